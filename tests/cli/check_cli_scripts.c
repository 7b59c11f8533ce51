/*
 * Names of all scripts as PDF, read back by poppler: the letters come out, each player has one line
 * and the columns stand straight whichever way the names run. One of the long tests, with fonts of
 * its own.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/long_run.h"
#include "support/pty/all_scripts.h"
#include "support/pty/cli_run.h"

#ifdef HAVE_PDF

enum { WORDS = 400, WORD = 300, PAGE = 1000, MARGIN = 34, NAME_LETTERS = 15 };

/* A word: where it is, in points from the upper left corner, each page below the one before. */
struct word {
	double left, top, right, bottom;
	char text[WORD];
};

static struct word words[WORDS];
static int nwords;

static bool can_run(void)
{
	return long_run("scripts", "poppler-utils: command -v pdftotext",
		"fonts-dejavu-core: fc-list | grep -q DejaVuSans.ttf",
		"fonts-noto-core: fc-list | grep -q NotoSansDevanagari",
		"fonts-noto-cjk: fc-list | grep -q NotoSansCJK", NULL);
}

static void run(const char *command)
{
	ck_assert_msg(system(command) == 0, "%s", command);
}

static void read_words(void)
{
	const char *at;
	double page = -PAGE;

	CLI_OK("print", "e.drw", "names", "-o", "l.pdf");
	run("pdftotext -bbox l.pdf l.html");
	nwords = 0;
	for (at = strchr(cli_read("l.html"), '<'); at; at = strchr(at + 1, '<')) {
		struct word *word = &words[nwords];

		page += strncmp(at, "<page ", 6) == 0 ? PAGE : 0;
		if (sscanf(at, "<word xMin=\"%lf\" yMin=\"%lf\" xMax=\"%lf\" yMax=\"%lf\">%299[^<]",
			    &word->left, &word->top, &word->right, &word->bottom, word->text) != 5)
			continue;
		word->top += page;
		word->bottom += page;
		ck_assert_int_lt(++nwords, WORDS);
	}
	ck_assert_int_gt(nwords, 0);
}

static bool on_one_line(const struct word *a, const struct word *b)
{
	const double middle = (a->top + a->bottom) / 2;

	return middle > b->top && middle < b->bottom;
}

static bool is_colour(const struct word *word)
{
	return !strcmp(word->text, "White") || !strcmp(word->text, "Black");
}

/* Take out blanks, and the marks by which poppler says which way a run goes. */
static void keep_letters(char *text)
{
	char *to = text;

	while (*text) {
		const bool mark = !strncmp(text, "\xe2\x80", 2) && (unsigned char)text[2] >= 0xaa &&
			(unsigned char)text[2] <= 0xae;

		if (mark)
			text += 3;
		else if (*text == ' ')
			text++;
		else
			*to++ = *text++;
	}
	*to = '\0';
}

/* The bytes of so many letters at most. */
static int bytes_of(const char *text, size_t length, int letters)
{
	size_t used = 0;

	while (used < length && (((unsigned char)text[used] & 0xC0) == 0x80 || letters-- > 0))
		used++;
	return (int)used;
}

/* Is every part of the name, or its beginning if it may be broken itself, in the line? */
static bool is_on(const char *line, const char *name)
{
	static const char between[] = " ,.()<>/=\"-"; /* a line may end at each of them */

	while (*(name += strspn(name, between))) {
		const size_t length = strcspn(name, between);
		char part[WORD];

		snprintf(part, sizeof(part), "%.*s", bytes_of(name, length, NAME_LETTERS), name);
		if (!strstr(line, part))
			return false;
		name += length;
	}
	return true;
}

/* How many rows of players of the list have the name; a long one goes on in the lines below. */
static int rows_with(const char *name)
{
	char list[CLI_OUT_SIZE], row[CLI_OUT_SIZE] = "", *line;
	int rows = 0;

	snprintf(list, sizeof(list), "%s", cli_read("l.txt"));
	for (line = strtok(list, "\n"); line; line = strtok(NULL, "\n")) {
		keep_letters(line);
		if (strstr(line, "White") || strstr(line, "Black")) {
			rows += row[0] && is_on(row, name);
			row[0] = '\0';
		} else if (!row[0]) {
			continue;
		}
		strcat(row, line);
	}
	return rows + (row[0] && is_on(row, name));
}

/* In his own row and in that of his opponent. */
START_TEST(every_name_is_in_two_rows_of_the_list_by_name)
{
	if (!can_run())
		return;
	all_scripts_event("e.drw", 0);
	CLI_OK("print", "e.drw", "names", "-o", "l.pdf");
	run("pdftotext -layout l.pdf l.txt");
	for (int i = 0; all_scripts_names[i]; i++)
		ck_assert_msg(rows_with(all_scripts_names[i]) == 2, "%s", all_scripts_names[i]);
}
END_TEST

/* The colour says where a line is, and stands at the same place in all. */
START_TEST(columns_stand_straight)
{
	const struct word *first = NULL;
	int lines = 0;

	if (!can_run())
		return;
	all_scripts_event("e.drw", 0);
	read_words();
	for (int i = 0; i < nwords; i++) {
		double left = 1000, before = 0;

		if (!is_colour(&words[i]))
			continue;
		first = first ? first : &words[i];
		ck_assert_double_eq_tol(words[i].left, first->left, 0.5);
		for (int j = 0; j < nwords; j++) {
			if (!on_one_line(&words[j], &words[i]))
				continue;
			left = words[j].left < left ? words[j].left : left;
			/* the board, just before it */
			if (words[j].right < words[i].left && words[j].right > before)
				before = words[j].right;
		}
		ck_assert_double_eq_tol(left, MARGIN, 2.5);
		ck_assert_double_gt(before, words[i].left - 30);
		lines++;
	}
	ck_assert_int_eq(lines, 18);
}
END_TEST

START_TEST(every_font_is_inside)
{
	if (!can_run())
		return;
	all_scripts_event("e.drw", 2);
	CLI_OK("print", "e.drw", "crosstable", "-o", "c.pdf");
	run("pdffonts c.pdf | tail -n +3 >fonts; grep -q NotoSansCJK fonts; ! grep -v ' yes yes yes ' "
	    "fonts");
}
END_TEST

#endif

int main(void)
{
	TCase *tcase = tcase_create("scripts");

	tcase_set_timeout(tcase, 120);
#ifdef HAVE_PDF
	tcase_add_test(tcase, every_name_is_in_two_rows_of_the_list_by_name);
	tcase_add_test(tcase, columns_stand_straight);
	tcase_add_test(tcase, every_font_is_inside);
#endif
	return cli_run_suite("cli_scripts", tcase);
}
