/*
 * Lines of undo: each section takes back its own last action, whatever the others did meanwhile. A
 * random walk over an event of several sections, compared with a list that is gone through anew for
 * each question.
 */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "support/event/rows.h"
#include "support/fault/store_folder.h"
#include "support/seeds.h"
#include "support/suite_run.h"

enum { SECTIONS = 3, LINES = SECTIONS + 1, STEPS = 120 };

/* What was done: the names before and after of the lines in its scope (0: the event). */
struct deed {
	bool on[LINES], undone;
	int before[LINES], after[LINES];
	int turned; /* when it was undone last */
	char label[LABEL_SIZE];
};

struct walk {
	struct store *store;
	unsigned long long random;
	struct deed deeds[STEPS];
	int count, clock;
	int now[LINES];
};

static struct walk walk;

static void put_name(struct record *row, int value)
{
	snprintf(row->kind == RECORD_EVENT ? row->as.event.name : row->as.section.name, NAME_SIZE,
		"Name %d", value);
}

static struct record named(int line, int value)
{
	struct record row = line == 0 ? row_event("") : row_section(line, 5);

	put_name(&row, value);
	return row;
}

static void open_again(void)
{
	store_close(walk.store);
	walk.store = store_opened(false);
}

static void begin(void)
{
	struct store_test *test = store_test();
	struct event nothing;
	struct action action;

	memset(&walk, 0, sizeof(walk));
	event_init(&nothing);
	action_init(&action);
	strcpy(action.label, "New event");
	for (int line = 0; line < LINES; line++) {
		const struct record row = named(line, 0);

		ck_assert_int_eq(action_put(&action, &nothing, &row), STATUS_OK);
	}
	ck_assert_int_eq(
		store_create(test->path, &action, 1, &walk.store, &test->error), STATUS_OK);
	action_done(&action);
	event_done(&nothing);
}

static bool meet(const struct deed *one, const struct deed *other)
{
	for (int line = 0; line < LINES; line++)
		if (one->on[line] && other->on[line])
			return true;
	return false;
}

/*
 * The last on a line that is done (the later the higher), or undone (the later turned the higher).
 */
static int last_on(int line, bool undone)
{
	int found = -1;

	for (int i = 0; i < walk.count; i++)
		if (walk.deeds[i].on[line] && walk.deeds[i].undone == undone &&
			(found < 0 || !undone || walk.deeds[i].turned > walk.deeds[found].turned))
			found = i;
	return found;
}

static bool is_blocked(int deed)
{
	for (int line = 0; line < LINES; line++)
		if (walk.deeds[deed].on[line] && last_on(line, walk.deeds[deed].undone) != deed)
			return true;
	return false;
}

static void check_state(void)
{
	for (int line = 0; line < LINES; line++) {
		const struct record row = named(line, walk.now[line]);
		const int undo = last_on(line, false), redo = last_on(line, true);

		ck_assert(record_equal(
			event_find(store_event(walk.store), record_key_of(&row)), &row));
		store_set_line(walk.store, line);
		ck_assert_pstr_eq(
			store_undo_label(walk.store), undo < 0 ? NULL : walk.deeds[undo].label);
		ck_assert_pstr_eq(
			store_redo_label(walk.store), redo < 0 ? NULL : walk.deeds[redo].label);
	}
}

static void drop(int deed)
{
	walk.count--;
	memmove(&walk.deeds[deed], &walk.deeds[deed + 1],
		(size_t)(walk.count - deed) * sizeof(walk.deeds[0]));
}

/*
 * What was undone on the lines of the new one goes, and what builds on that, which was undone
 * before.
 */
static void drop_undone(struct deed new)
{
	for (int i = 0; i < walk.count; i++) {
		const struct deed gone = walk.deeds[i];

		if (!gone.undone || !meet(&gone, &new) || gone.turned > new.turned)
			continue;
		drop(i);
		drop_undone(gone);
		i = -1;
	}
}

static void act(int first, int second)
{
	struct store_test *test = store_test();
	struct deed new = {.turned = ++walk.clock}, *deed = &new;
	struct action action;

	action_init(&action);
	deed->on[first] = deed->on[second] = true;
	snprintf(deed->label, sizeof(deed->label), "Deed %d", walk.clock);
	strcpy(action.label, deed->label);
	for (int line = 0; line < LINES; line++) {
		struct record row;

		if (!deed->on[line])
			continue;
		deed->before[line] = walk.now[line];
		deed->after[line] = walk.now[line] = walk.clock;
		row = named(line, walk.clock);
		ck_assert_int_eq(action_put(&action, store_event(walk.store), &row), STATUS_OK);
	}
	ck_assert_int_eq(store_commit(walk.store, &action, 1, &test->error), STATUS_OK);
	action_done(&action);
	drop_undone(new);
	walk.deeds[walk.count++] = new;
}

static void turn(int line, bool redo)
{
	struct store_test *test = store_test();
	const int at = last_on(line, redo);
	enum status status;

	store_set_line(walk.store, line);
	status = redo ? store_redo(walk.store, 1, &test->error)
		      : store_undo(walk.store, NULL, 1, &test->error);
	if (at < 0) {
		ck_assert_int_eq(status, STATUS_NOT_FOUND);
		return;
	}
	if (is_blocked(at)) {
		ck_assert_int_eq(status, STATUS_REFUSED);
		ck_assert_ptr_nonnull(strstr(test->error.text, " as well, where "));
		return;
	}
	ck_assert_int_eq(status, STATUS_OK);
	walk.deeds[at].undone = !redo;
	walk.deeds[at].turned = ++walk.clock;
	for (int i = 0; i < LINES; i++)
		if (walk.deeds[at].on[i])
			walk.now[i] = redo ? walk.deeds[at].after[i] : walk.deeds[at].before[i];
}

START_TEST(each_section_takes_back_its_own)
{
	begin();
	walk.random = (unsigned long long)_i * 7919 + 1;
	for (int step = 0; step < STEPS; step++) {
		const int what = (int)(rows_random(&walk.random) % 8);
		const int line = (int)(rows_random(&walk.random) % LINES);

		if (what < 3)
			act(line, rows_random(&walk.random) % 4 ? line : (line + 1) % LINES);
		else if (what < 7)
			turn(line, what == 6);
		else
			open_again();
		check_state();
	}
	store_verified(walk.store);
	store_close(walk.store);
}
END_TEST

/* An event that has had several sections, and has one again. */
START_TEST(sections_come_and_go)
{
	struct store_test *test = store_test();
	struct action action;
	const struct record second = row_section(2, 5);
	struct record row;

	store_made(6);
	walk.store = store_opened(false);
	store_set_line(walk.store, 1);
	action_init(&action);
	strcpy(action.label, "Section 2");
	ck_assert_int_eq(action_put(&action, store_event(walk.store), &second), STATUS_OK);
	ck_assert_int_eq(store_commit(walk.store, &action, 1, &test->error), STATUS_OK);
	action_done(&action);
	ck_assert_str_eq(store_undo_label(walk.store), "Result of board 1");
	action_init(&action);
	strcpy(action.label, "Name");
	row = *event_find(store_event(walk.store), (struct record_key){RECORD_SECTION, {1}});
	put_name(&row, 7);
	ck_assert_int_eq(action_put(&action, store_event(walk.store), &row), STATUS_OK);
	ck_assert_int_eq(store_commit(walk.store, &action, 1, &test->error), STATUS_OK);
	action_done(&action);
	store_set_line(walk.store, 2);
	ck_assert_str_eq(store_undo_label(walk.store), "Section 2");
	ck_assert_int_eq(store_undo(walk.store, NULL, 1, &test->error), STATUS_OK);
	for (int again = 0; again < 2; again++) {
		/* one section: what was done last comes first, whatever the line */
		ck_assert_str_eq(store_undo_label(walk.store), "Name");
		ck_assert_str_eq(store_redo_label(walk.store), "Section 2");
		store_verified(walk.store);
		open_again();
	}
	ck_assert_int_eq(store_redo(walk.store, 1, &test->error), STATUS_OK);
	ck_assert_ptr_nonnull(event_section(store_event(walk.store), 2));
	store_close(walk.store);
}
END_TEST

static void act_named(const char *label, struct record row)
{
	struct store_test *test = store_test();
	struct action action;

	action_init(&action);
	strcpy(action.label, label);
	ck_assert_int_eq(action_put(&action, store_event(walk.store), &row), STATUS_OK);
	ck_assert_int_eq(store_commit(walk.store, &action, 1, &test->error), STATUS_OK);
	action_done(&action);
}

/* What can be redone is the same at the desk that made the second section and at one that opens. */
START_TEST(a_second_section_finds_the_lines_that_are_read)
{
	struct store_test *test = store_test();
	struct record row;
	char redo[LINES][LABEL_SIZE];

	store_made(6);
	walk.store = store_opened(false);
	row = *event_find(store_event(walk.store), (struct record_key){RECORD_SECTION, {1}});
	put_name(&row, 7);
	act_named("Name", row);
	ck_assert_int_eq(store_undo(walk.store, NULL, 1, &test->error), STATUS_OK);
	act_named("Event", named(0, 3));
	act_named("Section 2", row_section(2, 5));
	for (int line = 0; line < LINES; line++) {
		store_set_line(walk.store, line);
		snprintf(redo[line], LABEL_SIZE, "%s",
			store_redo_label(walk.store) ? store_redo_label(walk.store) : "");
	}
	open_again();
	for (int line = 0; line < LINES; line++) {
		store_set_line(walk.store, line);
		ck_assert_str_eq(store_redo_label(walk.store) ? store_redo_label(walk.store) : "",
			redo[line]);
	}
	store_close(walk.store);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("store_lines");

	tcase_add_checked_fixture(tcase, store_setup, store_teardown);
	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, each_section_takes_back_its_own, 0, (int)seeds_count(12, 400));
	tcase_add_test(tcase, sections_come_and_go);
	tcase_add_test(tcase, a_second_section_finds_the_lines_that_are_read);
	return suite_run("store_lines", tcase, NULL);
}
