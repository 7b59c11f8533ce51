/*
 * What the journal tells of a round's draw: the action that made it, and what came to it
 * afterwards. Read once for each question; the event as it stood then is drawn.c's.
 */
#ifndef APP_POSITION_DRAW_SEARCH_H
#define APP_POSITION_DRAW_SEARCH_H

#include <stdbool.h>

#include "app/app.h"

struct ints {
	int *items;
	int count, room;
};

/* What the changes of one action do to the round. */
struct deed {
	long long action;
	bool publishes, takes_back, seats, other;
	bool breaks;                     /* a game has gone, or is another one */
	struct ints boards, left, taken; /* numbers; PINs that leave a seat, and that take one */
	struct ints entered;             /* PINs that were not in the event */
};

struct draw_search {
	int round, board; /* board 0: any; DRAWN_PUBLISHED: none that was seated since */
	struct deed deed; /* that is being read */
	bool published;
	int state;          /* enum round_state that the action left */
	long long made;     /* the action that last had a part in the draw, or in the board */
	long long proposed; /* the action that last seated as the engine draws; 0: none */
	bool whole;         /* it published the draw as well: an import */
	bool late;          /* it seated latecomers, and these are the numbers of their boards */
	bool broken;      /* a game that was published has gone by one of them, or is another one */
	long long seated; /* the last of them; 0: none */
	struct ints numbers;    /* of their boards */
	struct ints latecomers; /* of all such actions */
	struct ints sat;        /* who left a row of the bye by one of them */
	struct ints reseated;   /* numbers of the boards of all such actions */
};

bool ints_have(const struct ints *ints, int item);
enum status ints_add(struct ints *ints, int item);

/**
 * Read the journal of search->round, with search->board set or 0 and all else empty. Whatever comes
 * of it, draw_search_done.
 */
enum status draw_search_read(
	const struct app *app, struct draw_search *search, struct error *error);

/** Frees what the search found. */
void draw_search_done(struct draw_search *search);

#endif
