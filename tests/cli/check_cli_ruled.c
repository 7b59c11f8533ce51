/*
 * Settings that change between the rounds: a report says by which each round was drawn, check and
 * an import judge it by those, and a later report says the same.
 */
#include <stdio.h>
#include <string.h>

#include "core/array_len.h"
#include "support/pty/cli_run.h"

/* Seven of each score, of three clubs: who is kept apart from whom shows. */
static void begin(const char *system, const char *settings)
{
	char list[1024] = "name,grade,club\n";

	for (int i = 0; i < 16; i++)
		snprintf(list + strlen(list), sizeof(list) - strlen(list), "%cname,%d,%c\n",
			'A' + i, 2200 - 10 * i, "XYZ"[i % 3]);
	cli_write("l.csv", list);
	CLI_OK("new", "e.drw", "--system", system, "--rounds", "5", "--lot", "white", "--set",
		settings);
	CLI_OK("import", "e.drw", "l.csv");
}

static void play(const char *event)
{
	cli_publish(event);
	for (int board = 1; board <= 8; board++) {
		const char number[] = {(char)('0' + board), '\0'};

		CLI_OK("result", event, number, board % 3 == 0 ? "=" : board % 2 ? "1" : "0");
	}
}

/* The report of e.drw, and of an event made of it. */
static void there_and_back(const char *sum, int rounds)
{
	static char text[16384];

	CLI_OK("export", "e.drw", "-o", "a.trf");
	snprintf(text, sizeof(text), "%s", cli_read("a.trf"));
	cli_has(CLI_OK("check", "a.trf")->out, sum);
	CLI_OK("audit", "a.trf");
	CLI_OK("import", "f.drw", "a.trf");
	for (int round = 1; round <= rounds; round++) {
		const char number[] = {(char)('0' + round), '\0'};

		cli_has(CLI_OK("check", "e.drw", "--round", number)->out,
			"Your draw is the rules' draw.");
		cli_has(CLI_OK("check", "f.drw", "--round", number)->out,
			"Your draw is the rules' draw.");
	}
	CLI_OK("export", "f.drw", "-o", "b.trf");
	ck_assert_str_eq(cli_read("b.trf"), text);
	CLI_OK("verify", "f.drw");
}

static const struct {
	const char *system, *settings, *change, *line;
} changes[] = {
	{"caa", "clubs=2", "clubs=0", "ruled 2 clubs=2 bye_spares=all"},
	{"caa", "clubs=0", "clubs=1", "ruled 2 clubs=0 bye_spares=all"},
	{"caa", "", "lot=black", "ruled 2 bye_spares=all"},
	{"uscf", "teams=3", "teams=0", "ruled 2 teams=3"},
	{"dutch", "", "lot=black", "ruled 2 -"},
	{"dutch", "", "rounds=3", "ruled 2 rounds=5"},
	{"dutch", "", "points=W=3 D=1", "ruled 2 W=1 D=0.5 L=0 A=0 P=1"},
};

START_TEST(two_rounds_are_judged_by_the_settings_of_then)
{
	char line[100];

	begin(changes[_i].system, changes[_i].settings);
	play("e.drw");
	play("e.drw");
	CLI_OK("event", "e.drw", "set", changes[_i].change, "--reason", "asked for");
	snprintf(line, sizeof(line), "\r\n### drawboard: %s", changes[_i].line);
	there_and_back("2 rounds, no discrepancy", 2);
	cli_has(cli_read("a.trf"), line);
}
END_TEST

/* Each change is said once, and none where settings are what they were. */
START_TEST(several_changes_are_said_each)
{
	begin("caa", "clubs=2");
	CLI_OK("export", "e.drw", "-o", "a.trf");
	ck_assert_ptr_null(strstr(cli_read("a.trf"), "ruled"));
	play("e.drw");
	CLI_OK("event", "e.drw", "set", "lot=black", "--reason", "y");
	play("e.drw");
	CLI_OK("event", "e.drw", "set", "clubs=0", "rounds=6", "points=W=3 D=1", "--reason", "y");
	play("e.drw");
	there_and_back("3 rounds, no discrepancy", 3);
	cli_has(cli_read("a.trf"),
		"\r\n### drawboard: ruled 2 lot=black rounds=5 W=1 D=0.5 L=0 A=0 P=1 clubs=2 bye_spares=all"
		"\r\n### drawboard: ruled 1 rounds=5 W=1 D=0.5 L=0 A=0 P=1 clubs=2 bye_spares=all\r\n");
	/* the event of it goes on, and keeps what is behind it */
	play("f.drw");
	CLI_OK("event", "f.drw", "set", "clubs=3", "--reason", "y");
	CLI_OK("export", "f.drw", "-o", "c.trf");
	cli_has(cli_read("c.trf"), "### drawboard: ruled 4 lot=black clubs=0 bye_spares=all\r\n");
	cli_has(cli_read("c.trf"), "### drawboard: ruled 1 rounds=5 ");
	cli_has(CLI_OK("check", "c.trf")->out, "4 rounds, no discrepancy");
}
END_TEST

/* Other programs know the lot and the points, not what settings are called here. */
START_TEST(the_export_names_rounds_that_others_may_find_different)
{
	static const char warning[] = "drawn by settings that have changed since";

	begin("dutch", "");
	play("e.drw");
	play("e.drw");
	CLI_OK("event", "e.drw", "set", "rounds=6");
	ck_assert_ptr_null(strstr(CLI_OK("export", "e.drw", "-o", "a.trf")->err, warning));
	CLI_OK("event", "e.drw", "set", "rounds=2");
	cli_has(CLI_OK("export", "e.drw", "-o", "a.trf")->err, "Round 2 was drawn by settings");
	CLI_OK("event", "e.drw", "set", "lot=black", "--reason", "y");
	cli_has(CLI_OK("export", "e.drw", "-o", "a.trf")->err, "Rounds 1 and 2 were drawn by");
}
END_TEST

/* A report of two rounds that were drawn with clubs=2, with another line in place of ours. */
static void told_by(const char *line)
{
	static char made[16384];
	const char *text, *at;

	begin("caa", "clubs=2");
	play("e.drw");
	play("e.drw");
	CLI_OK("event", "e.drw", "set", "clubs=0", "--reason", "y");
	CLI_OK("export", "e.drw", "-o", "a.trf");
	text = cli_read("a.trf");
	at = strstr(text, "### drawboard: ruled");
	ck_assert_ptr_nonnull(at);
	snprintf(made, sizeof(made), "%.*s%s%s", (int)(at - text), text, line, strchr(at, '\r'));
	cli_write("x.trf", made);
}

static const char *const broken[] = {"ruled 2 teams=3", "ruled 2 clubs=99", "ruled 3 clubs=2",
	"ruled 0 clubs=2", "ruled x clubs=2", "ruled 2", "ruled 2 lot=green",
	"ruled 2 rounds=0 clubs=2", "ruled 2 rounds=99999", "ruled 2 W=x", "ruled 2 W=1 W=1",
	"ruled 2 - clubs=2", "ruled 2 clubs"};

START_TEST(what_is_no_such_line_is_told_and_kept)
{
	char line[64], says[128];

	snprintf(line, sizeof(line), "### drawboard: %s", broken[_i]);
	snprintf(says, sizeof(says),
		"\"%s\" was not understood as settings of earlier rounds; it is a comment only.",
		broken[_i]);
	told_by(line);
	cli_has(CLI_CODE(1, "check", "x.trf")->err, says);
	cli_has(CLI_OK("import", "f.drw", "x.trf")->err, says);
	CLI_OK("verify", "f.drw");
	CLI_OK("export", "f.drw", "-o", "y.trf");
	snprintf(says, sizeof(says), "%s\r\n", line);
	cli_has(cli_read("y.trf"), says);
}
END_TEST

/* The line that ends first holds, in whatever order they stand. */
START_TEST(the_line_that_ends_first_holds)
{
	told_by("### drawboard: ruled 2 clubs=0\r\n### drawboard: ruled 2 clubs=2");
	CLI_CODE(1, "check", "x.trf");
	remove("e.drw");
	told_by("### drawboard: ruled 1 clubs=0\r\n### drawboard: ruled 2 clubs=2");
	CLI_OK("check", "x.trf", "--round", "2");
}
END_TEST

START_TEST(settings_that_are_asked_for_hold_in_all_rounds)
{
	told_by("### drawboard: ruled 2 lot=white clubs=2 bye_spares=all");
	CLI_OK("check", "x.trf");
	cli_has(CLI_CODE(1, "check", "x.trf", "--set", "clubs=0")->out, "1 discrepancy");
	cli_has(CLI_OK("check", "x.trf", "--set", "clubs=2")->out, "no discrepancy");
	/* of another rule book as well, and in an event that is there */
	CLI_CODE(1, "check", "x.trf", "--system", "dutch");
	CLI_OK("new", "f.drw", "--system", "dutch", "--rounds", "5");
	ck_assert_ptr_null(strstr(CLI_OK("import", "f.drw", "x.trf")->err, "not understood"));
	CLI_OK("export", "f.drw", "-o", "y.trf");
	ck_assert_ptr_null(strstr(cli_read("y.trf"), "ruled"));
	CLI_OK("new", "g.drw", "--system", "caa", "--rounds", "5", "--set", "clubs=3");
	CLI_OK("import", "g.drw", "x.trf");
	CLI_OK("export", "g.drw", "-o", "y.trf");
	ck_assert_ptr_null(strstr(cli_read("y.trf"), "ruled"));
}
END_TEST

/* Questions to the report itself. */
START_TEST(the_reasons_are_those_of_then)
{
	static const char why[] = " meet, although they are of one club";

	told_by("### drawboard: ruled 2 clubs=2");
	cli_has(CLI_OK("why", "e.drw", "--round", "2", "4")->out, why);
	CLI_OK("import", "f.drw", "x.trf");
	cli_has(CLI_OK("why", "f.drw", "--round", "2", "4")->out, why);
	cli_has(CLI_OK("why", "x.trf", "--round", "2", "4")->out, why);
	ck_assert_ptr_null(
		strstr(CLI_OK("why", "x.trf", "--round", "2", "4", "--set", "clubs=0")->out, why));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("ruled");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(
		tcase, two_rounds_are_judged_by_the_settings_of_then, 0, ARRAY_LEN(changes));
	tcase_add_test(tcase, several_changes_are_said_each);
	tcase_add_test(tcase, the_export_names_rounds_that_others_may_find_different);
	tcase_add_loop_test(tcase, what_is_no_such_line_is_told_and_kept, 0, ARRAY_LEN(broken));
	tcase_add_test(tcase, the_line_that_ends_first_holds);
	tcase_add_test(tcase, settings_that_are_asked_for_hold_in_all_rounds);
	tcase_add_test(tcase, the_reasons_are_those_of_then);
	return cli_run_suite("cli rules of earlier rounds", tcase);
}
