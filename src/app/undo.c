/* Undo, redo and verify: straight through to the journal. */
#include "config.h"

#include "app/state.h"

#include <string.h>

#include "app/words.h"

enum { TRIES_MOST = 100 };

/* One step of the journal, again on the fresh state when another process has written. */
static enum status step(struct app *app, char label[LABEL_SIZE],
	const char *(*next)(const struct store *),
	enum status (*take)(struct store *, long long, struct error *), const char *nothing,
	struct error *error)
{
	char text[LABEL_SIZE];
	const char *what = next(app->store);
	enum status status;

	if (store_read_only(app->store))
		return app_fail(error, STATUS_READ_ONLY,
			"The event is open for reading only: the file cannot be written.");
	if (!what)
		return app_fail(error, STATUS_REFUSED, "%s", nothing);
	words_put(text, sizeof(text), "%s", what);
	status = take(app->store, app_now(), error);
	for (int i = 0; i < TRIES_MOST && status == STATUS_CONFLICT; i++) {
		status = store_refresh(app->store, error);
		app_forget(app);
		if (status != STATUS_OK)
			return status;
		what = next(app->store);
		if (!what || strcmp(what, text))
			return app_fail(error, STATUS_CONFLICT,
				"The event was changed at another desk meanwhile; the next step would be another one. Look, and try again.");
		status = take(app->store, app_now(), error);
	}
	if (status != STATUS_OK)
		return status;
	app_forget(app);
	if (label)
		memcpy(label, text, sizeof(text));
	return STATUS_OK;
}

bool app_undo_is_foreign(const struct app *app, char label[LABEL_SIZE])
{
	if (!store_undo_is_foreign(app->store))
		return false;
	words_put(label, LABEL_SIZE, "%s", store_undo_label(app->store));
	return true;
}

enum status app_undo(struct app *app, char label[LABEL_SIZE], struct error *error)
{
	return step(app, label, store_undo_label, store_undo, "There is nothing to undo.", error);
}

enum status app_redo(struct app *app, char label[LABEL_SIZE], struct error *error)
{
	return step(app, label, store_redo_label, store_redo, "There is nothing to redo.", error);
}

enum status app_verify(struct app *app, void (*report)(void *context, const char *text),
	void *context, int *troubles, struct error *error)
{
	return store_verify(app->store, report, context, troubles, error);
}

enum status app_verify_path(const char *path, void (*report)(void *context, const char *text),
	void *context, int *troubles, struct error *error)
{
	return store_verify_path(path, report, context, troubles, error);
}
