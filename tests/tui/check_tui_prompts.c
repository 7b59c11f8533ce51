/*
 * Lines that are asked for: what is refused stays to be put right, what can be refused is refused
 * before it is asked for, and nothing is asked twice.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"

static const char namesakes[] = "name,grade,club\n"
				"\"Adams, Alan\",2000,BD\n"
				"\"Jones, Ann\",1990,Cardiff\n"
				"\"Jones, Bill\",1980,\n"
				"\"Swan, Stephen\",1970,BD\n";

static struct pty *pty;

static void open_guide(int played)
{
	pty = board_start(guide_event("prompts.drawboard", played), 24, 80);
}

static void open_list(const char *list)
{
	static const char *const words[] = {
		"--system", "caa", "--rounds", "3", "--lot", "white", NULL};

	pty = board_start(listed_event("prompts.drawboard", list, words), 24, 80);
}

/* The question stays, with this message in it and the line below; more is typed into the line. */
static void stays(const char *question, const char *message, const char *line)
{
	pty_expect(pty, message);
	pty_expect(pty, question);
	pty_expect(pty, line);
	pty_expect_row(pty, 23, "Enter accept  Esc put aside");
	pty_send(pty, "Q");
	pty_expect(pty, question);
	pty_expect(pty, line);
	pty_escape(pty);
	pty_expect_gone(pty, question);
}

START_TEST(a_file_that_is_not_there_is_asked_for_again)
{
	pty = board_start(plain_event("prompts.drawboard", NULL, 0), 24, 80);
	pty_send(pty, "i");
	pty_expect(pty, "Read players from which file?");
	pty_send(pty, "nowhere.csv\r");
	stays("Read players from which file?", "nowhere.csv: ", "nowhere.csv");
	pty_free(pty);
}
END_TEST

START_TEST(a_file_of_another_ending_is_asked_for_again)
{
	open_guide(3);
	pty_send(pty, "wbf");
	pty_expect(pty, "Write the boards list to the file:");
	pty_send(pty, "x.odt\r");
	stays("Write the boards list to the file:", "no file of the ending .odt", "x.odt");
	pty_send(pty, "wbf");
	pty_expect(pty, "Write the boards list to the file:");
	pty_send(pty, "/nowhere/x.txt\r");
	stays("Write the boards list to the file:", "/nowhere/x.txt: ", "/nowhere/x.txt");
	pty_send(pty, "wbf");
	pty_expect(pty, "Write the boards list to the file:");
	pty_send(pty, "-\r");
	pty_expect(pty, "\"-\" is no name of a file.");
	pty_escape(pty);
	pty_send(pty, "wbf");
	pty_expect(pty, "Write the boards list to the file:");
	pty_send(pty, "  \r");
	pty_expect(pty, "\"  \" is no name of a file.");
	pty_free(pty);
}
END_TEST

START_TEST(a_bye_that_is_none_is_asked_for_again)
{
	open_guide(3);
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "b");
	pty_expect(pty, "Bye for ");
	pty_send(pty, "3 q\r");
	stays("Bye for ", "\"3 q\" is no bye: a round, then h half,", "3 q");
	pty_send(pty, "b");
	pty_expect(pty, "Bye for ");
	pty_send(pty, "2 h\r");
	stays("Bye for ", "ound 2", "2 h");
	pty_free(pty);
}
END_TEST

/* As in the command and in lists. */
START_TEST(a_round_alone_is_a_half_point_bye)
{
	open_guide(3);
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "b");
	pty_expect(pty, "Bye for ");
	pty_send(pty,
		"\x15"
		"5\r");
	pty_expect(pty, " has a half-point bye in round 5.");
	pty_free(pty);
}
END_TEST

START_TEST(a_player_who_is_not_there_is_asked_for_again)
{
	open_guide(3);
	pty_send(pty, "/");
	pty_expect(pty, "Go to which player?");
	pty_send(pty, "zzz\r");
	stays("Go to which player?", "There is no player \"zzz\".", "zzz");
	board_propose(pty);
	pty_send(pty, "n");
	pty_expect(pty, "Why not 5 Edwards with whom?");
	pty_send(pty, "99\r");
	stays("with whom?", "There is no player \"99\".", "99");
	pty_free(pty);
}
END_TEST

START_TEST(a_name_of_two_says_their_numbers)
{
	open_list(namesakes);
	board_propose(pty);
	pty_send(pty, "n");
	pty_expect(pty, "with whom?");
	pty_send(pty, "jones\r");
	pty_expect(pty, "2 players are called so; the number says which: #2 Jones A");
	pty_expect(pty, "(Cardiff)");
	pty_expect(pty, "bd 2 B, #3 Jones B bd 1 B");
	pty_send_bytes(pty, "\025", 1); /* Ctrl-U */
	pty_send(pty, "#3\r");
	pty_expect(pty, "Why not ");
	pty_expect(pty, "v 3 Jones B");
	pty_free(pty);
}
END_TEST

START_TEST(a_reason_that_is_missing_is_asked_for_again)
{
	open_guide(3);
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	pty_send(pty, "l");
	pty_expect(pty, "Take it back?");
	pty_send(pty, " \r");
	pty_expect(pty, "Say why round 4 is taken back");
	pty_expect(pty, "Take it back?");
	pty_send(pty, "hall\r");
	pty_expect(pty, "Round 4 is taken back.");
	pty_send(pty, "u");
	pty_expect(pty, "Undone");
	pty_send(pty, "u");
	pty_expect(pty, "take it back? The lists");
	pty_send(pty, "\r");
	pty_expect(pty, "Say why");
	pty_expect(pty, "take it back? The lists");
	pty_free(pty);
}
END_TEST

START_TEST(results_that_go_are_asked_about_once)
{
	open_guide(3);
	board_propose(pty);
	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	pty_send(pty, "r1 1\r");
	pty_expect(pty, "Board 1: 1-0");
	pty_escape(pty);
	pty_send(pty, "l");
	pty_expect(pty, "Take it back? 1 result would go with it.");
	pty_send(pty, "wrong hall\r");
	pty_expect(pty, "Round 4 is taken back.");
	pty_free(pty);
}
END_TEST

START_TEST(what_cannot_be_is_refused_before_it_is_asked)
{
	open_guide(3);
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_send(pty, "x");
	pty_expect(pty, "has a game in round 1: withdraw him");
	ck_assert(!pty_shows(pty, "out of the event, as if"));
	pty_free(pty);
}
END_TEST

START_TEST(without_players_keys_say_what_comes_first)
{
	static const char keys[] = "phPlxt#cCgn?f/ ";

	pty = board_start(plain_event("prompts.drawboard", NULL, 0), 24, 80);
	pty_expect_row(pty, 23, " i import  e players  u undo  q quit  ");
	for (const char *key = keys; *key; key++) {
		const char text[] = {*key, '\0'};

		pty_send(pty, "d"); /* another message between */
		pty_expect(pty, "Cards ");
		pty_send(pty, text);
		pty_expect(pty, "Nobody is entered yet: i reads a list, e adds players.");
	}
	pty_send(pty, "e");
	pty_expect(pty, "Players: 0");
	pty_expect_row(pty, 23, " a add  i import  u undo  Esc board  ");
	pty_send(pty, "w");
	pty_expect(pty, "Nobody is entered yet: a adds a player, i reads a list.");
	pty_escape(pty);
	pty_send(pty, "s");
	pty_expect(pty, " Rank Points  No.  Name");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("prompts");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_file_that_is_not_there_is_asked_for_again);
	tcase_add_test(tcase, a_file_of_another_ending_is_asked_for_again);
	tcase_add_test(tcase, a_bye_that_is_none_is_asked_for_again);
	tcase_add_test(tcase, a_round_alone_is_a_half_point_bye);
	tcase_add_test(tcase, a_player_who_is_not_there_is_asked_for_again);
	tcase_add_test(tcase, a_name_of_two_says_their_numbers);
	tcase_add_test(tcase, a_reason_that_is_missing_is_asked_for_again);
	tcase_add_test(tcase, results_that_go_are_asked_about_once);
	tcase_add_test(tcase, what_cannot_be_is_refused_before_it_is_asked);
	tcase_add_test(tcase, without_players_keys_say_what_comes_first);
	return board_run("tui_prompts", tcase);
}
