/* The local file of rating lists: where it is, and a list taken into it. */
#ifndef APP_LISTS_RATING_LISTS_H
#define APP_LISTS_RATING_LISTS_H

#include "app/app.h"
#include "app/event/state_folder.h"
#include "store/lists/lists.h"

enum { LISTS_PATH = STATE_FOLDER + 24 };

/*
 * The file that is given, or else lists.sqlite in the data folder, which is made with `make`.
 * STATUS_IO: there is no such folder.
 */
enum status rating_lists_path(
	const char *given, char path[LISTS_PATH], bool make, struct error *error);

struct rating_lists_load {
	const char *path; /* NULL: standard input */
	const char *date; /* of the list, YYYY/MM/DD; NULL: the day of the file, or today */
	bool shorter;     /* also in place of one of more than twice as many players */
	/* told of what was read otherwise than it stands there; NULL: nobody is */
	app_notice *notice;
	void *context;
};

/*
 * Take a list in, in place of the one of its source; *left_out rows had no name or no code. On
 * failure the lists stay as they are. STATUS_REFUSED: it has not half the players of that one, as
 * the entries of an event have that were taken for a list.
 */
enum status rating_lists_load(struct lists *lists, const struct rating_lists_load *what,
	struct list_info *info, long long *left_out, struct error *error);

#endif
