/* The sections that an action has changed, by which it belongs to a line of undo. */
#ifndef STORE_SCOPE_H
#define STORE_SCOPE_H

#include <sqlite3.h>

#include "core/edit.h"

/* A set of sections; 0 is the event itself. Those from 127 on share one place. */
struct scope {
	unsigned long long bits[2];
};

/* All sections and the event. */
struct scope scope_all(void);

/* A section that comes or goes is the event's as well: nobody could stand in it to undo that. */
struct scope scope_of_action(const struct action *action);

bool scope_has(struct scope scope, int section);

/* The one section that is in it (0: the event), or -1: there are more. */
int scope_only(struct scope scope);

struct scope scopes_joined(struct scope one, struct scope other);

/* Is there a section in both? */
bool scopes_meet(struct scope one, struct scope other);

/*
 * The scopes of the entries of the journal, at [id], and how many there are: ids 1..*count. Those
 * of undo and redo are empty, they have the scope of what they turn. The caller frees *scopes.
 * Returns SQLite's code; on failure nothing is changed.
 */
int scopes_read(sqlite3 *db, struct scope **scopes, int *count);

#endif
