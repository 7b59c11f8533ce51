/*
 * Who makes the difference between two US Chess draws by a term of their scores.
 */
#include "book/who.h"
#include "uscf/seats.h"

/* The two draws, read group by group. */
struct sides {
	const struct uscf_seats *now, *then;
};

static const struct uscf_seats *side_of(const struct card_seats *seats, const void *context)
{
	const struct sides *sides = context;

	return seats == &sides->now->seats ? sides->now : sides->then;
}

static enum uscf_clash clash_of(const struct card_seats *seats, int card, const void *context)
{
	const struct uscf_seats *side = side_of(seats, context);

	if (seats->opponent[card] < 0)
		return USCF_FINE;
	return uscf_clash_of(&side->uscf, card, uscf_seats_given(side, card));
}

static bool is_unequal(const struct card_seats *seats, int card, const void *context)
{
	return clash_of(seats, card, context) == USCF_EQUALIZE;
}

static bool is_unaltered(const struct card_seats *seats, int card, const void *context)
{
	return clash_of(seats, card, context) == USCF_ALTERNATE;
}

static bool is_third(const struct card_seats *seats, int card, const void *context)
{
	return clash_of(seats, card, context) == USCF_THIRD;
}

/* What bars the two of his board from meeting. */
static unsigned bars_of(const struct card_seats *seats, int card, const void *context)
{
	return uscf_bars(&side_of(seats, context)->uscf, card, seats->opponent[card]);
}

static bool is_repeat(const struct card_seats *seats, int card, const void *context)
{
	return (bars_of(seats, card, context) & USCF_MET) != 0;
}

static bool are_team_mates(const struct card_seats *seats, int card, const void *context)
{
	return (bars_of(seats, card, context) & (USCF_TEAM | USCF_MATES)) != 0;
}

/* 29E4: has the board other colours than the rules give? */
static bool is_against_rule(const struct card_seats *seats, int card, const void *context)
{
	const struct uscf_seats *side = side_of(seats, context);
	const enum pairing_colour colour = uscf_seats_by_rule(side, card);

	if (colour == PAIRING_NEUTRAL)
		return !card_seats_colours_by_rank(seats, card, seats->board[card] + 1);
	return colour != uscf_seats_given(side, card);
}

struct below {
	int level;
};

/* Does he meet one below this group, or have the bye from it? */
static bool leaves_group(const struct card_seats *seats, int card, const void *context)
{
	const struct below *below = context;
	const int other = seats->opponent[card];

	if (seats->field.card[card].level > below->level)
		return false;
	return other == SEATS_BYE ||
		(other > card && seats->field.card[other].level > below->level);
}

static void find(const struct who_draws *draws, const struct sides *sides, struct pairing_who *who)
{
	static const struct {
		enum pairing_term_id term;
		who_holds *holds;
		bool board;
	} terms[] = {
		{PAIRING_TERM_UNEQUAL, is_unequal, false},
		{PAIRING_TERM_UNALTERED, is_unaltered, false},
		{PAIRING_TERM_THIRDS, is_third, false},
		{PAIRING_TERM_REPEATS, is_repeat, true},
		{PAIRING_TERM_TEAM_MATES, are_team_mates, true},
		{PAIRING_TERM_TEAM_MATES_IN_NEED, are_team_mates, true},
	};
	const struct below below = {draws->at};

	if (who_term_is(draws, PAIRING_TERM_ODD_PLAYERS) && draws->at >= 0)
		who_differ(draws, leaves_group, &below, who);
	if (who_term_is(draws, PAIRING_TERM_COLOURS_BY_RULE) && draws->after == draws->before + 1)
		who_coloured(draws, is_against_rule, sides, who);
	for (size_t i = 0; i < sizeof(terms) / sizeof(terms[0]); i++) {
		if (!who_term_is(draws, terms[i].term))
			continue;
		if (!terms[i].board)
			who_differ(draws, terms[i].holds, sides, who);
		else if (draws->after == draws->before + 1)
			who_board(draws, terms[i].holds, sides, who);
	}
}

enum pairing_status uscf_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who)
{
	const struct uscf_seats here = uscf_seats_of(now->digest, &now->seats),
				there = uscf_seats_of(then->digest, &then->seats);
	const struct who_draws draws = who_draws(&here.seats, &there.seats, change);

	find(&draws, &(struct sides){&here, &there}, who);
	return PAIRING_OK;
}
