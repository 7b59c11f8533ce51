/* A row as the journal writes it. */
#include "config.h"

#include "store/row_text.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

struct writer {
	char *text;
	size_t length;
};

static void write_char(struct writer *writer, char c)
{
	assert(writer->length + 1 < ROW_TEXT_SIZE);
	writer->text[writer->length++] = c;
}

/* Clean texts have no control characters, so only these two need a backslash. */
static void write_string(struct writer *writer, const char *string)
{
	write_char(writer, '"');
	for (; *string; string++) {
		if (*string == '"' || *string == '\\')
			write_char(writer, '\\');
		write_char(writer, *string);
	}
	write_char(writer, '"');
}

const char *row_text_write(const struct record *row, char buffer[ROW_TEXT_SIZE])
{
	struct writer writer = {buffer, 0};
	const struct record_field *fields;
	int count, i;

	fields = record_fields(row->kind, &count);
	for (i = 0; i < count; i++) {
		write_char(&writer, i ? ',' : '{');
		write_string(&writer, fields[i].name);
		write_char(&writer, ':');
		if (fields[i].size) {
			write_string(&writer, record_text(row, &fields[i]));
		} else {
			char number[16];
			const char *digit = number;

			snprintf(number, sizeof(number), "%d", record_int(row, &fields[i]));
			while (*digit)
				write_char(&writer, *digit++);
		}
	}
	write_char(&writer, '}');
	buffer[writer.length] = 0;
	return buffer;
}

/* A string at *at into buffer. */
static bool read_string(const char **at, char *buffer, size_t size)
{
	const char *text = *at;
	size_t length = 0;

	if (*text++ != '"')
		return false;
	while (*text != '"') {
		if (*text == '\\') {
			text++;
			if (*text != '"' && *text != '\\')
				return false;
		}
		if (!*text || length + 1 >= size)
			return false;
		buffer[length++] = *text++;
	}
	buffer[length] = 0;
	*at = text + 1;
	return true;
}

static bool read_int(const char **at, int *value)
{
	const char *text = *at;
	bool negative = *text == '-';
	long long number = 0;

	text += negative;
	if (*text < '0' || *text > '9')
		return false;
	while (*text >= '0' && *text <= '9') {
		number = number * 10 + (*text++ - '0');
		if (number > (long long)INT_MAX + 1)
			return false;
	}
	if (negative)
		number = -number;
	if (number > INT_MAX)
		return false;
	*value = (int)number;
	*at = text;
	return true;
}

/* One "name":value into row. Sets the field's bit in *seen, which it must not have. */
static bool read_field(const char **at, const struct record_field *fields, int count,
	struct record *row, unsigned *seen)
{
	char name[32], string[OPTIONS_SIZE];
	int i, value;

	if (!read_string(at, name, sizeof(name)) || *(*at)++ != ':')
		return false;
	for (i = 0; i < count && strcmp(fields[i].name, name) != 0; i++)
		;
	if (i == count || (*seen & 1u << i))
		return false;
	*seen |= 1u << i;
	if (fields[i].size)
		return read_string(at, string, sizeof(string)) &&
			record_set_text(row, &fields[i], string);
	if (!read_int(at, &value) || value < fields[i].least || value > fields[i].most)
		return false;
	record_set_int(row, &fields[i], value);
	return true;
}

bool row_text_read(const char *text, enum record_kind kind, struct record *row)
{
	const struct record_field *fields;
	struct record made;
	unsigned seen = 0;
	int count, i;

	fields = record_fields(kind, &count);
	memset(&made, 0, sizeof(made));
	made.kind = kind;
	if (*text++ != '{')
		return false;
	do {
		if (!read_field(&text, fields, count, &made, &seen))
			return false;
	} while (*text++ == ',');
	if (text[-1] != '}' || *text)
		return false;
	for (i = 0; i < count; i++)
		if (fields[i].key && !(seen & 1u << i))
			return false;
	*row = made;
	return true;
}
