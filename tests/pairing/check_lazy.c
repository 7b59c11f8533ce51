/*
 * The lazy draw: the example of the text, and small fields against a plain account of how a lazy
 * arbiter goes on, in which every way to finish is tried.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "cards/field.h"
#include "pairing_generate.h"
#include "support/event/random_field.h"
#include "support/reference/brute_draws.h"
#include "support/suite_run.h"

enum { FIELDS = 1500, BETTER_FIELDS = 400, MOST = FIELD_PLAYERS_MOST };

static const struct pairing_book *lazy;
static int lots_seen;

/* The arbiter's table: cards by score, then rank; with[c] is c's opponent, -1 the bye, -2 open. */
struct table {
	struct field field;
	int n, with[MOST];
	int below[MOST]; /* the card has to go below this level; -1: not so */
};

static bool may(const struct table *t, int a, int b)
{
	const struct field_card *card = t->field.card;

	return field_may_meet(&t->field, a, b) && card[b].level > t->below[a] &&
		card[a].level > t->below[b];
}

/* Can all cards be seated from here? Tries everything. */
static bool finish(struct table *t, bool bye)
{
	int a = 0;

	while (a < t->n && t->with[a] != -2)
		a++;
	if (a == t->n)
		return true;
	for (int b = a + 1; b <= t->n; b++) {
		bool done;

		if (b < t->n ? t->with[b] != -2 || !may(t, a, b)
			     : !bye || t->below[a] >= 0 || !field_may_bye(&t->field, a))
			continue;
		t->with[a] = b < t->n ? b : -1;
		if (b < t->n)
			t->with[b] = a;
		done = finish(t, bye && b < t->n);
		t->with[a] = -2;
		if (b < t->n)
			t->with[b] = -2;
		if (done)
			return true;
	}
	return false;
}

static bool try_pair(struct table *t, int a, int b)
{
	if (!may(t, a, b))
		return false;
	t->with[a] = b;
	t->with[b] = a;
	if (finish(t, false))
		return true;
	t->with[a] = t->with[b] = -2;
	return false;
}

static bool try_float(struct table *t, int a, int level)
{
	const int before = t->below[a];

	t->below[a] = level;
	if (finish(t, false))
		return true;
	t->below[a] = before;
	return false;
}

static void take_bye(struct table *t)
{
	for (int c = t->n - 1; c >= 0 && t->n % 2 == 1; c--) {
		if (!field_may_bye(&t->field, c))
			continue;
		t->with[c] = -1;
		if (finish(t, false))
			return;
		t->with[c] = -2;
	}
}

/* Open cards of the level that need not go down. */
static int open_cards(const struct table *t, int level, int *list)
{
	int n = 0;

	for (int c = 0; c < t->n; c++)
		if (t->with[c] == -2 && t->field.card[c].level == level && t->below[c] < level)
			list[n++] = c;
	return n;
}

/* Those who came down meet the highest they can, or go on down. */
static void seat_those_from_above(struct table *t, int level)
{
	for (int f = 0; f < t->n; f++) {
		const bool came = t->field.card[f].level < level && t->below[f] == level - 1;

		if (!came || t->with[f] != -2)
			continue;
		for (int c = 0; c < t->n && t->with[f] == -2; c++)
			if (t->with[c] == -2 && t->field.card[c].level == level)
				try_pair(t, f, c);
		if (t->with[f] == -2)
			try_float(t, f, level);
	}
}

static void seat_near(struct table *t, const int *list, int i, int opposite, int from, int to)
{
	for (int d = 0; d < MOST && t->with[list[i]] == -2; d++) {
		if (opposite + d < to && opposite + d >= from && t->with[list[opposite + d]] == -2)
			try_pair(t, list[i], list[opposite + d]);
		if (t->with[list[i]] == -2 && opposite - d >= from && opposite - d < to &&
			opposite - d > i && t->with[list[opposite - d]] == -2)
			try_pair(t, list[i], list[opposite - d]);
	}
}

static void seat_level(struct table *t, int level)
{
	int list[MOST], n;

	seat_those_from_above(t, level);
	n = open_cards(t, level, list);
	for (int i = n - 1; i >= 0 && n % 2 == 1; i--)
		if (try_float(t, list[i], level))
			break;
	n = open_cards(t, level, list);
	for (int i = 0; i < n; i++) {
		if (t->with[list[i]] == -2 && i < n / 2)
			seat_near(t, list, i, n / 2 + i, n / 2, n);
		if (t->with[list[i]] == -2)
			seat_near(t, list, i, i + 1, i + 1, i < n / 2 ? n / 2 : n);
		if (t->with[list[i]] == -2)
			try_float(t, list[i], level);
	}
}

static bool arbiter_draws(struct table *t)
{
	for (int c = 0; c < t->n; c++) {
		t->with[c] = -2;
		t->below[c] = -1;
	}
	if ((t->n % 2 == 0 && t->field.pinned_bye >= 0) || !finish(t, t->n % 2 == 1))
		return false;
	take_bye(t);
	for (int k = 0; k < t->field.nlevels; k++)
		seat_level(t, k);
	return true;
}

static void engine_agrees(const struct random_field *field, uint64_t seed)
{
	struct table table = {.n = 0};
	struct pairing_draw draw = {0};
	bool exists;

	ck_assert_int_eq(field_init(&table.field, &field->input, NULL), PAIRING_OK);
	if (field_pins_agree(&table.field, false, NULL) != PAIRING_OK) {
		field_done(&table.field);
		return;
	}
	table.n = table.field.count;
	exists = arbiter_draws(&table);
	ck_assert_msg(pairing_best(lazy, &field->input, &draw, NULL) ==
			(exists ? PAIRING_OK : PAIRING_NO_DRAW),
		"seed %d", (int)seed);
	for (int i = 0; i < draw.count; i++) {
		const int a = table.field.card_of[draw.boards[i].white];
		const int b =
			draw.boards[i].black < 0 ? -1 : table.field.card_of[draw.boards[i].black];

		if (table.with[a] != b)
			random_field_print(field);
		ck_assert_msg(table.with[a] == b, "seed %d: card %d meets %d, not %d", (int)seed, a,
			b, table.with[a]);
	}
	pairing_draw_done(&draw);
	field_done(&table.field);
}

START_TEST(engine_goes_on_as_the_arbiter_does)
{
	for (uint64_t seed = 1; seed <= FIELDS; seed++) {
		struct random_field field;

		random_field_make(&field, seed, 4, 12);
		field.input.options = NULL;
		engine_agrees(&field, seed);
	}
}
END_TEST

/* Two who have had no colour get theirs by the number of the board, unless it is fixed. */
static void lots_have_their_rule(
	const struct pairing_input *input, const struct pairing_steps *steps)
{
	for (int i = 0; i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];

		if (step->kind != PAIRING_STEP_LOT || input->npins > 0)
			continue;
		ck_assert_str_eq(step->rule, "11");
		ck_assert_int_eq(step->as.lot.board, step->board + 1);
		lots_seen++;
	}
}

/* By rank, and by a recorded lot of the caller's. */
START_TEST(no_draw_is_lazier)
{
	for (uint64_t seed = 1; seed <= BETTER_FIELDS; seed++) {
		struct random_field field;
		struct pairing_draw draw = {0};
		struct pairing_steps steps = {0};

		random_field_make(&field, seed, 4, 8);
		field.input.options = NULL;
		field.input.order_lot = _i == 0 ? 0 : 1 + (int)seed;
		if (pairing_best(lazy, &field.input, &draw, NULL) == PAIRING_OK) {
			ck_assert_int_eq(brute_draws_better(lazy, &field.input, &draw), 0);
			ck_assert_int_eq(
				pairing_steps(lazy, &field.input, &draw, &steps), PAIRING_OK);
			ck_assert_int_ge(steps.count, draw.count);
			lots_have_their_rule(&field.input, &steps);
		}
		pairing_steps_done(&steps);
		pairing_draw_done(&draw);
	}
	ck_assert_int_gt(lots_seen, 0);
}
END_TEST

/*
 * Section 6 of the text: Anna to Harry, those with * due White; Barry-David, Barry-Gary and
 * Anna-Fred have met.
 */
START_TEST(example_of_the_text)
{
	enum { ANNA, BARRY, CARRIE, DAVID, ED, FRED, GARY, HARRY, PLAYERS };
	static const bool due_white[PLAYERS] = {true, false, false, true, true, false, true, false};
	static const struct pairing_board expected[] = {
		{ANNA, ED}, {FRED, BARRY}, {GARY, CARRIE}, {DAVID, HARRY}};
	struct pairing_player player[PLAYERS] = {{0}};
	struct pairing_game game[PLAYERS][3];
	struct pairing_input input = {.players = player, .count = PLAYERS, .round = 4};
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};
	int wrong = 0;

	for (int i = 0; i < PLAYERS; i++) {
		player[i] = (struct pairing_player){.number = i + 1, .score = 3, .games = game[i]};
		for (int r = 0; r < 3; r++)
			game[i][r] = (struct pairing_game){PAIRING_OUTSIDE,
				(r % 2 == 0) == due_white[i] ? PAIRING_BLACK : PAIRING_WHITE,
				PAIRING_PLAYED, PAIRING_LEVEL, 1};
	}
	game[BARRY][0].opponent = DAVID;
	game[DAVID][0].opponent = BARRY;
	game[BARRY][1].opponent = GARY;
	game[GARY][1].opponent = BARRY;
	game[ANNA][1].opponent = FRED;
	game[FRED][1].opponent = ANNA;
	ck_assert_int_eq(pairing_best(lazy, &input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(draw.count, 4);
	for (int i = 0; i < draw.count; i++) {
		ck_assert_int_eq(draw.boards[i].white, expected[i].white);
		ck_assert_int_eq(draw.boards[i].black, expected[i].black);
	}
	/* it leaves two with the wrong colour: Ed and Fred */
	ck_assert_int_eq(pairing_score(lazy, &input, &draw, &score), PAIRING_OK);
	for (int i = 0; i < score.nviolations; i++)
		if (score.violations[i].kind == PAIRING_WARN_COLOUR) {
			ck_assert(score.violations[i].player == ED ||
				score.violations[i].player == FRED);
			wrong++;
		}
	ck_assert_int_eq(wrong, 2);
	pairing_score_done(&score);
	pairing_draw_done(&draw);
}
END_TEST

/*
 * Every choice asks whether everybody can still be seated; drawn anew for each, that takes a
 * thousand cards 5 s, and these over a minute.
 */
START_TEST(thousands_of_cards_are_drawn_at_once)
{
	const struct pairing_recipe recipe = {.book = lazy,
		.seed = 3,
		.players = {3001, 3001},
		.rounds = {9, 9},
		.played = 6,
		.ratings = {1400, 2400},
		.draws = {3000, 3000}};
	struct pairing_tournament tournament;
	struct pairing_draw draw = {0};
	struct pairing_score score = {0};

	ck_assert_int_eq(pairing_generate(&recipe, &tournament, NULL), PAIRING_OK);
	ck_assert_int_eq(pairing_best(lazy, &tournament.input, &draw, NULL), PAIRING_OK);
	ck_assert_int_eq(draw.count, 1501);
	ck_assert_int_eq(pairing_score(lazy, &tournament.input, &draw, &score), PAIRING_OK);
	for (int i = 0; i < score.nviolations; i++)
		ck_assert_int_ne(score.violations[i].kind, PAIRING_BROKEN_REPEAT);
	pairing_score_done(&score);
	pairing_draw_done(&draw);
	pairing_tournament_done(&tournament);
}
END_TEST

int main(void)
{
	TCase *large = tcase_create("large");
	TCase *draws = tcase_create("draws");

	lazy = pairing_book_find("lazy");
	if (!lazy)
		return EXIT_FAILURE;
	tcase_add_test(draws, example_of_the_text);
	tcase_add_test(draws, engine_goes_on_as_the_arbiter_does);
	tcase_add_loop_test(draws, no_draw_is_lazier, 0, 2);
	tcase_set_timeout(draws, 120);
	tcase_add_test(large, thousands_of_cards_are_drawn_at_once);
	tcase_set_timeout(large, 30);
	return suite_run("lazy", draws, large, NULL);
}
