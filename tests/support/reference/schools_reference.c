/*
 * The Schools' rules a second time: the colours. The terms are in schools_reference_terms.c.
 */
#include "config.h"
#include "support/reference/schools_reference.h"

#include "cards/lot.h"

/* Whom rule 12, then rule 24 favour: true for card i. */
static bool is_favoured(const struct reference *reference, int i, int j)
{
	const struct reference_card *a = &reference->card[i], *b = &reference->card[j];
	const struct pairing_input *input = reference->input;

	for (int k = 0; k < 3; k++)
		if (a->claim[k] != b->claim[k])
			return a->claim[k] > b->claim[k];
	if (a->score != b->score)
		return a->score > b->score;
	if (input->players[a->player].top != input->players[b->player].top)
		return input->players[a->player].top;
	return lot_favours(input, a->player, b->player);
}

enum reference_colour schools_reference_colour(const struct reference *reference, int i, int j)
{
	const struct reference_card *a = &reference->card[i], *b = &reference->card[j];

	if (a->due == REFERENCE_OPEN && b->due == REFERENCE_OPEN)
		return REFERENCE_OPEN;
	if (a->pinned != REFERENCE_OPEN)
		return a->pinned;
	if (b->pinned != REFERENCE_OPEN)
		return reference_other_colour(b->pinned);
	if (a->due != b->due)
		return a->due == REFERENCE_OPEN ? reference_other_colour(b->due) : a->due;
	return is_favoured(reference, i, j) ? a->due : reference_other_colour(a->due);
}

/* Rule 26: by the lot that is recorded, if there is one. */
static bool stands_before(const struct reference *reference, int a, int b)
{
	const int lot = reference->option[SCHOOLS_REFERENCE_RANDOM];
	const struct pairing_player *players = reference->input->players;

	return lot > 0 && lot_place(lot, players[a].number) < lot_place(lot, players[b].number);
}

static const int settings[SCHOOLS_REFERENCE_SETTINGS] = {3, 2, 1, 1, 0, 0};

const struct reference_rules schools_reference = {.options = settings,
	.colour = schools_reference_colour,
	.term = schools_reference_term,
	.stands_before = stands_before};
