/* The folder of what is no part of an event. */
#include "config.h"

#include "app/event/state_folder.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/event/file.h"
#include "app/event/state.h"

/* Each folder on the way that is not there, for the user alone. */
static enum status make_folders(char *folder, struct error *error)
{
	enum status status = STATUS_OK;

	for (char *at = folder + 1; at; at++) {
		const char *why;
		int made;

		at = strchr(at, '/');
		if (at)
			*at = '\0';
		made = mkdir(folder, 0700) == 0 || errno == EEXIST ? 0 : errno;
		if (made) {
			status = file_reason(made, &why);
			app_fail(error, status, "The folder %.120s could not be made: %s.", folder,
				why);
		}
		if (at)
			*at = '/';
		if (made || !at)
			break;
	}
	return status;
}

enum status state_folder(
	const char *part, char folder[STATE_FOLDER], bool make, struct error *error)
{
	const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
	const char *between = part[0] ? "/" : "";
	int length;

	/* A relative path there is to be passed over (XDG Base Directory Specification). */
	if (state && state[0] == '/')
		length = snprintf(folder, STATE_FOLDER, "%s/drawboard%s%s", state, between, part);
	else if (home && home[0] == '/' && access(home, F_OK) == 0)
		length = snprintf(
			folder, STATE_FOLDER, "%s/.local/state/drawboard%s%s", home, between, part);
	else
		return app_fail(error, STATUS_IO,
			"There is no folder to keep %s in: set XDG_STATE_HOME or HOME to a folder, "
			"beginning with \"/\".",
			part[0] ? "the exercises" : "what the desk is used to");
	if (length >= STATE_FOLDER)
		return app_fail(error, STATUS_IO,
			"The name of the folder that XDG_STATE_HOME or HOME gives is too long.");
	return make ? make_folders(folder, error) : STATUS_OK;
}
