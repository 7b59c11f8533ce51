/*
 * pairing_options.h - the settings that a rule book has; part of pairing.h.
 */
#ifndef LIBPAIRING_OPTIONS_H
#define LIBPAIRING_OPTIONS_H

#include <stdbool.h>

/*
 * When a setting may change: at any time, for the draws to come; while players are numbered; until
 * round 1 is drawn, as all rounds follow from it; until round 1 is published.
 */
enum pairing_set {
	PAIRING_SET_ANY_TIME,
	PAIRING_SET_UNNUMBERED,
	PAIRING_SET_UNPAIRED,
	PAIRING_SET_UNPUBLISHED
};

/* A setting of a rule book: an integer in [least, most]. */
struct pairing_option {
	const char *name;
	int value; /* default */
	int least, most;
	const char *help;
	enum pairing_set set;
	const char *title; /* for lists, "Clubs kept apart": at most 24 letters */
};

/* A value of a setting whose values have names instead of numbers. */
struct pairing_value {
	const char *option, *name;
	int value;
	/*
	 * a record of rounds drawn in which the setting does not stand, of older making, means it
	 */
	bool unsaid;
};

#endif
