/*
 * Edits: the only way an event changes.
 *
 * An edit is one row before and after (either may be missing: the row is made or removed). An
 * action is what the user did at once: a list of edits with a label, applied together or not at
 * all. Undo is the same action backwards. The journal in the event file is a list of actions, and
 * replaying it from nothing gives the event.
 */
#ifndef CORE_EDIT_H
#define CORE_EDIT_H

#include "core/event.h"

struct edit {
	bool had, has; /* is there a row before / after */
	struct record before, after;
};

enum { LABEL_SIZE = 120 };

/* The name of a desk in the journal, with its end. */
enum { DESK_SIZE = 48 };

struct action {
	char label[LABEL_SIZE]; /* "Result of board 12: 1-0", as undo names it */
	struct edit *edits;     /* a row each, in the order in which they were first touched */
	int count, room;
	int *sorted; /* places in edits by key, to find one again; filled as far as nsorted */
	int nsorted, sorted_room;
};

void action_init(struct action *action);
void action_done(struct action *action);

/*
 * Add an edit that puts `row` (or removes the row with `key`) as seen from `event` with the earlier
 * edits of the same action applied. A change to the same row twice is merged; one that changes
 * nothing adds nothing.
 */
enum status action_put(struct action *action, const struct event *event, const struct record *row);
enum status action_remove(struct action *action, const struct event *event, struct record_key key);

/*
 * Add an edit as it stands, as read back from a journal. STATUS_BAD_INPUT if it does not speak of
 * one row, or if the action has that row already.
 */
enum status action_add(struct action *action, const struct edit *edit);

/* The row an edit speaks of. */
struct record_key edit_key(const struct edit *edit);

/*
 * All edits or none. STATUS_CONFLICT and nothing changed if a row is not as the edit's `before`
 * says, or a row comes twice. STATUS_NO_MEMORY: nothing changed.
 */
enum status action_apply(const struct action *action, struct event *event);
enum status action_reverse(const struct action *action, struct event *event);

/*
 * The invariants that hold after every action; event_check.c lists them. STATUS_OK, or
 * STATUS_BAD_INPUT and the first trouble as a sentence that names section, round, board and PIN.
 * `error` may be NULL. Used by verify and before commits.
 */
enum status event_check(const struct event *event, struct error *error);

/*
 * The same without the order of the drafts, which a file from before that was looked at may lack:
 * what every file that is opened holds, and every state that undo comes back to.
 */
enum status event_check_rows(const struct event *event, struct error *error);

/*
 * The same two after an action on an event that held them (backwards: after it was taken back), at
 * the cost of the rounds that it touches. The first trouble told may be another one.
 */
enum status event_check_after(
	const struct event *event, const struct action *action, struct error *error);
enum status event_check_rows_after(const struct event *event, const struct action *action,
	bool backwards, struct error *error);

/*
 * An action carried out, forwards or backwards, on an event that keeps all its rows by it, so that
 * pointers to them stay good: it can be taken back without fail.
 */
struct carried {
	struct change *back;
	int count;
};

/* Does it only change rows that are there and stay? */
bool action_keeps_rows(const struct action *action);
/* As action_apply or action_reverse of such an action; then carried_done. */
enum status action_carry(
	const struct action *action, struct event *event, bool backwards, struct carried *carried);
void carried_take_back(struct carried *carried, struct event *event);
void carried_done(struct carried *carried);

#endif
