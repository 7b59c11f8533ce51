/* Cards as PDF. */
#include "config.h"

#include "print/pieces/pdf_cards.h"

#include <stdio.h>

#ifdef HAVE_PDF

#include <cairo.h>
#include <string.h>

#include "print/pdf_paper.h"
#include "print/pieces/pairing_card.h"

/* In points. */
enum { MARGIN = 18, INSET = 10, SIZE_LINE = 12, SIZE_LARGE = 30, SIZE_LEAST = 6 };
/* And of posters. */
enum { POSTER_MARGIN = 28, SIZE_POSTER = 42, SIZE_TINY = 3 };
static const double poster_step = 1.5;

/* A card on its page. */
struct place {
	double x, y, width, height;
};

/* The size of the letters with which all lines have room. */
static double size_of(const struct card *card, double height)
{
	const double room = (height - 2 * INSET) / (card->count * 1.5);

	return room < SIZE_LINE ? room : SIZE_LINE;
}

/* The letters of a line, smaller than `size` where it would be too wide; returns their size. */
static double fit_letters(
	struct pdf_paper *paper, double size, bool bold, const char *text, double width)
{
	pdf_paper_font(paper, size, bold);
	while (size > SIZE_LEAST && pdf_paper_width(paper, text) > width)
		pdf_paper_font(paper, --size, bold);
	return size;
}

static void draw_fields(struct pdf_paper *paper, const struct place *place, double y, char *text)
{
	int fields = 1;
	double at = 0;

	for (const char *c = text; *c; c++)
		fields += *c == '\t';
	for (int i = 0; text; i++) {
		const double end = place->width * (i + 1) / fields;
		char *rest = strchr(text, '\t');

		if (rest)
			*rest++ = '\0';
		pdf_paper_text(paper, place->x + at, y, end - at,
			fields > 1 && i + 1 == fields ? TABLE_RIGHT : TABLE_LEFT, text);
		at = end;
		text = rest;
	}
}

static void draw_card(struct pdf_paper *paper, const struct card *card, struct place place)
{
	const double size = size_of(card, place.height);
	double y = place.y + INSET;

	place.x += INSET;
	place.width -= 2 * INSET;
	for (int i = 0; i < card->count; i++) {
		char text[CARD_TEXT], fitted[TABLE_HEADING_SIZE];
		double used = size;

		memcpy(text, card->lines[i].text, sizeof(text));
		if (card->lines[i].kind == CARD_LARGE) {
			used = fit_letters(paper, SIZE_LARGE, true, text, place.width);
			pdf_paper_name(paper, place.x, y, place.width, TABLE_CENTRE, text);
		} else {
			/* a name is on it whole; fields are short */
			fit_letters(paper, size, card->lines[i].kind == CARD_STRONG,
				strchr(text, '\t') ? "" : text, place.width);
			if (card->lines[i].kind == CARD_EVENT)
				snprintf(text, sizeof(text), "%s",
					pdf_paper_fit_event(
						paper, fitted, card->lines[i].text, place.width));
			draw_fields(paper, &place, y, text);
		}
		y += used * 1.5;
	}
}

/* The sizes of a poster's letters. */
static double poster_size(enum card_line_kind kind)
{
	switch (kind) {
	case CARD_LARGE:
		return SIZE_POSTER;
	case CARD_STRONG:
		return SIZE_POSTER / 2.0;
	case CARD_EVENT:
	case CARD_PLAIN:
		break;
	}
	return SIZE_POSTER / 3.0;
}

/* Two lines round the page, and the text in the middle of it, each line as large as it has room. */
static void draw_poster(struct pdf_paper *paper, const struct card *card)
{
	const double width = paper->width - 4 * POSTER_MARGIN;
	const double room = paper->height - 4 * POSTER_MARGIN;
	double height = 0, scale, y;

	for (int frame = 0; frame < 2; frame++) {
		const double margin = POSTER_MARGIN + 5 * frame;

		cairo_set_line_width(paper->cairo, frame ? 0.7 : 2.5);
		cairo_rectangle(paper->cairo, margin, margin, paper->width - 2 * margin,
			paper->height - 2 * margin);
		cairo_stroke(paper->cairo);
	}
	for (int i = 0; i < card->count; i++)
		height += poster_size(card->lines[i].kind) * poster_step;
	scale = height > room ? room / height : 1;
	y = 2 * POSTER_MARGIN + (room - height * scale) / 2;
	for (int i = 0; i < card->count; i++) {
		const struct card_line *line = &card->lines[i];
		double size = poster_size(line->kind) * scale;
		const double step = size * poster_step;

		pdf_paper_font(paper, size, line->kind != CARD_PLAIN);
		while (size > SIZE_TINY && pdf_paper_width(paper, line->text) > width)
			pdf_paper_font(paper, --size, line->kind != CARD_PLAIN);
		pdf_paper_text(paper, 2 * POSTER_MARGIN, y, width, TABLE_CENTRE, line->text);
		y += step;
	}
}

/* Dashed, from edge to edge of the page. */
static void draw_cuts(
	struct pdf_paper *paper, const struct cards *cards, double width, double height)
{
	const double dashes[] = {3, 3};

	cairo_set_dash(paper->cairo, dashes, 2, 0);
	cairo_set_line_width(paper->cairo, 0.4);
	for (int column = 1; column < cards->columns; column++) {
		cairo_move_to(paper->cairo, MARGIN + column * width, 0);
		cairo_line_to(paper->cairo, MARGIN + column * width, paper->height);
	}
	for (int row = 1; row < cards->rows; row++) {
		cairo_move_to(paper->cairo, 0, MARGIN + row * height);
		cairo_line_to(paper->cairo, paper->width, MARGIN + row * height);
	}
	cairo_stroke(paper->cairo);
}

/* A cross at each corner of a place, and a measure in the first. */
static void draw_marks(
	struct pdf_paper *paper, const struct cards *cards, double width, double height)
{
	static const double arm = 8, millimetres = 80, points = 72 / 25.4;
	const double x = MARGIN + INSET, y = MARGIN + height - 2 * INSET;
	const double ends[] = {x, x + millimetres * points};

	cairo_set_dash(paper->cairo, NULL, 0, 0);
	cairo_set_line_width(paper->cairo, 1);
	for (int column = 0; column <= cards->columns; column++)
		for (int row = 0; row <= cards->rows; row++) {
			cairo_move_to(
				paper->cairo, MARGIN + column * width - arm, MARGIN + row * height);
			cairo_rel_line_to(paper->cairo, 2 * arm, 0);
			cairo_rel_move_to(paper->cairo, -arm, -arm);
			cairo_rel_line_to(paper->cairo, 0, 2 * arm);
		}
	cairo_move_to(paper->cairo, ends[0], y);
	cairo_line_to(paper->cairo, ends[1], y);
	for (int i = 0; i < 2; i++) {
		cairo_move_to(paper->cairo, ends[i], y - arm / 2);
		cairo_rel_line_to(paper->cairo, 0, arm);
	}
	cairo_stroke(paper->cairo);
}

static void draw_places(struct pdf_paper *paper, const struct cards *cards, int page,
	const struct pairing_layout *layout, double width, double height)
{
	for (int row = 0; row < cards->rows; row++)
		for (int column = 0; column < cards->columns; column++) {
			const int at = cards_at(cards, page, row * cards->columns + column);

			if (at >= 0 && cards->pairing)
				pairing_pdf_draw(paper, cards->pairing, at, layout,
					MARGIN + column * width, MARGIN + row * height, width,
					height);
			else if (at >= 0)
				draw_card(paper, &cards->of[at],
					(struct place){MARGIN + column * width,
						MARGIN + row * height, width, height});
		}
}

enum status pdf_cards_write(const struct cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct pairing_layout layout = {.columns = 0};
	struct pdf_paper paper;
	double width, height;

	if (cards->pairing)
		layout = pairing_layout_of(cards->pairing, style);
	pdf_paper_open(&paper, sink, cards->title, style->joined);
	pdf_paper_size(&paper, style->paper, cards->posters);
	width = (paper.width - 2 * MARGIN) / cards->columns;
	height = (paper.height - 2 * MARGIN) / cards->rows;
	for (int page = 0; page < cards_pages(cards); page++) {
		if (cards->posters) {
			draw_poster(&paper, &cards->of[page]);
		} else {
			draw_cuts(&paper, cards, width, height);
			draw_places(&paper, cards, page, &layout, width, height);
		}
		if (cards->marks)
			draw_marks(&paper, cards, width, height);
		pdf_paper_end_page(&paper);
	}
	if (cards_pages(cards) == 0) /* without a page it were no PDF */
		pdf_paper_end_page(&paper);
	return pdf_paper_close(&paper, error);
}

#else

enum status pdf_cards_write(const struct cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	(void)cards;
	(void)style;
	(void)sink;
	error->code = STATUS_REFUSED;
	snprintf(error->text, sizeof(error->text),
		"This program was built without PDF; cards as plain text it writes.");
	return STATUS_REFUSED;
}

#endif
