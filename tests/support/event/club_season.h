/*
 * Seeded random club seasons: evenings with whoever comes, some unrated, volunteers, defaults,
 * what is fixed by hand, and enough evenings for a small club to run out of opponents.
 */
#ifndef SUPPORT_EVENT_CLUB_SEASON_H
#define SUPPORT_EVENT_CLUB_SEASON_H

#include "pairing.h"

enum { SEASON_PLAYERS = 320, SEASON_EVENINGS = 40, SEASON_PINS = 6, SEASON_APART = 4 };

struct club_season {
	struct pairing_input input; /* of the evening to be drawn; points into this struct */
	struct pairing_player player[SEASON_PLAYERS];
	struct pairing_game game[SEASON_PLAYERS][SEASON_EVENINGS];
	struct pairing_pin pin[SEASON_PINS];
	struct pairing_apart apart[SEASON_APART];
	int option;
	int attendance; /* percent who come */
	bool fixed;     /* something is fixed by hand on some evenings */
	uint64_t state;
};

/* The season of a seed before its first evening: `players` who come with this probability. */
void club_season_start(
	struct club_season *season, uint64_t seed, int players, int attendance, bool fixed);

/* Play the evening by this draw and go on to the next, whose attendance is then known. */
void club_season_play(struct club_season *season, const struct pairing_draw *draw);

/* How many come tonight. */
int club_season_present(const struct club_season *season);

#endif
