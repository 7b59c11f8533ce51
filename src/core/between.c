/* A game of two players of different sections of one event: found by the names in its two rows. */
#include "core/between.h"

#include <string.h>

#include "core/text/text.h"

enum { PLAYER_MOST = 80, SECTION_MOST = 40 };

/* As much of the text as so many bytes hold, cut between characters. */
static void put_part(struct line *line, const char *text, size_t most)
{
	char part[PLAYER_MOST + 1];
	struct line piece;

	line_init(&piece, part, most + 1);
	line_text(&piece, text);
	line_text(line, part);
}

const char *between_name(const struct event *event, int section, int pin, char text[NAME_SIZE])
{
	const struct player *player = event_player(event, section, pin);
	const struct section *row = event_section(event, section);
	struct line line;

	line_init(&line, text, NAME_SIZE);
	put_part(&line, player ? player->name : "", PLAYER_MOST);
	line_text(&line, " (");
	if (row && row->name[0]) {
		put_part(&line, row->name, SECTION_MOST);
	} else {
		line_text(&line, "Section ");
		line_int(&line, section);
	}
	line_text(&line, ")");
	return text;
}

const struct player *between_player(const struct event *event, int section, const char *name)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, 0, 0, &count);
	char called[NAME_SIZE];

	for (; count > 0; count--, rows++) {
		const struct player *player = &rows->as.player;

		if (player->section != section &&
			strcmp(between_name(event, player->section, player->pin, called), name) ==
				0)
			return player;
	}
	return NULL;
}

/* Does the row name the player of the other one, of another section and with the other colour? */
static bool is_named(const struct event *event, const struct filled *by, const struct filled *other)
{
	char name[NAME_SIZE];

	return other->section != by->section && other->colour != by->colour &&
		strcmp(between_name(event, other->section, other->pin, name), by->name) == 0;
}

static bool name_each_other(
	const struct event *event, const struct filled *one, const struct filled *other)
{
	return is_named(event, one, other) && is_named(event, other, one);
}

/* How many games of the same two with the same colours came before; rounds differ by section. */
static int games_before(const struct event *event, const struct filled *filled)
{
	int count, before = 0;
	const struct record *rows = event_range(event, RECORD_FILLED, filled->section, 0, &count);

	for (; count > 0; count--, rows++) {
		const struct filled *row = &rows->as.filled;

		before += row->pin == filled->pin && row->round < filled->round &&
			row->colour == filled->colour && strcmp(row->name, filled->name) == 0;
	}
	return before;
}

const struct filled *between_other(const struct event *event, const struct filled *filled)
{
	int count, before = games_before(event, filled);
	const struct record *rows = event_range(event, RECORD_FILLED, 0, 0, &count);

	for (; count > 0; count--, rows++)
		if (name_each_other(event, filled, &rows->as.filled) && before-- == 0)
			return &rows->as.filled;
	return NULL;
}

const struct filled *between_next(const struct event *event, int section, int pin, int round)
{
	for (; round <= event_section(event, section)->rounds; round++) {
		const struct filled *game = event_filled(event, section, round, pin);

		if (game && between_other(event, game))
			return game;
	}
	return NULL;
}
