/* What is fixed by hand in a round. */
#include "config.h"

#include "app/why/fixed.h"

#include <string.h>

#include "app/trial/best_draw.h"
#include "app/words/fixed.h"

enum { NAMED = 2, TEXT_SIZE = 2 * SENTENCE_SIZE };

/* One more thing; behind the first ones they are only counted. */
static void add(char *text, int *told, const char *what)
{
	const size_t used = strlen(text);

	if (++*told <= NAMED)
		words_put(text + used, TEXT_SIZE - used, "%s%s", *told > 1 ? "; " : "", what);
}

enum status why_fixed(
	const struct position *position, const struct cast *cast, struct why_list *list)
{
	const struct translation *cards = &position->cards;
	char text[TEXT_SIZE] = "Note: fixed by hand in this round: ", what[SENTENCE_SIZE];
	size_t used;
	int told = 0;

	for (int i = cards->out; i < cards->hands; i++) {
		if (cards->pins[i].kind == PAIRING_PIN_LEVEL)
			continue; /* a part of his half */
		words_fixed(cast, &(struct fixed){.pin = cards->pins[i]}, what, sizeof(what));
		add(text, &told, what);
	}
	for (int i = cards->banned; i < cards->input.napart; i++) {
		const struct fixed pair = fixed_apart(&cards->apart[i], false);

		words_fixed(cast, &pair, what, sizeof(what));
		add(text, &told, what);
	}
	if (told == 0)
		return STATUS_OK;
	used = strlen(text);
	if (told > NAMED)
		words_put(text + used, sizeof(text) - used, "; and %d more", told - NAMED);
	used = strlen(text);
	words_put(text + used, sizeof(text) - used, ". All costs are told with that kept.");
	return why_list_add(list, WHY_NOTE, text);
}

/* The card with the bye of a draw; -1: there is none. */
static int find_bye(const struct pairing_draw *draw)
{
	for (int i = 0; i < draw->count; i++)
		if (draw->boards[i].black == PAIRING_NOBODY)
			return i;
	return -1;
}

static bool is_bye_fixed(const struct translation *cards, int card)
{
	for (int i = cards->out; i < cards->input.npins; i++)
		if (cards->pins[i].kind == PAIRING_PIN_BYE && cards->pins[i].player == card)
			return true;
	return false;
}

enum status why_fixed_bye(
	struct position *position, const struct cast *cast, int board, struct why_list *list)
{
	const int at = find_bye(&position->draw);
	char text[SENTENCE_SIZE], who[WHO_SIZE];
	int best;
	enum status status;

	if (at < 0 || (board > 0 && at != board - 1) || position->cards.book->season ||
		!is_bye_fixed(&position->cards, position->draw.boards[at].white))
		return STATUS_OK;
	status = best_find_draw(position);
	if (status != STATUS_OK || position->best->status != PAIRING_OK)
		return status;
	best = find_bye(&position->best->draw);
	if (best < 0 || position->best->draw.boards[best].white == position->draw.boards[at].white)
		return STATUS_OK;
	words_who(cast->event, cast->section, cast->pins[position->best->draw.boards[best].white],
		who);
	words_put(text, sizeof(text), "By the rules %s would have the bye.", who);
	return why_list_add(list, WHY_FIXED, text);
}
