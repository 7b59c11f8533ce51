/* The tables of keys: each key does something, is in the help, and means one thing at a time. */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/suite_run.h"
#include "tui/ask/form.h"
#include "tui/ask/help.h"
#include "tui/state/key_rows.h"
#include "tui/state/view.h"
#include "tui/view/views.h"

enum { ROWS_MOST = 80, KEYS_MOST = 12 };

static const struct key_row *everywhere_row(int i)
{
	const struct key_table *const tables[] = {help_everywhere(), help_undo(), NULL};

	return key_row_at(tables, i);
}

static const struct {
	const struct view *(*view)(void);
	key_rows rows; /* of no view */
} tables[] = {
	{view_board, NULL},
	{view_practice, NULL},
	{view_results, NULL},
	{view_players, NULL},
	{view_standings, NULL},
	{view_prizes, NULL},
	{view_prize, NULL},
	{view_season, NULL},
	{view_attendance, NULL},
	{view_outside, NULL},
	{view_sections, NULL},
	{view_section, NULL},
	{NULL, form_row},
	{NULL, everywhere_row},
};

static key_rows rows_of(int table)
{
	return tables[table].view ? tables[table].view()->keys : tables[table].rows;
}

/* Can both mean something in one state of one event? */
static bool meet(unsigned a, unsigned b)
{
	const unsigned both = a | b;

	return (a & b & WHEN_ANY) != 0 &&
		(both & (WHEN_SEASON | WHEN_ROUNDS)) != (WHEN_SEASON | WHEN_ROUNDS) &&
		!((both & WHEN_EMPTY) && !(a & b & WHEN_EMPTY));
}

static bool share_a_key(const struct key_row *a, const struct key_row *b)
{
	struct term_event key;

	for (int n = 0; key_row_key(a, n, &key); n++)
		if (key_row_has(b, &key))
			return true;
	return false;
}

START_TEST(every_key_does_something_and_is_in_the_help)
{
	const key_rows rows = rows_of(_i);
	const struct key_row *row;
	struct term_event key;

	for (int i = 0; (row = rows(i)) != NULL; i++) {
		ck_assert_msg(row->help && row->help[0], "\"%s\" has no help", row->key);
		ck_assert_msg(row->when & WHEN_ANY, "\"%s\" never means anything", row->key);
		if (!row->act) {
			ck_assert_msg(!row->also, "\"%s\" is text and has keys", row->key);
			continue;
		}
		ck_assert_msg(key_row_key(row, 0, &key), "\"%s\" is no key", row->key);
		ck_assert(key_row_has(row, &key));
	}
}
END_TEST

START_TEST(no_key_means_two_things_at_once)
{
	const key_rows rows = rows_of(_i);
	const struct key_row *row, *other;

	for (int i = 0; (row = rows(i)) != NULL; i++)
		for (int k = i + 1; (other = rows(k)) != NULL; k++)
			ck_assert_msg(!share_a_key(row, other) || !meet(row->when, other->when),
				"\"%s\" and \"%s\" share a key", row->key, other->key);
}
END_TEST

static int count_keys(const struct key_row *row)
{
	struct term_event key;
	int count = 0;

	while (key_row_key(row, count, &key))
		count++;
	return count;
}

static void nothing(struct tui *tui)
{
	(void)tui;
}

START_TEST(names_of_keys_are_read)
{
	static const struct {
		const char *key, *also;
		int keys;
	} cases[] = {{"Enter", NULL, 1}, {"←→", NULL, 2}, {"arrows", "↑↓←→", 4}, {"1-9", NULL, 9},
		{"PgUp PgDn", "Home", 3}, {"F8 Ctrl-T", NULL, 2}, {"12 1", NULL, 1}, {"½", NULL, 1},
		{"mouse", NULL, 0}};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		const struct key_row row = {
			cases[i].key, NULL, "help", WHEN_ANY, nothing, cases[i].also};
		const struct key_row text = {cases[i].key, NULL, "help", WHEN_ANY, NULL, NULL};

		ck_assert_msg(count_keys(&row) == cases[i].keys, "%s", cases[i].key);
		ck_assert_int_eq(count_keys(&text), 0);
	}
}
END_TEST

START_TEST(what_is_pasted_is_no_key)
{
	const struct key_row row = {"q", NULL, "help", WHEN_ANY, nothing, NULL};
	struct term_event key;

	ck_assert(key_row_key(&row, 0, &key));
	key.pasted = true;
	ck_assert(!key_row_has(&row, &key));
}
END_TEST

/* The part of the manual between two lines; the caller frees it. */
static char *read_manual(const char *from, const char *to)
{
	FILE *file = fopen(DATA_DIR "/../man/drawboard.1", "r");
	char line[512], *part = calloc(1, 1 << 18);
	bool inside = false;

	ck_assert(file && part);
	while (fgets(line, sizeof(line), file)) {
		if (strncmp(line, to, strlen(to)) == 0)
			inside = false;
		if (inside)
			strcat(part, line);
		if (strncmp(line, from, strlen(from)) == 0)
			inside = true;
	}
	fclose(file);
	ck_assert_msg(part[0] != '\0', "no %s in the manual", from);
	return part;
}

static bool view_has(key_rows rows, char letter)
{
	const struct key_row *row;
	struct term_event key = {.kind = TERM_CHARACTER, .key = letter};

	key.text[0] = letter;
	for (int i = 0; (row = rows(i)) != NULL; i++)
		if (row->act && key_row_has(row, &key))
			return true;
	return false;
}

/* The single characters that the words behind the mark name: "u , U" two. */
static void note_keys(const char *part, const char *mark, bool named[128])
{
	for (const char *line = part; *line; line += strcspn(line, "\n"), line += *line == '\n') {
		const size_t length = strcspn(line, "\n");
		char words[512], *rest = words, *word;

		if (strncmp(line, mark, strlen(mark)) != 0)
			continue;
		snprintf(words, sizeof(words), "%.*s", (int)(length - strlen(mark)),
			line + strlen(mark));
		/* behind a word without a comma stand keys of its window: "\\&? Ic a" */
		do {
			word = strtok_r(rest, " ", &rest);
			if (!word)
				break;
			word += strncmp(word, "\\&", 2) == 0 ? 2 : 0;
			if (strlen(word) == 1 && strchr(".()", word[0]) == NULL)
				named[(unsigned char)word[0] & 127] = true;
			word = strtok_r(rest, " ", &rest);
		} while (word && strcmp(word, ",") == 0);
	}
}

static const struct {
	const struct view *(*view)(void);
	const char *from, *to;
	bool heads; /* its keys are the heads of a list: each of them is one of the view */
} chapters[] = {
	{view_board, ".Sh THE DRAW BOARD", ".Ss Results", true},
	{view_players, ".Ss Players", ".Sh PLAIN LINES", false},
};

/* What the manual calls a key is one, and no letter of the view is left out there. */
START_TEST(the_manual_names_the_keys)
{
	char *part = read_manual(chapters[_i].from, chapters[_i].to);
	const key_rows rows = chapters[_i].view()->keys;
	bool heads[128] = {false}, any[128] = {false};

	note_keys(part, ".It Ic ", heads);
	note_keys(part, ".It Ic ", any);
	note_keys(part, ".Ic ", any);
	note_keys(part, ".Pq Ic ", any);
	for (char letter = '!'; letter <= '~'; letter++) {
		const bool is_key = view_has(rows, letter);
		const bool is_everywhere = letter == 'G'; /* ask/sections.c */

		ck_assert_msg(!chapters[_i].heads || !heads[(int)letter] || is_key || is_everywhere,
			"%s: %c is no key", chapters[_i].from, letter);
		ck_assert_msg(!is_key || any[(int)letter] || (letter >= '0' && letter <= '9'),
			"%s: %c is not there", chapters[_i].from, letter);
	}
	free(part);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("key rows");
	const int count = (int)(sizeof(tables) / sizeof(tables[0]));

	tcase_add_loop_test(tcase, every_key_does_something_and_is_in_the_help, 0, count);
	tcase_add_loop_test(tcase, no_key_means_two_things_at_once, 0, count);
	tcase_add_test(tcase, names_of_keys_are_read);
	tcase_add_test(tcase, what_is_pasted_is_no_key);
	tcase_add_loop_test(
		tcase, the_manual_names_the_keys, 0, (int)(sizeof(chapters) / sizeof(chapters[0])));
	return suite_run("key rows", tcase, NULL);
}
