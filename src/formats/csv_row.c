/* Rows and fields of a CSV text. */
#include "formats/csv_row.h"

#include <stdlib.h>
#include <string.h>

#include "core/vec.h"

bool csv_is_blank(char character, char separator)
{
	return character == ' ' || (character == '\t' && separator != '\t');
}

static bool at_line_end(const struct csv_text *text)
{
	return text->at == text->end || *text->at == '\n' || *text->at == '\r';
}

static void take_line_end(struct csv_text *text)
{
	if (text->at == text->end)
		return;
	if (*text->at == '\r' && text->at + 1 < text->end && text->at[1] == '\n')
		text->at++;
	text->at++;
	text->line++;
}

/* Blanks include the no-break space, which spreadsheets and web forms leave behind. */
static char *trim(char *from, char *to)
{
	for (;;) {
		if (from < to && (*from == ' ' || *from == '\t'))
			from++;
		else if (to - from >= 2 && memcmp(from, "\xc2\xa0", 2) == 0)
			from += 2;
		else if (from < to && (to[-1] == ' ' || to[-1] == '\t'))
			to--;
		else if (to - from >= 2 && memcmp(to - 2, "\xc2\xa0", 2) == 0)
			to -= 2;
		else
			break;
	}
	*to = '\0';
	return from;
}

static enum status add_field(struct csv_row *row, char *field, const struct report *report)
{
	char **fields = vec_grow(row->fields, &row->room, row->count + 1, sizeof(*fields));

	if (!fields)
		return report_no_memory(report);
	row->fields = fields;
	row->fields[row->count++] = field;
	return STATUS_OK;
}

/* From the opening quote to the separator or line end; *to gets the end of what is unquoted. */
static enum status take_quoted(
	struct csv_text *text, const struct csv_row *row, char **to, const struct report *report)
{
	char found[EXCERPT_SIZE];
	const int line = text->line;
	char *write = text->at++;

	for (;; text->at++) {
		if (text->at == text->end)
			return report_error(report, STATUS_BAD_INPUT,
				"Line %d, column %d: found a quote that is never closed, expected another one.",
				line, row->count + 1);
		if (*text->at == '"') {
			if (text->at + 1 == text->end || text->at[1] != '"')
				break;
			text->at++;
		} else if (*text->at == '\n' || (*text->at == '\r' && text->at[1] != '\n')) {
			text->line++;
		}
		*write++ = *text->at;
	}
	text->at++;
	while (text->at < text->end && csv_is_blank(*text->at, text->separator))
		text->at++;
	if (!at_line_end(text) && *text->at != text->separator)
		return report_error(report, STATUS_BAD_INPUT,
			"Line %d, column %d: found %s after the closing quote, expected the next column.",
			text->line, row->count + 1,
			report_excerpt(found, text->at, strcspn(text->at, "\r\n")));
	*to = write;
	return STATUS_OK;
}

static enum status take_field(
	struct csv_text *text, struct csv_row *row, bool *last, const struct report *report)
{
	char *from, *to = text->at;
	enum status status;

	while (text->at < text->end && csv_is_blank(*text->at, text->separator))
		text->at++;
	from = text->at;
	if (text->at < text->end && *text->at == '"') {
		status = take_quoted(text, row, &to, report);
		if (status != STATUS_OK)
			return status;
	} else {
		while (!at_line_end(text) && *text->at != text->separator)
			text->at++;
		to = text->at;
	}
	*last = at_line_end(text);
	/*
	 * The end of the field may be the separator itself: step over it before it is overwritten.
	 */
	row->open = text->at == text->end;
	if (*last)
		take_line_end(text);
	else
		text->at++;
	return add_field(row, trim(from, to), report);
}

static bool row_is_empty(const struct csv_row *row)
{
	for (int i = 0; i < row->count; i++)
		if (row->fields[i][0])
			return false;
	return true;
}

enum status csv_row_next(
	struct csv_text *text, struct csv_row *row, bool *more, const struct report *report)
{
	while (text->at < text->end) {
		row->count = 0;
		row->line = text->line;
		for (bool last = false; !last;) {
			enum status status = take_field(text, row, &last, report);

			if (status != STATUS_OK)
				return status;
		}
		if (!row_is_empty(row)) {
			*more = true;
			return STATUS_OK;
		}
		if (row->count > 1 && text->bare++ == 0)
			text->first_bare = row->line;
	}
	*more = false;
	return STATUS_OK;
}

void csv_row_done(struct csv_row *row)
{
	free(row->fields);
	memset(row, 0, sizeof(*row));
}

size_t csv_row_extent(const char *text, size_t size)
{
	bool quoted = false;
	size_t at = 0;

	for (; at < size && (quoted || (text[at] != '\n' && text[at] != '\r')); at++)
		if (text[at] == '"')
			quoted = !quoted;
	return at;
}
