/* The folder of what belongs to no event: exercises, what a desk is used to, rating lists. */
#ifndef APP_EVENT_STATE_FOLDER_H
#define APP_EVENT_STATE_FOLDER_H

#include <stdbool.h>

#include "core/status.h"

enum { STATE_FOLDER = 900 };

/*
 * $XDG_STATE_HOME/drawboard, or below ~/.local/state without that, and `part` in it ("": none).
 * With `make` what is missing of it is made, for the user alone; but nobody's HOME. STATUS_IO says
 * which folder, and why not.
 */
enum status state_folder(
	const char *part, char folder[STATE_FOLDER], bool make, struct error *error);

/* The same of $XDG_DATA_HOME/drawboard, or below ~/.local/share: rating lists. */
enum status data_folder(char folder[STATE_FOLDER], bool make, struct error *error);

#endif
