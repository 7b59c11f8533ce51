/*
 * The criteria C6 to C21 of a bracket and the order of generation (articles 3 and 4) as weights of
 * edges, least is best.
 *
 * Every criterion is a sum over pairs once the counts above it are settled: the sorted lists of C7,
 * C8, C18 to C21 compare as the numbers of players of each score, highest score first.
 */
#ifndef PAIRING_DUTCH_WEIGHT_H
#define PAIRING_DUTCH_WEIGHT_H

#include "dutch/bracket.h"
#include "dutch/layout.h"

/* What the weights are to decide. */
struct dutch_aim {
	bool lone_bye;   /* one downfloater, who will have the bye: C9 counts */
	bool order_mdps; /* which MDPs are paired, and with whom (4.4) */
	/* by vertex: the partners of the MDPs are settled (-1: none); NULL: they are open */
	const int *fixed;
	/*
	 * by vertex: place in the remainder, or -1: the criteria are settled, only its order counts
	 * (4.2, 4.3); NULL: the criteria count, its order does not
	 */
	const int *place;
	int remainder; /* players in it */
	int pairs;     /* pairs in it, so the size of S1 */
};

struct dutch_weights {
	const struct dutch_bracket *bracket;
	struct dutch_aim aim;
	struct layout layout;
	/*
	 * by vertex below residents_end: its score class, 0 is the highest, the residents' the last
	 */
	int *class_of;
	int classes;
	struct layout_field c6, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17;
	struct layout_field *c7, *c8_class, *c18, *c19, *c20, *c21; /* by class */
	struct layout_field *set, *opponent;                        /* by MDP */
	struct layout_field moved, distance;
	struct layout_field *top, *partner; /* by place in the remainder */
	int *top_bit;
};

/* False when there is no memory. Everything lives in the arena. */
bool dutch_weights_init(struct dutch_weights *weights, const struct dutch_bracket *bracket,
	const struct dutch_aim *aim, struct arena *arena);

/* May vertices i < j be paired, as far as the bracket and the aim go? They may be spare ones. */
bool dutch_weights_edge(const struct dutch_weights *weights, int i, int j);

/* Add the weight of that edge: layout.words words. */
void dutch_weights_put(const struct dutch_weights *weights, int i, int j, int64_t *weight);

#endif
