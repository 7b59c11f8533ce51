/*
 * Who makes the difference between two US Chess draws by a term of their scores.
 */
#include "book/who.h"
#include "uscf/score.h"
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

static bool has_bye(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return seats->opponent[card] == SEATS_BYE;
}

/* Of one thing that is counted, what is counted on the board of each card. */
struct counted {
	const struct sides *sides;
	enum uscf_count count;
	int64_t *now, *then;
};

/* One side of them, to be filled. */
struct counting {
	const struct card_seats *seats;
	enum uscf_count count;
	int64_t *cost;
};

static void take_counts(void *context, int card, const int64_t counts[USCF_COUNTS])
{
	const struct counting *counting = context;
	const int other = counting->seats->opponent[card];

	counting->cost[card] += counts[counting->count];
	if (other >= 0)
		counting->cost[other] += counts[counting->count];
}

static int64_t counted_at(const struct card_seats *seats, int card, const void *context)
{
	const struct counted *counted = context;

	return (seats == &counted->sides->now->seats ? counted->now : counted->then)[card];
}

static enum matching_status find_switch(const struct who_draws *draws, const struct sides *sides,
	enum uscf_count count, struct arena *arena, struct pairing_who *who)
{
	const size_t cards = (size_t)draws->now->field.count;
	const struct counted counted = {sides, count, arena_alloc(arena, cards, sizeof(int64_t)),
		arena_alloc(arena, cards, sizeof(int64_t))};
	struct counting now = {&sides->now->seats, count, counted.now},
			then = {&sides->then->seats, count, counted.then};
	enum matching_status status = MATCHING_NO_MEMORY;

	if (counted.now && counted.then)
		status = uscf_seats_switches(sides->now, arena, take_counts, &now);
	if (status == MATCHING_OK)
		status = uscf_seats_switches(sides->then, arena, take_counts, &then);
	if (status == MATCHING_OK)
		who_grown(draws, counted_at, &counted, who);
	return status;
}

/* 29D1b: who leaves this group, or meets one who has come down, from beyond the limit. */
static enum matching_status find_far_odd(const struct who_draws *draws, const struct sides *sides,
	int level, struct arena *arena, struct pairing_who *who)
{
	const struct uscf *uscf = &sides->then->uscf;
	const int limit = uscf->options.equalize;
	struct uscf_choice made, natural;
	enum matching_status status = uscf_seats_group(sides->then, level, arena, &made, &natural);

	for (int i = 0; status == MATCHING_OK && i < made.nfloats && who->nthen == 0; i++) {
		const int card = made.floats[i], other = made.opponent[i];

		if (uscf_points(uscf, other, natural.opponent[i]) > limit &&
			draws->now->opponent[card] != other)
			*who = (struct pairing_who){.nthen = 2,
				.nnow = 2,
				.then = {uscf->field.card[card].player,
					uscf->field.card[other].player},
				.now = {uscf->field.card[card].player,
					uscf->field.card[natural.opponent[i]].player},
				.meet = true};
	}
	if (status == MATCHING_OK && who->nthen == 0 && natural.ndrops == 1 &&
		uscf_drop_points(uscf, made.drops[0], natural.drops[0]) > limit &&
		!leaves_group(draws->now, made.drops[0], &(struct below){level}))
		who_set(draws, made.drops[0], natural.drops[0], who);
	return status;
}

/* The card of one value of the order of the odd players. */
struct place_sought {
	int number; /* values before it */
	int card, level;
};

static void seek_place(void *context, int card, int level, int place)
{
	struct place_sought *sought = context;

	(void)place;
	if (sought->number-- == 0) {
		sought->card = card;
		sought->level = level;
	}
}

/* Who leaves his group in this draw, from a value on, and not in the other one. */
struct leaver_sought {
	const struct card_seats *other;
	int number, level, card;
};

static void seek_leaver(void *context, int card, int level, int place)
{
	struct leaver_sought *sought = context;
	const struct below below = {sought->level};

	(void)place;
	if (sought->number-- <= 0 && sought->card < 0 && level < 0 &&
		sought->other->field.card[card].level == sought->level &&
		!leaves_group(sought->other, card, &below))
		sought->card = card;
}

/*
 * 29D1a, 29D2: the first in the order of the odd players who meets one further down, or who leaves
 * his group, and who leaves it now in place of him. As many leave each group in both draws.
 */
static enum matching_status find_order(
	const struct who_draws *draws, const struct sides *sides, struct pairing_who *who)
{
	struct place_sought then = {draws->at, -1, -1};
	struct arena arena = {.last = NULL};
	bool made = uscf_seats_odd_places(sides->then, &arena, seek_place, &then);

	if (made && then.card >= 0 && then.level >= 0) {
		who_set_boards(draws, then.card, then.card, who);
	} else if (made && then.card >= 0 && draws->then->opponent[then.card] >= 0) {
		struct leaver_sought now = {
			draws->then, draws->at, draws->now->field.card[then.card].level, -1};

		made = uscf_seats_odd_places(sides->now, &arena, seek_leaver, &now);
		if (now.card >= 0)
			who_set(draws, then.card, now.card, who);
	}
	arena_done(&arena);
	return made ? MATCHING_OK : MATCHING_NO_MEMORY;
}

static enum matching_status find_switched(
	const struct who_draws *draws, const struct sides *sides, struct pairing_who *who)
{
	const struct field *field = &draws->now->field;
	enum matching_status status = MATCHING_OK;
	struct arena arena = {.last = NULL};

	if (who_term_is(draws, PAIRING_TERM_ODD_ORDER) && draws->at >= 0)
		return find_order(draws, sides, who);
	if (who_term_is(draws, PAIRING_TERM_ODD_OVER)) {
		for (int k = 0; k < field->nlevels && who->nthen == 0 && status == MATCHING_OK; k++)
			status = find_far_odd(draws, sides, k, &arena, who);
		who->limit = sides->then->uscf.options.equalize;
	}
	for (enum uscf_count k = USCF_OVER; k < USCF_COUNTS; k++)
		if (who_term_is(draws, uscf_count_term(k)) && k != USCF_UNEQUAL &&
			k != USCF_UNALTERED)
			status = find_switch(draws, sides, k, &arena, who);
	arena_done(&arena);
	return status;
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
	if (who_term_is(draws, PAIRING_TERM_BYE_ORDER) ||
		who_term_is(draws, PAIRING_TERM_BYE_GROUP))
		who_exchanged(draws, has_bye, NULL, who);
	if (who_term_is(draws, PAIRING_TERM_GROUP_DISTANCE))
		who_grown(draws, who_levels_apart, NULL, who);
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

	const struct sides sides = {&here, &there};

	find(&draws, &sides, who);
	return frame_status(find_switched(&draws, &sides, who));
}
