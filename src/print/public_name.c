/* Names as the public may see them. */
#include "config.h"

#include "print/public_name.h"

#include <stdio.h>
#include <string.h>

#include "core/between.h"
#include "core/particulars/particular.h"
#include "print/list.h"

/* How much of a name is shown: names= of a section. */
enum shown { SHOWN_FULL, SHOWN_INITIAL, SHOWN_FIRST };

static enum shown shown_of(const struct event *event, int section)
{
	const char *how = event_particular(event, section, 0, SECTION_NAMES);

	return strcmp(how, "initial") == 0  ? SHOWN_INITIAL
		: strcmp(how, "first") == 0 ? SHOWN_FIRST
					    : SHOWN_FULL;
}

/* A piece of a name. */
struct piece {
	const char *at;
	int size;
};

/* The first letter, with what hangs on it. */
static struct piece letter_of(struct piece piece)
{
	int size = piece.size > 0;

	while (size < piece.size && ((unsigned char)piece.at[size] & 0xC0) == 0x80)
		size++;
	return (struct piece){piece.at, size};
}

static bool is_same(struct piece one, struct piece other)
{
	return one.size == other.size && memcmp(one.at, other.at, (size_t)one.size) == 0;
}

/* What is shown of a shortened name. */
struct shortened {
	struct piece first, surname;
};

static struct shortened shorten(const char *name, enum shown shown)
{
	const char *comma = strchr(name, ','), *first = comma ? comma + 1 : name;
	struct shortened of = {{first, 0}, {name, comma ? (int)(comma - name) : 0}};

	first += strspn(first, " ");
	of.first = (struct piece){first, (int)strcspn(first, " ")};
	if (!comma) {
		of.surname.at = first + of.first.size + strspn(first + of.first.size, " ");
		of.surname.size = (int)strlen(of.surname.at);
	}
	if (shown == SHOWN_INITIAL)
		of.first = letter_of(of.first);
	else
		of.surname = letter_of(of.surname);
	return of;
}

static void put_name(const char *name, enum shown shown, char text[PUBLIC_NAME_SIZE])
{
	const struct shortened of = shorten(name, shown);
	const bool both = of.first.size > 0 && of.surname.size > 0;

	if (shown == SHOWN_FULL)
		snprintf(text, PUBLIC_NAME_SIZE, "%s", name);
	else if (shown == SHOWN_INITIAL)
		snprintf(text, PUBLIC_NAME_SIZE, "%.*s%s%.*s", of.surname.size, of.surname.at,
			both ? ", " : "", of.first.size, of.first.at);
	else
		snprintf(text, PUBLIC_NAME_SIZE, "%.*s%s%.*s", of.first.size, of.first.at,
			both ? " " : "", of.surname.size, of.surname.at);
}

/* Does what is shown of his name leave open which of two players he is? */
static bool has_namesake(const struct event *event, const struct player *player, enum shown shown)
{
	const struct shortened his = shorten(player->name, shown);
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, player->section, 0, &count);

	for (; count > 0; count--, rows++) {
		const struct shortened other = shorten(rows->as.player.name, shown);

		if (rows->as.player.pin != player->pin && is_same(his.surname, other.surname) &&
			is_same(his.first, other.first))
			return true;
	}
	return false;
}

/* `behind` is what else tells who he is, or "". */
static const char *put_player(const struct event *event, const struct player *player,
	const char *behind, char text[PUBLIC_NAME_SIZE])
{
	const enum shown shown = shown_of(event, player->section);
	char number[16] = "";
	size_t used;

	if (shown != SHOWN_FULL && has_namesake(event, player, shown))
		snprintf(number, sizeof(number), "%d", player->pin);
	put_name(player->name, shown, text);
	used = strlen(text);
	if (number[0] || behind[0])
		snprintf(text + used, PUBLIC_NAME_SIZE - used, " (%s%s%s)", number,
			number[0] && behind[0] ? ", " : "", behind);
	return text;
}

const char *public_player(
	const struct event *event, int section, int pin, char text[PUBLIC_NAME_SIZE])
{
	return put_player(event, event_player(event, section, pin), "", text);
}

const char *public_outsider(
	const struct event *event, int section, const char *name, char text[PUBLIC_NAME_SIZE])
{
	const struct player *player = between_player(event, section, name);
	char there[NAME_SIZE];

	if (player)
		return put_player(event, player, list_section(event, player->section, there), text);
	put_name(name, shown_of(event, section), text);
	return text;
}
