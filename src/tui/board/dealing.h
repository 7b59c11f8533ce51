/*
 * The deal on the screen: the draw laid step by step, forwards and backwards; it changes nothing.
 */
#ifndef TUI_BOARD_DEALING_H
#define TUI_BOARD_DEALING_H

#include "app/deal/deal.h"

struct tui;

struct dealing {
	bool open;
	int section; /* whose round it is */
	struct deal deal;
	struct deal_table table;
	int scroll; /* lines that the user has moved it by; 0: the last step is in sight */
	int read;   /* rows of its words that he has moved on */
};

/*
 * The deal of the round on the board, up to the score group of the card under the cursor; a process
 * of its own makes it.
 */
void dealing_open(struct tui *tui);
/* Back to the draw board. */
void dealing_leave(struct tui *tui);
/* The event has changed: what is dealt may not be its draw any more. */
void dealing_rebuilt(struct tui *tui);
void dealing_done(struct dealing *dealing);

/* The keys that go through it. */
void dealing_next(struct tui *tui);
void dealing_back(struct tui *tui);
void dealing_to_end_of_group(struct tui *tui);
void dealing_to_start(struct tui *tui);
void dealing_to_end(struct tui *tui);
void dealing_scroll(struct tui *tui);

#endif
