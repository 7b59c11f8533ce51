/*
 * The pages of `site`, and the lists as HTML, in a browser: one of the long tests. Chromium walks
 * over all pages at the width of a phone and of a laptop (data/browser/look.html says what is
 * looked at), in the dark and in the light, and prints them; tidy reads them as HTML 5.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/fault/whole_file.h"
#include "support/long_run.h"
#include "support/pty/all_scripts.h"
#include "support/pty/cli_run.h"

enum { COMMAND = 1000 };

static bool can_run(void)
{
	return long_run("browser", "chromium: command -v chromium", "tidy: command -v tidy",
		"poppler-utils: command -v pdftotext", NULL);
}

/* Chromium with these options, a folder of its own and an end; what it says goes into a file. */
static void browse(const char *options, const char *file)
{
	char command[COMMAND];

	/* chromium refuses to run as root in its sandbox */
	snprintf(command, sizeof(command),
		"HOME=$PWD/home timeout -k 5 150 chromium --headless --disable-gpu %s "
		"--user-data-dir=$PWD/profile %s >%s 2>chromium.log",
		getuid() == 0 ? "--no-sandbox" : "", options, file);
	ck_assert_msg(system(command) == 0, "%s\n%s", command, cli_read("chromium.log"));
}

/* All pages that the first one leads to are as they should be; how many, in words. */
static void walk(const char *first, const char *light, const char *expected)
{
	char options[COMMAND], *report, *end;

	cli_write("look.html", whole_file(TESTS_DIR "/data/browser/look.html", NULL));
	snprintf(options, sizeof(options),
		"--allow-file-access-from-files --virtual-time-budget=120000 "
		"--blink-settings=preferredColorScheme=%d --dump-dom \"file://$PWD/look.html?%s\"",
		strcmp(light, "dark") == 0 ? 0 : 1, first);
	browse(options, "walked.html");
	report = whole_file("walked.html", NULL);
	report = strstr(report, "<pre id=\"report\">");
	ck_assert_ptr_nonnull(report);
	end = strstr(report, "</pre>");
	ck_assert_ptr_nonnull(end);
	*end = '\0';
	ck_assert_str_eq(report + strlen("<pre id=\"report\">"), expected);
}

/* Every page of the folder is HTML 5 without an error or a warning. */
static void tidy_reads(const char *folder)
{
	DIR *pages = opendir(folder);
	const struct dirent *entry;
	char command[COMMAND];
	int count = 0;

	ck_assert_ptr_nonnull(pages);
	while ((entry = readdir(pages)) != NULL) {
		if (!strstr(entry->d_name, ".html"))
			continue;
		snprintf(command, sizeof(command), "tidy -q -e %s/%s >tidy.log 2>&1", folder,
			entry->d_name);
		ck_assert_msg(system(command) == 0, "%s: %s", entry->d_name, cli_read("tidy.log"));
		count++;
	}
	closedir(pages);
	ck_assert_int_gt(count, 0);
}

START_TEST(the_pages_of_a_site_are_whole_on_phone_and_laptop)
{
	if (!can_run())
		return;
	all_scripts_event("e.drw", 2);
	CLI_OK("site", "e.drw", "-o", "web");
	walk("web/index.html", "light", "24 pages, light");
	walk("web/index.html", "dark", "24 pages, dark");
	tidy_reads("web");
}
END_TEST

/* Sections with hostile names, and one of which nothing is published. */
START_TEST(the_pages_of_sections_are_whole)
{
	if (!can_run())
		return;
	all_scripts_event("e.drw", 0);
	CLI_OK("section", "e.drw", "set", "name=<i>שחמט");
	CLI_OK("section", "e.drw", "add", "\"Minor\" & more", "--system", "dutch", "--rounds", "3");
	CLI_OK("players", "e.drw", "add", "Elder", "--section", "\"Minor\" & more");
	CLI_OK("site", "e.drw", "-o", "web", "--reload", "600");
	walk("web/index.html", "light", "26 pages, light");
	tidy_reads("web");
}
END_TEST

/* What `print` writes; the square table of everybody against everybody is wider than a phone. */
START_TEST(the_lists_as_html_are_whole)
{
	static const char *const lists[] = {"boards", "names", "standings", "crosstable",
		"wallchart", "sheets", "teams", "upsets", "ratings", "prizes", "entries", "byes",
		"players", "groups", "cards"};
	char first[2000] = "<!DOCTYPE html><title>lists</title><meta name=\"generator\">", file[60];

	if (!can_run())
		return;
	all_scripts_event("e.drw", 2);
	CLI_OK("prizes", "e.drw", "add", "100", "place=1", "name=<b>Best");
	CLI_OK("players", "e.drw", "withdraw", "1");
	CLI_OK("players", "e.drw", "withdraw", "17");
	ck_assert_int_eq(system("mkdir lists"), 0);
	for (size_t i = 0; i < sizeof(lists) / sizeof(lists[0]); i++) {
		snprintf(file, sizeof(file), "lists/%s.html", lists[i]);
		CLI_OK("print", "e.drw", lists[i], "-o", file);
		snprintf(first + strlen(first), sizeof(first) - strlen(first),
			"<a href=\"%s.html\">%s</a>\n", lists[i], lists[i]);
	}
	tidy_reads("lists");
	cli_write("lists/first.html", first);
	walk("lists/first.html", "light", "16 pages, light");
}
END_TEST

/* On paper: all columns, no links. */
START_TEST(a_page_prints_with_all_its_columns)
{
	const char *text;

	if (!can_run())
		return;
	all_scripts_event("e.drw", 2);
	CLI_OK("site", "e.drw", "-o", "web");
	browse("--no-pdf-header-footer --print-to-pdf=boards.pdf \"file://$PWD/web/boards.html\"",
		"printed");
	ck_assert_int_eq(system("pdftotext -layout boards.pdf boards.txt"), 0);
	text = cli_read("boards.txt");
	cli_has(text, "Bd");
	cli_has(text, "Щербакова, Ольга");
	ck_assert_ptr_nonnull(strstr(strstr(text, "Pts") + 1, "Pts"));
	ck_assert_ptr_null(strstr(text, "Cross table"));
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("browser");

	tcase_set_timeout(tcase, 400);
	tcase_add_test(tcase, the_pages_of_a_site_are_whole_on_phone_and_laptop);
	tcase_add_test(tcase, the_pages_of_sections_are_whole);
	tcase_add_test(tcase, the_lists_as_html_are_whole);
	tcase_add_test(tcase, a_page_prints_with_all_its_columns);
	return cli_run_suite("cli_browser", tcase);
}
