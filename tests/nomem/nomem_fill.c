/*
 * Games against those from outside without memory (CAA 36): whichever allocation fails, the answer
 * is STATUS_NO_MEMORY and the event is as it was.
 */
#include <stdlib.h>

#include "app/audit/rounds.h"
#include "app/players/players.h"
#include "app/round/result.h"
#include "app/settings/settings.h"
#include "app/trf/event.h"
#include "core/game.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/fault/nomem_action.h"

static const int draws = 1;

/* Of five in round 1 player 2 plays one from outside beside the draw, 4 sits out. */
static void five_players(void)
{
	const struct app_fill beside = {1, 2, "Smith, J (Minor)", COLOUR_BLACK};

	app_add_players(6);
	APP_OK(app_fill(app_test()->app, &beside, &app_test()->error));
	app_fix(4, HAND_OUT, 0);
}

static enum status fill(int round, int pin, const char *name)
{
	const struct app_fill what = {round, pin, name, COLOUR_NONE};

	return app_fill(app_test()->app, &what, &app_test()->error);
}

static enum status beside_the_draw(void)
{
	return fill(1, 3, "Jones, K");
}

static enum status back_in_the_draw(void)
{
	return fill(1, 2, NULL);
}

static enum status published(void)
{
	return app_publish(app_test()->app, NULL, &app_test()->error);
}

static enum status for_one_who_sits_out(void)
{
	return fill(1, 4, "Jones, K");
}

static enum status no_longer(void)
{
	return fill(1, 4, NULL);
}

static enum status another_name(void)
{
	return fill(1, 2, "Smythe, J");
}

static enum status result_of_it(void)
{
	return desk_enter_result(app_test()->app, 1, game_count(app_event(app_test()->app), 1, 1),
		RESULT_DRAW, false, NULL, &app_test()->error);
}

static enum status in_place_of_the_bye(void)
{
	return fill(2, 0, "House, H");
}

static enum status a_bye_again(void)
{
	return fill(2, 0, NULL);
}

static enum status enters_with_his_game(void)
{
	const struct player house = {.name = "House, H", .grade = 1200};

	return app_player_join(app_test()->app, &house, NULL, &app_test()->error);
}

static void quiet(void *context, const char *text)
{
	(void)context;
	(void)text;
}

/* The report of the event, and its draws. */
static enum status read_the_report(void)
{
	struct app_trf what = {.rounds = 0};
	struct error *error = &app_test()->error;
	struct rounds rounds = {0};
	char *text = NULL;
	enum status status =
		app_export_trf(app_test()->app, false, &text, &what.size, error, quiet, NULL);

	what.text = text;
	if (status == STATUS_OK)
		status = rounds_of_report(&what, &rounds, error, quiet, NULL);
	if (status == STATUS_OK)
		status = rounds_go(&rounds, 1, error);
	rounds_done(&rounds);
	free(text);
	return status;
}

static enum status two_entries_are_one(void)
{
	return app_player_unite(app_test()->app, 1, 6, &app_test()->error);
}

static enum status a_round_less(void)
{
	return app_set_rounds(app_test()->app, 3, NULL, &app_test()->error);
}

/* He went after round 1 and came again for round 2. */
START_TEST(a_double_entry_with_games)
{
	const struct player again = {.name = "Again, A", .grade = 1200};
	int pin;

	app_add_players(5);
	app_play_round();
	APP_OK(app_player_withdraw(app_test()->app, 1, 2, &app_test()->error));
	APP_OK(desk_add_player(app_test()->app, &again, &pin, &app_test()->error));
	ck_assert_int_eq(pin, 6);
	app_play_round();
	APP_OK(app_keep_apart(app_test()->app, 2, 6, 3, 3, &app_test()->error));
	nomem_action(two_entries_are_one, &draws);
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	app_reopen();
}
END_TEST

START_TEST(fewer_rounds)
{
	const int rounds = event_section(app_event(app_test()->app), 1)->rounds;

	app_add_players(5);
	APP_OK(app_keep_apart(app_test()->app, 1, 2, 1, rounds, &app_test()->error));
	nomem_action(a_round_less, &draws);
	app_reopen();
}
END_TEST

START_TEST(before_the_round_is_published)
{
	five_players();
	nomem_action(beside_the_draw, &draws);
	nomem_action(back_in_the_draw, &draws);
	app_reopen();
}
END_TEST

START_TEST(when_it_is_published)
{
	five_players();
	APP_OK(app_propose(app_test()->app, &app_test()->error));
	nomem_action(published, &draws);
	nomem_action(result_of_it, &draws);
	nomem_action(read_the_report, &draws);
	nomem_action(another_name, &draws);
	nomem_action(for_one_who_sits_out, &draws);
	nomem_action(no_longer, &draws);
	app_reopen();
}
END_TEST

START_TEST(in_place_of_a_bye)
{
	app_add_players(5);
	app_play_round();
	app_draw_round();
	nomem_action(in_place_of_the_bye, &draws);
	nomem_action(read_the_report, &draws);
	nomem_action(enters_with_his_game, &draws);
	APP_OK(app_undo(app_test()->app, NULL, NULL, &app_test()->error));
	nomem_action(a_bye_again, &draws);
	app_reopen();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("no memory");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, before_the_round_is_published);
	tcase_add_test(tcase, when_it_is_published);
	tcase_add_test(tcase, in_place_of_a_bye);
	tcase_add_test(tcase, a_double_entry_with_games);
	tcase_add_test(tcase, fewer_rounds);
	return app_run_suite("nomem_fill", tcase);
}
