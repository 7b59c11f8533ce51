/* Actions: merged as they are gathered, applied as a whole or not at all, and taken back. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "support/event/random_event.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

static struct event event;
static struct action action;

static void four_players(void)
{
	rows_small_event(&event, 3, 4);
	action_init(&action);
}

static void done(void)
{
	action_done(&action);
	event_done(&event);
}

static void put(struct record row)
{
	ck_assert_int_eq(action_put(&action, &event, &row), STATUS_OK);
}

static void take_out(struct record_key key)
{
	ck_assert_int_eq(action_remove(&action, &event, key), STATUS_OK);
}

START_TEST(a_row_touched_twice_is_one_edit)
{
	put(row_player(1, 2, "First"));
	put(row_player(1, 9, "New"));
	put(row_player(1, 2, "Second"));
	ck_assert_int_eq(action.count, 2);
	ck_assert(action.edits[0].had && action.edits[0].has);
	ck_assert_str_eq(action.edits[0].before.as.player.name, "Player, No 2");
	ck_assert_str_eq(action.edits[0].after.as.player.name, "Second");
	ck_assert(!action.edits[1].had && action.edits[1].has);
	take_out((struct record_key){RECORD_PLAYER, {1, 2}});
	ck_assert_int_eq(action.count, 2);
	ck_assert(action.edits[0].had && !action.edits[0].has);
	ck_assert_int_eq(edit_key(&action.edits[0]).part[1], 2);
	ck_assert_int_eq(edit_key(&action.edits[1]).part[1], 9);
}
END_TEST

START_TEST(a_change_that_changes_nothing_adds_nothing)
{
	put(row_player(1, 2, "Player, No 2"));
	take_out((struct record_key){RECORD_PLAYER, {1, 9}});
	ck_assert_int_eq(action.count, 0);
	put(row_player(1, 9, "New"));
	put(row_player(1, 2, "Other"));
	put(row_player(1, 3, "Other"));
	put(row_player(1, 2, "Player, No 2"));
	ck_assert_int_eq(action.count, 2);
	take_out((struct record_key){RECORD_PLAYER, {1, 9}});
	ck_assert_int_eq(action.count, 1);
	ck_assert_int_eq(edit_key(&action.edits[0]).part[1], 3);
	put(action.edits[0].before); /* a row of the action itself */
	ck_assert_int_eq(action.count, 0);
}
END_TEST

/*
 * Random puts and removals over few rows: the action is the difference between the event and what
 * was asked for.
 */
START_TEST(an_action_is_the_difference_of_two_events)
{
	unsigned long long state = 31;

	for (int run = 0; run < 300; run++) {
		struct event wanted;

		ck_assert_int_eq(event_copy(&event, &wanted), STATUS_OK);
		for (int i = 0; i < 40; i++) {
			struct record row = row_player(1, 1 + (int)(rows_random(&state) % 12), "A");

			row.as.player.grade = (int)(rows_random(&state) % 3);
			if (rows_random(&state) % 3 == 0) {
				take_out(record_key_of(&row));
				rows_remove(&wanted, record_key_of(&row));
			} else {
				put(row);
				rows_put(&wanted, row);
			}
		}
		ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
		ck_assert(event_equal(&event, &wanted, NULL));
		event_done(&wanted);
		action_done(&action);
	}
}
END_TEST

START_TEST(an_action_applies_as_a_whole_or_not_at_all)
{
	struct event before;

	put(row_player(1, 1, "Changed"));
	put(row_player(1, 3, "Changed"));
	put(row_player(1, 8, "New"));
	rows_put(&event, row_player(1, 3, "Meanwhile"));
	ck_assert_int_eq(event_copy(&event, &before), STATUS_OK);
	ck_assert_int_eq(action_apply(&action, &event), STATUS_CONFLICT);
	ck_assert(event_equal(&event, &before, NULL));
	ck_assert_int_eq(action_reverse(&action, &event), STATUS_CONFLICT);
	ck_assert(event_equal(&event, &before, NULL));
	event_done(&before);
}
END_TEST

START_TEST(rows_that_came_or_went_meanwhile_are_conflicts)
{
	put(row_player(1, 8, "New"));
	rows_put(&event, row_player(1, 8, "New"));
	ck_assert_int_eq(action_apply(&action, &event), STATUS_CONFLICT);
	action_done(&action);
	take_out((struct record_key){RECORD_PLAYER, {1, 8}});
	rows_remove(&event, (struct record_key){RECORD_PLAYER, {1, 8}});
	ck_assert_int_eq(action_apply(&action, &event), STATUS_CONFLICT);
	ck_assert_int_eq(action_reverse(&action, &event), STATUS_OK);
	ck_assert_str_eq(event_player(&event, 1, 8)->name, "New");
}
END_TEST

START_TEST(an_empty_action_does_nothing)
{
	ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
	ck_assert_int_eq(action_reverse(&action, &event), STATUS_OK);
	action_done(&action);
	action_done(&action);
}
END_TEST

START_TEST(edits_of_a_journal_are_added_as_they_stand)
{
	struct edit made = {.has = true, .after = row_player(1, 9, "New")};
	struct edit nothing = {.had = false};
	struct edit moved = {.had = true,
		.has = true,
		.before = row_player(1, 1, "A"),
		.after = row_player(1, 2, "A")};
	struct edit gone = {.had = true, .before = row_player(1, 4, "Player, No 4")};

	ck_assert_int_eq(action_add(&action, &nothing), STATUS_BAD_INPUT);
	ck_assert_int_eq(action_add(&action, &moved), STATUS_BAD_INPUT);
	ck_assert_int_eq(action_add(&action, &made), STATUS_OK);
	ck_assert_int_eq(action_add(&action, &made), STATUS_BAD_INPUT);
	ck_assert_int_eq(action_add(&action, &gone), STATUS_OK);
	ck_assert_int_eq(action.count, 2);
	ck_assert_int_eq(action_apply(&action, &event), STATUS_OK);
	ck_assert_ptr_nonnull(event_player(&event, 1, 9));
	ck_assert_ptr_null(event_player(&event, 1, 4));
}
END_TEST

START_TEST(edits_that_are_no_edits_are_refused)
{
	struct edit pair[2] = {
		{.has = true, .after = row_player(1, 9, "New")},
		{.has = true, .after = row_player(1, 9, "Other")},
	};
	struct action twice = {.edits = pair, .count = 2, .room = 2};
	struct action none = {.edits = (struct edit[1]){{.had = false}}, .count = 1, .room = 1};

	ck_assert_int_eq(action_apply(&twice, &event), STATUS_CONFLICT);
	ck_assert_int_eq(action_apply(&none, &event), STATUS_BAD_INPUT);
	ck_assert_ptr_null(event_player(&event, 1, 9));
}
END_TEST

START_TEST(edits_appended_from_outside_are_found_again)
{
	action.edits = calloc(4, sizeof(*action.edits));
	ck_assert_ptr_nonnull(action.edits);
	action.room = 4;
	action.edits[0] = (struct edit){.has = true, .after = row_player(1, 9, "New")};
	action.edits[1] = (struct edit){.has = true, .after = row_player(1, 7, "New")};
	action.count = 2;
	put(row_player(1, 7, "Newer"));
	ck_assert_int_eq(action.count, 2);
	ck_assert_str_eq(action.edits[1].after.as.player.name, "Newer");
}
END_TEST

enum { STEPS = 400 };

/* An action that keeps the rows leaves them where they are, and is taken back from there. */
static void carries_and_takes_back(struct event *now, const struct action *one)
{
	const struct record *rows = now->table[RECORD_BOARD].rows;
	struct carried carried;
	struct event after;

	if (!action_keeps_rows(one))
		return;
	ck_assert_int_eq(event_copy(now, &after), STATUS_OK);
	ck_assert_int_eq(action_apply(one, &after), STATUS_OK);
	ck_assert_int_eq(action_carry(one, now, false, &carried), STATUS_OK);
	ck_assert(event_equal(now, &after, NULL));
	ck_assert_ptr_eq(now->table[RECORD_BOARD].rows, rows);
	carried_take_back(&carried, now);
	carried_done(&carried);
	event_done(&after);
}

/*
 * Whatever the arbiter does: the event stays in order, undo gives the event before, and the journal
 * replays.
 */
START_TEST(random_actions_reverse_and_replay)
{
	static struct action journal[STEPS];
	unsigned long long state = 1000003ull * ((unsigned)_i + 1);
	struct event now, before, replay;
	struct error error;

	event_init(&now);
	event_init(&replay);
	for (int i = 0; i < STEPS; i++) {
		action_init(&journal[i]);
		random_action(&state, &now, &journal[i]);
		ck_assert_int_eq(event_copy(&now, &before), STATUS_OK);
		ck_assert_int_eq(action_apply(&journal[i], &now), STATUS_OK);
		ck_assert_msg(event_check(&now, &error) == STATUS_OK, "%s: %s", journal[i].label,
			error.text);
		ck_assert_msg(event_check_after(&now, &journal[i], &error) == STATUS_OK, "%s: %s",
			journal[i].label, error.text);
		ck_assert_int_eq(action_reverse(&journal[i], &now), STATUS_OK);
		ck_assert_msg(event_equal(&now, &before, NULL), "%s", journal[i].label);
		ck_assert_int_eq(event_check_rows_after(&now, &journal[i], true, NULL), STATUS_OK);
		carries_and_takes_back(&now, &journal[i]);
		ck_assert_msg(event_equal(&now, &before, NULL), "%s", journal[i].label);
		ck_assert_int_eq(action_apply(&journal[i], &now), STATUS_OK);
		if (journal[i].count > 0)
			ck_assert_int_eq(action_apply(&journal[i], &now), STATUS_CONFLICT);
		if (i % 8 == 0)
			random_event_seats(&now);
		event_done(&before);
	}
	for (int i = 0; i < STEPS; i++)
		ck_assert_int_eq(action_apply(&journal[i], &replay), STATUS_OK);
	ck_assert(event_equal(&now, &replay, NULL));
	for (int i = STEPS - 1; i >= 0; i--) {
		ck_assert_int_eq(action_reverse(&journal[i], &now), STATUS_OK);
		action_done(&journal[i]);
	}
	for (int kind = 0; kind < RECORD_KINDS; kind++)
		ck_assert_int_eq(now.table[kind].count, 0);
	event_done(&replay);
	event_done(&now);
}
END_TEST

int main(void)
{
	TCase *actions = tcase_create("actions");
	TCase *property = tcase_create("any course of an event");

	tcase_add_checked_fixture(actions, four_players, done);
	tcase_add_test(actions, a_row_touched_twice_is_one_edit);
	tcase_add_test(actions, a_change_that_changes_nothing_adds_nothing);
	tcase_add_test(actions, an_action_is_the_difference_of_two_events);
	tcase_add_test(actions, an_action_applies_as_a_whole_or_not_at_all);
	tcase_add_test(actions, rows_that_came_or_went_meanwhile_are_conflicts);
	tcase_add_test(actions, an_empty_action_does_nothing);
	tcase_add_test(actions, edits_of_a_journal_are_added_as_they_stand);
	tcase_add_test(actions, edits_that_are_no_edits_are_refused);
	tcase_add_test(actions, edits_appended_from_outside_are_found_again);
	tcase_add_loop_test(property, random_actions_reverse_and_replay, 0, 50);
	return suite_run("core: edit", actions, property, NULL);
}
