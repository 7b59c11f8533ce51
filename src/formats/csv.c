/* Player lists: header, rows, and the checks of the list as a whole. */
#include "formats/csv.h"

#include <stdlib.h>
#include <string.h>

#include "core/typed/date.h"
#include "core/particulars/particular.h"
#include "core/text/text.h"
#include "formats/csv_field.h"
#include "formats/sheet.h"

struct reading {
	struct sheet sheet;
	struct csv_row row;
	struct head *columns; /* of the header */
	char **heads;         /* its words, for messages */
	int ncolumns;
	int rating_too; /* column of a particular that has the ratings too; -1: none */
	/* by column that is not known: how many of its values could be ratings, less the others */
	int *numbers;
	struct head_map map;
	struct csv_entries entries;
	const struct report *report;
	struct report_faults *faults; /* NULL: the first error ends the reading */
};

static int head_index(const struct reading *reading, struct head head)
{
	for (int i = 0; i < reading->ncolumns; i++)
		if (head_same(reading->columns[i], head))
			return i;
	return -1;
}

static int column_index(const struct reading *reading, enum head_column column)
{
	return head_index(reading, (struct head){column, 0});
}

/* Grades are ratings, unless something tells the two apart. */
static enum head_column rank_column(
	const struct reading *reading, const char *head, enum head_column column)
{
	const struct csv_grades *grades = &reading->entries.grades;

	if (grades->rating)
		return text_key_is(head, grades->rating)              ? CSV_RATING
			: column == CSV_GRADE || column == CSV_RATING ? CSV_GRADE
								      : column;
	return column == CSV_GRADE && !grades->conversion && !grades->apart ? CSV_RATING : column;
}

/* What a column means: as the caller says, or else by its head. */
static struct head column_of(struct reading *reading, const char *head)
{
	const int pair = head_map_find(&reading->map, head);
	struct head means;

	if (pair >= 0)
		reading->map.pairs[pair].found = true;
	means = pair >= 0 ? reading->map.pairs[pair].means : head_find(head);
	if (means.field == 0)
		means.column = rank_column(reading, head, means.column);
	return means;
}

/* Once for all of them. */
static void tell_unknown(const struct reading *reading)
{
	char text[ERROR_TEXT], found[EXCERPT_SIZE];
	int count = 0, last = 0;
	struct line line;

	line_init(&line, text, sizeof(text));
	for (int i = 0; i < reading->ncolumns; i++) {
		if (reading->columns[i].column != CSV_UNKNOWN || !reading->heads[i] ||
			!reading->heads[i][0])
			continue;
		last = i;
		line_text(&line, count++ > 0 ? ", " : "");
		line_int(&line, i + 1);
		line_text(&line, " ");
		line_text(
			&line, report_excerpt(found, reading->heads[i], strlen(reading->heads[i])));
	}
	if (count == 1)
		report_notice(reading->report, "Column %d, %s, is not known and was not read.",
			last + 1,
			report_excerpt(found, reading->heads[last], strlen(reading->heads[last])));
	else if (count > 1)
		report_notice(reading->report, "%d columns are not known and were not read: %s%s",
			count, text, line.cut ? "…" : ".");
}

static bool has_clubs(struct reading *reading)
{
	for (int i = 0; i < reading->row.count; i++)
		if (column_of(reading, reading->row.fields[i]).column == CSV_CLUB)
			return true;
	return false;
}

static void name_columns(struct reading *reading)
{
	const bool clubs = has_clubs(reading);
	char found[EXCERPT_SIZE], other[EXCERPT_SIZE];

	for (int i = 0; i < reading->row.count; i++) {
		const char *head = reading->heads[i] = reading->row.fields[i];
		struct head column = column_of(reading, head);
		const bool school = column.column == CSV_SCHOOL;
		int first;
		const struct particular_field *field;

		if (school)
			column = clubs ? (struct head){CSV_PARTICULAR, PLAYER_SCHOOL}
				       : (struct head){CSV_CLUB, 0};
		first = column.column == CSV_UNKNOWN ? -1 : head_index(reading, column);
		field = first >= 0 && (column.column == CSV_RATING || column.column == CSV_GRADE)
			? particular_find(OF_PLAYER, head)
			: NULL;
		/* national ratings beside those that rank are a particular */
		if (field && !field->column) {
			column = (struct head){CSV_PARTICULAR, (int)field->id};
			first = head_index(reading, column);
		}
		if (first >= 0 && column.column != CSV_PASSED_OVER) {
			report_notice(reading->report,
				"Column %d, %s, was not read: column %d, %s, means the same.",
				i + 1, report_excerpt(found, head, strlen(head)), first + 1,
				report_excerpt(other, reading->heads[first],
					strlen(reading->heads[first])));
			column = (struct head){CSV_PASSED_OVER, 0};
		} else if (school && !clubs) {
			reading->entries.list.school_column = i + 1;
		}
		reading->columns[i] = column;
		reading->ncolumns = i + 1;
	}
	tell_unknown(reading);
}

/* For what is found out about the list later. */
static void keep_columns(struct reading *reading)
{
	struct csv_list *list = &reading->entries.list;

	list->pin_column = column_index(reading, CSV_PIN) + 1;
	list->place_column = column_index(reading, CSV_PLACE) + 1;
	list->name_column = column_index(reading, CSV_NAME) + 1;
	if (!list->name_column)
		list->name_column = column_index(reading, CSV_SURNAME) + 1;
	list->byes_column = column_index(reading, CSV_BYES) + 1;
	list->enters_column = column_index(reading, CSV_ENTERS) + 1;
	list->leaves_column = column_index(reading, CSV_LEAVES) + 1;
}

/*
 * The ratings may stand in a column that is a particular: in the one the caller names, or in that
 * of the FIDE ratings where a list has no others.
 */
static void choose_rating_too(struct reading *reading)
{
	const char *rating = reading->entries.grades.rating;

	reading->rating_too = -1;
	for (int i = 0; rating && i < reading->ncolumns; i++)
		if (reading->columns[i].column == CSV_PARTICULAR &&
			text_key_is(reading->heads[i], rating))
			reading->rating_too = i;
	if (!rating && column_index(reading, CSV_RATING) < 0 &&
		column_index(reading, CSV_GRADE) < 0)
		reading->rating_too =
			head_index(reading, (struct head){CSV_PARTICULAR, PLAYER_FIDE_RATING});
}

/* What the caller says of columns must be true of the list. */
static enum status check_columns(const struct reading *reading)
{
	const char *rating = reading->entries.grades.rating;
	const int line = reading->row.line;
	char found[EXCERPT_SIZE];

	for (int i = 0; i < reading->map.count; i++)
		if (!reading->map.pairs[i].found)
			return report_error(reading->report, STATUS_BAD_INPUT,
				"Line %d: found no column %s, which the map names.", line,
				report_excerpt(found, reading->map.pairs[i].head,
					strlen(reading->map.pairs[i].head)));
	if (rating && column_index(reading, CSV_RATING) < 0 && reading->rating_too < 0)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d: found no column %s, expected the one of the ratings to be called so.",
			line, report_excerpt(found, rating, strlen(rating)));
	if (column_index(reading, CSV_NAME) < 0 && column_index(reading, CSV_SURNAME) < 0)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d, column 1: found %s, expected a line that names the columns, one of them name or surname.",
			line,
			report_excerpt(
				found, reading->row.fields[0], strlen(reading->row.fields[0])));
	return STATUS_OK;
}

static enum status read_header(struct reading *reading)
{
	bool more;
	enum status status = sheet_next(&reading->sheet, &reading->row, &more, reading->report);

	if (status != STATUS_OK)
		return status;
	if (!more)
		return report_error(reading->report, STATUS_BAD_INPUT,
			"The list is empty; expected a first line that names the columns, such as pin,name,grade,club.");
	reading->columns = calloc((size_t)reading->row.count, sizeof(*reading->columns));
	reading->heads = calloc((size_t)reading->row.count, sizeof(*reading->heads));
	reading->numbers = calloc((size_t)reading->row.count, sizeof(*reading->numbers));
	if (!reading->columns || !reading->heads || !reading->numbers)
		return report_no_memory(reading->report);
	name_columns(reading);
	choose_rating_too(reading);
	keep_columns(reading);
	return check_columns(reading);
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
	struct csv_row *row = &reading->row;
	struct csv_place place = {
		row->line, 0, "", reading->report, reading->sheet.form == SHEET_DBF};
	char found[EXCERPT_SIZE];
	enum status status = csv_entry_begin(&reading->entries, &place);

	for (int i = 0; i < row->count && status == STATUS_OK; i++) {
		if (i >= reading->ncolumns && row->fields[i][0])
			return report_error(reading->report, STATUS_BAD_INPUT,
				"Line %d, column %d: found %s, expected no more than %d column%s, as in the first line.",
				row->line, i + 1,
				report_excerpt(found, row->fields[i], strlen(row->fields[i])),
				reading->ncolumns, reading->ncolumns == 1 ? "" : "s");
		if (i >= reading->ncolumns || reading->columns[i].column <= CSV_PASSED_OVER)
			continue;
		place.column = i + 1;
		place.head = reading->heads[i];
		status = csv_entry_field(&reading->entries, reading->columns[i],
			plain_value(row->fields[i]), &place);
		if (status == STATUS_OK && i == reading->rating_too)
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
	const struct csv_row *row = &reading->row;

	for (int i = 0; i < row->count && i < reading->ncolumns; i++)
		if (reading->columns[i].column == CSV_UNKNOWN && row->fields[i][0])
			reading->numbers[i] += may_be_rating(row->fields[i]) ? 1 : -1;
}

/*
 * The column that is likely to have the ratings: by its name, else most of its values are like
 * them; -1.
 */
static int likely_ratings(const struct reading *reading)
{
	int likely = -1;

	for (int i = 0; i < reading->ncolumns; i++) {
		if (!reading->heads[i] || !reading->heads[i][0] ||
			reading->columns[i].column != CSV_UNKNOWN)
			continue;
		if (head_may_be_rating(reading->heads[i]))
			return i;
		if (reading->numbers[i] > (likely < 0 ? 0 : reading->numbers[likely]))
			likely = i;
	}
	return likely;
}

/* A list without grades makes everybody ungraded, which is said where a column may have them. */
static void tell_no_ratings(const struct reading *reading)
{
	const int likely = likely_ratings(reading);
	char found[EXCERPT_SIZE];

	if (likely < 0 || column_index(reading, CSV_RATING) >= 0 ||
		column_index(reading, CSV_GRADE) >= 0 || reading->rating_too >= 0)
		return;
	report_notice(reading->report,
		"No column of grades was found, so nobody has one; did you mean --rating %s?",
		report_excerpt(found, reading->heads[likely], strlen(reading->heads[likely])));
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
	for (int i = 0; i < row->count && i < reading->ncolumns; i++) {
		if (is_date(reading->columns[i]))
			signs->of[date_order_of(row->fields[i])]++;
		if (row->fields[i][0] && reading->columns[i].field == PLAYER_US_ID &&
			head_is_american(reading->heads[i]))
			signs->american = true;
	}
}

/*
 * Whether 03/07/2026 is in March or July the other dates of the list say; where none does, it is
 * as in the US if there are ids of US Chess. The rows are gone through for it once before.
 */
static enum status find_date_order(struct reading *reading, const char *bytes, size_t size)
{
	struct report silent = {0};
	struct sheet sheet;
	struct csv_row row = {0};
	struct date_signs signs = {{0}, false};
	bool more = true;
	int rows = 0;
	enum status status = sheet_begin(&sheet, bytes, size, &reading->map, &silent);

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
	struct reading reading = {.report = report, .faults = faults, .rating_too = -1};
	enum status status = head_map_read(grades ? grades->map : NULL, &reading.map, report);

	if (status == STATUS_OK)
		status = sheet_begin(&reading.sheet, bytes, size, &reading.map, report);
	if (status == STATUS_OK)
		status = sheet_feed(&reading.sheet, bytes, size, true, report);
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
	free(reading.columns);
	free(reading.heads);
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
