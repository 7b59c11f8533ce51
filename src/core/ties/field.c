/* The results of a section as tie-breaks see them. */
#include "core/ties/field.h"

#include <stdlib.h>
#include <string.h>

#include "core/all_play_all.h"
#include "core/board_result.h"
#include "core/known_books.h"
#include "core/particulars/particular.h"

static struct ties_game *game_at(struct ties_field *field, int player, int round)
{
	return &field->games[(size_t)player * (size_t)field->rounds + (size_t)round - 1];
}

const struct ties_game *ties_game(const struct ties_field *field, int player, int round)
{
	return &field->games[(size_t)player * (size_t)field->rounds + (size_t)round - 1];
}

bool ties_is_played(const struct ties_game *game)
{
	return game->kind >= TIES_OUTSIDE;
}

bool ties_is_over(const struct ties_game *game)
{
	return game->kind == TIES_PLAYED && !game->open;
}

bool ties_is_forfeit(const struct ties_game *game)
{
	return game->kind == TIES_FORFEIT_WIN || game->kind == TIES_FORFEIT_LOSS;
}

static bool is_requested(const struct ties_game *game)
{
	return game->kind == TIES_ABSENT || game->kind == TIES_HALF_BYE;
}

bool ties_is_voluntary(const struct ties_game *game)
{
	return is_requested(game) || game->kind == TIES_FORFEIT_LOSS;
}

bool ties_is_meeting(
	const struct ties_field *field, const struct ties_game *game, bool forfeits_played)
{
	if (game->opponent == TIES_NOBODY)
		return false;
	return game->kind == TIES_PLAYED || field->all_play_all || forfeits_played;
}

int ties_field_unrated(const struct ties_field *field)
{
	int unrated = 0;

	for (int i = 0; i < field->count; i++)
		unrated += field->players[i].rating == 0;
	return unrated;
}

/* C.07 16.3: byes that were asked for, from the last game on, count as draws. */
static int score_seen(const struct ties_field *field, int player)
{
	int seen2 = 0;
	bool only_voluntary = true;

	if (field->all_play_all)
		return field->scores[player].points2;
	for (int round = field->rounds; round >= 1; round--) {
		const struct ties_game *game = ties_game(field, player, round);
		const bool as_draw = field->rules == TIES_2022
			? !ties_is_played(game)
			: only_voluntary && is_requested(game);

		seen2 += as_draw ? field->points.draw2 : game->points2;
		only_voluntary = only_voluntary && ties_is_voluntary(game);
	}
	return seen2;
}

/* In an all-play-all of an odd number one is free in every round, who cannot score. */
static int most_rounds(const struct ties_field *field)
{
	int most = 0;

	if (!field->all_play_all)
		return field->rounds;
	for (int i = 0; i < field->count; i++) {
		int games = 0;

		for (int round = 1; round <= field->rounds; round++)
			games += ties_game(field, i, round)->opponent != TIES_NOBODY;
		most = games > most ? games : most;
	}
	return most;
}

static void count_scores(struct ties_field *field)
{
	field->most = most_rounds(field);
	for (int i = 0; i < field->count; i++) {
		struct ties_score *score = &field->scores[i];

		*score = (struct ties_score){0, 0, 0};
		for (int round = 1; round <= field->rounds; round++) {
			const struct ties_game *game = ties_game(field, i, round);

			score->points2 += game->points2;
			score->us2 += ties_is_played(game) ? game->points2 : field->points.draw2;
		}
		score->seen2 = score_seen(field, i);
	}
}

static enum ties_outcome outcome_of(enum result result, bool white)
{
	switch (result) {
	case RESULT_WHITE:
		return white ? TIES_GAME_WON : TIES_GAME_LOST;
	case RESULT_BLACK:
		return white ? TIES_GAME_LOST : TIES_GAME_WON;
	case RESULT_DRAW:
		return TIES_GAME_DRAWN;
	case RESULT_HALF_WHITE:
		return white ? TIES_GAME_DRAWN : TIES_GAME_LOST;
	case RESULT_HALF_BLACK:
		return white ? TIES_GAME_LOST : TIES_GAME_DRAWN;
	default:
		return TIES_GAME_LOST;
	}
}

static enum ties_kind kind_of(enum result result, bool white, enum ties_kind played)
{
	switch (result) {
	case RESULT_DEFAULT_BLACK:
		return white ? TIES_FORFEIT_WIN : TIES_FORFEIT_LOSS;
	case RESULT_DEFAULT_WHITE:
		return white ? TIES_FORFEIT_LOSS : TIES_FORFEIT_WIN;
	case RESULT_DEFAULT_BOTH:
		return TIES_FORFEIT_LOSS;
	case RESULT_BYE:
		return TIES_PAIRING_BYE;
	default:
		return played;
	}
}

static struct ties_game game_of_board(
	const struct ties_field *field, enum result result, int opponent, enum colour colour)
{
	const bool white = colour == COLOUR_WHITE;
	struct ties_game game = {
		.kind = kind_of(
			result, white, opponent == TIES_NOBODY ? TIES_OUTSIDE : TIES_PLAYED),
		.opponent = opponent,
		.colour = colour,
		.outcome = outcome_of(result, white),
		.points2 = points_of_result(&field->points, result, colour),
	};

	if (game.kind == TIES_PAIRING_BYE)
		game.colour = COLOUR_NONE;
	return game;
}

/* Index by PIN; TIES_NOBODY for numbers that nobody has. */
struct by_pin {
	int index[PLAYERS_MOST + 1];
};

static struct by_pin *index_by_pin(const struct ties_field *field)
{
	struct by_pin *by_pin = malloc(sizeof(*by_pin));

	if (by_pin == NULL)
		return NULL;
	for (int pin = 0; pin <= PLAYERS_MOST; pin++)
		by_pin->index[pin] = TIES_NOBODY;
	for (int i = 0; i < field->count; i++)
		by_pin->index[field->players[i].pin] = i;
	return by_pin;
}

/* One of the two left an all-play-all too early: there is no game, but for who asks why. */
static void take_bracketed(struct ties_field *field, int player, int round, int opponent_pin)
{
	if (player != TIES_NOBODY)
		game_at(field, player, round)->bracketed = opponent_pin;
}

static void take_boards(const struct event *event, int section, int round,
	const struct by_pin *by_pin, struct ties_field *field)
{
	int count;
	const struct record *row = event_range(event, RECORD_BOARD, section, round, &count);

	for (; count > 0; count--, row++) {
		const struct board *board = &row->as.board;
		const enum result result = (enum result)board->result;
		const int white = by_pin->index[board->white], black = by_pin->index[board->black];

		if (all_play_all_is_void(event, section, board->white, board->black)) {
			take_bracketed(field, white, round, board->black);
			take_bracketed(field, black, round, board->white);
			continue;
		}
		if (white != TIES_NOBODY) {
			*game_at(field, white, round) =
				game_of_board(field, result, black, COLOUR_WHITE);
			game_at(field, white, round)->open = board_is_open(event, board);
		}
		if (black != TIES_NOBODY) {
			*game_at(field, black, round) =
				game_of_board(field, result, white, COLOUR_BLACK);
			game_at(field, black, round)->open = board_is_open(event, board);
		}
	}
}

/* Byes that were asked for, of players who sit at no board. */
static void take_bookings(const struct event *event, int section, const struct by_pin *by_pin,
	struct ties_field *field)
{
	int count;
	const struct record *row = event_range(event, RECORD_BOOKING, section, 0, &count);

	for (; count > 0; count--, row++) {
		const struct booking *booking = &row->as.booking;
		const enum booking_kind kind = (enum booking_kind)booking->kind;
		struct ties_game *game;

		if (booking->round > field->rounds || by_pin->index[booking->pin] == TIES_NOBODY ||
			!event_takes_part(event, section, booking->pin, booking->round))
			continue;
		game = game_at(field, by_pin->index[booking->pin], booking->round);
		game->kind = kind == BOOKING_HALF ? TIES_HALF_BYE
			: kind == BOOKING_FULL    ? TIES_FULL_BYE
						  : TIES_ABSENT;
		game->points2 = points_of_booking(&field->points, kind);
	}
}

static void take_outside(const struct event *event, int section, const struct by_pin *by_pin,
	struct ties_field *field)
{
	int count;
	const struct record *row = event_range(event, RECORD_FILLED, section, 0, &count);

	for (; count > 0; count--, row++) {
		const struct filled *filled = &row->as.filled;

		if (filled->round <= field->rounds && by_pin->index[filled->pin] != TIES_NOBODY)
			*game_at(field, by_pin->index[filled->pin], filled->round) =
				game_of_board(field, (enum result)filled->result, TIES_NOBODY,
					(enum colour)filled->colour);
	}
}

static enum status take_rounds(const struct event *event, int section, struct ties_field *field)
{
	struct by_pin *by_pin = index_by_pin(field);

	if (by_pin == NULL)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < field->count * field->rounds; i++)
		field->games[i] = (struct ties_game){.kind = TIES_ABSENT, .opponent = TIES_NOBODY};
	take_bookings(event, section, by_pin, field);
	for (int round = 1; round <= field->rounds; round++)
		take_boards(event, section, round, by_pin, field);
	take_outside(event, section, by_pin, field);
	free(by_pin);
	count_scores(field);
	return STATUS_OK;
}

/* Room for players, games and scores. */
static bool make_room(struct ties_field *field)
{
	const size_t count = (size_t)field->count;

	field->players = malloc((count + 1) * sizeof(*field->players));
	field->games = malloc((count * (size_t)field->rounds + 1) * sizeof(*field->games));
	field->scores = malloc((count + 1) * sizeof(*field->scores));
	if (field->players != NULL && field->games != NULL && field->scores != NULL)
		return true;
	ties_field_done(field);
	return false;
}

static struct ties_player player_of(const struct event *event, int section, int pin, int rank)
{
	const char *system = event_section(event, section)->system;
	struct ties_player player = {.pin = pin,
		.number = known_book(system)->numbers_are_ranks ? rank : pin,
		.rating = event_player(event, section, pin)->grade,
		.hand = event_particular_number(event, section, pin, PLAYER_HAND, 0),
		.lot = event_particular_number(event, section, pin, PLAYER_LOT, 0),
		.playoff2 = -1,
		.is_void = all_play_all_left(event, section, pin) == ALL_PLAY_ALL_VOID};

	points_read(event_particular(event, section, pin, PLAYER_PLAYOFF), &player.playoff2);
	return player;
}

enum status ties_field_make(const struct event *event, int section, int through,
	enum ties_rules rules, bool all_play_all, struct ties_field *field)
{
	const struct section *row = event_section(event, section);
	struct ties_field made = {
		.rules = rules,
		.all_play_all = all_play_all,
		.points = points_of_section(event, section),
		.rounds = through,
		.scheduled = row != NULL && row->rounds > through ? row->rounds : through,
	};
	int *pins;
	enum status status = event_rank_order(event, section, &pins, &made.count);

	if (status != STATUS_OK)
		return status;
	if (!make_room(&made)) {
		free(pins);
		return STATUS_NO_MEMORY;
	}
	for (int i = 0; i < made.count; i++)
		made.players[i] = player_of(event, section, pins[i], i + 1);
	free(pins);
	status = take_rounds(event, section, &made);
	if (status == STATUS_OK)
		*field = made;
	else
		ties_field_done(&made);
	return status;
}

enum status ties_field_fore(const struct ties_field *field, struct ties_field *fore)
{
	struct ties_field made = *field;
	const size_t count = (size_t)field->count;

	if (!make_room(&made))
		return STATUS_NO_MEMORY;
	memcpy(made.players, field->players, count * sizeof(*made.players));
	memcpy(made.games, field->games, count * (size_t)field->rounds * sizeof(*made.games));
	for (int i = 0; made.rounds > 0 && made.rounds == made.scheduled && i < made.count; i++) {
		struct ties_game *game = game_at(&made, i, made.rounds);

		if (game->opponent == TIES_NOBODY)
			continue;
		game->kind = TIES_PLAYED;
		game->outcome = TIES_GAME_DRAWN;
		game->points2 = made.points.draw2;
	}
	count_scores(&made);
	*fore = made;
	return STATUS_OK;
}

void ties_field_done(struct ties_field *field)
{
	free(field->players);
	free(field->games);
	free(field->scores);
	field->players = NULL;
	field->games = NULL;
	field->scores = NULL;
}

int ties_last_complete(const struct event *event, int section, int through)
{
	const int current = event_current_round(event, section);

	return through < current ? through : current > 0 ? current - 1 : 0;
}
