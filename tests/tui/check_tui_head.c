/*
 * The top line: event, round and roll call, of which none runs into another however much there is
 * to say; and that the file is for reading only, and why.
 */
#include "config.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#include "app/app.h"
#include "app/players/players.h"
#include "support/event/guide_event.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

static struct app *app_of(const char *path)
{
	struct error error;
	struct app *app;

	ck_assert_msg(app_open(path, &app, &error) == STATUS_OK, "%s", error.text);
	return app;
}

/* Round 4 proposed; then one withdraws, and two more book a bye. */
static const char *much_to_say(void)
{
	const char *path = guide_event("head.drawboard", 3);
	struct app *app = app_of(path);
	struct error error;

	ck_assert_int_eq(app_propose(app, &error), STATUS_OK);
	ck_assert_msg(app_player_withdraw(app, 20, 4, &error) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(app_player_book(app, 1, 4, BOOKING_HALF, &error), STATUS_OK);
	ck_assert_int_eq(app_player_book(app, 2, 4, BOOKING_ZERO, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(app, 3, HAND_OUT, 0, &error), STATUS_OK);
	app_close(app);
	return path;
}

static const struct {
	int cols;
	const char *middle;
} widths[] = {
	{140, " Round 4 of 5 · adjusted by hand  "},
	{100, " Round 4/5 · adjusted by hand  "},
	{80, " Round 4/5 · by hand  "},
};

START_TEST(nothing_runs_together_on_the_top_line)
{
	struct pty *pty = pty_start(much_to_say(), 24, widths[_i].cols, NULL);

	pty_expect(pty, widths[_i].middle);
	pty_expect(pty, " 19 in = ");
	pty_expect(pty, ", 1 gone ✗");
	pty_expect(pty, " Anyto");
	pty_free(pty);
}
END_TEST

/* An event of this name with byes, one who has left, and a card in the tray. */
static const char *named_event(const char *name)
{
	const char *path = listed_event("named.drawboard",
		"name,grade,byes\nAdams,2000,1:half\nBrown,1990,1:zero\nCole,1980,\nDrew,1970,\n"
		"Edwards,1960,\nFindley,1950,\nGreen,1940,\n",
		(const char *const[]){"--name", name, "--system", "caa", "--rounds", "5", NULL});
	struct app *app = app_of(path);
	struct error error;

	ck_assert_int_eq(app_propose(app, &error), STATUS_OK);
	ck_assert_msg(app_player_withdraw(app, 7, 1, &error) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(app_hand(app, 6, HAND_OUT, 0, &error), STATUS_OK);
	app_close(app);
	return path;
}

/* Of two sections in two windows each says which it is, whatever the roll call needs. */
START_TEST(the_section_stays_in_a_name_that_is_cut)
{
	static const char *const names[][2] = {{"Riverside Congress: Open", "…: Open "},
		{"Riverside Congress · Major", "… · Major "},
		{"Riverside Chess Minor", "… Minor "}};
	struct pty *pty = pty_start(named_event(names[_i][0]), 24, 80, NULL);

	pty_expect(pty, ", 1 gone ✗");
	pty_expect_row(pty, 0, " River");
	pty_expect_row(pty, 0, names[_i][1]);
	pty_free(pty);
}
END_TEST

/* The points count gives way before the words of the level lose which way its card floats. */
START_TEST(which_way_a_card_floats_is_never_cut)
{
	struct pty *pty = pty_start(guide_event("narrow.drawboard", 1), 24, 80, NULL);

	pty_expect(pty, "Round 2 of 5 · laid out");
	pty_expect(pty, "one floats ↓  10½/10½ points");
	pty_free(pty);
}
END_TEST

/* Where no file may grow to a page the disk is as good as full. */
static struct pty *open_on_full_disk(const char *path)
{
	struct rlimit limit, none;
	struct pty *pty;

	ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &limit), 0);
	none = limit;
	none.rlim_cur = 100;
	signal(SIGXFSZ, SIG_IGN);
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &none), 0);
	pty = pty_start(path, 24, 80, NULL);
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
	signal(SIGXFSZ, SIG_DFL);
	return pty;
}

START_TEST(a_full_disk_is_called_so)
{
	struct pty *pty = open_on_full_disk(guide_event("full.drawboard", 3));

	pty_expect(pty, "DISK FULL");
	pty_expect(pty, "For reading only: the disk is full, make room and open it again.");
	/* what cannot be done is not offered */
	pty_send(pty, "E");
	pty_expect(pty, " w look  b backup  Esc back  ");
	pty_expect_gone(pty, "take away");
	pty_send(pty, "\033");
	pty_expect(pty, "? why");
	pty_expect_gone(pty, "p propose");
	pty_send(pty, "p");
	pty_expect(pty, "open for reading only: the disk is full, make room");
	/* nothing that is typed stands below the frame of a message of two lines */
	pty_send(pty, "r1 =\r");
	pty_expect(
		pty, "The event is open for reading only: the disk is full, make room and open it");
	pty_expect(pty, "│ Result> 1 = ");
	pty_expect(pty, "└──────────────────");
	pty_free(pty);
}
END_TEST

/* What would change a published round is not offered, and says why where it is pressed. */
START_TEST(a_published_round_for_reading_only_offers_no_change)
{
	const char *path = guide_event("read.drawboard", 3);
	const char *const draw[] = {DRAWBOARD_PROGRAM, "pair", path, NULL};
	const char *const publish[] = {DRAWBOARD_PROGRAM, "publish", path, NULL};
	struct pty *pty;

	pty_run(draw);
	pty_run(publish);
	pty = open_on_full_disk(path);
	pty_expect(pty, "Round 4 of 5 · published");
	ck_assert(!pty_shows(pty, "R repair"));
	pty_send(pty, "?");
	pty_expect(pty, "Why board 1");
	pty_escape(pty);
	pty_expect_gone(pty, "Why board 1");
	pty_send(pty, "R");
	pty_expect(pty, "For reading only: the disk is full");
	ck_assert(!pty_shows(pty, "What happened"));
	pty_send(pty, "r");
	pty_expect(pty, "For reading only: no result can be entered.");
	ck_assert(!pty_shows(pty, "1 White  0 Black"));
	pty_send(pty, "1 1\r");
	pty_expect(pty, "The event is open for reading only: the disk is full");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("head");

	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, nothing_runs_together_on_the_top_line, 0,
		sizeof(widths) / sizeof(widths[0]));
	tcase_add_loop_test(tcase, the_section_stays_in_a_name_that_is_cut, 0, 3);
	tcase_add_test(tcase, which_way_a_card_floats_is_never_cut);
	tcase_add_test(tcase, a_full_disk_is_called_so);
	tcase_add_test(tcase, a_published_round_for_reading_only_offers_no_change);
	return suite_run("tui head", tcase, NULL);
}
