/* Which list was written last, and where: a habit of the desk, from one sitting to the next. */
#ifndef TUI_ASK_PAPER_HABITS_H
#define TUI_ASK_PAPER_HABITS_H

#include <stdbool.h>

struct tui;

enum { PAPER_LEFT_OUT = 200 }; /* bytes of a message, or of a line in a window */

/* What w was answered before; 0: nothing yet. */
struct paper_habits {
	char last_list, last_where;
	/* in this sitting alone: */
	bool for_public;               /* of lists that can be */
	char left_out[PAPER_LEFT_OUT]; /* of the list of all sections that was made last */
	char sought[80];               /* in the window of a list, */
	int found;                     /* and the line that has it; 0: none yet */
};

void paper_habits_recall(struct tui *tui);
/* Of answers that are others than before: kept for the next sitting. */
void paper_habits_list(struct tui *tui, char list);
void paper_habits_where(struct tui *tui, char where);

#endif
