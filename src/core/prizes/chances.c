/* The games of the last round that are open, and what each result of them gives. */
#include "core/prizes/chances.h"

#include <stdlib.h>
#include <string.h>

#include "core/points.h"

void chances_done(struct chances *chances)
{
	free(chances->of);
	free(chances->chance_of);
	memset(chances, 0, sizeof(*chances));
}

static int find_entrant(const struct entrants *entrants, int pin)
{
	for (int i = 0; i < entrants->count; i++)
		if (entrants->of[i].pin == pin)
			return i;
	return -1;
}

static void add(struct chances *chances, const struct chance *chance)
{
	chances->chance_of[chance->one] = chances->count;
	if (chance->other >= 0)
		chances->chance_of[chance->other] = chances->count;
	chances->of[chances->count++] = *chance;
}

static void add_game(
	const struct points *points, int white, int black, enum colour one, struct chances *chances)
{
	static const enum result results[CHANCE_RESULTS] = {
		RESULT_WHITE, RESULT_DRAW, RESULT_BLACK};
	struct chance chance = {.one = white, .other = black};
	const enum colour other = one == COLOUR_WHITE ? COLOUR_BLACK : COLOUR_WHITE;

	for (int k = 0; k < CHANCE_RESULTS; k++) {
		const enum result result =
			results[one == COLOUR_WHITE ? k : CHANCE_RESULTS - 1 - k];

		chance.one2[k] = points_of_result(points, result, one);
		chance.other2[k] = points_of_result(points, result, other);
	}
	add(chances, &chance);
}

/* A published round: its boards, and games against players from outside (CAA 36). */
static void collect_games(const struct event *event, int section, int round,
	const struct entrants *entrants, struct chances *chances)
{
	const struct points points = points_of_section(event, section);
	int count;
	const struct record *row = event_range(event, RECORD_BOARD, section, round, &count);

	for (; count > 0; count--, row++) {
		const struct board *board = &row->as.board;
		const int white = find_entrant(entrants, board->white);
		const int black = find_entrant(entrants, board->black);

		if (board->result == RESULT_NONE && white >= 0 && black >= 0)
			add_game(&points, white, black, COLOUR_WHITE, chances);
	}
	row = event_range(event, RECORD_FILLED, section, round, &count);
	for (; count > 0; count--, row++) {
		const int one = find_entrant(entrants, row->as.filled.pin);

		if (row->as.filled.result == RESULT_NONE && one >= 0 && chances->chance_of[one] < 0)
			add_game(&points, one, -1, (enum colour)row->as.filled.colour, chances);
	}
}

/* Before the draw everybody can have any result, but for who is not in it. */
static void collect_players(const struct event *event, int section, int round,
	struct entrants *entrants, struct chances *chances)
{
	const struct points points = points_of_section(event, section);

	for (int i = 0; i < entrants->count; i++) {
		struct entrant *entrant = &entrants->of[i];
		const struct booking *booking = event_booking(event, section, entrant->pin, round);

		if (!event_takes_part(event, section, entrant->pin, round))
			continue;
		if (booking)
			entrant->points2 +=
				points_of_booking(&points, (enum booking_kind)booking->kind);
		else
			add_game(&points, i, -1, COLOUR_WHITE, chances);
	}
}

enum status chances_make(const struct event *event, int section, int round,
	struct entrants *entrants, struct chances *chances)
{
	const struct round *row = event_round(event, section, round);
	const size_t room = (size_t)entrants->count + 1;

	*chances = (struct chances){.of = malloc(room * sizeof(*chances->of)),
		.chance_of = malloc(room * sizeof(*chances->chance_of))};
	if (!chances->of || !chances->chance_of) {
		chances_done(chances);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < entrants->count; i++)
		chances->chance_of[i] = -1;
	if (!row || row->state < ROUND_PUBLISHED) {
		collect_players(event, section, round, entrants, chances);
		return STATUS_OK;
	}
	for (int i = 0; i < entrants->count; i++)
		entrants->of[i].points2 +=
			event_round_points2(event, section, entrants->of[i].pin, round);
	collect_games(event, section, round, entrants, chances);
	return STATUS_OK;
}

int chance_result(const struct chance *chance, int entrant, enum forecast_own own)
{
	return chance->one == entrant ? (int)own : CHANCE_RESULTS - 1 - (int)own;
}

int chance_points2(const struct chance *chance, int entrant, int result)
{
	return chance->one == entrant ? chance->one2[result] : chance->other2[result];
}

struct counting {
	const struct entrants *entrants;
	int points2;
	bool barred;
};

/* Add whether he is above the score, and whether he is above it or on it. */
static void count_one(
	const struct counting *counting, int entrant, int more2, int *above, int *behind)
{
	const struct entrant *of = &counting->entrants->of[entrant];

	if (of->bar != ENTRANT_FREE && !counting->barred)
		return;
	*above += of->points2 + more2 > counting->points2;
	*behind += of->points2 + more2 >= counting->points2;
}

static void count_game(const struct counting *counting, const struct chance *chance, int but,
	int result, struct standing_bounds *bounds)
{
	int above_least = 2, above_most = 0, behind_least = 2, behind_most = 0;

	for (int k = 0; k < CHANCE_RESULTS; k++) {
		int above = 0, behind = 0;

		if (result >= 0 && k != result)
			continue;
		if (chance->one != but)
			count_one(counting, chance->one, chance->one2[k], &above, &behind);
		if (chance->other >= 0 && chance->other != but)
			count_one(counting, chance->other, chance->other2[k], &above, &behind);
		above_least = above < above_least ? above : above_least;
		above_most = above > above_most ? above : above_most;
		behind_least = behind < behind_least ? behind : behind_least;
		behind_most = behind > behind_most ? behind : behind_most;
	}
	bounds->above_least += above_least;
	bounds->above_most += above_most;
	bounds->behind_least += behind_least;
	bounds->behind_most += behind_most;
}

struct standing_bounds chances_bounds(const struct chances *chances,
	const struct entrants *entrants, int entrant, enum forecast_own own, int points2,
	bool barred)
{
	const struct counting counting = {entrants, points2, barred};
	struct standing_bounds bounds = {0, 0, 0, 0};

	for (int c = 0; c < chances->count; c++)
		count_game(&counting, &chances->of[c], entrant,
			c == chances->chance_of[entrant]
				? chance_result(&chances->of[c], entrant, own)
				: -1,
			&bounds);
	for (int i = 0; i < entrants->count; i++) {
		int above = 0, behind = 0;

		if (i == entrant || chances->chance_of[i] >= 0)
			continue;
		count_one(&counting, i, 0, &above, &behind);
		bounds.above_least += above;
		bounds.above_most += above;
		bounds.behind_least += behind;
		bounds.behind_most += behind;
	}
	return bounds;
}
