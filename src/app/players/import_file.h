/* A file of players, whatever its kind: a list (CSV) or a tournament report. */
#ifndef APP_PLAYERS_IMPORT_FILE_H
#define APP_PLAYERS_IMPORT_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "app/app.h"
#include "app/trf/event.h"

/*
 * Is it a report (*report), or can it be a list? STATUS_BAD_INPUT says why it is neither: what has
 * no players for whatever reason is not taken for a list.
 */
enum status import_kind(const char *bytes, size_t size, bool *report, struct error *error);

/*
 * What would come of it, map being what single columns mean (struct app_list): of a list, how many
 * players it would add, with its notices; a report (*report) is not looked at any further. Nothing
 * is changed.
 */
enum status app_preview_file(struct app *app, const char *path, const char *map, bool *report,
	int *players, struct error *error, app_notice *notice, void *context);

/* A list adds its players; a report becomes the event of a file that has nobody yet. */
enum status app_import_file(struct app *app, const char *path, const char *map,
	struct app_trf_counts *counts, struct error *error, app_notice *notice, void *context);

#endif
