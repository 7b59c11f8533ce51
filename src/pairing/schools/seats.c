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

static enum pairing_status sit_down(struct schools_seats *seats, const struct pairing_draw *draw)
{
	const struct card_seats empty = {.field = *seats->terms.field};
	const size_t n = (size_t)empty.field.count;
	const size_t groups = (size_t)empty.field.nlevels * SCHOOLS_GROUPS + 1;

	if (!card_seats_in_range(&seats->input, draw))
		return PAIRING_BAD_INPUT;
	seats->memory = calloc(2 * n + groups, sizeof(*seats->memory));
	if (!seats->memory || !card_seats_again(&empty, draw, &seats->seats)) {
		free(seats->memory);
		return PAIRING_NO_MEMORY;
	}
	seats->terms.field = &seats->seats.field;
	seats->place = seats->memory;
	seats->card = seats->place + n;
	seats->first = seats->card + n;
	set_places(seats);
	return PAIRING_OK;
}

enum pairing_status schools_seats_init(struct schools_seats *seats,
	const struct pairing_input *input, const struct pairing_draw *draw)
{
	struct schools_options options;
	struct field field;
	enum pairing_status status = schools_options_read(input, &options, NULL);

	if (status != PAIRING_OK)
		return status;
	*seats = (struct schools_seats){.input = schools_input(input, &options)};
	status = field_init(&field, &seats->input, NULL);
	if (status != PAIRING_OK)
		return status;
	schools_terms_init(&seats->terms, &field, &options);
	status = sit_down(seats, draw);
	if (status != PAIRING_OK)
		field_done(&field);
	return status;
}

void schools_seats_done(struct schools_seats *seats)
{
	free(seats->memory);
	card_seats_done(&seats->seats);
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
