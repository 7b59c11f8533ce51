/*
 * Club seasons by commands: who is there tonight, what the evening's draw makes of it, the table of
 * the season and what is left to play.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

static void season_made(void)
{
	CLI_OK("new", "s.drw", "--system", "gsrp", "--name", "Club", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Cole, Cy\",1700\n\"Adams, Al\",1500\n\"Brown, Bo\",1800\n"
		"\"Drew, Di\",\n\"Evans, Ed\",1600\n\"Fox, Fi\",1400\n\"Gray, Gi\",1300\n");
	CLI_OK("import", "s.drw", "list.csv");
}

/* The file and its journal are in order, and the event is what the journal makes. */
static void sound(void)
{
	cli_has(CLI_OK("verify", "s.drw")->out, "are in order");
}

START_TEST(a_season_is_open_ended)
{
	cli_has(CLI_OK("new", "s.drw", "--system", "gsrp")->out,
		"s: a club season of up to 60 evenings by gsrp.\n");
	cli_has(CLI_OK("new", "t.drw", "--system", "gsrp", "--rounds", "30")->out,
		"up to 30 evenings");
	cli_says(2, cli_run("new", "u.drw", "--system", "caa", NULL), "--rounds is missing");
	cli_says(3, cli_run("new", "u.drw", "--system", "gsrp", "--set", "games=0", NULL), "games");
}
END_TEST

START_TEST(players_are_absent_unless_taken_as_there)
{
	const char *out;

	season_made();
	cli_says(1, cli_run("pair", "s.drw", NULL), "Nobody is here on evening 1 yet");
	out = CLI_OK("attend", "s.drw", "co", "brown", "#1", "--late", "FOX", "--casual", "gray")
		      ->out;
	cli_has(out, "Evening 1: 3 in the draw.\nHere: 1 Adams, Al; 2 Brown, Bo; 3 Cole, Cy\n");
	cli_has(out, "Casual games: 7 Gray, Gi\nLater: 6 Fox, Fi\n");
	out = CLI_OK("pair", "s.drw")->out;
	cli_has(out, "Evening 1: proposed\n");
	cli_has(out, "3 Cole, Cy                   1700  0    -          2 Brown, Bo");
	cli_has(out, "1 Adams, Al                  1500  0    sits out");
	ck_assert_ptr_null(strstr(out, "Fox"));
	ck_assert_ptr_null(strstr(out, "Gray"));
	/* who goes leaves his board; the others are paired again */
	cli_has(CLI_OK("attend", "s.drw", "--away", "cole")->out, "2 in the draw");
	cli_says(1, cli_run("publish", "s.drw", NULL), "2 Brown is still in the tray");
	cli_has(CLI_OK("pair", "s.drw")->out, "1 Adams, Al                  1500  0    -");
	sound();
	CLI_OK("undo", "s.drw");
	CLI_OK("undo", "s.drw");
	cli_has(CLI_OK("attend", "s.drw")->out, "3 in the draw");
	sound();
}
END_TEST

START_TEST(attendance_says_what_is_wrong)
{
	season_made();
	cli_says(3, cli_run("attend", "s.drw", "adams", "zorn", NULL),
		"There is no player whose name begins with \"zorn\"");
	/* nothing of it was done */
	cli_has(CLI_OK("attend", "s.drw")->out, "0 in the draw");
	CLI_OK("players", "s.drw", "withdraw", "gray", "--from", "1");
	cli_says(1, cli_run("attend", "s.drw", "gray", NULL), "is not in the season on evening 1");
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "3");
	cli_has(CLI_OK("attend", "e.drw")->out, "Round 1: 0 here");
	cli_says(1, cli_run("print", "e.drw", "fixtures", NULL), "this section is neither");
	cli_says(2, cli_run("print", "s.drw", "names", "--player", "adams", NULL),
		"--player goes with");
	cli_says(1, cli_run("outside", "e.drw", NULL), "club seasons");
	cli_says(2, cli_run("outside", "s.drw", "adams", NULL), "BLACK is missing");
	cli_says(3, cli_run("outside", "s.drw", "adams", "adams", NULL), "Nobody plays himself");
	cli_says(3, cli_run("outside", "s.drw", "--remove", "1", NULL), "no game 1");
}
END_TEST

static void first_evening(void)
{
	season_made();
	CLI_OK("attend", "s.drw", "ad", "br", "co", "dr", "ev");
	cli_publish("s.drw");
}

START_TEST(latecomers_are_told_by_list_and_why_in_the_same_words)
{
	const char *const joined =
		"6 Fox came after the draw and is joined with 1 Adams, who sat out.\n";
	const char *out;
	char *first;

	first_evening();
	first = strdup(CLI_OK("why", "s.drw", "1")->out);
	ck_assert_ptr_nonnull(first);
	CLI_OK("attend", "s.drw", "fox");
	out = CLI_OK("attend", "s.drw", "gray")->out;
	cli_has(out, joined);
	cli_has(out, "7 Gray came after the draw and sits out.\n");
	/* the draw stands, and a volunteer would not help him */
	cli_has(out, "Evening 1 is published: 3 boards, 1 sits out.\nHere: 1 Adams, Al; ");
	cli_has(out,
		"The next who comes meets who sits out; a repair gives him somebody's seat now.\n"
		"Next: drawboard repair s.drw --bye 7\n");
	ck_assert_ptr_null(strstr(out, "in the draw"));
	ck_assert_ptr_null(strstr(out, "volunteer"));
	cli_has(CLI_OK("repair", "s.drw", "--bye", "7")->out, "0: let it stand. 7 Gray sits out");
	out = CLI_OK("attend", "s.drw", "--json")->out;
	cli_has(out, "\"came_late\": [\n    6,\n    7\n  ]");
	/* the boards that were being played are told as they were drawn, and none as fixed */
	ck_assert_str_eq(CLI_OK("why", "s.drw", "1")->out, first);
	free(first);
	out = CLI_OK("why", "s.drw", "3")->out;
	cli_has(out, joined);
	cli_has(out, "of 6 tonight");
	cli_has(out, "1 Adams, has Black (A)");
	out = CLI_OK("why", "s.drw", "4")->out;
	cli_has(out, "7 Gray came after the draw and sits out.\n");
	cli_has(out, "7 Gray sits out: nobody is left whom he could meet (sit-outs).");
	out = CLI_OK("why", "s.drw")->out;
	cli_has(out, joined);
	cli_has(out, "of 5 tonight");
	ck_assert_ptr_null(strstr(out, "fixed by the arbiter"));
	/* who comes with another late one */
	CLI_OK("players", "s.drw", "add", "Hill, Hal", "--grade", "1200");
	cli_has(CLI_OK("attend", "s.drw", "hill")->out,
		"8 Hill came after the draw and is joined with 7 Gray, who came late, too.\n");
	CLI_OK("undo", "s.drw");
	cli_has(CLI_OK("attend", "s.drw")->out, "7 Gray came after the draw and sits out.\n");
}
END_TEST

START_TEST(score_and_gsrp_are_asked_for_their_working)
{
	first_evening();
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("result", "s.drw", "2", "=");
	cli_has(CLI_OK("standings", "s.drw", "--explain", "gsrp", "--player", "cole")->out,
		"GSRP of 3 Cole after evening 1: 75.0\n"
		"evening 1: as White against 2 Brown, 1-0: 1\n1 = 1\n"
		"100 x (score + ½) / (games + 1) = 100 x (1 + ½) / (1 + 1) = 75.0\n");
	cli_has(CLI_OK("standings", "s.drw", "--explain", "GSRP", "--player", "adams")->out,
		"evening 1: sat out, no game\nnothing = 0\n"
		"100 x (score + ½) / (games + 1) = 100 x (0 + ½) / (0 + 1) = 50.0\n");
	cli_has(CLI_OK("standings", "s.drw", "--explain", "POINTS", "--player", "drew")->out,
		"Points of 4 Drew after evening 1: ½\n");
	cli_has(CLI_OK("standings", "s.drw", "--explain", "GSRP", "--player", "6", "--json")->out,
		"\"figure\": 50.0,");
	cli_says(1, cli_run("standings", "s.drw", "--explain", "BH", "--player", "6", NULL),
		"A club season is ordered by score and GSRP, which --explain tells");
}
END_TEST

START_TEST(who_comes_when_the_draw_is_out_meets_one_who_sits_out)
{
	const char *out;

	first_evening();
	/* Brown v Cole, Drew (unrated) v Evans; Adams sits out */
	CLI_OK("result", "s.drw", "1", "1");
	out = CLI_OK("attend", "s.drw", "fox")->out;
	cli_has(out, "  3    6 Fox, Fi                    1400  0    -          1 Adams, Al");
	ck_assert_ptr_null(strstr(out, "sits out"));
	/* the next one finds nobody */
	cli_has(CLI_OK("attend", "s.drw", "gray")->out, "  4    7 Gray, Gi");
	/* a new face on the same evening meets him */
	CLI_OK("players", "s.drw", "add", "Hill, Hal", "--grade", "1200");
	cli_has(CLI_OK("attend", "s.drw", "hill")->out,
		"  4    8 Hill, Hal                  1200  0    -          7 Gray, Gi");
	CLI_OK("undo", "s.drw");
	CLI_OK("undo", "s.drw");
	cli_says(1, cli_run("attend", "s.drw", "--away", "fox", NULL),
		"6 Fox has a seat on evening 1, which is published: take him off it by a repair (R, or repair --absent), or give his board a result.");
	sound();
	cli_has(CLI_OK("undo", "s.drw")->out, "Evening 1: 7 Gray sits out");
	cli_has(CLI_OK("undo", "s.drw")->out, "Evening 1: 6 Fox meets 1 Adams on board 3");
	/* two at once and one who sits out: two of them play */
	out = CLI_OK("attend", "s.drw", "fox", "gray")->out;
	cli_has(out, "  3    6 Fox, Fi                    1400  0    -          1 Adams, Al");
	cli_has(out, "  4    7 Gray, Gi                   1300  0    sits out");
	sound();
}
END_TEST

static void play(const char *first, const char *second, const char *third)
{
	cli_publish("s.drw");
	CLI_OK("result", "s.drw", "1", first);
	CLI_OK("result", "s.drw", "2", second);
	if (third)
		CLI_OK("result", "s.drw", "3", third);
}

START_TEST(three_evenings_are_played)
{
	const char *out;

	/* 1: Cole beats Brown, Evans and Drew draw, Adams sits out and then plays Fox, who wins */
	first_evening();
	CLI_OK("attend", "s.drw", "fox");
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("result", "s.drw", "2", "=");
	cli_has(CLI_OK("result", "s.drw", "3", "1")->out, "the evening is complete");
	/* 2: six, one of whom volunteers: nobody need sit out */
	CLI_OK("attend", "s.drw", "ad", "br", "co", "dr", "ev", "--volunteer", "fox");
	ck_assert_ptr_null(strstr(CLI_OK("pair", "s.drw")->out, "sits out"));
	/* 75: Cole, Fox; 50: Drew, Evans; 25: Adams, Brown */
	play("1", "1", "--");
	out = CLI_OK("standings", "s.drw")->out;
	cli_has(out, "The season after evening 2\n");
	/* who has won twice: (2 + ½) / 3 */
	cli_has(out, "      2    2  83.3");
	/* 3: seven with three casual: four are left; and a volunteer of five sits out */
	CLI_OK("attend", "s.drw", "br", "co", "dr", "ev", "--casual", "ad", "--casual", "fox",
		"--casual", "gray");
	ck_assert_ptr_null(strstr(CLI_OK("pair", "s.drw")->out, "sits out"));
	CLI_OK("attend", "s.drw", "--volunteer", "ad");
	cli_has(CLI_OK("pair", "s.drw")->out, "1 Adams, Al                  1500  1    sits out");
	cli_has(CLI_OK("why", "s.drw", "3")->out, "1 Adams sits out: he has volunteered");
	/* the sheet speaks as a club does */
	out = CLI_OK("print", "s.drw", "protest", "--player", "ad")->out;
	cli_has(out, "Draw of evening 3: ");
	cli_has(out, "1 Adams, board 3: sits out\n");
	cli_has(out, "The 5 here that evening, with GSRP (and games):\n");
	ck_assert_ptr_null(strstr(out, "bye"));
	ck_assert_ptr_null(strstr(out, " due "));
	play("1", "0", NULL);
	CLI_OK("outside", "s.drw", "fox", "gray");
	out = CLI_OK("outside", "s.drw", "fox", "gray", "=", "--rated")->out;
	/* told too late to be rated */
	cli_has(out, "  1  6 Fox, Fi ½-½ 7 Gray, Gi\n");
	out = CLI_OK("standings", "s.drw")->out;
	cli_has(out, "7  Gray, Gi    1300      0    0  50.0");
	ck_assert_ptr_null(
		strstr(CLI_OK("print", "s.drw", "fixtures", "--player", "co")->out, "Brown"));
	/* a game outside bars nothing */
	cli_has(CLI_OK("print", "s.drw", "fixtures", "--player", "gray")->out, "Fox, Fi");
	cli_has(CLI_OK("standings", "s.drw", "--json")->out, "\"gsrp\"");
	ck_assert(json_is_valid(CLI_OK("attend", "s.drw", "--json")->out));
	ck_assert(json_is_valid(CLI_OK("outside", "s.drw", "--json")->out));
	ck_assert(json_is_valid(CLI_OK("standings", "s.drw", "--json")->out));
	sound();
}
END_TEST

/* What a check of an evening with latecomers leaves out, it says: why tells it of each board. */
START_TEST(a_check_says_that_boards_before_latecomers_are_as_drawn)
{
	const char *const kept =
		"The boards that stood when the latecomers were seated are taken as they were drawn: what is judged is how the latecomers were seated.\n";
	const char *out;

	season_made();
	CLI_OK("attend", "s.drw", "ad", "br", "co", "dr", "ev");
	CLI_OK("pair", "s.drw");
	CLI_OK("move", "s.drw", "swap", "co", "dr");
	CLI_OK("publish", "s.drw", "--reason", "wish");
	out = CLI_CODE(1, "check", "s.drw", "--round", "1")->out;
	cli_has(out, "worse");
	ck_assert_ptr_null(strstr(out, "latecomers"));
	CLI_OK("attend", "s.drw", "fox");
	out = CLI_OK("check", "s.drw", "--round", "1")->out;
	cli_has(out, kept);
	cli_has(out, "Your draw is the rules' draw.");
	cli_has(CLI_OK("why", "s.drw", "1")->out, "The arbiter seated 4 Drew and 2 Brown");
}
END_TEST

/* A published board counts as met, a draft does not, and the title says how far that goes. */
START_TEST(fixtures_count_what_is_published)
{
	const char *out;

	season_made();
	out = cli_timeless(CLI_OK("print", "s.drw", "fixtures", "--player", "co")->out);
	cli_has(out, "Cole, Cy: still to meet before evening 1\n");
	CLI_OK("attend", "s.drw", "ad", "br", "co", "dr", "ev");
	CLI_OK("pair", "s.drw");
	out = cli_timeless(CLI_OK("print", "s.drw", "fixtures", "--player", "co")->out);
	cli_has(out, "Cole, Cy: still to meet before evening 1\n");
	cli_has(out, "Brown, Bo");
	CLI_OK("publish", "s.drw");
	out = cli_timeless(CLI_OK("print", "s.drw", "fixtures", "--player", "co")->out);
	cli_has(out, "Cole, Cy: still to meet with evening 1 as published\n");
	ck_assert_ptr_null(strstr(out, "Brown"));
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("result", "s.drw", "2", "1");
	out = cli_timeless(CLI_OK("print", "s.drw", "fixtures", "--player", "co")->out);
	cli_has(out, "Cole, Cy: still to meet after evening 1\n");
	/* who leaves with evening 3 is still met while 2 is a draft */
	CLI_OK("players", "s.drw", "withdraw", "gray", "--from", "3");
	CLI_OK("attend", "s.drw", "ad", "br", "co", "dr", "ev");
	CLI_OK("pair", "s.drw");
	out = cli_timeless(
		CLI_OK("print", "s.drw", "fixtures", "--player", "co", "--round", "2")->out);
	cli_has(out, "Cole, Cy: still to meet after evening 1\n");
	cli_has(out, "Gray, Gi");
	cli_has(CLI_OK("standings", "s.drw")->out, "The season after evening 1\n");
}
END_TEST

/* Who has no opponent sits out, in whatever is told of him. */
/* A draw that is proposed is not drawn again for a look at the attendance. */
START_TEST(the_next_step_after_the_attendance_knows_the_draft)
{
	static const char pair[] = "Next: drawboard pair s.drw\n",
			  publish[] = "Next: drawboard publish s.drw\n";
	const char *out;

	season_made();
	cli_has(CLI_OK("attend", "s.drw", "ad", "br", "co")->out, pair);
	CLI_OK("pair", "s.drw");
	out = CLI_OK("attend", "s.drw")->out;
	cli_has(out, publish);
	ck_assert_ptr_null(strstr(out, pair));
	out = CLI_OK("attend", "s.drw", "gr")->out;
	cli_has(out, "Evening 1 is proposed, and 7 Gray is not paired: propose again.\n");
	cli_has(out, pair);
	CLI_OK("pair", "s.drw");
	out = CLI_OK("attend", "s.drw", "--away", "gr")->out;
	cli_has(out, "has lost 1 board.\n");
	ck_assert_ptr_null(strstr(out, publish));
}
END_TEST

/* The last result was in when he came, and somebody sits there without an opponent. */
START_TEST(who_comes_behind_the_last_result_may_mean_the_evening_before)
{
	static const char told[] =
		"7 Gray sits out of evening 1, whose results are all in. If 5 Evans has come for that evening: undo takes this mark back, and a repair gives him a seat there (u, then R, or repair EVENT --late 5).";

	season_made();
	CLI_OK("attend", "s.drw", "ad", "br", "gr", "--late", "ev");
	cli_publish("s.drw");
	CLI_OK("result", "s.drw", "1", "1");
	cli_has(CLI_OK("attend", "s.drw", "ev")->err, told);
	CLI_OK("undo", "s.drw");
	cli_has(CLI_OK("repair", "s.drw", "--late", "5")->out, "board 2: nobody -> ");
	/* who was there has come again; the first of others is told, and who was late always */
	ck_assert_str_eq(CLI_OK("attend", "s.drw", "ad")->err, "");
	ck_assert_str_eq(CLI_OK("attend", "s.drw", "co")->err, "");
	cli_has(CLI_OK("attend", "s.drw", "ev")->err, told);
}
END_TEST

/* Who is here is drawn, whatever a list or somebody says of byes. */
START_TEST(a_bye_of_a_list_is_left_out)
{
	cli_write("byes.csv",
		"name,grade,byes\nAda,1500,1:half 2\nBob,1400,\nCid,1300,\nDot,1200,\n");
	CLI_OK("new", "b.drw", "--system", "gsrp");
	cli_has(CLI_OK("import", "b.drw", "byes.csv")->err,
		"2 byes of the list, the first of Ada, were left out: on a club evening who is there is marked (a, or attend EVENT), and the others are not drawn.");
	ck_assert_ptr_null(strstr(CLI_OK("players", "b.drw", "-o", "-")->out, ":half"));
	CLI_OK("attend", "b.drw", "ada", "bob", "cid", "dot");
	cli_has(CLI_OK("pair", "b.drw")->out, " Ada ");
	cli_says(1, CLI_CODE(1, "players", "b.drw", "bye", "dot", "2:half"),
		"4 Dot needs no bye on evening 2: he is not marked as here (a, or attend EVENT), and who is not here is not drawn.");
}
END_TEST

START_TEST(an_evening_has_no_bye)
{
	static const char *const calls[][6] = {{"check"}, {"check", "--round", "1"}, {"why", "3"},
		{"why", "--not", "bro", "col"}, {"hand"}, {"print", "boards"}, {"print", "names"},
		{"print", "protest", "--player", "gray"}, {"compare", "--systems", "gsrp"},
		{"players"}, {"undo"}, {"redo"}, {"unpair"}, {"undo"}};

	season_made();
	CLI_OK("attend", "s.drw", "ad", "br", "co", "dr", "gr");
	cli_publish("s.drw");
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("result", "s.drw", "2", "1");
	CLI_OK("attend", "s.drw", "ad", "br", "co", "dr", "gr");
	CLI_OK("pair", "s.drw");
	cli_has(CLI_OK("move", "s.drw", "swap", "dr", "gr")->out, "sits out");
	cli_has(CLI_CODE(1, "check", "s.drw")->out, " - sits out");
	cli_has(CLI_OK("compare", "s.drw")->out, "4-out ");
	CLI_OK("hand", "s.drw", "dr", "bye");
	for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) {
		const struct cli_result *result = cli_run(calls[i][0], "s.drw", calls[i][1],
			calls[i][2], calls[i][3], calls[i][4], NULL);

		ck_assert_int_le(result->code, 1);
		ck_assert_msg(!strstr(result->out, "bye") && !strstr(result->err, "bye"),
			"%s: %s%s", calls[i][0], result->out, result->err);
	}
}
END_TEST

START_TEST(nobody_meets_twice_until_nobody_is_left)
{
	char names[3][8] = {"ad", "br", "co"};

	season_made();
	for (int evening = 1; evening <= 3; evening++) {
		CLI_OK("attend", "s.drw", names[0], names[1], names[2]);
		CLI_OK("pair", "s.drw");
		cli_has(CLI_OK("publish", "s.drw")->out, "published");
		CLI_OK("result", "s.drw", "1", "=");
	}
	cli_has(CLI_OK("print", "s.drw", "fixtures", "--player", "ad")->out, "Drew, Di");
	CLI_OK("attend", "s.drw", names[0], names[1], names[2]);
	/* all three have met: nobody plays, and the evening is over when it is published */
	ck_assert_ptr_null(strstr(CLI_OK("pair", "s.drw")->out, " - "));
	CLI_OK("publish", "s.drw");
	cli_has(CLI_OK("attend", "s.drw", "ad", "dr")->out, "Evening 5: 2 in the draw.");
	sound();
}
END_TEST

START_TEST(a_report_of_a_season_comes_back)
{
	first_evening();
	CLI_OK("attend", "s.drw", "fox");
	CLI_OK("result", "s.drw", "1", "1");
	CLI_OK("result", "s.drw", "2", "=");
	CLI_OK("result", "s.drw", "3", "+");
	CLI_OK("export", "s.drw", "-o", "s.trf");
	CLI_OK("import", "t.drw", "s.trf", "--system", "gsrp");
	cli_has(CLI_OK("verify", "t.drw")->out, "are in order");
	cli_has(CLI_OK("standings", "t.drw")->out, "The season after evening 1\n");
	ck_assert_ptr_null(
		strstr(CLI_OK("print", "t.drw", "fixtures", "--player", "co")->out, "Brown"));
	cli_has(CLI_OK("attend", "t.drw", "ad", "gray")->out, "Evening 2: 2 in the draw.");
}
END_TEST

static void evening(const char *one, const char *two, const char *three, const char *four)
{
	CLI_OK("attend", "s.drw", one, two, three, four);
	cli_publish("s.drw");
}

/*
 * Two who sat out have played: they have one row, and the other is gone, also for what the evenings
 * behind it would be.
 */
START_TEST(two_who_sat_out_and_have_played_leave_no_row)
{
	const char *list;
	char code[9];

	season_made();
	evening("brown", "cole", NULL, NULL);
	CLI_OK("result", "s.drw", "1", "1");
	evening("brown", "cole", NULL, NULL);
	evening("brown", "cole", "adams", "drew");
	list = CLI_OK("repair", "s.drw", "--round", "2", "--played", "brown", "cole", "1-0")->out;
	cli_has(list, "   2 Brown sits out -> nobody\n");
	cli_has(list, "By what was played boards 1 and 2 of evening 3 would be others.");
	snprintf(code, sizeof(code), "%s", strstr(list, "\nList ") + 6);
	CLI_OK("repair", "s.drw", "--round", "2", "--played", "brown", "cole", "1-0", "--take", "1",
		"--list", code, "--reason", "seen");
	sound();
	CLI_OK("unpublish", "s.drw", "--reason", "played");
	list = CLI_OK("pair", "s.drw")->out;
	cli_has(list, "  1    1 Adams, Al                  1500  0    -          2 Brown, Bo ");
	cli_has(list, "  2    3 Cole, Cy                   1700  1    -          4 Drew, Di ");
}
END_TEST

START_TEST(whatever_is_typed_as_a_name_leaves_the_file_in_order)
{
	static const char *const pieces[] = {"a", "Brown", ",", " ", "#", "1", "99999999999", "é",
		"\xc3", "\"", "'; DROP TABLE attendance; --", "%n", "\t", "\x1b[2J", "--", ""};
	unsigned long long state = 7;

	season_made();
	for (int i = 0; i < 150; i++) {
		char name[200] = "";
		const struct cli_result *result;

		for (int k = 0; k < 3; k++) {
			state = state * 6364136223846793005ULL + 1442695040888963407ULL;
			strcat(name, pieces[(state >> 33) % (sizeof(pieces) / sizeof(pieces[0]))]);
		}
		result = cli_run("attend", "s.drw", "--volunteer", name, NULL);
		ck_assert_msg(result->code >= 0 && result->code <= 3, "%s: %d", name, result->code);
		ck_assert_ptr_null(strchr(result->out, '\x1b'));
		ck_assert_ptr_null(strchr(result->err, '\x1b'));
	}
	sound();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("season");

	tcase_add_test(tcase, a_season_is_open_ended);
	tcase_add_test(tcase, players_are_absent_unless_taken_as_there);
	tcase_add_test(tcase, attendance_says_what_is_wrong);
	tcase_add_test(tcase, latecomers_are_told_by_list_and_why_in_the_same_words);
	tcase_add_test(tcase, score_and_gsrp_are_asked_for_their_working);
	tcase_add_test(tcase, who_comes_when_the_draw_is_out_meets_one_who_sits_out);
	tcase_add_test(tcase, three_evenings_are_played);
	tcase_add_test(tcase, a_check_says_that_boards_before_latecomers_are_as_drawn);
	tcase_add_test(tcase, fixtures_count_what_is_published);
	tcase_add_test(tcase, a_bye_of_a_list_is_left_out);
	tcase_add_test(tcase, who_comes_behind_the_last_result_may_mean_the_evening_before);
	tcase_add_test(tcase, the_next_step_after_the_attendance_knows_the_draft);
	tcase_add_test(tcase, an_evening_has_no_bye);
	tcase_add_test(tcase, nobody_meets_twice_until_nobody_is_left);
	tcase_add_test(tcase, a_report_of_a_season_comes_back);
	tcase_add_test(tcase, two_who_sat_out_and_have_played_leave_no_row);
	tcase_add_test(tcase, whatever_is_typed_as_a_name_leaves_the_file_in_order);
	tcase_set_timeout(tcase, 60);
	return cli_run_suite("season", tcase);
}
