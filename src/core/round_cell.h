/*
 * What a round was to a player, for lists: a game, a default and a bye are told apart. In one sign
 * ("1", "+", "b"), or with colour and opponent ("w19+", "d7+", "bye").
 */
#ifndef CORE_ROUND_CELL_H
#define CORE_ROUND_CELL_H

#include "core/history.h"

enum cell_kind {
	CELL_WON, /* the first three were played */
	CELL_DRAWN,
	CELL_LOST,
	CELL_OPEN, /* no result yet */
	CELL_DEFAULT_WON,
	CELL_DEFAULT_LOST,
	CELL_BYE,
	CELL_HALF_BYE,
	CELL_FREE, /* the free round of an all-play-all */
	CELL_ABSENT,
	CELL_KINDS
};

struct round_cell {
	enum cell_kind kind;
	int opponent; /* PIN; 0: none; HISTORY_OUTSIDE */
	/*
	 * that he had; by default and with a bye none (CAA 16 iv), but one brought from elsewhere
	 */
	enum colour colour;
	bool open;    /* not over: the kind is what it counts as meanwhile */
	bool is_void; /* counts for nobody: one of the two left an all-play-all early */
};

/* Of a round that is not published: absent. */
struct round_cell round_cell_of(const struct event *event, int section, int pin, int round);

/*
 * The same as the rating office has it: open while the game is, and with the result that it gets.
 */
struct round_cell round_cell_rated(const struct event *event, int section, int pin, int round);

/*
 * "1", "½", "0"; "d+", "d-" by default; "b" bye, "h" with half a point; "·" absent or free; "?" no
 * result yet, or open.
 */
const char *round_cell_sign(const struct round_cell *cell);
/*
 * "w19+", "b12=", "d7-" (by default), "w*+" (one from outside), "w3?" (open), "bye", "half",
 * "free", "-"; in brackets what counts for nobody.
 * Returns text.
 */
enum { ROUND_CELL_SIZE = 16 };
const char *round_cell_words(const struct round_cell *cell, char text[ROUND_CELL_SIZE]);

#endif
