/*
 * The boards that all draws of a set share: the same two players with the same colours, or the bye.
 */
#ifndef APP_FORECAST_SHARED_BOARDS_H
#define APP_FORECAST_SHARED_BOARDS_H

#include "pairing.h"

#include "core/status.h"

/* Starts zeroed. */
struct shared_boards {
	bool any;                     /* has a draw been taken? */
	struct pairing_board *boards; /* of the first one, but those that others do not have */
	int *labels;                  /* of each board; 0: not the same in all draws */
	int count;
};

/* Where each player sits in a draw, by his index. */
struct drawn_seats {
	int *opponent; /* PAIRING_NOBODY: he has the bye; below that: no seat */
	int *label;    /* of his board; the bye has none, 0 */
	bool *white;
};

/* A draw more. `draw` without boards: nothing is shared any more. */
enum status shared_boards_take(struct shared_boards *shared, const struct pairing_draw *draw,
	const struct drawn_seats *seats);

/* Is there a board that a further draw could take away? Before the first draw there is. */
bool shared_boards_left(const struct shared_boards *shared);
void shared_boards_done(struct shared_boards *shared);

#endif
