/* The rounds of a tournament report as rows. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/round/stands_by.h"
#include "app/trf/filled.h"
#include "app/trf/floated.h"
#include "app/trf/order.h"
#include "app/trf/rows.h"
#include "core/history.h"
#include "core/all_play_all.h"
#include "core/board_place.h"
#include "core/season.h"
#include "pairing/book/traits.h"

/* A board before it has its number. */
struct placed {
	struct board_place place;
	int white, black; /* indices; black TRF_NOBODY: the bye */
};

struct rounds {
	const struct trf *trf;
	int section;
	int *rank;      /* index -> place in rank order */
	int *stands_by; /* index -> what his board stands by in the round, round/stands_by.h */
	int *pins;      /* index -> PIN */
	struct placed *places;
	int count;
	bool by_both;   /* the rule book orders boards by both scores */
	bool otherwise; /* some games or settings were others when rounds were drawn */
};

/* Forfeits may come without colours: then the higher-ranked player has White. */
static bool has_white(const struct rounds *rounds, int player, const struct trf_game *mine,
	const struct trf_game *his)
{
	if (mine->colour == his->colour)
		return rounds->rank[player] < rounds->rank[mine->opponent];
	return mine->colour == COLOUR_WHITE || his->colour == COLOUR_BLACK;
}

static void add_place(struct rounds *rounds, int white, int black)
{
	const struct board_side first = {rounds->stands_by[white], rounds->rank[white]};
	struct board_side other = {0, 0};

	if (black != TRF_NOBODY)
		other = (struct board_side){rounds->stands_by[black], rounds->rank[black]};
	rounds->places[rounds->count++] = (struct placed){
		board_place_of(first, black == TRF_NOBODY ? NULL : &other, rounds->by_both), white,
		black};
}

/* The boards of a round in the order of publication. */
static void find_places(struct rounds *rounds, int round)
{
	const struct trf *trf = rounds->trf;

	rounds->count = 0;
	for (int i = 0; i < trf->count; i++) {
		const struct trf_game *game = trf_game(trf, i, round);

		if (game->code == 'U')
			add_place(rounds, i, TRF_NOBODY);
		else if (game->opponent != TRF_NOBODY &&
			has_white(rounds, i, game, trf_game(trf, game->opponent, round)))
			add_place(rounds, i, game->opponent);
	}
	qsort(rounds->places, (size_t)rounds->count, sizeof(*rounds->places), board_place_compare);
}

/* 1, = and 0 for games over the board, rated or not. */
static char plain_code(char code)
{
	return code == 'W' ? '1' : code == 'D' ? '=' : code == 'L' ? '0' : code;
}

static enum result result_of(char white, char black)
{
	static const struct {
		char white, black;
		enum result result;
	} results[] = {
		{' ', ' ', RESULT_NONE},
		{'1', '0', RESULT_WHITE},
		{'=', '=', RESULT_DRAW},
		{'0', '1', RESULT_BLACK},
		{'0', '0', RESULT_LOST_BOTH},
		{'=', '0', RESULT_HALF_WHITE},
		{'0', '=', RESULT_HALF_BLACK},
		{'+', '-', RESULT_DEFAULT_BLACK},
		{'-', '+', RESULT_DEFAULT_WHITE},
		{'-', '-', RESULT_DEFAULT_BOTH},
	};

	for (size_t i = 0; i < sizeof(results) / sizeof(results[0]); i++)
		if (results[i].white == plain_code(white) && results[i].black == plain_code(black))
			return results[i].result;
	return RESULT_NONE;
}

/* Of a club season: who has a seat was there. */
static enum status put_attendance(
	const struct rounds *rounds, int round, int pin, struct event *event)
{
	const struct record row = {.kind = RECORD_ATTENDANCE,
		.as.attendance = {rounds->section, round, pin, ATTENDS_HERE}};

	/* A comment may have said more: that he volunteered to sit out. */
	return pin == 0 || !event_is_season(event, rounds->section) ||
			season_attendance(event, rounds->section, round, pin)
		? STATUS_OK
		: trf_rows_put(event, &row);
}

static enum status put_boards(const struct rounds *rounds, int round, struct event *event)
{
	const struct trf *trf = rounds->trf;

	for (int i = 0; i < rounds->count; i++) {
		const struct placed *place = &rounds->places[i];
		struct record row = {.kind = RECORD_BOARD};
		struct board *board = &row.as.board;
		enum status status;

		*board = (struct board){
			.section = rounds->section,
			.round = round,
			.number = i + 1,
			.white = trf->players[place->white].number,
			.result = RESULT_BYE,
		};
		if (place->black != TRF_NOBODY) {
			board->black = trf->players[place->black].number;
			board->result = result_of(trf_game(trf, place->white, round)->code,
				trf_game(trf, place->black, round)->code);
		}
		status = put_attendance(rounds, round, board->white, event);
		if (status == STATUS_OK)
			status = put_attendance(rounds, round, board->black, event);
		if (status == STATUS_OK)
			status = trf_rows_put(event, &row);
		if (status != STATUS_OK)
			return status;
	}
	return STATUS_OK;
}

/* By the scores with which the round was drawn. */
static enum status put_marks(
	const struct rounds *rounds, const struct event *then, int round, struct event *event)
{
	struct record *marks;
	int count;
	enum status status = history_marks(then, rounds->section, round, &marks, &count);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; status == STATUS_OK && i < count; i++)
		status = trf_rows_put(event, &marks[i]);
	free(marks);
	return status;
}

/* In the order of publication, with their marks; `then` is the event as the round was drawn. */
static enum status put_draw(
	struct rounds *rounds, struct event *then, int round, struct event *event)
{
	enum status status;

	status = round_stands_by(
		then, rounds->section, round, rounds->pins, rounds->trf->count, rounds->stands_by);
	if (status != STATUS_OK)
		return status;
	find_places(rounds, round);
	status = put_boards(rounds, round, event);
	if (status == STATUS_OK && then != event)
		status = put_boards(rounds, round, then);
	return status == STATUS_OK ? put_marks(rounds, then, round, event) : status;
}

/* The same where games were otherwise then, or settings. */
static enum status put_draw_then(struct rounds *rounds, int round, struct event *event)
{
	struct event then;
	enum status status = event_copy(event, &then);

	if (status != STATUS_OK)
		return status;
	status = trf_ruleds_restore(&then, rounds->section, round);
	if (status == STATUS_OK)
		status = trf_drawns_restore(&then, rounds->section, round);
	if (status == STATUS_OK)
		status = put_draw(rounds, &then, round, event);
	event_done(&then);
	return status;
}

static enum status put_round(struct rounds *rounds, int round, struct event *event)
{
	const struct trf *trf = rounds->trf;
	struct record row = {.kind = RECORD_ROUND};
	const struct round *there = event_round(event, rounds->section, round);
	enum status status;

	if (there) /* its reason has come in a comment */
		row.as.round = *there;
	row.as.round.section = rounds->section;
	row.as.round.number = round;
	row.as.round.state = trf->open && round == trf->played ? ROUND_PUBLISHED : ROUND_COMPLETE;
	status = rounds->otherwise ? put_draw_then(rounds, round, event)
				   : put_draw(rounds, event, round, event);
	if (status == STATUS_OK)
		status = trf_floated_rows(trf, rounds->section, round, event);
	if (status == STATUS_OK)
		status = trf_rows_put(event, &row);
	return status == STATUS_OK ? trf_filled_rows(trf, rounds->section, round, event) : status;
}

/* Does the report tell that games or settings were otherwise when later rounds were drawn? */
static enum status find_otherwise(struct rounds *rounds)
{
	struct trf_drawns drawns = {.count = 0};
	struct trf_ruleds ruleds = {.count = 0};
	enum status status = trf_drawns_read(rounds->trf, &drawns);

	if (status == STATUS_OK)
		status = trf_ruleds_read(rounds->trf, &ruleds);
	rounds->otherwise = drawns.count + ruleds.count > 0;
	trf_drawns_done(&drawns);
	trf_ruleds_done(&ruleds);
	return status;
}

/* rank[] from the order of the event's players. */
static enum status find_ranks(struct rounds *rounds, const struct event *event)
{
	int *pins, count;
	enum status status = event_rank_order(event, rounds->section, &pins, &count);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < count; i++)
		rounds->rank[trf_find(rounds->trf, pins[i])] = i;
	free(pins);
	return STATUS_OK;
}

/* The same for a round in which the places were others. */
static enum status find_ranks_of(struct rounds *rounds, int round)
{
	const struct trf *trf = rounds->trf;
	int *entries = calloc((size_t)trf->count + 1, sizeof(*entries));
	enum status status = STATUS_NO_MEMORY;

	if (entries)
		status = trf_order(trf, false, round, entries);
	for (int i = 0; status == STATUS_OK && i < trf->count; i++)
		rounds->rank[entries[i]] = i;
	free(entries);
	return status;
}

enum status trf_rows_rounds(
	const struct trf *trf, int section, struct event *event, struct error *error)
{
	const struct pairing_book *book = pairing_book_find(event_section(event, section)->system);
	struct rounds rounds = {
		.trf = trf, .section = section, .by_both = book && book->traits->by_both_scores};
	const bool moves = !event_is_season(event, section) && trf_order_changes(trf);
	enum status status = STATUS_NO_MEMORY;

	rounds.rank = calloc((size_t)trf->count + 1, sizeof(*rounds.rank));
	rounds.stands_by = calloc((size_t)trf->count + 1, sizeof(*rounds.stands_by));
	rounds.places = calloc((size_t)trf->count + 1, sizeof(*rounds.places));
	rounds.pins = calloc((size_t)trf->count + 1, sizeof(*rounds.pins));
	if (rounds.rank && rounds.stands_by && rounds.places && rounds.pins)
		status = find_ranks(&rounds, event);
	for (int i = 0; status == STATUS_OK && i < trf->count; i++)
		rounds.pins[i] = trf->players[i].number;
	if (status == STATUS_OK)
		status = find_otherwise(&rounds);
	for (int round = 1; status == STATUS_OK && round <= trf->played; round++) {
		if (moves)
			status = find_ranks_of(&rounds, round);
		if (status == STATUS_OK)
			status = put_round(&rounds, round, event);
	}
	free(rounds.rank);
	free(rounds.stands_by);
	free(rounds.pins);
	free(rounds.places);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}
