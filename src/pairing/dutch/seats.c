/*
 * A Dutch draw read bracket by bracket.
 */
#include "dutch/seats.h"

#include <stdlib.h>

bool dutch_seats_init(struct dutch_seats *seats, const struct frame_draw *drawn)
{
	const struct dutch *dutch = drawn->digest;
	const size_t n = (size_t)dutch->field.count;

	*seats = (struct dutch_seats){.dutch = *dutch, .seats = drawn->seats};
	seats->memory = calloc(2 * n + 1, sizeof(*seats->memory));
	if (!seats->memory)
		return false;
	seats->member = seats->memory;
	seats->number = seats->memory + n;
	return true;
}

void dutch_seats_done(struct dutch_seats *seats)
{
	free(seats->memory);
	*seats = (struct dutch_seats){.memory = NULL};
}

int dutch_seats_bracket(const struct dutch_seats *seats, int card)
{
	const struct field *field = &seats->dutch.field;
	const int other = seats->seats.opponent[card];

	if (other == SEATS_BYE)
		return field->nlevels;
	if (other < 0)
		return -1;
	return field->card[card > other ? card : other].level;
}

void dutch_seats_open(const struct dutch_seats *seats, int level, struct dutch_members *members)
{
	const struct field *field = &seats->dutch.field;
	const struct field_level *group = &field->level[level];
	int count = 0;

	for (int i = 0; level > 0 && i < members->count; i++)
		if (dutch_seats_bracket(seats, members->card[i]) >= level)
			seats->member[count++] = members->card[i];
	*members = (struct dutch_members){
		.card = seats->member, .mdps = count, .score = group->score, .level = level};
	for (int c = group->first; c < group->first + group->count; c++)
		if (dutch_seats_bracket(seats, c) >= level)
			seats->member[count++] = c;
	members->count = count;
}

bool dutch_seats_goes_down(
	const struct dutch_seats *seats, const struct dutch_members *members, int i)
{
	return dutch_seats_bracket(seats, members->card[i]) > members->level;
}
