/* What can be undone and redone, as it follows from the entries of the journal. */
#ifndef STORE_STACKS_H
#define STORE_STACKS_H

#include "store/journal.h"

/*
 * What can be undone and redone. The first action made the event and stays. An undo takes back the
 * last thing done, a redo the last undone; a new action empties the redo stack.
 */
struct stack {
	struct entry *entries;
	int count, room;
};

struct stacks {
	struct stack undo, redo;
	long long last; /* id of the last entry */
};

void stacks_init(struct stacks *stacks);
void stacks_done(struct stacks *stacks);
const struct entry *stack_top(const struct stack *stack); /* NULL if empty */

/* Room for one more entry, so that stacks_take cannot fail for lack of memory. */
bool stacks_reserve(struct stacks *stacks);

/*
 * Follow an entry; false, and nothing changed, if it does not follow from those before. Needs
 * stacks_reserve.
 */
bool stacks_take(struct stacks *stacks, const struct entry *entry);

#endif
