/* Paper to draw letters on, by pangocairo: one PDF from its first page to its last. */
#ifndef PRINT_PDF_PAPER_H
#define PRINT_PDF_PAPER_H

#include "core/status.h"
#include "print/print.h"
#include "print/table.h"

struct _cairo;
struct _cairo_surface;
struct _PangoLayout;

/* All in points, 72 to an inch. Is not moved while it is open. */
struct pdf_paper {
	const struct print_sink *sink;
	struct print_memory bytes; /* what goes there when it is whole */
	int reason;                /* errno of a failed write; 0: none */
	int pages;                 /* that have been ended */
	struct _cairo_surface *surface;
	struct _cairo *cairo;
	struct _PangoLayout *layout;
	double width, height;    /* of the page */
	double size;             /* of the letters */
	struct pdf_paper *whole; /* it goes on the pages of this one; NULL: it is by itself */
};

/* joined: the pages go behind those of other lists (joined.h); NULL: they are a file. */
void pdf_paper_open(struct pdf_paper *paper, const struct print_sink *sink, const char *title,
	struct print_joined *joined);
/* Of the pages from now on; oblong: wider than tall. */
void pdf_paper_size(struct pdf_paper *paper, enum print_paper size, bool oblong);
/* What texts are measured and drawn in from now on. */
void pdf_paper_font(struct pdf_paper *paper, double size, bool bold);
double pdf_paper_width(struct pdf_paper *paper, const char *text);
/* The line of event and section in a field so wide, as event_line_fit has it. Returns fitted. */
const char *pdf_paper_fit_event(
	struct pdf_paper *paper, char fitted[TABLE_HEADING_SIZE], const char *line, double width);
/*
 * In a field so wide, cut with "…" where there is no room; y: the top of the line. Runs from left
 * to right as a whole, whatever letters are in it.
 */
void pdf_paper_text(struct pdf_paper *paper, double x, double y, double width,
	enum table_align align, const char *text);
/* The same for a name by itself, which runs the way of its own letters. */
void pdf_paper_name(struct pdf_paper *paper, double x, double y, double width,
	enum table_align align, const char *name);
/*
 * The same on so many lines at most, broken at a blank or, where there is none, between letters;
 * and how many it takes of them.
 */
void pdf_paper_folded(struct pdf_paper *paper, double x, double y, double width,
	enum table_align align, bool name, int lines, const char *text);
int pdf_paper_lines(struct pdf_paper *paper, double width, int lines, const char *text);
void pdf_paper_end_page(struct pdf_paper *paper);
/*
 * The end of the file, which is looked at (pdf_proof.h) and written; released in every case. Of
 * pages that go behind others the end of these alone.
 */
enum status pdf_paper_close(struct pdf_paper *paper, struct error *error);
/* The end of the file of all of them; nothing where it was not begun. */
enum status pdf_paper_joined_end(
	struct pdf_paper *whole, const struct print_sink *sink, struct error *error);

#endif
