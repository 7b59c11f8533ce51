/* A plain text of lines on paper or in a browser. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "print/html_out.h"
#include "print/pdf_paper.h"
#include "print/print.h"

enum { LINE_MOST = 4 * PRINT_WIDTH_MOST };

/* The next line without its blanks, how many they were, and what is behind it; NULL: the end. */
static const char *next_line(const char *text, char line[LINE_MOST], int *blanks)
{
	const size_t length = strcspn(text, "\n");

	if (!*text)
		return NULL;
	*blanks = (int)strspn(text, " ");
	snprintf(line, LINE_MOST, "%.*s", (int)length - *blanks, text + *blanks);
	return text + length + (text[length] == '\n');
}

#ifdef HAVE_PDF

/* In points. */
enum { MARGIN = 42, SIZE = 11, STEP = 15, BLANK = 6 };

/* With page and time of printing in the lower margin; pages 0: nothing is drawn. */
static void end_page(struct pdf_paper *paper, int page, int pages, const char *when)
{
	const double y = paper->height - MARGIN, width = paper->width - 2 * MARGIN;
	char number[32];

	if (pages == 0)
		return;
	snprintf(number, sizeof(number), "page %d of %d", page, pages);
	if (pages > 1)
		pdf_paper_text(paper, MARGIN, y, width, TABLE_LEFT, number);
	if (when)
		pdf_paper_text(paper, MARGIN, y, width, TABLE_RIGHT, when);
	pdf_paper_end_page(paper);
}

/* How many pages the text has, which are drawn. pages 0: they are counted alone. */
static int draw_pages(struct pdf_paper *paper, const char *text, int pages, const char *when)
{
	const double end = paper->height - MARGIN - STEP; /* a line apart from the foot */
	char line[LINE_MOST];
	double y = MARGIN;
	int blanks, page = 1;

	while ((text = next_line(text, line, &blanks)) != NULL) {
		const double x = MARGIN + blanks * BLANK, width = paper->width - MARGIN - x;
		const int lines = pdf_paper_lines(paper, width, LINE_MOST, line);

		if (y + lines * STEP > end && y > MARGIN) {
			end_page(paper, page++, pages, when);
			y = MARGIN;
		}
		if (pages > 0)
			pdf_paper_folded(paper, x, y, width, TABLE_LEFT, false, lines, line);
		y += lines * STEP;
	}
	end_page(paper, page, pages, when);
	return page;
}

static enum status write_pdf(const char *text, const char *title, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct pdf_paper paper;

	pdf_paper_open(&paper, sink, title, style->joined);
	pdf_paper_size(&paper, style->paper, false);
	pdf_paper_font(&paper, SIZE, false);
	draw_pages(&paper, text, draw_pages(&paper, text, 0, NULL), style->when);
	return pdf_paper_close(&paper, error);
}

#else

static enum status write_pdf(const char *text, const char *title, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	(void)text;
	(void)title;
	(void)style;
	(void)sink;
	error->code = STATUS_REFUSED;
	snprintf(error->text, sizeof(error->text),
		"This program was built without PDF; plain text it writes.");
	return STATUS_REFUSED;
}

#endif

static enum status write_html(const char *text, const char *title, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct html_out out = {.sink = sink, .joined = style->joined};
	char line[LINE_MOST], begin[48];
	int blanks;

	html_begin(&out, "", title, "p{margin:.2rem 0}\n");
	html_body(&out);
	while ((text = next_line(text, line, &blanks)) != NULL) {
		snprintf(begin, sizeof(begin), "<p style=\"margin-left:%d.%dem\">", blanks / 2,
			blanks % 2 * 5);
		html_put(&out, begin);
		html_put_text(&out, line);
		html_put(&out, "</p>\n");
	}
	return html_end(&out, style->when, error);
}

enum status print_plain_text(const char *text, const char *title, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	if (style->form == PRINT_PDF)
		return write_pdf(text, title, style, sink, error);
	if (style->form == PRINT_HTML)
		return write_html(text, title, style, sink, error);
	error->code = STATUS_REFUSED;
	snprintf(error->text, sizeof(error->text), "It is no table: plain text, HTML or PDF.");
	return STATUS_REFUSED;
}
