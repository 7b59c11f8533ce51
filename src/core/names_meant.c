/* Who is meant by a name. */
#include "core/names_meant.h"

#include "core/game.h"
#include "core/letters.h"

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
	return found == 1 ? list_alike(query, last->name, pins, room) : found;
}
