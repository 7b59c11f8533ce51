/* Paper to draw letters on, by pangocairo. */
#include "config.h"

#include "print/pdf_paper.h"

#ifdef HAVE_PDF

#include <cairo-pdf.h>
#include <errno.h>
#include <pango/pangocairo.h>
#include <stdio.h>

#include "core/text/fit.h"
#include "print/event_line.h"
#include "print/joined.h"
#include "print/pdf_proof.h"

/* Of the size: how far below the top of a line its letters stand. */
static const double ascent = 0.93;

static cairo_status_t take_bytes(void *context, const unsigned char *bytes, unsigned int size)
{
	struct pdf_paper *paper = context;
	const struct print_sink memory = print_sink_memory(&paper->bytes);

	if (!paper->reason && !memory.write(memory.context, (const char *)bytes, (size_t)size))
		paper->reason = errno;
	return paper->reason ? CAIRO_STATUS_WRITE_ERROR : CAIRO_STATUS_SUCCESS;
}

void pdf_paper_font(struct pdf_paper *paper, double size, bool bold)
{
	PangoFontDescription *font = pango_font_description_new();

	pango_font_description_set_family_static(font, "DejaVu Sans,Noto Sans,Sans");
	pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
	pango_font_description_set_weight(font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
	pango_layout_set_font_description(paper->layout, font);
	pango_font_description_free(font);
	paper->size = size;
}

double pdf_paper_width(struct pdf_paper *paper, const char *text)
{
	int width;

	pango_layout_set_width(paper->layout, -1);
	pango_layout_set_text(paper->layout, text, -1);
	pango_layout_get_size(paper->layout, &width, NULL);
	return (double)width / PANGO_SCALE;
}

const char *pdf_paper_fit_event(
	struct pdf_paper *paper, char fitted[TABLE_HEADING_SIZE], const char *line, double width)
{
	int cells = text_width(line);

	while (pdf_paper_width(paper, event_line_fit(fitted, line, cells)) > width && cells > 1)
		cells--;
	return fitted;
}

void pdf_paper_text(struct pdf_paper *paper, double x, double y, double width,
	enum table_align align, const char *text)
{
	double missing;

	if (!*text)
		return;
	missing = width - pdf_paper_width(paper, text);
	if (missing < 0) {
		pango_layout_set_width(paper->layout, (int)(width * PANGO_SCALE));
		missing = 0;
	}
	x += align == TABLE_RIGHT ? missing : align == TABLE_CENTRE ? missing / 2 : 0;
	/* letters of all scripts stand on one line, however high their fonts are */
	y += ascent * paper->size - (double)pango_layout_get_baseline(paper->layout) / PANGO_SCALE;
	cairo_move_to(paper->cairo, x, y);
	pango_cairo_show_layout(paper->cairo, paper->layout);
}

void pdf_paper_name(struct pdf_paper *paper, double x, double y, double width,
	enum table_align align, const char *name)
{
	pango_layout_set_auto_dir(paper->layout, TRUE);
	pdf_paper_text(paper, x, y, width, align, name);
	pango_layout_set_auto_dir(paper->layout, FALSE);
}

void pdf_paper_folded(struct pdf_paper *paper, double x, double y, double width,
	enum table_align align, bool name, int lines, const char *text)
{
	pango_layout_set_height(paper->layout, -lines);
	(name ? pdf_paper_name : pdf_paper_text)(paper, x, y, width, align, text);
	pango_layout_set_height(paper->layout, -1);
}

int pdf_paper_lines(struct pdf_paper *paper, double width, int lines, const char *text)
{
	int count;

	if (pdf_paper_width(paper, text) <= width)
		return 1;
	pango_layout_set_height(paper->layout, -lines);
	pango_layout_set_width(paper->layout, (int)(width * PANGO_SCALE));
	count = pango_layout_get_line_count(paper->layout);
	pango_layout_set_height(paper->layout, -1);
	return count;
}

static void open_file(struct pdf_paper *paper, const struct print_sink *sink, const char *title)
{
	cairo_font_options_t *options = cairo_font_options_create();

	*paper = (struct pdf_paper){.sink = sink};
	paper->surface = cairo_pdf_surface_create_for_stream(take_bytes, paper, 595.28, 841.89);
	paper->cairo = cairo_create(paper->surface);
	paper->layout = pango_cairo_create_layout(paper->cairo);
	/* what is as wide when it is drawn as when it is measured, in letters of any size */
	cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
	pango_cairo_context_set_font_options(pango_layout_get_context(paper->layout), options);
	pango_context_set_round_glyph_positions(pango_layout_get_context(paper->layout), FALSE);
	/* "12. =" stands as it is written, whatever letters are in the row */
	pango_context_set_base_dir(pango_layout_get_context(paper->layout), PANGO_DIRECTION_LTR);
	pango_layout_set_auto_dir(paper->layout, FALSE);
	pango_layout_context_changed(paper->layout);
	cairo_font_options_destroy(options);
	pango_layout_set_single_paragraph_mode(paper->layout, TRUE);
	pango_layout_set_ellipsize(paper->layout, PANGO_ELLIPSIZE_END);
	pango_layout_set_wrap(paper->layout, PANGO_WRAP_WORD_CHAR);
	cairo_pdf_surface_set_metadata(paper->surface, CAIRO_PDF_METADATA_TITLE, title);
}

void pdf_paper_open(struct pdf_paper *paper, const struct print_sink *sink, const char *title,
	struct print_joined *joined)
{
	if (!joined) {
		open_file(paper, sink, title);
		return;
	}
	if (!joined->paper.surface)
		open_file(&joined->paper, sink, joined->title);
	*paper = joined->paper;
	paper->whole = &joined->paper;
}

void pdf_paper_size(struct pdf_paper *paper, enum print_paper size, bool oblong)
{
	const bool letter = size == PAPER_LETTER;
	const double narrow = letter ? 612 : 595.28, tall = letter ? 792 : 841.89;

	paper->width = oblong ? tall : narrow;
	paper->height = oblong ? narrow : tall;
	cairo_pdf_surface_set_size(paper->surface, paper->width, paper->height);
}

void pdf_paper_end_page(struct pdf_paper *paper)
{
	cairo_show_page(paper->cairo);
	paper->pages++;
}

/* To the sink, if it is what it should be. */
static enum status finish(struct pdf_paper *paper, cairo_status_t drawn, struct error *error)
{
	const struct print_sink *sink = paper->sink;
	const bool whole = drawn == CAIRO_STATUS_SUCCESS &&
		pdf_proof(paper->bytes.bytes, paper->bytes.size, paper->pages);

	if (!paper->reason && whole &&
		(!sink->write(sink->context, paper->bytes.bytes, paper->bytes.size) ||
			!sink->write(sink->context, "", 0)))
		paper->reason = errno;
	print_memory_done(&paper->bytes);
	if (paper->reason)
		return print_sink_failed(paper->reason, error);
	if (whole)
		return STATUS_OK;
	error->code = STATUS_IO;
	snprintf(error->text, sizeof(error->text), "The list cannot be drawn as PDF: %s.",
		drawn == CAIRO_STATUS_SUCCESS ? "read again it is not whole"
					      : cairo_status_to_string(drawn));
	return STATUS_IO;
}

static enum status close_file(struct pdf_paper *paper, struct error *error)
{
	cairo_status_t drawn;

	g_object_unref(paper->layout);
	drawn = cairo_status(paper->cairo);
	cairo_destroy(paper->cairo);
	cairo_surface_finish(paper->surface);
	if (drawn == CAIRO_STATUS_SUCCESS)
		drawn = cairo_surface_status(paper->surface);
	cairo_surface_destroy(paper->surface);
	return finish(paper, drawn, error);
}

enum status pdf_paper_close(struct pdf_paper *paper, struct error *error)
{
	if (!paper->whole)
		return close_file(paper, error);
	paper->whole->pages = paper->pages;
	return STATUS_OK;
}

enum status pdf_paper_joined_end(
	struct pdf_paper *whole, const struct print_sink *sink, struct error *error)
{
	if (!whole->surface)
		return STATUS_OK;
	whole->sink = sink;
	return close_file(whole, error);
}

#endif
