/*
 * What a rule book says of scores and floats is what its engine draws by: random tournaments with
 * byes, defaults and virtual points; and the Dutch floats again from article 1.4.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "dutch/dutch.h"
#include "pairing.h"
#include "pairing_generate.h"
#include "support/event/book_count.h"
#include "support/event/random_field.h"
#include "support/suite_run.h"
#include "uscf/uscf.h"

enum { SEEDS = 120, PLAYERS = 30, ROUNDS = 6 };

/* A tournament of some rounds with all that can happen in it. */
static struct pairing_tournament play(
	const struct pairing_book *book, const int *options, int seed, int played)
{
	const struct pairing_recipe recipe = {.book = book,
		.options = options,
		.seed = (uint64_t)seed,
		.players = {7, PLAYERS},
		.rounds = {ROUNDS, ROUNDS},
		.played = played,
		.ratings = {1200, 2400},
		.draws = {3000, 3000},
		.forfeits = {800, 800},
		.double_forfeits = {300, 300},
		.half_byes = {2000, 2000},
		.zero_byes = {1000, 1000},
		.late_entries = {500, 500},
		.baku = seed % 2 == 0};
	struct pairing_tournament tournament = {.players = NULL};

	ck_assert_int_eq(pairing_generate(&recipe, &tournament, NULL), PAIRING_OK);
	return tournament;
}

static enum pairing_float by_bits(unsigned floats, unsigned down, unsigned up)
{
	return floats & down ? PAIRING_FLOAT_DOWN : floats & up ? PAIRING_FLOAT_UP : PAIRING_LEVEL;
}

/* The digest from which the Dutch engine draws. */
static void check_dutch(const struct pairing_input *input, const int *scores,
	const enum pairing_float *last, const enum pairing_float *before)
{
	struct dutch dutch;

	ck_assert_int_eq(dutch_init(&dutch, input, NULL), PAIRING_OK);
	for (int c = 0; c < dutch.field.count; c++) {
		const int player = dutch.field.card[c].player;
		const unsigned floats = dutch.card[c].floats;

		ck_assert_int_eq(dutch.field.card[c].score, scores[player]);
		ck_assert_int_eq(by_bits(floats, DUTCH_DOWN_1, DUTCH_UP_1), last[player]);
		ck_assert_int_eq(by_bits(floats, DUTCH_DOWN_2, DUTCH_UP_2), before[player]);
	}
	dutch_done(&dutch);
}

static void check_us(const struct pairing_input *input, const int *scores)
{
	struct uscf uscf;

	ck_assert_int_eq(uscf_init(&uscf, input, NULL), PAIRING_OK);
	for (int c = 0; c < uscf.field.count; c++)
		ck_assert_int_eq(uscf.field.card[c].score, scores[uscf.field.card[c].player]);
	uscf_done(&uscf);
}

static void check_marks(
	const struct pairing_input *input, const int *scores, const enum pairing_float *last)
{
	struct field field;

	ck_assert_int_eq(field_init(&field, input, NULL), PAIRING_OK);
	for (int c = 0; c < field.count; c++) {
		ck_assert_int_eq(field.card[c].score, scores[field.card[c].player]);
		ck_assert_int_eq(field.card[c].floated, last[field.card[c].player]);
	}
	field_done(&field);
}

static void check_list(const struct pairing_book *book, const struct pairing_input *input,
	const int *scores, const enum pairing_float *last, const enum pairing_float *before)
{
	struct pairing_entry *entries;
	int count;

	ck_assert_int_eq(pairing_checklist(book, input, &entries, &count), PAIRING_OK);
	for (int i = 0; i < count; i++) {
		ck_assert_int_eq(entries[i].score, scores[entries[i].player]);
		ck_assert_int_eq(entries[i].float1, last[entries[i].player]);
		ck_assert_int_eq(entries[i].float2, before[entries[i].player]);
	}
	free(entries);
}

START_TEST(scores_and_floats_are_those_that_the_engine_draws_by)
{
	const struct pairing_book *book = pairing_book_at(_i);

	for (int seed = 0; seed < SEEDS; seed++) {
		struct pairing_tournament tournament = play(book, NULL, seed, 1 + seed % 5);
		const struct pairing_input *input = &tournament.input;
		enum pairing_float floats[2][PLAYERS] = {{PAIRING_LEVEL}};
		int scores[PLAYERS];

		ck_assert_int_eq(pairing_scores(book, input, scores), PAIRING_OK);
		for (int back = 1; back <= 2 && back < input->round; back++)
			ck_assert_int_eq(
				pairing_floats(book, input, input->round - back, floats[back - 1]),
				PAIRING_OK);
		if (book == &dutch_book)
			check_dutch(input, scores, floats[0], floats[1]);
		else if (book == &uscf_book)
			check_us(input, scores);
		else
			check_marks(input, scores, floats[0]);
		check_list(book, input, scores, floats[0], floats[1]);
		pairing_tournament_done(&tournament);
	}
}
END_TEST

/* The score by which a round was drawn. */
static int score_then(const struct pairing_tournament *tournament, int player, int round)
{
	const struct pairing_input *input = &tournament->input;
	int score = input->extra ? input->extra[player * input->round + round - 1] : 0;

	for (int r = 1; r < round; r++)
		score += input->players[player].games[r - 1].points;
	return score;
}

/* C.04.3 1.4.2 to 1.4.4 */
static enum pairing_float by_article(
	const struct pairing_tournament *tournament, int player, int round)
{
	const struct pairing_game *game = &tournament->input.players[player].games[round - 1];
	int mine, his;

	if (game->kind == PAIRING_BYE_FORCED)
		return PAIRING_FLOAT_DOWN;
	if (game->kind != PAIRING_PLAYED)
		return game->points > 0 ? PAIRING_FLOAT_DOWN : PAIRING_LEVEL;
	mine = score_then(tournament, player, round);
	his = score_then(tournament, game->opponent, round);
	return mine > his ? PAIRING_FLOAT_DOWN : mine < his ? PAIRING_FLOAT_UP : PAIRING_LEVEL;
}

START_TEST(dutch_floats_are_those_of_article_1_4)
{
	int byes = 0, wins = 0, losses = 0, halves = 0;

	for (int seed = 0; seed < SEEDS; seed++) {
		struct pairing_tournament tournament = play(&dutch_book, NULL, seed, 5);
		const struct pairing_input *input = &tournament.input;
		enum pairing_float floats[PLAYERS];

		for (int round = 1; round < input->round; round++) {
			ck_assert_int_eq(
				pairing_floats(&dutch_book, input, round, floats), PAIRING_OK);
			for (int i = 0; i < input->count; i++) {
				const enum pairing_kind kind =
					input->players[i].games[round - 1].kind;

				ck_assert_int_eq(floats[i], by_article(&tournament, i, round));
				byes += kind == PAIRING_BYE_FORCED;
				wins += kind == PAIRING_DEFAULT_WIN;
				losses += kind == PAIRING_DEFAULT_LOSS;
				halves += kind == PAIRING_BYE_HALF;
			}
		}
		pairing_tournament_done(&tournament);
	}
	ck_assert_int_gt(byes, 50);
	ck_assert_int_gt(wins, 50);
	ck_assert_int_gt(losses, 50);
	ck_assert_int_gt(halves, 50);
}
END_TEST

/* With poor_bye a pairing bye is a downfloat only if it is worth more than a loss. */
START_TEST(the_bye_floats_down_in_the_dutch_system_alone)
{
	int poor[FIELD_OPTIONS] = {0};
	const struct pairing_input plain = {.round = 1}, poorly = {.round = 1, .options = poor};

	for (int i = 0; i < book_count(); i++)
		ck_assert_int_eq(pairing_bye_floats(pairing_book_at(i), &plain),
			pairing_book_at(i) == &dutch_book);
	poor[pairing_book_option(&dutch_book, "poor_bye")] = 1;
	ck_assert(!pairing_bye_floats(&dutch_book, &poorly));
}
END_TEST

/* The floats of an accelerated round are told by the scores that it was paired by (28R). */
START_TEST(us_floats_of_accelerated_rounds_go_by_the_scores_of_the_draw)
{
	int options[32] = {0}, floated = 0;

	ck_assert_int_le(uscf_book.noptions, 32);
	for (int i = 0; i < uscf_book.noptions; i++)
		options[i] = uscf_book.options[i].value;
	options[pairing_book_option(&uscf_book, "accelerated")] = _i;
	for (int seed = 0; seed < SEEDS; seed++) {
		struct pairing_tournament later = play(&uscf_book, options, seed, 4);

		for (int round = 1; round <= 4 && round < later.input.round; round++) {
			struct pairing_tournament then = play(&uscf_book, options, seed, round - 1);
			enum pairing_float floats[PLAYERS];
			int scores[PLAYERS];

			ck_assert_int_eq(
				pairing_scores(&uscf_book, &then.input, scores), PAIRING_OK);
			ck_assert_int_eq(pairing_floats(&uscf_book, &later.input, round, floats),
				PAIRING_OK);
			for (int i = 0; i < later.input.count; i++) {
				const int other = later.input.players[i].games[round - 1].opponent;
				const int gap = other < 0 ? 0 : scores[i] - scores[other];

				ck_assert_int_eq(floats[i],
					gap > 0           ? PAIRING_FLOAT_DOWN
						: gap < 0 ? PAIRING_FLOAT_UP
							  : PAIRING_LEVEL);
				floated += gap != 0;
			}
			pairing_tournament_done(&then);
		}
		pairing_tournament_done(&later);
	}
	ck_assert_int_gt(floated, SEEDS);
}
END_TEST

START_TEST(rounds_that_are_none_are_refused)
{
	enum pairing_float floats[FIELD_PLAYERS_MOST];
	int scores[FIELD_PLAYERS_MOST];
	struct random_field field;

	random_field_make(&field, 1, 6, 12);
	for (int i = 0; i < book_count(); i++) {
		const struct pairing_book *book = pairing_book_at(i);

		field.input.options = NULL;
		ck_assert_int_eq(pairing_floats(book, &field.input, 0, floats), PAIRING_BAD_INPUT);
		ck_assert_int_eq(pairing_floats(book, &field.input, field.input.round, floats),
			PAIRING_BAD_INPUT);
	}
	field.player[0].score = -1;
	for (int i = 0; i < book_count(); i++)
		ck_assert_int_eq(pairing_scores(pairing_book_at(i), &field.input, scores),
			PAIRING_BAD_INPUT);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("floats");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(
		tcase, scores_and_floats_are_those_that_the_engine_draws_by, 0, book_count());
	tcase_add_test(tcase, dutch_floats_are_those_of_article_1_4);
	tcase_add_test(tcase, the_bye_floats_down_in_the_dutch_system_alone);
	tcase_add_loop_test(
		tcase, us_floats_of_accelerated_rounds_go_by_the_scores_of_the_draw, 0, 4);
	tcase_add_test(tcase, rounds_that_are_none_are_refused);
	return suite_run("floats", tcase, NULL);
}
