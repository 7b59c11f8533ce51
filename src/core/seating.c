/* The index of seats by player, kept beside the board rows. */
#include "core/seating.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/points.h"
#include "core/vec.h"

/* Where the seating of this round is or would be. */
static int place(const struct event *event, int section, int round, bool *found)
{
	int low = 0, high = event->nseatings;

	*found = false;
	while (low < high) {
		int middle = low + (high - low) / 2;
		const struct seating *here = &event->seatings[middle];

		if (here->section == section && here->round == round) {
			*found = true;
			return middle;
		}
		if (here->section < section || (here->section == section && here->round < round))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static struct seating *lookup(const struct event *event, int section, int round)
{
	bool found;
	int at = place(event, section, round, &found);

	return found ? &event->seatings[at] : NULL;
}

const struct seat *seating_find(const struct event *event, int section, int round, int pin)
{
	const struct seating *seating = lookup(event, section, round);

	if (seating == NULL || pin < 1 || pin >= seating->room || seating->seats[pin].board == 0)
		return NULL;
	return &seating->seats[pin];
}

bool seating_reserve(struct event *event, const struct board *board)
{
	bool found;
	int at = place(event, board->section, board->round, &found);
	int pin = board->white > board->black ? board->white : board->black;
	int need = pin < PLAYERS_MOST ? pin + 1 : PLAYERS_MOST + 1;
	struct seating *seating = event->seatings;
	struct seat *seats;
	int old;

	if (!found) {
		seating = vec_grow(
			seating, &event->seatings_room, event->nseatings + 1, sizeof(*seating));
		if (seating == NULL)
			return false;
		event->seatings = seating;
		memmove(&seating[at + 1], &seating[at],
			(size_t)(event->nseatings - at) * sizeof(*seating));
		seating[at] = (struct seating){.section = board->section, .round = board->round};
		event->nseatings++;
	}
	seating += at;
	old = seating->room;
	if (need <= old)
		return true;
	seats = vec_grow(seating->seats, &seating->room, need, sizeof(*seats));
	if (seats == NULL)
		return false;
	memset(&seats[old], 0, (size_t)(seating->room - old) * sizeof(*seats));
	seating->seats = seats;
	return true;
}

static void rise(struct seating *seating, int pin, int board)
{
	if (pin >= 1 && pin < seating->room && seating->seats[pin].board == board)
		seating->seats[pin] = (struct seat){0};
}

static void sit(struct seating *seating, const struct points *points, int pin,
	const struct board *board, enum colour side)
{
	struct seat seat = {
		board->number, points_of_result(points, (enum result)board->result, side)};

	if (pin < 1 || pin >= seating->room)
		return;
	if (seating->seats[pin].board != 0)
		seating->clash = true;
	else
		seating->seats[pin] = seat;
}

void seating_remove(struct event *event, const struct board *board)
{
	struct seating *seating = lookup(event, board->section, board->round);

	assert(seating != NULL);
	rise(seating, board->white, board->number);
	rise(seating, board->black, board->number);
}

void seating_add(struct event *event, const struct board *board)
{
	struct seating *seating = lookup(event, board->section, board->round);

	const struct points points = points_of_section(event, board->section);

	assert(seating != NULL);
	sit(seating, &points, board->white, board, COLOUR_WHITE);
	sit(seating, &points, board->black, board, COLOUR_BLACK);
}

void seating_restart(struct event *event, int section)
{
	for (int i = 0; i < event->nseatings; i++)
		if (event->seatings[i].section == section)
			event->seatings[i].clash = true;
}

/*
 * A round with a clash is seated afresh, so that the seats depend on the rows only and not on how
 * they came.
 */
void seating_settle(struct event *event)
{
	for (int i = 0; i < event->nseatings; i++) {
		struct seating *seating = &event->seatings[i];
		const struct record *row;
		int count;

		if (!seating->clash)
			continue;
		seating->clash = false;
		memset(seating->seats, 0, (size_t)seating->room * sizeof(*seating->seats));
		row = event_range(event, RECORD_BOARD, seating->section, seating->round, &count);
		for (; count > 0; count--, row++)
			seating_add(event, &row->as.board);
	}
}

bool seating_copy(const struct event *from, struct event *to)
{
	if (from->nseatings == 0)
		return true;
	to->seatings = calloc((size_t)from->nseatings, sizeof(*to->seatings));
	if (to->seatings == NULL)
		return false;
	to->nseatings = to->seatings_room = from->nseatings;
	for (int i = 0; i < from->nseatings; i++) {
		const struct seating *seating = &from->seatings[i];
		size_t size = (size_t)seating->room * sizeof(*seating->seats);

		to->seatings[i] = *seating;
		to->seatings[i].seats = NULL;
		if (size == 0)
			continue;
		to->seatings[i].seats = malloc(size);
		if (to->seatings[i].seats == NULL)
			return false;
		memcpy(to->seatings[i].seats, seating->seats, size);
	}
	return true;
}

void seating_done(struct event *event)
{
	for (int i = 0; i < event->nseatings; i++)
		free(event->seatings[i].seats);
	free(event->seatings);
	event->seatings = NULL;
	event->nseatings = event->seatings_room = 0;
}
