/*
 * Perfect matching of rows with columns that is first in the order of rows: row 0 has the least
 * column it can have, then row 1, and so on. One row may be left for last: the order does not ask
 * for its column.
 */
#ifndef PAIRING_DUTCH_HALVES_H
#define PAIRING_DUTCH_HALVES_H

#include <stdbool.h>
#include <stdint.h>

#include "match/arena.h"

struct halves {
	int count;       /* rows, and columns */
	int words;       /* of a set */
	uint64_t *edges; /* by row: its columns */
	uint64_t *back;  /* by column: its rows */
	int *column_of;  /* by row: the result */
	int *row_of;
	uint64_t *seen, *open; /* scratch: rows, columns */
	int *from, *queue;
};

/* No edges yet; false when there is no memory. Everything lives in the arena. */
bool halves_init(struct halves *halves, int count, struct arena *arena);

void halves_join(struct halves *halves, int row, int column);

/* Take an edge away. */
void halves_part(struct halves *halves, int row, int column);

/* Which kinds of rows and columns suit each other: [a row's * kinds + a column's]. */
struct halves_kinds {
	int kinds;
	const bool *suited;
	const int *row, *column; /* the kind of each */
	int rows, columns;
};

/* Join all that suit each other, before any other edge. False when there is no memory. */
bool halves_join_kinds(
	struct halves *halves, const struct halves_kinds *kinds, struct arena *arena);

/* False if there is no perfect matching. */
bool halves_solve(struct halves *halves);

#endif
