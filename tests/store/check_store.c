/* The event file: what is written is read again, undone, redone, and seen at other desks. */
#include <check.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "support/fault/store_folder.h"
#include "support/suite_run.h"

START_TEST(every_step_survives_closing)
{
	struct store_test *test = store_test();
	struct record_key where;
	struct store *store;
	int i;

	ck_assert_int_eq(script_create(test->path, &store, &test->error), STATUS_OK);
	ck_assert(event_equal(store_event(store), &test->states[0], NULL));
	for (i = 1; i <= SCRIPT_STEPS; i++) {
		ck_assert_msg(script_step(store, i, &test->error) == STATUS_OK, "step %d: %s", i,
			test->error.text);
		ck_assert_msg(event_equal(store_event(store), &test->states[i], &where),
			"step %d in memory", i);
		store_verified(store);
		store_close(store);
		ck_assert_int_eq(store_files_in_folder(), 1);
		store = store_opened(i % 2);
		ck_assert_msg(event_equal(store_event(store), &test->states[i], &where),
			"step %d in the file", i);
		store_close(store);
		store = store_opened(false);
	}
	store_close(store);
}
END_TEST

START_TEST(undo_and_redo_go_on_after_reopening)
{
	struct store_test *test = store_test();
	/* states before the things done, latest first */
	static const int back[] = {11, 10, 9, 4, 3, 2, 1, 0};
	struct store *store;
	size_t i;

	store_made(SCRIPT_STEPS);
	for (i = 0; i < sizeof(back) / sizeof(back[0]); i++) {
		store = store_opened(false);
		ck_assert_ptr_nonnull(store_undo_label(store));
		ck_assert_msg(store_undo(store, NULL, 5000, &test->error) == STATUS_OK, "%s",
			test->error.text);
		ck_assert_msg(event_equal(store_event(store), &test->states[back[i]], NULL),
			"undo %zu", i);
		store_verified(store);
		store_close(store);
	}
	store = store_opened(false);
	ck_assert_ptr_null(store_undo_label(store)); /* the making of the event stays */
	ck_assert_int_eq(store_undo(store, NULL, 5000, &test->error), STATUS_NOT_FOUND);
	ck_assert_str_eq(store_redo_label(store), "Players 8");
	for (i = 0; i < sizeof(back) / sizeof(back[0]); i++)
		ck_assert_int_eq(store_redo(store, 6000, &test->error), STATUS_OK);
	ck_assert(event_equal(store_event(store), &test->states[SCRIPT_STEPS], NULL));
	ck_assert_ptr_null(store_redo_label(store));
	ck_assert_int_eq(store_redo(store, 6000, &test->error), STATUS_NOT_FOUND);
	store_verified(store);
	store_close(store);
}
END_TEST

START_TEST(a_new_action_ends_redo)
{
	struct store_test *test = store_test();
	struct store *store;

	store_made(6);
	store = store_opened(false);
	ck_assert_int_eq(store_undo(store, NULL, 1, &test->error), STATUS_OK);
	ck_assert_str_eq(store_redo_label(store), "Result of board 1");
	ck_assert_str_eq(store_undo_label(store), "Result of board 2");
	ck_assert_int_eq(script_step(store, 10, &test->error), STATUS_OK);
	ck_assert_ptr_null(store_redo_label(store));
	ck_assert_int_eq(store_redo(store, 1, &test->error), STATUS_NOT_FOUND);
	store_close(store);
	store = store_opened(false);
	ck_assert_ptr_null(store_redo_label(store));
	store_close(store);
}
END_TEST

struct journal_text {
	char text[2000];
	long long ids, times;
};

static void note_entry(void *context, const struct store_entry *entry)
{
	struct journal_text *journal = context;
	size_t length = strlen(journal->text);

	journal->ids += entry->id;
	journal->times += entry->when;
	snprintf(journal->text + length, sizeof(journal->text) - length, "%s %s|", entry->kind,
		entry->label);
}

static void note_desk(void *context, const struct store_entry *entry)
{
	char *desks = context;

	snprintf(desks + strlen(desks), 400 - strlen(desks), "%s|", entry->desk);
}

/* Of this process, which may be called otherwise later; undo is done where it is done. */
START_TEST(entries_bear_the_desk_at_which_they_were_made)
{
	struct store_test *test = store_test();
	char desks[400] = "", name[DESK_SIZE + 20];
	struct store *store;

	store_made(2);
	store = store_opened(false);
	store_sit_at(" hall\x1b[2J\n ");
	ck_assert_int_eq(script_step(store, 3, &test->error), STATUS_OK);
	memset(name, 'n', sizeof(name));
	strcpy(name + DESK_SIZE - 2, "\xc3\xa9");
	store_sit_at(name);
	ck_assert_int_eq(store_undo(store, NULL, 1, &test->error), STATUS_OK);
	ck_assert_uint_eq(strlen(store_desk()), DESK_SIZE - 2);
	store_sit_at("");
	ck_assert_int_eq(store_redo(store, 1, &test->error), STATUS_OK);
	ck_assert_str_eq(store_undo_desk(store), "hall?[2J?");
	store_verified(store);
	store_close(store);
	store = store_opened(true);
	ck_assert_ptr_null(store_damage(store));
	ck_assert_int_eq(store_journal(store, note_desk, desks, &test->error), STATUS_OK);
	ck_assert_msg(strncmp(desks, "|||hall?[2J?|nnnn", 17) == 0, "%s", desks);
	ck_assert_str_eq(desks + strlen(desks) - 3, "n||");
	store_close(store);
}
END_TEST

START_TEST(journal_tells_everything_in_order)
{
	struct store_test *test = store_test();
	struct journal_text journal = {"", 0, 0};
	struct store *store;

	store_made(10);
	store = store_opened(true);
	ck_assert_int_eq(store_journal(store, note_entry, &journal, &test->error), STATUS_OK);
	ck_assert_str_eq(journal.text,
		"do New event|do Players 8|do Half-point bye of 8|do Draw of round 1|do Publication of round 1|"
		"do Result of board 2|do Result of board 1|undo Result of board 1|redo Result of board 1|"
		"undo Result of board 1|do Result of board 1|");
	ck_assert_int_eq(journal.ids, 66);
	ck_assert_int_eq(journal.times, 11 * 1000 + 55);
	store_close(store);
}
END_TEST

START_TEST(journal_takes_no_change)
{
	struct store_test *test = store_test();
	static const char *const tries[] = {"DELETE FROM action", "UPDATE action SET label = ''",
		"DELETE FROM change", "UPDATE change SET before = '{}'"};
	sqlite3 *db;
	size_t i;

	store_made(2);
	ck_assert_int_eq(sqlite3_open(test->path, &db), SQLITE_OK);
	for (i = 0; i < sizeof(tries) / sizeof(tries[0]); i++)
		ck_assert_int_eq(sqlite3_exec(db, tries[i], NULL, NULL, NULL), SQLITE_CONSTRAINT);
	sqlite3_close(db);
}
END_TEST

START_TEST(nothing_to_do_writes_nothing)
{
	struct store_test *test = store_test();
	struct journal_text journal = {"", 0, 0};
	struct store *store;
	struct action action;

	store_made(0);
	store = store_opened(false);
	action_init(&action);
	ck_assert_int_eq(store_commit(store, &action, 1, &test->error), STATUS_OK);
	ck_assert_int_eq(store_journal(store, note_entry, &journal, &test->error), STATUS_OK);
	ck_assert_str_eq(journal.text, "do New event|");
	store_close(store);
}
END_TEST

START_TEST(second_desk_sees_and_is_not_overwritten)
{
	struct store_test *test = store_test();
	struct store *first, *second;
	struct action action;

	store_made(4);
	first = store_opened(false);
	second = store_opened(false);
	ck_assert(!store_changed(first) && !store_changed(second));
	ck_assert_int_eq(script_step(first, 5, &test->error), STATUS_OK);
	ck_assert(!store_changed(first));
	ck_assert(store_changed(second));

	action_init(&action);
	ck_assert_int_eq(script_grade(store_event(second), 6, 1, &action), STATUS_OK);
	ck_assert_int_eq(store_commit(second, &action, 1, &test->error), STATUS_CONFLICT);
	ck_assert_ptr_nonnull(strstr(test->error.text, "Another desk"));
	ck_assert(event_equal(store_event(second), &test->states[4], NULL));
	ck_assert_int_eq(store_undo(second, NULL, 1, &test->error), STATUS_CONFLICT);
	ck_assert_str_eq(store_undo_label(second), "Publication of round 1");

	ck_assert_int_eq(store_refresh(second, &test->error), STATUS_OK);
	ck_assert(!store_changed(second));
	ck_assert(event_equal(store_event(second), &test->states[5], NULL));
	ck_assert_str_eq(store_undo_label(second), "Result of board 2");
	ck_assert_int_eq(store_commit(second, &action, 1, &test->error), STATUS_OK);
	action_done(&action);
	ck_assert(store_changed(first));
	ck_assert_int_eq(store_undo(first, NULL, 1, &test->error), STATUS_CONFLICT);
	ck_assert_int_eq(store_refresh(first, &test->error), STATUS_OK);
	ck_assert_int_eq(store_undo(first, NULL, 1, &test->error), STATUS_OK);
	ck_assert(event_equal(store_event(first), &test->states[5], NULL));
	store_verified(first);
	store_close(first);
	store_close(second);
	ck_assert_int_eq(store_files_in_folder(), 1);
}
END_TEST

START_TEST(wall_view_sees_but_does_not_write)
{
	struct store_test *test = store_test();
	struct store *desk, *wall;

	store_made(4);
	wall = store_opened(true);
	desk = store_opened(false);
	ck_assert(store_read_only(wall) && !store_read_only(desk));
	ck_assert_int_eq(script_step(desk, 5, &test->error), STATUS_OK);
	ck_assert(store_changed(wall));
	ck_assert_int_eq(store_refresh(wall, &test->error), STATUS_OK);
	ck_assert(event_equal(store_event(wall), &test->states[5], NULL));
	ck_assert_int_eq(script_step(wall, 6, &test->error), STATUS_READ_ONLY);
	ck_assert_int_eq(store_undo(wall, NULL, 1, &test->error), STATUS_READ_ONLY);
	ck_assert(event_equal(store_event(wall), &test->states[5], NULL));
	store_verified(wall);
	store_close(desk);
	store_close(wall);
	ck_assert_int_eq(store_files_in_folder(), 1);
}
END_TEST

START_TEST(stale_before_is_a_conflict)
{
	struct store_test *test = store_test();
	struct store *store;
	struct action action;

	store_made(1);
	store = store_opened(false);
	action_init(&action);
	ck_assert_int_eq(script_grade(store_event(store), 6, 1, &action), STATUS_OK);
	action.edits[0].before.as.player.grade = 77;
	ck_assert_int_eq(store_commit(store, &action, 1, &test->error), STATUS_CONFLICT);
	ck_assert(event_equal(store_event(store), &test->states[1], NULL));
	action_done(&action);
	store_close(store);
}
END_TEST

START_TEST(action_that_breaks_the_event_is_refused)
{
	struct store_test *test = store_test();
	struct store *store;
	struct action action;
	struct record row = {.kind = RECORD_BOARD, .as.board = {1, 1, 4, 7, 3, RESULT_NONE, 0}};

	store_made(3);
	store = store_opened(false);
	action_init(&action);
	/* 3 sits twice */
	ck_assert_int_eq(action_put(&action, store_event(store), &row), STATUS_OK);
	ck_assert_int_eq(store_commit(store, &action, 1, &test->error), STATUS_BAD_INPUT);
	ck_assert(event_equal(store_event(store), &test->states[3], NULL));
	action_done(&action);
	store_close(store);
	store = store_opened(false);
	ck_assert(event_equal(store_event(store), &test->states[3], NULL));
	store_verified(store);
	store_close(store);
}
END_TEST

START_TEST(action_that_fails_half_way_leaves_nothing)
{
	struct store_test *test = store_test();
	struct store *store;
	struct action action;

	store_made(1);
	store = store_opened(false);
	store_sql(
		"DELETE FROM player WHERE pin = 8"); /* behind our back, so that the second row cannot be written */
	action_init(&action);
	ck_assert_int_eq(script_grade(store_event(store), 7, 1, &action), STATUS_OK);
	ck_assert_int_eq(script_grade(store_event(store), 8, 1, &action), STATUS_OK);
	ck_assert_int_eq(store_commit(store, &action, 1, &test->error), STATUS_IO);
	ck_assert(event_equal(store_event(store), &test->states[1], NULL));
	/* what was done behind our back is damage: it is not taken in, but stands in the file */
	ck_assert_int_eq(store_refresh(store, &test->error), STATUS_IO);
	ck_assert(event_equal(store_event(store), &test->states[1], NULL));
	action_done(&action);
	store_close(store);
	store = store_opened(false);
	ck_assert_ptr_nonnull(store_damage(store));
	ck_assert_int_eq(event_player(store_event(store), 1, 7)->grade, 1850);
	ck_assert_ptr_null(event_player(store_event(store), 1, 8));
	store_close(store);
}
END_TEST

START_TEST(hostile_texts_come_back_as_they_were)
{
	struct store_test *test = store_test();
	static const char *const names[] = {"'; DROP TABLE player; --",
		"\"quoted\" \\ back\\\\slash\\", "{\"pin\":1}",
		"\u05d0\u05d1 \u4e2d\u6587 \u1ec5 \U0001f600", "%s%n%d?1:name@x$y", "", " ",
		"NULL"};
	char longest[NAME_SIZE];
	struct store *store;
	size_t i;

	store_made(1);
	memset(longest, '"', sizeof(longest) - 1);
	longest[sizeof(longest) - 1] = 0;
	for (i = 0; i <= sizeof(names) / sizeof(names[0]); i++) {
		const char *name = i < sizeof(names) / sizeof(names[0]) ? names[i] : longest;
		struct action action;

		store = store_opened(false);
		action_init(&action);
		ck_assert_int_eq(script_name(store_event(store), 2, name, &action), STATUS_OK);
		memcpy(action.label, name,
			strlen(name) < LABEL_SIZE ? strlen(name) + 1 : LABEL_SIZE);
		ck_assert_msg(store_commit(store, &action, 1, &test->error) == STATUS_OK, "%s: %s",
			name, test->error.text);
		action_done(&action);
		store_close(store);
		store = store_opened(false);
		ck_assert_str_eq(event_player(store_event(store), 1, 2)->name, name);
		store_verified(store);
		ck_assert_int_eq(store_undo(store, NULL, 1, &test->error), STATUS_OK);
		ck_assert(event_equal(store_event(store), &test->states[1], NULL));
		ck_assert_int_eq(store_redo(store, 1, &test->error), STATUS_OK);
		ck_assert_str_eq(event_player(store_event(store), 1, 2)->name, name);
		ck_assert_int_eq(store_undo(store, NULL, 1, &test->error), STATUS_OK);
		store_close(store);
	}
}
END_TEST

START_TEST(unclean_texts_are_refused_and_labels_cleaned)
{
	struct store_test *test = store_test();
	static const char *const names[] = {
		"bell\a", "\xff\xfe", "cut \xc3", "esc\033[2J", "\xe2\x80\xae", "\xc2\x9b"};
	struct store *store;
	struct action action;
	size_t i;

	store_made(1);
	store = store_opened(false);
	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		action_init(&action);
		ck_assert_int_eq(script_grade(store_event(store), 2, 1900, &action), STATUS_OK);
		strcpy(action.edits[0].after.as.player.name, names[i]);
		ck_assert_int_eq(store_commit(store, &action, 1, &test->error), STATUS_BAD_INPUT);
		action_done(&action);
	}
	ck_assert(event_equal(store_event(store), &test->states[1], NULL));
	action_init(&action);
	ck_assert_int_eq(script_grade(store_event(store), 2, 1900, &action), STATUS_OK);
	strcpy(action.label, "a\033b\xc3");
	ck_assert_int_eq(store_commit(store, &action, 1, &test->error), STATUS_OK);
	ck_assert_str_eq(store_undo_label(store), "a?b?");
	action_done(&action);
	store_close(store);
	store = store_opened(false);
	ck_assert_str_eq(store_undo_label(store), "a?b?");
	store_close(store);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("store");

	tcase_add_checked_fixture(tcase, store_setup, store_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, every_step_survives_closing);
	tcase_add_test(tcase, undo_and_redo_go_on_after_reopening);
	tcase_add_test(tcase, a_new_action_ends_redo);
	tcase_add_test(tcase, journal_tells_everything_in_order);
	tcase_add_test(tcase, entries_bear_the_desk_at_which_they_were_made);
	tcase_add_test(tcase, journal_takes_no_change);
	tcase_add_test(tcase, nothing_to_do_writes_nothing);
	tcase_add_test(tcase, second_desk_sees_and_is_not_overwritten);
	tcase_add_test(tcase, wall_view_sees_but_does_not_write);
	tcase_add_test(tcase, stale_before_is_a_conflict);
	tcase_add_test(tcase, action_that_breaks_the_event_is_refused);
	tcase_add_test(tcase, action_that_fails_half_way_leaves_nothing);
	tcase_add_test(tcase, hostile_texts_come_back_as_they_were);
	tcase_add_test(tcase, unclean_texts_are_refused_and_labels_cleaned);
	return suite_run("store", tcase, NULL);
}
