/* Every small event of cases/caa-random through `drawboard pair --system caa`. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/fault/whole_file.h"
#include "support/pty/cli_run.h"

static const char *const cases = TESTS_DIR "/cases/caa-random";

enum { BOARDS = 16 };

/* The lines "WHITE BLACK" of a text. */
static int read_boards(const char *text, char boards[BOARDS][16])
{
	int count = 0, white, black, used;

	while (count < BOARDS && sscanf(text, "%d %d %n", &white, &black, &used) == 2) {
		snprintf(boards[count++], 16, "%d %d", white, black);
		text += used;
	}
	return count;
}

static bool has(char boards[BOARDS][16], int count, const char *board)
{
	for (int i = 0; i < count; i++) {
		if (!strcmp(boards[i], board))
			return true;
	}
	return false;
}

static void check_case(const char *name, const char *expected)
{
	const struct cli_result *result = CLI_OK("pair", "--system", "caa", name);
	char got[BOARDS][16], want[BOARDS][16];
	int boards, used, count = read_boards(expected, want);

	ck_assert_int_eq(sscanf(result->out, "%d %n", &boards, &used), 1);
	ck_assert_int_eq(boards, count);
	ck_assert_int_eq(read_boards(result->out + used, got), count);
	for (int i = 0; i < count; i++)
		ck_assert_msg(has(got, count, want[i]), "%s: no board %s in\n%s", name, want[i],
			result->out);
}

START_TEST(every_random_event_is_paired_as_expected)
{
	DIR *folder = opendir(cases);
	struct dirent *entry;
	int count = 0;

	ck_assert_ptr_nonnull(folder);
	while ((entry = readdir(folder)) != NULL) {
		char trf[512], expect[512];
		size_t length = strlen(entry->d_name);

		if (length < 5 || length > 200 || strcmp(entry->d_name + length - 4, ".trf") != 0)
			continue;
		snprintf(trf, sizeof(trf), "%s/%s", cases, entry->d_name);
		snprintf(expect, sizeof(expect), "%s/%.*s.expect", cases, (int)length - 4,
			entry->d_name);
		check_case(trf, cli_read(expect));
		count++;
	}
	closedir(folder);
	ck_assert_int_ge(count, 180);
}
END_TEST

/* The case, in which 9 has had a half-point bye, with a line of its own. */
static const char *paired_with(const char *line)
{
	static char text[8192];
	char path[512];

	snprintf(path, sizeof(path), "%s/c900020_p10_r5.trf", cases);
	snprintf(text, sizeof(text), "%s%s", whole_file(path, NULL), line);
	cli_write("of.trf", text);
	return CLI_OK("pair", "of.trf", "--system", "caa")->out;
}

/* CAA 6: a report of ours with rounds that does not say who is spared is of the older reading. */
START_TEST(rounds_of_a_remark_without_bye_spares_keep_the_older_reading)
{
	cli_has(paired_with("### drawboard: system caa\n"), "\n9 0\n");
	cli_has(paired_with("### drawboard: system caa bye_spares=full\n"), "\n9 0\n");
	cli_has(paired_with("### drawboard: system caa bye_spares=all\n"), "\n10 0\n");
	/* another program's report has no reading of ours */
	cli_has(paired_with(""), "\n10 0\n");
	CLI_OK("import", "e.drw", "of.trf", "--system", "caa");
	cli_has(CLI_OK("export", "e.drw")->out, "### drawboard: system caa bye_spares=all");
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("cases");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, every_random_event_is_paired_as_expected);
	tcase_add_test(tcase, rounds_of_a_remark_without_bye_spares_keep_the_older_reading);
	return cli_run_suite("cli_cases", tcase);
}
