/*
 * Inputs that are not possible: named, and nothing is made.
 */
#include "config.h"

#include <check.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/six_cards.h"
#include "support/suite_run.h"

static const struct pairing_book *caa;

static struct pairing_pin bad_pin;
static struct pairing_apart bad_pair;

static void opponent_too_high(struct six_cards *table)
{
	table->game[2][1].opponent = SIX_CARDS;
}
static void opponent_too_low(struct six_cards *table)
{
	table->game[2][1].opponent = -3;
}
static void own_opponent(struct six_cards *table)
{
	table->game[2][1].opponent = 2;
}
static void no_colour(struct six_cards *table)
{
	table->game[2][1].colour = (enum pairing_colour)3;
}
static void no_kind(struct six_cards *table)
{
	table->game[2][1].kind = (enum pairing_kind)7;
}
static void no_float(struct six_cards *table)
{
	table->game[2][1].floated = (enum pairing_float)3;
}
static void score_below_0(struct six_cards *table)
{
	table->player[2].score = -1;
}
static void score_too_high(struct six_cards *table)
{
	table->player[2].score = INT_MAX;
}
static void rating_below_0(struct six_cards *table)
{
	table->player[2].rating = -1;
}
static void no_games(struct six_cards *table)
{
	table->player[2].games = NULL;
}
static void round_0(struct six_cards *table)
{
	table->input.round = 0;
}
static void round_too_high(struct six_cards *table)
{
	table->input.round = INT_MAX;
}
static void rounds_below_0(struct six_cards *table)
{
	table->input.rounds = -1;
}
static void count_below_0(struct six_cards *table)
{
	table->input.count = -1;
}
static void no_players(struct six_cards *table)
{
	table->input.players = NULL;
}
static void no_pins(struct six_cards *table)
{
	table->input.npins = 1;
}
static void pins_below_0(struct six_cards *table)
{
	table->input.npins = -1;
}
static void no_apart(struct six_cards *table)
{
	table->input.napart = 1;
}
static void no_lot(struct six_cards *table)
{
	table->input.lot = (enum pairing_colour)3;
}

static void set_pin(struct six_cards *table, struct pairing_pin pin)
{
	bad_pin = pin;
	table->input.pins = &bad_pin;
	table->input.npins = 1;
}

static void pin_without_kind(struct six_cards *table)
{
	set_pin(table,
		(struct pairing_pin){
			(enum pairing_pin_kind)(PAIRING_PIN_OUT + 1), 0, 1, PAIRING_NEUTRAL});
}

static void pin_of_nobody(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_TOP, -1, -1, PAIRING_NEUTRAL});
}

static void pin_without_colour(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_COLOUR, 0, -1, PAIRING_NEUTRAL});
}

static void pin_with_bad_colour(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_BOARD, 0, 1, (enum pairing_colour)3});
}

static void pin_against_nobody(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_BOARD, 0, SIX_CARDS, PAIRING_NEUTRAL});
}

static void pin_against_himself(struct six_cards *table)
{
	set_pin(table, (struct pairing_pin){PAIRING_PIN_BOARD, 0, 0, PAIRING_NEUTRAL});
}

static void apart_from_himself(struct six_cards *table)
{
	bad_pair = (struct pairing_apart){3, 3, true};
	table->input.apart = &bad_pair;
	table->input.napart = 1;
}

static void number_0(struct six_cards *table)
{
	table->player[2].number = 0;
}

static void same_number(struct six_cards *table)
{
	table->player[4].number = table->player[1].number;
}

static void same_number_out_of_order(struct six_cards *table)
{
	for (int i = 0; i < SIX_CARDS; i++)
		table->player[i].number = SIX_CARDS - i;
	table->player[5].number = table->player[0].number;
}

static const struct {
	void (*spoil)(struct six_cards *table);
	int player;
	const char *field;
	int index;
} faults[] = {
	{opponent_too_high, 2, "games.opponent", 1},
	{opponent_too_low, 2, "games.opponent", 1},
	{own_opponent, 2, "games.opponent", 1},
	{no_colour, 2, "games.colour", 1},
	{no_kind, 2, "games.kind", 1},
	{no_float, 2, "games.floated", 1},
	{score_below_0, 2, "players.score", 2},
	{score_too_high, 2, "players.score", 2},
	{rating_below_0, 2, "players.rating", 2},
	{no_games, 2, "players.games", 2},
	{round_0, PAIRING_NOBODY, "round", 0},
	{round_too_high, PAIRING_NOBODY, "round", 0},
	{rounds_below_0, PAIRING_NOBODY, "rounds", 0},
	{count_below_0, PAIRING_NOBODY, "count", 0},
	{no_players, PAIRING_NOBODY, "count", 0},
	{no_pins, PAIRING_NOBODY, "npins", 0},
	{pins_below_0, PAIRING_NOBODY, "npins", 0},
	{no_apart, PAIRING_NOBODY, "napart", 0},
	{no_lot, PAIRING_NOBODY, "lot", 0},
	{pin_without_kind, 0, "pins.kind", 0},
	{pin_of_nobody, PAIRING_NOBODY, "pins.player", 0},
	{pin_without_colour, 0, "pins.colour", 0},
	{pin_with_bad_colour, 0, "pins.colour", 0},
	{pin_against_nobody, 0, "pins.other", 0},
	{pin_against_himself, 0, "pins.other", 0},
	{apart_from_himself, 3, "apart.other", 0},
	{number_0, 2, "players.number", 2},
	{same_number, 1, "players.number", 1},
	{same_number_out_of_order, 0, "players.number", 0},
};

START_TEST(impossible_input_is_named_and_nothing_is_made)
{
	struct six_cards table;
	struct pairing_blame blame = {0};
	struct pairing_draw draw = {0}, empty = {0};
	struct pairing_score score = {0};
	struct pairing_steps steps = {0};

	six_cards_make(&table);
	faults[_i].spoil(&table);
	ck_assert_int_eq(pairing_best(caa, &table.input, &draw, &blame), PAIRING_BAD_INPUT);
	ck_assert_str_eq(blame.rule, "");
	ck_assert_int_eq(blame.player, faults[_i].player);
	ck_assert_ptr_nonnull(blame.text);
	ck_assert_str_eq(blame.field, faults[_i].field);
	ck_assert_int_eq(blame.index, faults[_i].index);
	ck_assert_int_eq(pairing_best(caa, &table.input, &draw, NULL), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_score(caa, &table.input, &empty, &score), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_steps(caa, &table.input, &empty, &steps), PAIRING_BAD_INPUT);
	ck_assert(!draw.boards && !score.terms && !steps.steps);
}
END_TEST

START_TEST(every_rule_book_rejects_a_number_given_twice)
{
	const struct pairing_book *book = pairing_book_at(_i);
	struct six_cards table;
	struct pairing_blame blame = {0};
	struct pairing_draw draw = {0}, other = {0};
	struct pairing_score score = {0};
	struct pairing_steps steps = {0};
	struct pairing_entry *entries = NULL;
	enum pairing_float floats[SIX_CARDS];
	int count = 0, scores[SIX_CARDS], players[SIX_CARDS];

	six_cards_make(&table);
	ck_assert_int_eq(pairing_input_check(book, &table.input, &blame), PAIRING_OK);
	ck_assert_int_eq(pairing_best(book, &table.input, &draw, NULL), PAIRING_OK);
	same_number(&table);
	ck_assert_int_eq(pairing_input_check(book, &table.input, &blame), PAIRING_BAD_INPUT);
	ck_assert_int_eq(blame.player, 1);
	ck_assert_int_eq(blame.other, 4);
	ck_assert_str_eq(blame.text, "Two players have the same number.");
	blame = (struct pairing_blame){0};
	ck_assert_int_eq(pairing_best(book, &table.input, &other, &blame), PAIRING_BAD_INPUT);
	ck_assert_int_eq(blame.player, 1);
	ck_assert_int_eq(blame.other, 4);
	ck_assert_int_eq(pairing_score(book, &table.input, &draw, &score), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_steps(book, &table.input, &draw, &steps), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_steps_of(book, &table.input, &draw, 0, &steps), PAIRING_BAD_INPUT);
	ck_assert_int_eq(
		pairing_checklist(book, &table.input, &entries, &count), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_scores(book, &table.input, scores), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_floats(book, &table.input, 1, floats), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_gsrp_list(&table.input, players, &count), PAIRING_BAD_INPUT);
	ck_assert(!other.boards && !score.terms && !steps.steps && !entries);
	pairing_draw_done(&draw);
}
END_TEST

START_TEST(virtual_points_out_of_range_are_bad_input)
{
	struct six_cards table;
	struct pairing_blame blame = {0};
	int extra[SIX_CARDS * 16] = {0};

	six_cards_make(&table);
	table.input.extra = extra;
	ck_assert_int_lt(table.input.round, 16);
	ck_assert_int_eq(pairing_input_check(caa, &table.input, NULL), PAIRING_OK);
	extra[4 * table.input.round - 1] = INT_MIN + 1;
	ck_assert_int_eq(pairing_input_check(caa, &table.input, &blame), PAIRING_BAD_INPUT);
	ck_assert_str_eq(blame.field, "extra");
	ck_assert_int_eq(blame.player, 3);
}
END_TEST

START_TEST(settings_are_set_by_name)
{
	const struct pairing_book *us = pairing_book_find("uscf");
	int values[64], before[64];

	ck_assert_int_le(us->noptions, 64);
	pairing_option_defaults(us, values);
	for (int i = 0; i < us->noptions; i++)
		ck_assert_int_eq(values[i], us->options[i].value);
	memcpy(before, values, sizeof(int) * (size_t)us->noptions);
	ck_assert_int_eq(pairing_option_set(us, "no such", 1, values), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_option_set(us, "interchanges", 3, values), PAIRING_BAD_INPUT);
	ck_assert_int_eq(pairing_option_set(us, "interchanges", -1, values), PAIRING_BAD_INPUT);
	ck_assert_mem_eq(before, values, sizeof(int) * (size_t)us->noptions);
	ck_assert_int_eq(pairing_option_set(us, "interchanges", 1, values), PAIRING_OK);
	before[pairing_book_option(us, "interchanges")] = 1;
	ck_assert_mem_eq(before, values, sizeof(int) * (size_t)us->noptions);
}
END_TEST

START_TEST(the_library_has_the_version_of_its_headers)
{
	char version[32];

	snprintf(version, sizeof(version), "%d.%d", PAIRING_VERSION_MAJOR, PAIRING_VERSION_MINOR);
	ck_assert_str_eq(pairing_version(), PAIRING_VERSION);
	ck_assert_str_eq(pairing_version(), version);
}
END_TEST

static const struct pairing_draw bad_draws[] = {
	{&(struct pairing_board){-1, 0}, 1},
	{&(struct pairing_board){0, -2}, 1},
	{&(struct pairing_board){SIX_CARDS, 0}, 1},
	{&(struct pairing_board){0, SIX_CARDS}, 1},
	{&(struct pairing_board){3, 3}, 1},
	{NULL, 1},
	{NULL, -1},
};

START_TEST(draw_out_of_range_has_no_score_and_no_reasons)
{
	struct six_cards table;
	struct pairing_score score = {0}, best = {0};
	struct pairing_steps steps = {0};
	struct pairing_draw draw = {0};
	struct pairing_who who = {0};
	struct pairing_change change = {&draw, &bad_draws[_i], &best, &best, 0, NULL};

	six_cards_make(&table);
	ck_assert_int_eq(
		pairing_score(caa, &table.input, &bad_draws[_i], &score), PAIRING_BAD_INPUT);
	ck_assert_int_eq(
		pairing_steps(caa, &table.input, &bad_draws[_i], &steps), PAIRING_BAD_INPUT);
	ck_assert(!score.terms && !steps.steps);
	ck_assert_int_eq(pairing_best(caa, &table.input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(pairing_score(caa, &table.input, &draw, &best), PAIRING_OK);
	ck_assert_int_eq(pairing_who(caa, &table.input, &change, &who), PAIRING_BAD_INPUT);
	change.now = &bad_draws[_i];
	change.then = &draw;
	ck_assert_int_eq(pairing_who(caa, &table.input, &change, &who), PAIRING_BAD_INPUT);
	pairing_score_done(&best);
	pairing_draw_done(&draw);
}
END_TEST

START_TEST(setting_out_of_range_is_bad_input)
{
	struct six_cards table;
	struct pairing_blame blame = {0};
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	int options[16];

	six_cards_make(&table);
	table.input.options = options;
	for (int i = 0; i < caa->noptions; i++) {
		pairing_option_defaults(caa, options);
		options[i] = caa->options[i].most + 1;
		ck_assert_int_eq(pairing_best(caa, &table.input, &draw, &blame), PAIRING_BAD_INPUT);
		ck_assert_ptr_nonnull(blame.text);
		ck_assert_str_eq(blame.field, "options");
		ck_assert_int_eq(blame.index, i);
		options[i] = caa->options[i].least - 1;
		ck_assert_int_eq(
			pairing_score(caa, &table.input, &draw, &score), PAIRING_BAD_INPUT);
	}
}
END_TEST

START_TEST(no_players_have_an_empty_draw)
{
	const struct pairing_input input = {.round = 1};
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};

	ck_assert_int_eq(pairing_best(caa, &input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(draw.count, 0);
	ck_assert_int_eq(pairing_score(caa, &input, &draw, &score), PAIRING_OK);
	ck_assert_int_eq(score.nviolations, 0);
	pairing_score_done(&score);
	pairing_draw_done(&draw);
}
END_TEST

int main(void)
{
	TCase *input = tcase_create("input");
	int books = 0;

	caa = pairing_book_find("caa");
	if (!caa)
		return EXIT_FAILURE;
	while (pairing_book_at(books))
		books++;
	tcase_add_loop_test(input, impossible_input_is_named_and_nothing_is_made, 0,
		(int)(sizeof(faults) / sizeof(faults[0])));
	tcase_add_loop_test(input, draw_out_of_range_has_no_score_and_no_reasons, 0,
		(int)(sizeof(bad_draws) / sizeof(bad_draws[0])));
	tcase_add_loop_test(input, every_rule_book_rejects_a_number_given_twice, 0, books);
	tcase_add_test(input, virtual_points_out_of_range_are_bad_input);
	tcase_add_test(input, setting_out_of_range_is_bad_input);
	tcase_add_test(input, settings_are_set_by_name);
	tcase_add_test(input, the_library_has_the_version_of_its_headers);
	tcase_add_test(input, no_players_have_an_empty_draw);
	return suite_run("input", input, NULL);
}
