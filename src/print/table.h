/*
 * A list before it has a shape: headings, columns and rows of text. Lists are composed as tables
 * (boards.c, names.c, standings.c); back ends (text.h) turn a table into pages.
 */
#ifndef PRINT_TABLE_H
#define PRINT_TABLE_H

#include <stdbool.h>
#include <stddef.h>

struct event;

enum table_align { TABLE_LEFT, TABLE_RIGHT, TABLE_CENTRE };

struct table_column {
	const char *head;
	enum table_align align;
	bool gives; /* may be cut if the page is narrow: names, clubs */
};

enum { TABLE_OUTSIDER = -1, TABLE_LINE = -2 };

enum { TABLE_HEADING_SIZE = 320, TABLE_NOTE_SIZE = 640, TABLE_COLUMNS_MOST = 160 };

struct table_cell {
	int at; /* in the text of all */
	/*
	 * it is the name of this player, TABLE_OUTSIDER of one from outside; 0: no name; TABLE_LINE
	 */
	int pin;
};

struct table {
	char event[TABLE_HEADING_SIZE];
	char title[TABLE_HEADING_SIZE];
	char note[TABLE_NOTE_SIZE]; /* below the title, in as many lines as it takes; empty: none */
	const struct table_column *columns;
	int ncolumns;
	/*
	 * hangs on the wall, where it is read from two metres: in letters as large as there is room
	 * for
	 */
	bool wall;
	/*
	 * so many rows after each other are one thing and never torn over pages; 0: each for itself
	 */
	int together;
	/* what stands between two empty rows goes on one page, if it has room there */
	bool blocks;
	char *text; /* all cells, each terminated */
	int used, text_room;
	struct table_cell *cells; /* ncolumns a row */
	int ncells, cells_room;
	/* the section whose players it names, for the public (public_name.h); NULL: of none */
	const struct event *of;
	int section;
	bool failed; /* out of memory at some cell */
};

/* The next cell, row after row. */
void table_cell(struct table *table, const char *text);
void table_name(struct table *table, const char *name, int pin);
void table_int(struct table *table, int value); /* 0: an empty cell */
/* A row that is one text, over all columns. */
void table_line(struct table *table, const char *text);
bool table_row_is_line(const struct table *table, int row);
/* An empty row. */
void table_gap(struct table *table);

/* Another text in a cell, which stays whose name it is. */
void table_replace(struct table *table, int row, int column, const char *text);

int table_rows(const struct table *table);
/* Whose name it is; 0: it is none. */
int table_pin(const struct table *table, int row, int column);
const char *table_text(const struct table *table, int row, int column);
bool table_row_is_empty(const struct table *table, int row);

void table_done(struct table *table);

#endif
