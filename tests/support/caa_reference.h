/*
 * The CAA terms a second time, slow and plain, to check the library against: every draw of a small
 * field is made and its terms are counted straight from their definitions. Nothing of the library
 * is called; only its data types are shared.
 */
#ifndef SUPPORT_CAA_REFERENCE_H
#define SUPPORT_CAA_REFERENCE_H

#include "pairing.h"

enum { REFERENCE_CARDS = 12, REFERENCE_VALUES = 64 };

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

struct reference {
	const struct pairing_input *input;
	int clubs, half_byes, defaults, float_history, long_event, large;
	bool relaxed; /* rule 40 holds */
	int leader, behind;
	int n; /* cards by score, then rank; -1: too many */
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

/* The input must outlive it. */
void reference_init(struct reference *reference, const struct pairing_input *input);

/*
 * The draw with the least terms of all that rules 1 and 6, the arbiter and the pins allow; false if
 * there is none.
 */
bool reference_best(const struct reference *reference, struct reference_draw *draw);

/* As boards in the order of publication; room for all of them is the caller's. */
void reference_boards(const struct reference *reference, const struct reference_draw *draw,
	struct pairing_draw *boards);

/* A draw from its boards: everybody is seated once. */
void reference_seat(const struct reference *reference, const struct pairing_draw *boards,
	struct reference_draw *draw);

/*
 * Terms in the order of the library's score: wrong seats and tray are always 0 here. Returns the
 * number of values of one term (there is room for REFERENCE_VALUES), -1 past the last term.
 */
int reference_term(const struct reference *reference, const struct reference_draw *draw, int term,
	int64_t *values);

#endif
