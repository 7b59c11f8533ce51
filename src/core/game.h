/*
 * The games of a round, numbered through as on the list on the wall: the boards of its draw, behind
 * them the games beside the draw (CAA 36), and last the bye, which has no number there unless it is
 * a game against one from outside. A bye that does not stand at the end of the draw keeps its
 * place.
 */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include "core/event.h"

struct game {
	int number;          /* 1.. */
	int white, black;    /* PINs; 0: one from outside, or with the bye nobody */
	const char *outside; /* his name, of the event; NULL: nobody here is from outside */
	enum result result;
	bool bye;    /* nobody plays: the bye, or who sits out of a club evening */
	bool beside; /* not of the draw */
	bool open;   /* not over: the result is what it counts as meanwhile */
};

/* "1-0", "½-½ ?" of an open game, as result_notation. */
const char *game_notation(const struct game *game);

/* The result as one of this player, who might have had White. */
enum result game_result_of(const struct game *game, int pin);

/* How many a round has, byes counted. */
int game_count(const struct event *event, int section, int round);

/* False: there is no such number. */
bool game_find(const struct event *event, int section, int round, int number, struct game *game);

/* The board that has this number; NULL: none, or a game beside the draw. */
const struct board *game_board(const struct event *event, int section, int round, int number);

/* The game or bye of a player; false: he has neither. */
bool game_of(const struct event *event, int section, int round, int pin, struct game *game);

/* Has every game of the round its result, that of this player left aside? */
bool game_others_over(const struct event *event, int section, int round, int pin);

/*
 * The games of a round that are played, byes left aside, and how many have a result, among them
 * those that are open and count for something meanwhile.
 */
struct game_tally {
	int games, in, open;
};
struct game_tally game_tally(const struct event *event, int section, int round);

/*
 * "3 of 11 results in" of a round that is published but not complete; empty for any other. Returns
 * text.
 */
enum { GAME_PROGRESS_SIZE = 48 };
const char *game_progress_text(
	const struct event *event, int section, int round, char text[GAME_PROGRESS_SIZE]);

/* Has the arbiter set him out of the round, and he plays no game beside the draw either? */
bool game_sits_out(const struct event *event, int section, int round, int pin);

/* How many of them stand beside the draw. */
int game_count_beside(const struct event *event, int section, int round);

#endif
