/*
 * The use cases without memory: whichever allocation fails, the answer is STATUS_NO_MEMORY and the
 * event is as it was.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/deal/packed.h"
#include "app/audit/compare.h"
#include "app/event/journal.h"
#include "app/players/players.h"
#include "app/protest/protest.h"
#include "app/round/cards.h"
#include "app/round/result.h"
#include "app/whynot/whynot.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/import_file.h"
#include "support/fault/failing_malloc.h"
#include "support/fault/nomem_action.h"

static struct app *app;
static struct error *error;
static char path[160];
/* how often the case has the engine find a draw */
static int draws = 1;

static void eight_players_in_round_2(void)
{
	app = app_test()->app;
	error = &app_test()->error;
	app_add_players(8);
	APP_OK(app_player_book(app, 8, 4, BOOKING_HALF, error));
	app_play_round();
	APP_OK(app_propose(app, error));
}

static enum status propose(void)
{
	return app_propose(app, error);
}

static enum status lay_out(void)
{
	return app_lay_out(app, error);
}

static enum status pair_by_hand(void)
{
	return app_pair_by_hand(app, error);
}

static enum status move(void)
{
	struct move what = {MOVE_SWAP, 1, 8};

	return app_move(app, &what, error);
}

static enum status pin(void)
{
	return app_pin_board(app, 1, true, error);
}

static enum status hand(void)
{
	return app_hand(app, 1, HAND_OUT, 0, error);
}

static const struct hand_change changes[] = {
	{true, 1, HAND_COLOUR, COLOUR_WHITE}, {true, 1, HAND_TOP, 0}};

static enum status hands(void)
{
	return app_hands(app, changes, 2, error);
}

static enum status foresee(void)
{
	struct foreseen with;
	enum status status = app_foresee(app, changes, 2, &with, error);

	if (status == STATUS_OK)
		foreseen_done(&with);
	draws = 2; /* the best one, and on from there to one in which he stays in his score */
	return status;
}

/* No draw with this: they have met. It is sought with the pin, without it and among all pins. */
static enum status foresee_none(void)
{
	const struct hand_change met = {true, 1, HAND_BOARD, 5};
	struct foreseen with;
	enum status status = app_foresee(app, &met, 1, &with, error);

	if (status == STATUS_OK)
		foreseen_done(&with);
	draws = 3;
	return status;
}

static enum status compare_foreseen(void)
{
	struct plain_board one[] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}},
			   two[] = {{2, 1}, {3, 5}, {4, 6}, {7, 8}};
	const struct foreseen without = {true, one, 4, ""}, with = {true, two, 4, ""};
	struct verdict made;
	enum status status = app_verdict_foreseen(app, &without, &with, &made, error);

	if (status == STATUS_OK)
		verdict_done(&made);
	return status;
}

static enum status publish(void)
{
	return app_publish(app, NULL, error);
}

static enum status add(void)
{
	struct player player = {.name = "Late, L", .grade = 1985};
	int number;

	return desk_add_player(app, &player, &number, error);
}

static enum status edit(void)
{
	struct player player = *app_player(3);

	player.grade++;
	return app_player_edit(app, &player, error);
}

static enum status withdraw(void)
{
	return app_player_withdraw(app, 2, 2, error);
}

static enum status book(void)
{
	return app_player_book(app, 2, 2, BOOKING_FULL, error);
}

static enum status import(void)
{
	int added;

	return import_file(app, path, NULL, &added, error, NULL, NULL);
}

static enum status correct(void)
{
	return desk_enter_result(app, 1, 2, RESULT_DRAW, true, NULL, error);
}

static enum status undo(void)
{
	return app_undo(app, "again", NULL, error);
}

static enum status verdict(void)
{
	struct verdict made;
	struct move what = {MOVE_SWAP, 1, 8};
	enum status status = app_verdict(app, &what, &made, error);

	if (status == STATUS_OK)
		verdict_done(&made);
	return status;
}

static enum status check(void)
{
	struct verdict made;
	enum status status = app_verdict(app, NULL, &made, error);

	if (status == STATUS_OK)
		verdict_done(&made);
	return status;
}

static enum status why(void)
{
	struct reasons reasons;
	enum status status = app_why(app, app_round(app), 0, NULL, &reasons, error);

	draws = 2; /* the rules' own, and that around what is fixed */
	if (status == STATUS_OK)
		reasons_done(&reasons);
	return status;
}

/* of a board, in a room that is too small */
static enum status why_board(void)
{
	static const struct why_room room = {2, 70};
	struct reasons reasons;
	enum status status = app_why(app, app_round(app), 1, &room, &reasons, error);

	draws = 2;
	if (status == STATUS_OK)
		reasons_done(&reasons);
	return status;
}

/* As bytes, and a deal again. */
static enum status send_deal(const struct deal *deal)
{
	struct deal again;
	char *bytes;
	size_t size;
	enum status status = deal_pack(deal, &bytes, &size);

	if (status != STATUS_OK)
		return status;
	status = deal_unpack(bytes, size, &again);
	free(bytes);
	if (status == STATUS_OK)
		deal_done(&again);
	return status;
}

static enum status deal(void)
{
	struct deal made;
	enum status status = deal_make(app, app_round(app), &made, error);
	struct deal_table table = {NULL, 0};
	struct deal_line *lines = NULL;
	int count;

	draws = 2;
	if (status != STATUS_OK)
		return status;
	status = deal_table_init(&made, &table);
	while (status == STATUS_OK && deal_forward(&made, &table))
		;
	if (status == STATUS_OK)
		status = deal_lines(&made, &table, 0, made.ngroups - 1, &lines, &count);
	free(lines);
	deal_table_done(&table);
	if (status == STATUS_OK)
		status = send_deal(&made);
	deal_done(&made);
	return status;
}

static enum status compare(void)
{
	struct comparison found;
	const enum status status = app_compare(app, app_round(app), &found, error);

	if (status == STATUS_OK)
		comparison_done(&found);
	return status;
}

/* Then an earlier round is drawn by today's data, too. */
static void rate_anew(void)
{
	struct player player = *event_player(app_event(app), 1, 8);

	player.grade += 500;
	APP_OK(app_player_edit(app, &player, error));
}

/* A round that is published is looked up in the journal. */
static enum status compare_earlier(void)
{
	struct comparison found;
	const enum status status = app_compare(app, 1, &found, error);

	if (status == STATUS_OK)
		comparison_done(&found);
	draws = 2; /* as it was drawn, and by today's data */
	return status;
}

static enum status protest(void)
{
	char *text;
	size_t size;
	enum status status = app_protest(app, app_round(app), 1, 80, &text, &size, error);

	if (status == STATUS_OK)
		free(text);
	draws = 16;
	return status;
}

static enum status whynot(void)
{
	struct whynot answer;
	const struct wish wish = {WISH_MEET, 1, 8};
	enum status status = app_whynot(app, app_round(app), &wish, &answer, error);

	draws = 2; /* the rules' own, and that with the wish */
	if (status == STATUS_OK)
		whynot_done(&answer);
	return status;
}

static enum status whynot_take(void)
{
	const struct wish wish = {WISH_BLACK, 2, 0};

	draws = 2; /* the rules' own, and that with the wish */
	return app_whynot_take(app, &wish, error);
}

static enum status unpublish(void)
{
	return app_unpublish(app, "wrong list", true, error);
}

static enum status cards(void)
{
	struct app_card *made;
	int count;
	enum status status = app_cards(app, &made, &count, error);

	if (status == STATUS_OK)
		free(made);
	return status;
}

static enum status create(void)
{
	static char name[96];
	static int number;
	struct app_new what = {name, "New", "caa", 5, COLOUR_WHITE, "clubs=2", false};
	struct app *made;
	enum status status;

	snprintf(name, sizeof(name), "%s/new%d.drw", app_test()->folder, number++);
	status = app_create(&what, &made, error);
	if (status == STATUS_OK)
		app_close(made);
	return status;
}

static enum status open_again(void)
{
	struct app *made;
	enum status status = app_open(app_test()->path, &made, error);

	if (status == STATUS_OK)
		app_close(made);
	return status;
}

static enum status (*const cases[])(void) = {propose, pair_by_hand, lay_out, move, pin, hand, hands,
	foresee, foresee_none, compare_foreseen, publish, unpublish, add, edit, withdraw, book,
	import, correct, undo, verdict, check, why, why_board, deal, whynot, whynot_take, compare,
	compare_earlier, protest, cards, create, open_again};

enum { CASES = sizeof(cases) / sizeof(cases[0]) };

START_TEST(it_is_done_or_not)
{
	eight_players_in_round_2();
	if (cases[_i] == propose || cases[_i] == pair_by_hand)
		APP_OK(app_lay_out(app, error));
	if (cases[_i] == compare_earlier)
		rate_anew();
	strcpy(path,
		app_write_file(
			"l.csv", "name,grade,byes\n\"A, A\",1900,3:half\n\"B, B\",2100,1:half\n"));
	nomem_action(cases[_i], &draws);
	app_reopen();
}
END_TEST

static enum status import_pools(void)
{
	struct app_list what = {
		.bytes = "name,elo,ecf\nAnna,2000,\nBeth,,1900\nCarol,2100,\n",
		.rating = "elo",
		.unrated_below = true,
	};
	int added;

	what.size = strlen(what.bytes);
	return app_import_list(app, &what, &added, error, NULL, NULL);
}

/* CAA 33 */
START_TEST(a_list_of_two_pools_is_taken_in_or_not)
{
	app = app_test()->app;
	error = &app_test()->error;
	app_add("Zero, Z", 1000);
	APP_OK(app_player_remove(app, 1, error));
	nomem_action(import_pools, &draws);
	ck_assert_str_eq(app_player(1)->name, "Carol");
	ck_assert_str_eq(app_player(3)->name, "Beth");
	app_reopen();
}
END_TEST

/* Each try starts alike without an undo, which would make the journal longer. */
START_TEST(the_journal_is_read_or_not)
{
	struct journal_entry *entries;
	enum status status = STATUS_NO_MEMORY;
	int tries, count;

	eight_players_in_round_2();
	for (tries = 1; status != STATUS_OK; tries++) {
		bool failed;

		ck_assert_int_lt(tries, 5000);
		failing_malloc_start(tries, false);
		status = app_journal(
			app, &(const struct journal_wish){.round = 1}, &entries, &count, error);
		failed = failing_malloc_stop();
		ck_assert_msg(status == (failed ? STATUS_NO_MEMORY : STATUS_OK), "call %d: %d",
			tries, status);
	}
	ck_assert_int_gt(tries, 10);
	ck_assert_int_gt(count, 3);
	free(entries);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("no memory");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, it_is_done_or_not, 0, CASES);
	tcase_add_test(tcase, a_list_of_two_pools_is_taken_in_or_not);
	tcase_add_test(tcase, the_journal_is_read_or_not);
	return app_run_suite("nomem_app", tcase);
}
