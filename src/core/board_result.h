/* What stands beside the result of a board: that the game is open, and what it is rated as. */
#ifndef CORE_BOARD_RESULT_H
#define CORE_BOARD_RESULT_H

#include "core/event.h"

/* Is the game not over, so that the result is what it counts for meanwhile? */
bool board_is_open(const struct event *event, const struct board *board);

/* Has he a game that is open in the rounds up to this one? PIN 0: has anybody? */
bool player_has_open(const struct event *event, int section, int pin, int through);

/* Has the rating office another result? RESULT_NONE: the same. */
enum result board_rated_otherwise(const struct event *event, const struct board *board);

/*
 * Was the game imported as one that is not rated (W, D and L of FIDE's reports), with this result?
 * A line of the report that is kept says so: "unrated ROUND WHITE BLACK LETTERS" behind our mark.
 */
#define UNRATED_MARK "### drawboard: unrated "
bool board_is_unrated(const struct event *event, const struct board *board);

/* What the rating office gets: RESULT_NONE of an open game. */
enum result board_rated_result(const struct event *event, const struct board *board);

#endif
