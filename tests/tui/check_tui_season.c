/*
 * Club evenings on the screen: attendance by the first letters of names, the draw, late arrivals,
 * results, the table and what is left to play.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/players/players.h"
#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

#define READY "F1 help"

/* A new season with seven members. */
static const char *season_file(const char *name)
{
	static const char *const words[] = {
		"--name", "Club", "--system", "gsrp", "--rounds", "60", "--lot", "white", NULL};

	return listed_event(name,
		"name,grade\n\"Adams, Al\",1900\n\"Brown, Bo\",1800\n\"Cole, Cy\",1700\n"
		"\"Drew, Di\",1600\n\"Évans, Ed\",1500\n\"Fox, Fi\",1400\n\"Gray, Gi\",1300\n",
		words);
}

static struct pty *open_season(const char *name)
{
	struct pty *pty = pty_start(season_file(name), 24, 80, NULL);

	pty_expect(pty, READY);
	return pty;
}

/* "ad 1": how a name begins and how he is there. */
static void call(struct pty *pty, const char *keys, const char *said)
{
	pty_send(pty, keys);
	pty_expect(pty, said);
}

static void draw_evening(struct pty *pty, int evening)
{
	char text[40];

	pty_escape(pty);
	pty_expect(pty, "attend");
	if (evening == 3)
		pty_golden(pty, "evening-laid-out-80x24");
	pty_send(pty, "p");
	snprintf(text, sizeof(text), "Evening %d proposed.", evening);
	pty_expect(pty, text);
	if (evening == 1)
		pty_expect(pty, "Odd: nobody volunteers to sit out (a, then 2).");
	board_publish(pty);
	snprintf(text, sizeof(text), "Evening %d published.", evening);
	pty_expect(pty, text);
}

/* Five are there, one comes later: an odd number. */
static void attend_the_first(struct pty *pty)
{
	pty_expect(pty, "Evening 1 · laid out");
	pty_expect(pty, "a takes the attendance");
	pty_send(pty, "a");
	pty_expect(pty, "Evening 1: 0 in the draw");
	call(pty, "ad\r", "1 Adams, Al is here.");
	call(pty, "br1", "2 Brown, Bo is here.");
	call(pty, "co\r", "3 Cole, Cy is here.");
	call(pty, "di\r", "4 Drew, Di is here.");
	call(pty, "ev\r", "5 Évans, Ed is here.");
	call(pty, "fo4", "6 Fox, Fi comes later.");
	pty_expect(pty, "Evening 1: 5 in the draw, 1 later");
	pty_key(pty, VTERM_KEY_UP);
	pty_expect(pty, "Odd, no volunteer to sit out: key 2 marks a volunteer");
	pty_golden(pty, "attendance-80x24");
	/* the list by which the evening is drawn */
	pty_send(pty, "\t");
	pty_expect_beside(pty, "1    1 Adams", "50.0");
	pty_expect_gone(pty, "Gray");
	pty_send(pty, "\t");
	pty_expect(pty, "Gray");
}

/* Drawn, one more comes, all is played. */
static void play_the_first(struct pty *pty)
{
	draw_evening(pty, 1);
	pty_expect(pty, "5 in = 4 seated + 1 sitting out ✓");
	/* one comes late: he meets who sits out */
	pty_send(pty, "a");
	call(pty, "fox\r",
		"6 Fox came after the draw and is joined with 5 Évans, who sat out (board 3).");
	call(pty, "gray\r", "7 Gray came after the draw and sits out.");
	call(pty, "fox0", "6 Fox has a seat on evening 1, which is published");
	pty_escape(pty);
	pty_escape(pty);
	pty_expect_gone(pty, "Who is here");
	pty_expect(pty, "Evening 1 · published");
	pty_send(pty, "r");
	pty_expect(pty, "Evening 1 · 3 boards · 0 in, 3 to come: 1 2 3 ");
	call(pty, "1 1\r", "Board 1: 1-0.");
	call(pty, "2 =\r", "Board 2: ½-½.");
	call(pty, "3 0\r", "Evening 1 is complete");
	pty_escape(pty);
	pty_expect(pty, "Evening 2 · laid out");
	pty_send(pty, "s");
	pty_expect(pty, "The season after evening 1");
	pty_golden(pty, "season-80x24");
	pty_send(pty, "t");
	pty_expect(pty, "GSRP of ");
	pty_expect(pty, "evening 1: as ");
	pty_expect(pty, "100 x (score + ½) / (games + 1) = 100 x (1 + ½) / (1 + 1) = 75.0");
	pty_escape(pty);
	pty_expect_gone(pty, "GSRP of ");
	pty_send(pty, "m");
	pty_expect(pty, "has still to meet");
	pty_escape(pty);
	pty_expect_gone(pty, "has still to meet");
	pty_escape(pty);
}

/* Three volunteers of seven. */
static void the_second(struct pty *pty)
{
	pty_send(pty, "a");
	for (int pin = 0; pin < 7; pin++)
		pty_send(pty, pin < 4 ? "\x1b[B1" : "\x1b[B2");
	pty_expect(pty, "Evening 2: 7 in the draw, 3 of them volunteer");
	pty_key(pty, VTERM_KEY_UP);
	pty_expect(pty, "three volunteers may play casual games (key 3)");
	call(pty, "ev3", "5 Évans, Ed plays casual games.");
	call(pty, "fo3", "6 Fox, Fi plays casual games.");
	call(pty, "gr3", "7 Gray, Gi plays casual games.");
	pty_expect(pty, "Evening 2: 4 in the draw, 3 casual");
	draw_evening(pty, 2);
	pty_expect(pty, "4 in = 4 seated ✓");
	pty_send(pty, "r");
	call(pty, "1 1\r", "Board 1: 1-0.");
	call(pty, "2 1\r", "Evening 2 is complete");
	pty_escape(pty);
}

/* One of five volunteers. */
static void the_third(struct pty *pty)
{
	pty_send(pty, "a");
	call(pty, "ad\r", "is here.");
	call(pty, "br\r", "is here.");
	call(pty, "co\r", "is here.");
	call(pty, "ev\r", "is here.");
	call(pty, "gr2", "7 Gray, Gi volunteers to sit out.");
	draw_evening(pty, 3);
	pty_golden(pty, "evening-80x24");
	pty_send(pty, "a");
	pty_expect_beside(pty, "Gray, Gi", "sits out");
	pty_escape(pty);
	pty_send(pty, "w");
	pty_expect(pty, "f fixtures");
	pty_escape(pty);
	pty_expect_gone(pty, "f fixtures");
}

START_TEST(three_evenings_are_played_on_the_screen)
{
	struct pty *pty = open_season("evenings.drawboard");

	attend_the_first(pty);
	play_the_first(pty);
	the_second(pty);
	the_third(pty);
	/* and back again */
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "Reason:");
	pty_send(pty, "too early");
	pty_enter(pty);
	pty_expect(pty, "Undone: Evening 3 published");
	for (int i = 0; i < 6; i++)
		pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "Undone: Evening 3: 1 Adams here");
	pty_free(pty);
}
END_TEST

/* White by name, Black by number, "not known yet", told to be rated, the colours changed. */
static void record_game(struct pty *pty)
{
	pty_send(pty, "fo");
	pty_expect_beside(pty, "▸", "6 Fox, Fi");
	pty_expect_gone(pty, "Gray, Gi");
	pty_enter(pty);
	pty_expect(pty, "Black>");
	pty_send(pty, "7\r");
	pty_expect_beside(pty, "6 Fox, Fi", "v 7 Gray, Gi");
	pty_expect(pty, "Result>");
	pty_expect(pty, "is not to be rated");
	pty_send(pty, "r");
	pty_expect(pty, "is to be RATED");
	pty_send(pty, "x");
	pty_expect_beside(pty, "7 Gray, Gi", "v 6 Fox, Fi");
	pty_enter(pty);
	pty_expect(pty, "Game 1 outside the competition: 7 Gray, Gi v 6 Fox, Fi.");
	pty_expect_beside(pty, "▸   1  7 Gray, Gi", ". - .  6 Fox, Fi");
}

START_TEST(games_outside_are_recorded_on_a_screen_of_their_own)
{
	struct pty *pty = open_season("outside.drawboard");

	pty_send(pty, "o");
	pty_expect(pty, "Evening 1: 0 games outside the competition");
	pty_expect(pty, "None yet.");
	record_game(pty);
	/* the game is over */
	pty_enter(pty);
	pty_expect(pty, "Result>");
	call(pty, "2", "Result> 2");
	pty_enter(pty);
	pty_expect(pty, "\"2\" is none of 1");
	call(pty, "\x15", "Result>");
	call(pty, "=\r", "Game 1 outside the competition: 7 Gray, Gi ½-½ 6 Fox, Fi.");
	pty_golden(pty, "outside-80x24");
	pty_enter(pty);
	pty_expect(pty, "Game 1 has its result. Del takes it out");
	pty_key(pty, VTERM_KEY_DEL);
	pty_expect(pty, "Game 1 is taken out; F8 brings it back.");
	pty_expect(pty, "Evening 1: 0 games outside");
	pty_key(pty, VTERM_KEY_FUNCTION(8));
	pty_expect(pty, "Evening 1: 1 game outside");
	/* nobody plays himself; a step back; Esc begins anew, then leaves */
	call(pty, "gray\r", "Black>");
	pty_send(pty, "gray\r");
	pty_expect(pty, "Nobody else is called so.");
	call(pty, "\x15", "type how Black's name begins");
	pty_key(pty, VTERM_KEY_BACKSPACE);
	pty_expect(pty, "White>");
	call(pty, "co\r", "Black>");
	pty_escape(pty);
	pty_expect(pty, "The line is empty again. Esc leaves.");
	pty_expect(pty, "White>");
	pty_escape(pty);
	pty_expect(pty, "Evening 1 · laid out");
	pty_send(pty, "s");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "The season in evening 1 ─");
	pty_expect_beside(pty, "Gray, Gi", "50.0                          1");
	pty_free(pty);
}
END_TEST

START_TEST(games_outside_are_reached_from_every_screen_of_the_evening)
{
	static const char *const doors[] = {"a", "r", "s"};
	static const char *const keys[] = {"\x0f", "\x0f", "o"};
	static const char *const views[] = {"Name>", "Result>", "The season before evening 1"};
	struct pty *pty = open_season("doors.drawboard");

	for (int i = 0; i < 3; i++) {
		call(pty, doors[i], views[i]);
		call(pty, keys[i], "Evening 1: 0 games outside the competition");
		pty_escape(pty);
		pty_expect(pty, views[i]);
		pty_escape(pty);
		pty_expect_gone(pty, views[i]);
	}
	pty_free(pty);
}
END_TEST

START_TEST(the_other_desk_sees_who_has_come)
{
	const char *path = season_file("desks.drawboard");
	struct pty *one = pty_start(path, 24, 80, NULL), *two = pty_start(path, 24, 80, NULL);

	pty_expect(one, READY);
	pty_expect(two, READY);
	pty_send(one, "a");
	pty_send(two, "a");
	pty_expect(two, "Evening 1: 0 in the draw");
	call(one, "ad\r", "1 Adams, Al is here.");
	pty_expect(two, "Evening 1: 1 in the draw");
	call(two, "br2", "2 Brown, Bo volunteers to sit out.");
	pty_expect(one, "Evening 1: 2 in the draw, 1 of them volunteers");
	pty_free(one);
	pty_free(two);
}
END_TEST

START_TEST(elsewhere_the_attendance_is_the_roll_of_a_round)
{
	struct pty *pty = pty_start(plain_event("plain.drawboard", NULL, 4), 24, 80, NULL);

	pty_expect(pty, READY);
	ck_assert(!pty_shows(pty, "attend"));
	pty_send(pty, "a");
	pty_expect(pty, "Roll of round 1");
	ck_assert(!pty_shows(pty, "volunteer"));
	pty_escape(pty);
	pty_expect(pty, READY);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	pty_free(pty);
}
END_TEST

/* CAA 36 is no matter of an evening: its games outside are. */
START_TEST(help_has_the_keys_of_evenings_alone)
{
	struct pty *pty = pty_start(season_file("help.drawboard"), 50, 100, NULL);

	pty_expect(pty, READY);
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "games outside the competition of the evening");
	ck_assert(!pty_shows(pty, "for the bye or beside the draw"));
	pty_escape(pty);
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect(pty, "games outside the competition of the evening");
	ck_assert(!pty_shows(pty, "(36)"));
	pty_free(pty);
}
END_TEST

START_TEST(a_needless_enter_takes_nobody_away)
{
	struct pty *pty = open_season("needless.drawboard");

	pty_send(pty, "a");
	pty_expect(pty, "Name>");
	call(pty, "ad\r", "1 Adams, Al is here.");
	call(pty, "dre2", "4 Drew, Di volunteers to sit out.");
	for (int i = 0; i < 2; i++)
		call(pty, i ? "0" : "\r", "Nobody is chosen: type how a name begins");
	pty_expect(pty, "Evening 1: 2 in the draw, 1 of them volunteers");
	/* The arrows choose, and go on from who was taken. */
	pty_key(pty, VTERM_KEY_DOWN);
	call(pty, "\r", "1 Adams, Al is away.");
	call(pty, "\r", "Nobody is chosen");
	pty_key(pty, VTERM_KEY_DOWN);
	call(pty, "1", "2 Brown, Bo is here.");
	pty_free(pty);
}
END_TEST

START_TEST(whatever_is_typed_the_attendance_stays_in_order)
{
	static const char *const pieces[] = {"a", "b", "é", "1", "2", "0", "\r", "\t", "\x7f",
		"\x1b[A", "\x1b[B", "\x1b[6~", " ", ",", "'", "\x15", "\xc3", "#"};
	struct pty *pty = open_season("typed.drawboard");
	unsigned long long state = 11;

	pty_send(pty, "a");
	pty_expect(pty, "Name>");
	for (int i = 0; i < 300; i++) {
		state = state * 6364136223846793005ULL + 1442695040888963407ULL;
		pty_send(pty, pieces[(state >> 33) % (sizeof(pieces) / sizeof(pieces[0]))]);
	}
	pty_send(pty, "\x15");
	pty_send(pty, "ad1");
	pty_expect(pty, "1 Adams, Al is here.");
	pty_free(pty);
}
END_TEST

START_TEST(a_click_takes_who_is_chosen)
{
	struct pty *pty = open_season("clicks.drawboard");
	int row, col;

	pty_send(pty, "a");
	pty_expect(pty, "Name>");
	pty_find(pty, "Cole", &row, &col);
	for (int i = 0; i < 2; i++) {
		pty_mouse_move(pty, row, col);
		pty_mouse_button(pty, 1, true);
		pty_mouse_button(pty, 1, false);
	}
	pty_expect(pty, "3 Cole, Cy is here.");
	pty_free(pty);
}
END_TEST

START_TEST(until_somebody_is_ticked_every_screen_sends_to_the_attendance)
{
	struct pty *pty = open_season("unticked.drawboard");

	pty_expect(pty, "Nobody is here yet: press a to take the attendance.");
	pty_send(pty, "p");
	pty_expect(pty, "Nobody is here yet: a takes the attendance.");
	/* The key that the box names is taken at once. */
	pty_send(pty, "a");
	pty_expect(pty, "Name>");
	pty_escape(pty);
	pty_expect(pty, "Nobody is here yet");
	pty_send(pty, "r");
	pty_expect(pty, "Nobody is ticked for this evening yet: Esc, then a (attendance).");
	pty_expect(pty, "Esc, then a takes the attendance");
	pty_free(pty);
}
END_TEST

START_TEST(the_full_card_begins_with_the_first_evening)
{
	struct pty *pty = open_season("card.drawboard");

	pty_send(pty, "a");
	call(pty, "ad\r", "1 Adams, Al is here.");
	call(pty, "br\r", "2 Brown, Bo is here.");
	call(pty, "co\r", "3 Cole, Cy is here.");
	draw_evening(pty, 1);
	pty_escape(pty);
	pty_send(pty, "e");
	pty_expect(pty, "Players: 7");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "▸   1");
	pty_enter(pty);
	pty_expect(pty, "│Evening  │ 1 │ 2 │ 3 │");
	pty_expect(pty, "│Opponent │ 2 │");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect(pty, "│Evening  │ 2 │ 3 │");
	pty_key(pty, VTERM_KEY_PAGEDOWN);
	pty_expect(pty, "│Evening  │16 │17 │");
	pty_key(pty, VTERM_KEY_PAGEUP);
	pty_key(pty, VTERM_KEY_LEFT);
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "│Evening  │ 1 │ 2 │ 3 │");
	pty_escape(pty);
	pty_expect_gone(pty, "Evening  │");
	pty_free(pty);
}
END_TEST

/* What went wrong on an evening is asked and mended as in any round. */
START_TEST(an_evening_is_repaired_on_the_screen)
{
	struct pty *pty = open_season("repair.drawboard");

	attend_the_first(pty);
	draw_evening(pty, 1);
	pty_send(pty, "R");
	pty_expect(pty, "What happened at board 1,");
	pty_golden(pty, "season-repair-what-80x24");
	pty_send(pty, "a");
	pty_expect(pty, "Repairs of evening 1");
	pty_golden(pty, "season-repair-list-80x24");
	pty_send(pty, "1");
	pty_expect(pty, "Why is evening 1 changed?");
	pty_send(pty, "went home\r");
	pty_expect(pty, "Evening 1 is repaired. u takes it back.");
	pty_expect(pty, "Changed boards and their slips of evening 1: where to?");
	pty_escape(pty);
	pty_expect_gone(pty, "where to?");
	pty_send(pty, "u");
	pty_expect(pty, "Undone: Evening 1 repaired, board 1");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("season");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, three_evenings_are_played_on_the_screen);
	tcase_add_test(tcase, games_outside_are_recorded_on_a_screen_of_their_own);
	tcase_add_test(tcase, games_outside_are_reached_from_every_screen_of_the_evening);
	tcase_add_test(tcase, the_other_desk_sees_who_has_come);
	tcase_add_test(tcase, elsewhere_the_attendance_is_the_roll_of_a_round);
	tcase_add_test(tcase, help_has_the_keys_of_evenings_alone);
	tcase_add_test(tcase, a_needless_enter_takes_nobody_away);
	tcase_add_test(tcase, whatever_is_typed_the_attendance_stays_in_order);
	tcase_add_test(tcase, a_click_takes_who_is_chosen);
	tcase_add_test(tcase, until_somebody_is_ticked_every_screen_sends_to_the_attendance);
	tcase_add_test(tcase, the_full_card_begins_with_the_first_evening);
	tcase_add_test(tcase, an_evening_is_repaired_on_the_screen);
	return suite_run("tui season", tcase, NULL);
}
