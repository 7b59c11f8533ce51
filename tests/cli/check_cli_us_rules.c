/*
 * The settings of the US rule book and what a director does with players, by commands: teams, house
 * player, re-entries, pairs kept apart, byes on request, acceleration, new players, dead ends.
 *
 * Players have one letter, A the highest: 2400 points, each next one 20 fewer.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

enum { BOARDS = 20 };

static struct {
	char white, black; /* black 0: the bye */
} board[BOARDS];
static int boards;

/* So many players; those with these letters are team-mates. */
static void open_section(const char *settings, const char *rounds, int players, const char *team)
{
	char list[1024] = "name,rating,team\n";

	for (int i = 0; i < players; i++) {
		const size_t used = strlen(list);

		snprintf(list + used, sizeof(list) - used, "%c,%d,%s\n", 'A' + i, 2400 - 20 * i,
			strchr(team, 'A' + i) ? "Lions" : "");
	}
	remove("us.drw");
	cli_write("list.csv", list);
	CLI_OK("new", "us.drw", "--system", "uscf", "--rounds", rounds, "--lot", "white", "--set",
		settings);
	CLI_OK("import", "us.drw", "list.csv");
}

static void read_boards(const char *json)
{
	int pin;

	boards = 0;
	for (const char *at = strstr(json, "{\"board\""); at; at = strstr(at + 1, "{\"board\"")) {
		int number;
		char white, black = 0;

		ck_assert_int_lt(boards, BOARDS);
		ck_assert_int_ge(sscanf(at,
					 "{\"board\": %d, \"white\": {\"pin\": %d, \"name\": "
					 "\"%c\"}, \"black\": {\"pin\": %d, \"name\": \"%c\"",
					 &number, &pin, &white, &pin, &black),
			3);
		board[boards].white = white;
		board[boards++].black = black;
	}
}

static void draw(void)
{
	read_boards(CLI_OK("pair", "us.drw", "--json")->out);
}

static bool sit(char one, char other)
{
	for (int i = 0; i < boards; i++)
		if ((board[i].white == one && board[i].black == other) ||
			(board[i].white == other && board[i].black == one))
			return true;
	return false;
}

static bool is_seated(char one)
{
	for (int i = 0; i < boards; i++)
		if (board[i].white == one || board[i].black == one)
			return true;
	return false;
}

/* The round is published and played: these win, those of other boards draw. */
static void play(const char *winners)
{
	CLI_OK("publish", "us.drw");
	for (int i = 0; i < boards; i++) {
		char number[8];

		if (!board[i].black)
			continue;
		snprintf(number, sizeof(number), "%d", i + 1);
		CLI_OK("result", "us.drw", number,
			strchr(winners, board[i].white)           ? "1"
				: strchr(winners, board[i].black) ? "0"
								  : "=");
	}
}

START_TEST(team_mates_meet_when_teams_are_ignored)
{
	open_section("teams=0", "4", 8, "AE");
	draw();
	ck_assert(sit('A', 'E'));
}
END_TEST

/* 28N1: kept apart at first, but from plus two on they meet. */
START_TEST(team_mates_meet_from_plus_two_on_if_their_group_needs_it)
{
	open_section("teams=1", "4", 8, "AE");
	draw();
	ck_assert(!sit('A', 'E'));
	open_section("teams=1", "4", 8, "AB");
	draw();
	play("ABCD");
	draw();
	play("AB");
	draw();
	ck_assert(sit('A', 'B'));
	/* 28N3: another threshold */
	open_section("teams=1 plus_two=3", "4", 8, "AB");
	draw();
	play("ABCD");
	draw();
	play("AB");
	draw();
	ck_assert(!sit('A', 'B'));
}
END_TEST

/* 28N2: the leaders of three rounds are team-mates in the third. */
START_TEST(team_mates_meet_in_the_last_round_alone)
{
	for (int last = 0; last < 2; last++) {
		open_section("teams=2", last ? "3" : "4", 8, "AB");
		draw();
		play("ABCD");
		draw();
		play("AB");
		draw();
		ck_assert_int_eq(sit('A', 'B'), last);
	}
}
END_TEST

START_TEST(team_mates_never_meet_when_teams_are_strict)
{
	open_section("teams=3", "3", 8, "AB");
	draw();
	play("ABCD");
	draw();
	play("AB");
	draw();
	ck_assert(!sit('A', 'B'));
}
END_TEST

/* 28M1: he plays when the field is odd, and has no points for the other rounds. */
START_TEST(a_house_player_fills_an_odd_field)
{
	open_section("teams=0", "4", 7, "");
	CLI_OK("players", "us.drw", "bye", "G", "1:zero", "2:zero");
	draw();
	ck_assert(!is_seated('G'));
	ck_assert_int_eq(boards, 3);
	play("ABC");
	CLI_OK("players", "us.drw", "withdraw", "F");
	draw();
	ck_assert(sit('E', 0) || sit('D', 0));
	CLI_OK("players", "us.drw", "bye", "G", "2:none");
	draw();
	ck_assert(is_seated('G'));
	ck_assert(!is_seated('F'));
	ck_assert_int_eq(boards, 3);
	for (int i = 0; i < boards; i++)
		ck_assert_int_ne(board[i].black, 0);
}
END_TEST

/*
 * 28S1: A comes back as I, half a point for the round that he missed (28S4), not against E again.
 */
START_TEST(a_reentry_does_not_meet_the_opponents_of_his_first_entry)
{
	open_section("limit_equalize=0 limit_alternate=0", "4", 8, "");
	draw();
	ck_assert(sit('A', 'E'));
	play("");
	CLI_OK("players", "us.drw", "withdraw", "A");
	CLI_OK("players", "us.drw", "add", "I", "--grade", "2400", "--enters", "2");
	CLI_OK("players", "us.drw", "bye", "I", "1:half");
	/* without a switch for colours he would */
	draw();
	ck_assert(sit('I', 'E'));
	CLI_OK("hand", "us.drw", "I", "apart", "E");
	draw();
	ck_assert(is_seated('I'));
	ck_assert(!sit('I', 'E'));
}
END_TEST

START_TEST(a_pair_that_is_kept_apart_does_not_meet)
{
	open_section("teams=0", "4", 8, "");
	draw();
	ck_assert(sit('B', 'F'));
	CLI_OK("hand", "us.drw", "B", "apart", "F");
	draw();
	ck_assert(!sit('B', 'F'));
	cli_has(CLI_OK("why", "us.drw")->out,
		"2 B stands opposite 6 F, but they are to be kept apart (29C2).");
}
END_TEST

/* 22C, 28L4: who has booked a half-point bye does not have the full-point one. */
START_TEST(a_bye_on_request_is_kept_and_bars_the_other)
{
	open_section("teams=0", "4", 7, "");
	CLI_OK("players", "us.drw", "bye", "G", "3:half");
	CLI_OK("players", "us.drw", "bye", "B", "2:half");
	draw();
	ck_assert(sit('F', 0));
	play("ABC");
	draw();
	ck_assert(!is_seated('B'));
	ck_assert_int_eq(boards, 3);
	play("");
	cli_has(CLI_OK("standings", "us.drw")->out, "1½");
	draw();
	ck_assert(!is_seated('G'));
}
END_TEST

/* 28R1: quarters in round 1, middle quarters together in round 2, scores alone in round 3. */
START_TEST(added_score_keeps_the_halves_apart_for_two_rounds)
{
	open_section("accelerated=1", "4", 8, "");
	draw();
	ck_assert(sit('A', 'C') && sit('B', 'D') && sit('E', 'G') && sit('F', 'H'));
	play("ABEF");
	draw();
	ck_assert(sit('A', 'B') && sit('C', 'E') && sit('D', 'F') && sit('G', 'H'));
	play("AEFG");
	draw();
	/* two points: A, E, F; one: B, G; none: C, D, H */
	ck_assert(sit('A', 'E') || sit('A', 'F'));
}
END_TEST

/* 28L2: NEW in the list, in a column or by the command; the mark goes with the report. */
START_TEST(a_new_player_has_the_bye_after_unrated_ones)
{
	cli_write("list.csv",
		"name,rating,new\nA,2000,\nB,1900,\nC,1800,\nD,UNR,\nE,new,\nF,1500,yes\nG,,no\n");
	CLI_OK("new", "us.drw", "--system", "uscf", "--rounds", "5", "--lot", "white", "--set",
		"rank_lot=0");
	CLI_OK("import", "us.drw", "list.csv");
	cli_has(CLI_OK("players", "us.drw")->out, "1500  new");
	cli_has(CLI_OK("players", "us.drw", "--json")->out, "\"new\": true");
	draw();
	ck_assert(sit('C', 0));
	CLI_OK("players", "us.drw", "bye", "C", "1:half");
	CLI_OK("players", "us.drw", "bye", "A", "1:half");
	CLI_OK("players", "us.drw", "bye", "B", "4:half");
	draw();
	ck_assert(sit('G', 0));
	CLI_OK("players", "us.drw", "edit", "G", "--new", "yes");
	draw();
	ck_assert(sit('D', 0));
	CLI_OK("undo", "us.drw");
	CLI_OK("undo", "us.drw");
	draw();
	ck_assert(sit('G', 0));
	cli_says(2, cli_run("players", "us.drw", "edit", "G", "--new", "maybe", NULL),
		"--new is yes or no");
	play("");
	CLI_OK("export", "us.drw", "-o", "us.trf");
	cli_has(cli_read("us.trf"), "### drawboard: new");
	cli_has(CLI_OK("check", "us.trf")->out, "no discrepancy");
	CLI_OK("import", "back.drw", "us.trf");
	cli_has(CLI_OK("players", "back.drw")->out, "1500  new");
	cli_write("bad.csv", "name,new\nA,perhaps\n");
	cli_has(CLI_CODE(3, "import", "us.drw", "bad.csv")->err, "expected yes or no");
}
END_TEST

/* 29L: three who have met the other three in turn have nobody left for round 4. */
START_TEST(a_dead_end_is_foreseen)
{
	static const char *const met[3][3] = {{"D", "E", "F"}, {"E", "F", "D"}, {"F", "D", "E"}};
	static const char note[] =
		"Note: after this draw the next round cannot be paired without a repeat (29L).";

	open_section("teams=0", "4", 6, "");
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 3; i++)
			CLI_OK("hand", "us.drw", (const char *[]){"A", "B", "C"}[i], "meet",
				met[round][i]);
		if (round < 2)
			ck_assert_ptr_null(strstr(CLI_OK("pair", "us.drw")->out, note));
		else
			cli_has(CLI_OK("pair", "us.drw")->out, note);
		CLI_OK("publish", "us.drw", "--reason", "asked for");
		for (int i = 0; i < 3; i++)
			CLI_OK("result", "us.drw", (const char *[]){"1", "2", "3"}[i], "=");
	}
	cli_has(CLI_OK("why", "us.drw", "--round", "3")->out, note);
	draw();
	cli_has(cli_run("check", "us.drw", NULL)->out, "have met (27A1)");
}
END_TEST

/* 27A1 yields where nothing else is left: another repeat has a cost, and so has it before. */
START_TEST(another_repeat_has_its_cost)
{
	static const struct {
		const char *white, *black;
	} other[] = {{"A", "B"}, {"A", "C"}, {"A", "D"}, {"B", "C"}, {"B", "D"}, {"C", "D"}};
	int costs = 0;

	open_section("teams=0", "5", 4, "");
	for (int round = 1; round <= 3; round++) {
		CLI_OK("pair", "us.drw");
		if (round == 2) /* those of round 1, though a draw without a repeat is left */
			cli_has(CLI_OK("why", "us.drw", "--not", "A", "C")->out,
				" met, there would be 2 more repeats (2 instead of 0) (27A1).\n");
		CLI_OK("publish", "us.drw");
		CLI_OK("result", "us.drw", "1", "1");
		CLI_OK("result", "us.drw", "2", "1");
	}
	CLI_OK("pair", "us.drw");
	for (size_t i = 0; i < sizeof(other) / sizeof(*other); i++) {
		const char *out =
			CLI_OK("why", "us.drw", "--not", other[i].white, other[i].black)->out;

		ck_assert_ptr_null(strstr(out, "Impossible"));
		costs += strstr(out, "Worse: if ") != NULL;
		ck_assert_msg(strstr(out, " meet already, on board ") || strstr(out, "Worse: if "),
			"%s", out);
	}
	ck_assert_int_eq(costs, 4);
	/* That they meet again is told first, of the whole draw as of a board. */
	for (int i = 0; i < 2; i++) {
		const char *out =
			i == 0 ? CLI_OK("why", "us.drw")->out : CLI_OK("why", "us.drw", "1")->out;
		const char *again = strstr(out, " have met in round ");

		ck_assert_msg(again && !memchr(out, '\n', (size_t)(again - out)), "%s", out);
	}
	cli_has(CLI_OK("hand", "us.drw", "A", "meet", "B")->out,
		"1 A and 2 B have met (27A1): drawn all the same, as fixed by hand.\n");
}
END_TEST

int main(void)
{
	TCase *us = tcase_create("us rules");

	tcase_add_test(us, team_mates_meet_when_teams_are_ignored);
	tcase_add_test(us, team_mates_meet_from_plus_two_on_if_their_group_needs_it);
	tcase_add_test(us, team_mates_meet_in_the_last_round_alone);
	tcase_add_test(us, team_mates_never_meet_when_teams_are_strict);
	tcase_add_test(us, a_house_player_fills_an_odd_field);
	tcase_add_test(us, a_reentry_does_not_meet_the_opponents_of_his_first_entry);
	tcase_add_test(us, a_pair_that_is_kept_apart_does_not_meet);
	tcase_add_test(us, a_bye_on_request_is_kept_and_bars_the_other);
	tcase_add_test(us, added_score_keeps_the_halves_apart_for_two_rounds);
	tcase_add_test(us, a_new_player_has_the_bye_after_unrated_ones);
	tcase_add_test(us, a_dead_end_is_foreseen);
	tcase_add_test(us, another_repeat_has_its_cost);
	return cli_run_suite("cli_us_rules", us);
}
