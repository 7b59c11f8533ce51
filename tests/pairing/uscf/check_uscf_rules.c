/*
 * The US Chess rules one by one, over rounds of seeded sections: each is counted here from the
 * players' records and the boards alone, nothing is asked of the engine but its draw.
 *
 * 2,000 rounds; a number in ROUNDS: that many. A failure names its seed.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "match/matching.h"
#include "pairing.h"
#include "support/event/random_field.h"
#include "support/reference/us_record.h"
#include "support/suite_run.h"

enum { PLAYERS_LEAST = 6, PLAYERS_MOST = 40, SLICES = 20, GROUPS = 2 * US_SECTION_ROUNDS + 3 };

static const struct pairing_book *book;
static long rounds = 2000;

struct asking {
	struct us_section section;
	unsigned long long seed;
	struct pairing_draw draw;
	int opponent[PLAYERS_MOST]; /* by player; PAIRING_NOBODY: the bye, -2: takes no part */
	long seen;                  /* how often there was something to see */
};

#define HOLDS(what, text) \
	ck_assert_msg( \
		what, "seed %llu round %d: %s", asking->seed, asking->section.input.round, text)

static const struct pairing_player *player_of(const struct asking *asking, int i)
{
	return &asking->section.player[i];
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* Those of a score who meet others of it; in rank order. */
static int list_inside(const struct asking *asking, int score, int *list)
{
	int count = 0;

	for (int i = 0; i < asking->section.input.count; i++)
		if (asking->opponent[i] >= 0 && player_of(asking, i)->score == score &&
			player_of(asking, asking->opponent[i])->score == score)
			list[count++] = i;
	return count;
}

/* Everybody of a score who takes part, without one; in rank order. */
static int list_score(const struct asking *asking, int score, int without, int *list)
{
	int count = 0;

	for (int i = 0; i < asking->section.input.count; i++)
		if (asking->opponent[i] > -2 && i != without &&
			player_of(asking, i)->score == score)
			list[count++] = i;
	return count;
}

/* Does the natural pairing repeat no game? */
static bool is_natural_clean(const struct asking *asking, const int *list, int count)
{
	for (int i = 0; i < count / 2; i++)
		if (us_met(&asking->section, list[i], list[i + count / 2]))
			return false;
	return count % 2 == 0;
}

/*
 * What the switched boards of a group cost most (29E5c, 29E5d), and what is wrong before and after.
 */
struct switches {
	int boards, most, before[US_CLASHES], after[US_CLASHES];
};

static struct switches read_switches(const struct asking *asking, const int *list, int count)
{
	struct switches made = {0};
	const int half = count / 2;
	int natural[PLAYERS_MOST];

	for (int i = 0; i < half; i++) {
		natural[list[i]] = list[i + half];
		natural[list[i + half]] = list[i];
		us_count_clash(&asking->section, list[i], list[i + half], made.before);
	}
	for (int i = 0; i < count; i++) {
		const int a = list[i], b = asking->opponent[a];
		int cost;

		if (b < a)
			continue;
		us_count_clash(&asking->section, a, b, made.after);
		if (natural[a] == b)
			continue;
		cost = least(us_points(&asking->section, b, natural[a]),
			us_points(&asking->section, a, natural[b]));
		made.most = cost > made.most ? cost : made.most;
		made.boards++;
	}
	return made;
}

/* Each group whose natural pairing needs no repair. */
static void every_group(
	struct asking *asking, void (*see)(struct asking *asking, const struct switches *made))
{
	int list[PLAYERS_MOST];

	for (int score = 0; score < GROUPS; score++) {
		const int count = list_inside(asking, score, list);
		struct switches made;

		if (count == 0 || !is_natural_clean(asking, list, count))
			continue;
		made = read_switches(asking, list, count);
		asking->seen += made.boards > 0;
		see(asking, &made);
	}
}

static void see_limits(struct asking *asking, const struct switches *made)
{
	if (made->before[US_THIRD] == made->after[US_THIRD])
		HOLDS(made->most <= 200, "a switch of more than 200 points");
	if (made->before[US_THIRD] == made->after[US_THIRD] &&
		made->before[US_UNEQUAL] == made->after[US_UNEQUAL])
		HOLDS(made->most <= 80, "a switch of more than 80 points to alternate");
}

static void limits_of_80_and_200_are_kept(struct asking *asking)
{
	every_group(asking, see_limits);
}

static void see_gain(struct asking *asking, const struct switches *made)
{
	int k = 0;

	if (made->boards == 0)
		return;
	while (k < US_CLASHES - 1 && made->before[k] == made->after[k])
		k++;
	HOLDS(made->after[k] < made->before[k], "a switch without a gain");
}

static void no_switch_is_without_gain(struct asking *asking)
{
	every_group(asking, see_gain);
}

/* 27A1 */
static void no_repeat_can_be_avoided(struct asking *asking)
{
	const int n = asking->section.input.count;
	struct arena arena = {.last = NULL};
	struct matching matching;
	bool edge[(PLAYERS_MOST + 1) * (PLAYERS_MOST + 1)] = {false};
	int64_t weight[(PLAYERS_MOST + 1) * (PLAYERS_MOST + 1)] = {0}, fewest = 0;
	int list[PLAYERS_MOST + 1], count = 0, repeats = 0, vertices;

	for (int i = 0; i < n; i++) {
		if (asking->opponent[i] > -2)
			list[count++] = i;
		repeats +=
			asking->opponent[i] > i && us_met(&asking->section, i, asking->opponent[i]);
	}
	vertices = count + count % 2;
	for (int u = 0; u < vertices; u++) {
		for (int v = 0; v < vertices; v++) {
			edge[u * vertices + v] = u != v;
			weight[u * vertices + v] = u < count && v < count && u != v &&
				us_met(&asking->section, list[u], list[v]);
		}
	}
	ck_assert_int_eq(matching_solve(&(struct matching_graph){vertices, 1, edge, weight}, &arena,
				 &matching),
		MATCHING_OK);
	asking->seen++;
	for (int u = 0; u < vertices; u++)
		fewest += weight[u * vertices + matching.mate[u]];
	arena_done(&arena);
	HOLDS(2 * repeats == fewest, "a repeat that could be avoided");
}

/* Can all but one be paired without a repeat? `weight` by group: how many its edge leaves over. */
static bool pair_without(const struct asking *asking, int without, int *left)
{
	const int n = asking->section.input.count;
	struct arena arena = {.last = NULL};
	struct matching_graph graph = {.width = GROUPS};
	struct matching matching;
	static bool edge[PLAYERS_MOST * PLAYERS_MOST];
	static int64_t weight[PLAYERS_MOST * PLAYERS_MOST * GROUPS];
	int list[PLAYERS_MOST];
	bool done;

	memset(edge, 0, sizeof(edge));
	memset(weight, 0, sizeof(weight));
	for (int i = 0; i < n; i++)
		if (asking->opponent[i] > -2 && i != without)
			list[graph.count++] = i;
	for (int u = 0; u < graph.count; u++) {
		for (int v = 0; v < graph.count; v++) {
			const int a = player_of(asking, list[u])->score,
				  b = player_of(asking, list[v])->score;
			const int at = u * graph.count + v, high = a > b ? a : b;

			edge[at] = u != v && !us_met(&asking->section, list[u], list[v]);
			for (int score = high; score > least(a, b); score--)
				weight[(size_t)at * GROUPS + (size_t)(GROUPS - 1 - score)] = 1;
		}
	}
	graph.edge = edge;
	graph.weight = weight;
	done = matching_solve(&graph, &arena, &matching) == MATCHING_OK;
	memset(left, 0, GROUPS * sizeof(*left));
	for (int u = 0; done && u < graph.count; u++)
		for (int k = 0; k < GROUPS && matching.mate[u] > u; k++)
			left[k] +=
				(int)weight[(size_t)(u * graph.count + matching.mate[u]) * GROUPS +
					(size_t)k];
	arena_done(&arena);
	return done;
}

static int bye_of(const struct asking *asking)
{
	for (int i = 0; i < asking->section.input.count; i++)
		if (asking->opponent[i] == PAIRING_NOBODY)
			return i;
	return -2;
}

/* 29B, 29D2: the top group leaves as few over as can be, then the first two, and so on. */
static void drops_are_the_fewest_from_the_top(struct asking *asking)
{
	int fewest[GROUPS], left[GROUPS] = {0};
	bool repeats = false;

	for (int i = 0; i < asking->section.input.count; i++) {
		const int j = asking->opponent[i];

		if (j < i)
			continue;
		repeats = repeats || us_met(&asking->section, i, j);
		for (int a = player_of(asking, i)->score, b = player_of(asking, j)->score,
			 high = a > b ? a : b;
			high > least(a, b); high--)
			left[GROUPS - 1 - high]++;
	}
	if (repeats || !pair_without(asking, bye_of(asking), fewest))
		return;
	asking->seen++;
	HOLDS(!memcmp(left, fewest, sizeof(left)), "a group leaves more over than it must");
}

/* 28L4: has everybody of the score had a bye, so that a half-point bye does not count? */
static bool nobody_is_free(const struct asking *asking, int score)
{
	for (int i = 0; i < asking->section.input.count; i++)
		if (asking->opponent[i] > -2 && player_of(asking, i)->score == score &&
			!us_full_points(&asking->section, i) && !us_half_point(&asking->section, i))
			return false;
	return true;
}

/* 28L2: is a asked before b? Both may have the bye by 28L3 and 28L4. */
static bool is_asked_before(const struct asking *asking, int a, int b)
{
	const struct pairing_player *x = player_of(asking, a), *y = player_of(asking, b);
	const int one = x->is_new ? 2 : x->rating <= 0, two = y->is_new ? 2 : y->rating <= 0;

	if (x->score != y->score)
		return x->score < y->score;
	return one != two ? one < two : a > b;
}

static bool may_have_bye(const struct asking *asking, int i)
{
	return asking->opponent[i] > -2 && !us_full_points(&asking->section, i) &&
		(!us_half_point(&asking->section, i) ||
			nobody_is_free(asking, player_of(asking, i)->score));
}

/* 28L2 to 28L4: whoever is asked before cannot have it, as the others could not all be paired. */
static void the_bye_goes_by_the_order_of_28l(struct asking *asking)
{
	const int bye = bye_of(asking);
	int left[GROUPS];

	if (bye < 0)
		return;
	asking->seen++;
	for (int i = 0; i < asking->section.input.count; i++) {
		if (i == bye || !may_have_bye(asking, i) ||
			(may_have_bye(asking, bye) && !is_asked_before(asking, i, bye)))
			continue;
		HOLDS(!pair_without(asking, i, left), "another one was to have the bye");
	}
}

/* Without the one with the bye, do all groups below a score pair naturally without a repeat? */
static bool is_clean_below(const struct asking *asking, int score)
{
	int list[PLAYERS_MOST];

	while (--score >= 0)
		if (!is_natural_clean(
			    asking, list, list_score(asking, score, bye_of(asking), list)))
			return false;
	return true;
}

/* The one who leaves a group that nobody comes to; -1: nobody, or not only one. */
static int leaves_alone(const struct asking *asking, const int *list, int count)
{
	int leaves = -1;

	for (int i = 0; i < count; i++) {
		const int j = asking->opponent[list[i]], score = player_of(asking, list[i])->score;

		if (j >= 0 && player_of(asking, j)->score == score)
			continue;
		if (leaves >= 0 || j < 0 || player_of(asking, j)->score > score)
			return -1;
		leaves = list[i];
	}
	return leaves;
}

/* Can this one leave his group for the highest of the next, all others paired naturally? */
static bool could_leave(const struct asking *asking, int who)
{
	int rest[PLAYERS_MOST], below[PLAYERS_MOST], next = player_of(asking, who)->score, count;

	if (!is_natural_clean(asking, rest, list_score(asking, next, who, rest)))
		return false;
	do
		count = --next < 0 ? 0 : list_score(asking, next, bye_of(asking), below);
	while (next > 0 && count == 0);
	return count > 0 && !us_met(&asking->section, who, below[0]) &&
		is_natural_clean(asking, below + 1, count - 1) && is_clean_below(asking, next);
}

/*
 * 29D1b: where one leaves a group and nobody comes to it, and the lowest rated could have left, the
 * one who leaves instead is at most 200 points away, and not unrated (29D1a).
 */
static void an_odd_player_is_switched_within_the_limits(struct asking *asking)
{
	for (int score = GROUPS - 1; score > 0; score--) {
		int list[PLAYERS_MOST];
		const int count = list_score(asking, score, -1, list);
		const int leaves = leaves_alone(asking, list, count);
		int lowest = count - 1;

		while (lowest > 0 && player_of(asking, list[lowest])->rating == 0)
			lowest--;
		if (leaves < 0 || leaves == list[lowest] || !could_leave(asking, list[lowest]))
			continue;
		asking->seen++;
		HOLDS(player_of(asking, leaves)->rating > 0 ||
				player_of(asking, list[lowest])->rating == 0,
			"an unrated player leaves where a rated one could");
		HOLDS(us_points(&asking->section, leaves, list[lowest]) <= 200,
			"an odd player who is more than 200 points away");
	}
}

static void read_draw(struct asking *asking)
{
	for (int i = 0; i < asking->section.input.count; i++)
		asking->opponent[i] = -2;
	for (int k = 0; k < asking->draw.count; k++) {
		const struct pairing_board *board = &asking->draw.boards[k];

		asking->opponent[board->white] = board->black;
		if (board->black >= 0)
			asking->opponent[board->black] = board->white;
	}
}

/* All rounds of a section; some of its unrated players are new. */
static long one_section(struct asking *asking, uint64_t seed, void (*rule)(struct asking *asking))
{
	uint64_t state = seed;
	const int players = PLAYERS_LEAST + random_below(&state, PLAYERS_MOST - PLAYERS_LEAST + 1);
	long done = 0;
	bool more = true;

	asking->seed = seed;
	us_section_start(&asking->section, seed, players);
	for (int i = 0; i < players; i += 2)
		asking->section.player[i].is_new = asking->section.player[i].rating == 0;
	for (; more; done++) {
		asking->draw = (struct pairing_draw){0};
		HOLDS(pairing_best(book, &asking->section.input, &asking->draw, NULL) == PAIRING_OK,
			"no draw");
		read_draw(asking);
		rule(asking);
		more = us_section_play(&asking->section, &asking->draw);
		pairing_draw_done(&asking->draw);
	}
	us_section_done(&asking->section);
	return done;
}

static const struct {
	void (*rule)(struct asking *asking);
	int seen; /* of a hundred rounds there is something to see in so many at least */
} rules[] = {
	{no_repeat_can_be_avoided, 100},
	{limits_of_80_and_200_are_kept, 5},
	{no_switch_is_without_gain, 5},
	{drops_are_the_fewest_from_the_top, 40},
	{the_bye_goes_by_the_order_of_28l, 10},
	{an_odd_player_is_switched_within_the_limits, 0},
};

static void holds_in_every_round(int rule, int slice)
{
	struct asking asking = {.seen = 0};
	long done = 0;

	for (uint64_t seed = (uint64_t)slice + 1; done < rounds / SLICES; seed += SLICES)
		done += one_section(&asking, seed, rules[rule].rule);
	ck_assert_int_ge(asking.seen * 100, rules[rule].seen * done);
}

START_TEST(never_a_repeat_when_it_can_be_avoided)
{
	holds_in_every_round(0, _i);
}
END_TEST

START_TEST(limits_of_80_and_200_are_never_exceeded_by_a_switch_for_colour)
{
	holds_in_every_round(1, _i);
}
END_TEST

START_TEST(there_is_no_switch_without_a_gain)
{
	holds_in_every_round(2, _i);
}
END_TEST

START_TEST(drops_are_minimal)
{
	holds_in_every_round(3, _i);
}
END_TEST

START_TEST(the_bye_keeps_its_order)
{
	holds_in_every_round(4, _i);
}
END_TEST

START_TEST(odd_players_keep_the_limit_of_200)
{
	holds_in_every_round(5, _i);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("rules");

	if (getenv("ROUNDS") && atol(getenv("ROUNDS")) > 0)
		rounds = atol(getenv("ROUNDS"));
	book = pairing_book_find("uscf");
	if (!book)
		return EXIT_FAILURE;
	tcase_add_loop_test(tcase, never_a_repeat_when_it_can_be_avoided, 0, SLICES);
	tcase_add_loop_test(
		tcase, limits_of_80_and_200_are_never_exceeded_by_a_switch_for_colour, 0, SLICES);
	tcase_add_loop_test(tcase, there_is_no_switch_without_a_gain, 0, SLICES);
	tcase_add_loop_test(tcase, drops_are_minimal, 0, SLICES);
	tcase_add_loop_test(tcase, the_bye_keeps_its_order, 0, SLICES);
	tcase_add_loop_test(tcase, odd_players_keep_the_limit_of_200, 0, SLICES);
	tcase_set_timeout(tcase, 300);
	return suite_run("uscf_rules", tcase, NULL);
}
