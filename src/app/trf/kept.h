/* Lines of tournament reports that an event has kept: what one calls a board. */
#ifndef APP_TRF_KEPT_H
#define APP_TRF_KEPT_H

#include "core/event.h"

/* What the last comment of this word (formats/trf/said.h) calls the board of a game; 0: none does. */
int trf_told_board(
	const struct event *event, int section, const char *word, int round, int white, int black);

#endif
