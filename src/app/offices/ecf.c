/* Results files for the ECF: checked, written, and read again before anybody gets them. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/offices/ecf_gather.h"
#include "app/words/words.h"

void office_files_done(struct office_file *files, int count)
{
	for (int i = 0; files && i < count; i++)
		free(files[i].bytes);
	free(files);
}

/* Does it say what it should, to one who has the text alone? */
static enum status prove(
	const struct ecf_file *file, const struct office_file *out, struct error *error)
{
	struct ecf_file again;
	const struct report report = {.error = error};
	enum status status = ecf_read(out->bytes, out->size, &again, &report);

	if (status == STATUS_OK && !ecf_equal(file, &again))
		status = app_fail(error, STATUS_IO,
			"The file, read again, does not say what it should: it is not written.");
	ecf_done(&again);
	return status;
}

static enum status gather_ecf(struct ecf_gather *gather, struct error *error)
{
	enum status status;

	ecf_gather_event(gather);
	status = ecf_gather_games(gather);
	if (status == STATUS_OK)
		status = ecf_gather_players(gather);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status make_file(
	struct ecf_gather *gathered, struct office_file *out, struct error *error)
{
	const struct ecf_file *file = &gathered->file;
	enum status status;

	gathered->file = (struct ecf_file){.ngames = 0};
	status = gather_ecf(gathered, error);
	gathered->office.event_said = true;
	if (status == STATUS_OK && gathered->office.faults == 0 && file->ngames > 0) {
		status = ecf_write(file, &out->bytes, &out->size);
		status = status == STATUS_OK ? prove(file, out, error)
					     : app_fail_plain(error, status);
	}
	words_put(out->code, sizeof(out->code), "%s", file->code);
	ecf_done(&gathered->file);
	return status;
}

/*
 * The sections of the next file, those with one code, from the i-th on; 0: an earlier file has it.
 */
static int sections_of_file(const struct event *event, int i, int *sections)
{
	const char *code = ecf_code_of(event, event_section_at(event, i)->id);
	int count = 0;

	for (int k = 0; k < event_sections(event); k++) {
		const int section = event_section_at(event, k)->id;

		if (strcmp(ecf_code_of(event, section), code) != 0)
			continue;
		if (k < i)
			return 0;
		sections[count++] = section;
	}
	return count;
}

static enum status make_files(struct ecf_gather *gathered, int *sections, struct office_file *files,
	int *count, struct error *error)
{
	const struct event *event = gathered->office.event;
	enum status status = STATUS_OK;

	gathered->sections = sections;
	*count = 0;
	for (int i = 0; status == STATUS_OK && i < event_sections(event); i++) {
		gathered->nsections = sections_of_file(event, i, sections);
		if (gathered->nsections == 0)
			continue;
		status = make_file(gathered, &files[*count], error);
		*count += files[*count].bytes != NULL;
	}
	if (status == STATUS_OK && gathered->office.faults == 0 && *count == 0)
		status = app_fail(error, STATUS_REFUSED,
			"No game has been played that could be sent to the ECF: nothing is written.");
	if (status == STATUS_OK && gathered->office.faults > 0)
		return app_fail(error, STATUS_REFUSED,
			"The ECF would send the file back: %d thing%s to be mended first. Nothing is written.",
			gathered->office.faults, gathered->office.faults == 1 ? " is" : "s are");
	return status;
}

static bool has_own_codes(const struct event *event)
{
	for (int i = 0; i < event_sections(event); i++)
		if (event_particular(event, event_section_at(event, i)->id, 0, SECTION_ECF_CODE)[0])
			return true;
	return false;
}

enum status app_export_ecf(struct app *app, const struct office_order *order,
	struct office_file **files, int *count, struct error *error)
{
	const struct event *event = app_event(app);
	struct ecf_gather gathered = {.office = {.event = event, .order = order}};
	const size_t most = (size_t)event_sections(event) + 1;
	int *sections;
	struct office_file *made;
	enum status status = STATUS_NO_MEMORY;

	*count = 0;
	if (order->part && has_own_codes(event))
		return app_fail(error, STATUS_REFUSED,
			"Sections have an event code of their own: days of such an event are not sent under one code.");
	sections = calloc(most, sizeof(*sections));
	made = calloc(most, sizeof(*made));
	if (sections && made)
		status = humans_find(event, &gathered.humans);
	if (status == STATUS_OK)
		status = make_files(&gathered, sections, made, count, error);
	else
		app_fail_plain(error, status);
	office_say_rest(&gathered.office);
	humans_done(&gathered.humans);
	free(sections);
	if (status != STATUS_OK) {
		office_files_done(made, *count);
		*count = 0;
		return status;
	}
	*files = made;
	return STATUS_OK;
}

static int submission_of(const struct app *app)
{
	return event_particular_number(app_event(app), 0, 0, EVENT_SUBMISSION, 1);
}

static enum status build_sent(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const int *index = what;
	char text[16];
	enum status status;

	/* read here: another desk may have been first, and its file has this number too */
	if (submission_of(app) != *index)
		return app_fail(error, STATUS_REFUSED,
			"Submission %d was recorded as sent at another desk meanwhile; nothing was done. Write the file again: it has submission index %d then.",
			*index, submission_of(app));
	words_put(text, sizeof(text), "%d", *index + 1);
	words_put(action->label, LABEL_SIZE, "Sent to the ECF: submission %d", *index);
	status = particular_put(action, app_event(app), 0, 0, EVENT_SUBMISSION, text);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_ecf_sent(struct app *app, int *index, struct error *error)
{
	const int sent = submission_of(app);
	const int most = particular_field(EVENT_SUBMISSION)->most;
	enum status status;

	if (sent >= most)
		return app_fail(error, STATUS_REFUSED,
			"More than %d submissions of one event are not counted.", most);
	status = app_run(app, build_sent, &sent, error);
	if (status == STATUS_OK)
		*index = sent;
	return status;
}
