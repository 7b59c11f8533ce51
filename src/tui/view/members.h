/* Members of a club season by name. */
#ifndef TUI_VIEW_MEMBERS_H
#define TUI_VIEW_MEMBERS_H

#include "app/app.h"

struct tui;

/*
 * Members of the club season by name, a part of which begins with the text, with their
 * GSRP before the evening on the board. The caller frees them; NULL: there is no memory.
 */
struct app_listed *members_called(const struct tui *tui, const char *text, int *count);

#endif
