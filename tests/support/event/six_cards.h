/*
 * A small table of cards, and what a score says about a draw of it.
 */
#ifndef SUPPORT_EVENT_SIX_CARDS_H
#define SUPPORT_EVENT_SIX_CARDS_H

#include "pairing.h"

enum { SIX_CARDS = 6, SIX_CARDS_ROUND = 4 };

/*
 * Six cards before round 4 on three levels of two, with scores 4, 3 and 2. Of each pair one is due
 * White and one Black: 0 WBW, 1 BWB, 2 WWB, 3 BBW, 4 BWW, 5 WBB, all against opponents outside.
 */
struct six_cards {
	struct pairing_game game[SIX_CARDS][SIX_CARDS_ROUND - 1];
	struct pairing_player player[SIX_CARDS];
	struct pairing_input input; /* points into this struct; move it not */
};

void six_cards_make(struct six_cards *table);

/* The CAA score of some boards; at most 16. */
struct pairing_score six_cards_score(
	const struct pairing_input *input, const struct pairing_board *boards, int count);

/* First value of a term, -1 if its list is empty. The term must be there. */
int64_t score_value(const struct pairing_score *score, const char *name);

int score_count(const struct pairing_score *score, enum pairing_violation_kind kind);

/* The violation must be there with this rule. */
void score_expect(const struct pairing_score *score, enum pairing_violation_kind kind,
	const char *rule, int player, int other);

#endif
