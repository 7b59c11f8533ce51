/*
 * Rows that hold for the result of two players: that it is a guess, as the game is open, and that
 * the rating office gets another one.
 */
#ifndef APP_EVENT_RESULT_ROWS_H
#define APP_EVENT_RESULT_ROWS_H

#include "core/edit.h"

/*
 * Where the action changes boards, they go with the two, to another board too and turned with the
 * colours, unless it puts them itself. They go where the two do not meet any more, or have another
 * result; that a game is open stays while what it counts as could be so.
 */
enum status result_rows_follow(const struct event *event, struct action *action);

/* The board has its result now: the game is not open any more. */
enum status result_rows_close(
	const struct event *event, int section, int round, int number, struct action *action);

#endif
