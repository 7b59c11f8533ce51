/* Rows of an event in words, for who looks for what is wrong with a file. */
#include "core/row_words.h"
#include "core/board_label.h"

#include <string.h>

enum { NAME_BYTES = 48 };

void row_player_words(const struct event *event, int section, int pin, struct line *line)
{
	const struct player *player = event_player(event, section, pin);
	char name[NAME_BYTES];
	struct line part;

	line_text(line, "player ");
	line_int(line, pin);
	if (!player || !memchr(player->name, '\0', NAME_SIZE) || !text_is_clean(player->name))
		return;
	line_init(&part, name, sizeof(name));
	line_text(&part, player->name);
	line_text(line, " ");
	line_text(line, name);
}

/* Names of the parts of a key; a `#` stands for the player of that number, after the words. */
static const char *const parts[RECORD_KINDS][RECORD_KEY_PARTS] = {
	[RECORD_EVENT] = {"Event "},
	[RECORD_SECTION] = {"Section "},
	[RECORD_PLAYER] = {"Section ", "#"},
	[RECORD_BOOKING] = {"Section ", "#", "bye booked for round "},
	[RECORD_ROUND] = {"Section ", "round "},
	[RECORD_BOARD] = {"Section ", "round ", "board "},
	[RECORD_MARK] = {"Section ", "round ", "colour and float of #"},
	[RECORD_HAND] = {"Section ", "round ", "by hand for #", "kind "},
	[RECORD_VIRTUAL] = {"Section ", "round ", "virtual points of #"},
	[RECORD_APART] = {"Section ", "#", "apart from #", "from round "},
	[RECORD_KEPT] = {"Section ", "kept line ", "part "},
	[RECORD_ATTENDANCE] = {"Section ", "evening ", "attendance of #"},
	[RECORD_OUTSIDE] = {"Section ", "evening ", "game outside "},
	[RECORD_FILLED] = {"Section ", "round ", "game from outside of #"},
	[RECORD_PARTICULAR] = {"Section ", "particulars of #", "field "},
	[RECORD_STARTED] = {"Section ", "round ", "start of board "},
	[RECORD_OPEN] = {"Section ", "round ", "open game at board "},
	[RECORD_RATED] = {"Section ", "round ", "rated result of board "},
};

/* A board by what it is called. */
static int part_of(const struct event *event, const struct record_key *key, int i)
{
	const bool of_board = key->kind == RECORD_BOARD || key->kind == RECORD_STARTED ||
		key->kind == RECORD_OPEN || key->kind == RECORD_RATED;

	return of_board && i == 2 ? board_label(event, key->part[0], key->part[1], key->part[2])
				  : key->part[i];
}

void row_words(const struct event *event, const struct record_key *key, struct line *line)
{
	const bool of_event = key->kind == RECORD_PARTICULAR && key->part[0] == 0;

	if (of_event)
		line_text(line, "Event");
	for (int i = 0; i < RECORD_KEY_PARTS && parts[key->kind][i] != NULL; i++) {
		const char *words = parts[key->kind][i], *hash = strchr(words, '#');
		char head[32] = "";

		if (key->kind == RECORD_PARTICULAR && key->part[i] == 0)
			continue;
		if (i > 0)
			line_text(line, ", ");
		if (!hash) {
			line_text(line, words);
			line_int(line, part_of(event, key, i));
			continue;
		}
		memcpy(head, words, (size_t)(hash - words));
		line_text(line, head);
		row_player_words(event, key->part[0], key->part[i], line);
	}
}

enum { VALUES_MOST = 5 };

/* Fields by the words that are theirs in a list, and the words of their values. */
static const struct field_words {
	const char *name; /* of the field */
	const char *words;
	const char *values[VALUES_MOST]; /* NULL: the number itself */
	enum { VALUE_NUMBER, VALUE_PLAYER, VALUE_RESULT, VALUE_POINTS } as;
} fields[] = {
	{"lot", "lot", {"none", "White", "Black"}, VALUE_NUMBER},
	{"colour", "colour", {"none", "White", "Black"}, VALUE_NUMBER},
	{"floated", "float", {"none", "down", "up"}, VALUE_NUMBER},
	{"state", "state", {"laid out", "proposed", "adjusted", "published", "complete"},
		VALUE_NUMBER},
	{"top", "mark of a top player", {"no", "yes"}, VALUE_NUMBER},
	{"is_new", "mark of a new player", {"no", "yes"}, VALUE_NUMBER},
	{"pin", "number", {NULL}, VALUE_NUMBER},
	{"pinned", "pin", {"off", "on"}, VALUE_NUMBER},
	{"rated", "rating of the game", {"no", "yes"}, VALUE_NUMBER},
	{"sex", "sex", {"not known", "male", "female"}, VALUE_NUMBER},
	{"white", "White", {NULL}, VALUE_PLAYER},
	{"black", "Black", {NULL}, VALUE_PLAYER},
	{"result", "result", {NULL}, VALUE_RESULT},
	{"points2", "number of virtual points", {NULL}, VALUE_POINTS},
	{"enters", "first round", {NULL}, VALUE_NUMBER},
	{"leaves", "first round out", {NULL}, VALUE_NUMBER},
	{"fide", "FIDE ID", {NULL}, VALUE_NUMBER},
	{"born", "date of birth", {NULL}, VALUE_NUMBER},
	{"first", "first round", {NULL}, VALUE_NUMBER},
	{"last", "last round", {NULL}, VALUE_NUMBER},
	{"beside", "place after the boards", {NULL}, VALUE_NUMBER},
};

static const struct field_words *find_field(const char *name)
{
	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++)
		if (strcmp(fields[i].name, name) == 0)
			return &fields[i];
	return NULL;
}

const char *row_field_words(const struct record_field *field)
{
	const struct field_words *words = find_field(field->name);

	return words ? words->words : field->name;
}

static void put_value(const struct event *event, const struct record *row,
	const struct record_field *field, struct line *line)
{
	const struct field_words *words = find_field(field->name);
	char points[16];
	int value;

	if (field->size > 0) {
		line_text(line, "\"");
		line_text(line, record_text(row, field));
		line_text(line, "\"");
		return;
	}
	value = record_int(row, field);
	if (words && words->as == VALUE_PLAYER && value > 0)
		row_player_words(event, record_key_of(row).part[0], value, line);
	else if (words && words->as == VALUE_PLAYER)
		line_text(line, "the bye");
	else if (words && words->as == VALUE_RESULT)
		line_text(
			line, value == RESULT_NONE ? "none" : result_notation((enum result)value));
	else if (words && words->as == VALUE_POINTS)
		line_text(line, points_text(value, points));
	else if (words && value >= 0 && value < VALUES_MOST && words->values[value])
		line_text(line, words->values[value]);
	else
		line_int(line, value);
}

void row_difference_words(const struct event *event, const struct record *journal,
	const struct record *file, struct line *line)
{
	int count;
	const struct record_field *field = record_fields(file->kind, &count);

	for (; count > 0; count--, field++) {
		if (field->size > 0
				? strcmp(record_text(journal, field), record_text(file, field)) == 0
				: record_int(journal, field) == record_int(file, field))
			continue;
		line_text(line, "the ");
		line_text(line, row_field_words(field));
		line_text(line, " is ");
		put_value(event, journal, field, line);
		line_text(line, " in the journal, ");
		put_value(event, file, field, line);
		line_text(line, " in the file");
		return;
	}
}
