/* From what the app tells of the cards to what the view model is built from. */
#include "config.h"

#include "tui/state/seen.h"

#include <stdlib.h>

#include "app/round/cards.h"

static enum floated floated_of(enum pairing_float floated)
{
	return floated == PAIRING_FLOAT_DOWN  ? FLOATED_DOWN
		: floated == PAIRING_FLOAT_UP ? FLOATED_UP
					      : FLOATED_NOT;
}

/* note: NULL: there is none on his card. */
static void see(const struct app_card *card, const struct half_ends *ends,
	const struct card_note *note, struct board_seen *seen)
{
	const enum colour due = card->claim.due == PAIRING_WHITE ? COLOUR_WHITE
		: card->claim.due == PAIRING_BLACK               ? COLOUR_BLACK
								 : COLOUR_NONE;

	seen->claim = (struct board_claim){card->pin, due, card->claim.difference, card->claim.run,
		card->claim.games, ends->highest, ends->lowest};
	seen->score2 = card->score2;
	seen->added2 = card->added2;
	seen->corrected = note ? note->rounds : 0;
	seen->floated = floated_of(card->last_float);
	for (int r = 0; r < card->nfloats; r++)
		seen->floats[r] = "-DU"[floated_of(card->floats[r])];
}

enum status seen_cards(
	struct app *app, const struct card_notes *notes, struct board_seen **seen, int *count)
{
	struct app_card *cards = NULL;
	struct half_ends *ends = NULL;
	struct board_seen *made = NULL;
	struct error error;
	int n;
	enum status status = app_cards(app, &cards, &n, &error);

	if (status == STATUS_OK)
		status = app_half_ends(app, &ends, &error);
	if (status == STATUS_OK) {
		made = calloc((size_t)n + 1, sizeof(*made));
		if (!made)
			status = STATUS_NO_MEMORY;
	}
	for (int i = 0; made && i < n; i++)
		see(&cards[i], &ends[i], card_notes_of(notes, cards[i].pin), &made[i]);
	free(cards);
	free(ends);
	if (status != STATUS_OK)
		return status;
	*seen = made;
	*count = n;
	return status;
}
