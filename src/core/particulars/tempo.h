/* Time controls as arbiters write them: "G/90;+30", "90'+10\"", "40/90,SD/30;d5", "60 minutes". */
#ifndef CORE_TEMPO_H
#define CORE_TEMPO_H

#include <stdbool.h>

enum { TEMPO_SESSIONS = 3, TEMPO_SIZE = 48 };

/* What a player's clock has: the sessions in their order, and what each move adds or waits. */
struct tempo {
	struct tempo_session {
		int moves; /* 0: the rest of the game */
		int minutes;
	} sessions[TEMPO_SESSIONS];
	int count;
	int seconds; /* a move; 0: none */
	bool delay;  /* they are waited before the clock runs, not added to it */
};

/* False, and nothing written: it is understood as no time control. */
bool tempo_parse(const char *text, struct tempo *tempo);

/* Minutes of a game of 60 moves, by which it is rated. */
int tempo_total(const struct tempo *tempo);

/* "standard", "rapid" or "blitz": less than an hour, and up to ten minutes (FIDE, ECF). */
const char *tempo_rate(const struct tempo *tempo);

/* "regular", "dual", "quick" or "blitz" (US 5C); "": too short to be rated. */
const char *tempo_us_rate(const struct tempo *tempo);

/* As US Chess writes it, "40/90,SD/30;+30"; returns text. */
const char *tempo_us(const struct tempo *tempo, char text[TEMPO_SIZE]);

/*
 * As a tournament report encodes it, "40/5400+30:1800+30" in seconds. False: a delay, or what has
 * no room, cannot be said.
 */
bool tempo_encode(const struct tempo *tempo, char text[TEMPO_SIZE]);
/* False, and nothing written: it is another code, or one of a tempo that has no words here. */
bool tempo_decode(const char *text, struct tempo *tempo);

#endif
