/* Earlier states of an event: what the journal says of them, without undoing anything. */
#ifndef STORE_PAST_H
#define STORE_PAST_H

#include "store/store.h"

/*
 * The changes that bear on who plays whom in a round of a section, oldest first: its state, boards,
 * bookings, attendance and what is fixed by hand, and all players. Those that were undone are left
 * out. take gets the number of the action, which rises; what it returns but STATUS_OK ends the
 * reading, and is returned.
 */
enum status store_draw_changes(struct store *store, int section, int round,
	enum status (*take)(void *context, long long action, const struct edit *edit),
	void *context, struct error *error);

/*
 * As store_draw_changes, but the boards of the round alone and what gives the section's boards
 * their labels, by all actions, those that were undone as well.
 */
enum status store_board_changes(struct store *store, int section, int round,
	enum status (*take)(void *context, long long action, const struct edit *edit),
	void *context, struct error *error);

/*
 * What bears on results of a section that were corrected, oldest first and as store_draw_changes:
 * rounds that are published or taken back, and of the actions by which a game got another result,
 * or its players the other colours, all changes of boards, games against those from outside and
 * open games.
 */
enum status store_corrections(struct store *store, int section,
	enum status (*take)(void *context, long long action, const struct edit *edit),
	void *context, struct error *error);

/*
 * The event as an action that is not undone left it, without what belongs to rounds after `round`.
 * *event need not be initialised, and is filled on STATUS_OK only; the caller does event_done.
 * Costs a copy of the event and one reading of the journal.
 */
enum status store_event_after(
	struct store *store, long long action, int round, struct event *event, struct error *error);

/*
 * The last action by which a round was published, whether or not it has been undone since: what was
 * published may hang on the wall. 0: none. Costs one reading of the journal.
 */
enum status store_last_publication(
	struct store *store, int section, int round, long long *action, struct error *error);

/*
 * The last action after `since` that gave a label to the section's boards or to one of them, or
 * took it, whether or not it has been undone. 0: none.
 */
enum status store_labels_changed(
	struct store *store, int section, long long since, long long *action, struct error *error);

/*
 * The last action after `since` that may have given another label to a game beside the draws of the
 * section: games come and go, the other section of one between two is drawn. 0: none.
 */
enum status store_beside_changed(
	struct store *store, int section, long long since, long long *action, struct error *error);

/* Does store_event_after give another event than the present one, without its later rounds? */
enum status store_changed_after(
	struct store *store, long long action, int round, bool *changed, struct error *error);

#endif
