/* Results and names corrected after the next round was drawn: what is then said of that draw. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "app/position/corrections.h"
#include "app/position/drawn.h"
#include "app/protest/protest.h"
#include "app/trf/event.h"
#include "support/event/app_event.h"
#include "support/pty/course.h"

START_TEST(an_earlier_result_is_corrected_when_asked_to)
{
	static const char corrected[] =
		"A score was corrected after this draw: it is looked at with the scores that it was made from.";
	struct app_test *test = app_test();
	struct reasons reasons;
	char text[160];
	int before;

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	ck_assert(!app_draw_is_stale(test->app));
	before = event_points2(app_event(test->app), 1, 1, 1);
	APP_REFUSED(app_put_result(1, 1, RESULT_DRAW, false), STATUS_CONFLICT, "has 1-0 already");
	APP_REFUSED(app_put_result(1, 1, RESULT_NONE, true), STATUS_REFUSED, "Round 2 is drawn");
	APP_OK(app_put_result(1, 1, RESULT_DRAW, true));
	ck_assert_int_eq(event_points2(app_event(test->app), 1, 1, 1), before - 1);
	ck_assert_int_eq(app_state(1), ROUND_COMPLETE);
	/* The proposal stood on the old result. */
	ck_assert(app_draw_is_stale(test->app));
	app_correction_words(test->app, 1, 1, text, sizeof(text));
	ck_assert_str_eq(
		text, "Round 2 is proposed with the old result: propose again (p, or pair EVENT).");
	APP_REFUSED(app_publish(test->app, NULL, &test->error), STATUS_REFUSED,
		"The scores changed since this draw was proposed: propose again");
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert(!app_draw_is_stale(test->app));
	APP_OK(app_redo(test->app, NULL, &test->error));
	ck_assert(app_draw_is_stale(test->app));
	APP_OK(app_propose(test->app, &test->error));
	ck_assert(!app_draw_is_stale(test->app));
	APP_OK(app_publish(test->app, NULL, &test->error));
	APP_OK(app_why(test->app, app_round(test->app), 1, NULL, &reasons, &test->error));
	ck_assert_str_ne(reasons.lines[reasons.count - 1], corrected);
	reasons_done(&reasons);
	APP_OK(app_put_result(1, 1, RESULT_WHITE, true));
	APP_OK(app_why(test->app, app_round(test->app), 1, NULL, &reasons, &test->error));
	ck_assert_str_eq(reasons.lines[reasons.count - 1], corrected);
	reasons_done(&reasons);
	ck_assert_int_eq(app_state(2), ROUND_PUBLISHED);
	app_reopen();
}
END_TEST

static bool is_old(int board)
{
	char text[160];

	app_correction_words(app_test()->app, 1, board, text, sizeof(text));
	return text[0] != '\0';
}

/* What counts is the result that the draw was made from, not that there was a correction. */
START_TEST(a_result_corrected_back_is_the_one_that_was_drawn_with)
{
	struct app_test *test = app_test();
	struct reasons reasons;

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_move_card(MOVE_TURN, 1, 0));
	for (int published = 0; published < 2; published++) {
		APP_OK(app_put_result(1, 1, RESULT_DRAW, true));
		ck_assert(is_old(1) && !is_old(2));
		APP_OK(app_put_result(1, 2, RESULT_DRAW, true));
		ck_assert(is_old(1) && is_old(2));
		APP_OK(app_put_result(1, 1, RESULT_WHITE, true));
		ck_assert(!is_old(1) && is_old(2));
		APP_OK(app_put_result(1, 2, RESULT_WHITE, true));
		ck_assert(!is_old(1) && !is_old(2));
		ck_assert(!app_draw_is_stale(test->app));
		if (!published)
			APP_OK(app_publish(test->app, "they asked", &test->error));
	}
	APP_OK(app_why(test->app, 2, 1, NULL, &reasons, &test->error));
	for (int i = 0; i < reasons.count; i++)
		ck_assert_ptr_null(strstr(reasons.lines[i], "corrected"));
	reasons_done(&reasons);
	app_reopen();
	ck_assert(!is_old(1));
}
END_TEST

/* Proposed again with the new result the draft is from that, whatever is moved on it later. */
START_TEST(a_draft_is_from_the_results_that_it_was_proposed_with)
{
	struct app_test *test = app_test();

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_put_result(1, 1, RESULT_BLACK, true));
	APP_OK(app_move_card(MOVE_TURN, 2, 0));
	ck_assert(is_old(1));
	APP_OK(app_propose(test->app, &test->error));
	ck_assert(!is_old(1));
	APP_OK(app_move_card(MOVE_TURN, 2, 0));
	ck_assert(!is_old(1) && !app_draw_is_stale(test->app));
	APP_OK(app_put_result(1, 1, RESULT_WHITE, true));
	ck_assert(is_old(1));
	app_reopen();
	ck_assert(is_old(1) && app_draw_is_stale(test->app));
}
END_TEST

/*
 * CAA 36: a game has no board of its own beside the draw, and in place of the bye that of the bye
 */
START_TEST(games_against_those_from_outside_are_told_as_well)
{
	struct app_test *test = app_test();
	const struct app_fill beside = {1, 2, "Smith, J", COLOUR_NONE};
	const struct app_fill bye = {1, 0, "House, H", COLOUR_NONE};

	app_add_players(8);
	APP_OK(app_fill(test->app, &beside, &test->error));
	app_draw_round();
	APP_OK(app_fill(test->app, &bye, &test->error));
	for (int board = 1; board <= 5; board++)
		APP_OK(app_put_result(1, board, RESULT_WHITE, false));
	APP_OK(app_propose(test->app, &test->error));
	for (int published = 0; published < 2; published++) {
		for (int board = 4; board <= 5; board++) {
			ck_assert(!is_old(board));
			APP_OK(app_put_result(1, board, RESULT_BLACK, true));
			ck_assert(is_old(board) && !is_old(9 - board));
			ck_assert(published || app_draw_is_stale(test->app));
			APP_OK(app_put_result(1, board, RESULT_WHITE, true));
		}
		if (!published)
			APP_OK(app_publish(test->app, NULL, &test->error));
	}
	app_reopen();
}
END_TEST

/* One of the first round is in every draw since but those made from the result as it is now. */
START_TEST(every_round_that_was_drawn_since_is_named)
{
	static const char all[] =
		"Rounds 2, 3 and 4 were drawn with the old result; the draws stand. "
		"Round 5 is proposed with the old result: propose again (p, or pair EVENT).";
	struct app_test *test = app_test();
	char text[CORRECTION_SIZE];

	app_add_players(8);
	app_play_round();
	app_play_round();
	app_draw_round();
	APP_OK(app_put_result(1, 1, RESULT_DRAW, true));
	app_correction_words(test->app, 1, 1, text, sizeof(text));
	ck_assert_str_eq(text, "Rounds 2 and 3 were drawn with the old result; the draws stand.");
	for (int board = 1; board <= 4; board++)
		APP_OK(app_put_result(3, board, RESULT_WHITE, false));
	APP_OK(app_propose(test->app, &test->error));
	app_correction_words(test->app, 1, 1, text, sizeof(text));
	ck_assert_str_eq(text, "Rounds 2 and 3 were drawn with the old result; the draws stand.");
	APP_OK(app_put_result(1, 1, RESULT_WHITE, true));
	app_correction_words(test->app, 1, 1, text, sizeof(text));
	ck_assert_str_eq(
		text, "Round 4 is proposed with the old result: propose again (p, or pair EVENT).");
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_publish(test->app, NULL, &test->error));
	for (int board = 1; board <= 4; board++)
		APP_OK(app_put_result(4, board, RESULT_WHITE, false));
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_put_result(1, 1, RESULT_BLACK, true));
	app_correction_words(test->app, 1, 1, text, sizeof(text));
	ck_assert_str_eq(text, all);
	APP_OK(app_put_result(3, 1, RESULT_DRAW, true));
	app_correction_words(test->app, 3, 1, text, sizeof(text));
	ck_assert_str_eq(text,
		"Round 4 was drawn with the old result; the draw stands. "
		"Round 5 is proposed with the old result: propose again (p, or pair EVENT).");
}
END_TEST

static void ignore(void *context, const char *text)
{
	(void)context;
	(void)text;
}

/* It has no journal: its comments say what the rounds were drawn with. */
START_TEST(a_report_that_is_only_looked_at_says_it_too)
{
	struct app_test *test = app_test();
	struct app_trf what = {.undrawn = true};
	struct app *report;
	char *bytes, text[CORRECTION_SIZE];
	size_t size;

	app_add_players(8);
	app_play_round();
	app_play_round();
	APP_OK(app_put_result(1, 1, RESULT_DRAW, true));
	APP_OK(app_export_trf(test->app, false, &bytes, &size, &test->error, ignore, NULL));
	what.text = bytes;
	what.size = size;
	APP_OK(app_look_at_trf(&what, &report, &test->error, ignore, NULL));
	app_correction_words(report, 1, 1, text, sizeof(text));
	ck_assert_str_eq(text, "Round 2 was drawn with the old result; the draw stands.");
	app_correction_words(report, 1, 2, text, sizeof(text));
	ck_assert_str_eq(text, "");
	app_close(report);
	free(bytes);
}
END_TEST

static const char *const books[] = {"caa", "dutch", "uscf", "schools", "gsrp"};

enum { BOOKS = sizeof(books) / sizeof(books[0]), COURSES = 8 };

/* With what the journal says that round `later` was drawn; RESULT_NONE: nothing was corrected. */
static enum result drawn_with(const struct corrected_game *games, int count, int later, int round,
	const struct game *game)
{
	enum result found = RESULT_NONE;

	for (int i = 0; i < count; i++) {
		if (games[i].round != round || games[i].white != game->white ||
			games[i].black != game->black || !(games[i].later >> later & 1) ||
			games[i].answer == CORRECTION_TAKEN_BACK)
			continue;
		ck_assert_int_eq(found, RESULT_NONE);
		ck_assert_int_eq(games[i].is, game->result);
		found = games[i].was;
	}
	return found;
}

/* As the event that it was drawn from has them. */
static int compare_round(struct app *app, int later, const struct corrected_game *games, int count)
{
	struct error error;
	struct event then;
	enum drawn_from from;
	int corrected = 0;

	ck_assert_msg(
		drawn_event(app, later, 0, &then, &from, &error) == STATUS_OK, "%s", error.text);
	for (int round = 1; round < later; round++)
		for (int n = game_count(app_event(app), 1, round); n > 0; n--) {
			struct game was, is;

			ck_assert(game_find(app_event(app), 1, round, n, &is));
			if (is.bye || !game_of(&then, 1, round, is.white, &was))
				continue;
			ck_assert_int_eq(drawn_with(games, count, later, round, &is),
				was.result != is.result ? was.result : RESULT_NONE);
			corrected += was.result != is.result;
		}
	event_done(&then);
	return corrected;
}

/* Two readings of the journal: what was corrected, and the event of each draw. */
START_TEST(corrected_games_are_those_that_each_draw_saw_otherwise)
{
	int corrected = 0, rounds = 0;

	for (int seed = 1; seed <= COURSES; seed++) {
		const struct course course = {.system = books[_i],
			.players = 14,
			.rounds = 7,
			.seed = (uint64_t)seed,
			.by_hand = true,
			.corrects = true};
		struct app *app = course_play(&course, 6);
		struct corrected_game *games;
		struct error error;
		int count;

		if (!app)
			continue;
		ck_assert_int_eq(app_corrected_games(app, &games, &count, &error), STATUS_OK);
		for (int later = 2; later < 6; later++, rounds++)
			corrected += compare_round(app, later, games, count);
		free(games);
		app_close(app);
	}
	ck_assert_int_gt(rounds, 0);
	ck_assert_int_gt(corrected, COURSES);
}
END_TEST

/* A slip in a name is put right: then it is the new one in every sentence. */
START_TEST(names_are_those_of_today)
{
	struct app_test *test = app_test();
	struct reasons reasons;
	char *text;
	size_t size;

	app_add_players(9);
	app_play_round();
	app_draw_round();
	for (int pin = 1; pin <= 9; pin++) {
		struct player player = *app_player(pin);

		player.name[0] = 'B';
		APP_OK(app_player_edit(test->app, &player, &test->error));
	}
	for (int board = 0; board <= 5; board++) {
		APP_OK(app_why(test->app, 2, board, NULL, &reasons, &test->error));
		for (int i = 0; i < reasons.count; i++)
			ck_assert_msg(!strstr(reasons.lines[i], "Player"), "%s", reasons.lines[i]);
		reasons_done(&reasons);
	}
	for (int pin = 1; pin <= 9; pin++) {
		APP_OK(app_protest(test->app, 2, pin, 80, &text, &size, &test->error));
		ck_assert_msg(!strstr(text, "Player"), "%s", text);
		free(text);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("corrected");

	tcase_add_test(tcase, an_earlier_result_is_corrected_when_asked_to);
	tcase_add_test(tcase, a_result_corrected_back_is_the_one_that_was_drawn_with);
	tcase_add_test(tcase, a_draft_is_from_the_results_that_it_was_proposed_with);
	tcase_add_test(tcase, games_against_those_from_outside_are_told_as_well);
	tcase_add_test(tcase, every_round_that_was_drawn_since_is_named);
	tcase_add_test(tcase, a_report_that_is_only_looked_at_says_it_too);
	tcase_add_loop_test(
		tcase, corrected_games_are_those_that_each_draw_saw_otherwise, 0, BOOKS);
	tcase_add_test(tcase, names_are_those_of_today);
	return app_run_suite("app_corrected", tcase);
}
