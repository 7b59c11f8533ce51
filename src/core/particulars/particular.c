/* Particulars read from an event and put into it, from rows of their own or columns of others. */
#include "core/particulars/particular.h"

#include <string.h>

#include "core/known_books.h"
#include "core/text/text.h"

static enum record_kind row_kind(enum particular_of of)
{
	return of == OF_EVENT ? RECORD_EVENT : of == OF_SECTION ? RECORD_SECTION : RECORD_PLAYER;
}

const struct record_field *particular_column(const struct particular_field *field)
{
	int count;
	const struct record_field *columns = record_fields(row_kind(field->of), &count);

	for (int i = 0; field->column && i < count; i++)
		if (strcmp(columns[i].name, field->column) == 0)
			return &columns[i];
	return NULL;
}

const char *event_particular(const struct event *event, int section, int pin, enum particular_id id)
{
	const struct record_key key = {RECORD_PARTICULAR, {section, pin, (int)id}};
	const struct record *row = event_find(event, key);

	return row ? row->as.particular.text : "";
}

int event_particular_number(
	const struct event *event, int section, int pin, enum particular_id id, int otherwise)
{
	const struct particular_field *field = particular_field(id);
	int number;

	return field &&
			text_to_int(event_particular(event, section, pin, id), field->least,
				field->most, &number)
		? number
		: otherwise;
}

/* The n-th word of "m|f", from 1. */
static void put_choice(struct line *line, const char *pattern, int n)
{
	char word[32] = "";
	size_t length;

	for (; n > 1 && *pattern; n--) {
		pattern += strcspn(pattern, "|");
		pattern += *pattern == '|';
	}
	length = strcspn(pattern, "|");
	memcpy(word, pattern, length < sizeof(word) ? length : sizeof(word) - 1);
	line_text(line, word);
}

static int choice_of(const char *pattern, const char *word)
{
	for (int n = 1; *pattern; n++) {
		const size_t length = strcspn(pattern, "|");

		if (strlen(word) == length && strncmp(pattern, word, length) == 0)
			return n;
		pattern += length + (pattern[length] == '|');
	}
	return 0;
}

static void column_text(
	const struct record *row, const struct particular_field *field, char text[PARTICULAR_SIZE])
{
	const struct record_field *column = particular_column(field);
	struct line line;

	line_init(&line, text, PARTICULAR_SIZE);
	if (column->size > 0)
		line_text(&line, record_text(row, column));
	else if (field->kind == PARTICULAR_CHOICE && record_int(row, column) > 0)
		put_choice(&line, field->pattern, record_int(row, column));
	else if (record_int(row, column) > 0)
		line_int(&line, record_int(row, column));
}

/* "2026/03/07 19:30" as 2026-03-07 19:30, "2009/00/00" as 2009. */
static void write_day(char *text)
{
	if (strncmp(text + 4, "/00", 3) == 0) {
		text[4] = '\0';
		return;
	}
	for (; *text; text++)
		if (*text == '/')
			*text = '-';
}

bool event_is_us(const struct event *event)
{
	if (strcmp(event_particular(event, 0, 0, EVENT_FEDERATION), "USA") == 0 ||
		event_particular(event, 0, 0, EVENT_US_AFFILIATE)[0] != '\0')
		return true;
	for (int i = 0; i < event_sections(event); i++)
		if (known_book(event_section_at(event, i)->system)->prizes == PRIZE_US)
			return true;
	return false;
}

static bool club_is_school(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);

	return row != NULL && known_book(row->system)->club_is_school;
}

static const char *listed_club(const struct event *event, int section, int pin)
{
	const struct player *player = event_player(event, section, pin);

	return player != NULL ? player->club : "";
}

const char *event_school(const struct event *event, int section, int pin)
{
	const char *club = club_is_school(event, section) ? listed_club(event, section, pin) : "";

	return club[0] != '\0' ? club : event_particular(event, section, pin, PLAYER_SCHOOL);
}

const char *event_club(const struct event *event, int section, int pin)
{
	return club_is_school(event, section) ? event_school(event, section, pin)
					      : listed_club(event, section, pin);
}

const char *particular_show(
	const struct particular_field *field, const char *kept, char text[PARTICULAR_SIZE])
{
	memmove(text, kept, strlen(kept) + 1);
	if (strlen(text) >= BORN_SIZE - 2 &&
		(field->kind == PARTICULAR_DAY || field->kind == PARTICULAR_MOMENT ||
			field->kind == PARTICULAR_BORN))
		write_day(text);
	return text;
}

const char *event_field(const struct event *event, int section, int pin,
	const struct particular_field *field, char text[PARTICULAR_SIZE])
{
	const bool own = field->of == OF_EVENT;
	const struct record_key key = {row_kind(field->of), {own ? 1 : section, own ? 0 : pin}};
	const struct record *row;

	text[0] = '\0';
	if (field->column) {
		row = event_find(event, key);
		if (row)
			column_text(row, field, text);
	} else {
		strcpy(text, event_particular(event, own ? 0 : section, own ? 0 : pin, field->id));
	}
	return particular_show(field, text, text);
}

const char *event_time_control(const struct event *event, int section)
{
	const char *own = event_particular(event, section, 0, SECTION_TIME_CONTROL);

	return own[0] ? own : event_particular(event, 0, 0, EVENT_TIME_CONTROL);
}

void particular_put_column(
	struct record *row, const struct particular_field *field, const char *kept)
{
	const struct record_field *column = particular_column(field);
	int number = 0;

	if (column->size > 0) {
		record_set_text(row, column, kept);
		return;
	}
	if (field->kind == PARTICULAR_CHOICE)
		number = choice_of(field->pattern, kept);
	else if (!text_to_int(kept, field->least, field->most, &number))
		number = 0;
	record_set_int(row, column, number);
}

enum status particular_put(struct action *action, const struct event *event, int section, int pin,
	enum particular_id id, const char *text)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_PARTICULAR;
	row.as.particular.section = section;
	row.as.particular.pin = pin;
	row.as.particular.field = (int)id;
	if (!text[0])
		return action_remove(action, event, record_key_of(&row));
	if (strlen(text) >= PARTICULAR_SIZE)
		return STATUS_BAD_INPUT;
	strcpy(row.as.particular.text, text);
	return action_put(action, event, &row);
}
