/* A list of players from a file, as the command reads it. */
#ifndef SUPPORT_EVENT_IMPORT_FILE_H
#define SUPPORT_EVENT_IMPORT_FILE_H

#include "app/app.h"
#include "app/players/players.h"

/* As app_import_list; what cannot be read is an error of the file. */
enum status import_file(struct app *app, const char *path, const char *convert, int *added,
	struct error *error, void (*notice)(void *context, const char *text), void *context);

#endif
