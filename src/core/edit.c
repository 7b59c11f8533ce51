/* Actions: edits that are gathered, applied together or not at all, and taken back. */
#include "core/edit.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/change.h"
#include "core/vec.h"

void action_init(struct action *action)
{
	memset(action, 0, sizeof(*action));
}

void action_done(struct action *action)
{
	free(action->edits);
	free(action->sorted);
	action_init(action);
}

static const struct record *row_of(const struct edit *edit)
{
	return edit->had ? &edit->before : &edit->after;
}

struct record_key edit_key(const struct edit *edit)
{
	return record_key_of(row_of(edit));
}

static int order_of_sorted(const void *action, int i, const struct record_key *key)
{
	const struct action *all = action;
	const struct record *row = row_of(&all->edits[all->sorted[i]]);

	if (row->kind != key->kind)
		return row->kind < key->kind ? -1 : 1;
	return record_key_order(row, key);
}

/* Where the edit of this row is, or would be, in action->sorted. */
static int place(const struct action *action, const struct record_key *key, bool *found)
{
	return record_key_place(action, order_of_sorted, 0, action->nsorted, key, found);
}

/* Edit `i` takes its place in action->sorted, where there is room. */
static void enter(struct action *action, int i)
{
	struct record_key key = edit_key(&action->edits[i]);
	bool found;
	int at = place(action, &key, &found);

	memmove(&action->sorted[at + 1], &action->sorted[at],
		(size_t)(action->nsorted - at) * sizeof(*action->sorted));
	action->sorted[at] = i;
	action->nsorted++;
}

/* Room for one more edit, and the index up to date for those there are. */
static enum status prepare(struct action *action)
{
	struct edit *edits;
	int *sorted;

	if (action->count == INT_MAX)
		return STATUS_NO_MEMORY;
	edits = vec_grow(action->edits, &action->room, action->count + 1, sizeof(*edits));
	if (edits == NULL)
		return STATUS_NO_MEMORY;
	action->edits = edits;
	sorted = vec_grow(action->sorted, &action->sorted_room, action->count + 1, sizeof(*sorted));
	if (sorted == NULL)
		return STATUS_NO_MEMORY;
	action->sorted = sorted;
	while (action->nsorted < action->count)
		enter(action, action->nsorted);
	return STATUS_OK;
}

/* Does it change a row at all? */
static bool changes(const struct edit *edit)
{
	if (edit->had != edit->has)
		return true;
	return edit->had && !record_equal(&edit->before, &edit->after);
}

/* Take out the edit that stands at `at` in action->sorted. */
static void drop(struct action *action, int at)
{
	int gone = action->sorted[at];

	action->count--;
	action->nsorted--;
	memmove(&action->edits[gone], &action->edits[gone + 1],
		(size_t)(action->count - gone) * sizeof(*action->edits));
	memmove(&action->sorted[at], &action->sorted[at + 1],
		(size_t)(action->nsorted - at) * sizeof(*action->sorted));
	for (int i = 0; i < action->nsorted; i++)
		if (action->sorted[i] > gone)
			action->sorted[i]--;
}

static enum status put_edit(struct action *action, const struct event *event, struct record_key key,
	const struct record *row)
{
	enum status status = prepare(action);
	struct edit *edit;
	const struct record *before;
	bool found;
	int at;

	if (status != STATUS_OK)
		return status;
	at = place(action, &key, &found);
	if (!found) {
		before = event_find(event, key);
		if (before == NULL && row == NULL)
			return STATUS_OK;
		edit = &action->edits[action->count];
		memset(edit, 0, sizeof(*edit));
		edit->had = before != NULL;
		if (before != NULL)
			edit->before = *before;
	} else {
		edit = &action->edits[action->sorted[at]];
	}
	edit->has = row != NULL;
	if (row != NULL)
		edit->after = *row;
	if (!changes(edit)) {
		if (found)
			drop(action, at);
	} else if (!found) {
		enter(action, action->count++);
	}
	return STATUS_OK;
}

enum status action_put(struct action *action, const struct event *event, const struct record *row)
{
	struct record copy = *row; /* the row may be one of the action's own */

	return put_edit(action, event, record_key_of(row), &copy);
}

enum status action_remove(struct action *action, const struct event *event, struct record_key key)
{
	return put_edit(action, event, key, NULL);
}

/* An edit has a row on one side at least, and the same row on both. */
static bool is_sound(const struct edit *edit)
{
	struct record_key before, after;

	if (!edit->had && !edit->has)
		return false;
	if (!edit->had || !edit->has)
		return true;
	before = record_key_of(&edit->before);
	after = record_key_of(&edit->after);
	return record_key_compare(&before, &after) == 0;
}

enum status action_add(struct action *action, const struct edit *edit)
{
	enum status status;
	struct record_key key;
	bool found;

	if (!is_sound(edit))
		return STATUS_BAD_INPUT;
	status = prepare(action);
	if (status != STATUS_OK)
		return status;
	key = edit_key(edit);
	place(action, &key, &found);
	if (found)
		return STATUS_BAD_INPUT;
	action->edits[action->count] = *edit;
	enter(action, action->count++);
	return STATUS_OK;
}

static int compare_changes(const void *left, const void *right)
{
	const struct change *a = left, *b = right;

	return record_key_compare(&a->key, &b->key);
}

/* Is the row of the event as the edit expects it to be? */
static bool matches(const struct event *event, struct record_key key, const struct record *expected)
{
	const struct record *row = event_find(event, key);

	if (row == NULL || expected == NULL)
		return row == expected;
	return record_equal(row, expected);
}

/* The rows as they shall be, in the order of their keys; the caller frees *list. */
static enum status list_changes(const struct action *action, const struct event *event,
	bool backwards, struct change **changes)
{
	struct change *list = malloc(((size_t)action->count + 1) * sizeof(*list));
	enum status status = STATUS_OK;

	if (list == NULL)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < action->count && status == STATUS_OK; i++) {
		const struct edit *edit = &action->edits[i];
		const struct record *before = edit->had ? &edit->before : NULL;
		const struct record *after = edit->has ? &edit->after : NULL;

		if (!is_sound(edit)) {
			status = STATUS_BAD_INPUT;
			break;
		}
		list[i].key = edit_key(edit);
		list[i].row = backwards ? before : after;
		if (!matches(event, list[i].key, backwards ? after : before))
			status = STATUS_CONFLICT;
	}
	if (status == STATUS_OK)
		qsort(list, (size_t)action->count, sizeof(*list), compare_changes);
	for (int i = 1; i < action->count && status == STATUS_OK; i++)
		if (compare_changes(&list[i - 1], &list[i]) == 0)
			status = STATUS_CONFLICT;
	if (status == STATUS_OK)
		*changes = list;
	else
		free(list);
	return status;
}

static enum status carry_out(const struct action *action, struct event *event, bool backwards)
{
	struct change *list;
	enum status status;

	if (action->count == 0)
		return STATUS_OK;
	status = list_changes(action, event, backwards, &list);
	if (status != STATUS_OK)
		return status;
	status = event_change(event, list, action->count);
	free(list);
	return status;
}

bool action_keeps_rows(const struct action *action)
{
	for (int i = 0; i < action->count; i++)
		if (!action->edits[i].had || !action->edits[i].has)
			return false;
	return true;
}

enum status action_carry(
	const struct action *action, struct event *event, bool backwards, struct carried *carried)
{
	struct change *list;
	enum status status = list_changes(action, event, backwards, &list);

	if (status != STATUS_OK)
		return status;
	status = event_change(event, list, action->count);
	if (status != STATUS_OK) {
		free(list);
		return status;
	}
	for (int i = 0; i < action->count; i++)
		list[i].row = NULL;
	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];
		const struct change sought = {edit_key(edit), NULL};
		struct change *change = bsearch(
			&sought, list, (size_t)action->count, sizeof(*list), compare_changes);

		change->row = backwards ? &edit->after : &edit->before;
	}
	carried->back = list;
	carried->count = action->count;
	return STATUS_OK;
}

void carried_take_back(struct carried *carried, struct event *event)
{
	/* the rows and the index of seats are there: nothing needs memory */
	const enum status status = event_change(event, carried->back, carried->count);

	assert(status == STATUS_OK);
	(void)status;
}

void carried_done(struct carried *carried)
{
	free(carried->back);
	carried->back = NULL;
}

enum status action_apply(const struct action *action, struct event *event)
{
	return carry_out(action, event, false);
}

enum status action_reverse(const struct action *action, struct event *event)
{
	return carry_out(action, event, true);
}
