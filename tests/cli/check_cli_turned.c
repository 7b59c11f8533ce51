/* Boards recorded as they were played: what is known of their results goes with the two. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

/* Round 1: 1-5 6-2 3-7 8-4, White has won boards 1 to 3. */
static void first_round(void)
{
	static const char *const boards[] = {"1", "2", "3"};

	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "4", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1990\n\"Cole, C\",1980\n\"Drew, D\",1970\n"
		"\"Early, E\",1960\n\"Ford, F\",1950\n\"Green, G\",1940\n\"Hood, H\",1930\n");
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	for (int i = 0; i < 3; i++)
		CLI_OK("result", "e.drw", boards[i], "1");
}

/* And board 4; round 2 is published. */
static void second_round(void)
{
	first_round();
	CLI_OK("result", "e.drw", "4", "1");
	cli_publish("e.drw");
}

static const char *code_of(const char *list)
{
	static char code[16];

	snprintf(code, sizeof(code), "%.8s", strstr(list, "\nList ") + 6);
	return code;
}

static void turn(const char *board, const char *round)
{
	const struct cli_result *list =
		CLI_OK("repair", "e.drw", "--colours", board, "--round", round);

	CLI_OK("repair", "e.drw", "--colours", board, "--round", round, "--take", "1", "--list",
		code_of(list->out), "--reason", "sat so");
}

static void swap(const char *one, const char *two, const char *round)
{
	const struct cli_result *list =
		CLI_OK("repair", "e.drw", "--swapped", one, two, "--round", round);

	CLI_OK("repair", "e.drw", "--swapped", one, two, "--round", round, "--take", "1", "--list",
		code_of(list->out), "--reason", "sat so");
}

static const char *report(void)
{
	return CLI_OK("export", "e.drw")->out;
}

START_TEST(what_is_rated_otherwise_goes_with_the_two)
{
	second_round();
	CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--rating-only");
	turn("2", "1");
	cli_has(report(), "### drawboard: rated round=1 board=2 result=1 white=2 black=6\r\n");
	cli_has(CLI_OK("players", "e.drw", "edit", "6")->out,
		"Round 1: 2 Brown v 6 Ford counts 0-1, and is rated 1-0.");
	CLI_OK("result", "e.drw", "3", "=", "--round", "1", "--rating-only");
	swap("2", "3", "1");
	cli_has(report(), "### drawboard: rated round=1 board=2 result== white=3 black=7\r\n");
	cli_has(report(), "### drawboard: rated round=1 board=3 result=1 white=2 black=6\r\n");
	swap("3", "4", "1");
	cli_has(report(), "### drawboard: rated round=1 board=4 result=1 white=2 black=6\r\n");
	ck_assert_ptr_null(strstr(report(), "rated round=1 board=3"));
	CLI_OK("undo", "e.drw");
	cli_has(report(), "### drawboard: rated round=1 board=3 result=1 white=2 black=6\r\n");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(an_open_game_stays_open_with_the_colours_turned)
{
	second_round();
	CLI_OK("result", "e.drw", "1", "?", "--open", "win");
	turn("1", "2");
	cli_has(report(), "### drawboard: open round=2 board=1 as=0 white=1 black=6\r\n");
	CLI_OK("result", "e.drw", "2", "?");
	swap("1", "2", "2");
	cli_has(report(), "### drawboard: open round=2 board=2 as=0 white=1 black=6\r\n");
	cli_has(report(), "### drawboard: open round=2 board=1 as== ");
	/* and its result can be entered when it comes */
	CLI_OK("result", "e.drw", "2", "=");
	ck_assert_ptr_null(strstr(report(), "open round=2 board=2"));
	CLI_OK("verify", "e.drw");
}
END_TEST

/* What was played by others, or has another result, has nothing of it. */
START_TEST(other_players_begin_without_it)
{
	const struct cli_result *list;

	second_round();
	CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--rating-only");
	CLI_OK("result", "e.drw", "1", "?");
	list = CLI_OK("repair", "e.drw", "--played", "6", "7", "1", "3", "2", "1", "--round", "1");
	CLI_OK("repair", "e.drw", "--played", "6", "7", "1", "3", "2", "1", "--round", "1",
		"--take", "1", "--list", code_of(list->out), "--reason", "sat so");
	ck_assert_ptr_null(strstr(report(), "drawboard: rated"));
	cli_has(report(), "### drawboard: open round=2 board=1 as== ");
	CLI_OK("verify", "e.drw");
}
END_TEST

static const char *card_of(const char *who)
{
	return CLI_OK("players", "e.drw", "edit", who)->out;
}

/* Who has won is said as before, of the seats that they had. */
START_TEST(a_correction_is_still_said_with_the_colours_turned)
{
	static const char stands[] =
		"Round 1: 2 Brown v 6 Ford was 0-1 when round 2 was drawn, and is 1-0 now: the draw stands.";

	second_round();
	CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--stand");
	turn("2", "1");
	cli_has(card_of("6"), stands);
	cli_has(card_of("2"), stands);
	cli_has(CLI_OK("check", "e.drw", "--round", "2")->out,
		"A score was corrected after this draw");
	/* corrected again, with the colours as they are, and back */
	CLI_OK("result", "e.drw", "2", "=", "--round", "1", "--stand");
	cli_has(card_of("6"), "2 Brown v 6 Ford was 0-1 when round 2 was drawn, and is ½-½ now");
	CLI_OK("result", "e.drw", "2", "0", "--round", "1", "--stand");
	ck_assert_ptr_null(strstr(card_of("6"), "Round 1"));
}
END_TEST

START_TEST(an_open_game_that_was_answered_is_still_said_with_the_colours_turned)
{
	first_round();
	CLI_OK("result", "e.drw", "4", "?", "--open", "win");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "4", "0", "--round", "1");
	turn("4", "1");
	cli_has(card_of("4"),
		"Round 1: 4 Drew v 8 Hood was open and counted 0-1 when round 2 was drawn, and is 1-0 now: the draw stands.");
}
END_TEST

/* Nobody has other points: no score was corrected, and the game is told as it was. */
START_TEST(colours_turned_are_no_other_score)
{
	const char *why;

	second_round();
	turn("2", "1");
	ck_assert_ptr_null(strstr(card_of("6"), "Round 1"));
	cli_has(CLI_OK("check", "e.drw", "--round", "2")->out,
		"A game was recorded otherwise after this draw: it is looked at with the games that it was made from.");
	why = CLI_OK("why", "e.drw", "1", "--round", "2")->out;
	cli_has(why,
		"Round 1: when this draw was made it was 6 Ford v 2 Brown, 1-0; it is 2 Brown v 6 Ford, 0-1 now.");
	ck_assert_ptr_null(strstr(why, "score was corrected"));
}
END_TEST

/* Other opponents, with other points of each: said as it was, and not as the seats have it now. */
START_TEST(a_game_against_another_is_told_as_it_was)
{
	const struct cli_result *list;
	const char *why;

	second_round();
	list = CLI_OK("repair", "e.drw", "--played", "6", "7", "0", "3", "2", "1", "--round", "1");
	CLI_OK("repair", "e.drw", "--played", "6", "7", "0", "3", "2", "1", "--round", "1",
		"--take", "1", "--list", code_of(list->out), "--reason", "sat so");
	cli_has(CLI_OK("check", "e.drw", "--round", "2")->out,
		"A score was corrected after this draw");
	why = CLI_OK("why", "e.drw", "1", "--round", "2")->out;
	cli_has(why,
		"Round 1: when this draw was made it was 6 Ford v 2 Brown, 1-0; it is 6 Ford v 7 Green, 0-1 now.");
}
END_TEST

/* What becomes of later draws is seen before a past round is recorded otherwise. */
START_TEST(a_record_of_a_past_round_lists_what_would_be_drawn_by_it)
{
	const struct cli_result *list;

	second_round();
	list = CLI_OK("repair", "e.drw", "--played", "6", "7", "0", "3", "2", "1", "--round", "1");
	cli_has(list->out,
		" By what was played boards 1 and 4 of round 2 would be others. What was drawn stands, unless it is taken back first (unpublish).\n");
	CLI_OK("repair", "e.drw", "--played", "6", "7", "0", "3", "2", "1", "--round", "1",
		"--take", "1", "--list", code_of(list->out), "--reason", "sat so");
	cli_has(CLI_OK("journal", "e.drw")->out,
		"Round 1 repaired, boards 2, 3 (0-1, 1-0): sat so\n");
	/* the reason alone stands at the boards */
	cli_has(CLI_OK("check", "e.drw", "--round", "1")->out,
		"in place of 6 Ford v 2 Brown: sat so.");
	/* nothing was drawn from the last round */
	list = CLI_OK("repair", "e.drw", "--played", "6", "1", "0", "--round", "2");
	ck_assert_ptr_null(strstr(list->out, "By what was played"));
}
END_TEST

/* With the four answers, which a record has not. */
START_TEST(a_result_alone_of_a_past_round_is_corrected_as_such)
{
	second_round();
	cli_says(1, cli_run("repair", "e.drw", "--played", "6", "2", "0", "--round", "1", NULL),
		"6 Ford v 2 Brown is board 2 of round 1 already. Correct its result (r, or result EVENT 2 RESULT --round 1): that asks what becomes of the draws made with it.");
	cli_says(1, cli_run("repair", "e.drw", "--played", "2", "6", "1", "--round", "1", NULL),
		"6 Ford v 2 Brown is board 2 of round 1 already. Turn its colours first (--colours 2), then correct its result");
	/* with the colours turned later draws are still asked about */
	turn("2", "1");
	cli_has(CLI_CODE(1, "result", "e.drw", "2", "1", "--round", "1", "--overwrite")->out,
		"Round 2 would be drawn otherwise");
}
END_TEST

static void import_unrated(void)
{
	cli_write("in.trf",
		"012 Unrated games\n"
		"062 4\n"
		"092 Individual: Swiss-System FIDE Dutch\n"
		"XXR 3\n"
		"001    1      Alpha, A                          2100                             2.0    1     3 w W     2 b 1\n"
		"001    2      Beta, B                           2000                             0.5    3     4 b D     1 w 0\n"
		"001    3      Gamma, C                          1900                             0.5    3     1 b L     4 w =\n"
		"001    4      Delta, D                          1800                             1.0    2     2 w D     3 b =\n");
	CLI_OK("import", "e.drw", "in.trf");
}

START_TEST(a_game_that_is_not_rated_stays_so)
{
	import_unrated();
	turn("1", "1");
	cli_has(report(), " 3 b W     2 b 1");
	cli_has(report(), " 1 w L     4 w =");
	CLI_OK("undo", "e.drw");
	cli_has(report(), " 3 w W     2 b 1");
	/* nor is a correction of it */
	CLI_OK("result", "e.drw", "1", "=", "--round", "1", "--overwrite");
	cli_has(report(), " 3 w D     2 b 1");
	cli_has(report(), " 1 b D     4 w =");
	/* and a game that was not played has no such letter */
	CLI_OK("result", "e.drw", "1", "-", "--round", "1", "--stand");
	ck_assert_ptr_null(strstr(report(), " 3 w D"));
	CLI_OK("result", "e.drw", "1", "0", "--round", "1", "--stand");
	cli_has(report(), " 3 w L     2 b 1");
	CLI_OK("verify", "e.drw");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("turned");

	tcase_add_test(tcase, what_is_rated_otherwise_goes_with_the_two);
	tcase_add_test(tcase, an_open_game_stays_open_with_the_colours_turned);
	tcase_add_test(tcase, other_players_begin_without_it);
	tcase_add_test(tcase, a_correction_is_still_said_with_the_colours_turned);
	tcase_add_test(tcase, an_open_game_that_was_answered_is_still_said_with_the_colours_turned);
	tcase_add_test(tcase, colours_turned_are_no_other_score);
	tcase_add_test(tcase, a_game_against_another_is_told_as_it_was);
	tcase_add_test(tcase, a_record_of_a_past_round_lists_what_would_be_drawn_by_it);
	tcase_add_test(tcase, a_result_alone_of_a_past_round_is_corrected_as_such);
	tcase_add_test(tcase, a_game_that_is_not_rated_stays_so);
	return cli_run_suite("cli_turned", tcase);
}
