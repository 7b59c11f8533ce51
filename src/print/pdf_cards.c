/* Cards as PDF. */
#include "config.h"

#include "print/pdf_cards.h"

#include <stdio.h>

#ifdef HAVE_PDF

#include <cairo.h>
#include <string.h>

#include "print/pdf_paper.h"

/* In points. */
enum { MARGIN = 18, INSET = 10, SIZE_LINE = 12, SIZE_LARGE = 30, SIZE_LEAST = 6 };

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

/* In letters as large as the width allows. */
static double draw_large(
	struct pdf_paper *paper, const struct place *place, double y, const char *text)
{
	double size = SIZE_LARGE;

	pdf_paper_font(paper, size, true);
	while (size > SIZE_LEAST && pdf_paper_width(paper, text) > place->width)
		pdf_paper_font(paper, --size, true);
	pdf_paper_text(paper, place->x, y, place->width, TABLE_CENTRE, text);
	return size;
}

static void draw_card(struct pdf_paper *paper, const struct card *card, struct place place)
{
	const double size = size_of(card, place.height);
	double y = place.y + INSET;

	place.x += INSET;
	place.width -= 2 * INSET;
	for (int i = 0; i < card->count; i++) {
		char text[CARD_TEXT];
		double used = size;

		memcpy(text, card->lines[i].text, sizeof(text));
		if (card->lines[i].kind == CARD_LARGE) {
			used = draw_large(paper, &place, y, text);
		} else {
			pdf_paper_font(paper, size, card->lines[i].kind == CARD_STRONG);
			draw_fields(paper, &place, y, text);
		}
		y += used * 1.5;
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

enum status pdf_cards_write(const struct cards *cards, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct pdf_paper paper;
	double width, height;

	pdf_paper_open(&paper, sink, cards->title);
	pdf_paper_size(&paper, style->paper, false);
	width = (paper.width - 2 * MARGIN) / cards->columns;
	height = (paper.height - 2 * MARGIN) / cards->rows;
	for (int page = 0; page < cards_pages(cards); page++) {
		draw_cuts(&paper, cards, width, height);
		for (int place = 0; place < cards->columns * cards->rows; place++) {
			const int at = cards_at(cards, page, place);
			const int column = place % cards->columns, row = place / cards->columns;

			if (at >= 0)
				draw_card(&paper, &cards->of[at],
					(struct place){MARGIN + column * width,
						MARGIN + row * height, width, height});
		}
		cairo_show_page(paper.cairo);
	}
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
