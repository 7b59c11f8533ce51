/* What everybody is drawn by and how he floated, by the rule book of the event. */
#ifndef APP_POSITION_FLOATS_H
#define APP_POSITION_FLOATS_H

#include "core/status.h"
#include "pairing.h"

/*
 * pairing_scores and pairing_floats of all rounds before this one, as new arrays for free(): by
 * player, and [player * (input->round - 1) + r - 1] in round r. Of records that are not possible,
 * which pairing_best() refuses with the reason: the scores as they are, and nobody floated.
 * STATUS_NO_MEMORY: nothing made.
 */
enum status floats_scores(
	const struct pairing_book *book, const struct pairing_input *input, int **scores);
enum status floats_of(const struct pairing_book *book, const struct pairing_input *input,
	enum pairing_float **floats);

#endif
