/*
 * Who makes the difference between two draws by a term of the Schools' rules.
 */

#include "book/who.h"
#include "schools/seats.h"

static bool has_bye(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return seats->opponent[card] == SEATS_BYE;
}

static bool are_mates(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return schools_mates(&seats->field, card, seats->opponent[card]);
}

static bool are_tops(const struct card_seats *seats, int card, const void *context)
{
	return schools_tops(&seats->field, context, card, seats->opponent[card]);
}

static bool are_avoided(const struct card_seats *seats, int card, const void *context)
{
	return schools_avoid(&seats->field, context, card, seats->opponent[card]) != 0;
}

/* What his float does, by the float history; nothing where he does not float. */
static struct schools_float float_of(const struct card_seats *seats, int card)
{
	const enum pairing_float floated = card_seats_floated(seats, card);

	if (floated == PAIRING_LEVEL || seats->opponent[card] < 0)
		return (struct schools_float){0};
	return schools_floats(&seats->field, card, floated == PAIRING_FLOAT_DOWN);
}

static bool floats_both(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return float_of(seats, card).both;
}

static bool floats_again(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return float_of(seats, card).again;
}

static bool floats_twice(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return float_of(seats, card).last;
}

static bool floats_unowed(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return float_of(seats, card).unowed;
}

/* "floaters", "transferred", "lower halves": lists of cards, counted from the last one up. */
static void find_listed(const struct who_draws *draws, struct pairing_who *who)
{
	const int last = draws->now->field.count - 1;

	if (draws->at >= 0)
		who_set(draws, last - (int)draws->after, last - (int)draws->before, who);
}

/* The card due no colour of whom the value speaks. */
static void find_colourless(const struct who_draws *draws, struct pairing_who *who)
{
	int number = draws->at;

	for (int c = 0; number >= 0 && c < draws->now->field.count; c++)
		if (draws->now->field.card[c].claim.due == PAIRING_NEUTRAL && number-- == 0) {
			who_set(draws, c, -1, who);
			return;
		}
}

/* The card that leads the board of this record of "place order". */
static int leader_at(const struct schools_seats *seats, int record)
{
	for (int c = 0; c < seats->seats.field.count; c++) {
		enum schools_group group;

		if (!schools_stays(seats, c))
			continue;
		group = schools_group_of(seats, c);
		if ((group == SCHOOLS_UPPER || group == SCHOOLS_WHITE) && record-- == 0)
			return c;
	}
	return -1;
}

static int downfloater_at(const struct schools_seats *seats, int record)
{
	for (int c = 0; c < seats->seats.field.count; c++)
		if (card_seats_floated(&seats->seats, c) == PAIRING_FLOAT_DOWN &&
			seats->seats.opponent[c] >= 0 && record-- == 0)
			return c;
	return -1;
}

static void find_boards(const struct who_draws *draws, const struct schools_seats *now,
	const struct schools_seats *then, struct pairing_who *who)
{
	int (*const at)(const struct schools_seats *, int) =
		who_term_is(draws, PAIRING_TERM_PLACE_ORDER) ? leader_at : downfloater_at;
	const int record = draws->at / (at == leader_at ? 2 : 1);
	const int one = at(now, record), two = at(then, record);

	if (draws->at >= 0 && one >= 0 && two >= 0)
		who_set_boards(draws, two, one, who);
}

/* The two draws, read place by place. */
struct sides {
	const struct schools_seats *now, *then;
};

static const struct schools_seats *side_of(const struct card_seats *seats, const void *context)
{
	const struct sides *sides = context;

	return seats == &sides->now->seats ? sides->now : sides->then;
}

/* Is he the one whose place tells where his board should be? */
static bool leads(const struct schools_seats *seats, int card)
{
	enum schools_group group;

	if (!schools_stays(seats, card))
		return false;
	group = schools_group_of(seats, card);
	return group == SCHOOLS_UPPER || group == SCHOOLS_WHITE;
}

static int64_t far_from_place(const struct card_seats *seats, int card, const void *context)
{
	const struct schools_seats *side = side_of(seats, context);
	int64_t apart;

	if (!leads(side, card))
		return 0;
	apart = side->place[card] - side->place[seats->opponent[card]];
	return apart * apart;
}

/* Who leads a board in one draw alone has no place to be compared. */
static void find_displaced(
	const struct who_draws *draws, const struct sides *sides, struct pairing_who *who)
{
	who_grown(draws, far_from_place, sides, who);
	if (who->nthen > 0 && !leads(sides->now, draws->now->field.card_of[who->then[0]]))
		*who = (struct pairing_who){0};
}

/* Has the board of the higher card other colours than the rules give? */
static bool is_against_rule(const struct card_seats *seats, int card, const void *context)
{
	int number = 1;

	for (int c = 0; c < card; c++)
		number += seats->opponent[c] > c;
	return !schools_colours_kept(side_of(seats, context), card, number);
}

static void find_pair(const struct who_draws *draws, who_holds *holds,
	const struct schools_options *options, struct pairing_who *who)
{
	const struct field *field = &draws->now->field;

	if (draws->after == draws->before + 1)
		who_board(draws, holds, options, who);
	if (who->nthen == 2)
		who->rule = holds == are_mates ? 7
			: holds == are_tops
			? 3
			: schools_avoid(field, options, field->card_of[who->then[0]],
				  field->card_of[who->then[1]]);
}

static bool may_not_meet(const struct card_seats *seats, int card, const void *context)
{
	const int other = *(const int *)context;

	return field_met(&seats->field, card, other) ||
		field_forbidden(&seats->field, card, other) ||
		schools_mates(&seats->field, card, other);
}

static void find(const struct who_draws *draws, const struct schools_seats *now,
	const struct schools_seats *then, struct pairing_who *who)
{
	static const struct {
		enum pairing_term_id term;
		who_holds *holds;
	} floats[] = {
		{PAIRING_TERM_FLOATS_BOTH_WAYS, floats_both},
		{PAIRING_TERM_FLOATS_AGAIN, floats_again},
		{PAIRING_TERM_FLOATS_TWICE, floats_twice},
		{PAIRING_TERM_FLOATS_NOT_OWED, floats_unowed},
	};
	const struct schools_options *options = &now->terms.options;
	const struct sides sides = {now, then};

	if (who_shared(draws, who)) {
		if (who_term_is(draws, PAIRING_TERM_BOUNDARIES))
			who_left(draws, may_not_meet, who);
		return;
	}
	for (size_t i = 0; i < sizeof(floats) / sizeof(floats[0]); i++)
		if (who_term_is(draws, floats[i].term))
			who_differ(draws, floats[i].holds, NULL, who);
	if (who_term_is(draws, PAIRING_TERM_SECOND_BYE) ||
		who_term_is(draws, PAIRING_TERM_BYE_PLACE))
		who_exchanged(draws, has_bye, NULL, who);
	else if (who_term_is(draws, PAIRING_TERM_SCHOOLMATES))
		find_pair(draws, are_mates, options, who);
	else if (who_term_is(draws, PAIRING_TERM_TOP_PLAYERS))
		find_pair(draws, are_tops, options, who);
	else if (who_term_is(draws, PAIRING_TERM_AVOIDED_PAIRS))
		find_pair(draws, are_avoided, options, who);
	else if (who_term_is(draws, PAIRING_TERM_FLOATERS) ||
		who_term_is(draws, PAIRING_TERM_TRANSFERRED) ||
		who_term_is(draws, PAIRING_TERM_LOWER_HALVES))
		find_listed(draws, who);
	else if (who_term_is(draws, PAIRING_TERM_COLOURLESS))
		find_colourless(draws, who);
	else if (who_term_is(draws, PAIRING_TERM_COLOURS_BY_RULE) &&
		draws->after == draws->before + 1)
		who_coloured(draws, is_against_rule, &sides, who);
	else if (who_term_is(draws, PAIRING_TERM_PLACES) ||
		who_term_is(draws, PAIRING_TERM_PLACE_SQUARES))
		find_displaced(draws, &sides, who);
	else if (who_term_is(draws, PAIRING_TERM_PLACE_ORDER) ||
		who_term_is(draws, PAIRING_TERM_OPPONENTS))
		find_boards(draws, now, then, who);
}

enum pairing_status schools_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who)
{
	struct schools_seats here = {.memory = NULL}, there = {.memory = NULL};
	const struct who_draws draws = who_draws(&here.seats, &there.seats, change);
	const bool made = schools_seats_init(&here, now) && schools_seats_init(&there, then);

	if (made)
		find(&draws, &here, &there, who);
	schools_seats_done(&there);
	schools_seats_done(&here);
	return made ? PAIRING_OK : PAIRING_NO_MEMORY;
}
