/* The tables of keys: each key does something, is in the help, and means one thing at a time. */
#include "config.h"

#include <check.h>
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

int main(void)
{
	TCase *tcase = tcase_create("key rows");
	const int count = (int)(sizeof(tables) / sizeof(tables[0]));

	tcase_add_loop_test(tcase, every_key_does_something_and_is_in_the_help, 0, count);
	tcase_add_loop_test(tcase, no_key_means_two_things_at_once, 0, count);
	tcase_add_test(tcase, names_of_keys_are_read);
	tcase_add_test(tcase, what_is_pasted_is_no_key);
	return suite_run("key rows", tcase, NULL);
}
