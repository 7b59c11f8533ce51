/*
 * The terms of one bracket of a Dutch draw, article by article.
 */
#include "dutch/score.h"

#include "book/score_terms.h"

struct judged {
	const struct dutch_seats *seats;
	const struct dutch_members *members;
	struct score_draft *score;
};

static void add_term(const struct judged *judged, enum pairing_term_id id, int64_t value)
{
	score_term_add(judged->score, id, judged->members->score, value);
}

static void begin_term(const struct judged *judged, enum pairing_term_id id)
{
	score_term_begin(judged->score, id, judged->members->score);
}

static int score_of(const struct judged *judged, int card)
{
	return judged->seats->dutch.field.card[card].score;
}

static bool has(const struct judged *judged, int card, unsigned mark)
{
	return (judged->seats->dutch.card[card].floats & mark) != 0;
}

/* The opponent of member i inside this bracket, or -1. */
static int partner_of(const struct judged *judged, int i)
{
	const struct dutch_members *members = judged->members;

	return dutch_seats_goes_down(judged->seats, members, i)
		? -1
		: judged->seats->seats.opponent[members->card[i]];
}

/*
 * The number of members that do not stop before `level`, and their scores; members stand in the
 * order of scores.
 */
static void add_down(const struct judged *judged, int level)
{
	const struct dutch_members *members = judged->members;

	for (int i = 0; i < members->count; i++)
		if (dutch_seats_bracket(judged->seats, members->card[i]) > level)
			score_term_value(judged->score, score_of(judged, members->card[i]));
}

static int count_down(const struct judged *judged, int level)
{
	int n = 0;

	for (int i = 0; i < judged->members->count; i++)
		n += dutch_seats_bracket(judged->seats, judged->members->card[i]) > level;
	return n;
}

/* C8: the same of the next bracket, in which the residents of the next level stand as well. */
static void add_next(const struct judged *judged)
{
	const struct field *field = &judged->seats->dutch.field;
	const int next = judged->members->level + 1;
	int residents = 0;

	begin_term(judged, PAIRING_TERM_NEXT_BRACKET);
	if (next >= field->nlevels)
		return;
	for (int c = field->level[next].first;
		c < field->level[next].first + field->level[next].count; c++)
		residents += dutch_seats_bracket(judged->seats, c) > next;
	score_term_value(judged->score, count_down(judged, next) + residents);
	add_down(judged, next);
	for (int i = 0; i < residents; i++)
		score_term_value(judged->score, field->level[next].score);
}

/* C9: a single downfloater who will have the bye. */
static int unplayed_of_bye(const struct judged *judged)
{
	const struct dutch_members *members = judged->members;

	if (judged->seats->dutch.field.count % 2 == 0 || count_down(judged, members->level) != 1)
		return 0;
	for (int i = 0; i < members->count; i++)
		if (judged->seats->seats.opponent[members->card[i]] == SEATS_BYE)
			return judged->seats->dutch.card[members->card[i]].unplayed;
	return 0;
}

static void add_colours(const struct judged *judged)
{
	struct dutch_colour_cost sum = {0, 0, 0, 0};

	for (int i = 0; i < judged->members->count; i++) {
		const int card = judged->members->card[i], other = partner_of(judged, i);

		if (other < card)
			continue;
		const struct dutch_colour_cost cost = dutch_colour_cost_of(
			&judged->seats->dutch, card, other, dutch_seats_given(judged->seats, card));

		sum.c10 += cost.c10;
		sum.c11 += cost.c11;
		sum.c12 += cost.c12;
		sum.c13 += cost.c13;
	}
	add_term(judged, PAIRING_TERM_TOP_DIFFERENCES, sum.c10);
	add_term(judged, PAIRING_TERM_TOP_RUNS, sum.c11);
	add_term(judged, PAIRING_TERM_PREFERENCES, sum.c12);
	add_term(judged, PAIRING_TERM_STRONG_PREFERENCES, sum.c13);
}

/* A term of those who go down, and one of those who come up. */
struct named_terms {
	enum pairing_term_id down, up;
};

/* C14 to C17 */
static void add_repeats(
	const struct judged *judged, unsigned down, unsigned up, const struct named_terms *terms)
{
	const struct dutch_members *members = judged->members;
	int downs = 0, ups = 0;

	for (int i = members->mdps; i < members->count; i++)
		downs += partner_of(judged, i) < 0 && has(judged, members->card[i], down);
	for (int i = 0; i < members->mdps; i++)
		ups += partner_of(judged, i) >= 0 && has(judged, partner_of(judged, i), up);
	add_term(judged, terms->down, downs);
	add_term(judged, terms->up, ups);
}

/*
 * C18 to C21: MDPs that go on weigh more than all that stay; members stand in the order of scores.
 */
static void add_differences(
	const struct judged *judged, unsigned down, unsigned up, const struct named_terms *terms)
{
	enum { LIMBO = 10000000 };
	const struct dutch_members *members = judged->members;

	begin_term(judged, terms->down);
	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < members->mdps; i++) {
			const int difference = score_of(judged, members->card[i]) - members->score;

			if (has(judged, members->card[i], down) &&
				(partner_of(judged, i) < 0) == (pass == 0))
				score_term_value(
					judged->score, difference + (pass == 0 ? LIMBO : 0));
		}
	}
	begin_term(judged, terms->up);
	for (int i = 0; i < members->mdps; i++)
		if (partner_of(judged, i) >= 0 && has(judged, partner_of(judged, i), up))
			score_term_value(
				judged->score, score_of(judged, members->card[i]) - members->score);
}

static void add_floats(const struct judged *judged)
{
	static const struct named_terms last = {PAIRING_TERM_DOWN_LAST, PAIRING_TERM_UP_LAST},
					before = {PAIRING_TERM_DOWN_BEFORE, PAIRING_TERM_UP_BEFORE},
					far_last = {PAIRING_TERM_FAR_DOWN_LAST,
						PAIRING_TERM_FAR_UP_LAST},
					far_before = {PAIRING_TERM_FAR_DOWN_BEFORE,
						PAIRING_TERM_FAR_UP_BEFORE};

	add_repeats(judged, DUTCH_DOWN_1, DUTCH_UP_1, &last);
	add_repeats(judged, DUTCH_DOWN_2, DUTCH_UP_2, &before);
	add_differences(judged, DUTCH_DOWN_1, DUTCH_UP_1, &far_last);
	add_differences(judged, DUTCH_DOWN_2, DUTCH_UP_2, &far_before);
}

/* 4.4: which MDPs, and whom they meet, counted from 1 in the bracket. */
static void add_mdps(const struct judged *judged)
{
	const struct dutch_members *members = judged->members;
	int *number = judged->seats->number;

	for (int i = 0; i < members->count; i++)
		number[members->card[i]] = i + 1;
	begin_term(judged, PAIRING_TERM_MOVED_DOWN);
	for (int i = 0; i < members->mdps; i++)
		if (partner_of(judged, i) >= 0)
			score_term_value(judged->score, i + 1);
	begin_term(judged, PAIRING_TERM_MOVED_DOWN_OPPONENTS);
	for (int i = 0; i < members->mdps; i++)
		if (partner_of(judged, i) >= 0)
			score_term_value(judged->score, number[partner_of(judged, i)]);
}

/*
 * Give the members of the remainder their numbers, 0 to all others; returns how many pairs they
 * make.
 */
static int number_remainder(const struct judged *judged)
{
	const struct dutch_members *members = judged->members;
	const int first = judged->seats->dutch.field.level[members->level].first;
	int *number = judged->seats->number, count = 0, pairs = 0;

	for (int i = 0; i < members->count; i++) {
		const int card = members->card[i], other = partner_of(judged, i);

		number[card] = i < members->mdps || (other >= 0 && other < first) ? 0 : ++count;
		pairs += other > card && number[card] > 0;
	}
	return pairs;
}

/* Is the member paired in the remainder, and its higher card? */
static bool is_top(const struct judged *judged, int i)
{
	return judged->seats->number[judged->members->card[i]] > 0 &&
		partner_of(judged, i) > judged->members->card[i];
}

/* 4.3: how many are exchanged, how far; who leaves S1 (the lowest first), who enters it. */
static void add_exchanges(const struct judged *judged, int pairs)
{
	const struct dutch_members *members = judged->members;
	const int *number = judged->seats->number;
	int64_t count = 0, distance = 0;

	for (int i = members->mdps; i < members->count; i++) {
		const int at = number[members->card[i]];

		if (at == 0 || is_top(judged, i) == (at <= pairs))
			continue;
		count += at <= pairs;
		distance += at <= pairs ? -at : at;
	}
	begin_term(judged, PAIRING_TERM_BRACKET_EXCHANGES);
	score_term_value(judged->score, count);
	score_term_value(judged->score, distance);
	for (int i = members->count - 1; i >= members->mdps; i--)
		if (number[members->card[i]] > 0 && number[members->card[i]] <= pairs &&
			!is_top(judged, i))
			score_term_value(judged->score, -number[members->card[i]]);
	for (int i = members->mdps; i < members->count; i++)
		if (number[members->card[i]] > pairs && is_top(judged, i))
			score_term_value(judged->score, number[members->card[i]]);
}

static void add_transposition(const struct judged *judged)
{
	const struct dutch_members *members = judged->members;

	begin_term(judged, PAIRING_TERM_BRACKET_ORDER);
	for (int i = members->mdps; i < members->count; i++)
		if (is_top(judged, i))
			score_term_value(
				judged->score, judged->seats->number[partner_of(judged, i)]);
}

void dutch_score_bracket(const struct dutch_seats *seats, const struct dutch_members *members,
	struct score_draft *score)
{
	const struct judged judged = {seats, members, score};

	add_term(&judged, PAIRING_TERM_DOWNFLOATERS, count_down(&judged, members->level));
	begin_term(&judged, PAIRING_TERM_DOWNFLOATER_SCORES);
	add_down(&judged, members->level);
	add_next(&judged);
	add_term(&judged, PAIRING_TERM_BYE_UNPLAYED, unplayed_of_bye(&judged));
	add_colours(&judged);
	add_floats(&judged);
	add_mdps(&judged);
	add_exchanges(&judged, number_remainder(&judged));
	add_transposition(&judged);
}
