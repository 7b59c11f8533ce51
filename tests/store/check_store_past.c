/*
 * Earlier states told from the journal: over long walks of random actions, undone and redone, each
 * is what the event was then.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "store/past.h"
#include "support/event/rows.h"
#include "support/fault/store_folder.h"
#include "support/suite_run.h"

enum { WALKS = 12, STEPS = 150, PLAYERS = 6, ROUNDS = 4 };

/* An event on its way. Entries of the journal are numbered 1, 2, ...; the first makes the event. */
static struct walk {
	struct store *store;
	unsigned long long state;
	int last; /* entry */
	int done[STEPS + 1], undone[STEPS + 1], ndone, nundone;
	struct event after[STEPS + 1]; /* by entry that did something */
} walk;

static int below(int most)
{
	return (int)(rows_random(&walk.state) % (unsigned)most);
}

/* Of one kind or another. */
static struct record random_row(void)
{
	const int pin = 1 + below(PLAYERS), round = 1 + below(ROUNDS);
	struct record row;

	switch (below(7)) {
	case 0:
		row = row_player(1, pin, "Low, Len");
		row.as.player.grade = below(2000);
		return row;
	case 1:
		return row_booking(1, pin, round, BOOKING_HALF);
	case 2:
		return row_hand(1, round, pin, HAND_OUT, 0);
	case 3:
		return row_virtual(1, round, pin, 1 + below(3));
	case 4:
		return row_kept(1, 1 + below(3), below(2) ? "### this" : "### that");
	case 5:
		return row_round(1, round, below(2) ? ROUND_PROPOSED : ROUND_LAID_OUT);
	default:
		return row_board(1, round, 1 + below(2), pin, 1 + below(PLAYERS), RESULT_NONE);
	}
}

static void keep_state(void)
{
	ck_assert_int_eq(event_copy(store_event(walk.store), &walk.after[walk.last]), STATUS_OK);
}

/* A few rows made, changed or taken out; what the event cannot be is refused. */
static void act(void)
{
	const struct event *event = store_event(walk.store);
	struct action action;

	action_init(&action);
	strcpy(action.label, "Something");
	for (int i = 1 + below(4); i > 0; i--) {
		const struct record row = random_row();
		const struct record_key key = record_key_of(&row);

		if (key.kind == RECORD_PLAYER || below(3) > 0)
			ck_assert_int_eq(action_put(&action, event, &row), STATUS_OK);
		else if (event_find(event, key))
			ck_assert_int_eq(action_remove(&action, event, key), STATUS_OK);
	}
	if (action.count > 0 && store_commit(walk.store, &action, 1, NULL) == STATUS_OK) {
		walk.done[walk.ndone++] = ++walk.last;
		walk.nundone = 0;
		keep_state();
	}
	action_done(&action);
}

static void step(void)
{
	const int what = below(5);

	if (what == 0 && walk.ndone > 1) {
		ck_assert_int_eq(store_undo(walk.store, NULL, 1, NULL), STATUS_OK);
		walk.undone[walk.nundone++] = walk.done[--walk.ndone];
		walk.last++;
	} else if (what == 1 && walk.nundone > 0) {
		ck_assert_int_eq(store_redo(walk.store, 1, NULL), STATUS_OK);
		walk.done[walk.ndone++] = walk.undone[--walk.nundone];
		walk.last++;
	} else {
		act();
	}
}

static void add_players(void)
{
	struct action action;

	action_init(&action);
	for (int pin = 1; pin <= PLAYERS; pin++) {
		const struct record row = row_player(1, pin, "Low, Len");

		ck_assert_int_eq(action_put(&action, store_event(walk.store), &row), STATUS_OK);
	}
	ck_assert_int_eq(store_commit(walk.store, &action, 1, NULL), STATUS_OK);
	action_done(&action);
}

static void start(int seed)
{
	memset(&walk, 0, sizeof(walk));
	walk.state = (unsigned long long)seed + 1;
	ck_assert_int_eq(
		script_create(store_test()->path, &walk.store, &store_test()->error), STATUS_OK);
	walk.done[walk.ndone++] = walk.last = 1;
	keep_state();
	add_players();
	walk.done[walk.ndone++] = ++walk.last;
	keep_state();
	while (walk.last < STEPS)
		step();
}

static void finish(void)
{
	for (int i = 0; i <= STEPS; i++)
		event_done(&walk.after[i]);
	store_close(walk.store);
}

/* Take out what belongs to rounds after this one. */
static void cut(struct event *event, int round)
{
	static const enum record_kind kinds[] = {RECORD_ROUND, RECORD_BOARD, RECORD_HAND};

	for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++) {
		const int kind = (int)kinds[k];

		for (int i = event->table[kind].count - 1; i >= 0; i--) {
			const struct record_key key = record_key_of(&event->table[kind].rows[i]);

			if (key.part[1] > round)
				rows_remove(event, key);
		}
	}
}

START_TEST(an_earlier_state_is_what_the_event_was_then)
{
	start(_i);
	for (int i = 0; i < walk.ndone; i++) {
		struct event *then = &walk.after[walk.done[i]], past;

		for (int round = ROUNDS; round > 0; round--) {
			ck_assert_int_eq(store_event_after(walk.store, walk.done[i], round, &past,
						 &store_test()->error),
				STATUS_OK);
			cut(then, round);
			ck_assert_msg(event_equal(&past, then, NULL), "entry %d, round %d",
				walk.done[i], round);
			event_done(&past);
		}
	}
	finish();
}
END_TEST

/* The changes that are told, played forwards. */
struct telling {
	struct event event;
	long long last;
};

static enum status take(void *context, long long action, const struct edit *edit)
{
	struct telling *telling = context;
	const struct record_key key = edit_key(edit);
	const struct record *row = event_find(&telling->event, key);
	bool in_effect = false;

	ck_assert(action >= telling->last);
	telling->last = action;
	for (int i = 0; i < walk.ndone; i++)
		in_effect = in_effect || walk.done[i] == action;
	ck_assert(in_effect);
	ck_assert_int_eq(row != NULL, edit->had);
	return event_put(&telling->event, key, edit->has ? &edit->after : NULL);
}

static bool bears_on(const struct record_key *key, int round)
{
	switch (key->kind) {
	case RECORD_PLAYER:
		return true;
	case RECORD_BOOKING:
		return key->part[2] == round;
	case RECORD_ROUND:
	case RECORD_BOARD:
	case RECORD_HAND:
		return key->part[1] == round;
	default:
		return false;
	}
}

START_TEST(changes_of_a_draw_lead_to_what_bears_on_it)
{
	start(_i);
	for (int round = 1; round <= ROUNDS; round++) {
		struct telling telling = {.last = 0};
		const struct event *now = store_event(walk.store);
		int told = 0, wanted = 0;

		event_init(&telling.event);
		ck_assert_int_eq(store_draw_changes(walk.store, 1, round, take, &telling,
					 &store_test()->error),
			STATUS_OK);
		for (int kind = 0; kind < RECORD_KINDS; kind++) {
			told += telling.event.table[kind].count;
			for (int i = 0; i < now->table[kind].count; i++) {
				const struct record *row = &now->table[kind].rows[i];
				const struct record_key key = record_key_of(row);

				if (!bears_on(&key, round))
					continue;
				wanted++;
				ck_assert_ptr_nonnull(event_find(&telling.event, key));
			}
		}
		ck_assert_int_eq(told, wanted);
		event_done(&telling.event);
	}
	finish();
}
END_TEST

static enum status stop(void *context, long long action, const struct edit *edit)
{
	int *calls = context;

	(void)action;
	(void)edit;
	++*calls;
	return STATUS_REFUSED;
}

START_TEST(who_has_heard_enough_ends_the_reading)
{
	int calls = 0;

	start(_i);
	ck_assert_int_eq(store_draw_changes(walk.store, 1, 1, stop, &calls, &store_test()->error),
		STATUS_REFUSED);
	ck_assert_int_eq(calls, 1);
	finish();
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("past");

	tcase_add_checked_fixture(tcase, store_faulty_setup, store_faulty_teardown);
	tcase_add_loop_test(tcase, an_earlier_state_is_what_the_event_was_then, 0, WALKS);
	tcase_add_loop_test(tcase, changes_of_a_draw_lead_to_what_bears_on_it, 0, WALKS);
	tcase_add_test(tcase, who_has_heard_enough_ends_the_reading);
	tcase_set_timeout(tcase, 60);
	return suite_run("store_past", tcase, NULL);
}
