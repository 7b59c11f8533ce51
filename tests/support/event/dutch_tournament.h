/*
 * Seeded random tournaments of the Dutch system, small ones with everything that a draw has to cope
 * with: byes of all kinds, forfeits, withdrawals, late entries, other point systems, virtual
 * points, prohibited pairs, last rounds, and rounds that were drawn by no rule at all.
 */
#ifndef SUPPORT_EVENT_DUTCH_TOURNAMENT_H
#define SUPPORT_EVENT_DUTCH_TOURNAMENT_H

#include "pairing.h"

enum { TOURNAMENT_PLAYERS = 64, TOURNAMENT_ROUNDS = 10, TOURNAMENT_APART = 6 };

struct dutch_tournament {
	/* of the round to be drawn; points into this struct, move it not */
	struct pairing_input input;
	struct pairing_player player[TOURNAMENT_PLAYERS];
	struct pairing_game game[TOURNAMENT_PLAYERS][TOURNAMENT_ROUNDS];
	struct pairing_apart apart[TOURNAMENT_APART];
	int extra[TOURNAMENT_PLAYERS * TOURNAMENT_ROUNDS]; /* as the input wants it */
	int given[TOURNAMENT_PLAYERS][TOURNAMENT_ROUNDS];  /* the same by player and round */
	bool gone[TOURNAMENT_PLAYERS];
	int late[TOURNAMENT_PLAYERS]; /* his first round */
	int bye_points, absences, forfeits, draws, wild, virtual;
	uint64_t state;
};

/* The tournament of a seed before its round 1, with `least` to `most` players. */
void dutch_tournament_start(
	struct dutch_tournament *tournament, uint64_t seed, int least, int most);

/*
 * Play the round by this draw (or, sometimes, by a wild one) and go on to the next; false after the
 * last round.
 */
bool dutch_tournament_play(struct dutch_tournament *tournament, const struct pairing_draw *draw);

/* Everything about the round to be drawn, as a report file. */
void dutch_tournament_print(const struct dutch_tournament *tournament);

#endif
