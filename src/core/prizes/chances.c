/* The games that are open before prizes are final, and what each result of them gives. */
#include "core/prizes/chances.h"

#include <stdlib.h>
#include <string.h>

#include "core/all_play_all.h"
#include "core/board_result.h"
#include "core/points.h"
#include "core/vec.h"

void chances_done(struct chances *chances)
{
	free(chances->of);
	free(chances->groups);
	free(chances->last_of);
	free(chances->least2);
	free(chances->most2);
	free(chances->points2);
	memset(chances, 0, sizeof(*chances));
}

struct collecting {
	const struct event *event;
	int section, round;
	bool running; /* the round has games without a result */
	struct points points;
	struct entrants *entrants;
	struct chances *chances;
	int room;
	bool failed; /* out of memory */
};

static int find_entrant(const struct entrants *entrants, int pin)
{
	for (int i = 0; i < entrants->count; i++)
		if (entrants->of[i].pin == pin)
			return i;
	return -1;
}

/* `one` has this colour. */
static void add_game(struct collecting *collecting, int one, int other, enum colour colour)
{
	static const enum result results[CHANCE_RESULTS] = {
		RESULT_WHITE, RESULT_DRAW, RESULT_BLACK};
	struct chances *chances = collecting->chances;
	struct chance chance = {.round = collecting->round, .one = one, .other = other};
	const enum colour opposite = colour == COLOUR_WHITE ? COLOUR_BLACK : COLOUR_WHITE;
	struct chance *grown =
		vec_grow(chances->of, &collecting->room, chances->count + 1, sizeof(*chances->of));

	if (!grown) {
		collecting->failed = true;
		return;
	}
	chances->of = grown;
	for (int k = 0; k < CHANCE_RESULTS; k++) {
		const enum result result =
			results[colour == COLOUR_WHITE ? k : CHANCE_RESULTS - 1 - k];

		chance.one2[k] = points_of_result(&collecting->points, result, colour);
		chance.other2[k] =
			other < 0 ? 0 : points_of_result(&collecting->points, result, opposite);
	}
	chances->of[chances->count++] = chance;
}

/* Points of the round that is being collected, to what he has in all and in it. */
static void add_points2(struct collecting *collecting, int entrant, int with2)
{
	const struct chances *chances = collecting->chances;
	const int row = collecting->entrants->row[entrant];

	collecting->entrants->of[entrant].points2 += with2;
	chances->points2[row * chances->rounds + collecting->round - 1] += with2;
}

/* What an open game counts for meanwhile is not his yet. */
static void take_back(
	struct collecting *collecting, int entrant, enum result result, enum colour colour)
{
	if (entrant >= 0)
		add_points2(collecting, entrant,
			-points_of_result(&collecting->points, result, colour));
}

/* Has the game no result that stays? */
static bool is_undecided(const struct collecting *collecting, int result, bool open)
{
	return open || (collecting->running && result == RESULT_NONE);
}

/* A published round: its boards, and games against players from outside (CAA 36). */
static void collect_games(struct collecting *collecting)
{
	const struct event *event = collecting->event;
	const int section = collecting->section, round = collecting->round;
	int count;
	const struct record *row = event_range(event, RECORD_BOARD, section, round, &count);

	for (; count > 0; count--, row++) {
		const struct board *board = &row->as.board;
		const int white = find_entrant(collecting->entrants, board->white);
		const int black = find_entrant(collecting->entrants, board->black);

		if (white < 0 || black < 0 ||
			!is_undecided(collecting, board->result, board_is_open(event, board)) ||
			all_play_all_is_void(event, section, board->white, board->black))
			continue;
		take_back(collecting, white, (enum result)board->result, COLOUR_WHITE);
		take_back(collecting, black, (enum result)board->result, COLOUR_BLACK);
		add_game(collecting, white, black, COLOUR_WHITE);
	}
	row = event_range(event, RECORD_FILLED, section, round, &count);
	for (; count > 0; count--, row++) {
		const struct filled *filled = &row->as.filled;
		const enum colour colour = (enum colour)filled->colour;
		const int one = find_entrant(collecting->entrants, filled->pin);

		if (one < 0 || !is_undecided(collecting, filled->result, filled->open))
			continue;
		take_back(collecting, one, (enum result)filled->result, colour);
		add_game(collecting, one, -1, colour);
	}
}

/* Before the draw everybody can have any result, but for who is not in it. */
static void collect_players(struct collecting *collecting)
{
	const struct event *event = collecting->event;
	const int section = collecting->section, round = collecting->round;

	for (int i = 0; i < collecting->entrants->count; i++) {
		const int pin = collecting->entrants->of[i].pin;
		const struct booking *booking = event_booking(event, section, pin, round);

		if (!event_takes_part(event, section, pin, round))
			continue;
		if (booking)
			add_points2(collecting, i,
				points_of_booking(
					&collecting->points, (enum booking_kind)booking->kind));
		else
			add_game(collecting, i, -1, COLOUR_WHITE);
	}
}

static void add_points_of_round(struct collecting *collecting)
{
	for (int i = 0; i < collecting->entrants->count; i++)
		add_points2(collecting, i,
			event_round_points2(collecting->event, collecting->section,
				collecting->entrants->of[i].pin, collecting->round));
}

/* Earlier rounds first, so that the last chance of a player is that of the last round. */
static void collect(struct collecting *collecting, int last)
{
	const struct round *row = event_round(collecting->event, collecting->section, last);
	const int complete = collecting->entrants->rounds;

	if (player_has_open(collecting->event, collecting->section, 0, complete))
		for (int round = 1; round <= complete; round++) {
			collecting->round = round;
			collect_games(collecting);
		}
	if (last <= complete)
		return;
	collecting->round = last;
	if (!row || row->state < ROUND_PUBLISHED) {
		collect_players(collecting);
		return;
	}
	collecting->running = true;
	add_points_of_round(collecting);
	collect_games(collecting);
}

/* The group of a chance, by the lowest chance that it is connected with. */
static int find_group(struct chances *chances, int c)
{
	while (chances->of[c].group != c)
		c = chances->of[c].group;
	return c;
}

static void join_players(struct chances *chances, int one, int other)
{
	const int a = find_group(chances, one), b = find_group(chances, other);

	chances->of[a > b ? a : b].group = a > b ? b : a;
}

/* Those of a player are one group. */
static void connect(struct chances *chances, int entrant, int c)
{
	int *last = &chances->last_of[entrant];

	if (*last >= 0)
		join_players(chances, *last, c);
	*last = c;
}

static int compare_chances(const void *left, const void *right)
{
	const struct chance *a = left, *b = right;

	if (a->group != b->group)
		return a->group < b->group ? -1 : 1;
	if (a->round != b->round)
		return a->round < b->round ? -1 : 1;
	return (a->one > b->one) - (a->one < b->one);
}

static void note_player(struct chances *chances, int entrant, int c)
{
	const struct chance *chance = &chances->of[c];
	int least = chance_points2(chance, entrant, 0), most = least;

	for (int k = 1; k < CHANCE_RESULTS; k++) {
		const int with2 = chance_points2(chance, entrant, k);

		least = with2 < least ? with2 : least;
		most = with2 > most ? with2 : most;
	}
	chances->last_of[entrant] = c;
	chances->least2[entrant] += least;
	chances->most2[entrant] += most;
}

/* Chances of a group stand together, by round. */
static void sort_groups(struct chances *chances)
{
	for (int c = 0; c < chances->count; c++)
		chances->of[c].group = c;
	for (int c = 0; c < chances->count; c++) {
		connect(chances, chances->of[c].one, c);
		if (chances->of[c].other >= 0)
			connect(chances, chances->of[c].other, c);
	}
	for (int c = 0; c < chances->count; c++)
		chances->of[c].group = find_group(chances, c);
	if (chances->count > 0)
		qsort(chances->of, (size_t)chances->count, sizeof(*chances->of), compare_chances);
	for (int c = 0, was = -1; c < chances->count; c++) {
		struct chance *chance = &chances->of[c];

		if (chance->group != was)
			chances->groups[chances->ngroups++] = (struct chance_group){c, 0};
		was = chance->group;
		chance->group = chances->ngroups - 1;
		chances->groups[chance->group].count++;
		note_player(chances, chance->one, c);
		if (chance->other >= 0)
			note_player(chances, chance->other, c);
	}
}

/* The rounds that are complete, behind them the last one with nothing known yet. */
static int *copy_points(const struct entrants *entrants, int rounds)
{
	int *points2 = calloc((size_t)entrants->count * (size_t)rounds + 1, sizeof(*points2));

	for (int row = 0; points2 && row < entrants->count; row++)
		for (int k = 0; k < entrants->rounds && k < rounds; k++)
			points2[row * rounds + k] = entrants->points2[row * entrants->rounds + k];
	return points2;
}

enum status chances_make(const struct event *event, int section, int round,
	struct entrants *entrants, struct chances *chances)
{
	const size_t room = (size_t)entrants->count + 1;
	struct collecting collecting = {.event = event,
		.section = section,
		.points = points_of_section(event, section),
		.entrants = entrants,
		.chances = chances};

	*chances = (struct chances){.last_of = malloc(room * sizeof(*chances->last_of)),
		.least2 = calloc(room, sizeof(*chances->least2)),
		.most2 = calloc(room, sizeof(*chances->most2)),
		.points2 = copy_points(entrants, round),
		.rounds = round};
	if (chances->last_of && chances->least2 && chances->most2 && chances->points2)
		collect(&collecting, round);
	else
		collecting.failed = true;
	chances->groups = calloc((size_t)chances->count + 1, sizeof(*chances->groups));
	if (collecting.failed || !chances->groups) {
		chances_done(chances);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < entrants->count; i++)
		chances->last_of[i] = -1;
	sort_groups(chances);
	return STATUS_OK;
}

int chance_result(const struct chance *chance, int entrant, enum forecast_own own)
{
	return chance->one == entrant ? (int)own : CHANCE_RESULTS - 1 - (int)own;
}

int chance_points2(const struct chance *chance, int entrant, int result)
{
	return chance->one == entrant      ? chance->one2[result]
		: chance->other == entrant ? chance->other2[result]
					   : 0;
}
