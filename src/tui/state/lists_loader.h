/*
 * The process that takes a rating list into the local file while the screen goes on: its start,
 * what it reports, how it is made to give up. It undoes what it has done of a list that it gives
 * up.
 */
#ifndef TUI_STATE_LISTS_LOADER_H
#define TUI_STATE_LISTS_LOADER_H

#include <stdbool.h>
#include <time.h>

#include "core/status.h"
#include "core/text/listed.h"
#include "tui/state/worker.h"

/* What it reports now and then, and at the end with `ended`. */
struct loader_report {
	bool ended;
	long long players; /* read so far */
	/* at the end: */
	enum status status;
	struct error error;
	struct list_info info;
	long long left_out;
	char notices[2048]; /* a line each */
};

/* Starts zeroed. */
struct lists_loader {
	struct worker worker;
	char path[512], date[BORN_SIZE]; /* of the list */
	bool gives_up;                   /* it was asked to */
	struct timespec began;
	struct loader_report last;
};

/*
 * Begin with the list of this file and day; shorter: also in place of one of more than twice as
 * many players. False: there is no process to be had.
 */
bool lists_loader_begin(
	struct lists_loader *loader, const char *path, const char *date, bool shorter);
bool lists_loader_works(const struct lists_loader *loader);
/* The descriptor to poll, -1: it does not work. */
int lists_loader_socket(const struct lists_loader *loader);
/* Take in what it has reported: true once it has ended, how is in `last`. */
bool lists_loader_take(struct lists_loader *loader);
/* Ask it to give up; its end is to be waited for, as it may be done by then. */
void lists_loader_give_up(struct lists_loader *loader);
/* The screen ends: it gives up by itself. */
void lists_loader_leave(struct lists_loader *loader);

#endif
