/*
 * A figure and how it came about: what each round or opponent adds, and what of it was cut. Every
 * figure is counted by making its working, so the two cannot differ.
 */
#ifndef CORE_TIES_WORKING_H
#define CORE_TIES_WORKING_H

#include <stdint.h>

#include "core/ties/code.h"
#include "core/ties/field.h"

/* units / per; per 0: there is no figure, and that is below every other. */
struct ties_figure {
	int64_t units;
	int per;
};

/* -1, 0 or 1, as a is less, equal or more. */
int ties_figure_compare(const struct ties_figure *a, const struct ties_figure *b);

/* Whose score a part counts. */
enum ties_source {
	TIES_OPPONENT, /* the one he met, over the board or by a forfeit that counts as a game */
	TIES_DUMMY,    /* C.07 16.4 */
	TIES_VIRTUAL,  /* the virtual opponent of the old rules */
	TIES_NO_SCORE, /* an unplayed round in the United States: 0 */
	TIES_OWN       /* none: his own record */
};

enum ties_fate {
	TIES_COUNTS,
	TIES_CUT_LEAST,
	TIES_CUT_VOLUNTARY, /* cut before what is less (C.07 16.5) */
	TIES_CUT_MOST,
	TIES_LEFT_OUT /* Koya: an opponent below the limit */
};

/* What limits the score of a dummy (C.07 16.4). */
enum ties_limit {
	TIES_UNLIMITED,
	TIES_LIMIT_OPPONENT, /* the scheduled opponent's score: limit2 */
	TIES_LIMIT_DRAWS     /* a draw for every round of the event: limit2 */
};

struct ties_part {
	int round;    /* 0: of several, or of none */
	int opponent; /* index; TIES_NOBODY */
	enum ties_source source;
	bool voluntary; /* a voluntary unplayed round */
	int own2;       /* own points of the round; in DE those against him, times `games` */
	int score2;     /* what counts of the score of opponent or dummy */
	int full2;      /* the points of the opponent, or of the player himself for his dummy */
	enum ties_limit limit;
	int limit2;
	int games;     /* DE: games against him, 0: they have not met */
	int64_t value; /* adds to the sum, in units of the figure */
	enum ties_fate fate;
};

struct ties_working {
	struct ties_figure figure;
	struct ties_part *parts;
	int count, room;
	/* averages: what was divided by what, before rounding */
	int64_t sum;
	int number;
	/*
	 * ratings: the score of the games over the board (1, ½, 0), its percentage, and what it
	 * adds
	 */
	int score2, percent, step;
	/* Koya: the score an opponent needs, in quarter points */
	int needed4;
	/* subtracted from the sum: points of unplayed rounds (Cumulative) */
	int less2;
};

/* Room for as many parts as there are rounds or players. False: no memory, nothing to release. */
bool ties_working_init(struct ties_working *working, const struct ties_field *field);
void ties_working_done(struct ties_working *working);

/* Empty again. */
void ties_working_clear(struct ties_working *working);

/* A part more; there is room. */
struct ties_part *ties_working_add(struct ties_working *working, int round, int opponent);

/* The figure is the sum of what counts, so many units to a point. */
void ties_working_sum(struct ties_working *working, int per);
/* The sum of what counts, divided by how many count, halves rounded up; 0 if nothing does. */
void ties_working_mean(struct ties_working *working);

/* Halves up, also of negative numbers. */
int64_t ties_half_up(int64_t sum, int64_t number);

/* What figures are counted from. */
struct ties_count {
	const struct ties_field *field;
	const struct ties_field *fore; /* ties_field_fore of it; NULL: nothing asks for it */
	const struct tie_break *how;
	/* of averages over opponents: the figure of each player; NULL: to be counted here */
	const struct ties_figure *base;
};

#endif
