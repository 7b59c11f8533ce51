/*
 * Who leaves a score group and whom he meets (29D1b) against every choice in small fields, among
 * all draws with the best structure.
 *
 * Which structure is best is read from the score, which check_uscf_reference counts anew; what a
 * group counts inside once it is settled who leaves it, from the engine, which the same suite looks
 * at. 4,000 seeded fields and 1,000 sections; FIELDS or an argument: that many fields, SEED or a
 * second one: the first seed. A failure names its seed.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing_generate.h"
#include "support/event/draws.h"
#include "support/event/random_field.h"
#include "support/reference/all_draws.h"
#include "support/seeds.h"
#include "support/suite_run.h"
#include "uscf/bye.h"
#include "uscf/inside.h"
#include "uscf/pair.h"
#include "uscf/switch.h"

enum { CARDS_MOST = 8, DRAWS_MOST = 1000, OPTIONS_MOST = 16, SLICES = 20, SECTIONS = 1000 };
enum { COLOURS = USCF_UNALTERED + 1 };

static const struct pairing_book *book;
static struct seeds fields;
static long moved; /* levels in which colours have changed the natural choice */

/* All draws with the best structure that keep what is settled so far. */
struct asking {
	struct uscf uscf;
	struct arena arena;
	struct uscf_plan plan;
	struct pairing_score least;
	int draw[DRAWS_MOST][CARDS_MOST];
	int count;
};

/* Whom those meet who come down to a level (-1: they go on), and who leaves it, in drop order. */
struct odd {
	int opponent[CARDS_MOST], drops[CARDS_MOST], ndrops;
};

struct weight {
	int64_t here[USCF_COUNTS], all[USCF_COUNTS];
};

static int level_of(const struct asking *asking, int card)
{
	return card < 0 ? asking->uscf.field.nlevels : asking->uscf.field.card[card].level;
}

/* Of two scores only what stands before the odd players' switches. */
static int compare_structures(const struct pairing_score *a, const struct pairing_score *b)
{
	for (int i = 0; i < a->nterms; i++) {
		if (!strcmp(a->terms[i].name, "odd players beyond the limit"))
			return 0;
		for (int k = 0; k < a->terms[i].length; k++)
			if (a->values[a->terms[i].first + k] != b->values[b->terms[i].first + k])
				return a->values[a->terms[i].first + k] <
						b->values[b->terms[i].first + k]
					? -1
					: 1;
	}
	return 0;
}

static bool allow(int i, int j, void *context)
{
	const struct asking *asking = context;

	return j < 0 || !(uscf_bars(&asking->uscf, i, j) & USCF_FORBIDDEN);
}

static bool keep_best(const int *partner, void *context)
{
	struct asking *asking = context;
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	int order = -1;

	ck_assert_int_eq(uscf_make_draw(&asking->uscf, partner, &draw), PAIRING_OK);
	ck_assert_int_eq(pairing_score(book, asking->uscf.input, &draw, &score), PAIRING_OK);
	if (asking->count > 0)
		order = compare_structures(&score, &asking->least);
	if (order < 0) {
		pairing_score_done(&asking->least);
		asking->least = score;
		score = (struct pairing_score){0};
		asking->count = 0;
	}
	if (order <= 0) {
		ck_assert_int_lt(asking->count, DRAWS_MOST);
		memcpy(asking->draw[asking->count++], partner,
			(size_t)asking->uscf.field.count * sizeof(*partner));
	}
	pairing_score_done(&score);
	pairing_draw_done(&draw);
	return true;
}

/* Those who come down to a level in a draw, in rank order. */
static int list_floats(const struct asking *asking, const int *draw, int level, int *floats)
{
	int n = 0;

	for (int c = 0; c < asking->uscf.field.level[level].first; c++)
		if (draw[c] >= 0 && level_of(asking, draw[c]) >= level)
			floats[n++] = c;
	return n;
}

static void read_odd(const struct asking *asking, const int *draw, int level, const int *floats,
	int nfloats, struct odd *odd)
{
	const struct field_level *group = &asking->uscf.field.level[level];
	int leaving[CARDS_MOST] = {0};

	memset(odd, 0, sizeof(*odd));
	for (int i = 0; i < nfloats; i++)
		odd->opponent[i] =
			level_of(asking, draw[floats[i]]) == level ? draw[floats[i]] : -1;
	for (int c = group->first; c < group->first + group->count; c++)
		if (draw[c] >= 0 && level_of(asking, draw[c]) > level)
			leaving[odd->ndrops++] = c;
	uscf_drop_order(&asking->uscf, leaving, odd->ndrops, odd->drops);
}

/*
 * 29D: opponents in turn, the highest first and who goes on last; then who leaves, the last of them
 * in drop order as early there as can be.
 */
static int compare_odd(const struct asking *asking, int level, const struct odd *a,
	const struct odd *b, int nfloats, bool opponents_only)
{
	const struct field_level *group = &asking->uscf.field.level[level];
	int card[CARDS_MOST] = {0}, order[CARDS_MOST], n = 0;

	for (int i = 0; i < nfloats; i++)
		if (a->opponent[i] != b->opponent[i])
			return (unsigned)a->opponent[i] < (unsigned)b->opponent[i] ? -1 : 1;
	if (opponents_only)
		return 0;
	for (int c = group->first; c < group->first + group->count; c++)
		if (c != asking->plan.bye)
			card[n++] = c;
	uscf_drop_order(&asking->uscf, card, n, order);
	for (int i = n - 1; i >= 0; i--) {
		bool in[2] = {false, false};

		for (int k = 0; k < a->ndrops; k++)
			in[0] = in[0] || a->drops[k] == order[i];
		for (int k = 0; k < b->ndrops; k++)
			in[1] = in[1] || b->drops[k] == order[i];
		if (in[0] != in[1])
			return in[0] ? 1 : -1;
	}
	return 0;
}

/* 29D2: the same of those who come down go on, and as many leave. */
static bool is_alike(const struct odd *a, const struct odd *b, int nfloats)
{
	for (int i = 0; i < nfloats; i++)
		if ((a->opponent[i] < 0) != (b->opponent[i] < 0))
			return false;
	return a->ndrops == b->ndrops;
}

static bool has(const int *list, int count, int card)
{
	for (int i = 0; i < count; i++)
		if (list[i] == card)
			return true;
	return false;
}

/* Whom each who leaves stands for: himself, or from the last on those who should leave. */
static void count_drops(const struct asking *asking, const struct odd *odd,
	const struct odd *natural, int64_t *counts)
{
	int other = odd->ndrops - 1;

	for (int i = natural->ndrops - 1; i >= 0; i--) {
		int card = natural->drops[i];

		if (!has(odd->drops, odd->ndrops, card)) {
			while (has(natural->drops, natural->ndrops, odd->drops[other]))
				other--;
			card = odd->drops[other--];
		}
		uscf_count_odd(&asking->uscf,
			uscf_drop_points(&asking->uscf, card, natural->drops[i]), counts);
	}
}

static void count_opponents(const struct asking *asking, const int *floats, int nfloats,
	const struct odd *odd, const struct odd *natural, int64_t *counts)
{
	for (int i = 0; i < nfloats; i++) {
		if (odd->opponent[i] < 0)
			continue;
		uscf_count_odd(&asking->uscf,
			uscf_points(&asking->uscf, odd->opponent[i], natural->opponent[i]), counts);
		uscf_count_clash(&asking->uscf, floats[i], odd->opponent[i], counts);
	}
}

static void count_inside(struct asking *asking, int level, const int *floats, int nfloats,
	const struct odd *odd, int64_t *counts)
{
	struct uscf_choice choice;
	const int *mate;

	ck_assert(uscf_choice_init(&asking->plan, level, floats, nfloats, &choice));
	memcpy(choice.opponent, odd->opponent, (size_t)nfloats * sizeof(int));
	memcpy(choice.drops, odd->drops, (size_t)odd->ndrops * sizeof(int));
	choice.ndrops = odd->ndrops;
	uscf_choice_fill(&asking->plan, &choice);
	ck_assert_int_eq(uscf_choice_inside(&asking->plan, &choice, &mate, counts), MATCHING_OK);
}

/* Of all draws that have this choice the first in the order of 29D in a level. */
static int find_natural(const struct asking *asking, int level, const bool *open, const int *floats,
	int nfloats, struct odd *natural)
{
	int found = -1;

	for (int i = 0; i < asking->count; i++) {
		struct odd odd;

		if (!open[i])
			continue;
		read_odd(asking, asking->draw[i], level, floats, nfloats, &odd);
		if (found < 0 || compare_odd(asking, level, &odd, natural, nfloats, false) < 0) {
			*natural = odd;
			found = i;
		}
	}
	return found;
}

/* The choice with everything below that the first of the open draws and its like can have. */
static void weigh_below(struct asking *asking, int level, const bool *open,
	const struct weight *above, bool usual, struct weight *weight)
{
	int floats[CARDS_MOST], nfloats, first = 0;
	struct odd natural;
	bool found = false;

	*weight = *above;
	while (!open[first])
		first++;
	if (level == asking->uscf.field.nlevels)
		return;
	nfloats = list_floats(asking, asking->draw[first], level, floats);
	if (nfloats == 0)
		return;
	find_natural(asking, level, open, floats, nfloats, &natural);
	for (int i = 0; i < asking->count; i++) {
		struct weight one = *above;
		bool same[DRAWS_MOST];
		struct odd odd, drops;

		if (!open[i])
			continue;
		read_odd(asking, asking->draw[i], level, floats, nfloats, &odd);
		if (!is_alike(&odd, &natural, nfloats) ||
			(usual && compare_odd(asking, level, &odd, &natural, nfloats, true) != 0))
			continue;
		for (int k = 0; k < asking->count; k++) {
			struct odd other;

			read_odd(asking, asking->draw[k], level, floats, nfloats, &other);
			same[k] = open[k] &&
				compare_odd(asking, level, &odd, &other, nfloats, true) == 0;
		}
		find_natural(asking, level, same, floats, nfloats, &drops);
		count_opponents(asking, floats, nfloats, &odd, &natural, one.all);
		if (one.all[USCF_ODD_OVER] > above->all[USCF_ODD_OVER])
			continue;
		count_inside(asking, level, floats, nfloats, &drops, one.all);
		if (!found || memcmp(one.all, weight->all, sizeof(one.all)) != 0) {
			int k = 0;

			while (found && k < COLOURS && one.all[k] == weight->all[k])
				k++;
			if (!found || (k < COLOURS && one.all[k] < weight->all[k]))
				*weight = one;
		}
		found = true;
	}
}

static int compare_counts(const int64_t *a, const int64_t *b, int first, int last)
{
	for (int k = first; k <= last; k++)
		if (a[k] != b[k])
			return a[k] < b[k] ? -1 : 1;
	return 0;
}

/*
 * What 200 points may be switched for in both groups, then in the upper one; what 80 may, in both
 * and in the upper one.
 */
static int compare_weights(const struct weight *a, const struct weight *b)
{
	int order = compare_counts(a->all, b->all, USCF_ODD_OVER, USCF_UNEQUAL);

	if (order == 0)
		order = compare_counts(a->here, b->here, USCF_THIRD_RUN, USCF_UNEQUAL);
	if (order == 0)
		order = compare_counts(a->all, b->all, USCF_WIDE, USCF_UNALTERED);
	return order != 0 ? order
			  : compare_counts(a->here, b->here, USCF_UNALTERED, USCF_UNALTERED);
}

/* Settle a level: the draws that have another choice there are no longer looked at. */
static void settle(struct asking *asking, int level)
{
	int floats[CARDS_MOST];
	const int nfloats = list_floats(asking, asking->draw[0], level, floats);
	struct weight usual, best;
	struct odd natural, chosen;
	bool open[DRAWS_MOST], changed = false;
	int left = 0;

	memset(open, true, sizeof(open));
	find_natural(asking, level, open, floats, nfloats, &natural);
	chosen = natural;
	for (int turn = -1; turn < asking->count; turn++) {
		struct weight above = {{0}, {0}}, weight;
		struct odd odd = natural;
		int order;

		if (turn >= 0)
			read_odd(asking, asking->draw[turn], level, floats, nfloats, &odd);
		if (!is_alike(&odd, &natural, nfloats))
			continue;
		for (int k = 0; k < asking->count; k++) {
			struct odd other;

			read_odd(asking, asking->draw[k], level, floats, nfloats, &other);
			open[k] = compare_odd(asking, level, &odd, &other, nfloats, false) == 0;
		}
		count_opponents(asking, floats, nfloats, &odd, &natural, above.here);
		count_drops(asking, &odd, &natural, above.here);
		if (above.here[USCF_ODD_OVER] > 0)
			continue;
		count_inside(asking, level, floats, nfloats, &odd, above.here);
		memcpy(above.all, above.here, sizeof(above.all));
		weigh_below(asking, level + 1, open, &above, turn < 0, &weight);
		if (turn < 0) {
			usual = weight;
			continue;
		}
		if (compare_counts(weight.all, usual.all, 0, USCF_UNALTERED) >= 0)
			continue;
		order = changed ? compare_weights(&weight, &best) : -1;
		if (order > 0 ||
			(order == 0 &&
				compare_odd(asking, level, &odd, &chosen, nfloats, false) >= 0))
			continue;
		best = weight;
		chosen = odd;
		changed = true;
	}
	for (int i = 0; i < asking->count; i++) {
		struct odd odd;

		read_odd(asking, asking->draw[i], level, floats, nfloats, &odd);
		if (compare_odd(asking, level, &odd, &chosen, nfloats, false) == 0)
			memmove(asking->draw[left++], asking->draw[i], sizeof(asking->draw[i]));
	}
	moved += compare_odd(asking, level, &chosen, &natural, nfloats, false) != 0;
	asking->count = left;
}

static void same_odd_players(const struct asking *asking, const int *engine, uint64_t seed)
{
	for (int level = 0; level < asking->uscf.field.nlevels; level++) {
		int floats[CARDS_MOST], others[CARDS_MOST];
		const int n = list_floats(asking, asking->draw[0], level, floats);
		struct odd one, two;

		ck_assert_msg(n == list_floats(asking, engine, level, others) &&
				memcmp(floats, others, (size_t)n * sizeof(int)) == 0,
			"seed %llu, level %d: others come down", (unsigned long long)seed, level);
		read_odd(asking, asking->draw[0], level, floats, n, &one);
		read_odd(asking, engine, level, floats, n, &two);
		ck_assert_msg(compare_odd(asking, level, &one, &two, n, false) == 0,
			"seed %llu, level %d: other odd players or opponents",
			(unsigned long long)seed, level);
	}
}

static void look(const struct pairing_input *input, uint64_t seed)
{
	static struct asking asking;
	struct uscf_memo memo = {.count = 0};
	struct pairing_draw draw = {0};
	int partner[ALL_DRAWS_MOST + 1];

	memset(&asking, 0, sizeof(asking));
	ck_assert_int_eq(uscf_init(&asking.uscf, input, NULL), PAIRING_OK);
	asking.plan = (struct uscf_plan){
		.uscf = &asking.uscf, .arena = &asking.arena, .bye = -1, .memo = &memo};
	if (pairing_best(book, input, &draw, NULL) == PAIRING_OK && draw.count > 0) {
		draw_partners(&asking.uscf.field, &draw, partner);
		all_draws(asking.uscf.field.count, allow, keep_best, &asking);
		ck_assert_int_gt(asking.count, 0);
		for (int c = 0; c < asking.uscf.field.count; c++)
			if (asking.draw[0][c] < 0)
				asking.plan.bye = c;
		for (int level = 0; level < asking.uscf.field.nlevels; level++)
			settle(&asking, level);
		same_odd_players(&asking, partner, seed);
	}
	uscf_memo_done(&memo);
	arena_done(&asking.arena);
	pairing_score_done(&asking.least);
	pairing_draw_done(&draw);
	uscf_done(&asking.uscf);
}

static bool chance(uint64_t *state, int percent)
{
	return random_below(state, 100) < percent;
}

START_TEST(odd_players_of_random_fields_are_the_best)
{
	const struct seeds slice = seeds_slice(&fields, _i, SLICES);

	for (long i = 0; i < slice.count; i++) {
		const uint64_t seed = slice.first + (uint64_t)i;
		uint64_t state = seed * 7919;
		struct random_field field;
		int option[OPTIONS_MOST];

		random_field_make(&field, seed, 4, CARDS_MOST);
		for (int k = 0; k < book->noptions; k++)
			option[k] = book->options[k].value;
		option[pairing_book_option(book, "teams")] = random_below(&state, 4);
		option[pairing_book_option(book, "limit_equalize")] = chance(&state, 80) ? 200 : 60;
		option[pairing_book_option(book, "limit_alternate")] = chance(&state, 80) ? 80 : 20;
		option[pairing_book_option(book, "harkness")] = chance(&state, 20);
		field.input.options = option;
		field.input.npins = 0;
		look(&field.input, seed);
	}
}
END_TEST

/* Sections that the engine played itself, of close ratings and of few rounds or many. */
START_TEST(odd_players_of_sections_are_the_best)
{
	moved = 0;
	for (uint64_t seed = 1; seed <= SECTIONS / SLICES; seed++) {
		const int round = 2 + (int)(seed % 4);
		const struct pairing_recipe recipe = {.book = book,
			.seed = seed * SLICES + (uint64_t)_i,
			.players = {6, CARDS_MOST},
			.rounds = {round, round},
			.played = round - 1,
			.ratings = {1900, _i % 2 ? 1960 : 2400},
			.draws = {3000, 3000}};
		struct pairing_tournament section;

		ck_assert_int_eq(pairing_generate(&recipe, &section, NULL), PAIRING_OK);
		if (!section.stuck)
			look(&section.input, recipe.seed);
		pairing_tournament_done(&section);
	}
	ck_assert_int_gt(moved, 0);
}
END_TEST

int main(int argc, char **argv)
{
	TCase *tcase = tcase_create("choice");

	book = pairing_book_find("uscf");
	if (!book || book->noptions > OPTIONS_MOST || !seeds_read(&fields, argc, argv, 4000, 4000))
		return EXIT_FAILURE;
	tcase_add_loop_test(tcase, odd_players_of_random_fields_are_the_best, 0, SLICES);
	tcase_add_loop_test(tcase, odd_players_of_sections_are_the_best, 0, SLICES);
	tcase_set_timeout(tcase, 300);
	return suite_run("uscf_choice", tcase, NULL);
}
