/* A round whose sentences are read. */
#ifndef SUPPORT_TOLD_TOLD_ROUND_H
#define SUPPORT_TOLD_TOLD_ROUND_H

#include <stdint.h>

#include "pairing_generate.h"
#include "support/told/told.h"
#include "support/told/told_wish.h"

/* A rule book as its sentences are read. */
struct told_book {
	const char *id, *other; /* some events are drawn by the other one: by hand, so to say */
	const struct reference_rules *rules;
	struct told_form *forms;
	int nforms;
	struct told_form *deal_forms; /* that only its deal has; NULL: none */
	int ndeal_forms;
	int ndeal_usual; /* of them, as nusual */
	bool deals;      /* the captions of its deals are read */
	int nusual;      /* the forms that stand first: met among the events of each slice */
	int events, events_long; /* of all slices, with LONG=1 */
	int drafts, drafts_long; /* that the hand of the arbiter changes */
	/* seeds in which something was said that was not so, or was not understood; 0 ends them */
	const int *kept_events, *kept_drafts;
	/* what is otherwise in its records than a first reading has it; NULL: nothing */
	void (*amend)(struct round_facts *facts);
	bool rules_only; /* boards of draws by hand are not read */
	bool causes;     /* why not must have told a cause */
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
	long boards;
};

/* A round, which has a draw. */
struct told_where {
	struct app *app;
	bool file; /* not a report that is only looked at */
	int round;
	const char *name; /* of the event, for messages */
};

/* The draw beside by which a board is told; NULL: that on the board. */
struct told *told_side_of(const struct told *told, const struct board *board, struct told *sides,
	const bool there[2]);
/* The sentence that says of which draw a board is told, by that; NULL: of that on the board. */
const char *told_note_of(const struct told *told, const struct told *side);

/*
 * Read why all its boards are so, why not otherwise, at random, and the draw against the engine's.
 */
void told_read_round(const struct told_where *where, const struct told_book *book, uint64_t *state,
	struct told_met_all *met);

#endif
