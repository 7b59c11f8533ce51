/*
 * Assignment of least weight in a bipartite graph, with the proof that it is least.
 *
 * Rows and columns are equally many; the edges of a row stand together. Weights are vectors as in
 * match/matching.h, below 2^46 in absolute value. The method is that of shortest augmenting paths;
 * a row costs what its search visits, so graphs whose good edges lie near a diagonal cost little
 * more than their edges.
 */
#ifndef PAIRING_MATCH_ASSIGN_H
#define PAIRING_MATCH_ASSIGN_H

#include <stdbool.h>
#include <stdint.h>

#include "match/arena.h"

struct assign_graph {
	int count;             /* rows, and columns */
	int width;             /* words of a weight, at least 1 */
	const int *first;      /* edges first[i] .. first[i + 1] - 1 belong to row i */
	const int *column;     /* by edge */
	const int64_t *weight; /* [edge * width] */
};

/*
 * The certificate: row_dual + column_dual is at most the weight of every edge, and equal to it on
 * the chosen ones.
 */
struct assignment {
	int *column_of;    /* by row */
	int *row_of;       /* by column */
	int64_t *row_dual; /* [row * width] */
	int64_t *column_dual;
};

enum assign_status { ASSIGN_OK, ASSIGN_NONE, ASSIGN_NO_MEMORY };

/*
 * The result lives in the arena. ASSIGN_NONE: no assignment of all rows; *assignment is untouched
 * then.
 */
enum assign_status assign_solve(
	const struct assign_graph *graph, struct arena *arena, struct assignment *assignment);

/*
 * Among all assignments of least weight over these edges choose the first by this order: row 0 has
 * the edge with the least `rank` it can have, then row 1, and so on. rank[edge] must differ within
 * a row.
 */
enum assign_status assign_prefer(const struct assign_graph *graph, const int64_t *rank,
	struct arena *arena, struct assignment *assignment);

#endif
