/* A club evening made by hand: players a, b, c, ... in alphabetical order. */
#ifndef SUPPORT_EVENT_HAND_EVENING_H
#define SUPPORT_EVENT_HAND_EVENING_H

#include "pairing.h"

enum { HAND_CARDS = 12, HAND_EVENINGS = 20 };

struct hand_evening {
	struct pairing_input input; /* points into this struct; move it not */
	struct pairing_player player[HAND_CARDS];
	struct pairing_game game[HAND_CARDS][HAND_EVENINGS];
	struct pairing_pin pin[HAND_CARDS];
	int option;
};

/* So many players before an evening, nothing played; 15 games are the most. */
void hand_evening_start(struct hand_evening *field, int players, int round);

/* Games of an evening, each as White, Black and White's half points: "ab2 cd1". */
void hand_evening_play(struct hand_evening *field, int evening, const char *games);

void hand_evening_sit_out(struct hand_evening *field, int evening, char player);

/* The best draw must be this text: "ba dc e-", White first. */
void hand_evening_draws(
	const struct hand_evening *field, const struct pairing_book *book, const char *want);

#endif
