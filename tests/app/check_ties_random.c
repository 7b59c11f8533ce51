/* Tie-breaks of random events, against the second implementation and by what must hold of all. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/generate/generate.h"
#include "core/ties/table.h"
#include "match/random.h"
#include "support/event/knobs.h"
#include "support/event/trf_event.h"
#include "support/reference/ties_reference.h"
#include "support/seeds.h"
#include "support/suite_run.h"

/* Everything that parts players sooner or later, in orders that let DE meet groups of all sizes. */
static const char *const orders[] = {
	"BH,BH/C1,BH/C2,BH/M1,BH/M2,BH/P,FB,FB/C1,AOB,AOB/F,SB,SB/C1,SB/C2,SB/P",
	"DE,PS,PS/C1,WIN,WON,BPG,BWG,REP,STD,KS,KS/L+1,KS/L-2,DE,TPN/R",
	"ARO,ARO/C1,ARO/M1,TPR,PTP,APRO,APPO,RTNG,DE/P,BH/C1/P,SB/M1,FB/M1,TPN",
	"MODMED,MEDIAN,SOLK,CUM,CUMOPP,KASHDAN,SOS,DE",
	"ARO/U1400,TPR/U1400,PTP/U1400,APRO/U1400,APPO/U1400,RTNG/R/U1400,BPG,DE",
	"WIN,PTS,DE,SB",
};

static const char *const systems[] = {"dutch", "caa", "schools", "uscf", "lazy"};
static const char *const worths[] = {
	"", "", "", " points=W=3'D=1", " points=W=1'D=0.5'P=0.5", " points=W=3'D=1'P=1'A=0"};

enum { ORDERS = sizeof(orders) / sizeof(orders[0]), TEXT_SIZE = 1024 };

static int pick(uint64_t *state, int below)
{
	return (int)random_below(state, (uint32_t)below);
}

/* A tournament of a seed, as a report that the test releases. */
static struct generated generate(uint64_t seed)
{
	struct generate_knobs knobs;
	struct generated made;
	struct error error;
	uint64_t state = seed;
	char text[TEXT_SIZE];
	const int rounds = 3 + pick(&state, 9);

	generate_usual(&knobs);
	snprintf(text, sizeof(text),
		"system=%s players=%d rounds=%d played=%d seed=%d draws=%d forfeits=%d "
		"double-forfeits=%d half-byes=%d zero-byes=%d full-byes=%d short-games=%d "
		"withdrawals=%d late-entries=%d%s",
		systems[pick(&state, 5)], 2 * rounds + pick(&state, 16), rounds,
		pick(&state, 4) ? rounds : 1 + pick(&state, rounds), (int)(seed % 100000) + 1,
		10 + pick(&state, 60), pick(&state, 25), pick(&state, 10), pick(&state, 25),
		pick(&state, 25), pick(&state, 8), pick(&state, 5), pick(&state, 25),
		pick(&state, 20), worths[pick(&state, 6)]);
	knobs_turn(&knobs, text);
	ck_assert_msg(app_generate(&knobs, &made, &error) == STATUS_OK, "%s\n%s", error.text, text);
	return made;
}

/* Some lose their rating, columns 49 to 52 of their lines. */
static void take_ratings(char *text, uint64_t *state)
{
	for (char *line = strstr(text, "\n001 "); line; line = strstr(line + 1, "\n001 "))
		if (pick(state, 5) == 0)
			memset(line + 49, ' ', 4);
}

/* The line of this player in a report, NULL: it has none. */
static char *line_of(char *text, int number)
{
	char head[24];

	snprintf(head, sizeof(head), "\n001 %4d ", number);
	return strstr(text, head);
}

/*
 * The entry of a player in a round, "   7 w 1", if it is that of a game over the board; else NULL.
 */
static char *game_at(char *line, int round)
{
	const size_t at = 92 + 10 * (size_t)(round - 1);
	const char *end = strpbrk(line + 1, "\r\n");

	if (!end || (size_t)(end - line) < at + 8 || !strchr("10=", line[at + 7]))
		return NULL;
	return line + at;
}

/* Some games are open, and count as the result that they had: the report with what says so. */
static char *leave_open(char *text, int players, int rounds, uint64_t *state)
{
	const size_t size = strlen(text) + 8 * 96;
	char *made = malloc(size);

	ck_assert_ptr_nonnull(made);
	snprintf(made, size, "%s", text);
	for (int tries = 0; tries < 8; tries++) {
		const int round = 1 + pick(state, rounds), white = 1 + pick(state, players);
		char *line = line_of(made, white), *one = line ? game_at(line, round) : NULL, *two;
		const int black = one ? atoi(one) : 0;
		const size_t used = strlen(made);

		if (!one || one[5] != 'w' || black == 0 || !(line = line_of(made, black)) ||
			!(two = game_at(line, round)))
			continue;
		snprintf(made + used, size - used,
			"### drawboard: open round=%d board=%d as=%c white=%d black=%d\n", round,
			tries + 1, one[7], white, black);
		one[7] = two[7] = ' ';
	}
	free(text);
	return made;
}

static void make_table_of(const struct event *event, int round, enum ties_rules rules,
	bool all_play_all, const char *list, struct ties_table *table)
{
	struct ties_field field;
	struct ties_order order;
	struct error error;

	ck_assert_msg(
		ties_order_parse(list, &order, &error) == STATUS_OK, "%s: %s", list, error.text);
	ck_assert_int_eq(ties_field_make(event, 1, round, rules, all_play_all, &field), STATUS_OK);
	ck_assert_int_eq(ties_table_make(&field, &order, table), STATUS_OK);
}

static void make_table(const struct event *event, int round, enum ties_rules rules,
	const char *list, struct ties_table *table)
{
	make_table_of(event, round, rules, false, list, table);
}

static struct seeds seeds;

/* All codes of one order, or of all, by one edition, after one round of a random event. */
static void compare_seed(uint64_t seed)
{
	struct generated made = generate(seed);
	uint64_t state = seed + 77;
	struct event event;
	struct ties_table table;
	const bool last = pick(&state, 3) > 0;

	if (made.played == 0) {
		free(made.text);
		return;
	}
	if (pick(&state, 4) == 0)
		take_ratings(made.text, &state);
	if (pick(&state, 3) == 0)
		made.text = leave_open(made.text, 60, made.played, &state);
	trf_event_import(made.text, &event);
	for (int i = 0; i < ORDERS; i++) {
		const int round = last ? made.played : 1 + pick(&state, made.played);
		const enum ties_rules rules =
			pick(&state, 2) ? TIES_2026 : (enum ties_rules)pick(&state, TIES_RULES);

		make_table_of(&event, round, rules, pick(&state, 6) == 0, orders[i], &table);
		ties_reference_compare(made.text, &table, round, orders[i]);
		ties_table_done(&table);
	}
	event_done(&event);
	free(made.text);
}

START_TEST(the_second_implementation_has_the_same_figures_and_ranks)
{
	const struct seeds slice = seeds_slice(&seeds, _i, 8);

	if (!ties_reference_is_there()) {
		printf("no python3: tie-breaks are not compared\n");
		return;
	}
	for (long i = 0; i < slice.count; i++)
		compare_seed(slice.first + (uint64_t)i);
}
END_TEST

/* Every figure is the sum, mean or place that its working says. */
static void recount(const struct ties_table *table, int player, int entry)
{
	const struct ties_figure figure = ties_table_figure(table, player, entry);
	const enum ties_code code = table->order.of[entry].code;
	struct ties_working working;
	int64_t sum = 0;
	int cut = 0, number = 0;

	ck_assert_int_eq(ties_table_working(table, player, entry, &working), STATUS_OK);
	ck_assert_int_eq(ties_figure_compare(&working.figure, &figure), 0);
	for (int i = 0; i < working.count; i++) {
		const enum ties_fate fate = working.parts[i].fate;

		sum += fate == TIES_COUNTS ? working.parts[i].value : 0;
		number += fate == TIES_COUNTS;
		cut += fate != TIES_COUNTS && fate != TIES_LEFT_OUT;
	}
	if (code == TIES_AOB)
		ck_assert(number == 0 || sum * figure.per == figure.units * 2 * number);
	else if (code == TIES_ARO || code == TIES_APRO || code == TIES_APPO)
		ck_assert_int_eq(figure.units, number ? ties_half_up(sum, number) : 0);
	else if (code == TIES_TPR && number > 0)
		ck_assert_int_eq(figure.units, ties_half_up(sum, number) + working.step);
	else if (code != TIES_DE && code != TIES_PTP && code != TIES_TPN && code != TIES_RTNG &&
		code != TIES_TPR)
		ck_assert_int_eq(figure.units, sum - working.less2);
	if (code == TIES_BH || code == TIES_SB)
		ck_assert_int_eq(cut, table->order.of[entry].low + table->order.of[entry].high);
	ties_working_done(&working);
}

START_TEST(every_figure_is_what_its_working_adds_up_to)
{
	const struct seeds slice = seeds_slice(&seeds, _i, 8);

	for (long seed = 0; seed < slice.count; seed++) {
		struct generated made = generate(slice.first + (uint64_t)seed);
		struct event event;
		struct ties_table table;

		trf_event_import(made.text, &event);
		for (int i = 0; i < ORDERS && made.played > 1; i++) {
			make_table(&event, made.played, TIES_2026, orders[i], &table);
			for (int player = 0; player < table.field.count; player++)
				for (int entry = 0; entry < table.order.count; entry++)
					if (made.played >= 4)
						recount(&table, player, entry);
			ties_table_done(&table);
		}
		event_done(&event);
		free(made.text);
	}
}
END_TEST

static bool is_less(const struct ties_table *table, int player, int entry, int than)
{
	const struct ties_figure a = ties_table_figure(table, player, entry),
				 b = ties_table_figure(table, player, than);

	return ties_figure_compare(&a, &b) < 0;
}

START_TEST(what_is_cut_makes_less)
{
	static const char list[] = "BH,BH/C1,BH/C2,BH/M1,SB,SB/C1,PS,PS/C1,SOLK,MODMED,MEDIAN";
	const struct seeds slice = seeds_slice(&seeds, _i, 8);

	for (long seed = 0; seed < slice.count; seed++) {
		struct generated made = generate(slice.first + (uint64_t)seed);
		struct event event;
		struct ties_table table;

		trf_event_import(made.text, &event);
		make_table(&event, made.played, TIES_2026, list, &table);
		for (int i = 0; i < table.field.count; i++) {
			for (int entry = 2; entry <= 4; entry++)
				ck_assert(!is_less(&table, i, entry - 1, entry));
			ck_assert(!is_less(&table, i, 5, 6) && !is_less(&table, i, 7, 8) &&
				!is_less(&table, i, 9, 10));
			/* US: the Modified Median of a plus score is never below the Median */
			if (2 * table.field.scores[i].points2 >
				table.field.points.win2 * table.field.rounds)
				ck_assert(!is_less(&table, i, 10, 11));
		}
		ties_table_done(&table);
		event_done(&event);
		free(made.text);
	}
}
END_TEST

/* Without unplayed rounds each score is counted once by everybody who met it. */
START_TEST(sums_over_all_agree_where_everybody_plays)
{
	for (int seed = 1; seed <= 10; seed++) {
		struct generate_knobs knobs;
		struct generated made;
		struct event event;
		struct ties_table table;
		int64_t buchholz = 0, scores = 0, sonneborn = 0, games = 0;
		char text[TEXT_SIZE];

		generate_usual(&knobs);
		snprintf(text, sizeof(text), "players=%d rounds=7 seed=%d points=W=3'D=1",
			20 + 2 * seed, seed);
		knobs_turn(&knobs, text);
		ck_assert_int_eq(app_generate(&knobs, &made, NULL), STATUS_OK);
		trf_event_import(made.text, &event);
		make_table(&event, made.played, TIES_2026, "BH,SB", &table);
		for (int i = 0; i < table.field.count; i++) {
			buchholz += ties_table_figure(&table, i, 1).units;
			sonneborn += ties_table_figure(&table, i, 2).units;
			scores += (int64_t)table.field.scores[i].points2 * table.field.rounds;
			for (int round = 1; round <= table.field.rounds; round++) {
				const struct ties_game *game = ties_game(&table.field, i, round);

				games += (int64_t)game->points2 *
					table.field.scores[game->opponent].points2;
			}
		}
		ck_assert_int_eq(buchholz, scores);
		ck_assert_int_eq(sonneborn, games);
		ties_table_done(&table);
		event_done(&event);
		free(made.text);
	}
}
END_TEST

/* The same field with the players in another order. */
static void turn_field(const struct ties_field *field, int by, struct ties_field *turned)
{
	const int n = field->count;

	ck_assert_int_eq(ties_field_fore(field, turned), STATUS_OK);
	for (int i = 0; i < n; i++) {
		const int to = (i + by) % n;

		turned->players[to] = field->players[i];
		turned->scores[to] = field->scores[i];
		for (int round = 1; round <= field->rounds; round++) {
			struct ties_game *game = &turned->games[(size_t)to * (size_t)field->rounds +
				(size_t)round - 1];

			*game = *ties_game(field, i, round);
			if (game->opponent != TIES_NOBODY)
				game->opponent = (game->opponent + by) % n;
		}
	}
}

/* Another order of the players changes no rank and no figure. */
START_TEST(renumbering_changes_no_figure)
{
	const struct seeds slice = seeds_slice(&seeds, _i, 8);

	for (long seed = 0; seed < slice.count; seed++) {
		struct generated made = generate(slice.first + (uint64_t)seed);
		struct event event;
		struct ties_table table, other;
		struct ties_field field;
		int *ranks;

		trf_event_import(made.text, &event);
		for (int i = 0; i < ORDERS; i++) {
			make_table(&event, made.played, TIES_2026, orders[i], &table);
			turn_field(&table.field, 3, &field);
			ck_assert_int_eq(ties_table_make(&field, &table.order, &other), STATUS_OK);
			ranks = calloc((size_t)table.field.count, sizeof(*ranks));
			for (int k = 0; k < table.field.count; k++)
				ranks[table.places[k].player] = table.places[k].rank;
			for (int k = 0; k < table.field.count; k++) {
				const int player = other.places[k].player;
				const int was =
					(player + table.field.count - 3) % table.field.count;

				ck_assert_int_eq(other.places[k].rank, ranks[was]);
				for (int entry = 0; entry < table.order.count; entry++) {
					const struct ties_figure a =
						ties_table_figure(&table, was, entry);
					const struct ties_figure b =
						ties_table_figure(&other, player, entry);

					ck_assert_int_eq(ties_figure_compare(&a, &b), 0);
				}
			}
			free(ranks);
			ties_table_done(&table);
			ties_table_done(&other);
		}
		event_done(&event);
		free(made.text);
	}
}
END_TEST

int main(int argc, char **argv)
{
	TCase *tcase = tcase_create("random");

	if (!seeds_read(&seeds, argc, argv, 24, 2000))
		return EXIT_FAILURE;
	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, the_second_implementation_has_the_same_figures_and_ranks, 0, 8);
	tcase_add_loop_test(tcase, every_figure_is_what_its_working_adds_up_to, 0, 8);
	tcase_add_loop_test(tcase, what_is_cut_makes_less, 0, 8);
	tcase_add_loop_test(tcase, renumbering_changes_no_figure, 0, 8);
	tcase_add_test(tcase, sums_over_all_agree_where_everybody_plays);
	return suite_run("ties_random", tcase, NULL);
}
