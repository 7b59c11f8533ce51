/* Quads: one list of players becomes sections of four (US Chess 30G). */
#include "config.h"

#include "app/section/quads.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/ranking.h"
#include "app/book/rule_book.h"
#include "app/event/state.h"
#include "app/section/change.h"
#include "app/section/lots.h"
#include "app/section/section.h"
#include "app/words/words.h"
#include "core/known_books.h"
#include "core/all_play_all.h"
#include "core/board_label.h"
#include "core/label_index.h"
#include "core/particulars/particular.h"
#include "core/prizes/prize_list.h"

enum { QUAD = 4, ROUNDS = 3, LEAST = 2 * QUAD, COLOURS = 4 };

struct quads {
	const struct event *event;
	const struct section *from;
	struct player *players; /* by rating; then with their section and number there */
	int *before;            /* by place among them: the number that was */
	int count;
	int quads; /* sections of four */
	struct lots lots;
};

struct quads_order {
	bool by_rating;
	unsigned lot;
	int *count;
};

static int compare_players(const void *left, const void *right)
{
	const struct ranking by_rating = {.by_name = false};

	return ranking_compare(&by_rating, left, right);
}

/* Players from this one on of one group; more than four: the small Swiss. */
static int group_size(const struct quads *quads, int first)
{
	return first / QUAD < quads->quads ? QUAD : quads->count - first;
}

/* Numbers of a quad by lot (30A). */
static void shuffle(struct quads *quads, int first)
{
	struct player four[QUAD];
	int places[QUAD] = {0, 1, 2, 3};

	lots_shuffle(&quads->lots, places, QUAD);
	memcpy(four, &quads->players[first], sizeof(four));
	for (int i = 0; i < QUAD; i++)
		quads->players[first + i] = four[places[i]];
}

static void number_group(struct quads *quads, int first, int count, int section)
{
	for (int i = 0; i < count; i++) {
		struct player *player = &quads->players[first + i];

		quads->before[first + i] = player->pin;
		player->pin = i + 1;
		player->section = section;
		memset(player->place, 0, sizeof(player->place));
	}
}

/* All that speaks of a player of the section goes, to come back where he is then. */
static enum status remove_all(const struct quads *quads, struct action *action)
{
	enum status status = STATUS_OK;

	for (int kind = RECORD_PLAYER; kind < RECORD_KINDS; kind++) {
		const struct record_field *pins[RECORD_PINS];
		int count;
		const struct record *row = event_range(
			quads->event, (enum record_kind)kind, quads->from->id, 0, &count);

		for (; status == STATUS_OK && count > 0; count--, row++)
			if (record_pins(row, pins) > 0 && record_int(row, pins[0]) > 0)
				status = action_remove(action, quads->event, record_key_of(row));
	}
	return status;
}

/* Where a player has come to, by the number that he had; -1: nowhere. */
static int find_player(const struct quads *quads, int pin)
{
	for (int i = 0; i < quads->count; i++)
		if (quads->before[i] == pin)
			return i;
	return -1;
}

/* What is known of him, and from whom of his group he is kept apart. */
static enum status carry_rows(const struct quads *quads, struct action *action)
{
	static const enum record_kind kinds[] = {RECORD_PARTICULAR, RECORD_APART};
	enum status status = STATUS_OK;

	for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++) {
		int count;
		const struct record *rows =
			event_range(quads->event, kinds[k], quads->from->id, 0, &count);

		for (; status == STATUS_OK && count > 0; count--, rows++) {
			const bool apart = kinds[k] == RECORD_APART;
			struct record row = *rows;
			const int one = find_player(
				quads, apart ? row.as.apart.pin : row.as.particular.pin);
			const int other = apart ? find_player(quads, row.as.apart.other) : one;

			if (one < 0 || other < 0 ||
				quads->players[one].section != quads->players[other].section)
				continue;
			if (apart) {
				const int a = quads->players[one].pin,
					  b = quads->players[other].pin;

				row.as.apart.section = quads->players[one].section;
				row.as.apart.pin = a < b ? a : b;
				row.as.apart.other = a < b ? b : a;
			} else {
				row.as.particular.section = quads->players[one].section;
				row.as.particular.pin = quads->players[one].pin;
			}
			status = action_put(action, quads->event, &row);
		}
	}
	return status;
}

/* The prize list stays with the first group, and what its players have by hand is theirs. */
static enum status carry_prizes(const struct quads *quads, struct action *action)
{
	int *pins = calloc(PLAYERS_MOST + 1, sizeof(*pins));
	enum status status = STATUS_NO_MEMORY;

	for (int i = 0; pins && i < quads->count; i++)
		if (quads->players[i].section == quads->from->id)
			pins[quads->before[i]] = quads->players[i].pin;
	if (pins)
		status = prize_list_follow(action, quads->event, quads->from->id, pins);
	free(pins);
	return status;
}

/* "Quad 3", "Swiss"; of a section with a name of its own "Open quad 3". */
static void name_group(const struct quads *quads, int number, bool four, char name[NAME_SIZE])
{
	const char *from = quads->from->name;

	if (four)
		words_put(name, NAME_SIZE, "%.100s%s %d", from, from[0] ? " quad" : "Quad", number);
	else
		words_put(name, NAME_SIZE, "%.100s%s", from, from[0] ? " Swiss" : "Swiss");
}

/*
 * The boards of groups follow each other: behind those of the other sections, or from the own
 * first.
 */
static int first_board(const struct quads *quads)
{
	int given, behind = 1;
	const struct given_label *labels = label_index_of(quads->event, quads->from->id, &given);

	if (given > 0 && labels->pin == 0)
		return labels->label;
	for (int i = 0; i < event_sections(quads->event); i++) {
		const int id = event_section_at(quads->event, i)->id;
		int players, end;

		event_range(quads->event, RECORD_PLAYER, id, 0, &players);
		end = board_first_label(quads->event, id) + (players + 1) / 2;
		if (id != quads->from->id && end > behind)
			behind = end;
	}
	return behind;
}

/* Who always sits at one board may sit at one of another group: then all groups count from 1. */
static bool has_fixed_boards(const struct quads *quads)
{
	int given;
	const struct given_label *labels = label_index_of(quads->event, quads->from->id, &given);

	return given > 1 || (given == 1 && labels->pin != 0);
}

static enum status put_first_board(
	const struct quads *quads, int section, int label, struct action *action)
{
	char text[12];

	if (has_fixed_boards(quads))
		return STATUS_OK;
	words_put(text, sizeof(text), "%d", label);
	return particular_put(action, quads->event, section, 0, SECTION_FIRST_BOARD, text);
}

static enum status put_section(struct quads *quads, int number, int section, bool four,
	struct action *action, struct error *error)
{
	struct record row = {.kind = RECORD_SECTION, .as.section = *quads->from};
	struct section *made = &row.as.section;
	const struct pairing_book *swiss = book_of_small_swiss();
	enum status status;

	memset(made->name, 0, sizeof(made->name));
	memset(made->options, 0, sizeof(made->options));
	memset(made->system, 0, sizeof(made->system));
	name_group(quads, number, four, made->name);
	if (section_is_named(quads->event, made->name, section))
		return app_fail(
			error, STATUS_REFUSED, "There is a section \"%s\" already.", made->name);
	made->id = section;
	/* the rounds of an all-play-all follow from its players */
	if (!four || !section_is_all_play_all(quads->from))
		made->rounds = ROUNDS;
	words_put(made->system, sizeof(made->system), "%s", four ? ALL_PLAY_ALL_SYSTEM : swiss->id);
	if (four)
		words_put(made->options, sizeof(made->options), "quad=%d",
			1 + lots_draw(&quads->lots, COLOURS));
	else
		state_draw_rank_lot(swiss->id, made->options, sizeof(made->options));
	status = action_put(action, quads->event, &row);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* Group by group: its section and its players. */
static enum status put_groups(struct quads *quads, const struct quads_order *order,
	struct action *action, struct error *error)
{
	int section = quads->from->id, number = 0, label = first_board(quads);
	enum status status = STATUS_OK;

	for (int first = 0, size; status == STATUS_OK && first < quads->count; first += size) {
		const bool four = first / QUAD < quads->quads;

		size = group_size(quads, first);
		if (four && !order->by_rating)
			shuffle(quads, first);
		number_group(quads, first, size, section);
		status = put_section(quads, ++number, section, four, action, error);
		if (status == STATUS_OK &&
			put_first_board(quads, section, label, action) != STATUS_OK)
			status = app_fail_plain(error, STATUS_NO_MEMORY);
		label += (size + 1) / 2;
		section = section_next_number(quads->event) + number - 1;
	}
	for (int i = 0; status == STATUS_OK && i < quads->count; i++) {
		const struct record row = {.kind = RECORD_PLAYER, .as.player = quads->players[i]};

		status = action_put(action, quads->event, &row);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	*order->count = number;
	return status;
}

static enum status check_quads(
	const struct app *app, const struct quads *quads, struct error *error)
{
	int rounds, bookings;
	const struct record *booked;
	char who[WHO_SIZE];

	event_range(quads->event, RECORD_ROUND, quads->from->id, 0, &rounds);
	booked = event_range(quads->event, RECORD_BOOKING, quads->from->id, 0, &bookings);
	if (rounds > 0)
		return app_fail(error, STATUS_REFUSED,
			"Round 1 is drawn: take the draw out first (l on its board, or unpair EVENT), for quads are made before.");
	if (bookings > 0)
		return app_fail(error, STATUS_REFUSED,
			"Quads have no byes: %s has one booked for round %d; take it back (e, b, or players EVENT bye %d %d:none).",
			words_who(quads->event, quads->from->id, booked->as.booking.pin, who),
			booked->as.booking.round, booked->as.booking.pin, booked->as.booking.round);
	if (quads->count < LEAST)
		return app_fail(error, STATUS_REFUSED,
			"Quads are made from %d players on; there are %d.", LEAST, quads->count);
	if (event_sections(app_event(app)) + quads->count / QUAD > EVENT_SECTIONS_MOST)
		return app_fail(error, STATUS_REFUSED, "An event has at most %d sections.",
			EVENT_SECTIONS_MOST);
	return STATUS_OK;
}

/* The players by rating, and how many fours they make. */
static enum status begin_quads(const struct app *app, struct quads *quads)
{
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &quads->count);

	quads->event = app_event(app);
	quads->from = event_section(quads->event, app->section);
	quads->players = calloc((size_t)quads->count + 1, sizeof(*quads->players));
	quads->before = calloc((size_t)quads->count + 1, sizeof(*quads->before));
	if (!quads->players || !quads->before)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < quads->count; i++)
		quads->players[i] = rows[i].as.player;
	qsort(quads->players, (size_t)quads->count, sizeof(*quads->players), compare_players);
	quads->quads = quads->count / QUAD - (quads->count % QUAD != 0);
	return STATUS_OK;
}

static enum status build_quads(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct quads_order *order = what;
	struct quads quads = {.lots = {order->lot}};
	char name[NAME_SIZE];
	enum status status = begin_quads(app, &quads);

	if (status != STATUS_OK)
		app_fail_plain(error, status);
	else
		status = check_quads(app, &quads, error);
	if (status == STATUS_OK && remove_all(&quads, action) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		status = put_groups(&quads, order, action, error);
	if (status == STATUS_OK &&
		(carry_rows(&quads, action) != STATUS_OK ||
			carry_prizes(&quads, action) != STATUS_OK))
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	words_put(action->label, sizeof(action->label), "Quads of %.60s by lot %u",
		app_section_name(app_event(app), app->section, name), order->lot);
	free(quads.players);
	free(quads.before);
	return status;
}

enum status app_section_quads(struct app *app, bool by_rating, int *count, struct error *error)
{
	int made = 0;
	const struct quads_order order = {by_rating, 1 + state_draw_number() % LOTS_MOST, &made};
	const enum status status = app_run(app, build_quads, &order, error);

	if (status == STATUS_OK)
		*count = made;
	return status;
}
