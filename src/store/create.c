/* A new event file: whole under a hidden name before it takes its place. */
#include "config.h"

#include "disk/hidden.h"
#include "store/handle.h"
#include "store/trouble.h"

/* A whole event in the hidden file. */
static enum status create_hidden(
	const struct hidden *hidden, const struct action *first, long long now, struct error *error)
{
	struct store *made = store_new(hidden->path);
	enum status status;

	if (!made)
		return trouble_no_memory(error);
	made->name = database_name(hidden->place);
	status = database_create(made->path, made->name, &made->base, error);
	if (status == STATUS_OK)
		status = store_prepare(made, error);
	if (status == STATUS_OK)
		status = store_read_stamp(made, error);
	if (status == STATUS_OK)
		status = store_commit(made, first, now, error);
	if (status == STATUS_OK && made->log_left && !database_write_back(&made->base, false))
		status = trouble(error, STATUS_IO,
			"%.80s could not be written whole. Check the disk and try again.",
			made->name);
	store_close(made);
	return status;
}

enum status store_create(const char *path, const struct action *first, long long now,
	struct store **store, struct error *error)
{
	const char *name = database_name(path);
	struct hidden hidden;
	enum status status;
	int reason;

	if (!first->count)
		return trouble(error, STATUS_BAD_INPUT,
			"An event file starts with an event. Give it a name.");
	status = database_check_new(path, error);
	if (status != STATUS_OK)
		return status;
	reason = hidden_make(path, &hidden);
	if (reason != 0)
		return database_not_made(reason, name, error);
	status = create_hidden(&hidden, first, now, error);
	if (status == STATUS_OK) {
		reason = hidden_put(&hidden, false);
		if (reason != 0)
			status = database_not_made(reason, name, error);
	}
	if (status != STATUS_OK) {
		hidden_drop(&hidden);
		return status;
	}
	status = store_open(path, false, store, error);
	if (status != STATUS_OK)
		database_remove(path);
	return status;
}
