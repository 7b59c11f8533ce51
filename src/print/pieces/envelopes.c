/* What is on the envelopes of prizes: a piece of paper for each winner. */
#include "config.h"

#include <stdio.h>

#include "print/list.h"
#include "print/pieces/cards.h"
#include "print/prizes.h"

enum status print_envelopes(const struct event *event, int section,
	const struct print_receipt *receipts, int count, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct cards cards = {.title = "Envelopes", .columns = SLIP_COLUMNS, .rows = SLIP_ROWS};
	struct table about = {.ncolumns = 1};
	const enum status status = list_begin(&about, event, section, error);
	struct card *card;

	if (status != STATUS_OK)
		return status;
	if (style->form != PRINT_TEXT && style->form != PRINT_PDF) {
		error->code = STATUS_REFUSED;
		snprintf(error->text, sizeof(error->text),
			"Envelopes are written as plain text or PDF.");
		return STATUS_REFUSED;
	}
	for (int i = 0; i < count && (card = cards_add(&cards)) != NULL; i++) {
		card_event(card, about.event);
		card_line(card, CARD_PLAIN, "%s", "");
		card_line(card, CARD_LARGE, "%s", receipts[i].name);
		card_line(card, CARD_PLAIN, "%s", receipts[i].club);
		card_line(card, CARD_PLAIN, "%s", receipts[i].words);
		card_line(card, CARD_STRONG, "%s", receipts[i].amount);
		card_line(card, CARD_PLAIN, "%s", receipts[i].not_final);
	}
	return cards_finish(&cards, style, sink, error);
}
