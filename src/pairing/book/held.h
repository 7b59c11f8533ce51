/*
 * A trial for one board of a draw, around the boards that are made before it: those are held.
 */
#ifndef PAIRING_BOOK_HELD_H
#define PAIRING_BOOK_HELD_H

#include "book/book_trial.h"
#include "book/stranded.h"

struct held {
	const struct card_seats *seats; /* of the draw: everybody is seated */
	/* Is this board (index in the draw) there when the other one is made? */
	bool (*is_held)(const void *context, int board);
	stranded_may *may;
	const void *context; /* of both */
};

/*
 * book_trial with the boards that are held; board->held and nheld are set here. Of
 * PAIRING_PASSED_STRANDED who would be left is found as well.
 */
enum pairing_status held_trial(const struct pairing_book *book, const struct held *held,
	const struct book_board *board, const struct pairing_pin *pin, struct pairing_proof *proof,
	struct pairing_who *who);

#endif
