/* The order of boards: by the points of the higher of the two, then by his rank. */
#ifndef APP_REPAIR_BOARD_ORDER_H
#define APP_REPAIR_BOARD_ORDER_H

#include "app/app.h"

struct ordered_board {
	int higher, lower; /* of the two; lower 0: the higher has the bye */
	int score, rank;   /* of the higher */
};

/* scores, ranks: of White and of Black; the higher rank is the smaller number. */
struct ordered_board ordered_board_make(
	struct plain_board board, const int scores[2], const int ranks[2]);

/* The higher board first; 0: the same player is the higher one of both. */
int ordered_board_compare(const struct ordered_board *a, const struct ordered_board *b);

#endif
