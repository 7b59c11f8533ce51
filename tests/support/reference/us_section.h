/*
 * Seeded sections of a US Chess event, played round by round: ratings that fall, some players
 * unrated, teams, requested byes, forfeits, withdrawals; the higher rank wins four games of five.
 */
#ifndef SUPPORT_REFERENCE_US_SECTION_H
#define SUPPORT_REFERENCE_US_SECTION_H

#include "pairing.h"

enum { US_SECTION_ROUNDS = 9, US_SECTION_SETTINGS = 16, US_SECTION_APART = 6 };

struct us_section {
	struct pairing_input input; /* of the round to be drawn; move the struct not */
	struct pairing_player *player;
	struct pairing_game *game; /* [player * US_SECTION_ROUNDS + round] */
	uint64_t state;
	int setting[US_SECTION_SETTINGS]; /* where they are not the normal ones */
	struct pairing_apart apart[US_SECTION_APART];
};

/* Exits when there is no memory. Release with us_section_done. */
void us_section_start(struct us_section *section, uint64_t seed, int players);
void us_section_done(struct us_section *section);

/*
 * Before round 1: other settings of the rule book than the normal ones (acceleration by added score
 * alone), more unrated players and new ones, an event of four rounds now and then, pairs kept
 * apart.
 */
void us_section_vary(struct us_section *section);

/* The value of a setting of the rule book. */
int us_section_setting(const struct us_section *section, const char *name);

/* Play the round by this draw; false after the last one. */
bool us_section_play(struct us_section *section, const struct pairing_draw *draw);

#endif
