/* Player lists: rows, and the checks of the list as a whole. */
#include "formats/csv.h"

#include <stdlib.h>
#include <string.h>

#include "core/typed/date.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"
#include "formats/csv_field.h"
#include "formats/csv_header.h"
#include "formats/sheet.h"

struct reading {
	struct sheet sheet;
	struct csv_row row;
	struct csv_header header;
	/* by column that is not known: how many of its values could be ratings, less the others */
	int *numbers;
	struct csv_entries entries;
	const struct report *report;
	struct report_faults *faults; /* NULL: the first error ends the reading */
};

/* For what is found out about the list later. */
static void keep_columns(struct reading *reading)
{
	const struct csv_header *header = &reading->header;
	struct csv_list *list = &reading->entries.list;

	list->pin_column = csv_header_column(header, CSV_PIN) + 1;
	list->place_column = csv_header_column(header, CSV_PLACE) + 1;
	list->name_column = csv_header_column(header, CSV_NAME) + 1;
	if (!list->name_column)
		list->name_column = csv_header_column(header, CSV_SURNAME) + 1;
	list->byes_column = csv_header_column(header, CSV_BYES) + 1;
	list->enters_column = csv_header_column(header, CSV_ENTERS) + 1;
	list->leaves_column = csv_header_column(header, CSV_LEAVES) + 1;
	list->school_column = header->school_column;
}

static enum status read_header(struct reading *reading)
{
	struct csv_header *header = &reading->header;
	enum status status =
		csv_header_read(header, &reading->sheet, &reading->row, reading->report);

	if (status != STATUS_OK)
		return status;
	reading->numbers = calloc((size_t)header->count, sizeof(*reading->numbers));
	if (!reading->numbers)
		return report_no_memory(reading->report);
	keep_columns(reading);
	return csv_header_check(header, reading->report);
}

/*
 * Without the apostrophe that lists are written with before what a spreadsheet takes for a formula.
 */
static const char *plain_value(const char *value)
{
	return value[0] == '\'' && text_is_one_of(value[strspn(value, "'")], "=+-@") ? value + 1
										     : value;
}

static enum status read_row(struct reading *reading)
{
	const struct csv_header *header = &reading->header;
	struct csv_row *row = &reading->row;
	struct csv_place place = {
		row->line, 0, "", reading->report, reading->sheet.form == SHEET_DBF};
	char found[EXCERPT_SIZE];
	enum status status = csv_entry_begin(&reading->entries, &place);

	for (int i = 0; i < row->count && status == STATUS_OK; i++) {
		if (i >= header->count && row->fields[i][0])
			return report_error(reading->report, STATUS_BAD_INPUT,
				"Line %d, column %d: found %s, expected no more than %d column%s, as in the first line.",
				row->line, i + 1,
				report_excerpt(found, row->fields[i], strlen(row->fields[i])),
				header->count, header->count == 1 ? "" : "s");
		if (i >= header->count || header->columns[i].column <= CSV_PASSED_OVER)
			continue;
		place.column = i + 1;
		place.head = header->heads[i];
		status = csv_entry_field(
			&reading->entries, header->columns[i], plain_value(row->fields[i]), &place);
		if (status == STATUS_OK && i == header->rating_too)
			status = csv_entry_field(&reading->entries, (struct head){CSV_RATING, 0},
				plain_value(row->fields[i]), &place);
	}
	return status == STATUS_OK ? csv_entry_end(&reading->entries, &place) : status;
}

/* Three or four digits, as ratings have, and no year of birth. */
static bool may_be_rating(const char *value)
{
	int rating;

	return text_to_int(value, 100, 3500, &rating) && (rating < 1900 || rating > 2030);
}

/* The row's values in columns that are not known, for which of them may have the ratings. */
static void count_numbers(struct reading *reading)
{
	const struct csv_header *header = &reading->header;
	const struct csv_row *row = &reading->row;

	for (int i = 0; i < row->count && i < header->count; i++)
		if (header->columns[i].column == CSV_UNKNOWN && row->fields[i][0])
			reading->numbers[i] += may_be_rating(row->fields[i]) ? 1 : -1;
}

/*
 * The column that is likely to have the ratings: by its name, else most of its values are like
 * them; -1.
 */
static int likely_ratings(const struct reading *reading)
{
	const struct csv_header *header = &reading->header;
	int likely = -1;

	for (int i = 0; i < header->count; i++) {
		if (!header->heads[i][0] || header->columns[i].column != CSV_UNKNOWN)
			continue;
		if (head_may_be_rating(header->heads[i]))
			return i;
		if (reading->numbers[i] > (likely < 0 ? 0 : reading->numbers[likely]))
			likely = i;
	}
	return likely;
}

/* A list without grades makes everybody ungraded, which is said where a column may have them. */
static void tell_no_ratings(const struct reading *reading)
{
	const struct csv_header *header = &reading->header;
	const int likely = likely_ratings(reading);
	char found[EXCERPT_SIZE];

	if (likely < 0 || csv_header_column(header, CSV_RATING) >= 0 ||
		csv_header_column(header, CSV_GRADE) >= 0 || header->rating_too >= 0)
		return;
	report_notice(reading->report,
		"No column of grades was found, so nobody has one; did you mean %s (m, or import EVENT LIST --rating COLUMN)?",
		report_excerpt(found, header->heads[likely], strlen(header->heads[likely])));
}

static bool has_faults(const struct reading *reading)
{
	return reading->faults && reading->faults->count > 0;
}

static enum status read_rows(struct reading *reading)
{
	enum status status;
	bool more = true;

	while ((status = sheet_next(&reading->sheet, &reading->row, &more, reading->report)) ==
			STATUS_OK &&
		more) {
		if (reading->faults)
			reading->faults->rows++;
		count_numbers(reading);
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
			reading->sheet.text.line);
	return status;
}

static bool is_date(struct head head)
{
	return head.column == CSV_BORN ||
		(head.column == CSV_PARTICULAR &&
			particular_field((enum particular_id)head.field)->kind == PARTICULAR_DAY);
}

/* What the rows have of dates in each order, and whether they have ids of US Chess. */
struct date_signs {
	int of[DATE_MONTH_FIRST + 1];
	bool american;
};

static void look_for_dates(
	const struct reading *reading, const struct csv_row *row, struct date_signs *signs)
{
	const struct csv_header *header = &reading->header;

	for (int i = 0; i < row->count && i < header->count; i++) {
		if (is_date(header->columns[i]))
			signs->of[date_order_of(row->fields[i])]++;
		if (row->fields[i][0] && header->columns[i].field == PLAYER_US_ID &&
			head_is_american(header->heads[i]))
			signs->american = true;
	}
}

/*
 * Whether 03/07/2026 is in March or July the other dates of the list say; where none does, it is
 * as in the US if there are ids of US Chess. The rows are gone through for it once before.
 */
static enum status find_date_order(struct reading *reading, const char *bytes, size_t size)
{
	const struct csv_header *header = &reading->header;
	struct report silent = {0};
	struct sheet sheet;
	struct csv_row row = {0};
	struct date_signs signs = {{0}, false};
	bool more = true;
	int rows = 0;
	enum status status = sheet_begin(&sheet, bytes, size, &header->map, &silent);

	if (status == STATUS_OK)
		status = sheet_feed(&sheet, bytes, size, true, &silent);
	for (; status == STATUS_OK && more && rows <= PLAYERS_MOST; rows++) {
		status = sheet_next(&sheet, &row, &more, &silent);
		if (status == STATUS_OK && more && rows > 0) /* below the heads */
			look_for_dates(reading, &row, &signs);
	}
	csv_row_done(&row);
	sheet_done(&sheet);
	if (status == STATUS_NO_MEMORY)
		return report_no_memory(reading->report);
	/* what else is wrong is said when the rows are read */
	reading->entries.american = signs.of[DATE_MONTH_FIRST] != signs.of[DATE_DAY_FIRST]
		? signs.of[DATE_MONTH_FIRST] > signs.of[DATE_DAY_FIRST]
		: signs.american;
	if (reading->entries.american && signs.of[DATE_EITHER] > 0 &&
		signs.of[DATE_MONTH_FIRST] == 0)
		report_notice(reading->report,
			"Dates such as 03/07/2026 were read with the month first, as in the US.");
	return STATUS_OK;
}

static void tell_encoding(const struct reading *reading)
{
	const struct sheet *sheet = &reading->sheet;
	const struct decoded_lines *lines = &sheet->lines;

	if (lines->cp1252 > 0 && lines->utf8 == 0)
		report_notice(reading->report,
			"The list is not UTF-8 (line %d, character %d); it was read as Windows code page 1252: check the accents.",
			lines->first_cp1252, lines->first_character);
	else if (lines->cp1252 > 0)
		report_notice(reading->report,
			"Line %d%s not UTF-8 (character %d), as others are, and %s read as Windows code page 1252: check the accents.",
			lines->first_cp1252, lines->cp1252 > 1 ? " and more are" : " is",
			lines->first_character, lines->cp1252 > 1 ? "were" : "was");
	if (sheet->encoding == ENCODING_UTF16_LE || sheet->encoding == ENCODING_UTF16_BE)
		report_notice(reading->report, "The list was read as UTF-16.");
}

/* Spreadsheets leave such lines behind; one may have been a player. */
static void tell_bare(const struct reading *reading)
{
	const struct csv_text *text = &reading->sheet.text;

	if (text->bare == 1)
		report_notice(reading->report,
			"Line %d has nothing between its separators and was not read.",
			text->first_bare);
	else if (text->bare > 1)
		report_notice(reading->report,
			"%d lines, the first of them line %d, have nothing between their separators and were not read.",
			text->bare, text->first_bare);
}

enum status csv_read_players(const char *bytes, size_t size, const struct csv_grades *grades,
	struct csv_list *list, const struct report *report, struct report_faults *faults)
{
	struct reading reading = {.report = report, .faults = faults};
	enum status status =
		csv_header_open(&reading.header, &reading.sheet, bytes, size, grades, report);

	if (status == STATUS_OK)
		tell_encoding(&reading);
	if (grades)
		reading.entries.grades = *grades;
	if (status == STATUS_OK)
		status = read_header(&reading);
	if (status == STATUS_OK)
		status = find_date_order(&reading, bytes, size);
	if (status == STATUS_OK)
		status = read_rows(&reading);
	if (status == STATUS_OK && reading.sheet.deleted > 0)
		report_notice(report, "%d record%s marked as deleted and %s not read.",
			reading.sheet.deleted, reading.sheet.deleted == 1 ? " is" : "s are",
			reading.sheet.deleted == 1 ? "was" : "were");
	if (status == STATUS_OK) {
		tell_no_ratings(&reading);
		tell_bare(&reading);
	}
	if (status == STATUS_OK)
		status = csv_entries_check(&reading.entries, report, faults);
	if (status == STATUS_OK && has_faults(&reading))
		status = STATUS_BAD_INPUT;
	if (status == STATUS_OK)
		*list = csv_entries_take(&reading.entries);
	csv_entries_done(&reading.entries);
	csv_row_done(&reading.row);
	csv_header_done(&reading.header);
	free(reading.numbers);
	sheet_done(&reading.sheet);
	return status;
}

void csv_list_done(struct csv_list *list)
{
	free(list->players);
	free(list->bookings);
	free(list->lines);
	free(list->unrated);
	free(list->kin);
	free(list->particulars);
	memset(list, 0, sizeof(*list));
}
