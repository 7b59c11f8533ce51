/* The PDF back end. */
#include "config.h"

#include "print/pdf_out.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef HAVE_PDF

#include <cairo.h>

#include "print/paging.h"
#include "print/pdf_paper.h"

/* All in points, 72 to an inch. */
enum {
	MARGIN = 34,
	SIZE_MEASURED = 10, /* of the letters when columns are measured */
	SIZE_WALL = 14, /* of what hangs on the wall, if there is room on upright or oblong pages */
	SIZE_WALL_MOST = 18,
	SIZE_MOST = 11,
	SIZE_UPRIGHT = 8, /* of the rest: if they must be smaller than this the pages are oblong */
	SIZE_LEAST = 5,   /* of a table that has no room else */
	NAME_LINES = 4,   /* at most */
	TEXT_LINES = 40   /* of a row that is one text */
};

static const double line_height = 1.4, column_gap = 1.0; /* of the size */
/*
 * Of the size: a column of names is not narrower than this, thirty letters or so, where the letters
 * can be as large as they should; one name that is longer goes on in further lines, and does not
 * make the letters of all smaller. And where they cannot.
 */
static const double name_width = 17, name_on_wall = 8, name_least = 6;

struct pdf {
	const struct table *table;
	const struct print_style *style;
	struct pdf_paper paper;
	double size;                                                   /* of the letters */
	double natural[TABLE_COLUMNS_MOST], cells[TABLE_COLUMNS_MOST]; /* widths of the columns */
	int rows;                                                      /* lines a page */
	int *lines;                                                    /* of each row */
	char note[TABLE_NOTE_SIZE]; /* the table's, in lines of the page's width */
	int note_lines;
};

static void measure_columns(struct pdf *pdf)
{
	const struct table *table = pdf->table;

	for (int column = 0; column < table->ncolumns; column++) {
		pdf_paper_font(&pdf->paper, SIZE_MEASURED, true);
		pdf->natural[column] = pdf_paper_width(&pdf->paper, table->columns[column].head);
		pdf_paper_font(&pdf->paper, SIZE_MEASURED, false);
		for (int row = 0; row < table_rows(table); row++) {
			const double width = table_row_is_line(table, row)
				? 0
				: pdf_paper_width(&pdf->paper, table_text(table, row, column));

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
static bool fit_size(struct pdf *pdf, int most, int least, bool cut_names)
{
	for (int halves = 2 * most; halves >= 2 * least; halves--) {
		const double size = halves / 2.0;

		if (set_cells(pdf, size, cut_names ? name_width * size : pdf->paper.width) <=
			pdf->paper.width - 2 * MARGIN)
			return true;
	}
	return false;
}

/* What is left of the page goes to the names that were cut. */
static void widen_names(struct pdf *pdf)
{
	double most = name_width * pdf->size;

	while (most < pdf->paper.width &&
		set_cells(pdf, pdf->size, most + 1) <= pdf->paper.width - 2 * MARGIN)
		most++;
	set_cells(pdf, pdf->size, most);
}

/* What letters of this size leave too wide is taken from the columns that may give. */
static bool squeeze(struct pdf *pdf, double size, double least)
{
	double most = name_width * size;
	bool fits = false;

	while (!fits && most > least * size) {
		fits = set_cells(pdf, size, most) <= pdf->paper.width - 2 * MARGIN;
		most--;
	}
	return fits;
}

/* The note is never cut: a line ends at the last blank before the margin. */
static void fold_note(struct pdf *pdf)
{
	const double room = pdf->paper.width - 2 * MARGIN;
	char *from = pdf->note, *blank = NULL;

	snprintf(pdf->note, sizeof(pdf->note), "%s", pdf->table->note);
	pdf->note_lines = pdf->note[0] != '\0';
	pdf_paper_font(&pdf->paper, pdf->size, false);
	for (char *at = pdf->note;; at++) {
		const char end = *at;

		if (end && end != ' ')
			continue;
		*at = '\0';
		if (blank && pdf_paper_width(&pdf->paper, from) > room) {
			*blank = '\n';
			from = blank + 1;
			pdf->note_lines++;
		}
		*at = end;
		blank = at;
		if (!end)
			return;
	}
}

/* The note below the line at *y, which becomes that of its last line. */
static void draw_note(struct pdf *pdf, double *y)
{
	const double step = pdf->size * line_height, room = pdf->paper.width - 2 * MARGIN;
	const char *from = pdf->note;

	for (int i = 0; i < pdf->note_lines; i++) {
		char line[TABLE_NOTE_SIZE];
		const size_t length = strcspn(from, "\n");

		snprintf(line, sizeof(line), "%.*s", (int)length, from);
		pdf_paper_text(&pdf->paper, MARGIN, *y += step, room, TABLE_LEFT, line);
		from += length + (from[length] == '\n');
	}
}

/*
 * The page and the letters: upright, oblong, and then with names on several lines. What hangs on
 * the wall has no letters that are too small for it while its other columns leave names any room.
 * False: the table is too wide for any.
 */
static bool fit_page(struct pdf *pdf)
{
	const bool wall = pdf->table->wall;
	const int most = wall ? SIZE_WALL_MOST : SIZE_MOST;
	const int least = wall ? SIZE_WALL : SIZE_UPRIGHT;

	pdf_paper_size(&pdf->paper, pdf->style->paper, false);
	if (fit_size(pdf, most, least, false))
		return true;
	pdf_paper_size(&pdf->paper, pdf->style->paper, true);
	if (fit_size(pdf, most, least, false))
		return true;
	if (wall && !fit_size(pdf, most, least, true) && squeeze(pdf, least, name_on_wall))
		return true;
	if (!fit_size(pdf, most, SIZE_LEAST, true))
		return squeeze(pdf, SIZE_LEAST, name_least);
	widen_names(pdf);
	return true;
}

/* The lines of each row; false: there is no memory. */
static bool count_lines(struct pdf *pdf)
{
	const struct table *table = pdf->table;

	pdf->lines = malloc(((size_t)table_rows(table) + 1) * sizeof(*pdf->lines));
	pdf_paper_font(&pdf->paper, pdf->size, false);
	for (int row = 0; pdf->lines && row < table_rows(table); row++) {
		if (table_row_is_line(table, row)) {
			pdf->lines[row] =
				pdf_paper_lines(&pdf->paper, pdf->paper.width - 2 * MARGIN,
					TEXT_LINES, table_text(table, row, 0));
			continue;
		}
		pdf->lines[row] = 1;
		for (int column = 0; column < table->ncolumns; column++) {
			const int lines = !table->columns[column].gives
				? 1
				: pdf_paper_lines(&pdf->paper, pdf->cells[column], NAME_LINES,
					  table_text(table, row, column));

			pdf->lines[row] = lines > pdf->lines[row] ? lines : pdf->lines[row];
		}
	}
	return pdf->lines != NULL;
}

static void choose_rows(struct pdf *pdf)
{
	/* event, title, note and heads above the rows, and a line below them */
	fold_note(pdf);
	pdf->rows = (int)((pdf->paper.height - 2 * MARGIN) / (pdf->size * line_height)) - 5 -
		pdf->note_lines;
}

static double draw_heading(struct pdf *pdf, int page, int pages)
{
	const struct table *table = pdf->table;
	const double step = pdf->size * line_height, room = pdf->paper.width - 2 * MARGIN;
	double y = MARGIN, x = MARGIN;
	char mark[40], event[TABLE_HEADING_SIZE];

	snprintf(mark, sizeof(mark), "page %d of %d", page, pages);
	pdf_paper_font(&pdf->paper, pdf->size, false);
	pdf_paper_text(&pdf->paper, MARGIN, y, room, TABLE_RIGHT, mark);
	pdf_paper_font(&pdf->paper, pdf->size, true);
	pdf_paper_text(&pdf->paper, MARGIN, y, room - pdf->size * 8, TABLE_LEFT,
		pdf_paper_fit_event(&pdf->paper, event, table->event, room - pdf->size * 8));
	pdf_paper_text(&pdf->paper, MARGIN, y += step, room, TABLE_LEFT, table->title);
	pdf_paper_font(&pdf->paper, pdf->size, false);
	draw_note(pdf, &y);
	y += 1.4 * step;
	pdf_paper_font(&pdf->paper, pdf->size, true);
	for (int column = 0; column < table->ncolumns; column++) {
		pdf_paper_text(&pdf->paper, x, y, pdf->cells[column], table->columns[column].align,
			table->columns[column].head);
		x += pdf->cells[column] + column_gap * pdf->size;
	}
	y += step;
	cairo_set_line_width(pdf->paper.cairo, 0.8);
	cairo_move_to(pdf->paper.cairo, MARGIN, y);
	cairo_line_to(pdf->paper.cairo, x - column_gap * pdf->size, y);
	cairo_stroke(pdf->paper.cairo);
	pdf_paper_font(&pdf->paper, pdf->size, false);
	return y + 0.1 * step;
}

/* A grey band behind every other thing of the list, for the eye to follow. */
static void draw_band(struct pdf *pdf, int place, double y, double height)
{
	const int thing = pdf->table->together > 1 ? place / pdf->table->together : place;
	double width = -column_gap * pdf->size;

	if (thing % 2 == 0)
		return;
	for (int column = 0; column < pdf->table->ncolumns; column++)
		width += pdf->cells[column] + column_gap * pdf->size;
	cairo_set_source_rgb(pdf->paper.cairo, 0.93, 0.93, 0.93);
	cairo_rectangle(pdf->paper.cairo, MARGIN, y, width, height);
	cairo_fill(pdf->paper.cairo);
	cairo_set_source_rgb(pdf->paper.cairo, 0, 0, 0);
}

static void draw_row(struct pdf *pdf, int row, double y)
{
	double x = MARGIN;

	if (table_row_is_line(pdf->table, row)) {
		pdf_paper_folded(&pdf->paper, x, y, pdf->paper.width - 2 * MARGIN, TABLE_LEFT,
			false, TEXT_LINES, table_text(pdf->table, row, 0));
		return;
	}
	for (int column = 0; column < pdf->table->ncolumns; column++) {
		const struct table_column *of = &pdf->table->columns[column];

		pdf_paper_folded(&pdf->paper, x, y, pdf->cells[column], of->align,
			table_pin(pdf->table, row, column) != 0, of->gives ? NAME_LINES : 1,
			table_text(pdf->table, row, column));
		x += pdf->cells[column] + column_gap * pdf->size;
	}
}

static void draw_pages(struct pdf *pdf)
{
	const struct paging paging = {pdf->table, pdf->rows, pdf->lines};
	const int pages = paging_count(&paging);
	const double step = pdf->size * line_height;

	for (int page = 1, row = 0, next; page <= pages; page++, row = next) {
		const int end = paging_end(&paging, row, &next);
		double y = draw_heading(pdf, page, pages);
		int place = 0;

		for (; row < end; y += pdf->lines[row++] * step) {
			if (table_row_is_empty(pdf->table, row))
				place = -1;
			else
				draw_band(pdf, place, y, pdf->lines[row] * step);
			place++;
			draw_row(pdf, row, y);
		}
		if (pdf->style->when)
			pdf_paper_text(&pdf->paper, MARGIN, pdf->paper.height - MARGIN - step,
				pdf->paper.width - 2 * MARGIN, TABLE_RIGHT, pdf->style->when);
		pdf_paper_end_page(&pdf->paper);
	}
}

enum status pdf_write(const struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct pdf pdf = {.table = table, .style = style};
	enum status status;
	bool fits, whole;

	pdf_paper_open(&pdf.paper, sink, table->title, style->joined);
	measure_columns(&pdf);
	fits = fit_page(&pdf);
	whole = fits && count_lines(&pdf);
	if (whole) {
		choose_rows(&pdf);
		draw_pages(&pdf);
	}
	status = pdf_paper_close(&pdf.paper, error);
	free(pdf.lines);
	if (fits)
		return whole ? status : print_sink_failed(ENOMEM, error);
	error->code = STATUS_REFUSED;
	snprintf(error->text, sizeof(error->text),
		"The table is too wide for a page of paper; as text it goes on several, as HTML on one.");
	return STATUS_REFUSED;
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
