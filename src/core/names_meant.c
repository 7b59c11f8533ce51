/* Who is meant by a name. */
#include "core/names_meant.h"

#include <string.h>

#include "core/game.h"
#include "core/text/letters.h"
#include "core/text/text.h"

/* May he be meant at all? */
static bool is_asked_for(const struct names_query *query, int pin)
{
	struct game game;

	return query->round == 0 ||
		(game_of(query->event, query->section, query->round, pin, &game) && !game.bye);
}

/* Those whose names look like this one, himself too. */
static int list_alike(const struct names_query *query, const char *name, int *pins, int room)
{
	int count, found = 0;
	const struct record *rows =
		event_range(query->event, RECORD_PLAYER, query->section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;

		if (!letters_alike(player->name, name) || !is_asked_for(query, player->pin))
			continue;
		if (found < room)
			pins[found] = player->pin;
		found++;
	}
	return found;
}

const char *names_numbered(const char *typed, int *number)
{
	const char *digits = typed[0] == '#' ? typed + 1 : typed;
	const size_t length = strspn(digits, "0123456789");
	char text[8] = "";

	if (length == 0 || length >= sizeof(text) || digits[length] != ' ')
		return NULL;
	memcpy(text, digits, length);
	typed = digits + length + strspn(digits + length, " ");
	return letters_any(typed) && text_to_int(text, 1, PLAYERS_MOST, number) ? typed : NULL;
}

/* The player of the number that stands before his name: 1, or 0 if he is another. */
static int find_numbered(const struct names_query *query, int *pins, int room)
{
	int number;
	const char *typed = names_numbered(query->typed, &number);
	const struct player *player =
		typed ? event_player(query->event, query->section, number) : NULL;

	if (!player || letters_match(player->name, typed) == LETTERS_OTHER ||
		!is_asked_for(query, number))
		return 0;
	if (room > 0)
		pins[0] = number;
	return 1;
}

int names_meant(const struct names_query *query, int *pins, int room)
{
	enum letters_match best = LETTERS_BEGIN;
	const struct player *last = NULL;
	int count, found = 0;
	const struct record *rows =
		event_range(query->event, RECORD_PLAYER, query->section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;
		const enum letters_match match = letters_match(player->name, query->typed);

		if (match < best || match == LETTERS_OTHER || !is_asked_for(query, player->pin))
			continue;
		if (match > best)
			found = 0;
		best = match;
		if (found < room)
			pins[found] = player->pin;
		found++;
		last = player;
	}
	if (found == 0)
		return find_numbered(query, pins, room);
	return found == 1 ? list_alike(query, last->name, pins, room) : found;
}
