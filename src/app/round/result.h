/*
 * A result entered, and what was done with it: what the screen and the command print.
 */
#ifndef APP_ROUND_RESULT_H
#define APP_ROUND_RESULT_H

#include "app/app.h"
#include "core/game.h"

/* What comes after a result. */
enum result_next {
	RESULT_NEXT_RESULT, /* the round has games to come */
	RESULT_NEXT_DRAW,   /* the round is complete, and the next one not drawn */
	RESULT_NEXT_TABLE,  /* the same of a club evening */
	RESULT_NEXT_END,    /* the event is complete */
	RESULT_NEXT_NOTHING /* the round is complete, and later ones are drawn or earlier ones not */
};

/* What was done with a slip. */
struct result_done {
	/* before; the same as now: the slip came twice, and nothing has changed */
	enum result was;
	/* all of the rest is zeroed unless the result was taken */
	struct game game;                 /* the board as it is now */
	struct game_tally tally;          /* of the round */
	int points2;                      /* what the round has given: half points */
	char correction[CORRECTION_SIZE]; /* as app_correction_words, of a result put right */
	enum result_next next;
};

/*
 * Results. A different result already entered is refused with STATUS_CONFLICT unless overwrite:
 * done->was is that one then, and RESULT_NONE after any other refusal. The round becomes complete
 * with its last result. RESULT_NONE takes a result away. `done` may be NULL.
 */
enum status app_result(struct app *app, int round, int board, enum result result, bool overwrite,
	struct result_done *done, struct error *error);

#endif
