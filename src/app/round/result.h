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
	/* the round is complete, and later ones are drawn or earlier ones not */
	RESULT_NEXT_NOTHING
};

/* What was done with a slip. */
struct result_done {
	/* before; the same as now: the slip came twice, and nothing has changed */
	enum result was;
	bool again; /* the slip came twice, and nothing has changed (app_enter_slip) */
	/* all of the rest is zeroed unless the result was taken */
	struct game game;        /* the board as it is now */
	struct game_tally tally; /* of the round */
	int points2;             /* what the round has given: half points */
	/*
	 * as app_correction_words, of a result put right; of a game between two sections for both
	 */
	char correction[CORRECTION_SIZE];
	enum result_next next;
};

/*
 * A result as an action that is built: `what` is a struct result_order. A different result already
 * entered is refused with STATUS_CONFLICT unless overwrite. The round becomes complete with its
 * last result. RESULT_NONE takes a result away.
 */
struct action;
struct result_order {
	int round, board;
	enum result result;
	bool overwrite;
	enum result *was; /* what stands on the board */
	bool open;        /* the game is not over: what it counts for meanwhile */
};
enum status result_build(
	struct app *app, const void *what, struct action *action, struct error *error);

/* The half of a game between two sections that the other one has; NULL: it is no such game. */
const struct filled *result_other_half(const struct app *app, int round, const struct game *game);

/*
 * What was done by an order that came to this status. done->was is the result that stands after
 * STATUS_CONFLICT, and RESULT_NONE after any other refusal.
 */
void result_fill_done(struct app *app, const struct result_order *order, enum status status,
	struct result_done *done);

#endif
