/*
 * The board numbers of a draft whose round was published before: its list hangs on the wall, so a
 * board that stands there keeps its number until a new draw is proposed or new numbers are asked
 * for.
 */
#ifndef APP_ROUND_WALL_NUMBERS_H
#define APP_ROUND_WALL_NUMBERS_H

#include "app/event/state.h"
#include "app/position/seats.h"

/*
 * Number the boards of a draft that was changed by hand, 1..count. Where the round was published
 * before and not proposed anew since, each board keeps the number that it has on the list on the
 * wall; of a new pair it is that of the seat, or else of its White, or else of its Black. A board
 * without one takes the lowest number that is free, the bye the last. Else, with cards, in the
 * order of publication; without (NULL), in the order in which they stand.
 */
enum status wall_number_seats(const struct app *app, struct seats *seats,
	const struct translation *cards, struct error *error);

#endif
