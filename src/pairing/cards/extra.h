/*
 * Virtual points (acceleration): what a player's score counts for in the pairings.
 */
#ifndef PAIRING_CARDS_EXTRA_H
#define PAIRING_CARDS_EXTRA_H

#include "pairing.h"

/* The virtual points with which a player was drawn in round r + 1. */
int extra_of(const struct pairing_input *input, int player, int r);

/*
 * *paired: the input once more, the virtual points of this round in the scores of *players, which
 * the caller frees (NULL when the input has none, or is no sane one: field_init refuses it). A
 * score that is out of all bounds becomes -1, which field_init refuses too. PAIRING_NO_MEMORY:
 * nothing is made.
 */
enum pairing_status extra_add(const struct pairing_input *input, struct pairing_player **players,
	struct pairing_input *paired);

/*
 * PAIRING_BAD_INPUT and *blame (if not NULL) when a score with its virtual points is out of all
 * bounds. The input is otherwise a sane one (field_check).
 */
enum pairing_status extra_check(const struct pairing_input *input, struct pairing_blame *blame);

/* As in pairing_book: the scores with the virtual points of the round. */
enum pairing_status extra_scores(const struct pairing_input *input, int *scores);

/* Copy the scores of `count` players; PAIRING_BAD_INPUT, and nothing written: one is below 0. */
enum pairing_status extra_copy(const struct pairing_player *players, int count, int *scores);

#endif
