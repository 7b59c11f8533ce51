/* Two who had better not meet: as the cause of what another draw would cost. */
#ifndef APP_WHY_APART_H
#define APP_WHY_APART_H

#include "app/position/position.h"
#include "app/why/list.h"
#include "app/words/words.h"

/*
 * The cause of a term that is worse in the best draw in which these two (cards) meet, when it
 * counts pairs to be avoided and they are one: ", as they are of one club, Bury"; "": nothing to be
 * told. STATUS_NO_MEMORY.
 */
enum status why_apart_cause(const struct position *position, const struct cast *cast,
	const struct pairing_term *term, int one, int two, char *text, size_t size);

/*
 * Where a card of this board (number) does not meet the one at its own place, as another draw would
 * cost more, and their two opponents bar each other: a sentence that they would be left to each
 * other, and what stands against it. Nothing where other draws than the board's were told of.
 * STATUS_NO_MEMORY.
 */
enum status why_apart_left(struct app *app, const struct position *position, int board,
	const struct pairing_steps *steps, struct why_list *list);

#endif
