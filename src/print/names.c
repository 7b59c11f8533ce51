/* The draw by name. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/game.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "print/list.h"

static const struct table_column columns[] = {
	{"Name", TABLE_LEFT, true},
	{"No", TABLE_RIGHT, false},
	{"Board", TABLE_RIGHT, false},
	{"Colour", TABLE_LEFT, false},
	{"Opponent", TABLE_LEFT, true},
};

static const struct table_column csv_columns[] = {
	{"Name", TABLE_LEFT, true},
	{"PIN", TABLE_RIGHT, false},
	{"Board", TABLE_RIGHT, false},
	{"Colour", TABLE_LEFT, false},
	{"Opponent", TABLE_LEFT, true},
};

/* Who plays and who has a bye look for their names in one alphabet; below it those who are away. */
enum part { PART_SEATED, PART_BYE, PART_AWAY };

struct entry {
	const struct player *player;
	struct game game; /* number 0: none */
	const struct booking *booking;
	enum part part;
	bool out; /* set out of the round by hand */
};

/* Those who are away last; by name, PIN. */
static int compare_entries(const void *a, const void *b)
{
	const struct entry *one = a, *two = b;
	int order;

	if ((one->part == PART_AWAY) != (two->part == PART_AWAY))
		return two->part == PART_AWAY ? -1 : 1;
	order = list_compare_names(one->player->name, two->player->name);
	return order
		? order
		: (one->player->pin > two->player->pin) - (one->player->pin < two->player->pin);
}

static struct entry entry_of(const struct event *event, const struct player *player, int round)
{
	struct entry entry = {.player = player, .part = PART_AWAY};

	if (game_of(event, player->section, round, player->pin, &entry.game))
		entry.part = entry.game.bye ? PART_BYE : PART_SEATED;
	else if (event_takes_part(event, player->section, player->pin, round))
		entry.booking = event_booking(event, player->section, player->pin, round);
	entry.out = game_sits_out(event, player->section, round, player->pin);
	if (entry.booking && entry.booking->kind != BOOKING_ZERO)
		entry.part = PART_BYE;
	return entry;
}

static const char *away_words(const struct entry *entry, int round, char buffer[32])
{
	const struct player *player = entry->player;

	if (entry->booking)
		return list_booking_words(entry->booking->kind);
	if (player->leaves && player->leaves <= round)
		return "withdrawn";
	if (player->enters <= round)
		return "not paired";
	snprintf(buffer, 32, "enters in round %d", player->enters);
	return buffer;
}

static void add_seated(struct table *table, const struct event *event, const struct entry *entry)
{
	const struct game *game = &entry->game;
	const bool white = game->white == entry->player->pin;
	const struct player *opponent =
		event_player(event, entry->player->section, white ? game->black : game->white);

	table_int(table, game->number);
	table_cell(table, white ? "White" : "Black");
	table_cell(table, game->outside ? game->outside : opponent ? opponent->name : "?");
}

static void add_entries(struct table *table, const struct event *event, const struct entry *entries,
	int count, int round)
{
	char words[32];

	for (int i = 0; i < count; i++) {
		const struct entry *entry = &entries[i];

		if (i > 0 && entry->part == PART_AWAY && entries[i - 1].part != PART_AWAY)
			table_gap(table);
		table_cell(table, entry->player->name);
		table_int(table, entry->player->pin);
		if (entry->part == PART_SEATED) {
			add_seated(table, event, entry);
			continue;
		}
		table_cell(table, "");
		table_cell(table, "");
		table_cell(table,
			entry->out ? list_out_words(event, entry->player->section)
				: entry->game.number == 0
				? away_words(entry, round, words)
				: vocabulary_of(event, entry->player->section)->full_bye);
	}
}

enum status print_names(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = style->csv ? csv_columns : columns,
		.ncolumns = sizeof(columns) / sizeof(columns[0])};
	enum status status = list_begin(&table, event, section, error);
	struct entry *entries;
	const struct record *rows;
	int count, n = 0;

	if (status == STATUS_OK)
		status = list_title_round(&table, event, section, round, "by name", error);
	if (status != STATUS_OK)
		return status;
	rows = event_range(event, RECORD_PLAYER, section, 0, &count);
	entries = malloc((size_t)(count + 1) * sizeof(*entries));
	if (!entries)
		return list_no_memory(error);
	for (int i = 0; i < count; i++) {
		entries[n] = entry_of(event, &rows[i].as.player, round);
		/* of a club season those who are here, not all members */
		n += entries[n].game.number > 0 || !event_is_season(event, section) ||
			event_takes_part(event, section, rows[i].as.player.pin, round);
	}
	qsort(entries, (size_t)n, sizeof(*entries), compare_entries);
	add_entries(&table, event, entries, n, round);
	free(entries);
	return list_finish(&table, style, sink, error);
}
