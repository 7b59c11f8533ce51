/* The journal by command: what was done, when and why, of all rounds or of one. */
#include <check.h>
#include <ctype.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

static void event_made(void)
{
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white");
	cli_write("list.csv",
		"name,grade\n\"Adams, A\",2000\n\"Brown, B\",1900\n\"Cairns, C\",1800\n\"Drew, D\",1700\n");
	CLI_OK("import", "e.drw", "list.csv");
}

/* The draw of round 1 is published with this reason, for one that is not the engine's. */
static void published_with(const char *reason)
{
	CLI_OK("pair", "e.drw");
	CLI_OK("move", "e.drw", "swap", "3", "4");
	CLI_OK("publish", "e.drw", "--reason", reason);
}

/* The entry with this number is this, behind the time. */
static void entry_is(const char *told, int number, const char *label)
{
	static const char clock[] = "dddd-dd-dd dd:dd:dd";
	char start[16];
	const char *line, *end;

	snprintf(start, sizeof(start), "%4d  ", number);
	line = strstr(told, start);
	ck_assert_msg(line && (line == told || line[-1] == '\n'), "%d: %s", number, told);
	line += strlen(start);
	for (size_t i = 0; clock[i]; i++, line++)
		ck_assert_msg(clock[i] == 'd' ? isdigit((unsigned char)*line) : clock[i] == *line,
			"no time: %s", line);
	end = strchr(line, '\n');
	ck_assert_ptr_nonnull(end);
	ck_assert_msg((size_t)(end - line) == strlen(label) + 2 &&
			!strncmp(line + 2, label, strlen(label)),
		"not \"%s\": %s", label, line);
}

START_TEST(all_that_was_done_is_told_in_order)
{
	const char *told;

	event_made();
	published_with("both asked for it");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("undo", "e.drw");
	CLI_OK("undo", "e.drw", "--reason", "wrong list");
	CLI_OK("redo", "e.drw");
	told = CLI_OK("journal", "e.drw")->out;
	entry_is(told, 1, "New event");
	entry_is(told, 2, "4 players imported");
	entry_is(told, 3, "Proposal for round 1");
	entry_is(told, 4, "3 Cairns and 4 Drew change seats");
	entry_is(told, 5, "Round 1 published: both asked for it");
	entry_is(told, 6, "Round 1, board 1: 1-0, 1 Adams v 4 Drew (undone)");
	entry_is(told, 7, "undo of 6: Round 1, board 1: 1-0, 1 Adams v 4 Drew");
	entry_is(told, 8, "undo of 5: Round 1 taken back: wrong list");
	entry_is(told, 9, "redo of 5: Round 1 published: both asked for it");
	told = CLI_OK("journal", "e.drw", "--json")->out;
	ck_assert(json_is_valid(told));
	cli_has(told,
		"\"kind\": \"undo\", \"of\": 6, \"label\": \"Round 1, board 1: 1-0, 1 Adams v 4 Drew\"");
	cli_has(told, "\"label\": \"Round 1, board 1: 1-0, 1 Adams v 4 Drew\", \"undone\": true}");
	cli_has(told, "Z\", \"kind\": \"do\", \"of\": null, \"label\": \"New event\"");
}
END_TEST

START_TEST(of_one_round_all_is_told_that_bears_on_it)
{
	const char *told;

	event_made();
	published_with("so");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("players", "e.drw", "bye", "4", "2:half");
	CLI_OK("players", "e.drw", "edit", "2", "--grade", "1950");
	CLI_OK("result", "e.drw", "2", "1");
	CLI_OK("players", "e.drw", "add", "Edwards, E");
	CLI_OK("pair", "e.drw");
	told = CLI_OK("journal", "e.drw", "--round", "2")->out;
	ck_assert_ptr_null(strstr(told, "ound 1"));
	ck_assert_ptr_null(strstr(told, "imported"));
	entry_is(told, 7, "4 Drew, D: half-point bye in round 2");
	ck_assert_ptr_null(strstr(told, "   8  "));
	cli_has(told, "Edwards");
	entry_is(told, 11, "Proposal for round 2");
	told = CLI_OK("journal", "e.drw", "--round", "1")->out;
	entry_is(told, 5, "Round 1 published: so");
	entry_is(told, 9, "Round 1, board 2: 1-0, 3 Cairns v 2 Brown");
	ck_assert_ptr_null(strstr(told, "round 2"));
	ck_assert_str_eq(CLI_OK("journal", "e.drw", "--round", "5")->out, "");
	cli_expect(2, cli_run("journal", "e.drw", "--round", "6", NULL));
}
END_TEST

/* However long they may be: those of a draw taken back are kept by the journal alone. */
START_TEST(reasons_are_told_whole)
{
	char reason[128], back[97], label[160];

	memset(reason, 'r', 126);
	strcpy(reason + 126, "!");
	memset(back, 'b', 95);
	strcpy(back + 95, "!");
	event_made();
	published_with(reason);
	snprintf(label, sizeof(label), "Round 1 published: %s", reason);
	entry_is(CLI_OK("journal", "e.drw")->out, 5, label);
	CLI_OK("result", "e.drw", "1", "1");
	cli_says(3, cli_run("unpublish", "e.drw", "--force", "--reason", reason, NULL),
		"at most 96 bytes");
	CLI_OK("unpublish", "e.drw", "--force", "--reason", back);
	snprintf(label, sizeof(label), "Round 1 taken back: %s", back);
	entry_is(CLI_OK("journal", "e.drw")->out, 7, label);
}
END_TEST

START_TEST(a_hostile_journal_is_told_clean)
{
	sqlite3 *db;
	const char *told;

	event_made();
	ck_assert_int_eq(sqlite3_open("e.drw", &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(db,
			"INSERT INTO action (id, time, kind, target, label) VALUES (3, 9223372036854775807, "
			"'do', NULL, 'a' || char(27) || '[2J' || char(10) || '   4  b')",
			NULL, NULL, NULL),
		SQLITE_OK);
	ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
	/* and that we did not write it */
	told = CLI_CODE(4, "journal", "e.drw")->out;
	ck_assert_ptr_null(strchr(told, '\x1b'));
	cli_has(told, "   3  ?                    a?[2J?   4  b\n");
	ck_assert(json_is_valid(CLI_CODE(4, "journal", "e.drw", "--json")->out));
	cli_expect(4, cli_run("journal", "nothing.drw", NULL));
}
END_TEST

/*
 * What a player has lost or won stands where it is asked for, and what was done about others not.
 */
START_TEST(the_actions_of_one_player_are_told)
{
	const char *told;

	event_made();
	cli_publish("e.drw");
	CLI_OK("result", "e.drw", "1", "1");
	CLI_OK("result", "e.drw", "2", "0");
	CLI_OK("players", "e.drw", "bye", "Drew", "2:half");
	told = CLI_OK("journal", "e.drw", "--player", "Drew")->out;
	cli_has(told, "4 players imported");
	cli_has(told, "board 2: 0-1");
	cli_has(told, "4 Drew");
	ck_assert_ptr_null(strstr(told, "board 1:"));
	ck_assert_ptr_null(strstr(
		CLI_OK("journal", "e.drw", "--player", "Drew", "--round", "2")->out, "board 2:"));
}
END_TEST

/* Back to before any entry the event is as it was then, and redo brings all of it back. */
START_TEST(back_to_an_entry_is_the_event_as_it_was)
{
	static const char *const done[][7] = {{"pair", "e.drw"}, {"publish", "e.drw"},
		{"result", "e.drw", "1", "1"}, {"result", "e.drw", "2", "0"},
		{"players", "e.drw", "bye", "Drew", "3:half"}, {"pair", "e.drw"},
		{"result", "e.drw", "1", "=", "--round", "1"}, {"pair", "e.drw"}};
	enum { DONE = sizeof(done) / sizeof(done[0]) };
	char *states[DONE + 1];
	int reached = 0;

	event_made();
	for (int i = 0; i <= DONE; i++) {
		states[i] = strdup(CLI_OK("export", "e.drw")->out);
		if (i == DONE)
			break;
		cli_run(done[i][0], done[i][1], done[i][2], done[i][3], done[i][4], done[i][5],
			done[i][6], NULL);
	}
	for (int i = DONE - 1; i >= 0; i--) {
		char entry[16];

		CLI_OK("backup", "e.drw", "b.drw");
		snprintf(entry, sizeof(entry), "%d", 3 + i);
		if (cli_run("undo", "b.drw", "--back-to", entry, "--reason", "why", NULL)->code ==
			0) {
			ck_assert_str_eq(CLI_OK("export", "b.drw")->out, states[i]);
			reached++;
		}
		CLI_OK("verify", "b.drw");
		ck_assert_int_eq(remove("b.drw"), 0);
		free(states[i]);
	}
	free(states[DONE]);
	ck_assert_int_ge(reached, 6);
	cli_says(1, CLI_CODE(1, "undo", "e.drw", "--back-to", "1"),
		"It made the event: before it there is nothing.");
	cli_says(3, CLI_CODE(3, "undo", "e.drw", "--back-to", "999"),
		"There is no action 999 in the journal.");
	/* nothing is undone where a reason is wanted further on */
	cli_has(CLI_CODE(1, "undo", "e.drw", "--back-to", "4")->err, "Undo it with --reason TEXT.");
	ck_assert_ptr_null(strstr(CLI_CODE(1, "undo", "e.drw", "--back-to", "4")->out, "Undone"));
	cli_says(2, CLI_CODE(2, "undo", "e.drw", "--back-to", "3", "--event"),
		"--back-to goes with --reason and --section alone.");
}
END_TEST

/* By the option, the environment, or neither; old entries have none. */
START_TEST(the_desk_stands_beside_what_was_done)
{
	char machine[65] = "";
	const char *told;

	event_made();
	CLI_OK("pair", "e.drw", "--desk", "hall-1");
	setenv("DRAWBOARD_DESK", "bar\x1b[1m", 1);
	CLI_OK("publish", "e.drw");
	CLI_OK("result", "e.drw", "1", "1", "--desk=hall-1");
	CLI_OK("undo", "e.drw");
	unsetenv("DRAWBOARD_DESK");
	CLI_OK("redo", "e.drw");
	setenv("DRAWBOARD_DESK", "", 1);
	told = CLI_OK("journal", "e.drw")->out;
	ck_assert_ptr_null(strchr(told, '\x1b'));
	cli_has(told, "  bar?[1m  ");
	cli_has(told, "  hall-1 ");
	/* the name of the machine where nobody gives one */
	ck_assert_int_eq(gethostname(machine, sizeof(machine) - 1), 0);
	machine[strcspn(machine, ".")] = '\0';
	machine[20] = '\0';
	cli_has(CLI_OK("journal", "e.drw", "--desk", machine)->out, "redo of 5: ");
	told = CLI_OK("journal", "e.drw", "--desk", "HALL")->out;
	cli_has(told, "hall-1  Proposal for round 1\n");
	cli_has(told, "hall-1  Round 1, board 1: 1-0, 1 Adams v 3 Cairns\n");
	ck_assert_ptr_null(strstr(told, "published"));
	ck_assert_str_eq(CLI_OK("journal", "e.drw", "--desk", "kitchen")->out, "");
	told = CLI_OK("journal", "e.drw", "--json")->out;
	ck_assert(json_is_valid(told));
	cli_has(told, "\"desk\": \"hall-1\"");
	cli_has(told, "\"desk\": null");
	cli_has(cli_type("e.drw", "journal --desk hall"), ", at hall-1, Proposal for round 1\n");
	cli_has(cli_type("e.drw", "result 2 1 --desk hall"),
		"--desk is given when the event is opened");
	cli_says(2, cli_run("pair", "e.drw", "--desk", NULL), "--desk needs a value: NAME.");
	CLI_OK("new", "n.drw", "--system", "caa", "--rounds", "3", "--desk", "hall-1");
	cli_has(CLI_OK("journal", "n.drw")->out, "hall-1  ");
	cli_says(2, cli_run("generate", "--desk", "hall-1", NULL), "--desk");
	cli_has(CLI_OK("verify", "e.drw")->out, "in order");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("journal");

	tcase_add_test(tcase, all_that_was_done_is_told_in_order);
	tcase_add_test(tcase, the_actions_of_one_player_are_told);
	tcase_add_test(tcase, back_to_an_entry_is_the_event_as_it_was);
	tcase_add_test(tcase, of_one_round_all_is_told_that_bears_on_it);
	tcase_add_test(tcase, reasons_are_told_whole);
	tcase_add_test(tcase, the_desk_stands_beside_what_was_done);
	tcase_add_test(tcase, a_hostile_journal_is_told_clean);
	return cli_run_suite("cli journal", tcase);
}
