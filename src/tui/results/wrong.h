/*
 * A result that was wrong, found when later rounds are published: a panel shows what they would be
 * with the right one, and has a key for each answer.
 */
#ifndef TUI_RESULTS_WRONG_H
#define TUI_RESULTS_WRONG_H

#include "core/event.h"
#include "tui/state/state.h"

struct wrong_result {
	int round, board; /* its number */
	enum result result;
	bool open; /* the game is open after all, and counts as the result meanwhile */
};

/* False: no later draw would be another one, and nothing is asked. */
bool results_wrong_ask(struct tui *tui, const struct wrong_result *wrong);

#endif
