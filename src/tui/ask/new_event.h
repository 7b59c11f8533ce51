/* The form of a new event, before there is a board. */
#ifndef TUI_ASK_NEW_EVENT_H
#define TUI_ASK_NEW_EVENT_H

#include <stdbool.h>

#include "app/app.h"

/*
 * The terminal is started. near: an event that was perhaps meant, NULL: none. False: it was put
 * aside, and nothing is made; *signal: ended by this one, else 0.
 */
bool new_event(const char *path, const char *near, struct app **app, int *signal);

#endif
