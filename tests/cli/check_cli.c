/* The commands: what they print, how they are called, and their exit codes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

static const char *const commands[] = {"new", "import", "players", "pair", "publish", "result",
	"standings", "print", "export", "undo", "redo", "verify", "why", "unpublish", "unpair",
	"hand", "move", "pin", "journal"};

static const char *const list =
	"name,grade,club,byes\n\"Adams, A\",2000,AA,2:half\n\"Brown, B\",1900,,\n"
	"\"Cairns, C\",1800,,\n\"Drew, D\",1700,,\n\"Edwards, E\",1600,,\n\"Findley, F\",1500,,\n";

static void event_made(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv", list);
	CLI_OK("import", "e.drw", "list.csv");
}

static void round_published(void)
{
	event_made();
	cli_publish("e.drw");
}

START_TEST(version_and_help_are_printed)
{
	cli_has(CLI_OK("--version")->out, "drawboard ");
	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++) {
		char usage[32];

		cli_has(CLI_OK("help")->out, commands[i]);
		cli_has(CLI_OK("--help")->out, commands[i]);
		snprintf(usage, sizeof(usage), "Usage: drawboard %s", commands[i]);
		cli_has(CLI_OK("help", commands[i])->out, usage);
		cli_has(CLI_OK(commands[i], "--help")->out, usage);
		cli_has(CLI_OK(commands[i], "x", "y", "z", "-h")->out, "--help");
		cli_says(2, cli_run(commands[i], "--no-such-option", NULL),
			"There is no option --no-such-option");
	}
	cli_has(CLI_OK("x.drw", "--help")->out, "--no-mouse");
}
END_TEST

START_TEST(wrong_calls_are_told_what_was_meant)
{
	cli_expect(2, cli_run(NULL, NULL));
	cli_says(2, cli_run("resutl", NULL), "did you mean result?");
	cli_says(2, cli_run("stand", NULL), "did you mean standings?");
	cli_says(
		2, cli_run("withdraw", "e.drw", "3", NULL), "did you mean players EVENT withdraw?");
	cli_says(2, cli_run("bye", NULL), "did you mean players EVENT bye or move EVENT bye?");
	cli_says(2, cli_run("crosstable", NULL), "did you mean print EVENT crosstable?");
	cli_says(2, cli_run("load", NULL), "did you mean lists EVENT load?");
	/* what may stand behind an option is no word of a command */
	ck_assert_ptr_null(strstr(cli_run("white", NULL)->err, "EVENT white"));
	cli_says(2, cli_run("qqqqqq", NULL), "neither a command nor a file");
	cli_says(2, cli_run("help", "pubish", NULL), "did you mean publish?");
	cli_says(2, cli_run("new", "e.drw", "--sytem", "caa", NULL), "did you mean --system?");
	cli_says(2, cli_run("new", "e.drw", "--rounds", "5", NULL), "--system is missing");
	cli_says(2, cli_run("new", "e.drw", "--system", "caa", NULL), "--rounds is missing");
	cli_says(2, cli_run("new", "e.drw", "--system", "cca", "--rounds", "5", NULL),
		"try --system caa");
	cli_says(2, cli_run("new", "e.drw", "--system", "caa", "--rounds", "many", NULL),
		"--rounds takes a number");
	cli_says(2, cli_run("new", "e.drw", "--system", "caa", "--rounds", NULL),
		"--rounds needs a value");
	cli_says(2, cli_run("new", "e.drw", "--system", "caa", "--system", "caa", NULL),
		"given twice");
	cli_says(2, cli_run("new", "e.drw", "--system=caa", "-r5", "--lot", "red", NULL),
		"--lot is white, black or a year");
	cli_says(2, cli_run("new", "a", "b", NULL), "\"b\" is too much");
	cli_says(2, cli_run("verify", "e.drw", "--json=yes", NULL), "takes no value");
	cli_says(2, cli_run("import", "e.drw", NULL), "LIST.csv is missing");
	cli_says(2, cli_run("print", "e.drw", NULL),
		"One of the words below is missing after EVENT.\nUsage");
	cli_says(2, cli_run("move", "e.drw", NULL),
		"One of the words below is missing after EVENT.\nUsage");
	cli_says(2, cli_run("result", "e.drw", "x", "1", NULL), "A board is a number from 1");
	cli_says(2, cli_run("result", "e.drw", "1", "won", NULL),
		"is no result. It is one of: 1 White");
	cli_has(cli_run("result", "e.drw", "1", "won", NULL)->err,
		"-- neither did, 00 both lose, 1/2-0 or");
	/*
	 * a name that ends with a full stop ends the sentence too, on standard error and in the
	 * program
	 */
	cli_says(2, cli_run("generate", "--config", "e.V.", "-o", "e.V.", NULL),
		"is read: e.V.\nUsage");
	cli_says(2, cli_run("print", "e.drw", "board", NULL), "did you mean boards?");
	cli_says(2, cli_run("print", "e.drw", "boards", "-o", "x", "--printer", "y", NULL),
		"exclude");
	cli_says(2, cli_run("pair", "--system", "dutchy", "x.trf", NULL), "no rule book");
	/* of those that can be chosen there */
	cli_says(2, cli_run("pair", "--system", "other", "x.trf", NULL), ", uscf, berger, lazy.");
	cli_says(2, cli_run("new", "n.drw", "--system", "other", NULL), "gsrp, uscf, berger.");
	cli_says(2, cli_run("new", "n.drw", "--system", "lasy", NULL), "gsrp, uscf, berger.");
	cli_says(2, cli_run("practice", "--new", "--system", "other", NULL), "gsrp, uscf, berger.");
	cli_says(2, cli_run("e.drw", "--no-mose", NULL), "did you mean --no-mouse?");
	cli_says(2, cli_run("why", "e.drw", "1", "2", NULL), "\"2\" is too much");
	event_made();
	cli_says(2, cli_run("players", "e.drw", "ad", "X", NULL), "did you mean add?");
	cli_says(2, cli_run("players", "e.drw", "bye", "1", "2:third", NULL), "is no bye");
	/* an event has at most so many rounds, wherever one is named */
	cli_says(2, cli_run("players", "e.drw", "bye", "1", "61:half", NULL),
		"a round from 1 to 60");
	cli_says(2, cli_run("rounds", "e.drw", "61", NULL), "from 1 to 60, not \"61\"");
	cli_says(2, cli_run("new", "f.drw", "--system", "caa", "--rounds", "61", NULL),
		"from 1 to 60, not \"61\"");
	cli_write("f.trf", "012 X\nXXR 61\n001    1      A\n001    2      B\n");
	cli_says(2, cli_run("import", "f.drw", "f.trf", "--rounds", "61", NULL), "from 1 to 60");
	cli_says(3, cli_run("import", "f.drw", "f.trf", NULL),
		"The report has 61 rounds, an event at most 60");
	cli_write("f.csv", "name,enters\nLate,61\n");
	cli_says(3, cli_run("import", "e.drw", "f.csv", NULL), "expected a round from 1 to 60");
	cli_says(2, cli_run("players", "e.drw", "bye", "1", NULL), "Bye takes");
	cli_says(2, cli_run("players", "e.drw", "edit", NULL), "Which player? edit needs one");
	cli_says(2, cli_run("players", "e.drw", "edit", "1", "--pin", "3", NULL), "do not change");
	cli_says(2, cli_run("standings", "e.drw", "--round", "6", NULL), "from 1 to 5");
}
END_TEST

START_TEST(a_new_event_is_made_once)
{
	const struct cli_result *result = CLI_OK("new", "Easter Open.drw", "--system", "caa",
		"--rounds", "7", "--lot", "black", "--json");

	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"name\": \"Easter Open\"");
	cli_has(result->out, "\"lot\": \"black\"");
	cli_says(4, cli_run("new", "Easter Open.drw", "--system", "caa", "--rounds", "7", NULL),
		"Easter Open.drw");
	cli_says(4,
		cli_run("new", "no/such/folder/e.drw", "--system", "caa", "--rounds", "7", NULL),
		"no/such/folder");
	cli_says(3,
		cli_run("new", "b.drw", "--system", "caa", "--rounds", "7", "--set", "clubs=99",
			NULL),
		"0 to 60");
	CLI_OK("new", "b.drw", "--system", "caa", "--rounds", "7", "--set", "clubs=2 defaults=0");
	cli_has(CLI_OK("new", "c", "--system", "caa", "--rounds", "7", "--name", "Ünal \"Q\" Cup")
			->out,
		"Ünal \"Q\" Cup");
}
END_TEST

START_TEST(files_that_are_no_events_are_told)
{
	cli_write("text.drw", "name,grade\n");
	cli_write("empty.drw", "");
	for (size_t i = 2; i < sizeof(commands) / sizeof(commands[0]); i++) {
		const char *words[3] = {NULL, NULL, NULL};

		if (!strcmp(commands[i], "result")) {
			words[0] = "1";
			words[1] = "1";
		} else if (!strcmp(commands[i], "print")) {
			words[0] = "boards";
		} else if (!strcmp(commands[i], "move")) {
			words[0] = "turn";
			words[1] = "1";
		} else if (!strcmp(commands[i], "pin")) {
			words[0] = "1";
		}
		cli_says(4, cli_run(commands[i], "missing.drw", words[0], words[1], NULL),
			"missing.drw");
		cli_says(4, cli_run(commands[i], "text.drw", words[0], words[1], NULL), "text.drw");
		cli_says(4, cli_run(commands[i], "empty.drw", words[0], words[1], NULL),
			"empty.drw");
	}
	cli_says(4, cli_run("missing.drw", NULL), "missing.drw");
	ck_assert_int_ne(access("missing.drw", F_OK), 0);
}
END_TEST

START_TEST(a_bad_list_names_line_column_and_what_was_expected)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("bad.csv", "name,grade\n\"Good, G\",1500\n\"Bad, B\",strong\n");
	cli_says(3, cli_run("import", "e.drw", "bad.csv", NULL), "bad.csv: ");
	cli_has(CLI_CODE(3, "import", "e.drw", "bad.csv")->err, "ine 3");
	cli_has(CLI_CODE(3, "import", "e.drw", "bad.csv")->err, "olumn");
	cli_has(CLI_CODE(3, "import", "e.drw", "bad.csv")->err, "strong");
	ck_assert_str_eq(CLI_OK("players", "e.drw")->out, "");
	cli_write("hostile.csv", "name\n\"Bell\a \033[2J\"\n");
	cli_expect(3, cli_run("import", "e.drw", "hostile.csv", NULL));
	ck_assert_ptr_null(strchr(cli_run("import", "e.drw", "hostile.csv", NULL)->err, '\033'));
	cli_says(4, cli_run("import", "e.drw", "none.csv", NULL), "none.csv");
	cli_says(4, cli_run("import", "e.drw", ".", NULL), "could not be");
	cli_write("extra.csv", "name,shoe size\n\"Adams, A\",45\n");
	cli_has(CLI_OK("import", "e.drw", "extra.csv")->err, "shoe size");
	ck_assert(json_is_valid(CLI_OK("players", "e.drw", "--json")->out));
}
END_TEST

START_TEST(a_bad_report_names_its_line)
{
	cli_write("bad.trf", "012 Event\n001    1      Adams                             abc\n");
	cli_says(3, cli_run("pair", "--system", "caa", "bad.trf", NULL), "bad.trf: ");
	cli_has(CLI_CODE(3, "pair", "--system", "caa", "bad.trf")->err, "ine 2");
	cli_says(4, cli_run("pair", "--system", "caa", "none.trf", NULL), "none.trf");
}
END_TEST

START_TEST(a_report_is_paired_as_lines_or_json)
{
	const struct cli_result *result;

	cli_write("four.trf",
		"001    1      A                                 2000                             0.0    1\n"
		"001    2      B                                 1900                             0.0    2\n"
		"001    3      C                                 1800                             0.0    3\n"
		"XXR 5\nXXC black1\n");
	ck_assert_str_eq(CLI_OK("pair", "--system", "caa", "four.trf")->out, "2\n3 1\n2 0\n");
	result = CLI_OK("pair", "--system", "caa", "four.trf", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "[3, 1]");
}
END_TEST

START_TEST(no_legal_draw_is_exit_status_1)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_says(1, cli_run("pair", "e.drw", NULL), "no players yet");
	cli_write("list.csv", "name\nA\nB\n");
	CLI_OK("import", "e.drw", "list.csv");
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	cli_says(1, cli_run("pair", "e.drw", NULL), "(1)");
}
END_TEST

START_TEST(players_are_listed_and_changed)
{
	const struct cli_result *result;

	event_made();
	result = CLI_OK("players", "e.drw", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"pin\": 1, \"place\": \"\", \"name\": \"Adams, A\"");
	cli_has(result->out, "\"byes\": [{\"round\": 2, \"kind\": \"half\"}]");
	cli_has(CLI_OK("players", "e.drw", "add", "Young, Y", "--grade", "2100", "--club", "YY",
			"-t", "FM")
			->out,
		"   1 ");
	result = CLI_OK("players", "e.drw", "edit", "young", "--grade", "1000");
	cli_has(result->out, "   7      FM  Young, Y");
	/* he alone */
	ck_assert_ptr_null(strstr(result->out, "Adams, A"));
	cli_has(CLI_OK("players", "e.drw", "bye", "Drew", "3:half", "4:zero")->out,
		"3:half 4:zero");
	/* one action: undone at once, and all of it is refused where one round is */
	CLI_OK("undo", "e.drw");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw")->out, "3:half"));
	cli_says(3, cli_run("players", "e.drw", "bye", "4", "3:half", "4:none", NULL),
		"has no bye booked for round 4");
	ck_assert_ptr_null(strstr(CLI_OK("players", "e.drw")->out, "3:half"));
	CLI_OK("players", "e.drw", "bye", "Drew", "3:half", "4:zero");
	cli_has(CLI_OK("journal", "e.drw")->out,
		": half-point bye in round 3, zero-point bye in round 4");
	cli_has(CLI_OK("players", "e.drw", "bye", "4", "4:none")->out, "3:half\n");
	cli_has(CLI_OK("players", "e.drw", "withdraw", "6", "--from", "4")->out,
		"out from round 4");
	CLI_OK("players", "e.drw", "return", "6");
	cli_says(3, cli_run("players", "e.drw", "bye", "99", "1:half", NULL),
		"There is no player \"99\": the numbers go up to ");
	cli_says(3, cli_run("players", "e.drw", "bye", "Zz", "1:half", NULL), "begins with \"Zz\"");
	cli_says(1, cli_run("players", "e.drw", "return", "6", NULL), "not withdrawn");
	CLI_OK("players", "e.drw", "add", "Adair, X");
	cli_says(3, cli_run("players", "e.drw", "withdraw", "Ada", NULL), "Give the PIN");
	cli_says(2, cli_run("players", "e.drw", "add", "X", "--club", "bell\a", NULL),
		"control characters");
	cli_says(3, cli_run("players", "e.drw", "add", "X\033[31m", NULL), "control characters");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(a_round_runs_from_draw_to_standings)
{
	const struct cli_result *result;

	event_made();
	result = CLI_OK("pair", "e.drw");
	cli_has(result->out, "Round 1 of 5: proposed");
	cli_has(result->out, "Adams, A");
	ck_assert(json_is_valid(CLI_OK("pair", "e.drw", "--json")->out));
	cli_says(1, cli_run("result", "e.drw", "1", "1", NULL), "not published");
	cli_has(CLI_OK("publish", "e.drw")->out, "Round 1 published.");
	cli_says(1, cli_run("publish", "e.drw", NULL), "Round 1 is published");
	cli_says(1, cli_run("pair", "e.drw", NULL), "Round 1 is published");
	cli_has(CLI_OK("result", "e.drw", "1", "1")->out, "1 Adams, A 1-0 4 Drew, D; 2 to come");
	cli_says(1, cli_run("result", "e.drw", "1", "0", NULL),
		"has 1-0 already, not 0-1. If the new one is right: --overwrite.");
	CLI_OK("result", "e.drw", "1", "0", "--overwrite");
	cli_says(3, cli_run("result", "e.drw", "9", "1", NULL), "no board 9");
	CLI_OK("result", "e.drw", "2", "-+");
	result = CLI_OK("result", "e.drw", "3", "--", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(CLI_OK("result", "e.drw", "3", "=", "--overwrite")->out, "the round is complete");
	cli_has(CLI_OK("result", "e.drw", "--overwrite", "3", "--")->out,
		"3 Cairns, C 0-0 6 Findley, F by default");
	cli_has(CLI_OK("result", "e.drw", "3", "1/2", "--overwrite", "--round", "1")->out, "½-½");
	cli_has(CLI_OK("standings", "e.drw")->out, "after round 1");
	result = CLI_OK("standings", "e.drw", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"points\": 0.5");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(a_draw_against_the_rules_asks_for_its_reason)
{
	event_made();
	CLI_OK("pair", "e.drw");
	CLI_OK("players", "e.drw", "edit", "Findley", "--grade", "2200");
	cli_says(1, cli_run("publish", "e.drw", NULL), "not the rules'");
	CLI_OK("publish", "e.drw", "--reason", "cards were on the wall", "--json");
	CLI_OK("verify", "e.drw");
}
END_TEST

START_TEST(undo_and_redo_name_what_they_did)
{
	round_published();
	cli_says(1, cli_run("undo", "e.drw", NULL),
		"Say why round 1 is taken back: the reason is kept in the journal. Undo it with --reason TEXT.");
	cli_says(1, cli_run("undo", "e.drw", "--reason", "", NULL), "Say why round 1");
	cli_has(CLI_OK("undo", "e.drw", "--reason", "late")->out, "Undone: Round 1 published");
	cli_has(CLI_OK("redo", "e.drw")->out, "Done again: Round 1 published");
	cli_says(1, cli_run("redo", "e.drw", NULL), "nothing to redo");
	ck_assert(json_is_valid(CLI_OK("undo", "e.drw", "--reason", "late", "--json")->out));
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw");
	cli_says(1, cli_run("undo", "e.drw", NULL), "nothing to undo");
}
END_TEST

START_TEST(lists_go_to_output_file_and_printer)
{
	event_made();
	cli_says(1, cli_run("print", "e.drw", "boards", NULL), "not drawn yet");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("print", "e.drw", "boards")->out, "Adams, A");
	cli_has(CLI_OK("print", "e.drw", "names", "--width", "70")->out, "Findley, F");
	CLI_OK("print", "e.drw", "boards", "--round", "1", "-o", "boards.txt");
	cli_has(cli_read("boards.txt"), "Adams, A");
	cli_says(
		4, cli_run("print", "e.drw", "boards", "-o", "no/such/file", NULL), "no/such/file");
	cli_says(4, cli_run("print", "e.drw", "boards", "-o", "/dev/full", NULL),
		"could not be written");
	cli_says(2, cli_run("print", "e.drw", "boards", "--width", "10", NULL),
		"--width takes a number");
}
END_TEST

/* In the queue of the printer: round and section, also where none is named, as in plain lines. */
START_TEST(a_job_is_called_by_round_and_section)
{
	char here[300], path[2000];
	char *before = strdup(getenv("PATH"));

	event_made();
	cli_write("lp", "#!/bin/sh\nprintf '%s\\n' \"$*\" >>jobs\n");
	ck_assert_int_eq(chmod("lp", 0755), 0);
	snprintf(path, sizeof(path), "%s:%s", getcwd(here, sizeof(here)), before);
	setenv("PATH", path, 1);
	CLI_OK("print", "e.drw", "entries", "--printer", "hall");
	cli_has(cli_read("jobs"), "Round 1: entries");
	CLI_OK("section", "e.drw", "add", "Minor", "--system", "caa", "--rounds", "5");
	CLI_OK("standings", "e.drw", "--section", "Minor", "--printer", "hall");
	cli_has(cli_read("jobs"), "Before round 1 of Minor: standings");
	ck_assert_int_eq(unlink("jobs"), 0);
	cli_type("e.drw", "section Minor\nstandings --printer hall\n");
	cli_has(cli_read("jobs"), "Before round 1 of Minor: standings");
	CLI_OK("pair", "e.drw", "--section", "1");
	CLI_OK("publish", "e.drw", "--section", "1");
	CLI_OK("print", "e.drw", "names", "--all", "--printer", "hall");
	cli_has(cli_read("jobs"), "All sections: all-names");
	setenv("PATH", before, 1);
	free(before);
}
END_TEST

START_TEST(without_a_printer_the_text_is_kept)
{
	const struct cli_result *result;
	char *path;

	event_made();
	CLI_OK("pair", "e.drw");
	path = strdup(getenv("PATH"));
	setenv("PATH", "/nonexistent", 1);
	result = cli_run("print", "e.drw", "names", "--printer", "hall", NULL);
	cli_says(4, result, "e.drw");
	cli_has(cli_read("e-1-names.txt"), "Findley, F");
	/* each list has a file of its own, however it is asked for, and is written again to it */
	cli_says(4, CLI_CODE(4, "print", "e.drw", "names", "--printer", "hall"),
		"The list is in e-1-names.txt");
	CLI_CODE(4, "print", "e.drw", "sheets", "--player", "2", "--printer", "hall");
	CLI_CODE(4, "print", "e.drw", "entries", "--by", "club", "--printer", "hall");
	CLI_CODE(4, "print", "e.drw", "cards", "--blank", "3", "--printer", "hall");
	cli_has(cli_read("e-sheets-2.txt"), "Sheet");
	cli_has(cli_read("e-1-entries-by-club.txt"), "Entries by club");
	cli_has(cli_read("e-1-cards-blank-3.txt"), "Opponent");
	ck_assert_int_ne(access("e-1-names-2.txt", F_OK), 0);
	setenv("PATH", path, 1);
	free(path);
}
END_TEST

START_TEST(reasons_are_sentences_with_rules)
{
	const struct cli_result *result;

	event_made();
	cli_says(1, cli_run("why", "e.drw", NULL), "no draw yet");
	CLI_OK("pair", "e.drw");
	cli_has(CLI_OK("why", "e.drw")->out, "(12).");
	cli_has(CLI_OK("why", "e.drw", "1")->out, "1 Adams");
	cli_says(3, cli_run("why", "e.drw", "7", NULL), "no board 7");
	result = CLI_OK("why", "e.drw", "2", "--json");
	ck_assert(json_is_valid(result->out));
	cli_has(result->out, "\"board\": 2");
}
END_TEST

START_TEST(verify_finds_what_was_changed_behind_the_journal)
{
	const struct cli_result *result;

	round_published();
	cli_has(CLI_OK("verify", "e.drw")->out, "in order");
	ck_assert(json_is_valid(CLI_OK("verify", "e.drw", "--json")->out));
	if (system("command -v sqlite3 >/dev/null") != 0)
		return;
	ck_assert_int_eq(
		system("sqlite3 e.drw \"UPDATE player SET grade = 1234 WHERE pin = 1\""), 0);
	result = cli_expect(1, cli_run("verify", "e.drw", NULL));
	ck_assert_uint_gt(strlen(result->out), 10);
	ck_assert(json_is_valid(CLI_CODE(1, "verify", "e.drw", "--json")->out));
}
END_TEST

START_TEST(a_full_output_is_noticed)
{
	event_made();
	ck_assert_int_eq(
		WEXITSTATUS(system(DRAWBOARD_PROGRAM " players e.drw >/dev/full 2>err")), 4);
	cli_has(cli_read("err"), "standard output");
}
END_TEST

START_TEST(the_draw_board_needs_a_terminal)
{
	event_made();
	cli_says(4, cli_run("e.drw", "--ascii", NULL), "terminal");
}
END_TEST

START_TEST(any_file_name_is_an_event)
{
	cli_has(CLI_OK("new", "odd; name $(x) 'q'", "--system", "caa", "--rounds", "3", "--lot",
			"white")
			->out,
		"\nThe draw board: drawboard ./'odd; name $(x) '\\''q'\\'''"
		"\n");
	ck_assert_int_eq(access("odd; name $(x) 'q'", F_OK), 0);
	CLI_OK("players", "odd; name $(x) 'q'", "add", "--", "--Dash, D");
	cli_has(CLI_OK("players", "odd; name $(x) 'q'")->out, "--Dash, D");
	ck_assert_ptr_null(strchr(cli_run("verify", "bell\a\033.drw", NULL)->err, '\033'));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("commands");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, version_and_help_are_printed);
	tcase_add_test(tcase, wrong_calls_are_told_what_was_meant);
	tcase_add_test(tcase, a_new_event_is_made_once);
	tcase_add_test(tcase, files_that_are_no_events_are_told);
	tcase_add_test(tcase, a_bad_list_names_line_column_and_what_was_expected);
	tcase_add_test(tcase, a_bad_report_names_its_line);
	tcase_add_test(tcase, a_report_is_paired_as_lines_or_json);
	tcase_add_test(tcase, no_legal_draw_is_exit_status_1);
	tcase_add_test(tcase, players_are_listed_and_changed);
	tcase_add_test(tcase, a_round_runs_from_draw_to_standings);
	tcase_add_test(tcase, a_draw_against_the_rules_asks_for_its_reason);
	tcase_add_test(tcase, undo_and_redo_name_what_they_did);
	tcase_add_test(tcase, lists_go_to_output_file_and_printer);
	tcase_add_test(tcase, a_job_is_called_by_round_and_section);
	tcase_add_test(tcase, without_a_printer_the_text_is_kept);
	tcase_add_test(tcase, reasons_are_sentences_with_rules);
	tcase_add_test(tcase, verify_finds_what_was_changed_behind_the_journal);
	tcase_add_test(tcase, a_full_output_is_noticed);
	tcase_add_test(tcase, the_draw_board_needs_a_terminal);
	tcase_add_test(tcase, any_file_name_is_an_event);
	return cli_run_suite("cli", tcase);
}
