/* What the box says of a card that is laid out: whom he has met, and what bars him from the bye. */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "app/players/players.h"
#include "app/round/result.h"
#include "app/whynot/whynot.h"
#include "app/words/words.h"
#include "pairing.h"
#include "support/event/app_event.h"
#include "support/event/book_count.h"
#include "support/event/desk.h"
#include "support/pty/board_screen.h"

/*
 * Seven after round 1: 1 beat 4, who has left since; 2 won by default against 5; 3 beat 6; 7 had
 * the bye. 6 has a bye booked for round 4.
 */
static void setup(void)
{
	static const int games[3][2] = {{1, 4}, {2, 5}, {3, 6}};
	struct app_test *test = app_test();

	app_setup();
	app_add_players(7);
	APP_OK(app_pair_by_hand(test->app, &test->error));
	for (int i = 0; i < 3; i++) {
		const struct move pair = {MOVE_PAIR, games[i][0], games[i][1]};

		APP_OK(app_move(test->app, &pair, &test->error));
	}
	APP_OK(app_move(test->app, &(struct move){MOVE_BYE, 7, 0}, &test->error));
	APP_OK(app_publish(test->app, "as wanted", &test->error));
	for (int i = 1; i <= 3; i++)
		APP_OK(desk_enter_result(test->app, 1, i,
			i == 2 ? RESULT_DEFAULT_BLACK : RESULT_WHITE, false, NULL, &test->error));
	APP_OK(app_player_withdraw(test->app, 4, 2, &test->error));
	APP_OK(app_player_book(test->app, 6, 4, BOOKING_HALF, &test->error));
}

static const struct {
	int pin;
	const char *bar, *told;
} cards[] = {
	{1, "", "has met 4 Player04, may have the bye"},
	{2, "the bye last: won by default in round 1 (6)", "has met nobody, the bye last: won by"},
	{3, "", "has met 6 Player06, may have the bye"},
	{5, "the bye last: lost by default in round 1 (6)",
		"has met nobody, the bye last: lost by"},
	{6, "the bye last: has a bye booked for round 4 (6)",
		"has met 3 Player03, the bye last: has a bye"},
	{7, "had the bye in round 1 (6)", "has met nobody, had the bye in round 1 (6)"},
};

START_TEST(what_bars_from_the_bye_is_named)
{
	char bar[BAR_SIZE + 16];

	APP_OK(app_bye_bar(app_test()->app, cards[_i].pin, bar, sizeof(bar), &app_test()->error));
	ck_assert_str_eq(bar, cards[_i].bar);
}
END_TEST

/*
 * Eight of whom 2 has half a point booked, 3 a point and 4 nothing, 5 sits out, 6 plays one from
 * outside and 7 has withdrawn.
 */
static struct app *absent_ones(const char *system)
{
	struct app_test *test = app_test();
	static char path[120];
	const struct app_new what = {
		.path = path, .name = "Absent", .system = system, .rounds = 5, .lot = COLOUR_WHITE};
	struct app *app;

	snprintf(path, sizeof(path), "%s/absent.drw", test->folder);
	APP_OK(app_create(&what, &app, &test->error));
	for (int i = 1; i <= 8; i++) {
		struct player player = {.grade = 2000 - 10 * i};
		int pin;

		snprintf(player.name, sizeof(player.name), "Player %d", i);
		APP_OK(desk_add_player(app, &player, &pin, &test->error));
	}
	APP_OK(app_player_book(app, 2, 1, BOOKING_HALF, &test->error));
	APP_OK(app_player_book(app, 3, 1, BOOKING_FULL, &test->error));
	APP_OK(app_player_book(app, 4, 1, BOOKING_ZERO, &test->error));
	APP_OK(app_hand(app, 5, HAND_OUT, 0, &test->error));
	APP_OK(app_fill(app,
		&(struct app_fill){
			.round = 1, .pin = 6, .name = "Filler, F", .colour = COLOUR_WHITE},
		&test->error));
	APP_OK(app_player_withdraw(app, 7, 1, &test->error));
	return app;
}

/* He is neither barred from the bye of the draw nor allowed it. */
START_TEST(who_is_not_in_the_draw_is_told_as_absent)
{
	static const char *const told[] = {"", "", "has a half-point bye booked for this round",
		"has a full-point bye booked for this round", "is absent this round",
		"sits out this round", "plays beside the draw", "is withdrawn from round 1 on"};
	const struct pairing_book *book = pairing_book_at(_i);
	struct app *app;
	char bar[BAR_SIZE + 16];

	/* an evening and a table have no bye; no event is by lazy */
	if (book->season || book->rounds || book->comparison)
		return;
	app = absent_ones(book->id);
	for (int pin = 1; pin <= 7; pin++) {
		APP_OK(app_bye_bar(app, pin, bar, sizeof(bar), &app_test()->error));
		ck_assert_str_eq(bar, told[pin]);
	}
	app_close(app);
}
END_TEST

START_TEST(the_box_tells_it)
{
	char name[32];
	struct pty *pty;

	app_close(app_test()->app);
	app_test()->app = NULL;
	pty = board_start(app_test()->path, 24, 80);
	snprintf(name, sizeof(name), "/%d\r", cards[_i].pin);
	pty_send(pty, name);
	pty_expect(pty, cards[_i].told);
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("card");
	const int count = (int)(sizeof(cards) / sizeof(cards[0]));

	tcase_add_checked_fixture(tcase, setup, app_teardown);
	tcase_add_loop_test(tcase, what_bars_from_the_bye_is_named, 0, count);
	tcase_add_loop_test(tcase, who_is_not_in_the_draw_is_told_as_absent, 0, book_count());
	tcase_add_loop_test(tcase, the_box_tells_it, 0, count);
	return board_run("tui_card", tcase);
}
