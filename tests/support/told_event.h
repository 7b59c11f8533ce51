/* Random events whose sentences are read. */
#ifndef SUPPORT_TOLD_EVENT_H
#define SUPPORT_TOLD_EVENT_H

#include "pairing_generate.h"
#include "support/told.h"
#include "support/told_wish.h"

/* The events of a rule book are read in so many slices. */
enum { TOLD_SLICES = 4 };

/* A rule book as its sentences are read. */
struct told_book {
	const char *id, *other; /* some events are drawn by the other one: by hand, so to say */
	const struct reference_rules *rules;
	struct told_form *forms;
	int nforms;
	int nusual; /* the forms that stand first: met among the events of each slice */
	int events, events_long; /* of all slices, with LONG=1 */
	/* what is otherwise in its records than a first reading has it; NULL: nothing */
	void (*amend)(struct round_facts *facts);
	/* some events are told of from their first round on */
	bool first_rounds;
	struct pairing_range ratings; /* of the players, 0: unrated; {0, 0}: as usual */
	/*
	 * The lines that stand in a report where that of the rule book stands (its settings, and
	 * what no generator knows of the players and of the round that is to be paired); NULL: as
	 * it is.
	 */
	void (*remarks)(uint64_t *state, int players, int round, char *text, size_t size);
};

/* What was met. */
struct told_met_all {
	struct wishes_met wishes;
	int rings;
};

/*
 * The events of a slice, 0.. below TOLD_SLICES: of each the last rounds, and the one to be paired;
 * all boards and some wishes of draws of the rules, and any draw against the engine's. EVENTS in
 * the environment: so many events in all, SEED: from this seed on.
 *
 * The usual forms must have been met, and wishes and rings of each kind that every rule book has.
 * False: EVENTS is set, so nothing need have been met.
 */
bool told_read_slice(const struct told_book *book, int slice, struct told_met_all *met);

#endif
