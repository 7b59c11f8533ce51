/* The table of particulars, and what a text must be to go into one. */
#include "core/particular.h"

#include <string.h>

#include "core/text.h"

static const struct particular_field fields[] = {
	{SECTION_LETTER, OF_SECTION, "letter", "Letter", PARTICULAR_TEXT, .most = 2},
	{SECTION_FIRST_BOARD, OF_SECTION, "first-board", "First board", PARTICULAR_NUMBER,
		.least = 1, .most = PLAYERS_MOST},
};

enum { FIELDS = sizeof(fields) / sizeof(fields[0]) };

const struct particular_field *particular_fields(int *count)
{
	*count = FIELDS;
	return fields;
}

static const struct particular_field *field_of(enum particular_id id)
{
	for (int i = 0; i < FIELDS; i++)
		if (fields[i].id == id)
			return &fields[i];
	return NULL;
}

/* The next letter of a key, in lower case; blanks and hyphens are none. 0 at the end. */
static char next_letter(const char **key)
{
	char letter;

	while (**key == ' ' || **key == '-' || **key == '_')
		++*key;
	letter = **key;
	if (letter)
		++*key;
	return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

static bool same_key(const char *one, const char *other)
{
	char letter;

	do {
		letter = next_letter(&one);
		if (letter != next_letter(&other))
			return false;
	} while (letter);
	return true;
}

const struct particular_field *particular_find(enum particular_of of, const char *key)
{
	for (int i = 0; i < FIELDS; i++)
		if (fields[i].of == of && same_key(fields[i].key, key))
			return &fields[i];
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
	const struct particular_field *field = field_of(id);
	int number;

	return field &&
			text_to_int(event_particular(event, section, pin, id), field->least,
				field->most, &number)
		? number
		: otherwise;
}

static enum status refuse(const struct particular_field *field, const char *text, const char *why,
	struct error *error)
{
	struct line line;

	if (!error)
		return STATUS_BAD_INPUT;
	error->code = STATUS_BAD_INPUT;
	line_init(&line, error->text, sizeof(error->text));
	line_text(&line, field->name);
	line_text(&line, ": \"");
	line_text(&line, text_is_clean(text) ? text : "?");
	line_text(&line, "\" ");
	line_text(&line, why);
	if (field->kind == PARTICULAR_NUMBER) {
		line_int(&line, field->least);
		line_text(&line, " to ");
	}
	line_int(&line, field->most);
	line_text(&line, field->kind == PARTICULAR_NUMBER ? "." : " characters.");
	return STATUS_BAD_INPUT;
}

static int characters_of(const char *text)
{
	uint32_t character;
	int count = 0;

	for (size_t length; (length = text_decode(text, strlen(text), &character)) > 0;
		text += length)
		count++;
	return count;
}

enum status particular_take(const struct particular_field *field, const char *text,
	char kept[PARTICULAR_SIZE], struct error *error)
{
	const size_t blanks = strspn(text, " ");
	size_t length = strlen(text + blanks);
	char trimmed[PARTICULAR_SIZE];
	struct line line;
	int number;

	while (length > 0 && text[blanks + length - 1] == ' ')
		length--;
	if (length >= PARTICULAR_SIZE || !text_is_clean(text))
		return refuse(field, text, "is not a clean text of at most ", error);
	memcpy(trimmed, text + blanks, length);
	trimmed[length] = '\0';
	if (length > 0 && field->kind == PARTICULAR_NUMBER) {
		if (!text_to_int(trimmed, field->least, field->most, &number))
			return refuse(field, trimmed, "is not a number from ", error);
		line_init(&line, kept, PARTICULAR_SIZE);
		line_int(&line, number);
		return STATUS_OK;
	}
	if (characters_of(trimmed) > field->most)
		return refuse(field, trimmed, "is longer than ", error);
	memcpy(kept, trimmed, length + 1);
	return STATUS_OK;
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
