/* The paper fall-back by commands: cards and boards after each publication, in a folder. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

#ifdef HAVE_PDF
#define ENDING ".pdf"
#else
#define ENDING ".txt"
#endif

static const char event[] = "e.drawboard", stands[] = "What was done in the event stands.";

/* Four players and a folder beside the event. */
static void make(void)
{
	cli_write("p.csv",
		"name,grade\n\"Ash, Ann\",2000\n\"Birch, Bob\",1900\n\"Cedar, Cy\",1800\n\"Dale, Di\",1700\n");
	CLI_OK("new", event, "--system", "caa", "--rounds", "3", "--lot", "white", "--name",
		"Town");
	CLI_OK("import", event, "p.csv");
	ck_assert_int_eq(mkdir("stick", 0777), 0);
}

static bool is_there(const char *path)
{
	return access(path, F_OK) == 0;
}

/* Is the file there, and gone after that? So it is seen whether it is written again. */
static bool take(const char *path)
{
	return unlink(path) == 0;
}

static bool take_both(void)
{
	const bool cards = take("stick/e-cards" ENDING), boards = take("stick/e-boards" ENDING);

	return cards && boards;
}

START_TEST(each_publication_writes_cards_and_boards)
{
	make();
	cli_publish(event);
	ck_assert(!take_both());
	/* at once what there is, so that a wrong folder is known before it is needed */
	cli_has(CLI_OK("event", event, "set", "fall-back=stick")->out,
		"To go on by hand: cards and boards are in stick.");
	ck_assert(take_both());
	CLI_OK("result", event, "1", "1");
	ck_assert(!take_both());
	/* with the last result the cards have the whole round */
	CLI_OK("result", event, "2", "=");
	ck_assert(take_both());
	CLI_OK("pair", event);
	ck_assert(!take_both());
	cli_has(CLI_OK("publish", event)->out, "cards and boards are in stick.");
	ck_assert(take_both());
	/* taken back, published again, repaired, undone */
	CLI_OK("unpublish", event, "--reason", "late entry");
	ck_assert(take_both());
	CLI_OK("publish", event);
	ck_assert(take_both());
	CLI_OK("repair", event, "--colours", "1");
	ck_assert(!take_both());
	CLI_OK("undo", event, "--reason", "x");
	ck_assert(take_both());
	ck_assert(json_is_valid(CLI_OK("redo", event, "--json")->out));
	ck_assert(take_both());
	CLI_OK("event", event, "set", "fall-back=");
	CLI_OK("unpublish", event, "--reason", "x");
	ck_assert(!take_both());
}
END_TEST

START_TEST(what_cannot_be_written_undoes_nothing)
{
	const struct cli_result *result;

	make();
	/* named before it is there: kept, and said at once */
	result = CLI_OK("event", event, "set", "fall-back=nowhere");
	cli_has(result->err, "nowhere: There is no such folder.");
	cli_has(result->out, "fall-back               nowhere");
	CLI_OK("event", event, "set", "fall-back=stick");
	take_both();
	CLI_OK("pair", event);
	ck_assert_int_eq(rmdir("stick"), 0);
	result = CLI_OK("publish", event);
	cli_has(result->out, "Round 1 published.");
	cli_has(result->err, "stick: There is no such folder.");
	cli_has(result->err, stands);
	cli_has(result->out, "drawboard print e.drawboard fall-back\n");
	rename(event, "my club.drawboard");
	cli_has(CLI_OK("unpublish", "my club.drawboard", "--reason", "x")->out,
		"\nWhen the folder can be written again: drawboard print 'my club.drawboard' fall-back\n");
	CLI_OK("publish", "my club.drawboard");
	rename("my club.drawboard", event);
	cli_says(4, cli_run("print", event, "fall-back", NULL), "stick: There is no such folder.");
	cli_write("stick", "a file");
	cli_has(CLI_OK("unpublish", event, "--reason", "x")->err, "stick: That is no folder.");
	ck_assert_str_eq(cli_read("stick"), "a file");
	unlink("stick");
	mkdir("stick", 0777);
	cli_has(CLI_OK("publish", event)->out, "are in stick.");
	ck_assert(take_both());
	/* a folder in the place of a file, as good as one that cannot be written */
	mkdir("stick/e-cards" ENDING, 0777);
	result = CLI_OK("unpublish", event, "--reason", "x");
	cli_has(result->err, "stick, cards: It could not be written");
	ck_assert(!is_there("stick/e-boards" ENDING));
}
END_TEST

START_TEST(a_full_disk_leaves_the_file_that_was_there)
{
	make();
	CLI_OK("event", event, "set", "fall-back=stick");
	ck_assert(is_there("stick/e-cards" ENDING));
	cli_write("stick/e-cards" ENDING, "as it was");
	/* a device that is always full, by the name of what is set */
	if (symlink("/dev/full", "stick/e-boards" ENDING) != 0)
		return;
	take("stick/e-cards" ENDING);
	CLI_OK("pair", event);
	cli_has(CLI_OK("publish", event)->err,
		"stick, boards: It could not be written: the disk is full.");
	ck_assert(is_there("stick/e-cards" ENDING));
}
END_TEST

START_TEST(the_folder_is_found_wherever_the_program_was_started)
{
	char path[600], here[400], set[500];

	make();
	ck_assert_ptr_nonnull(getcwd(here, sizeof(here)));
	snprintf(path, sizeof(path), "%s/e.drawboard", here);
	ck_assert_int_eq(chdir("/"), 0);
	CLI_OK("event", path, "set", "fall-back=stick");
	ck_assert_int_eq(chdir(here), 0);
	ck_assert(take("stick/e-cards" ENDING));
	/* by its whole path, with signs that mean something elsewhere */
	mkdir("a %s $(b)'\"; c", 0777);
	snprintf(set, sizeof(set), "fall-back=%s/a %%s $(b)'\"; c", here);
	CLI_OK("event", event, "set", set);
	ck_assert(take("a %s $(b)'\"; c/e-cards" ENDING));
	setenv("HOME", here, 1);
	CLI_OK("event", event, "set", "fall-back=~/stick");
	ck_assert(take("stick/e-cards" ENDING));
	cli_says(3, cli_run("event", event, "set", "fall-back=a\033[2Jb", NULL),
		"Text without control characters is expected.");
	CLI_OK("event", event, "set", "fall-back=-o");
	cli_says(4, cli_run("print", event, "fall-back", NULL), "-o: There is no such folder.");
}
END_TEST

START_TEST(a_section_has_files_of_its_own)
{
	make();
	CLI_OK("section", event, "set", "name=Major");
	CLI_OK("section", event, "add", "Minor", "--system", "caa", "--rounds", "3", "--lot",
		"white");
	CLI_OK("import", event, "p.csv", "--section", "Minor");
	CLI_OK("event", event, "set", "fall-back=stick");
	ck_assert(take("stick/e-major-cards" ENDING) || take("stick/e-Major-cards" ENDING));
	ck_assert(take("stick/e-minor-cards" ENDING) || take("stick/e-Minor-cards" ENDING));
	/* the one that is published, alone */
	CLI_OK("pair", event, "--section", "Minor");
	CLI_OK("publish", event, "--section", "Minor");
	ck_assert(
		!is_there("stick/e-major-cards" ENDING) && !is_there("stick/e-Major-cards" ENDING));
	ck_assert(
		is_there("stick/e-minor-boards" ENDING) || is_there("stick/e-Minor-boards" ENDING));
	/* all of them by the command */
	CLI_OK("print", event, "fall-back");
	ck_assert(is_there("stick/e-major-cards" ENDING) || is_there("stick/e-Major-cards" ENDING));
}
END_TEST

START_TEST(plain_lines_say_it_and_reports_do_not)
{
	make();
	cli_has(cli_type(event, "event set fall-back=stick\npair\npublish\n"),
		"Round 1 published.");
	ck_assert(take_both());
	rmdir("stick");
	cli_has(cli_type(event, "print fall-back\nunpublish\n\"mistake\"\n"),
		"When the folder can be written again: print fall-back");
	CLI_OK("export", event, "--trf26", "-o", "e.trf");
	ck_assert_ptr_null(strstr(cli_read("e.trf"), "stick"));
}
END_TEST

START_TEST(without_a_folder_it_says_how_to_set_one)
{
	make();
	cli_says(1, cli_run("print", event, "fall-back", NULL),
		"No folder is set for it: event EVENT set fall-back=FOLDER names one.");
	CLI_CODE(2, "print", event, "fall-back", "-o", "x.pdf");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("fall back");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, each_publication_writes_cards_and_boards);
	tcase_add_test(tcase, what_cannot_be_written_undoes_nothing);
	tcase_add_test(tcase, a_full_disk_leaves_the_file_that_was_there);
	tcase_add_test(tcase, the_folder_is_found_wherever_the_program_was_started);
	tcase_add_test(tcase, a_section_has_files_of_its_own);
	tcase_add_test(tcase, plain_lines_say_it_and_reports_do_not);
	tcase_add_test(tcase, without_a_folder_it_says_how_to_set_one);
	return cli_run_suite("fall back", tcase);
}
