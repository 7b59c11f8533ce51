/* Opening an exercise, and what is remembered of it. */
#include "config.h"

#include "app/practice/practice.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "app/book/rule_book.h"
#include "app/event/state.h"
#include "app/practice/remember.h"
#include "app/practice/sets.h"
#include "app/trf/event.h"
#include "formats/report.h"

static enum status no_such(const char *name, struct error *error)
{
	return app_fail(error, STATUS_NOT_FOUND,
		"There is no exercise \"%.60s\": `drawboard practice` lists them.", name);
}

enum status practice_text(const char *name, char **text, struct error *error)
{
	const struct practice_set *set = practice_set_find(name);
	struct practice_made made;
	struct practice_wish wish;
	enum status status;

	if (set) {
		const char *report = practice_set_report(set);
		char *copy = malloc(strlen(report) + 1);

		if (!copy)
			return app_fail_plain(error, STATUS_NO_MEMORY);
		*text = strcpy(copy, report);
		return STATUS_OK;
	}
	if (!practice_wish_read(name, &wish))
		return no_such(name, error);
	status = practice_make(&wish, &made, error);
	if (status == STATUS_OK)
		*text = made.text;
	return status;
}

/* The rule book by which it is drawn: the guide's exercises by the CAA's. */
static const struct pairing_book *exercise_book(const char *name)
{
	struct practice_wish wish;

	return practice_wish_read(name, &wish) ? wish.book : book_of_guide();
}

enum status practice_by_steps(
	const char *name, const struct app *opened, struct stepping *stepping, struct error *error)
{
	const char *settings =
		opened ? event_section(app_event(opened), opened->section)->options : NULL;
	char *text = NULL;
	enum status status = practice_text(name, &text, error);

	if (status == STATUS_OK)
		status = stepping_of_report(exercise_book(name), text, settings, stepping, error);
	free(text);
	return status;
}

/* The day of the user. */
static void put_today(char day[PRACTICE_DAY])
{
	const time_t now = (time_t)app_now();
	struct tm local;

	if (!localtime_r(&now, &local) || strftime(day, PRACTICE_DAY, "%Y-%m-%d", &local) == 0)
		strcpy(day, "0000-00-00");
}

static enum status remember(
	struct practice *practice, enum practice_verdict verdict, struct error *error)
{
	char day[PRACTICE_DAY];
	enum status status;

	put_today(day);
	status = practice_record_put(practice->folder, practice->name, verdict, day, error);
	if (status == STATUS_OK)
		practice->verdict = verdict;
	return status;
}

enum status practice_remember_solved(struct practice *practice, struct error *error)
{
	practice->open = true;
	if (practice->verdict >= PRACTICE_SEEN)
		return STATUS_OK;
	return remember(practice, PRACTICE_SOLVED, error);
}

enum status practice_remember_seen(struct practice *practice, struct error *error)
{
	enum status status = STATUS_OK;

	if (practice->verdict < PRACTICE_SEEN)
		status = remember(practice, PRACTICE_SEEN, error);
	practice->open = practice->open || status == STATUS_OK;
	return status;
}

/* The event of an exercise that is begun. */
static enum status create(
	const struct practice *practice, const char *path, struct app **app, struct error *error)
{
	struct app_trf what = {.everybody_here = true};
	char *text = NULL;
	enum status status = practice_text(practice->name, &text, error);

	if (status != STATUS_OK)
		return status;
	what.text = text;
	what.system = exercise_book(practice->name)->id;
	status = app_create_from_trf(path, &what, app, NULL, error, NULL, NULL);
	free(text);
	return status;
}

/* The event, and what a crash may have left beside it. */
static bool take_away(const char *path)
{
	static const char *const ends[] = {"-wal", "-shm", "-journal", ""};
	bool gone = true;

	for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
		char name[PRACTICE_PATH + 16];

		snprintf(name, sizeof(name), "%s%s", path, ends[i]);
		gone = (unlink(name) == 0 || errno == ENOENT) && gone;
	}
	return gone;
}

/* The old event goes only when it is to be begun again. */
static enum status open_event(
	const struct practice *practice, bool again, struct app **app, struct error *error)
{
	char path[PRACTICE_PATH];
	struct stat info;
	enum status status;

	snprintf(path, sizeof(path), "%s/%s.drawboard", practice->folder, practice->name);
	if (again && !take_away(path))
		return app_fail(error, STATUS_IO, "%.160s could not be taken away.", path);
	if (stat(path, &info) != 0)
		return create(practice, path, app, error);
	status = app_open(path, app, error);
	if (status == STATUS_OK && app_read_only(*app)) {
		status = app_fail(error, STATUS_READ_ONLY, "%.100s is for reading only: %s.", path,
			app_read_only_why(*app));
		app_close(*app);
	}
	return status;
}

/* Fills practice->verdict. */
static enum status look_up(struct practice *practice, const struct report *report)
{
	struct practice_record record;
	const struct practice_line *line;
	enum status status = practice_record_read(practice->folder, &record, report);

	if (status != STATUS_OK)
		return status;
	line = practice_record_find(&record, practice->name);
	practice->verdict = line ? line->verdict : PRACTICE_NEW;
	practice_record_done(&record);
	return STATUS_OK;
}

/* "set-G-late-card" is "set G late card"; other names have their hyphens for a reason. */
static void put_label(struct practice *practice)
{
	char *at = practice->label;

	memcpy(practice->label, practice->name, sizeof(practice->label));
	if (!strncmp(practice->label, "set-", strlen("set-")))
		while ((at = strchr(at, '-')) != NULL)
			*at = ' ';
}

enum status practice_open(const char *name, bool again, struct practice *practice, struct app **app,
	const struct report *report)
{
	struct practice opened = {.verdict = PRACTICE_NEW};
	struct practice_wish wish;
	enum status status;

	if (!practice_set_find(name) && !practice_wish_read(name, &wish))
		return no_such(name, report->error);
	snprintf(opened.name, sizeof(opened.name), "%s", name);
	put_label(&opened);
	status = state_folder("practice", opened.folder, true, report->error);
	if (status == STATUS_OK)
		status = look_up(&opened, report);
	if (status == STATUS_OK)
		status = open_event(&opened, again, app, report->error);
	if (status != STATUS_OK)
		return status;
	if (opened.verdict == PRACTICE_NEW || (again && opened.verdict == PRACTICE_SEEN))
		status = remember(&opened, PRACTICE_BEGUN, report->error);
	opened.open = !again && opened.verdict >= PRACTICE_SEEN;
	if (status == STATUS_OK)
		*practice = opened;
	else
		app_close(*app);
	return status;
}
