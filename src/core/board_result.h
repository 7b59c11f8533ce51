/* What stands beside the result of a board: that the game is open, and what it is rated as. */
#ifndef CORE_BOARD_RESULT_H
#define CORE_BOARD_RESULT_H

#include "core/event.h"

/* Are the two of one board those of the other, with any colours? */
bool board_is_pair(const struct board *one, const struct board *other);

/* A result of the two on one board as that of the same two on the other: turned with them. */
enum result board_result_on(const struct board *one, const struct board *other, enum result result);

/* Is the game not over, so that the result is what it counts for meanwhile? */
bool board_is_open(const struct event *event, const struct board *board);

/* Has he a game that is open in the rounds up to this one? PIN 0: has anybody? */
bool player_has_open(const struct event *event, int section, int pin, int through);

/* Has the rating office another result? RESULT_NONE: the same. */
enum result board_rated_otherwise(const struct event *event, const struct board *board);

/*
 * A game imported as one that is not rated (W, D and L of FIDE's reports), as a line of the report
 * that is kept has it: "unrated ROUND WHITE BLACK LETTERS" behind our mark, a letter of White's
 * result and one of Black's, either of which may be that of a game that is rated.
 */
#define UNRATED_MARK "### drawboard: unrated "
struct unrated_game {
	int round, white, black;
	char letters[3];
};

/* Is the line such a one? */
bool unrated_game_read(const char *line, struct unrated_game *unrated);

enum { UNRATED_GAME_SIZE = 64 };
void unrated_game_write(const struct unrated_game *unrated, char line[UNRATED_GAME_SIZE]);

/* Is the game unrated, with the result of then? */
bool board_is_unrated(const struct event *event, const struct board *board);

/* What the rating office gets: RESULT_NONE of an open game. */
enum result board_rated_result(const struct event *event, const struct board *board);

#endif
