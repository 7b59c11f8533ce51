/*
 * The keys of JaVaFo's generator in a configuration: rates in thousandths, each the chance of a
 * game or of a round of a player, and points by result and colour.
 */
#ifndef APP_GENERATE_JAVAFO_H
#define APP_GENERATE_JAVAFO_H

#include "app/generate/generate.h"

enum javafo_rate {
	JAVAFO_FORFEIT,
	JAVAFO_QUICK_GAME,
	JAVAFO_ZERO_BYE,
	JAVAFO_HALF_BYE,
	JAVAFO_FULL_BYE,
	JAVAFO_RATES
};

enum javafo_points {
	JAVAFO_WIN_WHITE,
	JAVAFO_WIN_BLACK,
	JAVAFO_WIN_FORFEIT,
	JAVAFO_BYE_FULL,
	JAVAFO_DRAW_WHITE,
	JAVAFO_DRAW_BLACK,
	JAVAFO_BYE_HALF,
	JAVAFO_LOSS_WHITE,
	JAVAFO_LOSS_BLACK,
	JAVAFO_LOSS_FORFEIT,
	JAVAFO_BYE_ZERO,
	JAVAFO_BYE_PAIRING,
	JAVAFO_POINTS
};

/* What the lines so far have told; -1: nothing. */
struct generate_javafo {
	bool used; /* a key that no other generator has */
	int rates[JAVAFO_RATES];
	int points2[JAVAFO_POINTS];
};

void generate_javafo_init(struct generate_javafo *told);

/* Is it one of its keys? */
bool generate_javafo_knows(const char *key);

enum javafo_taken { JAVAFO_NOT_MINE, JAVAFO_TAKEN, JAVAFO_WRONG };

/*
 * One line. NOT_MINE: the key is none of JaVaFo's alone. ForfeitRate, which other generators have
 * as "one in so many", is remembered and NOT_MINE, but TAKEN where only thousandths can mean it: 0.
 * WRONG says what was found and expected.
 */
enum javafo_taken generate_javafo_take(
	struct generate_javafo *told, const char *key, const char *value, struct error *error);

/* Turn the knobs as the lines told. STATUS_BAD_INPUT: they do not go together. */
enum status generate_javafo_settle(
	const struct generate_javafo *told, struct generate_knobs *knobs, struct error *error);

#endif
