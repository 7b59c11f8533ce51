/* The order of publication of boards that were put together from parts. */
#ifndef APP_POSITION_DRAW_ORDER_H
#define APP_POSITION_DRAW_ORDER_H

#include "core/status.h"
#include "pairing.h"

/*
 * Sort the boards as they are published (core/board_place.h), by the scores of the draw
 * (pairing_scores), or by numbers alone where the table of an all-play-all gives the boards;
 * colours are kept, unlike with pairing_draw_order. Some rule books look at the number of a board.
 */
enum status draw_sort(
	const struct pairing_book *book, const int *scores, struct pairing_draw *draw);

#endif
