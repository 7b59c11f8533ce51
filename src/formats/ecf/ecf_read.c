/*
 * ECF results files read, field by field, for the proof that what was written says what it should.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/typed/date.h"
#include "core/text/text.h"
#include "formats/ecf/ecf_field.h"

enum { NUMBER_SIZE = 12, VALUE_MOST = 999999999, VALUE_SIZE = PARTICULAR_SIZE };

enum ecf_state { AT_START, IN_EVENT, IN_PLAYERS, IN_RESULTS, AT_END };

struct reading {
	struct ecf_file *file;
	const struct report *report;
	const char *at, *end;
	enum ecf_state state;
	int line;
	/* the field at hand: its name without blanks in capitals, and its value */
	char name[32], value[VALUE_SIZE];
};

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static enum status unexpected(const struct reading *reading, const char *expected)
{
	char excerpt[EXCERPT_SIZE];

	return report_error(reading->report, STATUS_BAD_INPUT, "Line %d: found %s, expected %s.",
		reading->line, report_excerpt(excerpt, reading->name, strlen(reading->name)),
		expected);
}

static bool take_value(struct reading *reading, const char *from, const char *end)
{
	while (from < end && is_blank(*from))
		from++;
	while (end > from && is_blank(end[-1]))
		end--;
	if ((size_t)(end - from) >= sizeof(reading->value) || memchr(from, 0, (size_t)(end - from)))
		return false;
	memcpy(reading->value, from, (size_t)(end - from));
	reading->value[end - from] = '\0';
	return text_is_clean(reading->value);
}

static char capital(char c)
{
	return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* The next field; *more is false at the end of the bytes. */
static enum status next_field(struct reading *reading, bool *more)
{
	const char *mark, *next, *equals;
	size_t length = 0;

	while (reading->at < reading->end && is_blank(*reading->at))
		reading->line += *reading->at++ == '\n';
	*more = reading->at < reading->end;
	if (!*more)
		return STATUS_OK;
	if (*reading->at != '#')
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d: found a field without # before it.", reading->line);
	mark = reading->at + 1;
	next = memchr(mark, '#', (size_t)(reading->end - mark));
	next = next ? next : reading->end;
	equals = memchr(mark, '=', (size_t)(next - mark));
	for (const char *at = mark; at < (equals ? equals : next); at++)
		if (!is_blank(*at) && length + 1 < sizeof(reading->name))
			reading->name[length++] = capital(*at);
	reading->name[length] = '\0';
	if (!take_value(reading, equals ? equals + 1 : next, next))
		return report_error(reading->report, STATUS_BAD_INPUT,
			"Line %d: found a value that is too long, or no text.", reading->line);
	for (reading->at = mark; reading->at < next; reading->at++)
		reading->line += *reading->at == '\n';
	return STATUS_OK;
}

/* The name of a field without its blanks? */
static bool name_is(const struct reading *reading, const char *name)
{
	const char *at = reading->name;

	for (; *name; name++)
		if (*name != ' ' && *at++ != *name)
			return false;
	return !*at;
}

static bool put_text(const struct ecf_field *field, char *to, const char *value)
{
	if (to[0] || !value[0] || strlen(value) >= field->size)
		return false;
	strcpy(to, value);
	return true;
}

/* One line more. */
static bool put_line(const struct ecf_field *field, char *to, const char *value)
{
	const size_t used = strlen(to);

	if (!value[0] || strchr(value, ';') || used + 2 + strlen(value) >= field->size)
		return false;
	if (used)
		strcat(to, "; ");
	strcat(to, value);
	return true;
}

/* 07/03/2026 */
static bool put_day(char *to, const char *value)
{
	char date[BORN_SIZE];

	if (to[0] || strlen(value) != 10 || value[2] != '/' || value[5] != '/' ||
		!date_parse(value, date) || !date_is_whole(date))
		return false;
	memcpy(to, date, sizeof(date));
	return true;
}

static int place_in(const char *value, const char *const *words, int count)
{
	for (int i = 0; i < count; i++)
		if (strcmp(value, words[i]) == 0)
			return i;
	return -1;
}

static bool put_number(const struct ecf_field *field, char *to, const char *value)
{
	static const char *const sexes[] = {"", "M", "F"}, *const colours[] = {"", "W", "B"};
	int number = -1, old;

	memcpy(&old, to, sizeof(old));
	if (field->kind == ECF_SCORE)
		number = place_in(value, ecf_scores, 3);
	else if (field->kind == ECF_NUMBER)
		number = text_to_int(value, 1, VALUE_MOST, &number) ? number : -1;
	else if (field->kind == ECF_FLAG)
		number = value[0] ? -1 : 1;
	else if (value[0])
		number = place_in(value, field->kind == ECF_SEX ? sexes : colours, 3);
	memcpy(to, &number, sizeof(number));
	return number >= 0 && old == 0;
}

static enum status put_field(struct reading *reading, enum ecf_place place, void *to)
{
	int count;
	const struct ecf_field *fields = ecf_fields(&count);
	bool taken = false;
	char *at;

	for (int i = 0; i < count; i++) {
		if (fields[i].place != place || !name_is(reading, fields[i].name))
			continue;
		at = (char *)to + fields[i].offset;
		if (fields[i].kind == ECF_TEXT)
			taken = put_text(&fields[i], at, reading->value);
		else if (fields[i].kind == ECF_LINES)
			taken = put_line(&fields[i], at, reading->value);
		else if (fields[i].kind == ECF_DAY)
			taken = put_day(at, reading->value);
		else
			taken = put_number(&fields[i], at, reading->value);
		return taken ? STATUS_OK : unexpected(reading, "another value, once");
	}
	return unexpected(reading, "a field of this part");
}

static enum status add_part(struct reading *reading, bool other)
{
	struct ecf_part *part = ecf_add_part(reading->file);

	if (!part)
		return report_no_memory(reading->report);
	part->other = other;
	if (strlen(reading->value) >= sizeof(part->name))
		return unexpected(reading, "a shorter name");
	strcpy(part->name, reading->value);
	return STATUS_OK;
}

/* A field that begins a part; *is is false for others. */
static enum status read_part(struct reading *reading, bool *is)
{
	const bool section = name_is(reading, "SECTION RESULTS");
	const bool listed = reading->state == IN_PLAYERS || reading->state == IN_RESULTS;

	*is = true;
	if (name_is(reading, "EVENT DETAILS") && reading->state == AT_START)
		reading->state = IN_EVENT;
	else if (name_is(reading, "PLAYER LIST") && reading->state == IN_EVENT)
		reading->state = IN_PLAYERS;
	else if (name_is(reading, "FINISH") && listed)
		reading->state = AT_END;
	else if ((section || name_is(reading, "OTHER RESULTS")) && listed) {
		reading->state = IN_RESULTS;
		return add_part(reading, !section);
	} else
		*is = false;
	return reading->value[0] && *is ? unexpected(reading, "it without a value") : STATUS_OK;
}

static enum status read_field(struct reading *reading)
{
	struct ecf_file *file = reading->file;
	bool is_part;
	enum status status = read_part(reading, &is_part);

	if (is_part || status != STATUS_OK)
		return status;
	switch (reading->state) {
	case IN_EVENT:
		return put_field(reading, ECF_OF_EVENT, file);
	case IN_PLAYERS:
		if (name_is(reading, "PIN") && !ecf_add_player(file))
			return report_no_memory(reading->report);
		return file->nplayers
			? put_field(reading, ECF_OF_PLAYER, &file->players[file->nplayers - 1])
			: unexpected(reading, "PIN");
	case IN_RESULTS:
		if (name_is(reading, "PIN1") && !ecf_add_game(file))
			return report_no_memory(reading->report);
		return file->parts[file->nparts - 1].count
			? put_field(reading, ECF_OF_GAME, &file->games[file->ngames - 1])
			: unexpected(reading, "PIN1");
	case AT_START:
	case AT_END:
		break;
	}
	return unexpected(reading, reading->state == AT_END ? "the end" : "EVENT DETAILS");
}

enum status ecf_read(
	const char *bytes, size_t size, struct ecf_file *file, const struct report *report)
{
	struct reading reading = {
		.file = file, .report = report, .at = bytes, .end = bytes + size, .line = 1};
	enum status status;
	bool more;

	memset(file, 0, sizeof(*file));
	do {
		status = next_field(&reading, &more);
		if (status == STATUS_OK && more)
			status = read_field(&reading);
	} while (status == STATUS_OK && more);
	return status == STATUS_OK && reading.state != AT_END
		? report_error(report, STATUS_BAD_INPUT, "Line %d: found the end, expected FINISH.",
			  reading.line)
		: status;
}
