/* The folder of what belongs to no event: found and made. */
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

/* Where the XDG Base Directory Specification has files of a kind. */
struct base {
	const char *variable, *below_home, *what;
};

static enum status find_folder(
	const struct base *base, const char *part, char folder[STATE_FOLDER], struct error *error)
{
	const char *given = getenv(base->variable), *home = getenv("HOME");
	const char *between = part[0] ? "/" : "";
	int length;

	/* A relative path there is to be passed over (XDG Base Directory Specification). */
	if (given && given[0] == '/')
		length = snprintf(folder, STATE_FOLDER, "%s/drawboard%s%s", given, between, part);
	else if (home && home[0] == '/' && access(home, F_OK) == 0)
		length = snprintf(folder, STATE_FOLDER, "%s/%s/drawboard%s%s", home,
			base->below_home, between, part);
	else
		return app_fail(error, STATUS_IO,
			"There is no folder to keep %s in: set %s or HOME to a folder, "
			"beginning with \"/\".",
			base->what, base->variable);
	if (length >= STATE_FOLDER)
		return app_fail(error, STATUS_IO,
			"The name of the folder that %s or HOME gives is too long.",
			base->variable);
	return STATUS_OK;
}

enum status state_folder(
	const char *part, char folder[STATE_FOLDER], bool make, struct error *error)
{
	const struct base base = {"XDG_STATE_HOME", ".local/state",
		part[0] ? "the exercises" : "what the desk is used to"};
	const enum status status = find_folder(&base, part, folder, error);

	return status == STATUS_OK && make ? make_folders(folder, error) : status;
}

enum status data_folder(char folder[STATE_FOLDER], bool make, struct error *error)
{
	static const struct base base = {"XDG_DATA_HOME", ".local/share", "the rating lists"};
	const enum status status = find_folder(&base, "", folder, error);

	return status == STATUS_OK && make ? make_folders(folder, error) : status;
}
