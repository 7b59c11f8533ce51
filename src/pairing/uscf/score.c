/*
 * The verdict on a US Chess draw: what is broken, who leaves the score groups, colours within the
 * limits of 29E5, and how far the draw is from the natural pairing.
 *
 * With the same odd players the draw with the least score is the one that the engine makes: each
 * group is paired for the least of these terms. Which odd players there are it settles from the
 * top (29D1b), looking one group ahead for colours.
 */
#include "uscf/score.h"

#include <stdlib.h>

#include "book/score_terms.h"
#include "book/verdict.h"
#include "uscf/bye.h"

static const enum pairing_term_id counted[USCF_COUNTS] = {
	[USCF_ODD_OVER] = PAIRING_TERM_ODD_OVER,
	[USCF_THIRD_RUN] = PAIRING_TERM_THIRDS,
	[USCF_OVER] = PAIRING_TERM_SWITCHES_OVER,
	[USCF_UNEQUAL] = PAIRING_TERM_UNEQUAL,
	[USCF_WIDE] = PAIRING_TERM_SWITCHES_TO_EQUALISE,
	[USCF_UNALTERED] = PAIRING_TERM_UNALTERED,
	[USCF_CROSSED] = PAIRING_TERM_INTERCHANGES,
	[USCF_POINTS] = PAIRING_TERM_SWITCH_POINTS,
	[USCF_MOVED] = PAIRING_TERM_SWITCHED_BOARDS,
	[USCF_PLACES] = PAIRING_TERM_SWITCH_PLACES,
	[USCF_HEIGHT] = PAIRING_TERM_SWITCH_HEIGHT,
};

enum pairing_term_id uscf_count_term(enum uscf_count count)
{
	return counted[count];
}

struct bar_counts {
	int again, met, team, request, avoided, thirds, mates;
};

/* The worse of what is wrong for the two of a board with the colours that it has. */
static enum uscf_clash given_clash(const struct uscf_seats *seats, int a, int b)
{
	const enum uscf_clash x = uscf_clash_of(&seats->uscf, a, uscf_seats_given(seats, a)),
			      y = uscf_clash_of(&seats->uscf, b, uscf_seats_given(seats, b));

	return x > y ? x : y;
}

/*
 * Third colours as the board has them (29E5f). Whom 29E4 would give one does not meet this opponent
 * with the other colours instead.
 */
static void add_thirds(const struct uscf_seats *seats, int a, int b, struct bar_counts *counts)
{
	const bool third = given_clash(seats, a, b) == USCF_THIRD;

	counts->avoided += !third && uscf_clash(&seats->uscf, a, b) == USCF_THIRD;
	counts->thirds += third && uscf_rules_out_thirds(&seats->uscf);
}

static struct bar_counts count_bars(const struct uscf_seats *seats)
{
	struct bar_counts counts = {0};

	for (int a = 0; a < seats->uscf.field.count; a++) {
		const int b = seats->seats.opponent[a];
		const unsigned bars = b > a ? uscf_bars(&seats->uscf, a, b) : 0;

		counts.met += (bars & USCF_MET) != 0;
		counts.again += (bars & USCF_MET) && uscf_meetings(&seats->uscf, a, b) > 1;
		counts.team += (bars & USCF_TEAM) != 0;
		counts.request += (bars & USCF_REQUEST) != 0;
		counts.mates += (bars & USCF_MATES) != 0;
		if (b > a)
			add_thirds(seats, a, b, &counts);
	}
	return counts;
}

/* A bye that the arbiter has pinned is his; the violation is reported all the same. */
static int second_byes(const struct uscf_seats *seats)
{
	int n = 0;

	for (int c = 0; c < seats->uscf.field.count; c++)
		n += seats->seats.opponent[c] == SEATS_BYE && seats->uscf.card[c].bye_had &&
			!(seats->uscf.field.card[c].pins & FIELD_PIN_BYE);
	return n;
}

/* 28L2; with 28L2a the group comes first and the place in it after colours. */
static int bye_place(const struct uscf_seats *seats)
{
	if (seats->bye < 0)
		return 0;
	return seats->uscf.options.bye_for_colours ? seats->uscf.card[seats->bye].bye_group
						   : seats->uscf.card[seats->bye].bye_place;
}

static void add_legality(
	const struct uscf_seats *seats, const struct bar_counts *bars, struct score_draft *score)
{
	score_broken(&seats->seats, PAIRING_TERM_WRONG_SEATS, score);
	score_broken(&seats->seats, PAIRING_TERM_FORBIDDEN_PAIRS, score);
	score_broken(&seats->seats, PAIRING_TERM_BROKEN_PINS, score);
	score_broken(&seats->seats, PAIRING_TERM_NEEDLESS_BYES, score);
	score_broken(&seats->seats, PAIRING_TERM_TRAY, score);
	score_term_add(score, PAIRING_TERM_THIRD_MEETINGS, -1, bars->again);
	score_term_add(score, PAIRING_TERM_REPEATS, -1, bars->met);
	score_term_add(score, PAIRING_TERM_SECOND_BYES, -1, second_byes(seats));
	score_term_add(score, PAIRING_TERM_TEAM_MATES, -1, bars->team);
	score_term_add(score, PAIRING_TERM_REQUESTS, -1, bars->request);
	score_term_add(score, PAIRING_TERM_THIRDS_AVOIDED, -1, bars->avoided);
	score_term_add(score, PAIRING_TERM_THIRDS_RULED_OUT, -1, bars->thirds);
	score_term_add(score,
		seats->uscf.options.bye_for_colours ? PAIRING_TERM_BYE_GROUP
						    : PAIRING_TERM_BYE_ORDER,
		-1, bye_place(seats));
}

/* Cards left over by the groups down to each, and the squared distances, counted in groups. */
static void add_structure(const struct uscf_seats *seats, struct score_draft *score)
{
	const struct field *field = &seats->uscf.field;
	int64_t *left, distance = 0;

	score_term_begin(score, PAIRING_TERM_ODD_PLAYERS, -1);
	left = score_term_zeros(score, field->nlevels);
	for (int c = 0; left && c < field->count; c++) {
		const int other = seats->seats.opponent[c], from = field->card[c].level;
		const int to = other == SEATS_BYE ? field->nlevels
			: other > c               ? field->card[other].level
						  : from;

		for (int k = from; k < to; k++)
			left[k]++;
		if (other > c)
			distance += (int64_t)(to - from) * (to - from);
	}
	score_term_add(score, PAIRING_TERM_GROUP_DISTANCE, -1, distance);
}

bool uscf_seats_odd_places(
	const struct uscf_seats *seats, struct arena *arena, uscf_take_place *take, void *context)
{
	const struct field *field = &seats->uscf.field;

	if (seats->uscf.options.bye_for_colours && seats->bye >= 0)
		take(context, seats->bye, -1, seats->uscf.card[seats->bye].bye_place);
	for (int level = 0; level < field->nlevels; level++) {
		const struct uscf_plan plan = {
			.uscf = &seats->uscf, .arena = arena, .bye = seats->bye};
		const int first = field->level[level].first, count = field->level[level].count;
		int *card = arena_alloc(arena, (size_t)count, sizeof(int));
		int *order = arena_alloc(arena, (size_t)count, sizeof(int));
		int present;

		if (!card || !order)
			return false;
		for (int c = 0; c < first; c++) {
			const int below = seats->seats.opponent[c] - first;

			if (below >= 0)
				take(context, c, level, below < count ? below : count);
		}
		present = uscf_level_cards(&plan, level, card);
		uscf_drop_order(&seats->uscf, card, present, order);
		for (int i = present - 1; i >= 0; i--) {
			const int other = seats->seats.opponent[order[i]];

			if (other >= 0 && field->card[other].level > level)
				take(context, order[i], -1, i);
		}
	}
	return true;
}

static void take_place(void *context, int card, int level, int place)
{
	(void)card;
	(void)level;
	score_term_value(context, place);
}

static enum matching_status add_odd_places(
	const struct uscf_seats *seats, struct arena *arena, struct score_draft *score)
{
	score_term_begin(score, PAIRING_TERM_ODD_ORDER, -1);
	return uscf_seats_odd_places(seats, arena, take_place, score) ? MATCHING_OK
								      : MATCHING_NO_MEMORY;
}

static void add_counts(struct score_draft *score, const int64_t *counts, int first, int last)
{
	for (int k = first; k <= last; k++)
		score_term_add(score, counted[k], -1, counts[k]);
}

/* 29E4: boards on which the colours are not those of the rules. */
static void add_colours(const struct uscf_seats *seats, struct score_draft *score)
{
	int n = 0;

	for (int c = 0; c < seats->uscf.field.count; c++) {
		enum pairing_colour colour;

		if (seats->seats.opponent[c] <= c)
			continue;
		colour = uscf_seats_by_rule(seats, c);
		n += colour == PAIRING_NEUTRAL
			? !card_seats_colours_by_rank(&seats->seats, c, seats->seats.board[c] + 1)
			: colour != uscf_seats_given(seats, c);
	}
	score_term_add(score, PAIRING_TERM_COLOURS_BY_RULE, -1, n);
}

static enum matching_status add_terms(
	const struct uscf_seats *seats, struct arena *arena, struct score_draft *score)
{
	const struct bar_counts bars = count_bars(seats);
	int64_t counts[USCF_COUNTS] = {0};
	enum matching_status status = uscf_seats_count(seats, arena, counts);

	if (status != MATCHING_OK)
		return status;
	add_legality(seats, &bars, score);
	add_structure(seats, score);
	score_term_add(score, PAIRING_TERM_TEAM_MATES_IN_NEED, -1, bars.mates);
	add_counts(score, counts, USCF_ODD_OVER, USCF_CROSSED);
	status = add_odd_places(seats, arena, score);
	add_counts(score, counts, USCF_POINTS, USCF_HEIGHT);
	add_colours(seats, score);
	return status;
}

/* The groups that the term of the odd players lists. */
static bool list_groups(const struct field *field, struct pairing_score *score)
{
	score->groups = malloc(((size_t)field->nlevels + 1) * sizeof(*score->groups));
	if (!score->groups)
		return false;
	for (int k = 0; k < field->nlevels; k++)
		score->groups[k] = field->level[k].score;
	score->ngroups = field->nlevels;
	return true;
}

enum pairing_status uscf_score_seats(const struct uscf_seats *seats, struct score_draft *score)
{
	struct arena arena = {.last = NULL};
	enum matching_status status;

	if (!list_groups(&seats->uscf.field, &score->score))
		return PAIRING_NO_MEMORY;
	uscf_verdict_add(seats, score);
	status = uscf_verdict_ahead(seats, &arena, score);
	if (status == MATCHING_OK)
		status = add_terms(seats, &arena, score);
	arena_done(&arena);
	return frame_status(status);
}

enum pairing_status uscf_add_score(const struct frame_draw *drawn, struct score_draft *score)
{
	const struct uscf_seats seats = uscf_seats_of(drawn->digest, &drawn->seats);

	return uscf_score_seats(&seats, score);
}
