/* Lines of tournament reports that an event has kept: one more, and what one calls a board. */
#ifndef APP_TRF_KEPT_H
#define APP_TRF_KEPT_H

#include "core/event.h"

/* The row of a line behind those that are kept, cut if it is too long; false: there is no room. */
bool trf_next_line(const struct event *event, int section, const char *line, struct record *row);

/* Keep the line behind the others, if there is room. */
enum status trf_keep_line(struct event *event, int section, const char *line);

/* The line whose first part is rows[at], as much of it as there is room for; returns text. */
const char *trf_kept_whole(const struct record *rows, int count, int at, char *text, size_t size);

/* What the last comment of this word (formats/trf/said.h) calls the board of a game; 0: none. */
int trf_told_board(
	const struct event *event, int section, const char *word, int round, int white, int black);

#endif
