/* The hall screen: boards, names and standings in pages that turn by themselves. */
#ifndef TUI_WALL_WALL_H
#define TUI_WALL_WALL_H

#include <stdbool.h>

struct app;

enum { WALL_EVENTS_MOST = 16 };

struct wall_options {
	struct app **apps; /* each stays open, and nothing is changed in it */
	int count;
	int section;   /* of the only event: this one alone; 0: all */
	int seconds;   /* for which a page stands */
	bool lists[3]; /* which are shown, by enum wall_list */
	bool ascii, no_color;
};

/* Until q. Exit status as tui_run. */
int wall_run(const struct wall_options *options);

#endif
