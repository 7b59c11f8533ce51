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

static enum status write_pdf(const char *text, const char *title, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct pdf_paper paper;
	char line[LINE_MOST];
	double y = MARGIN;
	int blanks;

	pdf_paper_open(&paper, sink, title);
	pdf_paper_size(&paper, style->paper, false);
	pdf_paper_font(&paper, SIZE, false);
	while ((text = next_line(text, line, &blanks)) != NULL) {
		const double x = MARGIN + blanks * BLANK, width = paper.width - MARGIN - x;
		const int lines = pdf_paper_lines(&paper, width, LINE_MOST, line);

		if (y + lines * STEP > paper.height - MARGIN && y > MARGIN) {
			pdf_paper_end_page(&paper);
			y = MARGIN;
		}
		pdf_paper_folded(&paper, x, y, width, TABLE_LEFT, false, lines, line);
		y += lines * STEP;
	}
	if (style->when && y + 2 * STEP <= paper.height - MARGIN)
		pdf_paper_text(&paper, MARGIN, paper.height - MARGIN, paper.width - 2 * MARGIN,
			TABLE_RIGHT, style->when);
	pdf_paper_end_page(&paper);
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
	struct html_out out = {.sink = sink};
	char line[LINE_MOST], begin[48];
	int blanks;

	html_begin(&out, "", title, "p{margin:.2rem 0}\n");
	html_put(&out, "</head>\n<body>\n");
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
