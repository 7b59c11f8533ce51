/*
 * Who sits where: for each round a seat by PIN, so that a player's board is found without a search
 * through the boards.
 *
 * The seats follow from the board rows and the section's points and are kept up by event_change
 * alone. In a draw that is out of order a player may sit twice; then the lower board counts.
 */
#ifndef CORE_SEATING_H
#define CORE_SEATING_H

#include "core/event.h"

struct seat {
	int board;   /* number; 0: he has none */
	int points2; /* what its result gives him */
};

struct seating { /* sorted by section and round */
	int section, round;
	struct seat *seats; /* by PIN */
	int room;
	bool clash; /* somebody sits twice, or the points have changed */
};

/* The seat of a player, NULL if he has none. */
const struct seat *seating_find(const struct event *event, int section, int round, int pin);

/*
 * Before a change: room for this board, false if there is no memory; then take out the boards that
 * go or change.
 */
bool seating_reserve(struct event *event, const struct board *board);
void seating_remove(struct event *event, const struct board *board);
/* After it: put in the new ones, then settle. */
void seating_add(struct event *event, const struct board *board);
void seating_settle(struct event *event);
/* The points of a section have changed: settle seats it afresh. */
void seating_restart(struct event *event, int section);

bool seating_copy(const struct event *from, struct event *to);
void seating_done(struct event *event);

#endif
