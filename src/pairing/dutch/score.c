/*
 * The verdict on a Dutch draw: what is broken, then bracket by bracket from the top the criteria C6
 * to C21 and the place in the order of generation, so that the draw with the least score is the one
 * that the rules make.
 *
 * C8 is counted from the draw's own next bracket: of the draws that are best down to C7 the best
 * one reaches there what C8 asks for.
 *
 * Colour criteria speak of the colours that the boards have. Those of article 5 cost no board more
 * than the others would, but for one thing: C13 does not count the absolute preferences that C3 and
 * 5.2 see to, so that who is denied one against them is counted before. Boards with other colours
 * than those of article 5 count at the end.
 */
#include "dutch/score.h"

#include "book/score_terms.h"

/* C5 */
static int score_of_bye(const struct dutch_seats *seats)
{
	int score = 0;

	for (int c = 0; c < seats->dutch.field.count; c++)
		if (seats->seats.opponent[c] == SEATS_BYE)
			score += seats->dutch.field.card[c].score;
	return score;
}

/* 1.7.1: absolute preferences that article 5.2 meets and the draw does not. */
static int denied_absolutes(const struct dutch_seats *seats)
{
	int n = 0;

	for (int c = 0; c < seats->dutch.field.count; c++)
		if (seats->seats.opponent[c] > c)
			n += dutch_absolutes_denied(&seats->dutch, c, seats->seats.opponent[c],
				dutch_seats_given(seats, c));
	return n;
}

static void add_legality(const struct dutch_seats *seats, struct score_draft *score)
{
	score_broken(&seats->seats, PAIRING_TERM_WRONG_SEATS, score);
	score_broken(&seats->seats, PAIRING_TERM_REPEATS, score);
	score_broken(&seats->seats, PAIRING_TERM_FORBIDDEN_PAIRS, score);
	score_broken(&seats->seats, PAIRING_TERM_BARRED_BYES, score);
	score_broken(&seats->seats, PAIRING_TERM_ABSOLUTE_COLOURS, score);
	score_term_add(score, PAIRING_TERM_ABSOLUTE_PREFERENCES, -1, denied_absolutes(seats));
	score_broken(&seats->seats, PAIRING_TERM_BROKEN_PINS, score);
	score_broken(&seats->seats, PAIRING_TERM_NEEDLESS_BYES, score);
	score_broken(&seats->seats, PAIRING_TERM_TRAY, score);
	score_term_add(score, PAIRING_TERM_BYE, -1, score_of_bye(seats));
}

/* 5.2: boards on which the colours are not those of the rules. */
static void add_colours(const struct dutch_seats *seats, struct score_draft *score)
{
	int n = 0;

	for (int c = 0; c < seats->dutch.field.count; c++)
		n += seats->seats.opponent[c] > c &&
			dutch_seats_given(seats, c) != dutch_seats_by_rule(seats, c);
	score_term_add(score, PAIRING_TERM_COLOURS_BY_RULE, -1, n);
}

enum pairing_status dutch_add_score(const struct frame_draw *drawn, struct score_draft *score)
{
	struct dutch_members members = {0};
	struct dutch_seats seats;

	if (!dutch_seats_init(&seats, drawn))
		return PAIRING_NO_MEMORY;
	dutch_verdict_add(&seats, score);
	add_legality(&seats, score);
	for (int k = 0; k < seats.dutch.field.nlevels; k++) {
		dutch_seats_open(&seats, k, &members);
		dutch_score_bracket(&seats, &members, score);
	}
	add_colours(&seats, score);
	dutch_seats_done(&seats);
	return PAIRING_OK;
}
