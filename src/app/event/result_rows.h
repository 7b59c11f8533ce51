/*
 * Rows that hold for the result of their board alone: that it is a guess, as the game is open, and
 * that the rating office gets another one.
 */
#ifndef APP_EVENT_RESULT_ROWS_H
#define APP_EVENT_RESULT_ROWS_H

#include "core/edit.h"

/*
 * Where the action changes a board, they go, unless it puts them itself; that a game is open stays
 * while its players and what it counts as could be so.
 */
enum status result_rows_follow(const struct event *event, struct action *action);

/* The board has its result now: the game is not open any more. */
enum status result_rows_close(
	const struct event *event, int section, int round, int number, struct action *action);

#endif
