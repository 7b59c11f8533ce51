/* What hangs on the hall screen of a section: lines as wide as there is room for. */
#ifndef TUI_WALL_LISTS_H
#define TUI_WALL_LISTS_H

#include "core/event.h"

/* Of the last published round, or behind it. */
enum wall_list { WALL_BOARDS, WALL_NAMES, WALL_STANDINGS, WALL_LISTS };

enum { WALL_WIDTH_LEAST = 40, WALL_WIDTH_MOST = 100, WALL_LINE_SIZE = 4 * WALL_WIDTH_MOST };

enum { WALL_CLOCK_CELLS = 12 }; /* at the right of the title, which is no longer than that */

struct wall_lines {
	char title
		[WALL_LINE_SIZE]; /* "Open, round 4", of several events "Anytown · Open, round 4" */
	char (*lines)[WALL_LINE_SIZE];
	int count, room;
};

/*
 * No line where there is nothing to show: no round is published, the names of a round that is
 * over, standings before the first is complete. named: the title has the event, too, as there are
 * several; width: cells of a line. Release with wall_done, also without memory, where the end is
 * missing.
 */
void wall_compose(const struct event *event, int section, enum wall_list list, bool named,
	int width, struct wall_lines *lines);
void wall_done(struct wall_lines *lines);

/* The last published round of a section; 0: none. */
int wall_round(const struct event *event, int section);

#endif
