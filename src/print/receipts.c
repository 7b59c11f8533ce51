/* Receipts of prizes, and what can still be won, for paper and other programs. */
#include "config.h"

#include <stdio.h>

#include "core/prizes/prize_words.h"
#include "core/prizes/unfinished.h"
#include "core/vocabulary.h"
#include "print/list.h"
#include "print/prizes.h"

static const struct table_column receipt_columns[] = {
	{"Amount", TABLE_RIGHT, false},
	{"No", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"For", TABLE_LEFT, true},
	{"Received", TABLE_LEFT, false},
	{"Not final", TABLE_LEFT, true},
};

enum { RECEIPT_COLUMNS = sizeof(receipt_columns) / sizeof(receipt_columns[0]) };

static void add_receipt(
	struct table *table, const struct print_receipt *receipt, enum print_form form)
{
	const bool paper = form != PRINT_CSV;

	table_cell(table, receipt->amount);
	table_int(table, receipt->pin);
	table_cell(table, receipt->name);
	table_cell(table, receipt->words);
	table_cell(table, paper ? "________________" : "");
	if (table->ncolumns == RECEIPT_COLUMNS)
		table_cell(table, receipt->not_final);
	else if (receipt->not_final[0])
		table_line(table, receipt->not_final);
}

/* For a spreadsheet what is not final is a column, on paper a line below. */
enum status print_receipts(const struct event *event, int section, int through,
	const char *unmarked, const struct print_receipt *receipts, int count,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = receipt_columns,
		.ncolumns = style->form == PRINT_CSV ? RECEIPT_COLUMNS : RECEIPT_COLUMNS - 1};
	char open[UNFINISHED_SIZE];
	const enum status status = list_begin(&table, event, section, error);

	if (status != STATUS_OK)
		return status;
	list_title_after(&table, event, section, through, "Receipts for the prizes");
	not_over_words(event, section, through, open);
	if (through == 0)
		snprintf(table.note, sizeof(table.note),
			"No %s is complete: nobody has won a prize yet.",
			vocabulary_of(event, section)->round_small);
	else if (open[0])
		snprintf(table.note, sizeof(table.note), "These prizes are not final: %s.%s%s",
			open, unmarked[0] ? " " : "", unmarked);
	for (int i = 0; i < count; i++)
		add_receipt(&table, &receipts[i], style->form);
	return list_finish(&table, style, sink, error);
}

static const struct table_column forecast_columns[] = {
	{"No", TABLE_RIGHT, false},
	{"Name", TABLE_LEFT, true},
	{"With", TABLE_LEFT, true},
	{"Points from", TABLE_RIGHT, false},
	{"Points to", TABLE_RIGHT, false},
	{"Place from", TABLE_RIGHT, false},
	{"Place to", TABLE_RIGHT, false},
	{"Prize from", TABLE_RIGHT, false},
	{"Prize to", TABLE_RIGHT, false},
};

/* The ends of what is still open: two columns, as "2-4" is a day to a spreadsheet. */
static void add_ends(
	struct table *table, const int points2[2], const int places[2], const int64_t money[2])
{
	char text[MONEY_SIZE];

	for (int i = 0; i < 2; i++)
		table_cell(table, points_text(points2[i], text));
	for (int i = 0; i < 2; i++)
		table_int(table, places[i]);
	for (int i = 0; i < 2; i++)
		table_cell(table, money_text(money[i], text));
}

enum status print_forecast(const struct event *event, int section, const struct forecast *forecast,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	static const char *const results[] = {"win", "draw", "loss", ""};
	struct table table = {.columns = forecast_columns,
		.ncolumns = sizeof(forecast_columns) / sizeof(forecast_columns[0])};
	const enum status status = list_begin(&table, event, section, error);

	if (status != STATUS_OK)
		return status;
	snprintf(table.title, sizeof(table.title), "What can still be won in the last round, %d",
		forecast->round);
	for (int i = 0; i < forecast->count; i++) {
		const struct forecast_row *row = &forecast->rows[i];

		table_int(&table, row->pin);
		table_cell(&table, event_player(event, section, row->pin)->name);
		table_cell(&table, results[row->own]);
		add_ends(&table, (const int[]){row->least2, row->most2},
			(const int[]){row->best, row->worst},
			(const int64_t[]){row->least, row->most});
	}
	for (int i = 0; i < forecast->nteams; i++) {
		const struct forecast_team *team = &forecast->teams[i];
		char title[PRIZE_TITLE_SIZE];

		table_int(&table, 0);
		table_cell(&table, team->name);
		table_cell(&table, prize_title(&team->prize, 1, title));
		add_ends(&table, (const int[]){team->least2, team->most2},
			(const int[]){team->best, team->worst},
			(const int64_t[]){team->least, team->most});
	}
	return list_finish(&table, style, sink, error);
}
