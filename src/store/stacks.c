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

const struct entry *stack_top(const struct stack *stack, int line)
{
	for (int i = stack->count - 1; i >= 0; i--)
		if (line == LINE_ALL || scope_has(stack->entries[i].scope, line))
			return &stack->entries[i];
	return NULL;
}

const struct entry *stack_above(const struct stack *stack, const struct entry *entry)
{
	for (int i = stack->count - 1; &stack->entries[i] != entry; i--)
		if (scopes_meet(stack->entries[i].scope, entry->scope))
			return &stack->entries[i];
	return NULL;
}

int stack_count_above(const struct stack *stack, const struct entry *entry)
{
	int count = 0;

	for (int i = stack->count - 1; &stack->entries[i] != entry; i--)
		count += scopes_meet(stack->entries[i].scope, entry->scope);
	return count;
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

static struct entry take_out(struct stack *stack, int at)
{
	const struct entry entry = stack->entries[at];

	stack->count--;
	memmove(&stack->entries[at], &stack->entries[at + 1],
		(size_t)(stack->count - at) * sizeof(entry));
	return entry;
}

static void put_in(struct stack *stack, int at, struct entry entry)
{
	memmove(&stack->entries[at + 1], &stack->entries[at],
		(size_t)(stack->count - at) * sizeof(entry));
	stack->entries[at] = entry;
	stack->count++;
}

/* Where the target stands, if no other on one of its lines has to go first; else -1. */
static int place_of_target(const struct stack *stack, long long target)
{
	for (int i = stack->count - 1; i >= 0; i--)
		if (stack->entries[i].id == target)
			return stack_above(stack, &stack->entries[i]) ? -1 : i;
	return -1;
}

static bool undo(struct stacks *stacks, long long target)
{
	const int at = place_of_target(&stacks->undo, target);

	if (at < 0)
		return false;
	put_in(&stacks->redo, stacks->redo.count, take_out(&stacks->undo, at));
	return true;
}

static bool redo(struct stacks *stacks, long long target)
{
	const int at = place_of_target(&stacks->redo, target);
	int to = stacks->undo.count;

	if (at < 0)
		return false;
	while (to > 0 && stacks->undo.entries[to - 1].id > target)
		to--;
	put_in(&stacks->undo, to, take_out(&stacks->redo, at));
	return true;
}

/*
 * What was undone on the lines of a new action cannot be done again, nor what would have to follow
 * it on another line.
 */
static void end_redo(struct stack *stack, struct scope ended)
{
	for (int i = stack->count - 1; i >= 0; i--)
		if (scopes_meet(stack->entries[i].scope, ended))
			ended = scopes_joined(ended, take_out(stack, i).scope);
}

bool stacks_take(struct stacks *stacks, const struct entry *entry)
{
	if (entry->id != stacks->last + 1)
		return false;
	switch (entry->kind) {
	case ENTRY_DO:
		end_redo(&stacks->redo, entry->scope);
		if (entry->id > 1)
			stacks->undo.entries[stacks->undo.count++] = *entry;
		break;
	case ENTRY_UNDO:
		if (!undo(stacks, entry->target))
			return false;
		break;
	case ENTRY_REDO:
		if (!redo(stacks, entry->target))
			return false;
		break;
	}
	stacks->last = entry->id;
	return true;
}
