/* The lists of the screen: what results, players and standings say and what they refuse. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/guide_event.h"
#include "support/pty/board_screen.h"
#include "support/pty/pty.h"
#include "support/suite_run.h"

#define READY "F1 help"

static struct pty *open_guide(int played, const char *const *words)
{
	struct pty *pty = pty_start(guide_event("lists.drawboard", played), 24, 80, words);

	pty_expect(pty, READY);
	return pty;
}

static struct pty *open_results(int players)
{
	struct pty *pty = pty_start(plain_event("plain.drawboard", NULL, players), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	board_publish(pty);
	pty_expect(pty, "Round 1 published.");
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	return pty;
}

START_TEST(a_name_of_many_goes_from_one_to_the_next)
{
	struct pty *pty = pty_start(plain_event("many.drawboard", NULL, 5), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "e");
	pty_expect(pty, "Players: 5");
	for (int pin = 2; pin <= 3; pin++) {
		char text[40];

		pty_send(pty, "/");
		pty_expect(pty, "Go to which player?");
		pty_send(pty, "pl\r");
		pty_expect(pty, "5 players are called so");
		snprintf(text, sizeof(text), "▸   %d", pin);
		pty_expect(pty, text);
	}
	pty_free(pty);
}
END_TEST

START_TEST(the_bye_is_no_game_and_takes_no_result)
{
	struct pty *pty = open_results(5);

	pty_expect(pty, "Round 1 · 2 boards and the bye · 0 in, 2 to come: 1 2 ");
	pty_send(pty, "3 0");
	pty_expect(pty, "Board 3 is the bye: it takes no result");
	pty_enter(pty);
	pty_expect_row(pty, 22, "Board 3 is the bye");
	pty_escape(pty);
	pty_expect_gone(pty, "3 0");
	pty_send(pty, "pl 1");
	pty_expect(pty, "#1 Player");
	pty_escape(pty);
	pty_expect_gone(pty, "pl 1");
	pty_send(pty, "1 +\r");
	pty_expect(pty, "Board 1: 1-0 def. F8 takes it back.");
	pty_expect(pty, "2 boards and the bye · 1 in, 1 to come: 2 ");
	pty_free(pty);
}
END_TEST

START_TEST(boards_to_come_are_counted_and_listed_as_far_as_there_is_room)
{
	struct pty *pty = open_results(60);

	pty_expect(pty, "Round 1 · 0 in, 30 to come: 1 2 3 4 5 6 7 8 9 10 11 12 … ──");
	pty_expect(pty, "points ─┐");
	pty_free(pty);
}
END_TEST

START_TEST(the_bye_gives_way_to_the_boards_to_come)
{
	struct pty *pty = open_results(39);

	pty_expect(pty, "Round 1 · 0 in, 19 to come: 1 2 3 4 5 6 7 8 9 10 11 12 … ──");
	pty_send(pty, "1 1\r");
	pty_expect(pty, "Round 1 · 1 in, 18 to come: 2 3 4 5 6 7 8 9 10 11 12 … ──");
	pty_escape(pty);
	pty_send(pty, "p");
	pty_expect(pty, "Round 1: no result yet on board 2, ");
	pty_expect(pty, "; and 15 more.");
	pty_free(pty);
}
END_TEST

START_TEST(after_the_last_result_the_event_is_complete)
{
	struct pty *pty = open_guide(5, NULL);

	pty_send(pty, "r");
	pty_expect(pty, "Round 5 · ");
	pty_expect(pty, "Esc, then s standings");
	pty_send(pty, "1 x\r");
	pty_expect(pty, "2 Brown ½-½ 5 Edwards; now no result?");
	pty_send(pty, "y\r");
	pty_expect(pty, "1 to come: 1 ");
	pty_send(pty, "1 =\r");
	pty_expect(pty, "Board 1: ½-½. The event is complete: Esc, then s standings, w print.");
	pty_free(pty);
}
END_TEST

START_TEST(without_players_results_send_to_the_list_of_players)
{
	struct pty *pty = pty_start(plain_event("empty.drawboard", NULL, 0), 24, 80, NULL);

	pty_expect(pty, READY);
	pty_send(pty, "r");
	pty_expect(pty, "There are no players yet: Esc, then e adds players.");
	ck_assert(!pty_shows(pty, "publishes"));
	pty_free(pty);
}
END_TEST

/* As the command and the print have it. */
START_TEST(standings_say_how_many_results_are_in)
{
	struct pty *pty = open_guide(3, NULL);

	board_propose(pty);
	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 3 ─");
	pty_key(pty, VTERM_KEY_RIGHT); /* what is only proposed counts nothing */
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Standings after round 2 ─");
	pty_escape(pty);
	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	pty_send(pty, "r2 1\r");
	pty_expect(pty, "Board 2: 1-0.");
	pty_escape(pty);
	pty_send(pty, "s");
	/* tie-breaks of a round that is played would be of other games than the points */
	pty_expect(pty, "Standings in round 4: 1 of 10 results in · tie-breaks of round 3 ─");
	pty_expect_row(pty, 22, " place 1; after round 3 PS ");
	pty_send(pty, "ws");
	pty_expect(pty, "Standings in round 4: where to?");
	pty_escape(pty);
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Standings after round 3 ─");
	pty_free(pty);
}
END_TEST

/* In round 1 there is no round before: the tie-breaks are of none. */
START_TEST(standings_in_the_first_round_have_points_alone)
{
	struct pty *pty = open_results(4);

	pty_send(pty, "1 1\r");
	pty_expect(pty, "Board 1: 1-0.");
	pty_escape(pty);
	pty_send(pty, "s");
	pty_expect(pty, "Standings in round 1: 1 of 2 results in ─");
	pty_expect_row(pty, 22, "1 point, place 1");
	ck_assert(!strstr(pty_row(pty, 22), "PS"));
	pty_send(pty, "t");
	pty_expect(pty, "By points; PS, SOS before round 1");
	pty_free(pty);
}
END_TEST

START_TEST(standings_say_how_a_tie_break_came_about)
{
	struct pty *pty = open_guide(3, NULL);

	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 3 ─");
	pty_expect(pty, "   PS");
	pty_send(pty, "t");
	pty_expect(pty, "Points and tie-breaks of 5 Edwards");
	pty_expect(pty, "Points of 5 Edwards after round 3: 3");
	pty_expect(pty, "1 + 1 + 1 = 3");
	pty_expect(pty, "By points, PS, SOS");
	pty_expect(pty, "sum of progressive scores (C.07 7.5 of 2026)");
	pty_expect(pty, "round 3: ");
	pty_escape(pty);
	pty_expect(pty, "Standings after round 3 ─");
	pty_free(pty);
}
END_TEST

/* Seven tie-breaks have no room at 80 columns: the title says so, the foot has all. */
START_TEST(standings_say_that_tie_breaks_have_no_column)
{
	const char *event = guide_event("ties-many.drawboard", 3);
	const char *argv[] = {DRAWBOARD_PROGRAM, "event", event, "set",
		"tie-breaks=BH/C1,BH,SB,PS,WIN,DE,SOS", "--reason", "many", NULL};
	struct pty *pty = pty_start_program(argv, 24, 80, NULL);

	pty_wait(pty);
	pty_free(pty);
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "Round 4 of 5");
	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 3 · 4 more tie-breaks (t)");
	pty_expect(pty, "PS 6, WIN 3");
	pty_expect(pty, "SOS 5");
	pty_free(pty);
}
END_TEST

/* A code as wide as its column does not touch the one before. */
START_TEST(heads_of_tie_breaks_stand_apart)
{
	const char *event = guide_event("ties-wide.drawboard", 3);
	const char *argv[] = {DRAWBOARD_PROGRAM, "event", event, "set",
		"tie-breaks=PS,PLAYOFF,BH/C1/P", "--reason", "wide", NULL};
	struct pty *pty = pty_start_program(argv, 24, 80, NULL);

	pty_wait(pty);
	pty_free(pty);
	pty = pty_start(event, 24, 80, NULL);
	pty_expect(pty, "Round 4 of 5");
	pty_send(pty, "s");
	pty_expect(pty, " PS PLAYOFF BH/C1/P ");
	pty_free(pty);
}
END_TEST

START_TEST(standings_mark_who_has_gone)
{
	struct pty *pty = open_guide(3, NULL);

	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 3 ─");
	pty_escape(pty);
	pty_send(pty, "ewy");
	pty_expect(pty, "gone from round 4");
	pty_escape(pty);
	pty_send(pty, "s");
	pty_expect(pty, " gone ");
	pty_expect(pty, ", withdrawn from round 4 on");
	pty_free(pty);
}
END_TEST

/* Those that do not hang on the wall after each round have a menu of their own. */
START_TEST(other_lists_are_asked_for_in_a_second_question)
{
	struct pty *pty = open_guide(2, NULL);

	pty_send(pty, "w");
	pty_expect(pty, "o others");
	pty_send(pty, "o");
	pty_expect(pty, "Which of the other lists?");
	pty_send(pty, "x");
	pty_expect(pty, "Cross table after round 2: where to?");
	pty_send(pty, "f");
	pty_expect(pty, "lists-2-crosstable.txt");
	pty_escape(pty);
	/* of a round that is not drawn nothing has changed */
	pty_send(pty, "woc");
	pty_expect(pty, "Round 3 is not published yet: it has no changed boards.");
	pty_send(pty, "woy");
	pty_expect(pty, "Byes: where to?");
	pty_escape(pty);
	pty_send(pty, "w");
	pty_expect(pty, "Enter byes again");
	pty_escape(pty);
	/* each of them is written */
	for (const char *letter = "xwqptury"; *letter; letter++) {
		const char keys[] = {'w', 'o', *letter, 'f', '\0'};

		pty_send(pty, keys);
		pty_expect(pty, "list to the file:");
		/* two players more than a page has room for in a square */
		pty_enter(pty);
		pty_expect(pty, *letter == 'q' ? "has no room on the page" : "Written: ");
		if (*letter == 'q')
			pty_escape(pty);
		pty_expect_gone(pty, "list to the file:");
	}
	pty_free(pty);
}
END_TEST

/* Before they go to paper they are seen, as they would be written. */
START_TEST(other_lists_are_looked_at_first)
{
	struct pty *pty = open_guide(3, NULL);

	pty_send(pty, "wox");
	pty_expect(pty, "Cross table after round 3: where to?");
	pty_golden(pty, "look-80x24");
	pty_key(pty, VTERM_KEY_END);
	pty_expect_gone(pty, "No  Name  ");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "No  Name  ");
	/* whatever case and accents; once more is the next line that has it */
	pty_send(pty, "/");
	pty_expect(pty, "Find in the list:");
	pty_send(pty, "MÍTCHELL\r");
	pty_expect(pty, "/ Enter finds the next.");
	pty_expect(pty, "Mitchell, M");
	pty_expect_gone(pty, "No  Name  ");
	pty_send(pty, "/");
	pty_expect(pty, "Find in the list:");
	pty_send(pty, "\x15nobody here\r");
	pty_expect(pty, "No line has \"nobody here\".");
	pty_escape(pty);
	pty_expect(pty, "where to?");
	pty_escape(pty);
	pty_expect_gone(pty, "where to?");
	/* w and Enter write it, too */
	pty_send(pty, "wotw");
	pty_expect(pty, "list to the file:");
	pty_enter(pty);
	pty_expect(pty, "Written: ");
	pty_send(pty, "wou");
	pty_expect(pty, "Enter file again");
	pty_enter(pty);
	pty_expect(pty, "Write the upsets list to the file:");
	pty_escape(pty);
	/* what has no room is moved along */
	pty_send(pty, "woq");
	pty_expect(pty, "Adams, Alan");
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect_gone(pty, "Adams, Alan");
	pty_key(pty, VTERM_KEY_LEFT);
	pty_expect(pty, "Adams, Alan");
	/* what is found at the left is in sight again */
	pty_key(pty, VTERM_KEY_RIGHT);
	pty_expect_gone(pty, "Adams, Alan");
	pty_send(pty, "/");
	pty_expect(pty, "Find in the list:");
	pty_send(pty, "\025adams\r");
	pty_expect(pty, "/ Enter finds the next.");
	pty_expect(pty, "Adams, Alan");
	pty_send(pty, "p");
	pty_expect(pty, "Print on which printer?");
	pty_free(pty);
}
END_TEST

START_TEST(a_tie_break_that_is_left_out_is_explained_below_the_standings)
{
	const char *event = guide_event("lists.drawboard", 3);
	struct pty *pty;

	pty_run((const char *const[]){
		DRAWBOARD_PROGRAM, "players", event, "edit", "20", "--grade", "0", NULL});
	pty_run((const char *const[]){DRAWBOARD_PROGRAM, "standings", event, "-t", "ARO,PS",
		"--keep", "--reason", "x", NULL});
	pty = board_start(event, 24, 80);
	pty_send(pty, "s");
	pty_expect_row(pty, 20, "ARO left out: 1 has no rating (C.07 10)");
	pty_expect_row(pty, 2, "PS");
	ck_assert(!strstr(pty_row(pty, 2), "ARO"));
	/* the last row of the table stands above it */
	pty_key(pty, VTERM_KEY_END);
	pty_expect_row(pty, 19, " 20");
	pty_send(pty, "t");
	pty_expect(pty, "Left out: 1 player has no rating");
	pty_free(pty);
}
END_TEST

/* What is cut apart has the page of its cuts beside it. */
START_TEST(slips_and_cards_are_among_the_other_lists)
{
	static const struct {
		const char *keys, *title, *file;
	} cut[] = {
		{"woS", "Result slips of round 3: where to?", "lists-3-slips.txt"},
		{"woC", "Pairing cards: where to?", "lists-3-cards.txt"},
		{"woN", "Place cards: where to?", "lists-3-place-cards.txt"},
	};
	struct pty *pty = open_guide(2, NULL);

	board_propose(pty);
	for (size_t i = 0; i < sizeof(cut) / sizeof(cut[0]); i++) {
		pty_send(pty, cut[i].keys);
		pty_expect(pty, cut[i].title);
		pty_send(pty, "f");
		pty_expect(pty, cut[i].file);
		pty_enter(pty);
		pty_expect(pty, "Written:");
		pty_expect_gone(pty, "to the file:");
	}
	pty_send(pty, "woSa");
	pty_expect(pty, "Result slips of round 3, the page of the cuts: where to?");
	pty_expect(pty, "a the pieces");
	pty_send(pty, "f");
	pty_expect(pty, "lists-3-slips-alignment.txt");
	pty_enter(pty);
	pty_expect(pty, "Written:");
	pty_send(pty, "woCa");
	pty_expect(pty, "Pairing cards, the page of the cuts: where to?");
	pty_send(pty, "b");
	pty_expect(pty, "Pairing cards, a page of blank ones: where to?");
	pty_expect(pty, "b filled ones");
	pty_send(pty, "f");
	pty_expect(pty, "lists-3-cards-blank.txt");
	pty_enter(pty);
	pty_expect(pty, "Written:");
	/* too many keys for a message, but the help has them all */
	pty_send(pty, "woj");
	pty_expect(pty, "j means nothing here: the question names the keys.");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_key(pty, VTERM_KEY_END);
	pty_expect(pty, "answers: US Chess report");
	pty_free(pty);
}
END_TEST

START_TEST(standings_to_print_name_the_round_they_hold)
{
	struct pty *pty = open_guide(2, NULL);

	pty_send(pty, "w");
	pty_expect(pty, "Which list");
	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 2: where to?");
	pty_send(pty, "f");
	pty_expect(pty, "lists-2-standings.txt");
	pty_free(pty);
	pty = pty_start(guide_event("before.drawboard", 0), 24, 80, NULL);
	pty_expect(pty, "laid out");
	pty_send(pty, "ws");
	pty_expect(pty, "Standings before round 1: where to?");
	pty_send(pty, "f");
	pty_expect(pty, "before-standings.txt");
	pty_free(pty);
}
END_TEST

START_TEST(who_is_expelled_is_marked_as_such)
{
	struct pty *pty = open_guide(3, NULL);

	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_key(pty, VTERM_KEY_HOME);
	pty_send(pty, "w");
	pty_expect(pty, "Withdraw 1 Adams, Alan from round 4 on?");
	pty_expect(pty, "x expelled");
	pty_send(pty, "x");
	pty_expect(pty, "1 Adams is expelled from round 4 on.");
	pty_expect(pty, "expelled from round 4");
	pty_escape(pty);
	pty_send(pty, "s");
	pty_expect(pty, "Adams, Alan exp.");
	pty_free(pty);
}
END_TEST

START_TEST(rounds_without_a_game_are_no_lost_games)
{
	struct pty *pty = open_guide(0, NULL);

	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect(pty, "▸   1");
	pty_send(pty, "w");
	pty_expect(pty, "Withdraw 1 Adams");
	pty_send(pty, "y");
	pty_expect(pty, "1 Adams is withdrawn");
	pty_escape(pty);
	pty_expect(pty, "1 gone");
	pty_send(pty, "p");
	pty_expect(pty, "Round 1 proposed.");
	board_publish(pty);
	pty_expect(pty, "u takes it back.");
	pty_expect_row(pty, 23, "r results  w print");
	pty_send(pty, "s");
	pty_expect(pty, "Grade  Club  1");
	pty_expect(pty, "· absent");
	pty_key(pty, VTERM_KEY_HOME);
	pty_expect_beside(pty, "Adams, Alan", "BD    ·");
	pty_escape(pty);
	pty_expect(pty, "Round 1/5 · published");
	pty_send(pty, "u");
	pty_expect(pty, "\"Round 1 published\": take it back?");
	pty_escape(pty);
	pty_expect(pty, "Round 1/5 · published");
	pty_send(pty, "u");
	pty_expect(pty, "Reason:");
	pty_enter(pty);
	pty_expect(pty, "Say why round 1 is taken back");
	pty_send(pty, "u");
	pty_expect(pty, "Reason:");
	pty_send(pty, "one came late");
	pty_enter(pty);
	pty_expect(pty, "Round 1/5 · proposed");
	pty_send(pty, "U");
	pty_expect(pty, "Done again: Round 1 published");
	pty_expect(pty, "Round 1/5 · published");
	pty_free(pty);
}
END_TEST

START_TEST(pasted_text_runs_no_commands)
{
	struct pty *pty = open_guide(3, NULL);

	pty_paste(pty, "pPq\rl");
	pty_expect(pty, "Pasted text is not taken for commands");
	pty_expect(pty, "Round 4 of 5 · laid out");
	pty_send(pty, "p");
	pty_expect(pty, "Round 4 proposed.");
	board_publish(pty);
	pty_expect(pty, "Round 4 published.");
	/* In a line it is text, and no end of line in it hands the line in. */
	pty_send(pty, "r");
	pty_expect(pty, "Result>");
	pty_paste(pty, "1\r=\r");
	pty_expect(pty, "5 Edwards ½-½ 3 Cairns");
	pty_expect(pty, "0 in, 10 to come: 1 2 3 4 5 6 7 8 9 10 ");
	pty_enter(pty);
	pty_expect(pty, "1 in, 9 to come: 2 3 4 5 6 7 8 9 10 ");
	pty_free(pty);
}
END_TEST

START_TEST(ascii_tells_half_points_from_defaults)
{
	static const char *const words[] = {"--ascii", NULL};
	struct pty *pty = open_guide(3, words);

	pty_send(pty, "s");
	/* a sign of a game has one cell, below the number of its round */
	pty_expect(pty, " Club  1 2 3 ");
	pty_expect(pty, " 2.5      3 Cairns, Carol   2170  HX    = 1 1 ");
	pty_expect(pty, "-- 1 = 0 played  d+ d- by default");
	pty_escape(pty);
	pty_expect(pty, "Round 4 of 5");
	pty_send(pty, "r");
	pty_expect(pty, "Round 3 . 9 boards and the bye");
	pty_send(pty, "1 =");
	pty_expect(pty, "1 Adams =-= 5 Edwards");
	ck_assert(!pty_shows(pty, "+-+"));
	pty_golden(pty, "results-ascii-80x24");
	pty_free(pty);
}
END_TEST

START_TEST(f1_over_an_explanation_tells_the_keys)
{
	struct pty *pty = open_guide(3, NULL);

	board_propose(pty);
	pty_send(pty, "?");
	pty_expect(pty, "Why board 1");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect_gone(pty, "Why board 1");
	pty_expect(pty, ": keys");
	pty_key(pty, VTERM_KEY_FUNCTION(1));
	pty_expect_gone(pty, ": keys");
	pty_free(pty);
}
END_TEST

/* CAA 36 */
START_TEST(the_bye_is_given_a_game_against_a_filler)
{
	struct pty *pty = open_results(5);

	pty_expect(pty, "5 in = 4 seated + 1 bye ✓");
	pty_send(pty, "\x06");
	pty_expect(pty, "Who plays in place of the bye of round 1 (36)?");
	pty_send(pty, "Filler, F\r");
	pty_expect(pty, "Filler, F plays in place of the bye of round 1 (36).");
	pty_expect(pty, "5 in = 4 seated + 1 v filler ✓");
	pty_expect_beside(pty, "  3    3 Player", "Filler, F");
	pty_send(pty, "1 1\r");
	pty_expect(pty, "Board 1: 1-0.");
	pty_send(pty, "2 1\r");
	pty_expect(pty, "3 boards · 2 in, 1 to come: 3");
	pty_golden(pty, "results-filler-80x24");
	pty_send(pty, "=\r");
	pty_expect(pty, "Round 1 is complete");
	pty_send(pty, "3 0\r");
	pty_expect(pty, "½-½ Filler, F; now 0-1?");
	pty_send(pty, "n\r");
	/* and back, once nothing is lost by it */
	pty_send(pty, "\x06");
	pty_expect(pty, "Who plays in place of the bye");
	pty_send(pty, "\x15\r");
	pty_expect(pty, " v Filler, F has ½-½ already: take the result away");
	pty_expect(pty, "Who plays in place of the bye");
	pty_escape(pty);
	pty_expect_gone(pty, "Who plays in place of the bye");
	pty_send(pty, "3 x\r");
	pty_expect(pty, "½-½ Filler, F; now no result?");
	pty_send(pty, "y\r");
	pty_expect(pty, "Board 3: no result.");
	pty_send(pty, "\x06");
	pty_expect(pty, "Who plays in place of the bye");
	pty_send(pty, "\x15\r");
	pty_expect(pty, "The bye of round 1 is a bye again.");
	pty_expect(pty, "3 of 3 points ✓");
	pty_free(pty);
}
END_TEST

static void find(struct pty *pty, const char *what, const char *told)
{
	pty_send(pty, "/");
	pty_expect(pty, "Go to which player?");
	pty_send(pty, what);
	pty_enter(pty);
	pty_expect(pty, told);
}

START_TEST(a_player_is_found_by_number_or_name)
{
	struct pty *pty = open_guide(3, NULL);

	find(pty, "tud", "20 Tudor: due");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	find(pty, "7", "▸   7");
	find(pty, "robert", "▸  18");
	find(pty, "zz", "There is no player \"zz\"");
	pty_escape(pty);
	pty_expect_gone(pty, "There is no player");
	pty_escape(pty);
	pty_expect(pty, "Round 4 of 5");
	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 3");
	find(pty, "swan", "19 Swan, Stephen: 1 point, place 16");
	pty_free(pty);
}
END_TEST

static void click(struct pty *pty, const char *text)
{
	int row, col;

	pty_find(pty, text, &row, &col);
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	pty_mouse_button(pty, 1, false);
}

/* As at the command: who types has no accents on his keys. */
START_TEST(a_name_is_found_without_its_accents)
{
	static const char *const names[] = {"Low, Len", "Ångström, Åsa", "Šarić, Ivan"};
	struct pty *pty = pty_start(plain_event("accents.drawboard", names, 3), 24, 80, NULL);

	pty_expect(pty, "laid out");
	board_propose(pty);
	pty_send(pty, "e");
	find(pty, "saric", "▸   3");
	find(pty, "ANGS", "▸   2");
	pty_escape(pty);
	pty_send(pty, "s");
	find(pty, "asa", "2 Ångström, Åsa: 0 points");
	pty_escape(pty);
	pty_expect(pty, "proposed");
	find(pty, "low", "1 Low");
	pty_send(pty, "nsaric\r");
	pty_expect(pty, "Why not 1 Low");
	pty_free(pty);
}
END_TEST

START_TEST(click_and_wheel_choose_in_the_lists)
{
	struct pty *pty = open_guide(3, NULL);

	pty_send(pty, "s");
	pty_expect(pty, "Standings after round 3");
	click(pty, "Adams, Alan");
	pty_expect(pty, "1 Adams, Alan: ");
	pty_mouse_button(pty, 5, true);
	pty_expect_gone(pty, "1 Adams, Alan: ");
	pty_mouse_button(pty, 4, true);
	pty_expect(pty, "1 Adams, Alan: ");
	pty_escape(pty);
	pty_expect(pty, "Round 4 of 5");
	pty_send(pty, "e");
	pty_expect(pty, "Players: 20");
	click(pty, "Green, G");
	pty_expect(pty, "▸   7");
	pty_mouse_button(pty, 5, true);
	pty_expect(pty, "▸   8");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("lists");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, the_bye_is_no_game_and_takes_no_result);
	tcase_add_test(tcase, boards_to_come_are_counted_and_listed_as_far_as_there_is_room);
	tcase_add_test(tcase, after_the_last_result_the_event_is_complete);
	tcase_add_test(tcase, without_players_results_send_to_the_list_of_players);
	tcase_add_test(tcase, the_bye_gives_way_to_the_boards_to_come);
	tcase_add_test(tcase, standings_say_how_many_results_are_in);
	tcase_add_test(tcase, standings_in_the_first_round_have_points_alone);
	tcase_add_test(tcase, standings_say_how_a_tie_break_came_about);
	tcase_add_test(tcase, standings_say_that_tie_breaks_have_no_column);
	tcase_add_test(tcase, heads_of_tie_breaks_stand_apart);
	tcase_add_test(tcase, standings_mark_who_has_gone);
	tcase_add_test(tcase, other_lists_are_asked_for_in_a_second_question);
	tcase_add_test(tcase, other_lists_are_looked_at_first);
	tcase_add_test(tcase, a_tie_break_that_is_left_out_is_explained_below_the_standings);
	tcase_add_test(tcase, slips_and_cards_are_among_the_other_lists);
	tcase_add_test(tcase, standings_to_print_name_the_round_they_hold);
	tcase_add_test(tcase, who_is_expelled_is_marked_as_such);
	tcase_add_test(tcase, rounds_without_a_game_are_no_lost_games);
	tcase_add_test(tcase, pasted_text_runs_no_commands);
	tcase_add_test(tcase, ascii_tells_half_points_from_defaults);
	tcase_add_test(tcase, f1_over_an_explanation_tells_the_keys);
	tcase_add_test(tcase, the_bye_is_given_a_game_against_a_filler);
	tcase_add_test(tcase, a_player_is_found_by_number_or_name);
	tcase_add_test(tcase, a_name_is_found_without_its_accents);
	tcase_add_test(tcase, a_name_of_many_goes_from_one_to_the_next);
	tcase_add_test(tcase, click_and_wheel_choose_in_the_lists);
	return suite_run("tui lists", tcase, NULL);
}
