/* The cards of a round in the order of a recorded lot. */
#include "config.h"

#include "support/reference/lot_facts.h"

#include "app/event/options.h"
#include "cards/lot.h"

/* By score, then by the lot; seats and levels as before. */
static void order_by_lot(struct round_facts *facts, int lot)
{
	const struct round_facts before = *facts;
	int was[FACTS_PINS];

	for (int i = 0; i < facts->count; i++) {
		const struct fact_card *card = &before.card[i];
		int at = i;

		for (; at > 0 && before.card[was[at - 1]].score == card->score &&
			lot_place(lot, card->pin) < lot_place(lot, before.card[was[at - 1]].pin);
			at--)
			was[at] = was[at - 1];
		was[at] = i;
	}
	for (int i = 0; i < facts->count; i++) {
		facts->card[i] = before.card[was[i]];
		facts->card_of[facts->card[i].pin] = i;
	}
	for (int i = 0; i < facts->count; i++) {
		struct fact_card *card = &facts->card[i];

		if (card->opponent >= 0)
			card->opponent = facts->card_of[before.card[card->opponent].pin];
	}
}

void lot_facts_amend(struct round_facts *facts)
{
	const struct section *section = event_section(facts->event, 1);
	const struct pairing_book *book = pairing_book_find(section->system);
	const int lot = options_value(book, section->options, pairing_book_option(book, "random"));

	if (lot > 0)
		order_by_lot(facts, lot);
}
