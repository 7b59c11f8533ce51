/* What can be undone and redone, as it follows from the entries of the journal. */
#ifndef STORE_STACKS_H
#define STORE_STACKS_H

#include "store/journal.h"

/*
 * What can be undone and redone. The first action made the event and stays.
 *
 * Each section has a line of undo of its own, and so has the event: an undo takes back what was
 * done last on a line, a redo what was undone last, and a new action ends the redo of the lines
 * that it is on. An entry on several lines (its scope) goes only when it is the last of each.
 */
struct stack {
	struct entry *entries; /* undo: by id; redo: in the order in which they were undone */
	int count, room;
};

struct stacks {
	struct stack undo, redo;
	long long last; /* id of the last entry */
};

void stacks_init(struct stacks *stacks);
void stacks_done(struct stacks *stacks);

/* The line of all sections together. */
enum { LINE_ALL = -1 };

/* The last entry on the line of a section (0: the event) or on any; NULL if there is none. */
const struct entry *stack_top(const struct stack *stack, int line);

/* The last entry that has to go first, as it is on a line of this one; NULL: it may go. */
const struct entry *stack_above(const struct stack *stack, const struct entry *entry);

/* How many have to go first. */
int stack_count_above(const struct stack *stack, const struct entry *entry);

/* Room for one more entry, so that stacks_take cannot fail for lack of memory. */
bool stacks_reserve(struct stacks *stacks);

/*
 * Follow an entry; false, and nothing changed, if it does not follow from those before. Needs
 * stacks_reserve.
 */
bool stacks_take(struct stacks *stacks, const struct entry *entry);

#endif
