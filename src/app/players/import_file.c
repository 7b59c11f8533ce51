/* Imports a file of players after finding out its kind. */
#include "config.h"

#include "app/players/import_file.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/file.h"
#include "app/event/state.h"
#include "app/trf/event.h"
#include "formats/csv.h"
#include "formats/sheet.h"
#include "formats/trf/trf.h"

static bool begins_as_report(const char *bytes, size_t size)
{
	return size > 3 && bytes[3] == ' ' &&
		(memcmp(bytes, "###", 3) == 0 || strspn(bytes, "0123456789") == 3);
}

enum status import_kind(const char *bytes, size_t size, bool *report, struct error *error)
{
	struct error found = {0};
	const struct report why = {.error = &found};
	enum encoding encoding;
	char *text;
	size_t length;

	*report = false;
	if (size == 0)
		return app_fail(error, STATUS_BAD_INPUT,
			"It is empty: expected a list of players or a tournament report.");
	if (sheet_is_dbf(bytes, size))
		return STATUS_OK;
	if (decode_text(bytes, size, &text, &length, &encoding, &why) != STATUS_OK)
		return app_fail(error, found.code, "%s", found.text);
	*report = trf_recognise(text, length);
	free(text);
	if (!*report && begins_as_report(bytes, size))
		return app_fail(error, STATUS_BAD_INPUT,
			"It begins as a tournament report and has no player (001): expected a whole one.");
	return STATUS_OK;
}

/* What is wrong with its heads the import says. */
static void preview_heads(const struct app_list *list, struct list_preview *preview)
{
	const struct csv_grades grades = {.map = list->map};
	const struct report silent = {0};
	struct csv_heads heads;

	if (csv_read_heads(list->bytes, list->size, &grades, &heads, &silent) != STATUS_OK)
		return;
	memcpy(preview->unknown, heads.unknown, sizeof(preview->unknown));
	memcpy(preview->only, heads.only, sizeof(preview->only));
	preview->nameless = heads.nameless;
}

enum status app_preview_file(struct app *app, const struct list_look *look,
	struct list_preview *preview, struct error *error)
{
	struct app_list list = {
		.map = look->map, .preview = look->entry, .preview_context = look->context};
	char *bytes = NULL;
	enum status status = file_read(look->path, &bytes, &list.size, error);

	*preview = (struct list_preview){.players = 0};
	list.bytes = bytes;
	if (status == STATUS_OK)
		status = import_kind(bytes, list.size, &preview->report, error);
	if (status == STATUS_OK && !preview->report) {
		preview_heads(&list, preview);
		status = app_import_list(
			app, &list, &preview->players, error, look->notice, look->context);
	}
	free(bytes);
	return status;
}

enum status app_import_file(struct app *app, const char *path, const char *map,
	struct app_trf_counts *counts, struct error *error, app_notice *notice, void *context)
{
	struct app_list list = {.map = map};
	struct app_trf trf = {.text = NULL};
	char *bytes = NULL;
	size_t size = 0;
	bool report = false;
	enum status status = file_read(path, &bytes, &size, error);

	*counts = (struct app_trf_counts){0, 0};
	if (status == STATUS_OK)
		status = import_kind(bytes, size, &report, error);
	list.bytes = trf.text = bytes;
	list.size = trf.size = size;
	if (status == STATUS_OK && report)
		status = app_import_trf(app, &trf, counts, error, notice, context);
	else if (status == STATUS_OK)
		status = app_import_list(app, &list, &counts->players, error, notice, context);
	free(bytes);
	return status;
}
