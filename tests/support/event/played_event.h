/*
 * Seeded events of any size, played round by round: rating-weighted results, clubs, byes on
 * request, absences. The draws are the caller's, usually the engine's own.
 */
#ifndef SUPPORT_EVENT_PLAYED_EVENT_H
#define SUPPORT_EVENT_PLAYED_EVENT_H

#include "pairing.h"

enum { PLAYED_ROUNDS = 9 };

struct played_event {
	struct pairing_input input; /* of the round to be drawn */
	struct pairing_player *player;
	struct pairing_game *game; /* [player * PLAYED_ROUNDS + round] */
	uint64_t state;
};

/* An event before its first round; false when out of memory. */
bool played_event_init(struct played_event *event, int players, uint64_t seed);
void played_event_done(struct played_event *event);

/* Play the boards of a draw of the present round and go on to the next. */
void played_event_play(struct played_event *event, const struct pairing_draw *draw);

#endif
