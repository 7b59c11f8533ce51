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

/* What stands on one page. */
struct page {
	char name[PAGE_SIZE];
	int section;                  /* 0: of all sections, the first page of several */
	int round;                    /* the last one that is published; 0: none is */
	const struct site_list *list; /* NULL: the games of the player */
	int pin;
	bool first; /* the first page of the event, which says when it was written */
};

struct site {
	const struct event *event;
	const struct site_wish *wish;
	struct page *pages; /* all that belong to it */
	int count, room;
	int written;
	struct error *error;
};

static enum status no_memory(const struct site *site)
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
static enum status check_page(const struct site *site, const struct page *page)
{
	char path[PATH_SIZE];
	struct stat info;

	if (!path_of(site, page->name, path)) {
		site->error->code = STATUS_IO;
		snprintf(site->error->text, sizeof(site->error->text),
			"The name of the folder is too long.");
		return STATUS_IO;
	}
	if (lstat(path, &info) != 0 || is_ours(path))
		return STATUS_OK;
	site->error->code = STATUS_REFUSED;
	snprintf(site->error->text, sizeof(site->error->text),
		"%s there was not written by this program, and stays; nothing is written. Move it away, or take a folder of its own for the pages.",
		page->name);
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

static enum status put_page(
	struct site *site, const struct page *page, const struct print_memory *bytes)
{
	char path[PATH_SIZE];
	struct out_file out;
	enum status status = check_page(site, page);

	if (status != STATUS_OK || !path_of(site, page->name, path) || is_written(path, bytes))
		return status;
	status = out_file_open(&out, path, site->wish->event, site->error);
	if (status != STATUS_OK)
		return name_page(site, page->name, status);
	fwrite(bytes->bytes, 1, bytes->size, out.file);
	site->written++;
	return name_page(site, page->name, out_file_close(&out, true, site->error));
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
static enum status compose_index(const struct site *site, const struct print_sink *sink)
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
	enum status status;

	if (!links || !names) {
		status = no_memory(site);
		goto out;
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
	status = list_finish(&table, &style, sink, site->error);
out:
	free(links);
	free(names);
	return status;
}

/* A list of a section, or the games of one of its players. */
static enum status compose_page(
	const struct site *site, const struct page *page, const struct print_sink *sink)
{
	struct print_link links[LINKS_MOST];
	char prefix[16], players[32];
	struct print_site about = {
		.links = links, .reload = site->wish->reload, .players = players};
	const struct print_style style = {.form = PRINT_HTML,
		.for_public = true,
		.site = &about,
		.when = page->first ? site->wish->when : NULL};

	section_prefix(site->event, page->section, prefix);
	snprintf(players, sizeof(players), "%splayer-", prefix);
	put_links(site, prefix, page->round, links, &about.count);
	if (!page->list)
		return print_sheets(site->event, page->section, page->round, page->pin, &style,
			sink, site->error);
	return page->list->compose(
		site->event, page->section, page->round, &style, sink, site->error);
}

static enum status write_page(struct site *site, const struct page *page)
{
	struct print_memory bytes = {0};
	const struct print_sink sink = print_sink_memory(&bytes);
	enum status status =
		page->section ? compose_page(site, page, &sink) : compose_index(site, &sink);

	if (status == STATUS_OK)
		status = put_page(site, page, &bytes);
	print_memory_done(&bytes);
	return status;
}

static enum status add_page(struct site *site, const struct page *page)
{
	struct page *grown = vec_grow(site->pages, &site->room, site->count + 1, sizeof(*grown));

	if (!grown)
		return no_memory(site);
	site->pages = grown;
	site->pages[site->count++] = *page;
	return STATUS_OK;
}

/* only: its first list is the first page of the event as well. */
static enum status add_section(struct site *site, int section, bool only)
{
	struct page page = {.section = section, .round = list_last_published(site->event, section)};
	const int first = page.round > 0 ? 0 : PLAYERS;
	enum status status = STATUS_OK;
	char prefix[16];
	int count;
	const struct record *rows = event_range(site->event, RECORD_PLAYER, section, 0, &count);

	section_prefix(site->event, section, prefix);
	for (int i = first; i < LISTS && status == STATUS_OK; i++) {
		page.list = &lists[i];
		snprintf(page.name, sizeof(page.name), "%s%s.html", prefix, lists[i].page);
		status = add_page(site, &page);
	}
	/* in a club season all members may play on any evening; else all who have entered */
	page.list = NULL;
	for (int i = 0; i < count && status == STATUS_OK; i++) {
		page.pin = rows[i].as.player.pin;
		snprintf(page.name, sizeof(page.name), "%splayer-%d.html", prefix, page.pin);
		status = add_page(site, &page);
	}
	if (status != STATUS_OK || !only)
		return status;
	page = (struct page){.name = "index.html",
		.section = section,
		.round = page.round,
		.list = &lists[first],
		.first = true};
	return add_page(site, &page);
}

static enum status add_all(struct site *site)
{
	static const struct page index = {.name = "index.html"};
	const int count = event_sections(site->event);
	enum status status = STATUS_OK;

	for (int i = 0; i < count && status == STATUS_OK; i++)
		status = add_section(site, event_section_at(site->event, i)->id, count == 1);
	return status == STATUS_OK && count > 1 ? add_page(site, &index) : status;
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
			kept = strcmp(site->pages[i].name, entry->d_name) == 0;
		if (!kept && unlink(path) != 0 && status == STATUS_OK)
			status = fail(site, entry->d_name, "removed", errno);
	}
	closedir(folder);
	return status;
}

enum status site_write(
	const struct event *event, const struct site_wish *wish, int *written, struct error *error)
{
	struct site site = {.event = event, .wish = wish, .error = error};
	enum status status;

	if (mkdir(wish->folder, 0777) != 0 && errno != EEXIST)
		return fail(&site, "The folder", "made", errno);
	status = add_all(&site);
	/* none is written before all are looked at */
	for (int i = 0; i < site.count && status == STATUS_OK; i++)
		status = check_page(&site, &site.pages[i]);
	for (int i = 0; i < site.count && status == STATUS_OK; i++)
		status = write_page(&site, &site.pages[i]);
	if (status == STATUS_OK)
		status = remove_old_pages(&site);
	*written = site.written;
	free(site.pages);
	return status;
}
