/* Faults of a file for an office as sentences, and the commands or keys that mend them. */
#include "config.h"

#include "app/offices/fault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/event/state.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/board_label.h"
#include "core/vec.h"
#include "core/vocabulary.h"

enum { WORD_SIZE = 320, COMMAND_SIZE = 700, FAULT_SIZE = 1200 };

/* So much of what is of one kind is one line. */
enum { ITEMS_SIZE = SENTENCE_SIZE - 200 };

struct office_line {
	const char *kind; /* NULL: the one item is the sentence */
	const char *with; /* of a fault; NULL: it is not sent */
	struct office_place place;
	char items[SENTENCE_SIZE];
	int count;
};

/* A word as a shell takes it. */
static const char *shell_word(const char *word, char text[WORD_SIZE])
{
	static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
				    "._/-+=,:@%";
	size_t used = 0;

	if (word[0] && word[strspn(word, plain)] == '\0') {
		words_put(text, WORD_SIZE, "%s", word);
		return text;
	}
	text[used++] = '\'';
	for (; *word && used + 6 < WORD_SIZE; word++) {
		if (*word != '\'') {
			text[used++] = *word;
			continue;
		}
		memcpy(text + used, "'\\''", 4);
		used += 4;
	}
	text[used++] = '\'';
	text[used] = '\0';
	return text;
}

static void put_command(const struct office *office, struct office_place place,
	enum office_mend mend, const char *with, char text[COMMAND_SIZE])
{
	char path[WORD_SIZE], section[WORD_SIZE], name[NAME_SIZE], subject[24] = "";
	const bool named = place.section > 0 && event_sections(office->event) > 1;

	shell_word(office->order->path, path);
	if (named)
		shell_word(app_section_name(office->event, place.section, name), section);
	if (mend == MEND_PLAYER)
		words_put(
			subject, sizeof(subject), place.pin ? " edit %d" : " edit PIN", place.pin);
	words_put(text, COMMAND_SIZE, "drawboard %s %s%s%s%s%s %s",
		mend == MEND_EVENT            ? "event"
			: mend == MEND_PLAYER ? "players"
					      : "result",
		path, mend == MEND_EVENT ? " set" : "", subject, named ? " --section " : "",
		named ? section : "", with);
}

/* The field that the command "ecf-code=CODE" sets, as forms call it. */
static const char *field_name(enum office_mend mend, const char *with, char key[WORD_SIZE])
{
	const struct particular_field *field;

	words_put(key, WORD_SIZE, "%.*s", (int)strcspn(with, "="), with);
	field = particular_find(mend == MEND_PLAYER ? OF_PLAYER : OF_EVENT, key);
	if (!field && mend == MEND_EVENT)
		field = particular_find(OF_SECTION, key);
	return field ? field->name : key;
}

/* ": E, ECF event code.", the keys of the board and the field. */
static void put_keys(const struct office *office, struct office_place place, enum office_mend mend,
	const char *with, char text[COMMAND_SIZE])
{
	const bool named = place.section > 0 && event_sections(office->event) > 1;
	char key[WORD_SIZE], name[NAME_SIZE], of[NAME_SIZE + 8] = "";
	const char *field = field_name(mend, with, key);

	if (named)
		words_put(of, sizeof(of), " of %s",
			app_section_name(office->event, place.section, name));
	if (mend == MEND_EVENT)
		words_put(text, COMMAND_SIZE, "E%s, %s.", of, field);
	else if (mend == MEND_PLAYER)
		words_put(text, COMMAND_SIZE, "e%s, then m on %s, %s.", of,
			place.pin ? "him" : "each of them", field);
	else
		words_put(text, COMMAND_SIZE, "r%s.", of);
}

static void put_mend(const struct office *office, struct office_place place, enum office_mend mend,
	const char *with, char text[COMMAND_SIZE])
{
	if (office->order->path)
		put_command(office, place, mend, with, text);
	else
		put_keys(office, place, mend, with, text);
}

/* The line of this kind and section that has room for the item; NULL: there is none. */
static struct office_line *find_line(
	const struct office *office, const struct office_line *like, const char *item)
{
	for (int i = office->nlines - 1; like->kind && i >= 0; i--) {
		struct office_line *line = &office->lines[i];

		if (line->kind && strcmp(line->kind, like->kind) == 0 &&
			(line->with != NULL) == (like->with != NULL) &&
			line->place.section == like->place.section)
			return strlen(line->items) + strlen(item) < ITEMS_SIZE ? line : NULL;
	}
	return NULL;
}

static void add_item(struct office *office, const struct office_line *like, const char *item)
{
	struct office_line *line = find_line(office, like, item), *grown;

	if (!line) {
		grown = vec_grow(office->lines, &office->room, office->nlines + 1, sizeof(*grown));
		if (!grown) { /* said at once it stands alone */
			if (!like->with)
				office->order->left_out(office->order->context, item);
			else if (office->order->fault)
				office->order->fault(office->order->context, item);
			return;
		}
		office->lines = grown;
		line = &office->lines[office->nlines++];
		*line = *like;
		words_put(line->items, sizeof(line->items), "%s", item);
		line->count = 1;
		return;
	}
	words_put(line->items + strlen(line->items), sizeof(line->items) - strlen(line->items),
		"%s%s", like->with ? ", " : "; ", item);
	line->place.pin = 0;
	line->count++;
}

void office_fault(struct office *office, struct office_place place, enum office_mend mend,
	const char *with, const char *format, ...)
{
	char text[FAULT_SIZE], sentence[SENTENCE_SIZE], command[COMMAND_SIZE];
	va_list list;

	if (office->event_said && place.section == 0)
		return;
	va_start(list, format);
	words_format(sentence, sizeof(sentence), format, list);
	va_end(list);
	office->faults++;
	if (mend == MEND_NOTHING) {
		words_put(text, sizeof(text), "%s.", sentence);
	} else {
		put_mend(office, place, mend, with, command);
		words_put(text, sizeof(text), "%s: %s", sentence, command);
	}
	if (office->order->fault)
		office->order->fault(office->order->context, text);
}

const char *office_wants(struct office *office, enum particular_id id, const char *example)
{
	const struct particular_field *field = particular_field(id);
	const char *text = event_particular(office->event, 0, 0, id);
	char with[120];

	if (text[0])
		return text;
	words_put(with, sizeof(with), "%s=%s", field->key, example);
	office_fault(office, (struct office_place){0, 0}, MEND_EVENT, with, "%s is not known",
		field->name);
	return text;
}

void office_leaves_out(struct office *office, const char *kind, const char *format, ...)
{
	char text[SENTENCE_SIZE];
	va_list list;

	va_start(list, format);
	words_format(text, sizeof(text), format, list);
	va_end(list);
	if (office->order->left_out)
		add_item(office, &(struct office_line){.kind = kind}, text);
}

void office_fault_of_many(struct office *office, struct office_place place, const char *with,
	const char *kind, const char *who)
{
	office->faults++;
	add_item(office, &(struct office_line){.kind = kind, .with = with, .place = place}, who);
}

/* "1 Ash has no ...: COMMAND", or "3 players have no ...: 1 Ash, 2 Birch, 3 Cedar: COMMAND". */
static void say_fault(const struct office *office, const struct office_line *line)
{
	char text[FAULT_SIZE], command[COMMAND_SIZE];

	put_mend(office, line->place, MEND_PLAYER, line->with, command);
	if (line->count == 1)
		words_put(text, sizeof(text), "%s has %s: %s", line->items, line->kind, command);
	else
		words_put(text, sizeof(text), "%d players have %s: %s: %s", line->count, line->kind,
			line->items, command);
	if (office->order->fault)
		office->order->fault(office->order->context, text);
}

static void say_left_out(const struct office *office, const struct office_line *line)
{
	char text[FAULT_SIZE];

	if (line->kind)
		words_put(text, sizeof(text), "Not sent, %s: %s.", line->kind, line->items);
	else
		words_put(text, sizeof(text), "%s", line->items);
	office->order->left_out(office->order->context, text);
}

void office_say_rest(struct office *office)
{
	for (int i = 0; i < office->nlines; i++)
		if (office->lines[i].with)
			say_fault(office, &office->lines[i]);
	for (int i = 0; i < office->nlines; i++)
		if (!office->lines[i].with)
			say_left_out(office, &office->lines[i]);
	free(office->lines);
	office->lines = NULL;
	office->nlines = office->room = 0;
}

const char *office_where(
	const struct event *event, int section, int round, char text[OFFICE_WHERE_SIZE])
{
	const struct vocabulary *words = vocabulary_of(event, section);
	char name[NAME_SIZE];

	if (event_sections(event) > 1)
		words_put(text, OFFICE_WHERE_SIZE, "%s, %s %d",
			app_section_name(event, section, name), words->round_small, round);
	else
		words_put(text, OFFICE_WHERE_SIZE, "%s %d", words->round, round);
	return text;
}

const char *office_day(const struct event *event, int section, int round, char day[BORN_SIZE])
{
	words_put(day, BORN_SIZE, "%.10s",
		event_particular(event, section, 0, (enum particular_id)(SECTION_ROUND + round)));
	return day;
}

void office_check_day(
	struct office *office, int section, int round, const char *first, const char *last)
{
	const struct particular_field *field = particular_field(EVENT_FIRST_DAY);
	char where[OFFICE_WHERE_SIZE], with[40], day[BORN_SIZE], text[3][PARTICULAR_SIZE];

	office_day(office->event, section, round, day);
	if (!day[0] || !first[0] || !last[0] || (strcmp(day, first) >= 0 && strcmp(day, last) <= 0))
		return;
	words_put(with, sizeof(with), "round-%d=DAY", round);
	office_fault(office, (struct office_place){section, 0}, MEND_EVENT, with,
		"%s is played on %s, which is not between the first day, %s, and the last, %s",
		office_where(office->event, section, round, where),
		particular_show(field, day, text[0]), particular_show(field, first, text[1]),
		particular_show(field, last, text[2]));
}

void office_check_last_day(struct office *office, const char *last)
{
	const time_t now = (time_t)app_now();
	char today[BORN_SIZE] = "", text[PARTICULAR_SIZE];
	struct tm day;

	if (!localtime_r(&now, &day) || strftime(today, sizeof(today), "%Y/%m/%d", &day) == 0)
		return;
	if (strcmp(last, today) > 0)
		office_fault(office, (struct office_place){0, 0}, MEND_EVENT, "last-day=DAY",
			"The last day, %s, is still to come",
			particular_show(particular_field(EVENT_LAST_DAY), last, text));
}

void office_want_result(struct office *office, int section, int round, int number)
{
	const int label = board_label(office->event, section, round, number);
	char where[OFFICE_WHERE_SIZE], with[48];

	words_put(with, sizeof(with), "%d RESULT --round %d", label, round);
	office_fault(office, (struct office_place){section, 0}, MEND_RESULT, with,
		"%s: board %d has no result", office_where(office->event, section, round, where),
		label);
}
