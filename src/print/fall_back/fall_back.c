/* The paper fall-back: pairing cards and boards into a folder, each file whole or as it was. */
#include "config.h"

#include "print/fall_back/fall_back.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "print/fonts.h"
#include "print/list.h"
#include "print/out_file.h"

/* Three texts as one; NULL without memory. */
static char *join(const char *a, size_t length, const char *between, const char *b)
{
	const size_t size = length + strlen(between) + strlen(b) + 1;
	char *made = malloc(size);

	if (made)
		snprintf(made, size, "%.*s%s%s", (int)length, a, between, b);
	return made;
}

/*
 * The folder as a path from here: what does not begin at the root is from the folder in which the
 * event's file is, wherever the program was started, and ~/ is one's home. The caller frees it;
 * NULL: no memory.
 */
static char *folder_from_here(const char *folder, const char *event)
{
	const char *slash = strrchr(event, '/'), *home = getenv("HOME");

	if (folder[0] == '~' && (folder[1] == '/' || !folder[1]) && home && home[0])
		return join(home, strlen(home), "", folder + 1);
	if (folder[0] == '/' || !slash)
		return join("", 0, "", folder);
	return join(event, (size_t)(slash - event), "/", folder);
}

/* The folder is named as the event has it, which is what can be mended. */
static enum status refuse(
	const struct fall_back *where, const char *what, const char *why, struct error *error)
{
	error->code = STATUS_IO;
	snprintf(error->text, sizeof(error->text), "%.255s%.20s: %.120s", where->folder, what, why);
	return STATUS_IO;
}

/* A stick that was pulled out leaves no folder, or one that cannot be looked into. */
static enum status check_folder(
	const char *folder, const struct fall_back *where, struct error *error)
{
	struct stat info;
	char why[120];

	if (stat(folder, &info) == 0)
		return S_ISDIR(info.st_mode) ? STATUS_OK
					     : refuse(where, "", "That is no folder.", error);
	if (errno == ENOENT || errno == ENOTDIR)
		return refuse(where, "", "There is no such folder.", error);
	snprintf(why, sizeof(why), "The folder cannot be looked into: %s.",
		print_sink_reason(errno));
	return refuse(where, "", why, error);
}

/* What is written: the cards, or the boards of a round. */
struct sheet {
	const char *name;
	int round; /* 0: the cards */
};

static enum status compose(const struct event *event, int section, const struct sheet *sheet,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	return sheet->round == 0 ? print_pairing_cards(event, section, style, sink, error)
				 : print_boards(event, section, sheet->round, style, sink, error);
}

static enum status write_to(const char *path, const struct event *event, int section,
	const struct sheet *sheet, const struct fall_back *where, struct error *error)
{
	const struct print_style style = {
		.form = fonts_are_used() ? PRINT_PDF : PRINT_TEXT, .when = where->when};
	struct error why = {.code = STATUS_OK}, ignored;
	struct out_file out;
	struct print_sink sink;
	char what[16];
	enum status status = out_file_open(&out, path, where->event, &why);

	snprintf(what, sizeof(what), ", %s", sheet->name);
	if (status != STATUS_OK)
		return refuse(where, what, why.text, error);
	sink = print_sink_file(out.file);
	status = compose(event, section, sheet, &style, &sink, &why);
	if (status == STATUS_OK)
		status = out_file_close(&out, true, &why);
	else
		out_file_close(&out, false, &ignored);
	return status == STATUS_OK ? status : refuse(where, what, why.text, error);
}

/* "congress-Minor-cards.pdf" in the folder. */
static enum status write_sheet(const char *folder, const struct event *event, int section,
	const struct sheet *sheet, const struct fall_back *where, struct error *error)
{
	const char *slash = strrchr(where->event, '/');
	const char *name = slash ? slash + 1 : where->event, *dot = strrchr(name, '.');
	char end[160], *whole, *path;
	enum status status;

	snprintf(end, sizeof(end), "%s-%s.%s", where->of_section, sheet->name,
		fonts_are_used() ? "pdf" : "txt");
	whole = join(name, dot && dot > name ? (size_t)(dot - name) : strlen(name), "", end);
	path = whole ? join(folder, strlen(folder), "/", whole) : NULL;
	status = path ? write_to(path, event, section, sheet, where, error) : list_no_memory(error);
	free(path);
	free(whole);
	return status;
}

/* The last one that is published, else a draft of the first; 0: none. */
static int round_of_boards(const struct event *event, int section)
{
	const int round = list_last_published(event, section);
	int boards;

	if (round > 0)
		return round;
	event_range(event, RECORD_BOARD, section, 1, &boards);
	return event_round(event, section, 1) && boards > 0 ? 1 : 0;
}

enum status fall_back_write(
	const struct event *event, int section, const struct fall_back *where, struct error *error)
{
	const struct sheet cards = {.name = "cards"},
			   boards = {"boards", round_of_boards(event, section)};
	char *folder = folder_from_here(where->folder, where->event);
	enum status status = folder ? check_folder(folder, where, error) : list_no_memory(error);
	int players;

	event_range(event, RECORD_PLAYER, section, 0, &players);
	if (status == STATUS_OK && players > 0)
		status = write_sheet(folder, event, section, &cards, where, error);
	if (status == STATUS_OK && boards.round > 0)
		status = write_sheet(folder, event, section, &boards, where, error);
	free(folder);
	return status;
}
