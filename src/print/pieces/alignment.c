/* The page of pieces of paper without any, to set the printer and the knife by. */
#include "config.h"

#include "print/pieces/alignment.h"

#include "print/pieces/cards.h"

/* What is to be seen on the paper. */
static void fill_first(struct card *card, enum print_form form)
{
	card_line(card, CARD_PLAIN, "%s", "All corners (+) must be on the paper.");
	card_line(card, CARD_PLAIN, "%s", "Cut the whole stack along the dashes.");
	if (form == PRINT_PDF)
		card_line(card, CARD_PLAIN, "%s", "At full size the line is 80 mm long:");
}

static void fill(struct card *card, int pile, int piles, enum print_form form)
{
	card_line(card, CARD_PLAIN, "%s", "");
	card_line(card, CARD_LARGE, "Pile %d of %d", pile, piles);
	card_line(card, CARD_PLAIN, "%s", "");
	if (pile == 1)
		fill_first(card, form);
	else
		card_line(card, CARD_PLAIN, "It goes below pile %d.", pile - 1);
}

enum status alignment_write(const char *title, int columns, int rows,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct cards cards = {.title = title, .columns = columns, .rows = rows, .marks = true};
	const int piles = columns * rows;
	struct card *card;

	for (int pile = 1; pile <= piles && (card = cards_add(&cards)) != NULL; pile++)
		fill(card, pile, piles, style->form);
	return cards_finish(&cards, style, sink, error);
}

enum status print_alignment(enum print_pieces pieces, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	return alignment_write(
		pieces == PRINT_SLIPS ? "Result slips: alignment" : "Place cards: alignment",
		SLIP_COLUMNS, SLIP_ROWS, style, sink, error);
}
