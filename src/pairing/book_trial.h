/*
 * The draw on the board against the best draw of its rule book with one thing more fixed: the proof
 * of a reason.
 */
#ifndef PAIRING_BOOK_TRIAL_H
#define PAIRING_BOOK_TRIAL_H

#include "pairing.h"

enum { BOOK_PROOF = 5 };

/*
 * The best draw with the pin, all that the input fixes kept. PAIRING_OK; PAIRING_NO_DRAW, also when
 * the pins exclude each other; PAIRING_NO_MEMORY.
 */
enum pairing_status book_trial_draw(const struct pairing_book *book,
	const struct pairing_input *input, const struct pairing_pin *pin,
	struct pairing_draw *draw);

/*
 * `score` is that of the draw on the board; all that the input fixes is kept. Fills in the values
 * of a proof (pairing.h). PAIRING_OK or PAIRING_NO_MEMORY.
 */
enum pairing_status book_trial(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_score *score, const struct pairing_pin *pin, int proof[BOOK_PROOF]);

#endif
