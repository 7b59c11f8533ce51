/* The generator's knobs in one line. */
#ifndef SUPPORT_EVENT_KNOBS_H
#define SUPPORT_EVENT_KNOBS_H

#include "app/app.h"
#include "app/generate/generate.h"

/*
 * Turn knobs as "players=20 points=W=3'D=1", with ' for a blank inside a value; the test fails if
 * that cannot be.
 */
void knobs_turn(struct generate_knobs *knobs, const char *text);

/*
 * A section of 9 rounds of which so many are played, with all that happens in clubs: half-point
 * byes, forfeits, late entries, withdrawals.
 */
void knobs_busy(struct generate_knobs *knobs, const struct pairing_book *book, uint64_t seed,
	int players, int played);

/*
 * An event in memory, made by these knobs and read by the rule book of this id; NULL: undrawn
 * rounds are left as they are. NULL and *error if that cannot be, which is no matter of a test.
 */
struct app *knobs_event(
	const struct generate_knobs *knobs, const char *system, struct error *error);

#endif
