/* What doctor says of terminal, printer, disk and clock; and what the shell completes. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "app/app.h"
#include "support/long_run.h"
#include "support/pty/cli_run.h"
#include "support/pty/pty.h"

/* A program of that name, found before any other. */
static void put_program(const char *name, const char *text)
{
	char path[4096], folder[2048];

	ck_assert_ptr_nonnull(getcwd(folder, sizeof(folder)));
	cli_write(name, text);
	ck_assert_int_eq(chmod(name, 0755), 0);
	snprintf(path, sizeof(path), "%s:%s", folder, getenv("PATH"));
	setenv("PATH", path, 1);
}

START_TEST(ten_lines_say_what_is_good_and_what_to_do)
{
	const char *text = CLI_OK("doctor")->out;
	int lines = 0;

	/* an answer that is longer goes on in a line of its own, below where it begins */
	for (const char *at = text; *at; at = strchr(at, '\n') + 1) {
		ck_assert_int_le((int)strcspn(at, "\n"), 80);
		lines += *at != ' ';
	}
	ck_assert_int_eq(lines, 10);
	cli_has(text, "Program   good  drawboard ");
	cli_has(text, "Terminal  note  This call has none");
	cli_has(text, "Colours   note  How many cannot be known without a terminal.\n");
	cli_has(text, "Mouse     note  Whether there is one cannot be known without a terminal.\n");
	cli_has(text, "Disk      good");
	cli_has(text, "Clock     good");
}
END_TEST

START_TEST(the_printer_is_asked_for)
{
	put_program("lpstat",
		"#!/bin/sh\n[ \"$LC_ALL\" = C.UTF-8 ] || exit 1\n"
		"echo 'system default destination: Hall\033[31m'\n");
	cli_has(CLI_OK("doctor")->out, "Printer   good  \"Hall?[31m\" is the default.\n");
	put_program("lpstat", "#!/bin/sh\necho 'no system default destination'\n");
	cli_has(CLI_OK("doctor")->out, "Printer   note  None is the default");
	put_program("lpstat", "#!/bin/sh\necho 'lpstat: Bad file descriptor' >&2\nexit 1\n");
	cli_has(CLI_OK("doctor")->out, "Printer   note  The spooler does not answer");
	put_program("lpstat", "#!/bin/sh\nexec sleep 60\n");
	cli_has(CLI_OK("doctor")->out, "Printer   note  The spooler does not answer");
}
END_TEST

/* Root may write everywhere but here. */
START_TEST(a_disk_that_cannot_be_written_is_told)
{
	ck_assert_int_eq(
		system("here=$PWD; cd /proc && " DRAWBOARD_PROGRAM " doctor >\"$here/out.txt\""),
		1 << 8);
	cli_has(cli_read("out.txt"), "Disk      mend  An event cannot be written here: ");
}
END_TEST

/* The clock of this test alone: of the event that it makes, not of the program that it runs. */
static time_t ahead;

time_t time(time_t *at)
{
	struct timespec now;

	clock_gettime(CLOCK_REALTIME, &now);
	if (at)
		*at = now.tv_sec + ahead;
	return now.tv_sec + ahead;
}

START_TEST(a_clock_behind_the_event_is_told)
{
	const struct app_new made = {.path = "e.drw", .name = "E", .system = "caa", .rounds = 5};
	struct error error;
	struct app *app;

	CLI_OK("new", "now.drw", "--system", "caa", "--rounds", "5");
	cli_has(CLI_OK("doctor", "now.drw")->out, "Clock     good");
	ahead = 24L * 3600;
	ck_assert_int_eq(app_create(&made, &app, &error), STATUS_OK);
	app_close(app);
	cli_has(CLI_CODE(1, "doctor", "e.drw")->out, ": earlier than the last action in the");
	CLI_CODE(4, "doctor", "nothing.drw");
}
END_TEST

START_TEST(a_small_window_and_an_unknown_terminal_are_told)
{
	const char *const call[] = {DRAWBOARD_PROGRAM, "doctor", NULL};
	const char *const settings[] = {"TERM=unheard-of", NULL};
	struct pty *pty = pty_start_program(call, 20, 60, settings);

	pty_expect(pty, "Terminal  mend  TERM is \"unheard-of\"");
	pty_expect(pty, "Window    mend  60 by 20; the draw board needs 80 by 24");
	pty_free(pty);
}
END_TEST

/* The completion of bash: the words of a line, and what stands in COMPREPLY then. */
static const char *completed(const char *words)
{
	char command[8192];

	snprintf(command, sizeof(command),
		"bash -c 'source %s/shell/drawboard.bash; COMP_WORDS=(%s); "
		"COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
		"_drawboard %s \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"; "
		"printf \"%%s \" \"${COMPREPLY[@]}\"' >out.txt 2>err.txt",
		DATA_DIR, words, DRAWBOARD_PROGRAM);
	ck_assert_int_eq(system(command), 0);
	return cli_read("out.txt");
}

START_TEST(the_shell_completes_what_the_program_knows)
{
	ck_assert_str_eq(completed("drawboard publ"), "publish ");
	ck_assert_str_eq(completed("drawboard help stan"), "standings ");
	ck_assert_str_eq(completed("drawboard new e.drw --system c"), "caa ");
	ck_assert_str_eq(completed("drawboard print e.drw cross"), "crosstable ");
	ck_assert_str_eq(completed("drawboard section e.drw mer"), "merge ");
	ck_assert_str_eq(completed("drawboard result --over"), "--overwrite ");
	cli_write("one event.drawboard", "");
	ck_assert_str_eq(completed("drawboard one"), "one event.drawboard ");
	ck_assert_str_eq(completed("drawboard pair one"), "one event.drawboard ");
}
END_TEST

/* The key comes by itself: with the letters before it zsh takes it for a part of a paste. */
static void press_tab(struct pty *pty, const char *typed, const char *completed_line)
{
	pty_send(pty, typed);
	pty_expect(pty, typed);
	pty_send(pty, "\t");
	pty_expect(pty, completed_line);
}

/* Its file finds that of bash below the same prefix. Typed, with Tab, at the prompt. */
START_TEST(zsh_completes_by_the_same_file)
{
	static const char *const call[] = {"/usr/bin/env", "zsh", "-f", "-i", NULL};
	struct pty *pty;

	if (!long_run("zsh", "zsh: command -v zsh", NULL))
		return;
	ck_assert_int_eq(system("mkdir -p bin share/zsh/site-functions "
				"share/bash-completion/completions && "
				"ln -s " DRAWBOARD_PROGRAM " bin/drawboard && "
				"cp " DATA_DIR "/shell/_drawboard share/zsh/site-functions && "
				"cp " DATA_DIR "/shell/drawboard.bash "
				"share/bash-completion/completions/drawboard"),
		0);
	cli_write("one event.drawboard", "");
	pty = pty_start_program(call, 24, 80, NULL);
	pty_send(pty,
		"PS1='ready> ' PATH=$PWD/bin:$PATH fpath=($PWD/share/zsh/site-functions $fpath)\r");
	pty_expect_row(pty, 1, "ready>");
	pty_send(pty, "autoload -U compinit; compinit -D -u; clear\r");
	pty_expect_at(pty, 0, 0, "ready>");
	press_tab(pty, "drawboard publ", "drawboard publish");
	press_tab(pty, "one", "drawboard publish one\\ event.drawboard");
	pty_send(pty, "\x15");
	press_tab(pty, "drawboard print x cross", "drawboard print x crosstable");
	pty_send(pty, "\x15");
	press_tab(pty, "drawboard result --over", "drawboard result --overwrite");
	pty_free(pty);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("doctor");

	tcase_add_test(tcase, ten_lines_say_what_is_good_and_what_to_do);
	tcase_add_test(tcase, the_printer_is_asked_for);
	tcase_add_test(tcase, a_disk_that_cannot_be_written_is_told);
	tcase_add_test(tcase, a_clock_behind_the_event_is_told);
	tcase_add_test(tcase, a_small_window_and_an_unknown_terminal_are_told);
	tcase_add_test(tcase, the_shell_completes_what_the_program_knows);
	tcase_add_test(tcase, zsh_completes_by_the_same_file);
	return cli_run_suite("cli_doctor", tcase);
}
