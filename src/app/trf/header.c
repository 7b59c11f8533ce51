/* Lines of a report about the tournament, and the particulars that they are. */
#include "config.h"

#include "app/trf/header.h"

#include <string.h>

#include "app/trf/comment.h"
#include "app/trf/rows.h"
#include "app/trf/type.h"
#include "app/words/words.h"
#include "core/typed/date.h"
#include "core/particulars/tempo.h"

enum {
	VALUE_COLUMN = 4, /* offset of what a line says */
	DAY_COLUMN = 91,  /* of the day of round 1 (132) */
	DAY_STEP = 10,
	DAY_SIZE = 8, /* "26/03/07" */
	LINE_SIZE = DAY_COLUMN + DAY_STEP * ROUNDS_MOST + 8
};

/* In the order in which they are written. */
static const struct header {
	char code[4];
	enum particular_id id; /* SECTION_ROUND: the days of the rounds */
	bool list;             /* a line each, in the field with semicolons between */
	bool encoded;          /* what the line before says in words, for programs (222) */
} headers[] = {
	{"022", EVENT_PLACE, false, false},
	{"032", EVENT_FEDERATION, false, false},
	{"042", EVENT_FIRST_DAY, false, false},
	{"052", EVENT_LAST_DAY, false, false},
	{"092", EVENT_TYPE, false, false},
	{"102", EVENT_ARBITER, false, false},
	{"112", EVENT_DEPUTIES, true, false},
	{"122", EVENT_TIME_CONTROL, false, false},
	{"132", SECTION_ROUND, false, false},
	{"222", EVENT_TIME_CONTROL, false, true},
};

enum { HEADERS = sizeof(headers) / sizeof(headers[0]) };

static bool is_line_of(const struct header *header, const char *line)
{
	return strncmp(line, header->code, 3) == 0 && (line[3] == ' ' || line[3] == '\0');
}

static const struct header *header_of_line(const char *line)
{
	for (int i = 0; i < HEADERS; i++)
		if (is_line_of(&headers[i], line))
			return &headers[i];
	return NULL;
}

static const struct header *header_of_field(enum particular_id id)
{
	const bool day = id > SECTION_ROUND && id <= SECTION_ROUND + ROUNDS_MOST;
	const enum particular_id of = day    ? SECTION_ROUND
		: id == SECTION_TIME_CONTROL ? EVENT_TIME_CONTROL
					     : id;

	for (int i = 0; i < HEADERS; i++)
		if (headers[i].id == of)
			return &headers[i];
	return NULL;
}

/* A kept line with all its parts; returns how many rows it has. False in *whole: it has no room. */
static int join_line(const struct record *rows, int count, char line[LINE_SIZE], bool *whole)
{
	size_t used = 0;
	int parts = 0;

	*whole = true;
	line[0] = '\0';
	for (; parts < count && rows[parts].as.kept.section == rows[0].as.kept.section &&
		rows[parts].as.kept.number == rows[0].as.kept.number;
		parts++) {
		const char *text = rows[parts].as.kept.text;

		if (used + strlen(text) >= LINE_SIZE) {
			*whole = false;
			continue;
		}
		strcpy(line + used, text);
		used += strlen(text);
	}
	return parts;
}

/* What a line says of a field, as it is kept; false: nothing that the field takes. */
static bool read_value(const struct header *header, const char *line, char kept[PARTICULAR_SIZE])
{
	const struct particular_field *field = particular_field(header->id);
	const char *text = strlen(line) > VALUE_COLUMN ? line + VALUE_COLUMN : "";
	char words[TEMPO_SIZE];
	struct tempo tempo;

	if (header->encoded)
		text = tempo_decode(text, &tempo) ? tempo_us(&tempo, words) : "";
	return particular_take(field, text, kept, NULL) == STATUS_OK && kept[0];
}

static bool read_day(const char *line, int round, char kept[PARTICULAR_SIZE])
{
	const size_t at = DAY_COLUMN + DAY_STEP * ((size_t)round - 1);
	char text[DAY_SIZE + 3] = "20", date[BORN_SIZE];

	if (strlen(line) < at + DAY_SIZE || line[at + 2] != '/' || line[at + 5] != '/')
		return false;
	memcpy(text + 2, line + at, DAY_SIZE);
	if (!date_parse(text, date) || !date_is_whole(date))
		return false;
	memcpy(kept, date, sizeof(date));
	return true;
}

static enum status import_days(const char *line, int section, struct event *event)
{
	const int rounds = event_section(event, section)->rounds;
	enum status status = STATUS_OK;
	char kept[PARTICULAR_SIZE];

	for (int round = 1; status == STATUS_OK && round <= rounds; round++) {
		const enum particular_id id = (enum particular_id)(SECTION_ROUND + round);

		if (!event_particular(event, section, 0, id)[0] && read_day(line, round, kept))
			status = trf_rows_put_particular(event, section, id, kept);
	}
	return status;
}

/* "Ann Alder" behind "Bob Birch; ", if there is room. */
static enum status add_to_list(const struct header *header, const char *line, struct event *event)
{
	char kept[PARTICULAR_SIZE], list[2 * PARTICULAR_SIZE], whole[PARTICULAR_SIZE];

	if (!read_value(header, line, kept))
		return STATUS_OK;
	words_put(list, sizeof(list), "%s; %s", event_particular(event, 0, 0, header->id), kept);
	if (particular_take(particular_field(header->id), list[0] == ';' ? list + 1 : list, whole,
		    NULL) != STATUS_OK)
		return STATUS_OK;
	return trf_rows_put_particular(event, 0, header->id, whole);
}

static enum status import_line(
	const struct header *header, const char *line, int section, struct event *event)
{
	char kept[PARTICULAR_SIZE];

	if (header->id == SECTION_ROUND)
		return import_days(line, section, event);
	if (header->list)
		return add_to_list(header, line, event);
	if (event_particular(event, 0, 0, header->id)[0] || !read_value(header, line, kept))
		return STATUS_OK;
	return trf_rows_put_particular(event, 0, header->id, kept);
}

/* The n-th name of a list, from 0; false: there is none. */
static bool list_name(const char *list, int n, char name[PARTICULAR_SIZE])
{
	size_t length;

	for (; n > 0; n--) {
		list += strcspn(list, ";");
		if (*list++ == '\0')
			return false;
	}
	list += strspn(list, " ");
	length = strcspn(list, ";");
	while (length > 0 && list[length - 1] == ' ')
		length--;
	words_put(name, PARTICULAR_SIZE, "%.*s", (int)length, list);
	return length > 0;
}

static bool write_days(const struct event *event, int section, char line[LINE_SIZE])
{
	const int rounds = event_section(event, section)->rounds;
	size_t end = 0;

	memset(line, ' ', LINE_SIZE);
	memcpy(line, "132", 3);
	for (int round = 1; round <= rounds; round++) {
		const char *day = event_particular(
			event, section, 0, (enum particular_id)(SECTION_ROUND + round));
		const size_t at = DAY_COLUMN + DAY_STEP * ((size_t)round - 1);

		if (strlen(day) < DAY_SIZE + 2)
			continue;
		memcpy(line + at, day + 2, DAY_SIZE);
		end = at + DAY_SIZE;
	}
	line[end] = '\0';
	return end > 0;
}

/* A delay cannot be said. */
static bool write_encoded(const char *text, char line[LINE_SIZE])
{
	struct tempo tempo;
	char code[TEMPO_SIZE];

	if (!tempo_parse(text, &tempo) || !tempo_encode(&tempo, code))
		return false;
	words_put(line, LINE_SIZE, "222 %s", code);
	return true;
}

/* The n-th line of a header, from 0; false: there is none. */
static bool write_line(const struct event *event, int section, const struct header *header, int n,
	char line[LINE_SIZE])
{
	const char *text;
	char name[PARTICULAR_SIZE];

	if (header->id == SECTION_ROUND)
		return n == 0 && write_days(event, section, line);
	text = header->id == EVENT_TIME_CONTROL ? event_time_control(event, section)
						: event_particular(event, 0, 0, header->id);
	if (header->encoded)
		return n == 0 && write_encoded(text, line);
	if (header->list ? !list_name(text, n, name) : n > 0 || !text[0])
		return false;
	words_put(line, LINE_SIZE, "%s %s", header->code, header->list ? name : text);
	return true;
}

/* Are the first lines that are kept these, and no other of the headers behind them? */
static bool goes_out_as_it_came(const struct event *event, int section, int *rows)
{
	int count;
	const struct record *kept = event_range(event, RECORD_KEPT, section, 0, &count);
	char line[LINE_SIZE], written[LINE_SIZE];
	bool whole;

	*rows = 0;
	for (int i = 0; i < HEADERS; i++) {
		for (int n = 0; write_line(event, section, &headers[i], n, written); n++) {
			if (*rows == count)
				return false;
			*rows += join_line(kept + *rows, count - *rows, line, &whole);
			if (!whole || strcmp(line, written) != 0)
				return false;
		}
	}
	for (int i = *rows; i < count; i++)
		if (kept[i].as.kept.part == 1 && header_of_line(kept[i].as.kept.text))
			return false;
	return true;
}

static enum status drop_kept(struct event *event, int section, int rows)
{
	enum status status = STATUS_OK;

	for (; status == STATUS_OK && rows > 0; rows--) {
		int count;
		const struct record *kept = event_range(event, RECORD_KEPT, section, 0, &count);

		status = event_put(event, record_key_of(&kept[0]), NULL);
	}
	return status;
}

/* Those that are encoded, or the others. */
static enum status import_lines(int section, bool encoded, struct event *event)
{
	int count;
	const struct record *kept = event_range(event, RECORD_KEPT, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0, parts; status == STATUS_OK && i < count; i += parts) {
		char line[LINE_SIZE];
		bool whole;
		const struct header *header;

		parts = join_line(kept + i, count - i, line, &whole);
		header = header_of_line(line);
		if (header && whole && header->encoded == encoded)
			status = import_line(header, line, section, event);
	}
	return status;
}

enum status trf_header_import(int section, struct event *event)
{
	int rows = 0;
	/* what is said in words, and then what a code alone says */
	enum status status = import_lines(section, false, event);

	if (status == STATUS_OK)
		status = import_lines(section, true, event);
	if (status == STATUS_OK && goes_out_as_it_came(event, section, &rows))
		status = drop_kept(event, section, rows);
	return status;
}

/* Has a section kept a line of this header? */
static const struct record *find_kept(
	const struct event *event, int section, const struct header *header, int *left)
{
	int count;
	const struct record *kept = event_range(event, RECORD_KEPT, section, 0, &count);

	for (int i = 0; i < count; i++)
		if (kept[i].as.kept.part == 1 && is_line_of(header, kept[i].as.kept.text)) {
			*left = count - i;
			return &kept[i];
		}
	return NULL;
}

/*
 * Has the section kept a line with what this header says, in words or as a code? Words that came
 * without a code go out without one, and a code without words.
 */
static bool is_said(const struct event *event, int section, const struct header *header)
{
	int left;

	for (int i = 0; i < HEADERS; i++)
		if (headers[i].id == header->id && find_kept(event, section, &headers[i], &left))
			return true;
	return false;
}

enum status trf_header_export(const struct event *event, int section, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;
	char line[LINE_SIZE];

	for (int i = 0; status == STATUS_OK && i < HEADERS; i++) {
		const char *type =
			headers[i].id == EVENT_TYPE ? trf_usual_type(event, section) : "";

		if (is_said(event, section, &headers[i]))
			continue;
		if (type[0] && !event_particular(event, 0, 0, EVENT_TYPE)[0])
			status = trf_add_line(trf, room, type, strlen(type));
		for (int n = 0;
			status == STATUS_OK && write_line(event, section, &headers[i], n, line);
			n++)
			status = trf_add_line(trf, room, line, strlen(line));
	}
	return status;
}

/* The days that are known by the line alone, also of rounds that the section may come to have. */
static enum status save_days(
	const struct event *event, int section, const char *line, struct action *action)
{
	enum status status = STATUS_OK;
	char kept[PARTICULAR_SIZE];

	for (int round = 1; status == STATUS_OK && round <= ROUNDS_MOST; round++) {
		const enum particular_id id = (enum particular_id)(SECTION_ROUND + round);

		if (!event_particular(event, section, 0, id)[0] && read_day(line, round, kept))
			status = particular_put(action, event, section, 0, id, kept);
	}
	return status;
}

/* Has an earlier setting of the same action taken the line away? */
static bool is_gone(const struct action *action, const struct record *part)
{
	const struct record_key key = record_key_of(part);

	for (int i = 0; i < action->count; i++) {
		const struct record_key other = edit_key(&action->edits[i]);

		if (record_key_compare(&key, &other) == 0)
			return true;
	}
	return false;
}

static enum status remove_parts(
	const struct event *event, const struct record *parts, int count, struct action *action)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = action_remove(action, event, record_key_of(&parts[i]));
	return status;
}

enum status trf_header_forget(
	const struct event *event, int section, enum particular_id id, struct action *action)
{
	const struct header *header = header_of_field(id);
	int count;
	const struct record *kept = event_range(event, RECORD_KEPT, section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0, parts; header && status == STATUS_OK && i < count; i += parts) {
		char line[LINE_SIZE];
		bool whole;

		parts = join_line(kept + i, count - i, line, &whole);
		if (!is_line_of(header, line) &&
			!(header->id == EVENT_TIME_CONTROL && strncmp(line, "222 ", 4) == 0))
			continue;
		if (is_gone(action, &kept[i]))
			continue;
		if (header->id == SECTION_ROUND && whole)
			status = save_days(event, section, line, action);
		if (status == STATUS_OK)
			status = remove_parts(event, kept + i, parts, action);
	}
	return status;
}

const char *trf_header_field(const struct event *event, int section,
	const struct particular_field *field, char text[PARTICULAR_SIZE])
{
	const struct header *header = header_of_field(field->id);
	const struct record *row;
	char kept[PARTICULAR_SIZE], line[LINE_SIZE];
	bool whole;
	int left;

	if (event_field(event, section, 0, field, text)[0] || !header)
		return text;
	row = find_kept(event, section, header, &left);
	if (!row)
		return text;
	join_line(row, left, line, &whole);
	if (whole &&
		(header->id == SECTION_ROUND ? read_day(line, (int)field->id - SECTION_ROUND, kept)
					     : read_value(header, line, kept)))
		particular_show(field, kept, text);
	return text;
}
