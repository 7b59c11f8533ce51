/* The two stacks of undo and redo. */
#include "config.h"

#include "store/stacks.h"

#include <stdlib.h>
#include <string.h>

#include "core/vec.h"

void stacks_init(struct stacks *stacks)
{
	memset(stacks, 0, sizeof(*stacks));
}

void stacks_done(struct stacks *stacks)
{
	free(stacks->undo.entries);
	free(stacks->redo.entries);
	memset(stacks, 0, sizeof(*stacks));
}

const struct entry *stack_top(const struct stack *stack)
{
	return stack->count ? &stack->entries[stack->count - 1] : NULL;
}

static bool reserve(struct stack *stack)
{
	struct entry *entries =
		vec_grow(stack->entries, &stack->room, stack->count + 1, sizeof(*entries));

	if (entries)
		stack->entries = entries;
	return entries != NULL;
}

bool stacks_reserve(struct stacks *stacks)
{
	return reserve(&stacks->undo) && reserve(&stacks->redo);
}

/* The top of one stack, which must be the entry's target, goes to the other. */
static bool carry(struct stack *from, struct stack *to, long long target)
{
	if (!from->count || from->entries[from->count - 1].id != target)
		return false;
	to->entries[to->count++] = from->entries[--from->count];
	return true;
}

bool stacks_take(struct stacks *stacks, const struct entry *entry)
{
	if (entry->id != stacks->last + 1)
		return false;
	switch (entry->kind) {
	case ENTRY_DO:
		stacks->redo.count = 0;
		if (entry->id > 1)
			stacks->undo.entries[stacks->undo.count++] = *entry;
		break;
	case ENTRY_UNDO:
		if (!carry(&stacks->undo, &stacks->redo, entry->target))
			return false;
		break;
	case ENTRY_REDO:
		if (!carry(&stacks->redo, &stacks->undo, entry->target))
			return false;
		break;
	}
	stacks->last = entry->id;
	return true;
}
