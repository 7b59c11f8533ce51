/* The order in which the boards of a round are published. */
#ifndef CORE_BOARD_PLACE_H
#define CORE_BOARD_PLACE_H

#include <stdbool.h>

/* What a player of a board is ordered by. */
struct board_side {
	int score; /* in whatever units, the more the higher; of all 0: the rank alone counts */
	int rank;  /* the less the higher */
};

struct board_place {
	int bye; /* 1: it is one, and stands last */
	/* of the higher player: who has the higher score, of equal ones the higher rank */
	int score;
	int lower; /* of the other one, where the rule book looks at it (FIDE C.04.2 3.6); else 0 */
	int rank;  /* of the higher player */
	int number; /* that it has so far: equal ones keep their order; 0: none are equal */
};

/* black: NULL for the bye. both: the rule book looks at both scores. */
struct board_place board_place_of(
	struct board_side white, const struct board_side *black, bool both);

/* As qsort wants it, of structs that begin with a struct board_place. */
int board_place_compare(const void *left, const void *right);

#endif
