/*
 * The best of all draws of a small field in which a wish is so, by the rule book's own score.
 */
#ifndef SUPPORT_REFERENCE_WISH_SEARCH_H
#define SUPPORT_REFERENCE_WISH_SEARCH_H

#include <stdbool.h>

#include "app/position/translate.h"
#include "app/whynot/whynot.h"

enum { WISH_BOARDS = 16 };

struct wish_search {
	const struct translation *cards;
	const struct pairing_input *input; /* with the wish fixed by hand */
	const struct wish *wish;
	const struct pairing_draw *now;
	/* boards of `now` that stay, whatever the rules say */
	bool held[WISH_BOARDS];
	/* what is found: */
	bool found;
	struct pairing_score best;
	int changes; /* boards of the best draw that are not those of `now`, the fewest */
	/* for the search: who is in */
	int card[WISH_BOARDS], n;
};

/* Seats all who are in, in every way; to be called for a new search or one that found nothing. */
void wish_search_run(struct wish_search *search);
void wish_search_done(struct wish_search *search);

/* Is the wish so in this draw? */
bool wish_search_is_so(const struct wish_search *search, const struct pairing_draw *draw);
/* The rule book's score of a draw; free it with pairing_score_done. */
void wish_search_score(const struct wish_search *search, const struct pairing_input *input,
	const struct pairing_draw *draw, struct pairing_score *score);
/* Some rule books let rules yield in a draw that is legal: does one in this? */
bool wish_search_breaks_a_rule(const struct pairing_score *score);

#endif
