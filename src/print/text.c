/* The plain text back end. */
#include "config.h"

#include "print/text.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/fit.h"
#include "core/text/fold.h"
#include "print/event_line.h"
#include "print/paging.h"

enum {
	HEADING_LINES = 5, /* event, title, blank, heads, rule */
	GIVES_LEAST = 5,   /* a name is not cut below this */
	LINE_SIZE = PRINT_WIDTH_MOST * 8,
	ROW_SIZE = 4096 /* of a row that is one text */
};

struct page {
	const struct table *table;
	const struct print_sink *sink;
	int width, rows; /* rows a page */
	int cells[TABLE_COLUMNS_MOST];
	int gap;
	char note[TABLE_NOTE_SIZE]; /* the table's, in lines of the width */
	int note_lines;
	int *lines;       /* of each row: one that is one text takes as many as it needs */
	const char *when; /* it is printed, on every page; NULL: not said */
	char line[LINE_SIZE];
	size_t used;
	bool failed; /* the sink's errno is in `reason` */
	int reason;
};

static void put_bytes(struct page *page, const char *bytes, size_t size)
{
	if (!page->failed && !page->sink->write(page->sink->context, bytes, size)) {
		page->failed = true;
		page->reason = errno;
	}
}

static void add_blanks(struct page *page, int count)
{
	for (; count > 0 && page->used + 1 < sizeof(page->line); count--)
		page->line[page->used++] = ' ';
}

/* A text in a field of so many cells. */
static void add_field(struct page *page, const char *text, int cells, enum table_align align)
{
	char *to = page->line + page->used;
	int missing = cells - text_fit(to, sizeof(page->line) - page->used, text, cells);
	int before = align == TABLE_RIGHT ? missing : align == TABLE_CENTRE ? missing / 2 : 0;

	if (before > 0) {
		add_blanks(page, before);
		text_fit(page->line + page->used, sizeof(page->line) - page->used, text, cells);
	}
	page->used += strlen(page->line + page->used);
	add_blanks(page, missing - before);
}

static void end_line(struct page *page)
{
	while (page->used > 0 && page->line[page->used - 1] == ' ')
		page->used--;
	page->line[page->used++] = '\n';
	put_bytes(page, page->line, page->used);
	memset(page->line, 0, page->used);
	page->used = 0;
}

static int sum_of(const struct page *page, int most)
{
	int sum = page->gap * (page->table->ncolumns - 1);

	for (int column = 0; column < page->table->ncolumns; column++) {
		int cells = page->cells[column];

		sum += page->table->columns[column].gives && cells > most ? most : cells;
	}
	return sum;
}

/*
 * As wide as the widest cell; with one blank between columns instead of two if that is too much,
 * and then with the widest of the columns that can give cut to the same width.
 */
static void measure(struct page *page)
{
	const struct table *table = page->table;
	int most = page->width;

	for (int column = 0; column < table->ncolumns; column++) {
		page->cells[column] = text_width(table->columns[column].head);
		for (int row = 0; row < table_rows(table); row++) {
			int cells = table_row_is_line(table, row)
				? 0
				: text_width(table_text(table, row, column));

			if (cells > page->cells[column])
				page->cells[column] = cells;
		}
	}
	page->gap = 2;
	if (sum_of(page, INT_MAX) > page->width)
		page->gap = 1;
	while (most > GIVES_LEAST && sum_of(page, most) > page->width)
		most--;
	for (int column = 0; column < table->ncolumns; column++)
		if (table->columns[column].gives && page->cells[column] > most)
			page->cells[column] = most;
}

/* It is never cut: what it says is nowhere else. */
static void fold_note(struct page *page)
{
	snprintf(page->note, sizeof(page->note), "%s", page->table->note);
	text_fold(page->note, strlen(page->note), page->width);
	page->note_lines = page->note[0] != '\0';
	for (const char *end = page->note; (end = strchr(end, '\n')); end++)
		page->note_lines++;
}

/* A text that is in lines already. */
static void put_folded(struct page *page, const char *text)
{
	for (const char *from = text; *from;) {
		char line[LINE_SIZE];
		const size_t length = strcspn(from, "\n");

		snprintf(line, sizeof(line), "%.*s", (int)length, from);
		add_field(page, line, page->width, TABLE_LEFT);
		end_line(page);
		from += length + (from[length] == '\n');
	}
}

static void fold_row(const struct page *page, int row, char folded[ROW_SIZE])
{
	snprintf(folded, ROW_SIZE, "%s", table_text(page->table, row, 0));
	text_fold(folded, strlen(folded), page->width);
}

/* The lines of each row; false: no memory. */
static bool count_lines(struct page *page)
{
	const struct table *table = page->table;

	page->lines = malloc(((size_t)table_rows(table) + 1) * sizeof(*page->lines));
	for (int row = 0; page->lines && row < table_rows(table); row++) {
		char folded[ROW_SIZE];

		page->lines[row] = 1;
		if (!table_row_is_line(table, row))
			continue;
		fold_row(page, row, folded);
		for (const char *end = folded; (end = strchr(end, '\n')); end++)
			page->lines[row]++;
	}
	return page->lines != NULL;
}

/* At the end of the line that has begun. */
static void end_line_with_when(struct page *page, int begun)
{
	const int cells = text_width(page->when);

	add_blanks(page, page->width - begun - cells);
	add_field(page, page->when, cells, TABLE_LEFT);
	end_line(page);
}

/*
 * The title, the note and an empty line. When it is printed stands behind the title; where that has
 * no room, on the line that is empty else.
 */
static void put_title(struct page *page)
{
	const char *title = page->table->title;
	const int cells = text_width(title);
	const bool beside = page->when && cells + 2 + text_width(page->when) <= page->width;

	add_field(page, title, beside ? cells : page->width, TABLE_LEFT);
	if (beside)
		end_line_with_when(page, cells);
	else
		end_line(page);
	put_folded(page, page->note);
	if (page->when && !beside)
		end_line_with_when(page, 0);
	else
		end_line(page);
}

static void put_heading(struct page *page, int number, int pages)
{
	const struct table *table = page->table;
	char mark[40], event[TABLE_HEADING_SIZE];
	int cells, rule = sum_of(page, INT_MAX);

	snprintf(mark, sizeof(mark), "page %d of %d", number, pages);
	cells = text_width(mark);
	event_line_fit(event, table->event, page->width - cells - 2);
	add_field(page, event, page->width - cells - 2, TABLE_LEFT);
	add_blanks(page, 2);
	add_field(page, mark, cells, TABLE_LEFT);
	end_line(page);
	put_title(page);
	for (int column = 0; column < table->ncolumns; column++) {
		add_field(page, table->columns[column].head, page->cells[column],
			table->columns[column].align);
		add_blanks(page, page->gap);
	}
	end_line(page);
	while (rule-- > 0 && page->used < (size_t)page->width)
		page->line[page->used++] = '-';
	end_line(page);
}

static void put_row(struct page *page, int row)
{
	const struct table *table = page->table;

	if (table_row_is_line(table, row)) {
		char folded[ROW_SIZE];

		fold_row(page, row, folded);
		put_folded(page, folded);
		return;
	}
	for (int column = 0; column < table->ncolumns; column++) {
		add_field(page, table_text(table, row, column), page->cells[column],
			table->columns[column].align);
		if (column + 1 < table->ncolumns)
			add_blanks(page, page->gap);
	}
	end_line(page);
}

static void put_pages(struct page *page)
{
	const struct paging paging = {page->table, page->rows, page->lines};
	const int pages = paging_count(&paging);

	for (int number = 1, row = 0, next; number <= pages; number++, row = next) {
		int end = paging_end(&paging, row, &next);

		if (number > 1)
			put_bytes(page, "\f", 1);
		put_heading(page, number, pages);
		for (; row < end; row++)
			put_row(page, row);
	}
	put_bytes(page, "", 0);
}

enum status text_write(const struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error)
{
	struct page page = {.table = table, .sink = sink};
	int length = style->length ? style->length : 66;

	page.width = style->width ? style->width : 80;
	if (page.width < PRINT_WIDTH_LEAST || page.width > PRINT_WIDTH_MOST ||
		(length < PRINT_LENGTH_LEAST && length != PRINT_ENDLESS)) {
		error->code = STATUS_BAD_INPUT;
		snprintf(error->text, sizeof(error->text),
			"A page has %d to %d columns and at least %d lines, not %d columns and %d lines.",
			PRINT_WIDTH_LEAST, PRINT_WIDTH_MOST, PRINT_LENGTH_LEAST, page.width,
			length);
		return STATUS_BAD_INPUT;
	}
	if (length != PRINT_ENDLESS && style->when && style->when[0])
		page.when = style->when;
	fold_note(&page);
	page.rows = length == PRINT_ENDLESS ? INT_MAX : length - HEADING_LINES - page.note_lines;
	if (page.rows < 1)
		page.rows = 1;
	measure(&page);
	if (!count_lines(&page))
		return print_sink_failed(ENOMEM, error);
	put_pages(&page);
	free(page.lines);
	return page.failed ? print_sink_failed(page.reason, error) : STATUS_OK;
}
