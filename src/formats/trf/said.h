/*
 * Comments of ours that speak of one game: "### drawboard: WORD round=1 board=3 result=1 white=7
 * black=12". `board` is what the board is called; `as` may stand for `result`; `from` and `through`
 * name later rounds. Other keys are passed over.
 */
#ifndef FORMATS_TRF_SAID_H
#define FORMATS_TRF_SAID_H

#include "core/record.h"

struct trf_said {
	int round, board;
	enum result result;
	int white, black;  /* starting numbers; 0: one from outside, or with RESULT_BYE nobody */
	int from, through; /* 0: not said */
};

/* The word of a game that is not over: nothing is in the entries, and it counts so meanwhile. */
#define TRF_OPEN "open"

/*
 * Is the line such a comment, with round, result and one player at least? Then *said is what it
 * says.
 */
bool trf_said_parse(const char *line, const char *word, struct trf_said *said);

/* What stands behind the word, with this key for the result. */
enum { TRF_SAID_SIZE = 128 };
void trf_said_write(const struct trf_said *said, const char *key, char text[TRF_SAID_SIZE]);

#endif
