/*
 * The terms of a rule book a second time, slow and plain, to check the library against: every draw
 * of a small field is made and its terms are counted straight from their definitions. Here are the
 * cards and the draws, which all rule books with levels share; what a rule book says of them is in
 * its own reference (caa_reference.c, schools_reference.c), and no reference calls the library's
 * account of the rules: only its data types are shared.
 */
#ifndef SUPPORT_REFERENCE_REFERENCE_H
#define SUPPORT_REFERENCE_REFERENCE_H

#include "pairing.h"

enum { REFERENCE_CARDS = 32, REFERENCE_VALUES = 128 };

enum reference_colour { REFERENCE_OPEN, REFERENCE_WHITE, REFERENCE_BLACK };

struct reference_card {
	int player, score, rating, level;
	enum reference_colour due; /* OPEN: neutral */
	int claim[3];              /* difference, run, minus games */
	bool barred;               /* from the bye */
	bool floated_down, floated_up;
	int downfloats, upfloats;
	enum reference_colour pinned;
};

struct reference_rules;

struct reference {
	const struct reference_rules *rules;
	const struct pairing_input *input;
	const int *option; /* the settings of the rule book, in its order */
	int leader;        /* the highest score */
	int n;             /* cards by score, then rank; -1: too many */
	struct reference_card card[REFERENCE_CARDS];
	int nlevels;
	int first[REFERENCE_CARDS], size[REFERENCE_CARDS];
};

/* A draw in which everybody is seated. */
struct reference_draw {
	int opponent[REFERENCE_CARDS]; /* card, -1: the bye */
	bool white[REFERENCE_CARDS];
	enum reference_colour given[REFERENCE_CARDS]; /* OPEN on a board of two neutral cards */
	int line[REFERENCE_CARDS];                    /* by level */
};

/* What one rule book says. */
struct reference_rules {
	const int *options; /* the values of its settings where an input has none */

	/*
	 * Who gets which colour: that of card i against card j, OPEN on a board of two neutral
	 * cards.
	 */
	enum reference_colour (*colour)(const struct reference *reference, int i, int j);

	/*
	 * Terms in the order of the library's score: wrong seats and tray are always 0 here. Terms
	 * 1 to 4 are what no draw may break. Returns the number of values of one term (there is
	 * room for REFERENCE_VALUES), -1 past the last term.
	 */
	int (*term)(const struct reference *reference, const struct reference_draw *draw, int term,
		int64_t *values);

	/* Does player a stand before b, of one score? NULL: in the order of the input. */
	bool (*stands_before)(const struct reference *reference, int a, int b);

	/* As reference_best, where several may be without an opponent; NULL: as that is. */
	bool (*best)(const struct reference *reference, struct reference_draw *draw);
};

enum reference_colour reference_other_colour(enum reference_colour colour);

/* The input must outlive it. */
void reference_init(struct reference *reference, const struct reference_rules *rules,
	const struct pairing_input *input);

/*
 * The draw with the least terms of all that the rules, the arbiter and the pins allow; false if
 * there is none.
 */
bool reference_best(const struct reference *reference, struct reference_draw *draw);

/*
 * A draw from the partner of each card: colours by the rules; two neutral cards alternate from the
 * lot.
 */
void reference_seat_partners(
	const struct reference *reference, const int *partner, struct reference_draw *draw);

/* As boards in the order of publication; room for all of them is the caller's. */
void reference_boards(const struct reference *reference, const struct reference_draw *draw,
	struct pairing_draw *boards);

/* A draw from its boards: everybody is seated once. */
void reference_seat(const struct reference *reference, const struct pairing_draw *boards,
	struct reference_draw *draw);

#endif
