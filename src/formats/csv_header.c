/* The first row of a player list: what its columns mean. */
#include "formats/csv_header.h"

#include <stdlib.h>
#include <string.h>

#include "core/particulars/particular.h"
#include "core/text/text.h"

static int find_head(const struct csv_header *header, struct head head)
{
	for (int i = 0; i < header->count; i++)
		if (head_same(header->columns[i], head))
			return i;
	return -1;
}

int csv_header_column(const struct csv_header *header, enum head_column column)
{
	return find_head(header, (struct head){column, 0});
}

/* Grades are ratings, unless something tells the two apart. */
static enum head_column rank_column(
	const struct csv_header *header, const char *head, enum head_column column)
{
	const struct csv_grades *grades = &header->grades;

	if (grades->rating)
		return text_key_is(head, grades->rating)              ? CSV_RATING
			: column == CSV_GRADE || column == CSV_RATING ? CSV_GRADE
								      : column;
	return column == CSV_GRADE && !grades->conversion && !grades->apart ? CSV_RATING : column;
}

/* What a column means: as the caller says, or else by its head. */
static struct head column_of(struct csv_header *header, const char *head)
{
	const int pair = head_map_find(&header->map, head);
	struct head means;

	if (pair >= 0)
		header->map.pairs[pair].found = true;
	means = pair >= 0 ? header->map.pairs[pair].means : head_find(head);
	if (means.field == 0)
		means.column = rank_column(header, head, means.column);
	return means;
}

/* A column whose head says nothing that is known; what has no head is not spoken of. */
static bool is_unknown(const struct csv_header *header, int i)
{
	return header->columns[i].column == CSV_UNKNOWN && header->heads[i][0];
}

/* '2 "Strength", 3 "shirt"'; returns how many they are. */
static int write_unknown(const struct csv_header *header, struct line *line)
{
	char found[EXCERPT_SIZE];
	int count = 0;

	for (int i = 0; i < header->count; i++) {
		if (!is_unknown(header, i))
			continue;
		line_text(line, count++ > 0 ? ", " : "");
		line_int(line, i + 1);
		line_text(line, " ");
		line_text(line, report_excerpt(found, header->heads[i], strlen(header->heads[i])));
	}
	return count;
}

/* Once for all of them. */
static void tell_unknown(const struct csv_header *header, const struct report *report)
{
	char text[ERROR_TEXT], found[EXCERPT_SIZE];
	struct line line;
	int count, one = 0;

	line_init(&line, text, sizeof(text));
	count = write_unknown(header, &line);
	while (count == 1 && !is_unknown(header, one))
		one++;
	if (count == 1)
		report_notice(report, "Column %d, %s, is not known and was not read.", one + 1,
			report_excerpt(found, header->heads[one], strlen(header->heads[one])));
	else if (count > 1)
		report_notice(report, "%d columns are not known and were not read: %s%s", count,
			text, line.cut ? "…" : ".");
}

static bool has_clubs(struct csv_header *header, const struct csv_row *row)
{
	for (int i = 0; i < row->count; i++)
		if (column_of(header, row->fields[i]).column == CSV_CLUB)
			return true;
	return false;
}

static void name_columns(
	struct csv_header *header, const struct csv_row *row, const struct report *report)
{
	const bool clubs = has_clubs(header, row);
	char found[EXCERPT_SIZE], other[EXCERPT_SIZE];

	for (int i = 0; i < row->count; i++) {
		const char *head = header->heads[i] = row->fields[i];
		struct head column = column_of(header, head);
		const bool school = column.column == CSV_SCHOOL;
		int first;
		const struct particular_field *field;

		if (school)
			column = clubs ? (struct head){CSV_PARTICULAR, PLAYER_SCHOOL}
				       : (struct head){CSV_CLUB, 0};
		first = column.column == CSV_UNKNOWN ? -1 : find_head(header, column);
		field = first >= 0 && (column.column == CSV_RATING || column.column == CSV_GRADE)
			? particular_find(OF_PLAYER, head)
			: NULL;
		/* national ratings beside those that rank are a particular */
		if (field && !field->column) {
			column = (struct head){CSV_PARTICULAR, (int)field->id};
			first = find_head(header, column);
		}
		if (first >= 0 && column.column != CSV_PASSED_OVER) {
			report_notice(report,
				"Column %d, %s, was not read: column %d, %s, means the same.",
				i + 1, report_excerpt(found, head, strlen(head)), first + 1,
				report_excerpt(
					other, header->heads[first], strlen(header->heads[first])));
			column = (struct head){CSV_PASSED_OVER, 0};
		} else if (school && !clubs) {
			header->school_column = i + 1;
		}
		header->columns[i] = column;
		header->count = i + 1;
	}
	tell_unknown(header, report);
}

/*
 * The ratings may stand in a column that is a particular: in the one the caller names, or in that
 * of the FIDE ratings where a list has no others.
 */
static void choose_rating_too(struct csv_header *header)
{
	const char *rating = header->grades.rating;

	header->rating_too = -1;
	for (int i = 0; rating && i < header->count; i++)
		if (header->columns[i].column == CSV_PARTICULAR &&
			text_key_is(header->heads[i], rating))
			header->rating_too = i;
	if (!rating && csv_header_column(header, CSV_RATING) < 0 &&
		csv_header_column(header, CSV_GRADE) < 0)
		header->rating_too =
			find_head(header, (struct head){CSV_PARTICULAR, PLAYER_FIDE_RATING});
}

enum status csv_header_open(struct csv_header *header, struct sheet *sheet, const char *bytes,
	size_t size, const struct csv_grades *grades, const struct report *report)
{
	enum status status = head_map_read(grades ? grades->map : NULL, &header->map, report);

	if (grades)
		header->grades = *grades;
	if (status == STATUS_OK)
		status = sheet_begin(sheet, bytes, size, &header->map, report);
	return status == STATUS_OK ? sheet_feed(sheet, bytes, size, true, report) : status;
}

enum status csv_header_read(struct csv_header *header, struct sheet *sheet, struct csv_row *row,
	const struct report *report)
{
	bool more;
	enum status status = sheet_next(sheet, row, &more, report);

	if (status != STATUS_OK)
		return status;
	if (!more)
		return report_error(report, STATUS_BAD_INPUT,
			"The list is empty; expected a first line that names the columns, such as pin,name,grade,club.");
	header->line = row->line;
	header->columns = calloc((size_t)row->count, sizeof(*header->columns));
	header->heads = calloc((size_t)row->count, sizeof(*header->heads));
	if (!header->columns || !header->heads)
		return report_no_memory(report);
	name_columns(header, row, report);
	choose_rating_too(header);
	return STATUS_OK;
}

static bool is_nameless(const struct csv_header *header)
{
	return csv_header_column(header, CSV_NAME) < 0 &&
		csv_header_column(header, CSV_SURNAME) < 0;
}

enum status csv_header_check(const struct csv_header *header, const struct report *report)
{
	const char *rating = header->grades.rating;
	const int line = header->line;
	char found[EXCERPT_SIZE];

	for (int i = 0; i < header->map.count; i++)
		if (!header->map.pairs[i].found)
			return report_error(report, STATUS_BAD_INPUT,
				"Line %d: found no column %s, which the map names.", line,
				report_excerpt(found, header->map.pairs[i].head,
					strlen(header->map.pairs[i].head)));
	if (rating && csv_header_column(header, CSV_RATING) < 0 && header->rating_too < 0)
		return report_error(report, STATUS_BAD_INPUT,
			"Line %d: found no column %s, expected the one of the ratings to be called so.",
			line, report_excerpt(found, rating, strlen(rating)));
	if (is_nameless(header))
		return report_error(report, STATUS_BAD_INPUT,
			"Line %d, column 1: found %s, expected a line that names the columns, one of them name or surname. If it stands under another heading, say which (m, or import EVENT LIST --map HEADING=name).",
			line, report_excerpt(found, header->heads[0], strlen(header->heads[0])));
	return STATUS_OK;
}

void csv_header_done(struct csv_header *header)
{
	free(header->columns);
	free(header->heads);
}

/* The head of the one column that is not known, if a map can name it; else "". */
static const char *only_unknown(const struct csv_header *header)
{
	const char *only = "";

	for (int i = 0; i < header->count; i++) {
		if (!is_unknown(header, i))
			continue;
		if (only[0] || strpbrk(header->heads[i], ",=") ||
			strlen(header->heads[i]) >= HEAD_WORD_SIZE)
			return "";
		only = header->heads[i];
	}
	return only;
}

enum status csv_read_heads(const char *bytes, size_t size, const struct csv_grades *grades,
	struct csv_heads *heads, const struct report *report)
{
	struct csv_header header = {.count = 0};
	struct sheet sheet = {.fed = false};
	struct csv_row row = {.count = 0};
	struct line line;
	enum status status = csv_header_open(&header, &sheet, bytes, size, grades, report);

	if (status == STATUS_OK)
		status = csv_header_read(&header, &sheet, &row, report);
	if (status == STATUS_OK) {
		line_init(&line, heads->unknown, sizeof(heads->unknown) - strlen("…"));
		write_unknown(&header, &line);
		strcat(heads->unknown, line.cut ? "…" : "");
		strcpy(heads->only, only_unknown(&header));
		heads->nameless = is_nameless(&header);
	}
	csv_header_done(&header);
	csv_row_done(&row);
	sheet_done(&sheet);
	return status;
}
