/* Facts that are told beside the steps of a board, for every rule book. */
#ifndef APP_WHY_FACTS_H
#define APP_WHY_FACTS_H

#include "app/position.h"

/*
 * Of one board (1..) of the position, whose score and draw are there: whom the two have met, and
 * how the score group would sit by place beside how it sits, if `steps` speak of places. Added to
 * the reasons, each a sentence with its rule.
 */
enum status why_facts(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct reasons *reasons);

/*
 * Where a card of this board goes down or has the bye and the steps do not say who was passed over:
 * what the lowest cards of its score group would have cost instead. Nothing is told in large
 * fields.
 */
enum status why_floats(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct reasons *reasons);

#endif
