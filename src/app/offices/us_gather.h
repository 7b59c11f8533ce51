/* Inside the report to US Chess: its tables, gathered and checked. */
#ifndef APP_OFFICES_US_GATHER_H
#define APP_OFFICES_US_GATHER_H

#include "app/offices/fault.h"
#include "formats/us/us.h"

struct us_gather {
	struct office office;
	struct dbf tables[US_TABLES];
	char first_day[BORN_SIZE], last_day[BORN_SIZE];
};

/* A text for a cell: what it is, and how it is mended where it does not go in. */
struct us_text {
	const char *text;
	const char *what; /* "The name of the event" */
	struct office_place place;
	enum office_mend mend;
	const char *with;
	bool capitals;
};

/* Into the last row of a table; a fault where the file cannot hold it, nothing is cut. */
void us_put_text(
	struct us_gather *gather, enum us_table table, int column, const struct us_text *text);

/* Into the last row, of what always has room. */
void us_put(struct us_gather *gather, enum us_table table, int column, const char *text);
void us_put_number(struct us_gather *gather, enum us_table table, int column, int number);
void us_put_day(struct us_gather *gather, enum us_table table, int column, const char *day);

/* How many rounds of a section are reported: all, of a club season those that have been. */
int us_rounds_of(const struct event *event, int section);

/* The event and who directs it. STATUS_NO_MEMORY. */
enum status us_gather_event(struct us_gather *gather, int sections);

/* A section with its players, in the tables as number `number`. STATUS_NO_MEMORY. */
enum status us_gather_section(struct us_gather *gather, int section, int number);
/* Who has a game or a bye in it, with all rounds; *count: how many. STATUS_NO_MEMORY. */
enum status us_gather_players(struct us_gather *gather, int section, int number, int *count);

#endif
