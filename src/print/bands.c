/* The standings in groups: club by club, or by bands of ratings. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/ties/text.h"
#include "print/list.h"
#include "print/standings_rows.h"

enum { UNRATED = BANDS_MOST + 1 };

/* A row of the standings, and the group that it is in. */
struct banded {
	int row;
	int band; /* by rating: 0 the highest, `count` below all limits, UNRATED */
	const char *club;
};

static int band_of(const struct print_bands *bands, int grade)
{
	int band = 0;

	if (grade == 0)
		return UNRATED;
	while (band < bands->count && grade < bands->from[band])
		band++;
	return band;
}

/* Players without a club last; within a group as in the standings. */
static int compare_banded(const void *a, const void *b)
{
	const struct banded *one = a, *two = b;
	int order = one->band - two->band;

	if (order == 0)
		order = (one->club[0] == '\0') - (two->club[0] == '\0');
	if (order == 0)
		order = list_compare_names(one->club, two->club);
	return order ? order : one->row - two->row;
}

static bool same_group(const struct banded *one, const struct banded *two)
{
	return one->band == two->band && strcmp(one->club, two->club) == 0;
}

static void heading_text(
	const struct print_bands *bands, const struct banded *of, char *text, size_t size)
{
	if (bands->count == 0)
		snprintf(text, size, "%s", of->club[0] ? of->club : "no club");
	else if (of->band == UNRATED)
		snprintf(text, size, "no rating");
	else if (of->band == 0)
		snprintf(text, size, "%d and above", bands->from[0]);
	else if (of->band == bands->count)
		snprintf(text, size, "below %d", bands->from[bands->count - 1]);
	else
		snprintf(text, size, "%d to %d", bands->from[of->band],
			bands->from[of->band - 1] - 1);
}

/* In the column of the names, above its players. */
static void add_heading(struct table *table, const char *text)
{
	for (int column = 0; column < table->ncolumns; column++)
		table_cell(table, column == 2 ? text : "");
}

/* Ranks within the group: those who share one in the standings share it here. */
static void add_group(struct table *table, const struct event *event, int section,
	const struct standings *standings, const struct banded *group, int count,
	const struct standings_columns *columns)
{
	char rank[16];
	int at = 1;

	for (int i = 0; i < count; i++) {
		const int own = standings->rows[group[i].row].rank;
		const bool as_before = i > 0 && standings->rows[group[i - 1].row].rank == own,
			   as_next = i + 1 < count && standings->rows[group[i + 1].row].rank == own;

		if (!as_before)
			at = i + 1;
		if (standings->rows[group[i].row].is_void)
			rank[0] = '\0';
		else
			snprintf(rank, sizeof(rank), "%d%s", at, as_before || as_next ? "=" : "");
		standings_add_row(table, event, section, standings, group[i].row, rank, columns);
	}
}

static void add_groups(struct table *table, const struct event *event, int section,
	const struct standings *standings, const struct print_bands *bands,
	const struct banded *rows, const struct print_style *style,
	const struct standings_columns *columns)
{
	char heading[PARTICULAR_SIZE];

	for (int first = 0, end; first < standings->count; first = end) {
		for (end = first + 1;
			end < standings->count && same_group(&rows[first], &rows[end]); end++)
			;
		if (first > 0)
			table_gap(table);
		heading_text(bands, &rows[first], heading, sizeof(heading));
		if (style->form != PRINT_CSV)
			add_heading(table, heading);
		add_group(table, event, section, standings, rows + first, end - first, columns);
	}
}

enum status print_bands(const struct event *event, int section, int through,
	const struct print_bands *bands, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = NULL, .blocks = true};
	enum status status = list_begin(&table, event, section, error);
	struct standings_columns columns;
	struct standings standings;
	struct banded *rows;

	if (status != STATUS_OK)
		return status;
	if (standings_make(event, section, through, style->ties, &standings) != STATUS_OK)
		return list_no_memory(error);
	rows = malloc((size_t)(standings.count + 1) * sizeof(*rows));
	if (!rows) {
		standings_done(&standings);
		return list_no_memory(error);
	}
	for (int i = 0; i < standings.count; i++) {
		const struct player *player = event_player(event, section, standings.rows[i].pin);

		rows[i] = (struct banded){i, bands->count ? band_of(bands, player->grade) : 0,
			bands->count ? "" : player->club};
	}
	qsort(rows, (size_t)standings.count, sizeof(*rows), compare_banded);
	standings_choose_columns(event, section, &standings, style, &columns);
	table.columns = columns.column;
	table.ncolumns = list_columns(event, section, through, columns.most);
	list_title_after(&table, event, section, through,
		bands->count ? "Standings by rating" : "Standings by club");
	if (standings.setting.order.count > 1 && through > 0)
		ties_order_words(&standings, table.note);
	standings_note_cut(&columns, &table);
	add_groups(&table, event, section, &standings, bands, rows, style, &columns);
	standings_add_open(&table, event, section, through, style);
	free(rows);
	standings_done(&standings);
	return list_finish(&table, style, sink, error);
}
