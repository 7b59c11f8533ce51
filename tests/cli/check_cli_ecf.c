/* drawboard export --ecf: what is sent, what is not, and what the office would send back. */
#include <stdio.h>
#include <string.h>

#include "support/pty/cli_run.h"

static const char list[] = "name,grade,club,byes,ecf-code\n\"Ash, Ann\",2000,Elm,,123451A\n"
			   "\"Birch, Bob\",1900,Oak,,123452B\n\"Cedar, Cy\",1800,Elm,,123453C\n"
			   "\"Damson, Di\",,Oak,2:half,123454D\n"
			   "\"Elder, Ed\",1700,,2:zero,123455E\n\"Fir, Flo\",1600,Elm,,123456F\n";

static void play_first_round(void)
{
	cli_write("p.csv", list);
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "2", "--lot", "white", "--name",
		"My Congress");
	CLI_OK("import", "e.drw", "p.csv");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "0");
	CLI_OK("result", "e.drw", "2", "=");
	CLI_OK("result", "e.drw", "3", "+");
}

static void say_all(void)
{
	CLI_OK("event", "e.drw", "set", "ecf-code=ZZMTN26", "first-day=2026-03-07",
		"last-day=2026-03-08", "results-officer=A Tester",
		"results-officer-address=a.t@example.org; 1 High Street;", "treasurer=B Tester",
		"treasurer-address=b@example.org", "time-control=40/100,20/50,SD/15;+30",
		"round-1=2026-03-07 19:30");
}

static void play_second_round(void)
{
	CLI_OK("event", "e.drw", "set", "round-2=2026-03-08");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "=");
}

START_TEST(all_that_is_known_is_sent)
{
	const struct cli_result *result;

	play_first_round();
	say_all();
	play_second_round();
	CLI_OK("players", "e.drw", "edit", "3", "ecf-code=", "club-code=1abc", "member=ME77",
		"sex=f", "title=WFM", "fide-id=400001");
	result = CLI_OK("export", "e.drw", "--ecf");
	ck_assert_str_eq(result->out,
		"#EVENT DETAILS\n#EVENT CODE=ZZMTN26#SUBMISSION INDEX=1\n#EVENT NAME=My Congress\n"
		"#EVENT DATE=07/03/2026#FINAL RESULT DATE=08/03/2026\n#RESULTS OFFICER=A Tester\n"
		"#RESULTS OFFICER ADDRESS=a.t@example.org\n#RESULTS OFFICER ADDRESS=1 High Street\n"
		"#TREASURER=B Tester\n#TREASURER ADDRESS=b@example.org\n"
		"#MOVES FIRST SESSION=40#MINUTES FIRST SESSION=100#MOVES SECOND SESSION=20"
		"#MINUTES SECOND SESSION=50#MINUTES REST OF GAME=15#SECONDS PER MOVE=30\n"
		"#PLAYER LIST\n#PIN=1#ECF CODE=123451A#NAME=Ash, Ann\n"
		"#PIN=2#ECF CODE=123452B#NAME=Birch, Bob\n"
		"#PIN=3#NAME=Cedar, Cy#CLUB CODE=1ABC#CLUB NAME=Elm#ECF NO=77#FIDE NO=400001"
		"#GENDER=F#TITLE=WFM\n"
		"#PIN=4#ECF CODE=123455E#NAME=Elder, Ed\n#PIN=5#ECF CODE=123456F#NAME=Fir, Flo\n"
		"#SECTION RESULTS=My Congress\n"
		"#PIN1=1#SCORE=01#PIN2=4#ROUND=1#GAME DATE=07/03/2026#COLOUR=W\n"
		"#PIN1=5#SCORE=55#PIN2=2#ROUND=1#GAME DATE=07/03/2026#COLOUR=W\n"
		"#PIN1=3#SCORE=10#PIN2=5#ROUND=2#GAME DATE=08/03/2026#COLOUR=W\n"
		"#PIN1=2#SCORE=55#PIN2=1#ROUND=2#GAME DATE=08/03/2026#COLOUR=W\n#FINISH\n");
	cli_has(result->err, "Not sent, a default: Round 1, 3 Cedar - 6 Damson 1-0 def.");
	cli_has(result->err, "Not sent, a half-point bye: Round 2, 6 Damson.");
}
END_TEST

/* A result that was wrong, where pairing and standings keep it; and a game that is not over. */
START_TEST(the_office_gets_the_result_that_is_rated)
{
	play_first_round();
	say_all();
	play_second_round();
	CLI_OK("result", "e.drw", "1", "1", "--round", "1", "--rating-only");
	CLI_OK("result", "e.drw", "3", "=", "--round", "1", "--rating-only");
	cli_has(CLI_OK("export", "e.drw", "--ecf")->out,
		"#PIN1=1#SCORE=10#PIN2=4#ROUND=1#GAME DATE=07/03/2026#COLOUR=W\n"
		"#PIN1=5#SCORE=55#PIN2=2#ROUND=1#GAME DATE=07/03/2026#COLOUR=W\n"
		"#PIN1=3#SCORE=55#PIN2=6#ROUND=1#GAME DATE=07/03/2026#COLOUR=W\n");
	CLI_OK("result", "e.drw", "2", "?", "--round", "2", "--overwrite");
	cli_has(CLI_CODE(1, "export", "e.drw", "--ecf")->err, "Round 2: board 2 has no result");
}
END_TEST

START_TEST(what_would_come_back_is_said_at_once)
{
	const struct cli_result *result;

	play_first_round();
	CLI_OK("players", "e.drw", "edit", "1", "ecf-code=");
	cli_says(3, cli_run("players", "e.drw", "edit", "2", "ecf-code=123452I", NULL),
		"ECF code: \"123452I\" is not written as 123456A is, with a letter from A to L except I at the end.");
	CLI_OK("players", "e.drw", "edit", "4", "ecf-code=123456F");
	CLI_OK("players", "e.drw", "edit", "5", "name=#PIN=1#NAME=Elder");
	CLI_OK("event", "e.drw", "set", "name=Tom's #1", "round-1=2026-03-09",
		"first-day=2026-03-07", "last-day=2026-03-06", "time-control=40/90");
	cli_write("old.txt", "old");
	result = CLI_CODE(1, "export", "e.drw", "--ecf", "-o", "old.txt");
	cli_has(result->err,
		"ECF event code is not known: drawboard event e.drw set ecf-code=CODE");
	cli_has(result->err, "\"Tom's #1\" has the sign #");
	cli_has(result->err, "The last day, 2026-03-06, is before the first, 2026-03-07");
	cli_has(result->err, "set results-officer='Ann Alder'");
	cli_has(result->err, "\"40/90\" cannot be said in the file");
	cli_has(result->err, "Round 1 is played on 2026-03-09, which is not between");
	cli_has(result->err,
		"1 Ash has neither an ECF code nor, as one who is new to the ECF, the code of a club (club-code=1ABC): drawboard players e.drw edit 1 ecf-code=123456A");
	cli_has(result->err, "players e.drw edit 5 name='SURNAME, FORENAME'");
	cli_has(result->err, "Nothing is written.");
	ck_assert_str_eq(cli_read("old.txt"), "old");
	cli_says(1, cli_run("export", "e.drw", "--ecf", "--sent", NULL), "send the file back");
}
END_TEST

START_TEST(an_open_board_and_two_of_one_code_are_faults)
{
	const struct cli_result *result;

	play_first_round();
	say_all();
	CLI_OK("players", "e.drw", "edit", "4", "ecf-code=123451A");
	cli_publish("e.drw");
	CLI_OK("event", "e.drw", "set", "first-board=21", "--reason", "the other hall");
	result = CLI_CODE(1, "export", "e.drw", "--ecf");
	ck_assert_str_eq(result->out, "");
	cli_has(result->err, "have one ECF code, 123451A: drawboard players e.drw edit");
	cli_has(result->err,
		"Round 2: board 21 has no result: drawboard result e.drw 21 RESULT --round 2");
}
END_TEST

START_TEST(a_sending_raises_the_index_and_is_undone)
{
	play_first_round();
	say_all();
	cli_has(CLI_OK("export", "e.drw", "--ecf", "--sent")->out,
		"Submission 1 is recorded as sent; the next file has submission index 2.");
	cli_has(CLI_OK("export", "e.drw", "--ecf")->out, "#SUBMISSION INDEX=2\n");
	cli_has(CLI_OK("journal", "e.drw")->out, "Sent to the ECF: submission 1");
	cli_says(1, cli_run("export", "e.drw", "--ecf", "--sent", NULL),
		"Submission 1 is recorded as sent already. Write the next one with -o FILE --sent; was this one not sent, undo EVENT takes the record back.");
	CLI_OK("export", "e.drw", "--ecf", "-o", "x.txt", "--sent");
	cli_has(cli_read("x.txt"), "#SUBMISSION INDEX=2\n");
	cli_has(CLI_OK("event", "e.drw")->out, "submission-index        3");
	CLI_OK("undo", "e.drw");
	cli_has(CLI_OK("export", "e.drw", "--ecf")->out, "#SUBMISSION INDEX=2\n");
	/* what cannot be written is not recorded */
	CLI_CODE(4, "export", "e.drw", "--ecf", "--sent", "-o", "/dev/full");
	CLI_CODE(1, "export", "e.drw", "--ecf", "--sent", "-o", "e.drw");
	cli_has(CLI_OK("export", "e.drw", "--ecf")->out, "#SUBMISSION INDEX=2\n");
	cli_says(2, cli_run("export", "e.drw", "--sent", NULL), "--sent goes with --ecf");
	cli_says(2, cli_run("export", "e.drw", "--ecf", "--trf16", NULL), "exclude each other");
	cli_says(2, cli_run("export", "e.drw", "--ecf", "-o", "x.pdf", NULL), "ending .pdf");
}
END_TEST

static void add_section(void)
{
	CLI_OK("section", "e.drw", "add", "Rapid Play", "--system", "caa", "--rounds", "2", "--lot",
		"white");
	CLI_OK("import", "e.drw", "p.csv", "--section", "Rapid Play");
	CLI_OK("pair", "e.drw", "--section", "Rapid Play");
	CLI_OK("publish", "e.drw", "--section", "Rapid Play");
	for (const char *board = "123"; *board; board++) {
		const char number[] = {*board, '\0'};

		CLI_OK("result", "e.drw", number, "1", "--section", "Rapid Play");
	}
}

START_TEST(one_human_is_one_player_in_all_sections)
{
	const char *text;

	play_first_round();
	say_all();
	add_section();
	text = CLI_OK("export", "e.drw", "--ecf")->out;
	cli_has(text, "#SECTION RESULTS=Section 1\n");
	cli_has(text, "#SECTION RESULTS=Rapid Play\n#PIN1=1#SCORE=10#PIN2=4#ROUND=1#COLOUR=W\n");
	ck_assert_ptr_null(strstr(text, "#PIN=7"));
	/* by the name alone he is said to be one */
	CLI_OK("players", "e.drw", "edit", "2", "ecf-code=", "--section", "Rapid Play");
	cli_has(CLI_OK("export", "e.drw", "--ecf")->err,
		"Taken for one player by the name: 2 Birch and 2 Birch of Rapid Play.");
	/* another code, another human */
	CLI_OK("players", "e.drw", "edit", "1", "ecf-code=654321A", "--section", "Rapid Play");
	text = CLI_OK("export", "e.drw", "--ecf")->out;
	cli_has(text, "#PIN=6#ECF CODE=123454D#NAME=Damson, Di\n#PIN=7#ECF CODE=654321A");
	cli_says(2, cli_run("export", "e.drw", "--ecf", "--section", "Rapid Play", NULL),
		"--section is of one");
}
END_TEST

START_TEST(another_time_limit_is_a_file_of_its_own)
{
	const struct cli_result *result;

	play_first_round();
	say_all();
	add_section();
	CLI_OK("event", "e.drw", "set", "section-time-control=G/10;+5", "--section", "Rapid Play");
	result = CLI_CODE(1, "export", "e.drw", "--ecf", "-o", "x.txt");
	cli_has(result->err,
		"Rapid Play is played at G/10;+5 and Section 1 at 40/100,20/50,SD/15;+30: it needs an event code, and gets a file, of its own: drawboard event e.drw set --section 'Rapid Play' section-ecf-code=CODE");
	CLI_OK("event", "e.drw", "set", "section-ecf-code=ZZ/R", "--section", "Rapid Play");
	cli_says(2, cli_run("export", "e.drw", "--ecf", NULL), "There are 2 files");
	CLI_OK("export", "e.drw", "--ecf", "-o", "x.txt");
	cli_has(cli_read("x.txt"), "#EVENT CODE=ZZMTN26#");
	ck_assert_ptr_null(strstr(cli_read("x.txt"), "Rapid"));
	cli_has(cli_read("x-ZZ-R.txt"), "#EVENT CODE=ZZ/R#SUBMISSION INDEX=1\n");
	cli_has(cli_read("x-ZZ-R.txt"),
		"#MINUTES FOR GAME=10#SECONDS PER MOVE=5\n#PLAYER LIST\n#PIN=1#");
}
END_TEST

START_TEST(a_game_that_was_too_short_is_not_sent)
{
	const struct cli_result *result;

	cli_write("a.trf",
		"012 X\n142 1\n152 W\n192 FIDE_DUTCH\n"
		"001    1      A                                 2000                             1.0    1     3 w W\n"
		"001    2      B                                 1900                             1.0    2     4 b 1\n"
		"001    3      C                                 1800                             0.0    3     1 b L\n"
		"001    4      D                                 1700                             0.0    4     2 w 0\n");
	CLI_OK("import", "e.drw", "a.trf");
	say_all();
	CLI_OK("players", "e.drw", "edit", "2", "ecf-code=123456A");
	CLI_OK("players", "e.drw", "edit", "4", "club-code=XXXX");
	result = CLI_OK("export", "e.drw", "--ecf");
	cli_has(result->err, "Not sent, shorter than a move, not rated: Round 1, 1 A - 3 C 1-0.");
	cli_has(result->out,
		"#PIN=1#ECF CODE=123456A#NAME=B\n#PIN=2#NAME=D#CLUB CODE=XXXX\n#SECTION RESULTS=X\n"
		"#PIN1=2#SCORE=01#PIN2=1#ROUND=1#GAME DATE=07/03/2026#COLOUR=W\n#FINISH\n");
}
END_TEST

START_TEST(games_outside_have_a_day_and_no_round)
{
	const struct cli_result *result;

	cli_write("p.csv", list);
	CLI_OK("new", "e.drw", "--system", "gsrp", "--name", "Club");
	CLI_OK("import", "e.drw", "p.csv");
	say_all();
	CLI_OK("outside", "e.drw", "ash", "birch", "1", "--rated", "--evening", "1");
	CLI_OK("outside", "e.drw", "ash", "cedar", "1", "--evening", "1");
	CLI_OK("outside", "e.drw", "elder", "cedar", "1/2-0", "--rated", "--evening", "1");
	result = CLI_OK("export", "e.drw", "--ecf");
	cli_has(result->out,
		"#OTHER RESULTS=Other games\n#PIN1=1#SCORE=10#PIN2=2#GAME DATE=07/03/2026#COLOUR=W\n#FINISH\n");
	ck_assert_ptr_null(strstr(result->out, "Cedar"));
	ck_assert_ptr_null(strstr(result->out, "SECTION RESULTS"));
	cli_has(result->err, "not rated");
	CLI_OK("event", "e.drw", "set", "round-1=");
	cli_has(CLI_CODE(1, "export", "e.drw", "--ecf")->err,
		"the day of a game outside the competition is not known: drawboard event e.drw set round-1=DAY");
}
END_TEST

/* Three of one section and three of another: the odd ones meet (CAA 36). */
static void make_odd_section(const char *section, const char *players)
{
	cli_write("odd.csv", players);
	CLI_OK("import", "e.drw", "odd.csv", "--section", section);
	CLI_OK("pair", "e.drw", "--section", section);
	CLI_OK("publish", "e.drw", "--section", section);
	CLI_OK("result", "e.drw", "1", "1", "--section", section);
}

/* Open with A, B and C, Minor with D, E and F. */
static void make_two_sections(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "1", "--lot", "white", "--name", "C");
	CLI_OK("event", "e.drw", "set", "section=Open");
	say_all();
	CLI_OK("section", "e.drw", "add", "Minor", "--system", "caa", "--rounds", "1", "--lot",
		"white");
	make_odd_section("Open",
		"name,grade,ecf-code\n\"A, A\",2000,100001A\n\"B, B\",1900,100002A\n\"C, "
		"C\",1800,100003A\n");
	make_odd_section("Minor",
		"name,grade,ecf-code\n\"D, D\",1000,100004A\n\"E, E\",900,100005A\n\"F, "
		"F\",800,100006A\n");
}

/* As fill --of makes it: each half names the other player with his section. */
START_TEST(a_game_that_names_both_sections_is_sent_once)
{
	const struct cli_result *result;
	const char *only;

	make_two_sections();
	CLI_OK("fill", "e.drw", "E, E", "--of", "Minor", "--player", "B, B", "--white", "--section",
		"Open");
	cli_has(CLI_CODE(1, "export", "e.drw", "--ecf")->err, "has no result");
	CLI_OK("result", "e.drw", "2", "1", "--section", "Minor");
	CLI_OK("event", "e.drw", "set", "round-1=2026-03-07", "--section", "Minor");
	result = CLI_OK("export", "e.drw", "--ecf");
	cli_has(result->out, "#OTHER RESULTS=Other games\n#PIN1=");
	only = strstr(strstr(result->out, "#OTHER RESULTS"), "#PIN1=");
	ck_assert_ptr_null(strstr(only + 1, "#PIN1="));
	ck_assert_ptr_null(strstr(result->err, "nothing is known of him"));
	cli_has(CLI_OK("export", "e.drw", "--trf26", "--section", "Open")->err,
		"1 game against one of another section");
	/* of two files the first has it */
	CLI_OK("event", "e.drw", "set", "section-ecf-code=ZZ/M", "--section", "Minor");
	CLI_OK("export", "e.drw", "--ecf", "-o", "x.txt");
	cli_has(cli_read("x.txt"), "#OTHER RESULTS=Other games\n#PIN1=");
	cli_has(cli_read("x.txt"), "E, E");
	ck_assert_ptr_null(strstr(cli_read("x-ZZ-M.txt"), "#OTHER RESULTS"));
	ck_assert_ptr_null(strstr(cli_read("x-ZZ-M.txt"), "B, B"));
}
END_TEST

START_TEST(a_game_between_two_sections_is_one_game)
{
	const struct cli_result *result;

	make_two_sections();
	CLI_OK("fill", "e.drw", "E, E", "--white", "--section", "Open");
	CLI_OK("result", "e.drw", "2", "1", "--section", "Open");
	result = CLI_OK("export", "e.drw", "--ecf");
	cli_has(result->out,
		"#OTHER RESULTS=Other games\n#PIN1=2#SCORE=10#PIN2=5#GAME DATE=07/03/2026#COLOUR=W\n#FINISH\n");
	/* the other side has written it down as well */
	CLI_OK("fill", "e.drw", "B, B", "--black", "--section", "Minor");
	CLI_OK("result", "e.drw", "2", "1", "--section", "Minor");
	CLI_OK("event", "e.drw", "set", "round-1=2026-03-07", "--section", "Minor");
	cli_has(CLI_OK("export", "e.drw", "--ecf")->out,
		"#OTHER RESULTS=Other games\n#PIN1=2#SCORE=10#PIN2=5#GAME DATE=07/03/2026#COLOUR=W\n#FINISH\n");
	CLI_OK("fill", "e.drw", "Stranger, S", "--black", "--section", "Minor");
	CLI_OK("result", "e.drw", "2", "1", "--section", "Minor", "--overwrite");
	cli_has(CLI_OK("export", "e.drw", "--ecf")->err,
		"against Stranger, S, from outside: nothing is known of him.");
}
END_TEST

/* Who plays in place of the bye has none, against a player of another section or a stranger. */
START_TEST(a_game_in_place_of_the_bye_is_no_bye)
{
	const char *err;

	make_two_sections();
	CLI_OK("fill", "e.drw", "E, E", "--of", "Minor", "--player", "B, B", "--white", "--section",
		"Open");
	CLI_OK("result", "e.drw", "2", "1", "--section", "Open");
	CLI_OK("event", "e.drw", "set", "round-1=2026-03-07", "--section", "Minor");
	err = CLI_OK("export", "e.drw", "--ecf", "-o", "x.txt")->err;
	ck_assert_msg(!strstr(err, "bye"), "%s", err);
}
END_TEST

START_TEST(a_house_player_is_no_bye)
{
	const char *err;

	make_two_sections();
	CLI_OK("fill", "e.drw", "House, Harry", "--white", "--section", "Open");
	CLI_OK("result", "e.drw", "2", "1", "--section", "Open");
	CLI_OK("event", "e.drw", "set", "round-1=2026-03-07", "--section", "Minor");
	err = CLI_OK("export", "e.drw", "--ecf", "-o", "x.txt")->err;
	cli_has(err, "against House, Harry, from outside");
	ck_assert_msg(!strstr(err, "bye: Open") && !strstr(err, "; Open"), "%s", err);
}
END_TEST

/* Of many players one line, and what stops the file before what is not sent. */
START_TEST(what_is_of_one_kind_is_one_line)
{
	const char *err, *fault;

	cli_write("q.csv", "name,byes\nA,\nB,\nC,\nD,\nE,1:half\nF,1:half\n");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "2");
	CLI_OK("import", "e.drw", "q.csv");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "1");
	err = CLI_CODE(1, "export", "e.drw", "--ecf")->err;
	fault = strstr(err,
		"4 players have neither an ECF code nor, as one who is new to the ECF, the code of a club (club-code=1ABC): 1 A, 2 B, 3 C, 4 D: drawboard players e.drw edit PIN ecf-code=123456A");
	ck_assert_ptr_nonnull(fault);
	ck_assert_ptr_nonnull(
		strstr(fault, "Not sent, a half-point bye: Round 1, 5 E; Round 1, 6 F."));
	cli_has(err, "12 things are to be mended first");
}
END_TEST

/* No game is missing in the file. */
START_TEST(who_sits_out_of_an_evening_is_not_named)
{
	cli_write("p.csv", list);
	CLI_OK("new", "e.drw", "--system", "gsrp", "--name", "Club");
	CLI_OK("import", "e.drw", "p.csv");
	say_all();
	CLI_OK("attend", "e.drw", "ash", "birch", "elder");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	ck_assert_ptr_null(strstr(cli_run("export", "e.drw", "--ecf", NULL)->err, "bye"));
}
END_TEST

START_TEST(a_month_of_a_season_is_sent_by_its_days)
{
	const struct cli_result *result;

	cli_write("p.csv", list);
	CLI_OK("new", "e.drw", "--system", "gsrp", "--name", "Club");
	CLI_OK("import", "e.drw", "p.csv");
	say_all();
	CLI_OK("event", "e.drw", "set", "first-day=2026-03-01", "last-day=2026-12-31",
		"round-2=2026-04-02");
	CLI_OK("outside", "e.drw", "ash", "birch", "1", "--rated", "--evening", "1");
	CLI_OK("outside", "e.drw", "elder", "birch", "0", "--rated", "--evening", "2");
	result = CLI_OK("export", "e.drw", "--ecf", "--from", "2026-04-01", "--until", "2026-04-30",
		"--code", "ZZAPR");
	cli_has(result->out, "#EVENT CODE=ZZAPR#SUBMISSION INDEX=1\n");
	cli_has(result->out, "#EVENT DATE=01/04/2026#FINAL RESULT DATE=30/04/2026\n");
	cli_has(result->out,
		"#OTHER RESULTS=Other games\n#PIN1=2#SCORE=01#PIN2=1#GAME DATE=02/04/2026#COLOUR=W\n#FINISH\n");
	cli_has(CLI_OK("export", "e.drw", "--ecf", "--from", "2026-03-01", "--until", "2026-04-30",
			"--code", "ZZAPR", "--index", "2")
			->out,
		"#EVENT CODE=ZZAPR#SUBMISSION INDEX=2\n");
	cli_says(1,
		cli_run("export", "e.drw", "--ecf", "--from", "2026-05-01", "--until", "2026-05-30",
			"--code", "ZZMAY", NULL),
		"No game has been played");
	CLI_OK("event", "e.drw", "set", "round-2=");
	cli_has(CLI_CODE(1, "export", "e.drw", "--ecf", "--from", "2026-03-01", "--until",
			"2026-04-30", "--code", "ZZAPR")
			->err,
		"Evening 2: its day is not known, by which it would be sent: drawboard event e.drw set round-2=DAY");
	cli_says(2, cli_run("export", "e.drw", "--ecf", "--from", "2026-04-01", NULL),
		"with --from, --until and --code");
	cli_says(2, cli_run("export", "e.drw", "--from", "2026-04-01", NULL), "goes with --ecf");
	cli_says(2,
		cli_run("export", "e.drw", "--ecf", "--from", "x", "--until", "2026-04-30",
			"--code", "Z", NULL),
		"wants a day");
	cli_says(2,
		cli_run("export", "e.drw", "--ecf", "--from", "2026-05-01", "--until", "2026-04-30",
			"--code", "Z", NULL),
		"--until is before --from");
	cli_says(2,
		cli_run("export", "e.drw", "--ecf", "--from", "2026-04-01", "--until", "2026-04-30",
			"--code", "Z#", NULL),
		"--code wants");
}
END_TEST

int main(void)
{
	TCase *ecf = tcase_create("ecf");

	tcase_add_test(ecf, all_that_is_known_is_sent);
	tcase_add_test(ecf, the_office_gets_the_result_that_is_rated);
	tcase_add_test(ecf, what_would_come_back_is_said_at_once);
	tcase_add_test(ecf, an_open_board_and_two_of_one_code_are_faults);
	tcase_add_test(ecf, a_sending_raises_the_index_and_is_undone);
	tcase_add_test(ecf, one_human_is_one_player_in_all_sections);
	tcase_add_test(ecf, another_time_limit_is_a_file_of_its_own);
	tcase_add_test(ecf, a_game_that_was_too_short_is_not_sent);
	tcase_add_test(ecf, games_outside_have_a_day_and_no_round);
	tcase_add_test(ecf, a_game_that_names_both_sections_is_sent_once);
	tcase_add_test(ecf, a_game_between_two_sections_is_one_game);
	tcase_add_test(ecf, what_is_of_one_kind_is_one_line);
	tcase_add_test(ecf, who_sits_out_of_an_evening_is_not_named);
	tcase_add_test(ecf, a_game_in_place_of_the_bye_is_no_bye);
	tcase_add_test(ecf, a_house_player_is_no_bye);
	tcase_add_test(ecf, a_month_of_a_season_is_sent_by_its_days);
	return cli_run_suite("cli_ecf", ecf);
}
