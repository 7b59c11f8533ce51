/* A list of players from a file. */
#include "config.h"

#include "support/event/import_file.h"

#include <stdlib.h>

#include "app/event/file.h"
#include "app/players/players.h"

enum status import_file(struct app *app, const char *path, const char *convert, int *added,
	struct error *error, void (*notice)(void *context, const char *text), void *context)
{
	struct app_list what = {.convert = convert};
	char *bytes;
	size_t size;
	enum status status = file_read(path, &bytes, &size, error);

	if (status != STATUS_OK)
		return status;
	what.bytes = bytes;
	what.size = size;
	status = app_import_list(app, &what, added, error, notice, context);
	free(bytes);
	return status;
}
