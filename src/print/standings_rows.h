/* Columns and rows of standings, whole or in groups. */
#ifndef PRINT_STANDINGS_ROWS_H
#define PRINT_STANDINGS_ROWS_H

#include "core/ties/standings.h"
#include "print/print.h"
#include "print/table.h"

enum {
	STANDINGS_PLAIN_COLUMNS = 6
}; /* before the tie-breaks: rank, number, name, grade, club, points */

/* The columns of a list, and which entry of the order stands in those of the tie-breaks. */
struct standings_columns {
	struct table_column column[STANDINGS_PLAIN_COLUMNS + TIES_MOST + 2];
	const char *open; /* behind the points of who has an open game; NULL: nobody has */
	char words[TIES_MOST][TIES_WORD_SIZE];
	int entry[TIES_MOST];
	int ties; /* how many tie-breaks are shown */
	int most; /* all columns, with that of the withdrawn */
	/*
	 * tie-breaks that decide and have no room: "WIN and BPG"; and the width that has room for
	 * all
	 */
	char cut[TIES_MOST * (TIES_WORD_SIZE + 5)];
	int width;
};

/* Which tie-breaks the page has no room for, and how to see them, behind what the note says. */
void standings_note_cut(const struct standings_columns *columns, struct table *table);

/* As many tie-breaks as the page has room for. */
void standings_choose_columns(const struct event *event, int section,
	const struct standings *standings, const struct print_style *style,
	struct standings_columns *columns);

/* Below the table: the open games in full, and what they count for meanwhile. */
void standings_add_open(struct table *table, const struct event *event, int section, int through,
	const struct print_style *style);

/* The row of the i-th of the standings. */
void standings_add_row(struct table *table, const struct event *event, int section,
	const struct standings *standings, int i, const char *rank,
	const struct standings_columns *columns);

#endif
