/*
 * Seeded random fields: small events somewhere in their middle, with everything that a draw has to
 * cope with.
 */
#ifndef SUPPORT_EVENT_RANDOM_FIELD_H
#define SUPPORT_EVENT_RANDOM_FIELD_H

#include "match/random.h"
#include "pairing.h"

enum {
	FIELD_PLAYERS_MOST = 16,
	FIELD_ROUNDS_MOST = 9,
	FIELD_PINS_MOST = 6,
	FIELD_APART_MOST = 6,
	FIELD_OPTIONS = 10,
};

struct random_field {
	struct pairing_input input; /* points into this struct; move it not */
	struct pairing_player player[FIELD_PLAYERS_MOST];
	struct pairing_game game[FIELD_PLAYERS_MOST][FIELD_ROUNDS_MOST];
	struct pairing_pin pin[FIELD_PINS_MOST];
	struct pairing_apart apart[FIELD_APART_MOST];
	int option[FIELD_OPTIONS];
};

/*
 * The field of a seed: the same everywhere, `least` to `most` cards that want a seat (before pins
 * take some out).
 */
void random_field_make(struct random_field *field, uint64_t seed, int least, int most);

/*
 * A draw that seats everybody once, at random and with random colours: half of the time those of
 * the rules.
 */
void random_field_draw(
	const struct random_field *field, uint64_t *state, struct pairing_draw *draw);

/* Everything that makes the field, on standard error. */
void random_field_print(const struct random_field *field);

#endif
