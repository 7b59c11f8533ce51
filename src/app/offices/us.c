/* The rating report of US Chess: checked, written, and read again before anybody gets it. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/offices/us_gather.h"
#include "app/words/words.h"

/* Sections without a published round have nothing to report. */
static bool is_played(const struct event *event, int i)
{
	return app_last_published(event, event_section_at(event, i)->id) > 0;
}

static enum status gather_us(struct us_gather *gathered, struct error *error)
{
	const struct event *event = gathered->office.event;
	int sections = 0, number = 0;
	enum status status;

	for (int i = 0; i < event_sections(event); i++)
		sections += is_played(event, i);
	status = us_gather_event(gathered, sections);
	for (int i = 0; status == STATUS_OK && i < event_sections(event); i++)
		if (is_played(event, i))
			status = us_gather_section(
				gathered, event_section_at(event, i)->id, ++number);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (sections == 0)
		return app_fail(error, STATUS_REFUSED,
			"No round has been played that could be reported to US Chess: nothing is written.");
	if (gathered->office.faults > 0)
		return app_fail(error, STATUS_REFUSED,
			"US Chess would send the report back: %d thing%s to be mended first. Nothing is written.",
			gathered->office.faults, gathered->office.faults == 1 ? " is" : "s are");
	return STATUS_OK;
}

/* Do the files say what they should, to one who has their bytes alone? */
static enum status prove(
	const struct us_gather *gathered, const struct office_file *files, struct error *error)
{
	const struct report report = {.error = error};
	struct dbf again[US_TABLES];
	enum status status = STATUS_OK;

	for (int i = 0; i < US_TABLES; i++)
		dbf_init(&again[i]);
	for (int i = 0; status == STATUS_OK && i < US_TABLES; i++) {
		status = dbf_read(files[i].bytes, files[i].size, &again[i], &report);
		if (status == STATUS_OK && !dbf_equal(&gathered->tables[i], &again[i]))
			status = app_fail(error, STATUS_IO,
				"%s, read again, does not say what it should: nothing is written.",
				files[i].code);
	}
	if (status == STATUS_OK)
		status = us_check(again, &report);
	for (int i = 0; i < US_TABLES; i++)
		dbf_done(&again[i]);
	return status;
}

static enum status make_files(
	struct us_gather *gathered, struct office_file *files, struct error *error)
{
	enum status status = gather_us(gathered, error);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < US_TABLES; i++) {
		words_put(
			files[i].code, sizeof(files[i].code), "%s", us_file_name((enum us_table)i));
		if (dbf_write(&gathered->tables[i], gathered->last_day, &files[i].bytes,
			    &files[i].size) != STATUS_OK)
			return app_fail_plain(error, STATUS_NO_MEMORY);
	}
	return prove(gathered, files, error);
}

enum status app_export_us(struct app *app, const struct office_order *order,
	struct office_file **files, struct error *error)
{
	const struct event *event = app_event(app);
	struct us_gather gathered = {.office = {.event = event, .order = order}};
	struct office_file *made = calloc(US_TABLES, sizeof(*made));
	int rounds = 1;
	enum status status;

	if (!made)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i < event_sections(event); i++) {
		const int of = us_rounds_of(event, event_section_at(event, i)->id);

		rounds = of > rounds && is_played(event, i) ? of : rounds;
	}
	us_begin(gathered.tables, rounds);
	status = make_files(&gathered, made, error);
	office_say_rest(&gathered.office);
	us_done(gathered.tables);
	if (status == STATUS_OK)
		*files = made;
	else
		office_files_done(made, US_TABLES);
	return status;
}
