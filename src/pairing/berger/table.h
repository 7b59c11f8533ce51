/*
 * The tables of all-play-alls: who meets whom in which round, by the numbers of the players. It
 * knows no players and no results.
 */
#ifndef PAIRING_BERGER_TABLE_H
#define PAIRING_BERGER_TABLE_H

#include "pairing.h"

/* The colours of round 3 of a quad by lot, in the order of the setting (US Chess 30G). */
enum berger_quad { BERGER_NO_QUAD, BERGER_QUAD_FIRST, BERGER_QUAD_LAST = 4 };

/* How often everybody meets everybody; the setting "double". */
enum berger_games {
	BERGER_ONCE,
	BERGER_TWICE, /* a second cycle, with the colours turned */
	BERGER_PAIRS  /* two games one after the other, with the colours turned: a round each */
};

struct berger_table {
	int players;
	int games; /* enum berger_games */
	int quad;  /* enum berger_quad; looked at for three and four players alone */
};

/* What a round has for a number. */
struct berger_seat {
	int opponent; /* his number; 0: the round is free */
	enum pairing_colour colour;
	int row;     /* of the table: its round, 1.. */
	bool turned; /* a second game of the two: the colours are not those of the row */
};

/* Rounds in which everybody meets everybody once. */
int berger_cycle(const struct berger_table *table);
/* Rounds of the event. */
int berger_rounds(const struct berger_table *table);

/* Of the number 1..players; rounds beyond the last go on with cycles, turned by turns. */
struct berger_seat berger_seat(const struct berger_table *table, int round, int number);

#endif
