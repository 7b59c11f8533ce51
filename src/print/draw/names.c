/* The draw by name: of a section, and of all of them in one alphabet. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "core/particulars/gone_over.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "print/list.h"
#include "core/board_label.h"

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
	int round;
	struct game game; /* number 0: none */
	const struct booking *booking;
	enum part part;
	bool out; /* set out of the round by hand */
};

/* Those who are away last; by name, section, PIN. */
static int compare_entries(const void *a, const void *b)
{
	const struct entry *one = a, *two = b;
	int order;

	if ((one->part == PART_AWAY) != (two->part == PART_AWAY))
		return two->part == PART_AWAY ? -1 : 1;
	order = list_compare_names(one->player->name, two->player->name);
	if (order == 0)
		order = (one->player->section > two->player->section) -
			(one->player->section < two->player->section);
	return order
		? order
		: (one->player->pin > two->player->pin) - (one->player->pin < two->player->pin);
}

static struct entry entry_of(const struct event *event, const struct player *player, int round)
{
	struct entry entry = {.player = player, .round = round, .part = PART_AWAY};

	if (game_of(event, player->section, round, player->pin, &entry.game))
		entry.part = entry.game.bye ? PART_BYE : PART_SEATED;
	else if (event_takes_part(event, player->section, player->pin, round))
		entry.booking = event_booking(event, player->section, player->pin, round);
	entry.out = game_sits_out(event, player->section, round, player->pin);
	if (entry.booking && entry.booking->kind != BOOKING_ZERO)
		entry.part = PART_BYE;
	return entry;
}

static const char *away_words(
	const struct event *event, const struct entry *entry, char buffer[LEFT_SIZE])
{
	const struct player *player = entry->player;
	const int round = entry->round;

	if (entry->booking)
		return list_booking_words(entry->booking->kind);
	if (player->leaves && player->leaves <= round)
		return list_left_words(event, player, round - 1, buffer);
	if (player->enters <= round)
		return "not paired";
	snprintf(buffer, LEFT_SIZE, "enters in round %d", player->enters);
	return buffer;
}

static void add_seated(struct table *table, const struct event *event, const struct entry *entry)
{
	const struct game *game = &entry->game;
	const bool white = game->white == entry->player->pin;
	const struct player *opponent =
		event_player(event, entry->player->section, white ? game->black : game->white);

	table_int(table, board_label(event, entry->player->section, entry->round, game->number));
	table_cell(table, white ? "White" : "Black");
	table_name(table,
		game->outside      ? game->outside
			: opponent ? opponent->name
				   : "?",
		opponent ? opponent->pin : TABLE_OUTSIDER);
}

/* Who he is: all columns before the board. */
typedef void (*add_who)(struct table *table, const struct event *event, const struct entry *entry);

static void add_name_and_pin(
	struct table *table, const struct event *event, const struct entry *entry)
{
	(void)event;
	table_name(table, entry->player->name, entry->player->pin);
	table_int(table, entry->player->pin);
}

/* Rows that are given once each; `who` writes the first cells. */
static void add_entries(struct table *table, const struct event *event, const struct entry *entries,
	int count, add_who who)
{
	char words[LEFT_SIZE];

	for (int i = 0; i < count; i++) {
		const struct entry *entry = &entries[i];

		if (i > 0 && entry->part == PART_AWAY && entries[i - 1].part != PART_AWAY)
			table_gap(table);
		who(table, event, entry);
		if (entry->part == PART_SEATED) {
			add_seated(table, event, entry);
			continue;
		}
		table_cell(table, "");
		table_cell(table, "");
		table_cell(table,
			entry->out ? list_out_words(event, entry->player->section)
				: entry->game.number == 0
				? away_words(event, entry, words)
				: vocabulary_of(event, entry->player->section)->full_bye);
	}
}

/* Those of a section in a round, behind the entries there are; how many then. */
static int gather(
	const struct event *event, int section, int round, struct entry *entries, int filled)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++) {
		entries[filled] = entry_of(event, &rows[i].as.player, round);
		/* of a club season those who are here, not all members */
		filled += entries[filled].game.number > 0 || !event_is_season(event, section) ||
			event_takes_part(event, section, rows[i].as.player.pin, round);
	}
	return filled;
}

enum status print_names(const struct event *event, int section, int round,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.columns = style->form == PRINT_CSV ? csv_columns : columns,
		.ncolumns = sizeof(columns) / sizeof(columns[0]),
		.wall = true};
	enum status status = list_begin(&table, event, section, error);
	struct entry *entries;
	int count;

	if (status == STATUS_OK)
		status = list_title_round(&table, event, section, round, "by name", error);
	if (status != STATUS_OK)
		return status;
	list_note_changes(&table, event, section, round, style);
	event_range(event, RECORD_PLAYER, section, 0, &count);
	entries = malloc((size_t)(count + 1) * sizeof(*entries));
	if (!entries)
		return list_no_memory(error);
	count = gather(event, section, round, entries, 0);
	qsort(entries, (size_t)count, sizeof(*entries), compare_entries);
	add_entries(&table, event, entries, count, add_name_and_pin);
	free(entries);
	return list_finish(&table, style, sink, error);
}

static const struct table_column door_columns[] = {
	{"Name", TABLE_LEFT, true},
	{"Section", TABLE_LEFT, true},
	{"Board", TABLE_RIGHT, false},
	{"Colour", TABLE_LEFT, false},
	{"Opponent", TABLE_LEFT, true},
};

/* Where the sections are not all in the same round. */
static const struct table_column door_round_columns[] = {
	{"Name", TABLE_LEFT, true},
	{"Section", TABLE_LEFT, true},
	{"Rd", TABLE_RIGHT, false},
	{"Board", TABLE_RIGHT, false},
	{"Colour", TABLE_LEFT, false},
	{"Opponent", TABLE_LEFT, true},
};

static const struct table_column door_csv_columns[] = {
	{"Name", TABLE_LEFT, true},
	{"PIN", TABLE_RIGHT, false},
	{"Section", TABLE_LEFT, true},
	{"Round", TABLE_RIGHT, false},
	{"Board", TABLE_RIGHT, false},
	{"Colour", TABLE_LEFT, false},
	{"Opponent", TABLE_LEFT, true},
};

static void add_section(struct table *table, const struct event *event, int section)
{
	char name[NAME_SIZE];

	table_cell(table, list_section(event, section, name));
}

static void add_name_and_section(
	struct table *table, const struct event *event, const struct entry *entry)
{
	table_name(table, entry->player->name, entry->player->pin);
	add_section(table, event, entry->player->section);
}

static void add_name_section_round(
	struct table *table, const struct event *event, const struct entry *entry)
{
	add_name_and_section(table, event, entry);
	table_int(table, entry->round);
}

static void add_all_for_csv(
	struct table *table, const struct event *event, const struct entry *entry)
{
	add_name_and_pin(table, event, entry);
	add_section(table, event, entry->player->section);
	table_int(table, entry->round);
}

/* Which sections hang out no draw: "Not published yet: Minor, Novices". */
static void note_unpublished(struct table *table, const struct event *event, int section)
{
	const size_t used = strlen(table->note);
	char name[NAME_SIZE];

	snprintf(table->note + used, sizeof(table->note) - used, "%s%s",
		used ? ", " : "Not published yet: ", list_section(event, section, name));
}

/* Who went over to another section stands there alone; how many entries are left. */
static int drop_gone_over(const struct event *event, struct entry *entries, int from, int count)
{
	int kept = from;

	for (int i = from; i < count; i++)
		if (!gone_over(event, entries[i].player))
			entries[kept++] = entries[i];
	return kept;
}

/*
 * Everybody of the sections that have a published round, each in the last one; *same: the round if
 * it is one for all, else 0.
 */
static int gather_all(
	const struct event *event, struct entry *entries, struct table *table, int *same)
{
	int count = 0, from;
	bool any = false;

	*same = 0;
	for (int i = 0; i < event_sections(event); i++) {
		const int section = event_section_at(event, i)->id;
		const int round = list_last_published(event, section);

		if (round == 0) {
			note_unpublished(table, event, section);
			continue;
		}
		from = count;
		*same = !any || *same == round ? round : 0;
		any = true;
		count = gather(event, section, round, entries, count);
		count = drop_gone_over(event, entries, from, count);
	}
	return any ? count : -1;
}

static void shape_door(struct table *table, const struct print_style *style, int same)
{
	table->columns = style->form == PRINT_CSV ? door_csv_columns
		: same                            ? door_columns
						  : door_round_columns;
	table->ncolumns = style->form == PRINT_CSV
		? (int)(sizeof(door_csv_columns) / sizeof(door_csv_columns[0]))
		: (int)(sizeof(door_columns) / sizeof(door_columns[0])) + (same == 0);
	if (same)
		snprintf(
			table->title, sizeof(table->title), "Round %d, all sections by name", same);
	else
		snprintf(table->title, sizeof(table->title),
			"All sections by name, each in its round (Rd)");
}

/* "Major: 2nd issue, changed 10:12: boards 42, 43", before what is there. */
static void note_changes(struct table *table, const struct event *event,
	const struct print_changes *changes, int count)
{
	const size_t room = sizeof(table->note);
	char others[sizeof(table->note)], name[NAME_SIZE];
	size_t used = 0;

	memcpy(others, table->note, sizeof(others));
	table->note[0] = '\0';
	for (int i = 0; i < count; i++) {
		if (event_sections(event) > 1)
			snprintf(table->note + used, room - used, "%s%s: ", used ? "; " : "",
				list_section(event, changes[i].section, name));
		used = strlen(table->note);
		list_put_changes(table->note + used, room - used, event, changes[i].section,
			changes[i].round, &changes[i]);
		used = strlen(table->note);
	}
	snprintf(table->note + used, room - used, "%s%s", used && others[0] ? ". " : "", others);
}

enum status print_door(const struct event *event, const struct print_changes *changes, int nchanges,
	const struct print_style *style, const struct print_sink *sink, struct error *error)
{
	struct table table = {.wall = true};
	const int room = event->table[RECORD_PLAYER].count + 1;
	struct entry *entries = malloc((size_t)room * sizeof(*entries));
	int same, count;

	if (!entries)
		return list_no_memory(error);
	list_event_name(&table, event);
	count = gather_all(event, entries, &table, &same);
	if (count < 0) {
		free(entries);
		error->code = STATUS_REFUSED;
		snprintf(error->text, sizeof(error->text), "No section has a published round yet.");
		return STATUS_REFUSED;
	}
	note_changes(&table, event, changes, nchanges);
	shape_door(&table, style, same);
	qsort(entries, (size_t)count, sizeof(*entries), compare_entries);
	add_entries(&table, event, entries, count,
		style->form == PRINT_CSV ? add_all_for_csv
			: same           ? add_name_and_section
					 : add_name_section_round);
	free(entries);
	return list_finish(&table, style, sink, error);
}
