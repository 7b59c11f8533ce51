/*
 * What the draw board alone knows: cursor, the card in the air, and what has been found out for it.
 */
#ifndef TUI_BOARD_DRAW_BOARD_H
#define TUI_BOARD_DRAW_BOARD_H

#include <stdbool.h>

#include "app/app.h"
#include "app/audit/books.h"
#include "board/drag.h"
#include "board/drop.h"
#include "board/layout.h"
#include "tui/board/ahead.h"
#include "tui/board/cursor.h"
#include "tui/board/dealing.h"
#include "tui/board/reasons.h"
#include "tui/board/steps.h"
#include "tui/state/drawn.h"
#include "app/position/corrections.h"

struct tui;

struct draw_board {
	struct layout_wish wish;
	bool density_chosen; /* by key, now or the last time; else the window decides */
	struct drawn drawn;
	struct card_notes notes; /* on the cards of the model */
	struct place cursor;
	int spot; /* where the cursor is in the layout; -1: nowhere */

	/* The card in the air. */
	struct drag drag;
	/*
	 * The PIN that carry_let_go took out of the hand before this key; 0: none, -1: one of a
	 * section that has gone.
	 */
	int let_go;
	struct drop drop;
	int judged; /* spot that drop and verdict speak of; -1: none */
	struct verdict verdict;
	bool have_verdict;
	bool awaited;         /* the draws of the drop under the card are still to come */
	struct ahead ahead;   /* draws for the card */
	unsigned char *seats; /* what the rule book says of each spot */
	int nseats;
	bool unjudged;   /* some of those seen are still to be asked about */
	bool note_cut;   /* the box has no room for all of the verdict */
	bool note_whole; /* the verdict is being written into a window instead */

	/* The board under the cursor. */
	int why_board; /* that `reasons` speaks of; 0: none */
	struct reasons reasons;
	struct reasoner reasoner; /* who finds them in large events */
	bool reasons_awaited;     /* and has not yet */

	bool books_off[BOOKS_MOST]; /* which other rule books are not to be shown, in their order */
	struct dealing dealing;     /* the deal, while it is open */
	struct steps steps;         /* practice by steps, while it is open */
	bool marked;                /* practice: the draw as it stands has been marked */
};

/* False: there is no memory. */
bool draw_board_start(struct tui *tui);
void draw_board_done(struct tui *tui);
/* The model is another one: what was found out about the one before goes. */
void draw_board_rebuilt(struct tui *tui);
/* Take in what workers have found. */
void draw_board_take(struct tui *tui);
/* The card under the cursor, or that of which the draw was changed, is where an undo was. */
void draw_board_touched(struct tui *tui, const struct app_touched *touched);

#endif
