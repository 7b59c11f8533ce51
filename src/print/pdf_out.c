/* The PDF back end. */
#include "config.h"

#include "print/pdf_out.h"

#include <stdio.h>

#ifdef HAVE_PDF

#include <cairo-pdf.h>
#include <errno.h>
#include <math.h>
#include <pango/pangocairo.h>

#include "print/paging.h"

/* All in points, 72 to an inch. */
enum {
	MARGIN = 34,
	SIZE_MEASURED = 10, /* of the letters when columns are measured */
	SIZE_WALL = 14, /* of what hangs on the wall, if there is room on upright or oblong pages */
	SIZE_WALL_MOST = 18,
	SIZE_MOST = 11,
	SIZE_UPRIGHT = 8, /* of the rest: if they must be smaller than this the pages are oblong */
	SIZE_LEAST = 5
};

static const double line_height = 1.4, column_gap = 1.0; /* of the size */

struct pdf {
	const struct table *table;
	const struct print_style *style;
	const struct print_sink *sink;
	int reason; /* errno of a failed write; 0: none */
	cairo_surface_t *surface;
	cairo_t *cairo;
	PangoLayout *layout;
	double width, height;                                          /* of the page */
	double size;                                                   /* of the letters */
	double natural[TABLE_COLUMNS_MOST], cells[TABLE_COLUMNS_MOST]; /* widths of the columns */
	int rows;                                                      /* a page */
};

static cairo_status_t take_bytes(void *context, const unsigned char *bytes, unsigned int size)
{
	struct pdf *pdf = context;

	if (!pdf->reason &&
		!pdf->sink->write(pdf->sink->context, (const char *)bytes, (size_t)size))
		pdf->reason = errno;
	return pdf->reason ? CAIRO_STATUS_WRITE_ERROR : CAIRO_STATUS_SUCCESS;
}

static void set_font(struct pdf *pdf, double size, bool bold)
{
	PangoFontDescription *font = pango_font_description_new();

	pango_font_description_set_family_static(font, "DejaVu Sans,Noto Sans,Sans");
	pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
	pango_font_description_set_weight(font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
	pango_layout_set_font_description(pdf->layout, font);
	pango_font_description_free(font);
}

static double text_width_of(struct pdf *pdf, const char *text)
{
	int width;

	pango_layout_set_width(pdf->layout, -1);
	pango_layout_set_text(pdf->layout, text, -1);
	pango_layout_get_size(pdf->layout, &width, NULL);
	return (double)width / PANGO_SCALE;
}

/* In a field so wide, cut with "…" where there is no room. */
static void draw_text(
	struct pdf *pdf, double x, double y, double width, enum table_align align, const char *text)
{
	double missing;

	if (!*text)
		return;
	missing = width - text_width_of(pdf, text);
	if (missing < 0) {
		pango_layout_set_width(pdf->layout, (int)(width * PANGO_SCALE));
		missing = 0;
	}
	x += align == TABLE_RIGHT ? missing : align == TABLE_CENTRE ? missing / 2 : 0;
	cairo_move_to(pdf->cairo, x, y);
	pango_cairo_show_layout(pdf->cairo, pdf->layout);
}

static void measure_columns(struct pdf *pdf)
{
	const struct table *table = pdf->table;

	for (int column = 0; column < table->ncolumns; column++) {
		set_font(pdf, SIZE_MEASURED, true);
		pdf->natural[column] = text_width_of(pdf, table->columns[column].head);
		set_font(pdf, SIZE_MEASURED, false);
		for (int row = 0; row < table_rows(table); row++) {
			const double width = text_width_of(pdf, table_text(table, row, column));

			if (width > pdf->natural[column])
				pdf->natural[column] = width;
		}
	}
}

/* The widths of all columns in letters of this size; those that may give no wider than `most`. */
static double set_cells(struct pdf *pdf, double size, double most)
{
	const struct table *table = pdf->table;
	double sum = column_gap * size * (table->ncolumns - 1);

	for (int column = 0; column < table->ncolumns; column++) {
		pdf->cells[column] = pdf->natural[column] * size / SIZE_MEASURED + 0.5;
		if (table->columns[column].gives && pdf->cells[column] > most)
			pdf->cells[column] = most;
		sum += pdf->cells[column];
	}
	pdf->size = size;
	return sum;
}

/* The largest letters from `most` down to `least` with which all columns fit; false: none. */
static bool fit_size(struct pdf *pdf, double most, double least)
{
	for (double size = most; size >= least; size -= 0.5)
		if (set_cells(pdf, size, pdf->width) <= pdf->width - 2 * MARGIN)
			return true;
	return false;
}

/* What the smallest letters leave too wide is taken from the columns that may give. */
static void squeeze(struct pdf *pdf)
{
	double most = pdf->width;

	while (most > 4 * SIZE_LEAST && set_cells(pdf, SIZE_LEAST, most) > pdf->width - 2 * MARGIN)
		most -= 2;
}

static void choose_page(struct pdf *pdf)
{
	const bool letter = pdf->style->paper == PAPER_LETTER, wall = pdf->table->wall;
	const double narrow = letter ? 612 : 595.28, tall = letter ? 792 : 841.89;
	const double most = wall ? SIZE_WALL_MOST : SIZE_MOST;

	pdf->width = narrow;
	pdf->height = tall;
	if (!fit_size(pdf, most, wall ? SIZE_WALL : SIZE_UPRIGHT)) {
		pdf->width = tall;
		pdf->height = narrow;
		if (!fit_size(pdf, most, SIZE_LEAST))
			squeeze(pdf);
	}
	/* event, title, note and heads above the rows, and a line below them */
	pdf->rows = (int)floor((pdf->height - 2 * MARGIN) / (pdf->size * line_height)) - 5 -
		(pdf->table->note[0] != '\0');
}

static double draw_heading(struct pdf *pdf, int page, int pages)
{
	const struct table *table = pdf->table;
	const double step = pdf->size * line_height, room = pdf->width - 2 * MARGIN;
	double y = MARGIN, x = MARGIN;
	char mark[40];

	snprintf(mark, sizeof(mark), "page %d of %d", page, pages);
	set_font(pdf, pdf->size, false);
	draw_text(pdf, MARGIN, y, room, TABLE_RIGHT, mark);
	set_font(pdf, pdf->size, true);
	draw_text(pdf, MARGIN, y, room - pdf->size * 8, TABLE_LEFT, table->event);
	draw_text(pdf, MARGIN, y += step, room, TABLE_LEFT, table->title);
	set_font(pdf, pdf->size, false);
	if (table->note[0])
		draw_text(pdf, MARGIN, y += step, room, TABLE_LEFT, table->note);
	y += 1.4 * step;
	set_font(pdf, pdf->size, true);
	for (int column = 0; column < table->ncolumns; column++) {
		draw_text(pdf, x, y, pdf->cells[column], table->columns[column].align,
			table->columns[column].head);
		x += pdf->cells[column] + column_gap * pdf->size;
	}
	y += step;
	cairo_set_line_width(pdf->cairo, 0.8);
	cairo_move_to(pdf->cairo, MARGIN, y);
	cairo_line_to(pdf->cairo, x - column_gap * pdf->size, y);
	cairo_stroke(pdf->cairo);
	set_font(pdf, pdf->size, false);
	return y + 0.1 * step;
}

/* A grey band behind every other thing of the list, for the eye to follow. */
static void draw_band(struct pdf *pdf, int place, double y)
{
	const int thing = pdf->table->together > 1 ? place / pdf->table->together : place;
	double width = -column_gap * pdf->size;

	if (thing % 2 == 0)
		return;
	for (int column = 0; column < pdf->table->ncolumns; column++)
		width += pdf->cells[column] + column_gap * pdf->size;
	cairo_set_source_rgb(pdf->cairo, 0.93, 0.93, 0.93);
	cairo_rectangle(pdf->cairo, MARGIN, y, width, pdf->size * line_height);
	cairo_fill(pdf->cairo);
	cairo_set_source_rgb(pdf->cairo, 0, 0, 0);
}

static void draw_row(struct pdf *pdf, int row, double y)
{
	double x = MARGIN;

	for (int column = 0; column < pdf->table->ncolumns; column++) {
		draw_text(pdf, x, y, pdf->cells[column], pdf->table->columns[column].align,
			table_text(pdf->table, row, column));
		x += pdf->cells[column] + column_gap * pdf->size;
	}
}

static void draw_pages(struct pdf *pdf)
{
	const int pages = paging_count(pdf->table, pdf->rows);
	const double step = pdf->size * line_height;

	for (int page = 1, row = 0, next; page <= pages; page++, row = next) {
		const int end = paging_end(pdf->table, row, pdf->rows, &next);
		double y = draw_heading(pdf, page, pages);
		int place = 0;

		for (; row < end; row++, y += step) {
			if (table_row_is_empty(pdf->table, row))
				place = -1;
			else
				draw_band(pdf, place, y);
			place++;
			draw_row(pdf, row, y);
		}
		if (pdf->style->when)
			draw_text(pdf, MARGIN, pdf->height - MARGIN - step, pdf->width - 2 * MARGIN,
				TABLE_RIGHT, pdf->style->when);
		cairo_show_page(pdf->cairo);
	}
}

/* What is drawn on once the size of the pages is known, and before that to measure with. */
static void open_surface(struct pdf *pdf)
{
	cairo_font_options_t *options = cairo_font_options_create();

	pdf->surface = cairo_pdf_surface_create_for_stream(take_bytes, pdf, 595.28, 841.89);
	pdf->cairo = cairo_create(pdf->surface);
	pdf->layout = pango_cairo_create_layout(pdf->cairo);
	/* what is as wide when it is drawn as when it is measured, in letters of any size */
	cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
	pango_cairo_context_set_font_options(pango_layout_get_context(pdf->layout), options);
	pango_context_set_round_glyph_positions(pango_layout_get_context(pdf->layout), FALSE);
	pango_layout_context_changed(pdf->layout);
	cairo_font_options_destroy(options);
	pango_layout_set_single_paragraph_mode(pdf->layout, TRUE);
	pango_layout_set_ellipsize(pdf->layout, PANGO_ELLIPSIZE_END);
	/* "12. =" stands as it is written, whatever letters are in the row */
	pango_layout_set_auto_dir(pdf->layout, FALSE);
}

enum status pdf_write(const struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct pdf pdf = {.table = table, .style = style, .sink = sink};
	cairo_status_t drawn;

	open_surface(&pdf);
	measure_columns(&pdf);
	choose_page(&pdf);
	cairo_pdf_surface_set_size(pdf.surface, pdf.width, pdf.height);
	cairo_pdf_surface_set_metadata(pdf.surface, CAIRO_PDF_METADATA_TITLE, table->title);
	draw_pages(&pdf);
	g_object_unref(pdf.layout);
	drawn = cairo_status(pdf.cairo);
	cairo_destroy(pdf.cairo);
	cairo_surface_finish(pdf.surface);
	if (drawn == CAIRO_STATUS_SUCCESS)
		drawn = cairo_surface_status(pdf.surface);
	cairo_surface_destroy(pdf.surface);
	if (!pdf.reason && !sink->write(sink->context, "", 0))
		pdf.reason = errno;
	if (pdf.reason)
		return print_sink_failed(pdf.reason, error);
	if (drawn == CAIRO_STATUS_SUCCESS)
		return STATUS_OK;
	error->code = STATUS_IO;
	snprintf(error->text, sizeof(error->text), "The list cannot be drawn as PDF: %s.",
		cairo_status_to_string(drawn));
	return STATUS_IO;
}

#else

enum status pdf_write(const struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	(void)table;
	(void)style;
	(void)sink;
	error->code = STATUS_REFUSED;
	snprintf(error->text, sizeof(error->text),
		"This program was built without PDF; text, CSV and HTML it writes.");
	return STATUS_REFUSED;
}

#endif
