/* The pairing box of a round: score groups, who seeks which colour, and the points count. */
#include "config.h"

#include <stdio.h>

#include "print/list.h"

static const struct table_column with_unknown[] = {
	{"Score", TABLE_LEFT, false},
	{"White seekers", TABLE_LEFT, false},
	{"Unknown", TABLE_LEFT, false},
	{"Black seekers", TABLE_LEFT, false},
	{"Points", TABLE_RIGHT, false},
};

static const struct table_column without_unknown[] = {
	{"Score", TABLE_LEFT, false},
	{"White seekers", TABLE_LEFT, false},
	{"Black seekers", TABLE_LEFT, false},
	{"Points", TABLE_RIGHT, false},
};

enum { OTHER_CELLS = 9 + 6 + 4 * 2 /* score, points, gaps */, SUM_SIZE = 160 };

struct groups {
	struct table *table;
	const struct seekers *seekers;
	int cells; /* of a column of numbers */
	bool unknown;
};

static const enum colour colours[] = {COLOUR_WHITE, COLOUR_NONE, COLOUR_BLACK};

/* The numbers of one line, column by column; false, and nothing added, if no column has any. */
static bool add_line(const struct groups *groups, int from, int end, int line)
{
	char text[3][PRINT_WIDTH_MOST * 2], points[16] = "";
	bool more = false;

	for (int i = 0; i < 3; i++) {
		text[i][0] = '\0';
		if (!seekers_line(groups->seekers, from, end, colours[i], line, groups->cells,
			    text[i], sizeof(text[i])))
			text[i][0] = '\0';
		more = more || text[i][0];
	}
	if (!more)
		return false;
	if (line == 0)
		points_text(seekers_points2(groups->seekers, from, end), points);
	for (int i = 0; i < 3; i++)
		if (colours[i] != COLOUR_NONE || groups->unknown)
			table_cell(groups->table, text[i]);
	table_cell(groups->table, points);
	return true;
}

static void add_group(const struct groups *groups, int from, int end)
{
	const struct seeker *first = &groups->seekers->rows[from];
	char score[16];

	for (int line = 0;; line++) {
		const int before = groups->table->ncells;

		table_cell(groups->table,
			line > 0              ? ""
				: first->left ? "withdrawn"
					      : points_text(first->score2, score));
		if (!add_line(groups, from, end, line)) {
			groups->table->ncells = before;
			return;
		}
	}
}

static void add_total(const struct groups *groups, int end)
{
	char text[32];

	table_gap(groups->table);
	table_cell(groups->table, "Total");
	for (int i = 0; i < 3; i++) {
		const int count = seekers_count(groups->seekers, 0, end, colours[i]);

		if (colours[i] == COLOUR_NONE && !groups->unknown)
			continue;
		snprintf(text, sizeof(text), "%d card%s", count, count == 1 ? "" : "s");
		table_cell(groups->table, text);
	}
	table_cell(groups->table, points_text(groups->seekers->points2, text));
}

enum status print_groups(const struct event *event, int section, const struct seekers *seekers,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = without_unknown, .ncolumns = 4};
	struct groups groups = {.table = &table, .seekers = seekers};
	const int width = style->width ? style->width : 80;
	char sum[SUM_SIZE];
	enum status status = list_begin(&table, event, section, error);

	if (status != STATUS_OK)
		return status;
	groups.unknown = seekers_count(seekers, 0, seekers->count, COLOUR_NONE) > 0;
	if (groups.unknown) {
		table.columns = with_unknown;
		table.ncolumns = 5;
	}
	groups.cells = (width - OTHER_CELLS) / (table.ncolumns - 2);
	seekers_sum_words(seekers, sum, sizeof(sum));
	snprintf(table.title, sizeof(table.title), "Round %d of %d, score groups. %s",
		seekers->round, event_section(event, section)->rounds, sum);
	for (int from = 0, end; from < seekers->count; from = end) {
		end = seekers_end(seekers, from);
		add_group(&groups, from, end);
	}
	add_total(&groups, seekers->count);
	return list_finish(&table, style, sink, error);
}
