/* The players of an event by name. */
#ifndef TUI_VIEW_MEMBERS_H
#define TUI_VIEW_MEMBERS_H

#include "app/app.h"

struct tui;

/*
 * Those who are in by the round on the board, by name, a part of which begins with the text; of a
 * club season with their GSRP before the evening. The caller frees them; NULL: there is no memory.
 */
struct app_listed *members_called(const struct tui *tui, const char *text, int *count);

/*
 * Whom of them the text means: the only one, or he whose whole name it is where no other looks like
 * his. 0: nobody, or several, who have to be asked about.
 */
int members_meant(
	const struct app_listed *rows, int count, const struct tui *tui, const char *text);

#endif
