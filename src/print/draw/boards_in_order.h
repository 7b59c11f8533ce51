/* The boards of a round in the order in which they stand in the hall. */
#ifndef PRINT_BOARDS_IN_ORDER_H
#define PRINT_BOARDS_IN_ORDER_H

#include "print/print.h"

/*
 * Numbers (core/game.h) of the games of two players of the section that the list has, by what their
 * boards are called. The caller frees them; NULL: no memory.
 */
int *boards_in_order(const struct event *event, int section, int round,
	const struct print_style *style, int *count);

#endif
