/* Player lists as text tables: header, rows, and the checks of the list as a whole. */
#include "formats/csv.h"

#include <stdlib.h>
#include <string.h>

#include "formats/csv_field.h"
#include "formats/csv_row.h"
#include "formats/decode.h"

static const char separators[] = ",;\t";

struct reading {
	struct csv_text text;
	struct csv_row row;
	enum csv_column *columns; /* of the header */
	char **heads;             /* its words, for messages */
	int ncolumns;
	struct csv_entries entries;
	const struct report *report;
	struct report_faults *faults; /* NULL: the first error ends the reading */
};

/* How many of the header's columns are known if it is split at this separator. */
static enum status count_known(
	const char *header, size_t size, char separator, int *known, const struct report *report)
{
	struct report silent = *report;
	struct csv_row row = {0};
	char *copy = malloc(size + 1);
	struct csv_text text;
	enum status status;
	bool more = false;

	if (!copy)
		return report_no_memory(report);
	memcpy(copy, header, size);
	copy[size] = '\0';
	text = (struct csv_text){copy, copy + size, 1, separator};
	*known = 0;
	silent.error = NULL;
	status = csv_row_next(&text, &row, &more, &silent);
	if (status == STATUS_OK && more)
		for (int i = 0; i < row.count; i++)
			if (csv_column_find(row.fields[i]) != CSV_UNKNOWN)
				++*known;
	csv_row_done(&row);
	free(copy);
	return status == STATUS_NO_MEMORY ? report_no_memory(report) : STATUS_OK;
}

/*
 * A first line "sep=;", as one spreadsheet writes it, decides; else the separator that makes most
 * columns known.
 */
static enum status choose_separator(struct csv_text *text, const struct report *report)
{
	int best = -1, known = 0;

	while (text->at < text->end && (*text->at == '\n' || *text->at == '\r')) {
		if (*text->at == '\n' || text->at[1] != '\n')
			text->line++;
		text->at++;
	}
	if (text->end - text->at >= 5 && memcmp(text->at, "sep=", 4) == 0 &&
		strchr(separators, text->at[4])) {
		text->separator = text->at[4];
		text->at += 5;
		return STATUS_OK;
	}
	for (const char *separator = separators; *separator; separator++) {
		size_t size = csv_row_extent(text->at, (size_t)(text->end - text->at));
		enum status status = count_known(text->at, size, *separator, &known, report);

		if (status != STATUS_OK)
			return status;
		if (known > best) {
			best = known;
			text->separator = *separator;
		}
	}
	return STATUS_OK;
}

static int column_index(const struct reading *reading, enum csv_column column)
{
	for (int i = 0; i < reading->ncolumns; i++)
		if (reading->columns[i] == column)
			return i;
	return -1;
}

/* Grades are ratings, unless something tells the two apart. */
static enum csv_column column_of(const struct reading *reading, const char *head)
{
	const struct csv_grades *grades = &reading->entries.grades;
	const enum csv_column column = csv_column_find(head);

	if (column != CSV_GRADE && column != CSV_RATING && column != CSV_UNKNOWN)
		return column;
	if (grades->rating)
		return csv_column_is(head, grades->rating) ? CSV_RATING
			: column == CSV_UNKNOWN            ? CSV_UNKNOWN
							   : CSV_GRADE;
	return column == CSV_GRADE && !grades->conversion && !grades->apart ? CSV_RATING : column;
}

static void name_columns(struct reading *reading)
{
	char found[EXCERPT_SIZE], other[EXCERPT_SIZE];

	for (int i = 0; i < reading->row.count; i++) {
		const char *head = reading->heads[i] = reading->row.fields[i];
		enum csv_column column = column_of(reading, head);
		int first = column_index(reading, column);

		if (column == CSV_UNKNOWN) {
			if (*head)
				report_notice(reading->report,
					"Column %d, %s, is not known and was not read.", i + 1,
					report_excerpt(found, head, strlen(head)));
		} else if (first >= 0) {
			report_notice(reading->report,
				"Column %d, %s, was not read: column %d, %s, means the same.",
				i + 1, report_excerpt(found, head, strlen(head)), first + 1,
				report_excerpt(other, reading->heads[first],
					strlen(reading->heads[first])));
			column = CSV_UNKNOWN;
		}
		reading->columns[i] = column;
		reading->ncolumns = i + 1;
	}
}

/* For what is found out about the list later. */
static void keep_columns(struct reading *reading)
{
	struct csv_list *list = &reading->entries.list;

	list->pin_column = column_index(reading, CSV_PIN) + 1;
	list->name_column = column_index(reading, CSV_NAME) + 1;
	if (!list->name_column)
		list->name_column = column_index(reading, CSV_SURNAME) + 1;
	list->byes_column = column_index(reading, CSV_BYES) + 1;
	list->enters_column = column_index(reading, CSV_ENTERS) + 1;
}

/* A list without grades makes everybody ungraded, which is said where a column may have them. */
static void tell_no_ratings(const struct reading *reading)
{
	if (column_index(reading, CSV_RATING) >= 0 || column_index(reading, CSV_GRADE) >= 0)
		return;
	for (int i = 0; i < reading->ncolumns; i++) {
		char found[EXCERPT_SIZE];

		if (!reading->heads[i] || reading->columns[i] != CSV_UNKNOWN ||
			!csv_column_may_be_rating(reading->heads[i]))
			continue;
		report_excerpt(found, reading->heads[i], strlen(reading->heads[i]));
		report_notice(reading->report,
			"No column of grades was found, so nobody has one; did you mean --rating %s?",
			found);
		return;
	}
}

static enum status read_header(struct reading *reading)
{
	char found[EXCERPT_SIZE];
	bool more;
	enum status status = choose_separator(&reading->text, reading->report);

	if (status == STATUS_OK)
		status = csv_row_next(&reading->text, &reading->row, &more, reading->report);
	if (status != STATUS_OK)
		return status;
	if (!more)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"The list is empty; expected a first line that names the columns, such as pin,name,grade,club.");
	reading->columns = calloc((size_t)reading->row.count, sizeof(*reading->columns));
	reading->heads = calloc((size_t)reading->row.count, sizeof(*reading->heads));
	if (!reading->columns || !reading->heads)
		return report_no_memory(reading->report);
	name_columns(reading);
	keep_columns(reading);
	tell_no_ratings(reading);
	if (reading->entries.grades.rating && column_index(reading, CSV_RATING) < 0)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d: found no column %s, expected the one of the ratings to be called so.",
			reading->row.line,
			report_excerpt(found, reading->entries.grades.rating,
				strlen(reading->entries.grades.rating)));
	if (column_index(reading, CSV_NAME) < 0 && column_index(reading, CSV_SURNAME) < 0)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d, column 1: found %s, expected a line that names the columns, one of them name or surname.",
			reading->row.line,
			report_excerpt(
				found, reading->row.fields[0], strlen(reading->row.fields[0])));
	return STATUS_OK;
}

/* Without the apostrophe that lists are written with before what a spreadsheet takes for a formula. */
static const char *plain_value(const char *value)
{
	return value[0] == '\'' && value[1] && strchr("=+-@", value[1]) ? value + 1 : value;
}

static enum status read_row(struct reading *reading)
{
	struct csv_row *row = &reading->row;
	struct csv_place place = {row->line, 0, "", reading->report};
	char found[EXCERPT_SIZE];
	enum status status = csv_entry_begin(&reading->entries, &place);

	for (int i = 0; i < row->count && status == STATUS_OK; i++) {
		if (i >= reading->ncolumns && row->fields[i][0])
			return report_error(reading->report, STATUS_BAD_INPUT,
				"Line %d, column %d: found %s, expected no more than the %d columns of the first line.",
				row->line, i + 1,
				report_excerpt(found, row->fields[i], strlen(row->fields[i])),
				reading->ncolumns);
		if (i >= reading->ncolumns || reading->columns[i] == CSV_UNKNOWN)
			continue;
		place.column = i + 1;
		place.head = reading->heads[i];
		status = csv_entry_field(&reading->entries, reading->columns[i],
			plain_value(row->fields[i]), &place);
	}
	return status == STATUS_OK ? csv_entry_end(&reading->entries, &place) : status;
}

static bool has_faults(const struct reading *reading)
{
	return reading->faults && reading->faults->count > 0;
}

static enum status read_rows(struct reading *reading)
{
	enum status status;
	bool more = true;

	while ((status = csv_row_next(&reading->text, &reading->row, &more, reading->report)) ==
			STATUS_OK &&
		more) {
		if (reading->faults)
			reading->faults->rows++;
		status = read_row(reading);
		if (status != STATUS_OK)
			csv_entry_drop(&reading->entries);
		status = report_fault(reading->report, status, reading->faults);
		if (status != STATUS_OK)
			return status;
	}
	if (status == STATUS_OK && reading->entries.list.count == 0 && !has_faults(reading))
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d: found the end of the list, expected a player.",
			reading->text.line);
	return status;
}

enum status csv_read_players(const char *bytes, size_t size, const struct csv_grades *grades,
	struct csv_list *list, const struct report *report, struct report_faults *faults)
{
	struct reading reading = {.report = report, .faults = faults};
	char *text = NULL;
	size_t length;
	bool guessed;
	enum status status = decode_text(bytes, size, &text, &length, &guessed, report);

	if (status != STATUS_OK)
		return status;
	if (guessed)
		report_notice(report,
			"The list is not UTF-8; it was read as Windows code page 1252: check the accents.");
	reading.text = (struct csv_text){text, text + length, 1, ','};
	if (grades)
		reading.entries.grades = *grades;
	status = read_header(&reading);
	if (status == STATUS_OK)
		status = read_rows(&reading);
	if (status == STATUS_OK)
		status = csv_entries_check(&reading.entries, report, faults);
	if (status == STATUS_OK && has_faults(&reading))
		status = STATUS_BAD_INPUT;
	if (status == STATUS_OK)
		*list = csv_entries_take(&reading.entries);
	csv_entries_done(&reading.entries);
	csv_row_done(&reading.row);
	free(reading.columns);
	free(reading.heads);
	free(text);
	return status;
}

void csv_list_done(struct csv_list *list)
{
	free(list->players);
	free(list->bookings);
	free(list->lines);
	free(list->unrated);
	free(list->kin);
	memset(list, 0, sizeof(*list));
}
