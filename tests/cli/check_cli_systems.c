/* Every rule book by every command, on an event and on its report: the same answers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pty/cli_run.h"

enum { PLAYED = 2, MATCHES_MOST = 6 };

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "berger", "lazy"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]), EVENTS = SYSTEMS - 1 };

/* Eleven, so that one has the bye; some of one club. */
static const char list[] = "name,grade,club\n"
			   "\"Adams, Alan\",2200,Mill\n"
			   "\"Brown, Brian\",2180,Park\n"
			   "\"Cairns, Carol\",2170,Mill\n"
			   "\"Drew, Don\",2165,\n"
			   "\"Edwards, E\",2080,Park\n"
			   "\"Findley, F\",2075,\n"
			   "\"Green, G\",2010,Mill\n"
			   "\"Hood, Harry\",2005,\n"
			   "\"Innes, Ian\",1999,Abbey\n"
			   "\"Jones, Jack\",1980,Abbey\n"
			   "\"King, Ken\",,\n";

static void draw_round(const char *system)
{
	if (!strcmp(system, "gsrp"))
		CLI_OK("attend", "e.drawboard", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
			"11");
	CLI_OK("pair", "e.drawboard");
}

/* Two rounds played, the third one proposed; and the report from before the proposal. */
static void make_event(const char *system)
{
	static const char *const results[PLAYED][5] = {
		{"1", "0", "=", "1", "0"}, {"0", "1", "1", "=", "="}};

	remove("e.drawboard");
	remove("e.trf");
	cli_write("list.csv", list);
	if (!strcmp(system, "berger")) /* the table has eleven */
		CLI_OK("new", "e.drawboard", "--system", system, "--lot", "white");
	else
		CLI_OK("new", "e.drawboard", "--system", system, "--rounds", "5", "--lot", "white");
	CLI_OK("import", "e.drawboard", "list.csv");
	for (int round = 0; round < PLAYED; round++) {
		draw_round(system);
		CLI_OK("publish", "e.drawboard");
		for (int board = 0; board < 5; board++) {
			char number[8];

			snprintf(number, sizeof(number), "%d", board + 1);
			CLI_OK("result", "e.drawboard", number, results[round][board]);
		}
	}
	CLI_OK("export", "e.drawboard", "-o", "e.trf");
	draw_round(system);
}

/* What both answer is the same; the exit status too, which is one of the two. */
static void answers_alike(const char *command, const char *const words[3])
{
	const struct cli_result *result =
		cli_run(command, "e.drawboard", words[0], words[1], words[2], NULL);
	const int code = result->code;
	char *of_event = strdup(result->out);

	ck_assert_ptr_nonnull(of_event);
	ck_assert_msg(code == 0 || code == 1, "%s: %s", command, result->err);
	ck_assert_msg(strlen(of_event) > 10, "%s says \"%s\"", command, of_event);
	result = cli_run(command, "e.trf", words[0], words[1], words[2], NULL);
	ck_assert_int_eq(result->code, code);
	ck_assert_str_eq(result->out, of_event);
	free(of_event);
}

START_TEST(every_question_has_the_same_answer_on_event_and_report)
{
	static const struct {
		const char *command, *words[3];
	} asked[] = {
		{"why", {NULL}},
		{"why", {"1", NULL}},
		{"why", {"5", NULL}},
		{"why", {"adams", "--json", NULL}},
		{"why", {"--round", "2", NULL}},
		{"why", {"--not", "1", "2"}},
		{"why", {"--not", "3", "9"}},
		{"why", {"--not-bye", "7", NULL}},
		{"why", {"--not-white", "6", NULL}},
		/* but a report has no names for what is unfair */
		{"compare", {"--systems", "caa,dutch,schools,gsrp,uscf", NULL}},
		{"compare", {"--systems", "uscf,gsrp,schools,dutch,caa", "--json"}},
		{"audit", {NULL}},
	};

	make_event(systems[_i]);
	for (size_t i = 0; i < sizeof(asked) / sizeof(asked[0]); i++)
		answers_alike(asked[i].command, asked[i].words);
}
END_TEST

START_TEST(pair_and_check_agree_on_event_and_report)
{
	const char *pairs;
	int white, black, used;
	char found[64];

	make_event(systems[_i]);
	cli_has(CLI_OK("check", "e.drawboard")->out, "Your draw is the rules' draw.");
	cli_has(CLI_OK("check", "e.trf")->out, "1 file, 2 rounds, no discrepancy.");
	ck_assert(json_is_valid(CLI_OK("pair", "e.trf", "--json")->out));
	/* the boards of the report are those that the event has on its board */
	pairs = strdup(CLI_OK("pair", "e.trf")->out);
	ck_assert_ptr_nonnull(pairs);
	ck_assert_int_eq(atoi(pairs), 6);
	ck_assert_str_eq(CLI_OK("pair", "--system", systems[_i], "e.trf")->out, pairs);
	for (const char *at = strchr(pairs, '\n') + 1; *at; at += used) {
		ck_assert_int_eq(sscanf(at, "%d %d\n%n", &white, &black, &used), 2);
		snprintf(found, sizeof(found), "{\"white\": %d, \"black\": %d,", white, black);
		cli_has(CLI_OK("compare", "e.drawboard", "--systems", systems[_i], "--json")->out,
			found);
	}
	free((void *)pairs);
}
END_TEST

START_TEST(what_every_rule_book_makes_it_also_explains_and_checks)
{
	const char *const system = systems[_i];

	CLI_OK("generate", "--system", system, "--players", "13", "--rounds", "6", "--played", "3",
		"--seed", "5", "-o", "g.trf");
	cli_has(CLI_OK("check", "g.trf")->out, "1 file, 3 rounds, no discrepancy.");
	ck_assert_int_eq(atoi(CLI_OK("pair", "g.trf")->out), 7);
	ck_assert_int_gt(strlen(CLI_OK("why", "g.trf")->out), 100);
	ck_assert_int_gt(strlen(CLI_OK("why", "g.trf", "--round", "2", "1")->out), 40);
	ck_assert(json_is_valid(CLI_OK("why", "g.trf", "--json")->out));
	ck_assert(json_is_valid(CLI_OK("why", "g.trf", "--not-bye", "1", "--json")->out));
	cli_has(CLI_OK("compare", "g.trf")->out, system);
	cli_has(CLI_OK("audit", "g.trf")->out, "3 ");
	/* and by every other one */
	for (int i = 0; i < SYSTEMS; i++) {
		ck_assert_int_eq(atoi(CLI_OK("pair", "g.trf", "--system", systems[i])->out), 7);
		ck_assert_int_gt(strlen(CLI_OK("why", "g.trf", "--system", systems[i])->out), 100);
		CLI_OK("compare", "g.trf", "--system", systems[i]);
	}
}
END_TEST

START_TEST(a_report_drawn_for_comparison_only_becomes_an_event_of_another_book)
{
	CLI_OK("generate", "--system", "lazy", "--players", "8", "--rounds", "3", "-o", "l.trf");
	cli_has(CLI_OK("import", "l.drawboard", "l.trf")->err,
		"The report is drawn by lazy, which is for comparison only; the event is paired by "
		"dutch.");
	CLI_OK("verify", "l.drawboard");
	cli_says(3, cli_run("new", "n.drawboard", "--system", "lazy", "--rounds", "3", NULL),
		"comparison only");
}
END_TEST

START_TEST(the_evenings_of_a_club_are_called_so)
{
	make_event("gsrp");
	cli_has(CLI_OK("compare", "e.drawboard")->out, "Evening 3\n");
	cli_has(CLI_OK("compare", "e.trf")->out, "Evening 3\n");
	cli_has(cli_run("audit", "e.drawboard", NULL)->out, "2 evenings, 12 boards.");
	CLI_OK("import", "i.drawboard", "e.trf");
	cli_has(CLI_OK("compare", "i.drawboard", "--round", "2", "--json")->out,
		"\"grounds\": \"Evening 2 was imported with its draw: what it was made from is taken "
		"from the import.\"");
	cli_has(cli_run("audit", "i.drawboard", "--json", NULL)->out,
		"\"grounds\": \"Evenings were imported with their draws");
	cli_has(CLI_OK("why", "i.drawboard", "--round", "2")->out,
		"Evening 2 was imported with its draw");
	cli_says(3, cli_run("compare", "e.drawboard", "--round", "9", NULL),
		"There is no evening 9 to look at: the last one is evening 3.");
}
END_TEST

START_TEST(settings_of_reports_are_not_for_events)
{
	make_event("caa");
	cli_has(CLI_CODE(2, "why", "e.drawboard", "--system", "dutch")->err,
		"--system and --set are for reports");
	cli_has(CLI_CODE(2, "why", "e.trf", "--system", "nosuch")->err, "nosuch");
	cli_says(3, cli_run("why", "e.trf", "nobody", NULL), "nobody");
	CLI_OK("why", "e.trf", "--system", "gsrp", "--set", "games=2");
	cli_says(3, cli_run("why", "e.trf", "--set", "nosuch=2", NULL), "nosuch");
}
END_TEST

/* Schools 3: of two who are marked of three it is told when they are and in the draw. */
START_TEST(too_many_top_players_are_told_of)
{
	static const char words[] = "2 of 3 are top players: they should be no more than half (3).";

	CLI_OK("new", "t.drawboard", "--system", "schools", "--rounds", "5", "--lot", "white");
	CLI_OK("players", "t.drawboard", "add", "Adams, Alan", "--top", "yes");
	CLI_OK("players", "t.drawboard", "add", "Brown, Brian");
	ck_assert_str_eq(CLI_OK("players", "t.drawboard", "add", "Cairns, Carol")->err, "");
	cli_has(CLI_OK("players", "t.drawboard", "edit", "2", "--top", "yes")->err, words);
	cli_has(CLI_OK("pair", "t.drawboard")->out, words);
	CLI_OK("players", "t.drawboard", "edit", "2", "--top", "no");
	ck_assert(!strstr(CLI_OK("pair", "t.drawboard")->out, "top players"));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("systems");

	tcase_add_loop_test(
		tcase, every_question_has_the_same_answer_on_event_and_report, 0, EVENTS);
	tcase_add_loop_test(tcase, pair_and_check_agree_on_event_and_report, 0, EVENTS);
	tcase_add_loop_test(
		tcase, what_every_rule_book_makes_it_also_explains_and_checks, 0, SYSTEMS);
	tcase_add_test(tcase, a_report_drawn_for_comparison_only_becomes_an_event_of_another_book);
	tcase_add_test(tcase, the_evenings_of_a_club_are_called_so);
	tcase_add_test(tcase, too_many_top_players_are_told_of);
	tcase_add_test(tcase, settings_of_reports_are_not_for_events);
	tcase_set_timeout(tcase, 120);
	return cli_run_suite("cli systems", tcase);
}
