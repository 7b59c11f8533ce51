/* Random events whose sentences are read. */
#ifndef SUPPORT_TOLD_EVENT_H
#define SUPPORT_TOLD_EVENT_H

#include "support/told.h"
#include "support/told_wish.h"

/* A rule book as its sentences are read. */
struct told_book {
	const char *id, *other; /* some events are drawn by the other one: by hand, so to say */
	const struct reference_rules *rules;
	struct told_form *forms;
	int nforms;
	/* what is otherwise in its records than a first reading has it; NULL: nothing */
	void (*amend)(struct round_facts *facts);
};

/* What was met. */
struct told_met_all {
	struct wishes_met wishes;
	int rings;
};

/*
 * The event of a seed: the last rounds, and the one to be paired; all boards and some wishes of
 * draws of the rules, and any draw against the engine's.
 */
void told_read_event(const struct told_book *book, uint64_t seed, struct told_met_all *met);

#endif
