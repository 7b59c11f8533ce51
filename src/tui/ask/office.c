/*
 * Files for the offices that rate games, from the screen: what they would send back, then where to.
 */
#include "config.h"

#include "tui/ask/office.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "app/offices/offices.h"
#include "board/editor.h"
#include "print/out_file.h"
#include "tui/ask/ask.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"

enum { PATH_SIZE = EDITOR_SIZE + OFFICE_CODE_SIZE };

/* What is said while a file is made, a line a sentence. */
struct said {
	struct notice faults, left_out;
};

static void take_line(void *context, const char *text)
{
	struct notice *notice = context;
	const size_t used = strlen(notice->text);

	snprintf(notice->text + used, sizeof(notice->text) - used, "%s%s", used ? "\n" : "", text);
}

static void take_fault(void *context, const char *text)
{
	take_line(&((struct said *)context)->faults, text);
}

static void take_left_out(void *context, const char *text)
{
	take_line(&((struct said *)context)->left_out, text);
}

static const char *office_name(char office)
{
	return office == OFFICE_ECF ? "the ECF" : "US Chess";
}

/* The files of the office; with them what is not sent. False after a message. */
static bool make_files(
	struct tui *tui, char office, struct said *said, struct office_file **files, int *count)
{
	const struct office_order order = {NULL, take_fault, take_left_out, said, NULL};
	struct error error = {.code = STATUS_OK};
	enum status status;

	*count = OFFICE_US_FILES;
	status = office == OFFICE_ECF ? app_export_ecf(tui->app, &order, files, count, &error)
				      : app_export_us(tui->app, &order, files, &error);
	if (status == STATUS_OK)
		return true;
	if (said->faults.text[0])
		panel_report(
			tui, said->faults.text, "What %s would send back", office_name(office));
	else
		tui_did(tui, status, &error);
	return false;
}

/* All of them onto the disk before the first stands in its place. */
static enum status put_files(const struct tui *tui, const struct office_file *files, int count,
	char paths[][PATH_SIZE], struct error *error)
{
	struct out_file outs[OFFICE_US_FILES];
	struct error ignored;
	enum status status = STATUS_OK;
	int open = 0;

	for (; open < count; open++) {
		status = out_file_open(&outs[open], paths[open], tui->options->path, error);
		if (status != STATUS_OK)
			break;
		fwrite(files[open].bytes, 1, files[open].size, outs[open].file);
	}
	for (int i = 0; i < open && status == STATUS_OK; i++)
		status = out_file_write(&outs[i], error);
	for (int i = 0; i < open; i++) {
		const enum status closed = out_file_close(
			&outs[i], status == STATUS_OK, status == STATUS_OK ? error : &ignored);

		if (status == STATUS_OK)
			status = closed;
	}
	return status;
}

/* One file, or three in a folder. */
static enum status write_files(const struct tui *tui, char office, const char *path,
	const struct office_file *files, struct error *error)
{
	char paths[OFFICE_US_FILES][PATH_SIZE];

	if (office == OFFICE_ECF) {
		snprintf(paths[0], PATH_SIZE, "%s", path);
		return put_files(tui, files, 1, paths, error);
	}
	if (mkdir(path, 0777) != 0 && errno != EEXIST) {
		error->code = STATUS_IO;
		snprintf(error->text, sizeof(error->text), "The folder could not be made: %s.",
			strerror(errno));
		return STATUS_IO;
	}
	for (int i = 0; i < OFFICE_US_FILES; i++)
		snprintf(paths[i], PATH_SIZE, "%s/%s", path, files[i].code);
	return put_files(tui, files, OFFICE_US_FILES, paths, error);
}

static void default_path(const struct tui *tui, char office, char *text, size_t size)
{
	const char *path = tui->options->path ? tui->options->path : "event";
	const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
	const size_t length = dot && (!slash || dot > slash) ? (size_t)(dot - path) : strlen(path);

	snprintf(text, size, "%.*s-%s", length < 90 ? (int)length : 90, path,
		office == OFFICE_ECF ? "ecf.txt" : "us");
}

/* Another file that is there is not written over; the one of the last time is. */
static bool is_other_file(const struct tui *tui, char office, const char *path)
{
	char own[PATH_SIZE];
	struct stat file;

	default_path(tui, office, own, sizeof(own));
	return strcmp(path, own) != 0 && stat(path, &file) == 0 && S_ISREG(file.st_mode);
}

static void on_path(struct tui *tui, char answer, const char *path)
{
	const char office = *(const char *)ask_kept(tui);
	struct said said = {.faults = {.text = ""}};
	struct error error = {.code = STATUS_OK};
	struct office_file *files = NULL;
	int count = 0;
	enum status status;

	(void)answer;
	if (!path || !*path)
		return;
	if (path[strspn(path, " -")] == '\0' || is_other_file(tui, office, path)) {
		tui_say(tui, ROLE_BAD, "%.200s: choose the name of a file that is not there.",
			path);
		ask_refuse(tui);
		return;
	}
	if (!make_files(tui, office, &said, &files, &count))
		return;
	status = write_files(tui, office, path, files, &error);
	office_files_done(files, count);
	if (status != STATUS_OK) {
		tui_say(tui, ROLE_BAD, "%.160s: %s", path, error.text);
		ask_refuse(tui);
	} else if (said.left_out.text[0]) {
		panel_report(tui, said.left_out.text, "Written: %.90s", path);
	} else {
		tui_say(tui, ROLE_GOOD, "Written: %.200s", path);
	}
}

void office_ask(struct tui *tui, char office)
{
	struct said said = {.faults = {.text = ""}};
	struct office_file *files = NULL;
	char path[PATH_SIZE];
	int count = 0;

	if (!make_files(tui, office, &said, &files, &count))
		return;
	office_files_done(files, count);
	if (office == OFFICE_ECF && count > 1) {
		tui_say(tui, ROLE_BAD,
			"Sections have event codes of their own, so there are %d files: the screen writes one file, the command export all of them.",
			count);
		return;
	}
	default_path(tui, office, path, sizeof(path));
	ask_line(tui, path, on_path,
		"In order. Write the report for %s to the %s:", office_name(office),
		office == OFFICE_ECF ? "file" : "folder");
	ask_keep(tui, &office, sizeof(office));
}
