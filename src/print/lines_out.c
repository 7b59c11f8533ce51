/* The back end for who listens: a row is a sentence. */
#include "config.h"

#include "print/lines_out.h"

#include <errno.h>
#include <string.h>

#include "core/text/fold.h"

struct lines_out {
	const struct print_sink *sink;
	int reason; /* the sink's errno; 0: all was taken */
};

static void put(struct lines_out *out, const char *text)
{
	if (*text && !out->reason && !out->sink->write(out->sink->context, text, strlen(text)))
		out->reason = errno;
}

/* Room to write on says nothing. */
static bool says_something(const struct table *table, int row, int column)
{
	const char *text = table_text(table, row, column);

	return *text && !strstr(text, "__");
}

static int count_cells(const struct table *table, int row)
{
	int count = 0;

	for (int column = 0; column < table->ncolumns; column++)
		count += says_something(table, row, column);
	return count;
}

static bool has_colour(const struct table *table, int row)
{
	for (int column = 0; column < table->ncolumns; column++)
		if (table->columns[column].head &&
			strcmp(table->columns[column].head, "Colour") == 0 &&
			says_something(table, row, column))
			return true;
	return false;
}

/*
 * A name needs no head, but for who has which colour or is the opponent in a game, which who is
 * free or has a bye has not; nor does a row of one cell, a heading.
 */
static bool needs_head(const struct table *table, int row, int column, int cells)
{
	const struct table_column *of = &table->columns[column];
	bool colour;

	if (cells < 2 || !of->head || !*of->head ||
		strcmp(table_text(table, row, column), "Total") == 0)
		return false;
	if (of->gives && strcmp(of->head, "Opponent") == 0)
		return has_colour(table, row);
	colour = of->gives && (strcmp(of->head, "White") == 0 || strcmp(of->head, "Black") == 0);
	return (table_pin(table, row, column) == 0) != colour;
}

static bool ends_sentence(const char *text)
{
	return *text && text[strlen(text) - 1] == '.';
}

static void put_row(struct lines_out *out, const struct table *table, int row)
{
	const int cells = count_cells(table, row);
	const char *before = "";
	int done = 0;

	for (int column = 0; column < table->ncolumns; column++) {
		const char *text = table_text(table, row, column);

		if (!says_something(table, row, column))
			continue;
		if (done++ > 0)
			put(out, ends_sentence(before) ? " " : ", ");
		if (needs_head(table, row, column, cells)) {
			put(out, table->columns[column].head);
			put(out, " ");
		}
		put(out, text);
		before = text;
		if (done == cells && !ends_sentence(text))
			put(out, ".");
	}
	put(out, cells > 0 ? "\n" : "");
}

static int put_table(const struct table *table, const char *section, const struct print_sink *sink)
{
	struct lines_out out = {.sink = sink};

	put(&out, section ? section : "");
	put(&out, section ? "\n" : "");
	put(&out, table->title);
	put(&out, table->title[0] ? "\n" : "");
	put(&out, table->note);
	put(&out, table->note[0] ? "\n" : "");
	for (int row = 0; row < table_rows(table); row++)
		put_row(&out, table, row);
	return out.reason;
}

static int put_folded(
	const struct table *table, const char *section, int fold, const struct print_sink *sink)
{
	struct print_memory text = {0};
	const struct print_sink memory = print_sink_memory(&text);
	int reason = put_table(table, section, &memory);

	if (!reason) {
		text_fold(text.bytes, text.size, fold);
		if (!sink->write(sink->context, text.bytes, text.size))
			reason = errno;
	}
	print_memory_done(&text);
	return reason;
}

enum status lines_write(const struct table *table, const char *section, int fold,
	const struct print_sink *sink, struct error *error)
{
	int reason =
		fold ? put_folded(table, section, fold, sink) : put_table(table, section, sink);

	if (!reason && !sink->write(sink->context, "", 0))
		reason = errno;
	return reason ? print_sink_failed(reason, error) : STATUS_OK;
}
