/* Pairing cards as PDF. */
#include "config.h"

#include "print/pieces/pairing_card.h"

#ifdef HAVE_PDF

#include <cairo.h>

#include "print/pdf_paper.h"

/* In points. */
enum {
	LABEL_WIDTH = 52,
	NUMBER_WIDTH = 46,
	GRADE_WIDTH = 78,
	ROW_MOST = 20,
	DOT = 4, /* from the edges to the middle of one */
	SIZE_SMALL = 8,
	SIZE_CELL = 12,
	SIZE_NAME = 14,
	SIZE_LEAST = 6
};

static const double step = 1.4; /* a line of letters, of their size */
static const double whole_turn = 6.2832;

struct frame {
	struct pdf_paper *paper;
	const struct pairing_cards *cards;
	const struct pairing_layout *layout;
	int card;
	double x, y, width, row_height;
};

/* Text in the middle of the height of a box, smaller where it would be too wide. */
static void put_text(const struct frame *frame, double x, double y, double width, double height,
	double size, bool bold, enum table_align align, const char *text)
{
	if (!*text)
		return;
	pdf_paper_font(frame->paper, size, bold);
	while (size > SIZE_LEAST && pdf_paper_width(frame->paper, text) > width)
		pdf_paper_font(frame->paper, --size, bold);
	pdf_paper_name(
		frame->paper, x, y + (height - size * step) / 2 + size * 0.1, width, align, text);
}

static void put_line(const struct frame *frame, double x, double y, double to_x, double to_y)
{
	cairo_move_to(frame->paper->cairo, x, y);
	cairo_line_to(frame->paper->cairo, to_x, to_y);
	cairo_stroke(frame->paper->cairo);
}

/* A word above what it is of. */
static void put_box(const struct frame *frame, double x, double width, const char *head,
	double size, enum table_align align, const char *text)
{
	put_text(frame, x + 3, frame->y + 1, width - 6, SIZE_SMALL * step, SIZE_SMALL, false,
		TABLE_LEFT, head);
	put_text(frame, x + 3, frame->y + SIZE_SMALL * step, width - 6,
		PAIRING_PDF_HEAD - SIZE_SMALL * step, size, true, align, text);
}

/* Two lines in the corner: grade and club, each behind its word. */
static void put_corner(const struct frame *frame, double x)
{
	const struct pairing_card *card = &frame->cards->of[frame->card];
	const char *const heads[] = {"Grade", frame->cards->club_head},
			  *const texts[] = {card->grade, card->club};

	for (int i = 0; i < 2; i++) {
		const double y = frame->y + i * PAIRING_PDF_HEAD / 2.0;
		double head;

		put_text(frame, x + 3, y, GRADE_WIDTH, PAIRING_PDF_HEAD / 2.0, SIZE_SMALL, false,
			TABLE_LEFT, heads[i]);
		head = pdf_paper_width(frame->paper, heads[i]) + 6;
		put_text(frame, x + head, y, GRADE_WIDTH - head - 3, PAIRING_PDF_HEAD / 2.0, 11,
			i == 0, TABLE_RIGHT, texts[i]);
	}
	put_line(frame, x, frame->y + PAIRING_PDF_HEAD / 2.0, x + GRADE_WIDTH,
		frame->y + PAIRING_PDF_HEAD / 2.0);
}

static void put_head(const struct frame *frame)
{
	const struct pairing_card *card = &frame->cards->of[frame->card];
	const double name = frame->x + NUMBER_WIDTH, corner = frame->x + frame->width - GRADE_WIDTH;

	put_box(frame, frame->x, NUMBER_WIDTH, "No", SIZE_NAME, TABLE_CENTRE, card->number);
	put_box(frame, name, corner - name, "Name", SIZE_NAME, TABLE_CENTRE, card->name);
	put_text(frame, name, frame->y + 1, corner - name - 3, SIZE_SMALL * step, SIZE_SMALL, true,
		TABLE_RIGHT, card->note);
	put_corner(frame, corner);
	put_line(frame, name, frame->y, name, frame->y + PAIRING_PDF_HEAD);
	put_line(frame, corner, frame->y, corner, frame->y + PAIRING_PDF_HEAD);
}

/* Dark enough to be read where the printer has black alone. */
static void set_ink(const struct frame *frame, enum pairing_ink ink)
{
	cairo_set_source_rgb(frame->paper->cairo, ink == PAIRING_RED ? 0.75 : 0,
		ink == PAIRING_GREEN ? 0.45 : 0, 0);
}

/* In the upper corner of the total for up, in the lower one for down. */
static void put_dot(
	const struct frame *frame, enum floated floated, double x, double y, double width)
{
	if (floated == FLOATED_NOT)
		return;
	cairo_new_path(frame->paper->cairo);
	cairo_arc(frame->paper->cairo, x + width - DOT,
		y + (floated == FLOATED_UP ? DOT : frame->row_height - DOT), 1.6, 0, whole_turn);
	cairo_fill(frame->paper->cairo);
}

/* What a round has left, in its ink. */
static void put_round(const struct frame *frame, int round, double x, double y, double width)
{
	const struct pairing_round *of = pairing_round_of(frame->cards, frame->card, round);
	const double size =
		frame->row_height * 0.62 < SIZE_CELL ? frame->row_height * 0.62 : SIZE_CELL;

	for (int row = 0; row < PAIRING_ROWS; row++) {
		const bool dotted = row == PAIRING_TOTAL && of->floated != FLOATED_NOT;

		set_ink(frame, row == PAIRING_ROUND ? PAIRING_BLACK : of->ink);
		put_text(frame, x + 1, y + row * frame->row_height,
			width - 2 - (dotted ? 2 * DOT - 2 : 0), frame->row_height,
			row == PAIRING_ROUND ? size * 0.8 : size, row == PAIRING_TOTAL,
			TABLE_CENTRE, of->text[row]);
	}
	set_ink(frame, of->ink);
	put_dot(frame, of->floated, x, y, width);
	set_ink(frame, PAIRING_BLACK);
}

/* Some of the rounds, with the rows of all. */
static void put_band(const struct frame *frame, int first, int last, double y)
{
	const double width = (frame->width - LABEL_WIDTH) / frame->layout->a_band;
	const double bottom = y + PAIRING_ROWS * frame->row_height;

	for (int round = first; round <= last; round++)
		put_round(frame, round, frame->x + LABEL_WIDTH + (round - first) * width, y, width);
	for (int row = 0; row < PAIRING_ROWS; row++) {
		const double at = y + row * frame->row_height;

		put_text(frame, frame->x + 3, at, LABEL_WIDTH - 6, frame->row_height,
			SIZE_SMALL + 1, false, TABLE_LEFT,
			pairing_label(frame->cards, (enum pairing_row)row));
		put_line(frame, frame->x, at, frame->x + frame->width, at);
	}
	for (int i = 0; i <= last - first + 1; i++) {
		const double x = frame->x + LABEL_WIDTH + i * width;

		put_line(frame, x, y, x, bottom);
	}
}

/* What is said below the rounds; returns where it ends. */
static double put_said(const struct frame *frame, double y)
{
	const char *said = frame->cards->of[frame->card].said;
	const double width = frame->width - 6;
	const int most = frame->layout->said;

	if (!*said)
		return y;
	pdf_paper_font(frame->paper, SIZE_SMALL, false);
	pdf_paper_folded(frame->paper, frame->x + 3, y + 1, width, TABLE_LEFT, false, most, said);
	return y + pdf_paper_lines(frame->paper, width, most, said) * PAIRING_PDF_SAID;
}

/* The event, and its code at the other end. */
static void put_foot(const struct frame *frame, double y)
{
	const char *code = frame->cards->code;
	double width = frame->width - 6;
	char event[TABLE_HEADING_SIZE];

	put_text(frame, frame->x + 3, y, width, PAIRING_PDF_FOOT, SIZE_SMALL, false, TABLE_RIGHT,
		code);
	pdf_paper_font(frame->paper, SIZE_SMALL, false);
	if (code[0])
		width -= pdf_paper_width(frame->paper, code) + SIZE_SMALL;
	put_text(frame, frame->x + 3, y, width, PAIRING_PDF_FOOT, SIZE_SMALL, false, TABLE_LEFT,
		pdf_paper_fit_event(frame->paper, event, frame->cards->event, width));
}

void pairing_pdf_draw(struct pdf_paper *paper, const struct pairing_cards *cards, int card,
	const struct pairing_layout *layout, double x, double y, double width, double height)
{
	struct frame frame = {paper, cards, layout, card, .x = x + PAIRING_PDF_INSET,
		.y = y + PAIRING_PDF_INSET, .width = width - 2 * PAIRING_PDF_INSET};
	const double room = height - 2 * PAIRING_PDF_INSET - PAIRING_PDF_HEAD - PAIRING_PDF_FOOT -
		layout->said * PAIRING_PDF_SAID;
	double band, bottom;

	frame.row_height = room / (PAIRING_ROWS * layout->bands);
	if (frame.row_height > ROW_MOST)
		frame.row_height = ROW_MOST;
	band = PAIRING_ROWS * frame.row_height;
	cairo_set_dash(paper->cairo, NULL, 0, 0);
	cairo_set_line_width(paper->cairo, 0.7);
	put_head(&frame);
	for (int i = 0, first = 1; i < layout->bands; i++, first += layout->a_band) {
		const int last = first + layout->a_band - 1;

		put_band(&frame, first, last < cards->rounds ? last : cards->rounds,
			frame.y + PAIRING_PDF_HEAD + i * band);
	}
	bottom = frame.y + PAIRING_PDF_HEAD + layout->bands * band;
	cairo_rectangle(paper->cairo, frame.x, frame.y, frame.width, bottom - frame.y);
	cairo_stroke(paper->cairo);
	put_foot(&frame, put_said(&frame, bottom));
}

#endif
