/*
 * One way to mend a published round, as a whole draw with its score, and which of two is the
 * better.
 *
 * The order: fewest changed boards; then the terms of the rule book up to and with colour; then,
 * where the rule book cuts score groups at a mid-line, the order of the guide ("What to do if a
 * mistake is made"); then the rest of the terms; then the fewest players who change their colour.
 */
#ifndef APP_REPAIR_CHOICE_H
#define APP_REPAIR_CHOICE_H

#include "app/repair/search.h"

/* What all choices of one repair share. */
struct repair_view {
	const struct pairing_book *book;
	const struct pairing_input *input;
	const struct repair_problem *problem;
	const int *scores; /* by which the round is drawn */
	/* players who do not come, whose boards are opened: two of them may fill a board */
	const int *missing;
	int nmissing;
	/* a score was wrong: pairs of floats are broken first, then pairs of a score between */
	bool wrong_score;
	int was, is; /* that score */
	/* what is no better by the rules, up to and with colour, mends nothing; NULL: all mends */
	const struct pairing_score *published;
};

struct repair_choice {
	struct pairing_draw draw; /* in the order of the numbers of the boards; owned */
	int *changed;             /* numbers of the changed boards, ascending; owned */
	int nchanged;
	struct pairing_score score;
	long long guide; /* the lower, the sooner the guide would do it */
	int turned;      /* players on other boards now, with another colour */
};

/*
 * Seats with their numbers and colours, scored. *legal: it breaks no rule that unchanged boards do
 * not break, and is better where it must be; else *choice holds nothing. STATUS_NO_MEMORY.
 */
enum status repair_choice_make(const struct repair_view *view, const struct repair_draw *draw,
	struct repair_choice *choice, bool *legal);
void repair_choice_done(struct repair_choice *choice);

/*
 * The score of the draw in the order of publication, by which some rule books look at colours, and
 * without the boards of two who do not come: they are empty, and fill only what would be a gap
 * between the others.
 */
enum pairing_status repair_score(const struct repair_view *view, const struct pairing_draw *draw,
	struct pairing_score *score);

/* Below 0: a is the better one. 0: the same draw. */
int repair_choice_compare(const struct repair_view *view, const struct repair_choice *a,
	const struct repair_choice *b);

/* Do the same boards change? */
bool repair_choice_same_boards(const struct repair_choice *a, const struct repair_choice *b);

#endif
