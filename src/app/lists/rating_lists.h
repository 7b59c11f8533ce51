/* The local file of rating lists: where it is, and a list taken into it. */
#ifndef APP_LISTS_RATING_LISTS_H
#define APP_LISTS_RATING_LISTS_H

#include "app/app.h"
#include "app/event/state_folder.h"
#include "core/text/listed.h"

struct lists; /* store/lists/lists.h */

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
	/* asked now and then, with how many players are read: false gives up; NULL: nobody is */
	bool (*goes_on)(void *context, long long players);
};

/*
 * Take a list in, in place of the one of its source; *left_out rows had no name or no code. On
 * failure the lists stay as they are. STATUS_REFUSED: it has not half the players of that one, as
 * the entries of an event have that were taken for a list; or goes_on has given up.
 */
enum status rating_lists_load(struct lists *lists, const struct rating_lists_load *what,
	struct list_info *info, long long *left_out, struct error *error);

/* The same into the file of the data folder. */
enum status rating_lists_take_in(const struct rating_lists_load *what, struct list_info *info,
	long long *left_out, struct error *error);

/* The lists in the file of the data folder; returns how many there are. */
int rating_lists_here(struct list_info here[LIST_SOURCES]);

/* The day of a list's file, YYYY/MM/DD, proposed as that of the list. STATUS_IO: it is no file. */
enum status rating_lists_file_day(const char *path, char day[BORN_SIZE], struct error *error);

#endif
