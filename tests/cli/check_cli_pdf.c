/* Lists as PDF, read back by poppler: letters, order, pages, fonts. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/pty/cli_run.h"

/* Alphabets of the players whom a congress has. */
static const char players[] =
	"name,grade\n\"O'Connor, Aisling\",2100\n\"Łukasiewicz, Zoë\",2050\n\"Παπαδόπουλος, Νίκος\",2000\n"
	"\"Смирнова, Ольга\",1950\n\"%PDF (x) \\ endobj\",1900\n\"<b>Bold</b>\",1850\n";

static void play_round(void)
{
	cli_write("p.csv", players);
	CLI_OK("new", "e.drw", "--system", "caa", "--rounds", "5", "--lot", "white", "--name",
		"Anytown & Co");
	CLI_OK("import", "e.drw", "p.csv");
	CLI_OK("pair", "e.drw");
	CLI_OK("publish", "e.drw");
}

/* What `program` says of a file; good until the next call. */
static const char *read_by(const char *program, const char *option, const char *file)
{
	static char text[1 << 16];
	size_t used = 0;
	ssize_t got;
	int ends[2], status;
	pid_t child;

	ck_assert_int_eq(pipe(ends), 0);
	child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0) {
		dup2(ends[1], STDOUT_FILENO);
		close(ends[0]);
		close(ends[1]);
		/* pdftotext writes to standard output for the name "-" */
		if (option)
			execlp(program, program, option, file, "-", (char *)NULL);
		else
			execlp(program, program, file, (char *)NULL);
		_exit(127);
	}
	close(ends[1]);
	while ((got = read(ends[0], text + used, sizeof(text) - 1 - used)) > 0)
		used += (size_t)got;
	text[used] = '\0';
	close(ends[0]);
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == 0, "%s failed", program);
	return text;
}

#ifdef HAVE_PDF

START_TEST(a_list_is_read_back_as_it_was_written)
{
	const char *text;

	play_round();
	CLI_OK("print", "e.drw", "names", "-o", "n.pdf");
	text = read_by("pdftotext", "-layout", "n.pdf");
	cli_has(text, "Anytown & Co");
	cli_has(text, "page 1 of 1");
	cli_has(text, "Round 1 of 5, by name");
	cli_has(text, "Printed 20");
	cli_has(text, "O'Connor, Aisling");
	cli_has(text, "Łukasiewicz, Zoë");
	cli_has(text, "Παπαδόπουλος, Νίκος");
	cli_has(text, "Смирнова, Ольга");
	cli_has(text, "%PDF (x) \\ endobj");
	cli_has(text, "<b>Bold</b>");
	ck_assert(strstr(text, "Łukasiewicz") < strstr(text, "O'Connor"));
	/* every font is inside the file: "emb sub uni" */
	text = read_by("pdffonts", NULL, "n.pdf");
	text = strchr(strchr(text, '\n') + 1, '\n') + 1;
	ck_assert_int_gt((int)strlen(text), 10);
	for (; *text; text = strchr(text, '\n') + 1)
		ck_assert_msg(strstr(text, " yes yes yes "), "%s", text);
}
END_TEST

START_TEST(long_lists_have_pages_of_the_size_asked_for)
{
	const char *text;

	CLI_OK("generate", "-o", "g.trf", "--seed", "2", "--players", "120", "--rounds", "7");
	CLI_OK("import", "g.drw", "g.trf");
	CLI_OK("print", "g.drw", "standings", "-o", "s.pdf", "--paper", "letter");
	text = read_by("pdfinfo", NULL, "s.pdf");
	cli_has(text, "(letter)");
	cli_has(read_by("pdftotext", "-layout", "s.pdf"), "page 2 of ");
	CLI_OK("print", "g.drw", "crosstable", "-o", "c.pdf");
	cli_has(read_by("pdfinfo", NULL, "c.pdf"), "(A4)");
	cli_has(read_by("pdftotext", "-layout", "c.pdf"), "Cross table after round 7 of 7");
	cli_says(2, CLI_CODE(2, "print", "g.drw", "names", "-o", "n.pdf", "--paper", "a3"),
		"--paper is a4 or letter, not \"a3\".");
}
END_TEST

/* Nothing is drawn off the page. */
START_TEST(a_table_that_is_too_wide_is_refused)
{
	CLI_OK("generate", "-o", "g.trf", "--seed", "2", "--players", "120", "--rounds", "58");
	CLI_OK("import", "g.drw", "g.trf");
	cli_says(1, CLI_CODE(1, "print", "g.drw", "crosstable", "-o", "c.pdf"),
		"The table is too wide for a page of paper");
	ck_assert_int_ne(access("c.pdf", F_OK), 0);
	CLI_OK("print", "g.drw", "crosstable", "-o", "c.html");
}
END_TEST

/* A disk that is full leaves the old list. */
START_TEST(a_failed_write_leaves_the_old_one)
{
	play_round();
	cli_says(4, CLI_CODE(4, "print", "e.drw", "names", "-o", "/dev/full/n.pdf"), "n.pdf");
	cli_says(4, CLI_CODE(4, "print", "e.drw", "protest", "--player", "1", "-o", "/dev/full"),
		"full");
}
END_TEST

#else

START_TEST(without_pdf_it_is_refused)
{
	play_round();
	cli_says(1, CLI_CODE(1, "print", "e.drw", "names", "-o", "n.pdf"),
		"This program was built without PDF");
	ck_assert_int_ne(access("n.pdf", F_OK), 0);
}
END_TEST

#endif

int main(void)
{
	TCase *tcase = tcase_create("PDF");

	tcase_set_timeout(tcase, 60);
#ifdef HAVE_PDF
	tcase_add_test(tcase, a_list_is_read_back_as_it_was_written);
	tcase_add_test(tcase, long_lists_have_pages_of_the_size_asked_for);
	tcase_add_test(tcase, a_table_that_is_too_wide_is_refused);
	tcase_add_test(tcase, a_failed_write_leaves_the_old_one);
#else
	tcase_add_test(tcase, without_pdf_it_is_refused);
#endif
	return cli_run_suite("cli_pdf", tcase);
}
