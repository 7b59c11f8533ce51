/* A copy of the event for another disk. */
#include "config.h"

#include "app/event/state.h"

enum status app_backup(struct app *app, const char *path, struct error *error)
{
	if (!app->store)
		return app_fail(error, STATUS_REFUSED,
			"A report is a file by itself: copy it. An event can be backed up.");
	return store_backup(app->store, path, error);
}
