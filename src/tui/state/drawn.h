/*
 * The boards as they were drawn or laid out last: what a hand has changed since can be told apart.
 */
#ifndef TUI_STATE_DRAWN_H
#define TUI_STATE_DRAWN_H

#include "app/app.h"
#include "board/model.h"

/* Starts zeroed. */
struct drawn {
	int round; /* 0: nothing is known */
	struct plain_board *boards;
	int count;
};

/* Take in a model: one that a hand has changed leaves what was remembered of its round. */
void drawn_remember(struct drawn *drawn, const struct model *model);
void drawn_done(struct drawn *drawn);

/*
 * Boards of a draw adjusted by hand that the event has no more and that were not drawn so: a hand
 * made them. Below 0: some are gone, and it is not known whose they were.
 */
int drawn_gone(const struct drawn *drawn, const struct model *before, const struct event *now);

/*
 * PIN of a card that sits elsewhere now, or has something else fixed by hand: this one if it is of
 * them, else the first; 0: none.
 */
int drawn_changed(const struct model *before, const struct event *now, int pin);

#endif
