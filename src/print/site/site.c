/* A folder of pages for the public. */
#include "config.h"

#include "print/site/site.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/game.h"
#include "core/particulars/particular.h"
#include "core/season.h"
#include "core/vec.h"
#include "print/html_out.h"
#include "print/list.h"
#include "print/out_file.h"

enum { PAGE_SIZE = 48, PATH_SIZE = 4096, LINKS_MOST = 8 };

typedef enum status compose(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

static enum status crosstable(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	return print_chart(event, section, round, PRINT_CROSSTABLE, style, sink, error);
}

static enum status entries(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	(void)round;
	return print_entries(event, section, PRINT_BY_NAME, style, sink, error);
}

/* The lists of a section; all but the last want a published round. */
static const struct site_list {
	const char *page, *words;
	compose *compose;
} lists[] = {
	{"boards", "Boards", print_boards},
	{"names", "Names", print_names},
	{"standings", "Standings", print_standings},
	{"crosstable", "Cross table", crosstable},
	{"players", "Players", entries},
};

enum { LISTS = sizeof(lists) / sizeof(lists[0]), PLAYERS = LISTS - 1 };

struct site {
	const struct event *event;
	const struct site_wish *wish;
	char (*pages)[PAGE_SIZE]; /* all that belong to it */
	int count, room;
	int written;
	bool looking; /* the first time: no page is made, each name is looked at */
	struct error *error;
};

static enum status no_memory(struct site *site)
{
	return list_no_memory(site->error);
}

/* False: the path is too long. */
static bool path_of(const struct site *site, const char *page, char path[PATH_SIZE])
{
	return snprintf(path, PATH_SIZE, "%s/%s", site->wish->folder, page) < PATH_SIZE;
}

/* Is it a page that was written here, whatever its name? It says so itself. */
static bool is_ours(const char *path)
{
	FILE *file = fopen(path, "rb");
	char head[512] = "";

	if (file) {
		head[fread(head, 1, sizeof(head) - 1, file)] = '\0';
		fclose(file);
	}
	return strstr(head, HTML_GENERATOR) != NULL;
}

/* A page of somebody else, who gave it the same name, is never written over. */
static enum status check_page(const struct site *site, const char *page, const char *path)
{
	struct stat info;

	if (lstat(path, &info) != 0 || is_ours(path))
		return STATUS_OK;
	site->error->code = STATUS_REFUSED;
	snprintf(site->error->text, sizeof(site->error->text),
		"%s there was not written by this program, and stays; nothing is written. Move it away, or take a folder of its own for the pages.",
		page);
	return STATUS_REFUSED;
}

/* Has the file these bytes already? */
static bool is_written(const char *path, const struct print_memory *bytes)
{
	FILE *file = fopen(path, "rb");
	char part[4096];
	size_t at = 0, got;
	bool same = file != NULL;

	while (same && (got = fread(part, 1, sizeof(part), file)) > 0) {
		same = got <= bytes->size - at && memcmp(part, bytes->bytes + at, got) == 0;
		at += got;
	}
	if (file)
		fclose(file);
	return same && at == bytes->size;
}

/* Of its name it is remembered that it belongs to the folder. */
static enum status find_place(struct site *site, const char *page, char path[PATH_SIZE])
{
	char(*grown)[PAGE_SIZE] =
		vec_grow(site->pages, &site->room, site->count + 1, sizeof(*grown));

	if (!grown)
		return no_memory(site);
	site->pages = grown;
	snprintf(site->pages[site->count++], PAGE_SIZE, "%s", page);
	if (path_of(site, page, path))
		return STATUS_OK;
	site->error->code = STATUS_IO;
	snprintf(site->error->text, sizeof(site->error->text),
		"The name of the folder is too long.");
	return STATUS_IO;
}

/* The folder is named by who says it. */
static enum status fail(const struct site *site, const char *what, const char *how, int reason)
{
	site->error->code = STATUS_IO;
	snprintf(site->error->text, sizeof(site->error->text), "%s could not be %s: %s.", what, how,
		print_sink_reason(reason));
	return STATUS_IO;
}

/* Which page it is whose file was refused. */
static enum status name_page(const struct site *site, const char *page, enum status status)
{
	char reason[sizeof(site->error->text)];

	if (status == STATUS_OK)
		return status;
	memcpy(reason, site->error->text, sizeof(reason));
	snprintf(site->error->text, sizeof(site->error->text), "%s: %.300s", page, reason);
	return status;
}

static enum status put_page(struct site *site, const char *page, const struct print_memory *bytes)
{
	char path[PATH_SIZE];
	struct out_file out;
	enum status status = find_place(site, page, path);

	if (status == STATUS_OK)
		status = check_page(site, page, path);
	if (status != STATUS_OK || site->looking || is_written(path, bytes))
		return status;
	status = out_file_open(&out, path, site->wish->event, site->error);
	if (status != STATUS_OK)
		return name_page(site, page, status);
	fwrite(bytes->bytes, 1, bytes->size, out.file);
	site->written++;
	return name_page(site, page, out_file_close(&out, true, site->error));
}

/* "" in an event of one section, else "s2-". */
static void section_prefix(const struct event *event, int section, char prefix[16])
{
	prefix[0] = '\0';
	if (event_sections(event) > 1)
		snprintf(prefix, 16, "s%d-", section);
}

/*
 * Where the last two words go: to the first page, and to the lists of the section that there are.
 */
static void put_links(const struct site *site, const char *prefix, int round,
	struct print_link *links, int *count)
{
	*count = 0;
	if (event_sections(site->event) > 1) {
		snprintf(links[0].page, sizeof(links[0].page), "index.html");
		links[(*count)++].words = "All sections";
	}
	for (int i = round > 0 ? 0 : PLAYERS; i < LISTS; i++) {
		snprintf(links[*count].page, sizeof(links[*count].page), "%s%s.html", prefix,
			lists[i].page);
		links[(*count)++].words = lists[i].words;
	}
}

/* The page of one list, or of one player. */
static enum status compose_page(struct site *site, const struct site_list *list, int section,
	int round, int pin, const struct print_style *style, const char *page)
{
	struct print_memory bytes = {0};
	const struct print_sink sink = print_sink_memory(&bytes);
	enum status status = site->looking ? STATUS_OK
		: list ? list->compose(site->event, section, round, style, &sink, site->error)
		       : print_sheets(site->event, section, round, pin, style, &sink, site->error);

	if (status == STATUS_OK)
		status = put_page(site, page, &bytes);
	print_memory_done(&bytes);
	return status;
}

/* In a club season all members may play on any evening; else all who have entered. */
static enum status put_players(struct site *site, int section, int round, const char *prefix,
	const struct print_style *style)
{
	int count;
	const struct record *rows = event_range(site->event, RECORD_PLAYER, section, 0, &count);
	enum status status = STATUS_OK;
	char page[PAGE_SIZE];

	for (int i = 0; i < count && status == STATUS_OK; i++) {
		const int pin = rows[i].as.player.pin;

		snprintf(page, sizeof(page), "%splayer-%d.html", prefix, pin);
		status = compose_page(site, NULL, section, round, pin, style, page);
	}
	return status;
}

static enum status put_section(struct site *site, int section, bool only)
{
	const int round = list_last_published(site->event, section);
	struct print_link links[LINKS_MOST];
	char prefix[16], players[32], page[PAGE_SIZE];
	struct print_site about = {
		.links = links, .reload = site->wish->reload, .players = players};
	struct print_style style = {.form = PRINT_HTML, .for_public = true, .site = &about};
	enum status status = STATUS_OK;

	section_prefix(site->event, section, prefix);
	snprintf(players, sizeof(players), "%splayer-", prefix);
	put_links(site, prefix, round, links, &about.count);
	for (int i = round > 0 ? 0 : PLAYERS; i < LISTS && status == STATUS_OK; i++) {
		snprintf(page, sizeof(page), "%s%s.html", prefix, lists[i].page);
		status = compose_page(site, &lists[i], section, round, 0, &style, page);
	}
	if (status == STATUS_OK)
		status = put_players(site, section, round, prefix, &style);
	if (status != STATUS_OK || !only)
		return status;
	style.when = site->wish->when;
	return compose_page(
		site, &lists[round > 0 ? 0 : PLAYERS], section, round, 0, &style, "index.html");
}

static const struct table_column index_columns[] = {
	{"Section", TABLE_LEFT, true},
	{"Players", TABLE_RIGHT, false},
	{"Rounds", TABLE_RIGHT, false},
	{"Published", TABLE_LEFT, false},
};

static void add_index_row(struct table *table, const struct event *event, int section)
{
	const int round = list_last_published(event, section);
	char name[NAME_SIZE], how_far[GAME_PROGRESS_SIZE + 24], in[GAME_PROGRESS_SIZE];
	int count;

	event_range(event, RECORD_PLAYER, section, 0, &count);
	table_cell(table, list_section(event, section, name));
	table_int(table, count);
	table_int(
		table, event_is_season(event, section) ? 0 : event_section(event, section)->rounds);
	snprintf(how_far, sizeof(how_far), "round %d%s%s", round,
		*game_progress_text(event, section, round, in) ? ", " : "", in);
	table_cell(table, round > 0 ? how_far : "no round yet");
}

/* The first page of an event of several sections. */
static enum status put_index(struct site *site)
{
	const int count = event_sections(site->event);
	struct print_link *links = calloc((size_t)count, sizeof(*links));
	char(*names)[NAME_SIZE] = calloc((size_t)count, sizeof(*names));
	const struct print_site about = {
		.links = links, .count = count, .reload = site->wish->reload};
	const struct print_style style = {
		.form = PRINT_HTML, .site = &about, .when = site->wish->when};
	struct table table = {.columns = index_columns,
		.ncolumns = sizeof(index_columns) / sizeof(index_columns[0]),
		.title = "Sections"};
	struct print_memory bytes = {0};
	const struct print_sink sink = print_sink_memory(&bytes);
	enum status status;

	if (site->looking || !links || !names) {
		free(links);
		free(names);
		return site->looking ? put_page(site, "index.html", &bytes) : no_memory(site);
	}
	for (int i = 0; i < count; i++) {
		const int section = event_section_at(site->event, i)->id;
		char prefix[16];

		section_prefix(site->event, section, prefix);
		snprintf(links[i].page, sizeof(links[i].page), "%s%s.html", prefix,
			list_last_published(site->event, section) > 0 ? lists[0].page
								      : lists[PLAYERS].page);
		links[i].words = list_section(site->event, section, names[i]);
		add_index_row(&table, site->event, section);
	}
	list_event_name(&table, site->event);
	status = list_finish(&table, &style, &sink, site->error);
	if (status == STATUS_OK)
		status = put_page(site, "index.html", &bytes);
	print_memory_done(&bytes);
	free(links);
	free(names);
	return status;
}

static bool is_page_name(const char *name)
{
	const size_t length = strlen(name);

	return length > 5 && strcmp(name + length - 5, ".html") == 0;
}

/* Pages of those who are no longer in the event: a name that is taken back must not stay public. */
static enum status remove_old_pages(const struct site *site)
{
	DIR *folder = opendir(site->wish->folder);
	const struct dirent *entry;
	char path[PATH_SIZE];
	enum status status = STATUS_OK;

	if (!folder)
		return fail(site, "The folder", "read", errno);
	while ((entry = readdir(folder)) != NULL) {
		bool kept = !is_page_name(entry->d_name) || !path_of(site, entry->d_name, path) ||
			!is_ours(path);

		for (int i = 0; !kept && i < site->count; i++)
			kept = strcmp(site->pages[i], entry->d_name) == 0;
		if (!kept && unlink(path) != 0 && status == STATUS_OK)
			status = fail(site, entry->d_name, "removed", errno);
	}
	closedir(folder);
	return status;
}

static enum status put_all(struct site *site)
{
	const int count = event_sections(site->event);
	enum status status = STATUS_OK;

	site->count = 0;
	for (int i = 0; i < count && status == STATUS_OK; i++)
		status = put_section(site, event_section_at(site->event, i)->id, count == 1);
	if (status == STATUS_OK && count > 1)
		status = put_index(site);
	return status;
}

enum status site_write(
	const struct event *event, const struct site_wish *wish, int *written, struct error *error)
{
	struct site site = {.event = event, .wish = wish, .looking = true, .error = error};
	enum status status;

	if (mkdir(wish->folder, 0777) != 0 && errno != EEXIST)
		return fail(&site, "The folder", "made", errno);
	status = put_all(&site);
	site.looking = false;
	if (status == STATUS_OK)
		status = put_all(&site);
	if (status == STATUS_OK)
		status = remove_old_pages(&site);
	*written = site.written;
	free(site.pages);
	return status;
}
