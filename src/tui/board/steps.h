/*
 * Practice by steps on the screen: opened, a card chosen and named, left; the exercise stays as it
 * is.
 */
#ifndef TUI_BOARD_STEPS_H
#define TUI_BOARD_STEPS_H

#include "app/practice/stepping.h"
#include "board/model.h"

struct tui;

struct steps {
	bool open;
	struct stepping stepping;
	struct model model; /* of the rules' draw */
	int *cards;         /* among which the answer is sought; none: it is answered */
	int ncards;
	int chosen;                /* one of them; PAIRING_NOBODY: none yet */
	int said;                  /* steps that were made before the last ones */
	int scroll;                /* lines that the user has moved the table by */
	int read;                  /* rows of the words that he has moved on */
	enum step_verdict verdict; /* of the card that was named last */
};

/* The exercise that is open, up to its first question. */
void steps_open(struct tui *tui);
/* Back to the draw board. */
void steps_leave(struct tui *tui);
void steps_done(struct steps *steps);

/* The keys. */
void steps_choose(struct tui *tui);
/* The chosen card is the answer; once it is answered, on to the next question, or the sheet. */
void steps_name(struct tui *tui);
void steps_show(struct tui *tui);
void steps_scroll(struct tui *tui);
/* A click on this card. */
void steps_click(struct tui *tui, int card);

#endif
