/*
 * A rating list read piece by piece, as it may be larger than memory, and put into the local file.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "app/event/state.h"
#include "app/lists/rating_lists.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "formats/rating_list.h"
#include "formats/sheet.h"
#include "store/lists/lists.h"

enum { PIECE = 2 << 20, ROW_MOST = 32 << 20 };

struct loading {
	FILE *file;
	char *bytes;
	size_t size, room;
	bool ended;
	struct sheet sheet;
	struct csv_row row;
	struct rating_list list;
	bool begun;   /* the heads are read */
	bool shorter; /* it may be much shorter than the one that is there */
	struct lists *lists;
	struct list_info *info;
	const struct rating_lists_load *what;
	bool given_up;
	long long players, left_out;
	long long unread;   /* ratings that are none */
	struct error found; /* by the readers */
	struct report report;
	struct error *error;
};

enum status rating_lists_path(
	const char *given, char path[LISTS_PATH], bool make, struct error *error)
{
	char folder[STATE_FOLDER];
	enum status status;

	if (given) {
		if (strlen(given) >= LISTS_PATH)
			return app_fail(error, STATUS_IO, "The name of the file is too long.");
		strcpy(path, given);
		return STATUS_OK;
	}
	status = data_folder(folder, make, error);
	if (status == STATUS_OK)
		snprintf(path, LISTS_PATH, "%s/lists.sqlite", folder);
	return status;
}

/* More bytes behind those that are there. */
static enum status read_more(struct loading *loading)
{
	size_t got;

	if (loading->size + PIECE > loading->room) {
		char *more = loading->room >= ROW_MOST
			? NULL
			: realloc(loading->bytes, loading->room + PIECE);

		if (!more)
			return app_fail(loading->error, STATUS_BAD_INPUT,
				"Line %d: found a row that does not end in %d MB: is a quote not closed?",
				loading->sheet.text.line, ROW_MOST >> 20);
		loading->bytes = more;
		loading->room += PIECE;
	}
	got = fread(
		loading->bytes + loading->size, 1, loading->room - loading->size, loading->file);
	if (ferror(loading->file))
		return app_fail(
			loading->error, STATUS_IO, "It could not be read: %s.", strerror(errno));
	loading->size += got;
	loading->ended = feof(loading->file) != 0;
	return STATUS_OK;
}

/* What a reader has found wrong. */
static enum status fail_found(struct loading *loading, enum status status)
{
	return app_fail(loading->error, status, "%s", loading->found.text);
}

static enum status begin_sheet(struct loading *loading)
{
	enum status status;

	if (loading->size == 0)
		return app_fail(
			loading->error, STATUS_BAD_INPUT, "It is empty: expected a rating list.");
	if (loading->size >= 4 && memcmp(loading->bytes, "PK\3\4", 4) == 0)
		return app_fail(loading->error, STATUS_BAD_INPUT,
			"It is a zip file; send what is in it through a pipe (unzip -p FILE | drawboard lists load -), or unzip it first.");
	if (loading->size >= 2 &&
		(memcmp(loading->bytes, "\xff\xfe", 2) == 0 ||
			memcmp(loading->bytes, "\xfe\xff", 2) == 0))
		return app_fail(loading->error, STATUS_BAD_INPUT,
			"It is UTF-16, which no rating list is: save it as UTF-8.");
	status =
		sheet_begin(&loading->sheet, loading->bytes, loading->size, NULL, &loading->report);
	return status == STATUS_OK ? status : fail_found(loading, status);
}

enum { UNREAD_TOLD = 5 };

/* A rating that is none: where it stands, the first few of them. */
static void tell_unread(struct loading *loading, const struct listed_player *player)
{
	const struct sheet *sheet = &loading->sheet;
	const int column = loading->list.unread, line = loading->row.line;
	const char *value = loading->row.fields[column - 1];
	char found[EXCERPT_SIZE], place[32];

	if (++loading->unread > UNREAD_TOLD)
		return;
	words_put(place, sizeof(place), sheet->form == SHEET_DBF ? "Record %d" : "Line %d",
		sheet->form == SHEET_DBF ? line - 1 : line);
	report_notice(&loading->report,
		"%s, column %d: found %s, expected a rating: %s %s is taken without it.", place,
		sheet->form == SHEET_FIXED ? sheet->columns[column - 1].from + 1 : column,
		report_excerpt(found, value, strlen(value)), player->code, player->name);
}

/* What is said of the list as a whole. */
static void tell_list(const struct loading *loading)
{
	const struct decoded_lines *lines = &loading->sheet.lines;
	const long long more = loading->unread - UNREAD_TOLD, doubled = loading->info->doubled;

	if (more > 0)
		report_notice(&loading->report, "%lld more rating%s could not be read.", more,
			more == 1 ? "" : "s");
	if (doubled > 0)
		report_notice(&loading->report,
			"%lld id%s (%s%s) more than once: the first row of each counts.", doubled,
			doubled == 1 ? " stands there" : "s stand there",
			loading->info->doubled_code, doubled == 1 ? "" : " ...");
	if (lines->cp1252 > 0)
		report_notice(&loading->report,
			"Line %d%s not UTF-8 and %s read as Windows code page 1252: check the accents.",
			lines->first_cp1252, lines->cp1252 > 1 ? " and more are" : " is",
			lines->cp1252 > 1 ? "were" : "was");
}

enum { ASKED_EVERY = 1024 };

/* Is it to be taken in still? */
static bool goes_on(void *context)
{
	struct loading *loading = context;
	const struct rating_lists_load *what = loading->what;

	if (what->goes_on && !what->goes_on(what->context, loading->players))
		loading->given_up = true;
	return !loading->given_up;
}

static enum status give_up(struct loading *loading)
{
	return app_fail(
		loading->error, STATUS_REFUSED, "It was given up: the lists stay as they were.");
}

static enum status take_row(struct loading *loading)
{
	struct listed_player player;
	enum status status;

	if (!loading->begun) {
		loading->begun = true;
		status = rating_list_begin(&loading->list, &loading->row, &loading->report);
		if (status != STATUS_OK)
			return fail_found(loading, status);
		return lists_begin(loading->lists, loading->list.source, loading->error);
	}
	if (loading->row.open && loading->row.count < loading->list.ncolumns)
		return app_fail(loading->error, STATUS_BAD_INPUT,
			"Line %d: the file ends in it, after column %d of %d: it is cut off.",
			loading->row.line, loading->row.count, loading->list.ncolumns);
	if (!rating_list_player(&loading->list, &loading->row, &player)) {
		loading->left_out++;
		return STATUS_OK;
	}
	if (loading->list.unread > 0)
		tell_unread(loading, &player);
	if (++loading->players % ASKED_EVERY == 0 && !goes_on(loading))
		return give_up(loading);
	return lists_put(loading->lists, &player, loading->error);
}

static enum status take_piece(struct loading *loading, size_t whole)
{
	bool more = true;
	enum status status = sheet_feed(
		&loading->sheet, loading->bytes, whole, loading->ended, &loading->report);

	while (status == STATUS_OK && more) {
		status = sheet_next(&loading->sheet, &loading->row, &more, &loading->report);
		if (status != STATUS_OK)
			break;
		if (more && (status = take_row(loading)) != STATUS_OK)
			return status;
	}
	if (status != STATUS_OK)
		return fail_found(loading, status);
	memmove(loading->bytes, loading->bytes + whole, loading->size - whole);
	loading->size -= whole;
	return STATUS_OK;
}

/* A list that is cut off, or one of an event's entries, does not take the place of a whole one. */
static enum status check_whole(struct loading *loading)
{
	char day[PARTICULAR_SIZE];
	struct list_info old;
	bool found;
	enum status status;

	if (loading->players == 0)
		return app_fail(loading->error, STATUS_BAD_INPUT,
			"It has no player with a name and a code: expected a rating list.");
	status = lists_info(loading->lists, loading->list.source, &old, &found, loading->error);
	if (status != STATUS_OK || !found || old.players <= loading->players)
		return status;
	if (!loading->row.open && (loading->shorter || old.players <= 2 * loading->players))
		return STATUS_OK;
	particular_show(particular_field(EVENT_FIRST_DAY), old.date, day);
	if (!loading->row.open)
		return app_fail(loading->error, STATUS_REFUSED,
			"It has %lld player%s where the %s list of %s has %lld: it is no whole list.",
			loading->players, loading->players == 1 ? "" : "s",
			list_source_name(loading->list.source), day, old.players);
	return app_fail(loading->error, STATUS_BAD_INPUT,
		"Line %d, the last one, has no end, and it is player %lld where the list of %s has %lld: it is cut off. If it is not, end the line.",
		loading->row.line, loading->players, day, old.players);
}

static enum status take_all(struct loading *loading)
{
	enum status status = read_more(loading);

	if (status == STATUS_OK)
		status = begin_sheet(loading);
	while (status == STATUS_OK) {
		const size_t whole =
			sheet_whole(&loading->sheet, loading->bytes, loading->size, loading->ended);

		if (whole > 0 || loading->ended)
			status = take_piece(loading, whole);
		if (status != STATUS_OK || loading->ended)
			break;
		status = read_more(loading);
	}
	if (status == STATUS_OK && !loading->begun)
		status = app_fail(
			loading->error, STATUS_BAD_INPUT, "It has no row: expected a rating list.");
	if (status == STATUS_OK)
		status = check_whole(loading);
	return status == STATUS_OK ? lists_end(loading->lists, loading->info, loading->error)
				   : status;
}

static void write_day(time_t when, char day[BORN_SIZE])
{
	struct tm local = {0};

	localtime_r(&when, &local);
	words_put(day, BORN_SIZE, "%04d/%02d/%02d", local.tm_year + 1900, local.tm_mon + 1,
		local.tm_mday);
}

enum status rating_lists_file_day(const char *path, char day[BORN_SIZE], struct error *error)
{
	struct stat stat_of;

	if (stat(path, &stat_of) != 0)
		return app_fail(error, STATUS_IO, "It could not be opened: %s.", strerror(errno));
	if (!S_ISREG(stat_of.st_mode))
		return app_fail(error, STATUS_IO, "It is no file.");
	write_day(stat_of.st_mtime, day);
	return STATUS_OK;
}

/* Whose list it is, and of which day. */
static void describe(struct loading *loading, const struct rating_lists_load *what)
{
	struct list_info *info = loading->info;
	const char *slash = what->path ? strrchr(what->path, '/') : NULL;
	const time_t now = (time_t)app_now();
	struct stat stat;
	time_t when = now;

	memset(info, 0, sizeof(*info));
	info->loaded = now;
	words_put(info->file, sizeof(info->file), "%s",
		!what->path     ? "standard input"
			: slash ? slash + 1
				: what->path);
	if (what->path && fstat(fileno(loading->file), &stat) == 0)
		when = stat.st_mtime;
	if (what->date)
		words_put(info->date, sizeof(info->date), "%s", what->date);
	else
		write_day(when, info->date);
}

enum status rating_lists_load(struct lists *lists, const struct rating_lists_load *what,
	struct list_info *info, long long *left_out, struct error *error)
{
	struct loading loading = {.lists = lists, .info = info, .what = what, .error = error};
	enum status status;

	loading.report = (struct report){
		.notice = what->notice, .context = what->context, .error = &loading.found};
	loading.file = what->path ? fopen(what->path, "rb") : stdin;
	if (!loading.file)
		return app_fail(error, STATUS_IO, "It could not be opened: %s.", strerror(errno));
	loading.shorter = what->shorter;
	describe(&loading, what);
	lists_watch(lists, goes_on, &loading);
	status = take_all(&loading);
	lists_watch(lists, NULL, NULL);
	if (status != STATUS_OK && loading.given_up)
		status = give_up(&loading);
	if (status == STATUS_OK)
		tell_list(&loading);
	*left_out = loading.left_out;
	if (what->path)
		fclose(loading.file);
	if (status != STATUS_OK)
		lists_drop(lists);
	rating_list_done(&loading.list);
	csv_row_done(&loading.row);
	sheet_done(&loading.sheet);
	free(loading.bytes);
	return status;
}
