/* The folder of the exercises. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/file.h"
#include "app/practice_record.h"
#include "app/state.h"

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

enum status practice_folder(char folder[PRACTICE_FOLDER], bool make, struct error *error)
{
	const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
	int length;

	/* A relative path there is to be passed over (XDG Base Directory Specification). */
	if (state && state[0] == '/')
		length = snprintf(folder, PRACTICE_FOLDER, "%s/drawboard/practice", state);
	else if (home && home[0] == '/')
		length = snprintf(
			folder, PRACTICE_FOLDER, "%s/.local/state/drawboard/practice", home);
	else
		return app_fail(error, STATUS_IO,
			"There is no folder to keep the exercises in: set XDG_STATE_HOME or HOME to a folder, "
			"beginning with \"/\".");
	if (length >= PRACTICE_FOLDER)
		return app_fail(error, STATUS_IO,
			"The name of the folder that XDG_STATE_HOME or HOME gives is too long.");
	return make ? make_folders(folder, error) : STATUS_OK;
}
