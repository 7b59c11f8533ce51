/*
 * The draw on the board against the best draw of its rule book with one thing more fixed: the proof
 * of a reason.
 */
#ifndef PAIRING_BOOK_BOOK_TRIAL_H
#define PAIRING_BOOK_BOOK_TRIAL_H

#include "book/frame.h"

/*
 * The best draw with the pin, all that the input fixes kept. PAIRING_OK; PAIRING_NO_DRAW, also when
 * the pins exclude each other; PAIRING_NO_MEMORY.
 */
enum pairing_status book_trial_draw(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_pin *pin,
	struct pairing_draw *draw);

/*
 * The draw on the board, and its score. Of its boards those that are made before the one of which
 * is asked may be held: the other draw has them as well. Of that board is `level`: the terms of
 * higher ones only speak of it as of what is to come, and those of its own say the same of it.
 */
struct book_board {
	const struct pairing_input *input;
	const struct pairing_draw *draw;
	const struct pairing_score *score;
	const struct pairing_pin *held;
	int nheld;
	int level; /* its score; nothing if no boards are held */
};

/*
 * All that the input fixes is kept. Fills in the proof (PAIRING_PASSED_UNKNOWN: the other draw is
 * as good) and who makes the difference (NULL: it is not asked; PAIRING_PASSED_STRANDED: the caller
 * finds them). PAIRING_OK or PAIRING_NO_MEMORY.
 */
enum pairing_status book_trial(const struct pairing_book *book, const struct book_board *board,
	const struct pairing_pin *pin, struct pairing_proof *proof, struct pairing_who *who);

#endif
