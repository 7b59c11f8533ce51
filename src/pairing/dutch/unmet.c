/*
 * Who in a bracket does not get what the rules want for him (C10 to C17).
 */
#include "dutch/unmet.h"

#include <string.h>

#include "dutch/score.h"

/* C10 to C13 */
static bool is_colour_unmet(const struct dutch_seats *seats, int card, const char *rule)
{
	const struct dutch_colour_cost cost = dutch_colour_cost_for(
		&seats->dutch, card, seats->seats.opponent[card], dutch_seats_given(seats, card));

	return strcmp(rule, "C10") == 0    ? cost.c10 > 0
		: strcmp(rule, "C11") == 0 ? cost.c11 > 0
		: strcmp(rule, "C12") == 0 ? cost.c12 > 0
					   : cost.c13 > 0;
}

bool dutch_is_unmet(const struct dutch_seats *seats, int level, int card, const char *rule)
{
	static const struct {
		const char *rule;
		unsigned down, up;
	} floats[] = {{"C14", DUTCH_DOWN_1, 0}, {"C15", 0, DUTCH_UP_1}, {"C16", DUTCH_DOWN_2, 0},
		{"C17", 0, DUTCH_UP_2}};
	static const char *const colours[] = {"C10", "C11", "C12", "C13"};
	const struct field_card *cards = seats->dutch.field.card;
	const int bracket = dutch_seats_bracket(seats, card), other = seats->seats.opponent[card];
	const unsigned marks = seats->dutch.card[card].floats;

	if (cards[card].level > level || bracket < level)
		return false;
	for (size_t i = 0; i < sizeof(colours) / sizeof(colours[0]); i++)
		if (strcmp(rule, colours[i]) == 0)
			return bracket == level && is_colour_unmet(seats, card, rule);
	/* C14 to C17 speak of residents: who goes down, whose partner has come down */
	for (size_t i = 0; cards[card].level == level && i < sizeof(floats) / sizeof(floats[0]);
		i++)
		if (strcmp(rule, floats[i].rule) == 0)
			return bracket > level
				? (marks & floats[i].down) != 0
				: cards[other].level < level && (marks & floats[i].up) != 0;
	return false;
}

int dutch_unmet(
	const struct dutch_seats *seats, int level, const char *rule, int *players, int most)
{
	const struct field *field = &seats->dutch.field;
	int count = 0;

	for (int c = 0; c < field->level[level].first + field->level[level].count; c++) {
		if (!dutch_is_unmet(seats, level, c, rule))
			continue;
		if (count < most)
			players[count] = field->card[c].player;
		count++;
	}
	return count;
}
