/*
 * A small event played by a fixed list of steps, for tests that interrupt it anywhere and look at
 * what is in the file.
 */
#ifndef SUPPORT_EVENT_EVENT_SCRIPT_H
#define SUPPORT_EVENT_EVENT_SCRIPT_H

#include "store/store.h"

/*
 * Step 0 made the file. Then: eight players, a booked bye, round 1 proposed, published, its results
 * with an undo and a redo on the way, a corrected name. From there on every step changes a grade,
 * without end.
 */
enum { SCRIPT_STEPS = 14 };

/* The action that makes the event; caller does action_done. */
enum status script_first(struct action *action);

/* Make the file, step 0. */
enum status script_create(const char *path, struct store **store, struct error *error);

/* One step (1..) in a store that has all before it. */
enum status script_step(struct store *store, int step, struct error *error);

/* The same state without a file: events[0..count] as the steps leave them. False without memory. */
bool script_states(struct event *events, int count);

/* Single changes for tests of their own. */
enum status script_grade(const struct event *event, int pin, int grade, struct action *action);
enum status script_name(
	const struct event *event, int pin, const char *name, struct action *action);

#endif
