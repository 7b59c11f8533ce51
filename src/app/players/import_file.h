/* A file of players, whatever its kind: a list (CSV) or a tournament report. */
#ifndef APP_PLAYERS_IMPORT_FILE_H
#define APP_PLAYERS_IMPORT_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "app/app.h"
#include "app/players/players.h"
#include "app/trf/event.h"

/*
 * Is it a report (*report), or can it be a list? STATUS_BAD_INPUT says why it is neither: what has
 * no players for whatever reason is not taken for a list.
 */
enum status import_kind(const char *bytes, size_t size, bool *report, struct error *error);

/* What would come of a file. */
struct list_preview {
	bool report; /* a tournament report, which is not looked at any further */
	int players; /* a list would add so many */
	/* '2 "Strength", 3 "shirt"': its columns that are not known, also of one that is refused */
	char unknown[240];
	char only[64]; /* heading of the one that is not known; "": there is none, or several */
	bool nameless; /* it is refused, as none of its columns is the name or surname */
};

/* A file that is looked at; both functions get the context. */
struct list_look {
	const char *path;
	const char *map;    /* what single columns mean (struct app_list) */
	app_preview *entry; /* who comes in, in the order of the list */
	app_notice *notice; /* what is worth knowing of it */
	void *context;
};

/* Nothing is changed; *preview is filled as far as the file could be read. */
enum status app_preview_file(struct app *app, const struct list_look *look,
	struct list_preview *preview, struct error *error);

/* A list adds its players; a report becomes the event of a file that has nobody yet. */
enum status app_import_file(struct app *app, const char *path, const char *map,
	struct app_trf_counts *counts, struct error *error, app_notice *notice, void *context);

#endif
