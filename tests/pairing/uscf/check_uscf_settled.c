/*
 * Odd players are settled from the top (29D): wherever another draw of a small field has a better
 * score, the first group in which its odd players differ is no better off, the next one included.
 * Fields in which some rule has to yield to another are left out: there colours come last.
 *
 * 4,000 seeded fields; FIELDS or an argument: that many, SEED or a second one: the first seed. A
 * failure names its seed. And the sections of which drawboard-rules(7) says how many have such a
 * draw.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pairing_generate.h"
#include "support/event/draws.h"
#include "support/event/random_field.h"
#include "support/reference/all_draws.h"
#include "support/seeds.h"
#include "support/suite_run.h"
#include "uscf/bye.h"
#include "uscf/pair.h"
#include "uscf/score.h"
#include "uscf/switch.h"
#include "uscf/weigh.h"

enum { CARDS_LEAST = 4, CARDS_MOST = 8, SLICES = 20, COLOURS = USCF_UNALTERED + 1 };
enum { SECTIONS = 200, SECTION_PLAYERS = 10 };

static const struct pairing_book *book;
static struct seeds fields;
static long better, drawn, told;

struct asking {
	struct uscf uscf;
	struct arena arena;
	const int *engine; /* partners in the engine's draw, by card; -1: the bye */
	struct pairing_score score;
	uint64_t seed;
	bool seen;
};

static int level_of(const struct asking *asking, int card)
{
	return asking->uscf.field.card[card].level;
}

/* The level in which two draws first differ in who leaves it or meets one from above. */
static int first_difference(const struct asking *asking, const int *partner)
{
	for (int c = 0; c < asking->uscf.field.count; c++) {
		const int a = partner[c], b = asking->engine[c], level = level_of(asking, c);
		const bool leaves = a >= 0 && level_of(asking, a) > level;
		const bool left = b >= 0 && level_of(asking, b) > level;
		const bool meets = a >= 0 && level_of(asking, a) < level;
		const bool met = b >= 0 && level_of(asking, b) < level;

		if (leaves != left || meets != met || (meets && a != b))
			return level;
	}
	return -1;
}

static void read_choice(const struct uscf_plan *plan, const int *partner, int level,
	const int *floats, int nfloats, struct uscf_choice *choice)
{
	const struct field *field = &plan->uscf->field;
	const struct field_level *group = &field->level[level];
	int leaving[ALL_DRAWS_MOST];

	ck_assert(uscf_choice_init(plan, level, floats, nfloats, choice));
	for (int i = 0; i < nfloats; i++) {
		const int other = partner[floats[i]];

		choice->opponent[i] = field->card[other].level == level ? other : -1;
	}
	for (int c = group->first; c < group->first + group->count; c++)
		if (partner[c] >= 0 && field->card[partner[c]].level > level)
			leaving[choice->ndrops++] = c;
	uscf_drop_order(plan->uscf, leaving, choice->ndrops, choice->drops);
	uscf_choice_fill(plan, choice);
}

/* The choice by 29D without a look at colours. */
static bool choose(const struct uscf_plan *plan, struct uscf_choice *choice)
{
	const int reach = uscf_choice_reach(plan, choice->level, choice->floats, choice->nfloats);

	return (reach == plan->uscf->field.nlevels ? uscf_choice_near(plan, choice)
						   : uscf_choice_best(plan, choice)) == MATCHING_OK;
}

static bool is_dropped(const struct uscf_choice *choice, int card)
{
	for (int i = 0; i < choice->ndrops; i++)
		if (choice->drops[i] == card)
			return true;
	return false;
}

/*
 * Those who leave in both choices have the same place in both, the others stand in the order of
 * those whom they stand for, which is from the last in drop order.
 */
static void align(const struct uscf_choice *natural, struct uscf_choice *choice)
{
	int drops[ALL_DRAWS_MOST], left = choice->ndrops - 1;

	for (int place = 0; place < choice->ndrops; place++) {
		drops[place] = natural->drops[place];
		if (is_dropped(choice, natural->drops[place]))
			continue;
		while (is_dropped(natural, choice->drops[left]))
			left--;
		drops[place] = choice->drops[left--];
	}
	memcpy(choice->drops, drops, (size_t)choice->ndrops * sizeof(*drops));
}

/* What a draw and the engine's have in the first group in which they differ, and the next. */
struct judged {
	int level;
	bool in_turn;  /* the draw has somebody go on whom 29D2 pairs there */
	bool possible; /* the other draw's choice can be judged */
	bool gains;    /* it is better than the natural one */
	struct uscf_weight now, then;
};

static void judge_both(struct asking *asking, const int *partner, struct judged *judged)
{
	struct uscf_memo memo = {.count = 0};
	struct uscf_plan plan = {
		.uscf = &asking->uscf, .arena = &asking->arena, .bye = -1, .memo = &memo};
	const int level = first_difference(asking, partner);
	struct uscf_choice natural, ours, its;
	struct uscf_change change = {.plan = &plan, .natural = &natural};
	int64_t usual[USCF_COUNTS];
	int floats[ALL_DRAWS_MOST], nfloats = 0;

	*judged = (struct judged){.level = level};
	for (int c = 0; c < asking->uscf.field.count; c++) {
		if (asking->engine[c] < 0)
			plan.bye = c;
		else if (level_of(asking, c) < level &&
			level_of(asking, asking->engine[c]) >= level)
			floats[nfloats++] = c;
	}
	ck_assert_int_ge(level, 0);
	ck_assert(uscf_choice_init(&plan, level, floats, nfloats, &natural));
	ck_assert(choose(&plan, &natural));
	read_choice(&plan, asking->engine, level, floats, nfloats, &ours);
	read_choice(&plan, partner, level, floats, nfloats, &its);
	/* 29D2: who has come down goes on only if he must */
	for (int i = 0; i < nfloats; i++)
		judged->in_turn =
			judged->in_turn || (its.opponent[i] < 0 && natural.opponent[i] >= 0);
	if (judged->in_turn) {
		uscf_memo_done(&memo);
		return;
	}
	ck_assert_int_eq(natural.ndrops, its.ndrops);
	ck_assert_int_eq(natural.ndrops, ours.ndrops);
	align(&natural, &ours);
	align(&natural, &its);
	ck_assert(uscf_change_init(&change));
	ck_assert_int_eq(uscf_change_usual(&change, usual), MATCHING_OK);
	ck_assert_int_eq(uscf_change_weigh(&change, &ours, &judged->now), MATCHING_OK);
	judged->possible = uscf_change_weigh(&change, &its, &judged->then) == MATCHING_OK;
	judged->gains = uscf_colours_compare(judged->then.all, usual) < 0;
	uscf_memo_done(&memo);
}

/* Is the first group in which they differ no better off in the other draw? */
static bool is_settled_first(struct asking *asking, const int *partner)
{
	struct judged judged;

	judge_both(asking, partner, &judged);
	return judged.in_turn || !judged.possible || !judged.gains ||
		uscf_weight_compare(&judged.now, &judged.then) <= 0;
}

static bool visit(const int *partner, void *context)
{
	struct asking *asking = context;
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};

	ck_assert_int_eq(uscf_make_draw(&asking->uscf, partner, &draw), PAIRING_OK);
	ck_assert_int_eq(pairing_score(book, asking->uscf.input, &draw, &score), PAIRING_OK);
	if (pairing_score_compare(&score, &asking->score, NULL) < 0) {
		asking->seen = true;
		ck_assert_msg(is_settled_first(asking, partner), "seed %llu",
			(unsigned long long)asking->seed);
	}
	pairing_score_done(&score);
	pairing_draw_done(&draw);
	return true;
}

/* Does no rule yield: repeats, second byes, team-mates, requests? */
static bool is_clean(const struct pairing_score *score)
{
	static const char *const yielding[] = {"repeats", "second byes", "team-mates", "requests"};

	for (int i = 0; i < score->nterms; i++)
		for (size_t k = 0; k < sizeof(yielding) / sizeof(yielding[0]); k++)
			if (!strcmp(score->terms[i].name, yielding[k]) &&
				score->values[score->terms[i].first] > 0)
				return false;
	return true;
}

static bool allow(int i, int j, void *context)
{
	const struct asking *asking = context;

	return j < 0 || !(uscf_bars(&asking->uscf, i, j) & USCF_FORBIDDEN);
}

/* 29D: the group, and of colours the numbers there, that a reason says were settled first. */
static void what_was_settled_is_so(struct asking *asking, const struct pairing_step *step)
{
	const struct pairing_input *input = asking->uscf.input;
	const bool drops = step->kind == PAIRING_STEP_ODD_PLAYER;
	struct pairing_pin pin = {drops ? PAIRING_PIN_FLOAT_DOWN : PAIRING_PIN_BOARD,
		drops ? step->as.odd_player.first : step->other,
		drops ? PAIRING_NOBODY : step->as.odd_player.first, PAIRING_NEUTRAL};
	struct pairing_input pinned = *input;
	struct pairing_draw draw = {0};
	struct judged judged;
	int partner[ALL_DRAWS_MOST + 1], k = 0;

	pinned.pins = &pin;
	pinned.npins = 1;
	ck_assert_int_eq(pairing_best(book, &pinned, &draw, NULL), PAIRING_OK);
	draw_partners(&asking->uscf.field, &draw, partner);
	judge_both(asking, partner, &judged);
	ck_assert_int_eq(asking->uscf.field.level[judged.level].score, step->proof.entry);
	ck_assert_int_eq(judged.in_turn, step->proof.passed == PAIRING_PASSED_TURN);
	while (k < COLOURS && judged.now.all[k] == judged.then.all[k])
		k++;
	ck_assert(k < COLOURS || step->proof.passed != PAIRING_PASSED_SETTLED);
	ck_assert(k == COLOURS || step->proof.passed != PAIRING_PASSED_ORDER);
	if (step->proof.passed == PAIRING_PASSED_OWN)
		ck_assert_int_lt(uscf_weight_compare(&judged.now, &judged.then), 0);
	if (step->proof.passed == PAIRING_PASSED_SETTLED) {
		ck_assert_int_eq(asking->score.terms[step->proof.term].id,
			uscf_count_term((enum uscf_count)k));
		ck_assert_int_eq(judged.now.all[k], step->proof.before);
		ck_assert_int_eq(judged.then.all[k], step->proof.after);
	}
	told++;
	pairing_draw_done(&draw);
}

static void reasons_say_what_was_settled(struct asking *asking, const struct pairing_draw *draw)
{
	struct pairing_steps steps = {0};

	ck_assert_int_eq(pairing_steps(book, asking->uscf.input, draw, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++) {
		const struct pairing_step *step = &steps.steps[i];

		if ((step->kind == PAIRING_STEP_ODD_PLAYER ||
			    step->kind == PAIRING_STEP_ODD_OPPONENT) &&
			step->as.odd_player.first >= 0 &&
			(step->proof.passed == PAIRING_PASSED_SETTLED ||
				step->proof.passed == PAIRING_PASSED_OWN ||
				step->proof.passed == PAIRING_PASSED_ORDER ||
				step->proof.passed == PAIRING_PASSED_TURN))
			what_was_settled_is_so(asking, step);
	}
	pairing_steps_done(&steps);
}

/* Look at all draws of a round, if no rule has to yield. */
static void look(const struct pairing_input *input, uint64_t seed)
{
	struct asking asking;
	struct pairing_draw draw = {0};
	int partner[ALL_DRAWS_MOST + 1];

	memset(&asking, 0, sizeof(asking));
	asking.seed = seed;
	ck_assert_int_eq(uscf_init(&asking.uscf, input, NULL), PAIRING_OK);
	if (pairing_best(book, input, &draw, NULL) == PAIRING_OK) {
		draw_partners(&asking.uscf.field, &draw, partner);
		asking.engine = partner;
		ck_assert_int_eq(pairing_score(book, input, &draw, &asking.score), PAIRING_OK);
		if (is_clean(&asking.score)) {
			all_draws(asking.uscf.field.count, allow, visit, &asking);
			reasons_say_what_was_settled(&asking, &draw);
			drawn++;
			better += asking.seen;
		}
	}
	arena_done(&asking.arena);
	pairing_score_done(&asking.score);
	pairing_draw_done(&draw);
	uscf_done(&asking.uscf);
}

START_TEST(a_better_score_elsewhere_is_lost_to_a_higher_group)
{
	const struct seeds slice = seeds_slice(&fields, _i, SLICES);

	drawn = better = told = 0;
	for (long i = 0; i < slice.count; i++) {
		struct random_field field;

		random_field_make(&field, slice.first + (uint64_t)i, CARDS_LEAST, CARDS_MOST);
		field.input.npins = 0;
		field.input.options = NULL;
		look(&field.input, slice.first + (uint64_t)i);
	}
	ck_assert_int_lt(12 * better, drawn);
}
END_TEST

/* A round of a generated section. */
static void look_at_section(int round, uint64_t seed)
{
	const struct pairing_recipe recipe = {.book = book,
		.seed = seed,
		.players = {SECTION_PLAYERS, SECTION_PLAYERS},
		.rounds = {round, round},
		.played = round - 1,
		.ratings = {1400, 2400},
		.draws = {3000, 3000}};
	struct pairing_tournament section;

	ck_assert_int_eq(pairing_generate(&recipe, &section, NULL), PAIRING_OK);
	ck_assert(!section.stuck);
	look(&section.input, seed);
	pairing_tournament_done(&section);
}

/* Of two who leave, one stands for the higher, one for the lower of the natural two. */
START_TEST(several_odd_players_are_switched_in_their_order)
{
	look_at_section(4, 423);
}
END_TEST

/* Five cards, three who come down and two who leave: an opponent and an odd player change roles. */
START_TEST(an_opponent_and_an_odd_player_change_roles)
{
	look_at_section(5, 943);
}
END_TEST

/* The figures of the manual. */
static const struct {
	int round, better;
} figures[] = {{3, 6}, {4, 17}, {5, 18}, {6, 23}};

START_TEST(better_scores_are_as_rare_as_the_manual_says)
{
	drawn = better = told = 0;
	for (uint64_t seed = 1; seed <= SECTIONS; seed++)
		look_at_section(figures[_i].round, seed);
	ck_assert_int_eq(drawn, SECTIONS);
	ck_assert_int_eq(better, figures[_i].better);
	ck_assert_int_gt(told, 0);
}
END_TEST

int main(int argc, char **argv)
{
	TCase *tcase = tcase_create("settled");

	book = pairing_book_find("uscf");
	if (!book || !seeds_read(&fields, argc, argv, 4000, 4000))
		return EXIT_FAILURE;
	tcase_add_loop_test(tcase, a_better_score_elsewhere_is_lost_to_a_higher_group, 0, SLICES);
	tcase_add_test(tcase, several_odd_players_are_switched_in_their_order);
	tcase_add_test(tcase, an_opponent_and_an_odd_player_change_roles);
	tcase_add_loop_test(tcase, better_scores_are_as_rare_as_the_manual_says, 0,
		sizeof(figures) / sizeof(figures[0]));
	tcase_set_timeout(tcase, 300);
	return suite_run("uscf_settled", tcase, NULL);
}
