/*
 * Random tournaments: the same bytes everywhere, and rounds that are those of the rule book.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/report/translate.h"
#include "formats/trf/trf.h"
#include "match/random.h"
#include "support/event/book_count.h"
#include "support/event/knobs.h"
#include "support/suite_run.h"

enum { SEEDS = 40, POINT_SYSTEMS = 4 };

static struct generate_knobs knobs;
static struct pairing_tournament tournament;
static struct generated made;

static void setup(void)
{
	generate_usual(&knobs);
}

static void teardown(void)
{
	pairing_tournament_done(&tournament);
	free(made.text);
	made = (struct generated){0};
}

static void turn(const char *text)
{
	knobs_turn(&knobs, text);
}

static void generate(void)
{
	pairing_tournament_done(&tournament);
	ck_assert_int_eq(pairing_generate(&knobs.recipe, &tournament, NULL), PAIRING_OK);
}

static void report(void)
{
	struct error error = {0};

	free(made.text);
	made = (struct generated){0};
	ck_assert_msg(app_generate(&knobs, &made, &error) == STATUS_OK, "%s", error.text);
}

START_TEST(the_random_numbers_are_those_of_splitmix64)
{
	static const uint64_t published[] = {UINT64_C(6457827717110365317),
		UINT64_C(3203168211198807973), UINT64_C(9817491932198370423),
		UINT64_C(4593380528125082431), UINT64_C(16408922859458223821)};
	uint64_t state = 1234567;

	for (size_t i = 0; i < sizeof(published) / sizeof(published[0]); i++)
		ck_assert_uint_eq(random_next(&state), published[i]);
	ck_assert_uint_eq(random_stream(1234567, 2), published[2]);
}
END_TEST

/* FNV-1a of a text, of 64 bits. */
static uint64_t hash(const char *text, size_t size)
{
	uint64_t value = UINT64_C(0xcbf29ce484222325);

	for (size_t i = 0; i < size; i++)
		value = (value ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
	return value;
}

static const struct golden {
	const char *knobs;
	uint64_t hash;
} golden[] = {
	{"system=dutch", UINT64_C(0x4f8ed9eddc25c38d)},
	{"system=dutch players=101 rounds=11 acceleration=baku forfeits=4 double-forfeits=1 half-byes=12.5"
	 " zero-byes=5 withdrawals=8 late-entries=4 prohibited-pairs=9 seed=18446744073709551615",
		UINT64_C(0x795e93de924e8de1)},
	{"system=dutch players=15-60 rounds=5-9 draws=0-100 points=W=3'D=1'P=2 played=4 seed=7",
		UINT64_C(0xe643167c895a867c)},
	{"system=caa", UINT64_C(0xe3f223f8ceefd779)},
	{"system=caa players=61 rounds=6 forfeits=5 double-forfeits=2 half-byes=20 zero-byes=5"
	 " withdrawals=8 late-entries=4 clubs=7 seed=3",
		UINT64_C(0x46217fc65389758a)},
	{"system=schools players=21 rounds=6 half-byes=20 clubs=5 seed=4",
		UINT64_C(0x09fc807e2a8384ce)},
	{"system=uscf players=31 rounds=6 forfeits=5 half-byes=20 withdrawals=10 clubs=5 seed=6",
		UINT64_C(0xc1168e644b053e4f)},
	{"system=lazy players=17 rounds=5 half-byes=10 seed=6", UINT64_C(0x5b69fc01d1c32209)},
	{"system=berger players=11 rounds=11 withdrawals=10 forfeits=5 seed=8",
		UINT64_C(0xd80f3b1357836c75)},
	{"system=gsrp players=13 rounds=5 zero-byes=20 clubs=5 seed=5",
		UINT64_C(0x30c6ac6b2096d5ee)},
};

enum { GOLDEN = (int)(sizeof(golden) / sizeof(golden[0])) };

START_TEST(the_same_knobs_give_the_same_bytes)
{
	turn(golden[_i].knobs);
	report();
	ck_assert_msg(hash(made.text, made.size) == golden[_i].hash, "%s: 0x%016llx",
		golden[_i].knobs, (unsigned long long)hash(made.text, made.size));
}
END_TEST

/* A rule book that is new needs a line of golden bytes. */
START_TEST(every_rule_book_has_its_golden_bytes)
{
	for (int i = 0; pairing_book_at(i); i++) {
		bool found = false;

		for (int k = 0; k < GOLDEN; k++) {
			generate_usual(&knobs);
			turn(golden[k].knobs);
			found = found || knobs.recipe.book == pairing_book_at(i);
		}
		ck_assert_msg(
			found, "add golden bytes for the rule book %s", pairing_book_at(i)->id);
	}
}
END_TEST

/* What goes wrong in real events, all of it. */
static const char everything[] =
	"players=2-40 rounds=1-9 draws=0-100 forfeits=0-20 double-forfeits=0-5 half-byes=0-30 zero-byes=0-20"
	" withdrawals=0-30 late-entries=0-30 clubs=0-5 prohibited-pairs=0-6";

static const char *const point_systems[] = {
	"points=W=1", "points=W=3'D=1", "points=W=3'D=2'L=1'P=1.5", "points=A=0.5"};

static void is_read_strictly(void)
{
	struct error error = {0};
	const struct report strict = {.error = &error};
	struct trf trf;
	char *again;
	size_t size;

	ck_assert_msg(trf_read_strict(made.text, made.size, &trf, &strict) == STATUS_OK, "%s\n%s",
		error.text, made.text);
	ck_assert_int_eq(trf.played, made.played);
	ck_assert_int_eq(trf.rounds, made.rounds);
	ck_assert_int_eq(trf.open, 0);
	ck_assert_int_eq(trf_write(&trf, TRF_26, &again, &size), STATUS_OK);
	ck_assert_uint_eq(size, made.size);
	ck_assert_int_eq(memcmp(again, made.text, size), 0);
	free(again);
	trf_done(&trf);
}

START_TEST(a_report_is_read_strictly_and_comes_back_the_same)
{
	const struct pairing_book *book = pairing_book_at(_i);

	turn(everything);
	knobs.recipe.book = book;
	for (int seed = 0; seed < SEEDS; seed++) {
		knobs.recipe.seed = (uint64_t)seed;
		knobs.recipe.played = seed % 3 ? 60 : seed % 7;
		turn(point_systems[seed % POINT_SYSTEMS]);
		report();
		is_read_strictly();
	}
}
END_TEST

/* The draw has the boards of the report, colours and byes too, and no others. */
static bool is_drawn(const struct trf *trf, int round, const struct pairing_draw *draw)
{
	int seats = 0, drawn = 0;

	for (int i = 0; i < trf->count; i++) {
		const struct trf_game *game = trf_game(trf, i, round);

		seats += game->opponent != TRF_NOBODY || game->code == 'U';
	}
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];
		const struct trf_game *game = trf_game(trf, board->white, round);

		if (board->black == PAIRING_NOBODY) {
			if (game->code != 'U')
				return false;
			drawn++;
			continue;
		}
		if (game->opponent != board->black || game->colour != COLOUR_WHITE)
			return false;
		drawn += 2;
	}
	return drawn == seats;
}

/* US Chess 27A1: a rule may yield where it must. The lazy draw never does. */
static bool must_yield(const struct pairing_input *input)
{
	struct pairing_draw draw = {0};
	const enum pairing_status status =
		pairing_best(pairing_book_find("lazy"), input, &draw, NULL);

	pairing_draw_done(&draw);
	return status == PAIRING_NO_DRAW;
}

static void breaks_nothing(const struct pairing_input *input, const struct pairing_draw *draw)
{
	struct pairing_score score = {0};

	ck_assert_int_eq(pairing_score(knobs.recipe.book, input, draw, &score), PAIRING_OK);
	for (int i = 0; i < score.nviolations; i++)
		ck_assert_msg(!pairing_is_broken(score.violations[i].kind) || must_yield(input),
			"round %d, %s\n%s", input->round, score.violations[i].rule, made.text);
	pairing_score_done(&score);
}

static void rounds_are_best(const struct trf *trf)
{
	struct trf_field field;
	struct error error;

	ck_assert_int_eq(translate_trf(trf, &field, &error), STATUS_OK);
	for (int round = 1; round <= trf->played; round++) {
		struct pairing_draw draw = {0};

		ck_assert_int_eq(translate_trf_round(&field, round, &error), STATUS_OK);
		ck_assert_int_eq(
			pairing_best(knobs.recipe.book, &field.input, &draw, NULL), PAIRING_OK);
		ck_assert_msg(is_drawn(trf, round, &draw), "round %d\n%s", round, made.text);
		breaks_nothing(&field.input, &draw);
		pairing_draw_done(&draw);
	}
	trf_field_done(&field);
}

/* From the report alone each round is drawn as it was, and breaks no absolute rule. */
START_TEST(rounds_are_the_best_draws_of_the_report)
{
	turn(everything);
	knobs.recipe.book = pairing_book_at(_i);
	for (int seed = 0; seed < SEEDS * 2; seed++) {
		struct error error = {0};
		const struct report told = {.error = &error};
		struct trf trf;

		knobs.recipe.seed = (uint64_t)seed;
		knobs.recipe.baku = knobs.recipe.book == pairing_book_find("dutch") && seed % 2;
		turn(point_systems[seed % POINT_SYSTEMS]);
		report();
		ck_assert_msg(
			trf_read(made.text, made.size, &trf, &told) == STATUS_OK, "%s", error.text);
		rounds_are_best(&trf);
		trf_done(&trf);
	}
}
END_TEST

START_TEST(a_tournament_without_a_legal_draw_ends_there)
{
	turn("players=4 rounds=5");
	report();
	ck_assert_int_eq(made.played, 3);
	ck_assert_int_eq(made.rounds, 5);
	ck_assert_ptr_nonnull(strstr(made.stuck, "Round 4 has no legal draw: "));
	turn("played=3");
	report();
	ck_assert_str_eq(made.stuck, "");
}
END_TEST

/* The rounds played are the same whenever the event is left. */
START_TEST(an_event_left_early_is_the_same_event)
{
	turn(everything);
	turn("players=30 rounds=8");
	for (int seed = 0; seed < SEEDS; seed++) {
		struct pairing_tournament whole;
		const int left = seed % 8;

		knobs.recipe.seed = (uint64_t)seed;
		knobs.recipe.book = pairing_book_at(seed % 2);
		knobs.recipe.played = 60;
		generate();
		whole = tournament;
		tournament = (struct pairing_tournament){0};
		knobs.recipe.played = left;
		generate();
		if (!whole.stuck)
			ck_assert_int_eq(tournament.input.round, left + 1);
		for (int i = 0; i < 30 * 8; i++)
			if (i % 8 < tournament.input.round - 1)
				ck_assert_int_eq(
					whole.games[i].opponent, tournament.games[i].opponent);
		pairing_tournament_done(&whole);
	}
}
END_TEST

START_TEST(impossible_recipes_are_refused)
{
	static const char *const bad[] = {"forfeits=60 double-forfeits=50", "points=W=1'D=1",
		"points=W=0", "PointsForLoss=2"};
	struct error error = {0};

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		generate_usual(&knobs);
		turn(bad[i]);
		ck_assert_int_eq(app_generate(&knobs, &made, &error), STATUS_BAD_INPUT);
		ck_assert_ptr_null(made.text);
		ck_assert_uint_gt(strlen(error.text), 10);
	}
	generate_usual(&knobs);
	turn("system=caa acceleration=baku");
	ck_assert_int_eq(app_generate(&knobs, &made, &error), STATUS_BAD_INPUT);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("generate");
	const int books = book_count();

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, the_random_numbers_are_those_of_splitmix64);
	tcase_add_loop_test(tcase, the_same_knobs_give_the_same_bytes, 0, GOLDEN);
	tcase_add_test(tcase, every_rule_book_has_its_golden_bytes);
	tcase_add_loop_test(tcase, a_report_is_read_strictly_and_comes_back_the_same, 0, books);
	tcase_add_loop_test(tcase, rounds_are_the_best_draws_of_the_report, 0, books);
	tcase_add_test(tcase, a_tournament_without_a_legal_draw_ends_there);
	tcase_add_test(tcase, an_event_left_early_is_the_same_event);
	tcase_add_test(tcase, impossible_recipes_are_refused);
	tcase_set_timeout(tcase, 60);
	return suite_run("generate", tcase, NULL);
}
