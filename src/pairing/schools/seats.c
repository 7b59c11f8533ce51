/*
 * A draw by the Schools' rules read card by card.
 */
#include "schools/seats.h"

#include <stdlib.h>

bool schools_stays(const struct schools_seats *seats, int card)
{
	return seats->seats.opponent[card] >= 0 &&
		card_seats_floated(&seats->seats, card) == PAIRING_LEVEL;
}

enum schools_group schools_group_of(const struct schools_seats *seats, int card)
{
	const int other = seats->seats.opponent[card];

	if (schools_open(&seats->seats.field, card, other))
		return card < other ? SCHOOLS_UPPER : SCHOOLS_UNDER;
	return seats->seats.given[card] == PAIRING_WHITE ? SCHOOLS_WHITE : SCHOOLS_BLACK;
}

/* first[] counts, then holds the starts. */
static void set_places(struct schools_seats *seats)
{
	const struct field *field = &seats->seats.field;
	int next = 0;

	for (int c = 0; c < field->count; c++) {
		seats->place[c] = -1;
		if (schools_stays(seats, c))
			seats->place[c] = seats->first[field->card[c].level * SCHOOLS_GROUPS +
				(int)schools_group_of(seats, c)]++;
	}
	for (int i = 0; i < field->nlevels * SCHOOLS_GROUPS; i++) {
		const int count = seats->first[i];

		seats->first[i] = next;
		next += count;
	}
	seats->first[field->nlevels * SCHOOLS_GROUPS] = next;
	for (int c = 0; c < field->count; c++)
		if (seats->place[c] >= 0)
			seats->card[seats->first[field->card[c].level * SCHOOLS_GROUPS +
					    (int)schools_group_of(seats, c)] +
				seats->place[c]] = c;
}

int schools_card_at(
	const struct schools_seats *seats, int level, enum schools_group group, int place)
{
	const int cell = level * SCHOOLS_GROUPS + (int)group;
	const int at = seats->first[cell] + place;

	return at < seats->first[cell + 1] ? seats->card[at] : -1;
}

bool schools_seats_init(struct schools_seats *seats, const struct frame_draw *drawn)
{
	const struct schools *schools = drawn->digest;
	const size_t n = (size_t)schools->field.count;
	const size_t groups = (size_t)schools->field.nlevels * SCHOOLS_GROUPS + 1;

	*seats = (struct schools_seats){.seats = drawn->seats};
	schools_terms_init(&seats->terms, &schools->field, &schools->options);
	seats->memory = calloc(2 * n + groups, sizeof(*seats->memory));
	if (!seats->memory)
		return false;
	seats->place = seats->memory;
	seats->card = seats->place + n;
	seats->first = seats->card + n;
	set_places(seats);
	return true;
}

void schools_seats_done(struct schools_seats *seats)
{
	free(seats->memory);
	*seats = (struct schools_seats){.memory = NULL};
}

bool schools_colours_kept(const struct schools_seats *seats, int card, int number)
{
	const struct field *field = &seats->seats.field;
	const int other = seats->seats.opponent[card];
	const struct field_card *a = &field->card[card], *b = &field->card[other];

	if (a->claim.due == PAIRING_NEUTRAL && b->claim.due == PAIRING_NEUTRAL)
		return card_seats_colours_by_rank(&seats->seats, card, number);
	/* claims that differ count as transfers */
	if (a->pinned != PAIRING_NEUTRAL || b->pinned != PAIRING_NEUTRAL ||
		a->claim.due != b->claim.due || a->claim_class != b->claim_class)
		return true;
	return seats->seats.given[card] == (int)schools_colour(field, card, other);
}
