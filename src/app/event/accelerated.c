/* Virtual points of a section for a draw, by its rows or by the rule of Baku. */
#include "config.h"

#include "app/event/accelerated.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "core/points.h"

bool accelerated_by_rule(const struct event *event, int section)
{
	const struct section *row = event_section(event, section);
	const struct pairing_book *book = row ? pairing_book_find(row->system) : NULL;
	const int option = book ? pairing_book_option(book, ACCELERATION_SETTING) : -1;
	char text[OPTION_TEXT_SIZE];

	return option >= 0 &&
		!strcmp(options_value_text(book, row->options, option, text), ACCELERATION_BY_BAKU);
}

static int listed_points2(const struct event *event, int section, int round, int pin)
{
	const struct record_key key = {RECORD_VIRTUAL, {section, round, pin}};
	const struct record *row = event_find(event, key);

	return row ? row->as.virtual_points.points2 : 0;
}

/* How the players were grouped before the round that is to be drawn. */
struct groups {
	const struct event *event;
	int section;
	int base;   /* the last published round, 0: none */
	int late;   /* PIN of one who was seated in it when it was published, 0: nobody */
	int listed; /* who are there in round 1, counted so far */
	int upper;  /* how many of them are in the upper group */
};

/* Was he there when the groups were made? */
static bool is_grouped(const struct groups *groups, const struct player *player)
{
	return groups->base > 0 ? player->enters <= groups->base && player->pin != groups->late
				: player->enters <= 1 && player->leaves != 1;
}

/* Of those who were, in the order of rank. */
static bool is_upper(struct groups *groups, int pin)
{
	if (groups->base > 0)
		return listed_points2(groups->event, groups->section, groups->base, pin) != 0;
	return groups->listed++ < groups->upper;
}

/*
 * Who stands above this place ranks in the upper group: its last player has the place. A rating put
 * right later leaves a player in his group, wherever he stands now: the place is the one that
 * fewest players are on the wrong side of.
 */
static int find_end(struct groups *groups, const int *pins, int count, bool *upper)
{
	int end = 0, wrong = 0, fewest = 0;

	for (int i = 0; i < count; i++) {
		const struct player *player = event_player(groups->event, groups->section, pins[i]);

		if (!is_grouped(groups, player))
			continue;
		upper[i] = is_upper(groups, pins[i]);
		wrong += upper[i] ? -1 : 1;
		if (!upper[i] || wrong > fewest)
			continue;
		fewest = wrong;
		end = i + 1;
	}
	return end;
}

static int count_listed(const struct groups *groups, const int *pins, int count)
{
	int listed = 0;

	for (int i = 0; i < count; i++)
		listed += is_grouped(groups, event_player(groups->event, groups->section, pins[i]));
	return listed;
}

/* Those of the upper group have the value, by the rule. */
static void give_by_rule(
	struct groups *groups, int round, int value2, const int *pins, int count, int *points2)
{
	bool upper[PLAYERS_MOST + 1] = {false};
	int end;

	groups->upper = pairing_baku_upper(count_listed(groups, pins, count));
	end = find_end(groups, pins, count, upper);
	for (int i = 0; i < count; i++) {
		const struct player *player = event_player(groups->event, groups->section, pins[i]);
		const bool late = !is_grouped(groups, player) && player->leaves != 1 &&
			player->enters <= round;

		points2[i] = upper[i] || (late && i < end) ? value2 : 0;
	}
}

void accelerated_round(const struct event *event, int section, int round, int published,
	const int *pins, int count, int *points2)
{
	const struct points points = points_of_section(event, section);
	struct groups groups = {.event = event, .section = section, .base = published};
	int value2;

	memset(points2, 0, (size_t)count * sizeof(*points2));
	if (round <= published || !accelerated_by_rule(event, section)) {
		for (int i = 0; i < count; i++)
			points2[i] = listed_points2(event, section, round, pins[i]);
		return;
	}
	value2 = pairing_baku_points(
		1, event_section(event, section)->rounds, points.win2, 0, round);
	if (value2 > 0)
		give_by_rule(&groups, round, value2, pins, count, points2);
}

static enum status put_row(const struct event *event, int section, int round, int pin, int points2,
	struct action *action)
{
	struct record row;
	const struct record_key key = {RECORD_VIRTUAL, {section, round, pin}};

	if (points2 == 0)
		return event_find(event, key) ? action_remove(action, event, key) : STATUS_OK;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_VIRTUAL;
	row.as.virtual_points = (struct virtual_points){section, round, pin, points2};
	return action_put(action, event, &row);
}

enum status accelerated_publish(
	const struct event *event, int section, int round, struct action *action)
{
	int *pins = NULL, *points2, count;
	enum status status;

	if (!accelerated_by_rule(event, section))
		return STATUS_OK;
	status = event_rank_order(event, section, &pins, &count);
	if (status != STATUS_OK)
		return status;
	points2 = calloc((size_t)count + 1, sizeof(*points2));
	if (!points2)
		status = STATUS_NO_MEMORY;
	else
		accelerated_round(event, section, round, round - 1, pins, count, points2);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = put_row(event, section, round, pins[i], points2[i], action);
	free(points2);
	free(pins);
	return status;
}

/* Does he rank above the last of those who have points for the round? */
static enum status ranks_in_upper(struct groups *groups, bool *is)
{
	bool upper[PLAYERS_MOST + 1] = {false};
	int *pins, count, end;
	const enum status status = event_rank_order(groups->event, groups->section, &pins, &count);

	if (status != STATUS_OK)
		return status;
	*is = false;
	end = find_end(groups, pins, count, upper);
	for (int i = 0; i < end; i++)
		*is = *is || pins[i] == groups->late;
	free(pins);
	return STATUS_OK;
}

enum status accelerated_seat(
	const struct event *event, int section, int first, int last, int pin, struct action *action)
{
	struct groups groups = {.event = event, .section = section, .base = first, .late = pin};
	const struct points points = points_of_section(event, section);
	enum status status = STATUS_OK;
	bool upper = false;

	if (accelerated_by_rule(event, section))
		status = ranks_in_upper(&groups, &upper);
	for (int round = first; upper && status == STATUS_OK && round <= last; round++)
		status = put_row(event, section, round, pin,
			pairing_baku_points(
				1, event_section(event, section)->rounds, points.win2, 0, round),
			action);
	return status;
}

enum status accelerated_unpublish(
	const struct event *event, int section, int round, struct action *action)
{
	int count;
	const struct record *rows = event_range(event, RECORD_VIRTUAL, section, round, &count);
	enum status status = STATUS_OK;

	if (!accelerated_by_rule(event, section))
		return STATUS_OK;
	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = action_remove(action, event, record_key_of(&rows[i]));
	return status;
}
