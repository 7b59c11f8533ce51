/*
 * The terms of the Schools' rules, counted from any draw, in their order of importance.
 */
#include <stdlib.h>

#include "book/score_terms.h"
#include "schools/verdict.h"

struct counting {
	const struct schools_seats *seats;
	int *transferred; /* cards, strongest claim first */
	int ntransferred;
	/* sums over boards; those of colours mean nothing, a hand may have seated them otherwise */
	int32_t *columns;
	struct score_draft *score;
};

static void sum_boards(struct counting *counting)
{
	const struct card_seats *seats = &counting->seats->seats;

	for (int c = 0; c < seats->field.count; c++) {
		const int other = seats->opponent[c];

		if (other == SEATS_BYE)
			schools_add_board(
				&counting->seats->terms, c, PAIRING_NOBODY, counting->columns);
		else if (other > c)
			schools_add_board(&counting->seats->terms, c, other, counting->columns);
	}
}

static int colours_not_kept(const struct schools_seats *seats)
{
	const struct field *field = &seats->seats.field;
	int n = 0, number = 0;

	for (int c = 0; c < field->count; c++) {
		const int other = seats->seats.opponent[c];

		if (other <= c)
			continue;
		number++;
		/* before everybody is seated nobody knows the number of an open board */
		if (seats->seats.tray == 0 || !schools_open(field, c, other))
			n += !schools_colours_kept(seats, c, number);
	}
	return n;
}

static void add_column(struct counting *counting, enum schools_column column)
{
	static const enum pairing_term_id ids[] = {
		[SCHOOLS_MATES] = PAIRING_TERM_SCHOOLMATES,
		[SCHOOLS_BYE_SECOND] = PAIRING_TERM_SECOND_BYE,
		[SCHOOLS_BYE_SPARED] = PAIRING_TERM_BYE_AGAIN,
		[SCHOOLS_BYE] = PAIRING_TERM_BYE,
		[SCHOOLS_BOUNDARIES] = PAIRING_TERM_BOUNDARIES,
		[SCHOOLS_DISTANCE] = PAIRING_TERM_DISTANCE,
		[SCHOOLS_AVOIDED] = PAIRING_TERM_AVOIDED_PAIRS,
		[SCHOOLS_FLOATS_BOTH] = PAIRING_TERM_FLOATS_BOTH_WAYS,
		[SCHOOLS_FLOATS_AGAIN] = PAIRING_TERM_FLOATS_AGAIN,
		[SCHOOLS_FLOATS_LAST] = PAIRING_TERM_FLOATS_TWICE,
		[SCHOOLS_FLOATS_HISTORY] = PAIRING_TERM_FLOAT_HISTORY,
		[SCHOOLS_FLOATS_UNOWED] = PAIRING_TERM_FLOATS_NOT_OWED,
		[SCHOOLS_TOPS] = PAIRING_TERM_TOP_PLAYERS,
		[SCHOOLS_BYE_PLACE] = PAIRING_TERM_BYE_PLACE,
	};
	const struct schools_seats *seats = counting->seats;

	if (column == SCHOOLS_TRANSFERS) {
		score_transfers(&seats->seats, counting->transferred, counting->ntransferred,
			counting->score);
		return;
	}
	if (column == SCHOOLS_BYE_PLACE)
		score_term_add(
			counting->score, PAIRING_TERM_COLOURS_BY_RULE, -1, colours_not_kept(seats));
	score_term_add(
		counting->score, ids[column], -1, counting->columns[seats->terms.at[column]]);
}

/* A choice as the list of those who stand for it, the last card first in rank. */
static void add_choice(
	struct counting *counting, enum schools_choice choice, enum pairing_term_id id)
{
	const struct card_seats *seats = &counting->seats->seats;

	score_term_begin(counting->score, id, -1);
	for (int c = 0; c < seats->field.count; c++) {
		const int other = seats->opponent[c];
		bool chosen = false;

		if (other < 0)
			continue;
		if (choice == SCHOOLS_FLOATS)
			chosen = seats->field.card[c].level != seats->field.card[other].level;
		else if (choice == SCHOOLS_TRANSFERRED)
			chosen = card_seats_transferred(seats, c);
		else if (choice == SCHOOLS_LOWER)
			chosen = other < c && schools_open(&seats->field, c, other);
		if (chosen)
			score_term_value(counting->score, seats->field.count - 1 - c);
	}
}

/* What colour cards that are due none get. */
static void add_colourless(struct counting *counting)
{
	const struct card_seats *seats = &counting->seats->seats;

	score_term_begin(counting->score, PAIRING_TERM_COLOURLESS, -1);
	for (int c = 0; c < seats->field.count; c++)
		if (seats->field.card[c].claim.due == PAIRING_NEUTRAL)
			score_term_value(
				counting->score, seats->opponent[c] < 0 ? 0 : seats->given[c]);
}

/* How far the higher cards of open boards stand from the top of those cards. */
static int64_t extent(const struct schools_seats *seats)
{
	const struct field *field = &seats->seats.field;
	int64_t sum = 0;

	for (int k = 0; k < field->nlevels; k++) {
		const struct field_level *level = &field->level[k];
		int cards = 0, uppers = 0;

		for (int c = level->first; c < level->first + level->count; c++) {
			if (!schools_stays(seats, c) ||
				!schools_open(field, c, seats->seats.opponent[c]))
				continue;
			if (schools_group_of(seats, c) == SCHOOLS_UPPER)
				sum += cards - uppers++;
			cards++;
		}
	}
	return sum;
}

/* The opponent's place if this card is listed first on its board, else -1. */
static int led_place(const struct schools_seats *seats, int c)
{
	enum schools_group group;

	if (!schools_stays(seats, c))
		return -1;
	group = schools_group_of(seats, c);
	return group == SCHOOLS_UPPER || group == SCHOOLS_WHITE
		? seats->place[seats->seats.opponent[c]]
		: -1;
}

/* Numbers of a record of places. */
enum { PLACE_NUMBERS = 2 };

static void add_places(struct counting *counting)
{
	const struct schools_seats *seats = counting->seats;
	const struct field *field = &seats->seats.field;
	int64_t displacement = 0, squares = 0;

	for (int c = 0; c < field->count; c++) {
		const int place = led_place(seats, c);
		const int64_t apart = place < 0 ? 0 : place - seats->place[c];

		displacement += apart < 0 ? -apart : apart;
		squares += apart * apart;
	}
	score_term_add(counting->score, PAIRING_TERM_PLACES, -1, displacement);
	score_term_add(counting->score, PAIRING_TERM_PLACE_SQUARES, -1, squares);
	score_records_begin(counting->score, PAIRING_TERM_PLACE_ORDER, -1, PLACE_NUMBERS);
	for (int c = 0; c < field->count; c++) {
		const int place = led_place(seats, c);

		if (place < 0)
			continue;
		score_term_value(counting->score, abs(place - seats->place[c]));
		score_term_value(counting->score, place);
	}
	score_term_begin(counting->score, PAIRING_TERM_OPPONENTS, -1);
	for (int c = 0; c < field->count; c++)
		if (card_seats_floated(&seats->seats, c) == PAIRING_FLOAT_DOWN &&
			seats->seats.opponent[c] >= 0)
			score_term_value(counting->score, seats->seats.opponent[c]);
}

static void add_terms(struct counting *counting)
{
	sum_boards(counting);
	schools_verdict_add(counting->seats, counting->score);
	score_legality(&counting->seats->seats, counting->score);
	for (int i = 0; i < counting->seats->terms.count; i++)
		add_column(counting, counting->seats->terms.order[i]);
	add_choice(counting, SCHOOLS_FLOATS, PAIRING_TERM_FLOATERS);
	add_choice(counting, SCHOOLS_TRANSFERRED, PAIRING_TERM_TRANSFERRED);
	add_colourless(counting);
	score_term_add(counting->score, PAIRING_TERM_EXCHANGE, -1, extent(counting->seats));
	add_choice(counting, SCHOOLS_LOWER, PAIRING_TERM_LOWER_HALVES);
	add_places(counting);
}

static enum pairing_status count(const struct schools_seats *seats, struct score_draft *score)
{
	const size_t n = (size_t)seats->seats.field.count,
		     classes = (size_t)seats->seats.field.nclasses + 1;
	struct counting counting = {.seats = seats, .score = score};
	int *start = calloc(classes + n, sizeof(*start));
	enum pairing_status status = PAIRING_NO_MEMORY;

	counting.columns = calloc((size_t)seats->terms.columns, sizeof(*counting.columns));
	if (start && counting.columns) {
		counting.transferred = start + classes;
		counting.ntransferred =
			score_list_transferred(&seats->seats, start, counting.transferred);
		add_terms(&counting);
		status = PAIRING_OK;
	}
	free(start);
	free(counting.columns);
	return status;
}

enum pairing_status schools_add_score(const struct frame_draw *drawn, struct score_draft *score)
{
	struct schools_seats seats;
	enum pairing_status status = PAIRING_NO_MEMORY;

	if (schools_seats_init(&seats, drawn))
		status = count(&seats, score);
	schools_seats_done(&seats);
	return status;
}
