/*
 * A tour through rounds of seeded US sections with all sorts of settings: of each round the reasons
 * of the engine's draw, of one by hand, of an unfinished one and of one with pins are handed over.
 */
#ifndef SUPPORT_REFERENCE_US_TOUR_H
#define SUPPORT_REFERENCE_US_TOUR_H

#include "support/reference/us_seats.h"

enum us_stop { US_BY_RULES, US_BY_HAND, US_UNFINISHED, US_PINNED };

enum { US_PINS_MOST = 3 };

struct us_tour {
	struct us_section section; /* its input has the pins */
	unsigned long long seed;
	uint64_t state;
	enum us_stop stop;
	struct pairing_draw best; /* the engine's, without pins */
	struct us_seats seats;    /* of the draw that is told of */
	struct pairing_steps steps;
	struct pairing_pin pins[US_PINS_MOST];
	void *context;
};

typedef void us_tour_see(struct us_tour *tour);

/* The i-th of so many slices of a tour of so many rounds; returns how many rounds there were. */
long us_tour_run(int slice, int slices, long rounds, us_tour_see *see, void *context);

/* The rounds of a tour: ROUNDS in the environment, else as many as seeds_count says. */
long us_tour_rounds(long few, long many);

/* Was the draw made by the rules, around pins or without? */
bool us_tour_is_by_rules(const struct us_tour *tour);

/* Has the arbiter fixed a colour, so that colours may not be those of the rules? */
bool us_tour_fixes_colours(const struct us_tour *tour);

/* The test fails, and names the round, unless `what` is true of the step. */
#define US_HOLDS(tour, step, what, text) \
	ck_assert_msg(what, "seed %llu round %d stop %d, %d and %d: %s", (tour)->seed, \
		(tour)->section.input.round, (int)(tour)->stop, (step)->player, (step)->other, \
		text)

#endif
