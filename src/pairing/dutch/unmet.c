/*
 * Who in a bracket does not get what the rules want for him (C10 to C17).
 */
#include "dutch/unmet.h"

#include "dutch/score.h"

/* C10 to C13 */
static bool is_colour_unmet(const struct dutch_seats *seats, int card, enum pairing_term_id term)
{
	const struct dutch_colour_cost cost = dutch_colour_cost_for(
		&seats->dutch, card, seats->seats.opponent[card], dutch_seats_given(seats, card));

	return term == PAIRING_TERM_TOP_DIFFERENCES ? cost.c10 > 0
		: term == PAIRING_TERM_TOP_RUNS     ? cost.c11 > 0
		: term == PAIRING_TERM_PREFERENCES  ? cost.c12 > 0
						    : cost.c13 > 0;
}

bool dutch_is_unmet(const struct dutch_seats *seats, int level, int card, enum pairing_term_id term)
{
	/* those of colours have no marks */
	static const struct {
		enum pairing_term_id term;
		unsigned down, up;
	} terms[] = {{PAIRING_TERM_TOP_DIFFERENCES, 0, 0}, {PAIRING_TERM_TOP_RUNS, 0, 0},
		{PAIRING_TERM_PREFERENCES, 0, 0}, {PAIRING_TERM_STRONG_PREFERENCES, 0, 0},
		{PAIRING_TERM_DOWN_LAST, DUTCH_DOWN_1, 0}, {PAIRING_TERM_UP_LAST, 0, DUTCH_UP_1},
		{PAIRING_TERM_DOWN_BEFORE, DUTCH_DOWN_2, 0},
		{PAIRING_TERM_UP_BEFORE, 0, DUTCH_UP_2}};
	const struct field_card *cards = seats->dutch.field.card;
	const int bracket = dutch_seats_bracket(seats, card), other = seats->seats.opponent[card];
	const unsigned marks = seats->dutch.card[card].floats;

	if (cards[card].level > level || bracket < level)
		return false;
	for (size_t i = 0; i < sizeof(terms) / sizeof(terms[0]); i++) {
		if (terms[i].term != term)
			continue;
		if (!terms[i].down && !terms[i].up)
			return bracket == level && is_colour_unmet(seats, card, term);
		/* C14 to C17 speak of residents: who goes down, whose partner has come down */
		if (cards[card].level < level)
			return false;
		return bracket > level ? (marks & terms[i].down) != 0
				       : cards[other].level < level && (marks & terms[i].up) != 0;
	}
	return false;
}

int dutch_unmet(const struct dutch_seats *seats, int level, enum pairing_term_id term, int *players,
	int most)
{
	const struct field *field = &seats->dutch.field;
	int count = 0;

	for (int c = 0; c < field->level[level].first + field->level[level].count; c++) {
		if (!dutch_is_unmet(seats, level, c, term))
			continue;
		if (count < most)
			players[count] = field->card[c].player;
		count++;
	}
	return count;
}
