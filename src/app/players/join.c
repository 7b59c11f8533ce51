/*
 * One from outside enters the event with the games that he has played in it (CAA 3, 36): each of
 * them becomes a board of its round, between the two and with its result.
 */
#include "config.h"

#include "app/players/join.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/accelerated.h"
#include "app/event/state.h"
#include "app/players/enrol.h"
#include "app/players/players.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/between.h"
#include "core/history.h"
#include "core/text/letters.h"

struct join_order {
	const struct player *player;
	int *pin;
};

const struct filled *join_find_game(
	const struct event *event, int section, const char *name, int from)
{
	const struct section *row = event_section(event, section);

	for (int round = from; row && round <= row->rounds; round++) {
		int count;
		const struct record *rows =
			event_range(event, RECORD_FILLED, section, round, &count);

		for (int i = 0; i < count; i++)
			if (letters_compare(rows[i].as.filled.name, name) == 0)
				return &rows[i].as.filled;
	}
	return NULL;
}

/* He is no outsider who plays as one of another section: he goes over with all that he has. */
static enum status check_between(const struct app *app, const char *name, struct error *error)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_FILLED, app->section, 0, &count);
	char who[WHO_SIZE], there[NAME_SIZE], here[NAME_SIZE];

	for (; count > 0; count--, rows++) {
		const struct filled *game = &rows->as.filled, *other = between_other(event, game);
		const struct player *player =
			other ? event_player(event, other->section, other->pin) : NULL;

		if (!player ||
			(letters_compare(player->name, name) != 0 &&
				letters_compare(game->name, name) != 0))
			continue;
		app_section_name(event, other->section, there);
		return app_fail(error, STATUS_REFUSED,
			"%s plays %s in round %d as %d of %s: he is entered there. If he is to go over, move him there (g in e, or section EVENT move %d \"%s\" --section \"%s\").",
			player->name, words_who(event, app->section, game->pin, who), game->round,
			player->pin, there, player->pin,
			app_section_name(event, app->section, here), there);
	}
	return STATUS_OK;
}

/* He has a game, and none in a round that is still to be drawn. */
static enum status find_first(
	const struct app *app, const char *name, int *first, struct error *error)
{
	const struct event *event = app_event(app);
	const struct filled *game = join_find_game(event, app->section, name, 1);
	enum status status = check_between(app, name, error);
	char who[WHO_SIZE];

	if (status != STATUS_OK)
		return status;
	if (!game)
		return app_fail(error, STATUS_NOT_FOUND,
			"%s has played nobody of this event as one from outside: enter him with add.",
			name);
	*first = game->round;
	for (; game; game = join_find_game(event, app->section, name, game->round + 1))
		if (app_round_state(event, app->section, game->round) < ROUND_PUBLISHED)
			return app_fail(error, STATUS_REFUSED,
				"%s is to play %s beside the draw of round %d, which is not published: take that game out first (fill --remove), then both are in the draw.",
				name, words_who(event, app->section, game->pin, who), game->round);
	return STATUS_OK;
}

static enum status put_board(
	const struct app *app, const struct board *board, struct action *action)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOARD;
	row.as.board = *board;
	return action_put(action, app_event(app), &row);
}

/*
 * Where a game beside the draw goes: behind the boards, so before a bye that stands at their end,
 * which gives way. The place that it has on the list on the wall is the same.
 */
static enum status make_place(const struct app *app, int round, struct action *action, int *number)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, round, &count);
	struct board bye;

	*number = count + 1;
	if (count == 0 || rows[count - 1].as.board.black != 0 ||
		event_filled(app_event(app), app->section, round, rows[count - 1].as.board.white))
		return STATUS_OK;
	bye = rows[count - 1].as.board;
	*number = bye.number++;
	return put_board(app, &bye, action);
}

/* The game becomes a board between the two. */
static enum status join_game(
	const struct app *app, const struct filled *game, int newcomer, struct action *action)
{
	const struct event *event = app_event(app);
	const struct record_key key = {RECORD_FILLED, {app->section, game->round, game->pin}};
	const struct record_key out = {
		RECORD_HAND, {app->section, game->round, game->pin, HAND_OUT}};
	const struct board *bye = event_board_of(event, app->section, game->round, game->pin);
	const bool white = game->colour == COLOUR_WHITE;
	struct board board;
	enum status status = action_remove(action, event, key);

	memset(&board, 0, sizeof(board));
	board.section = app->section;
	board.round = game->round;
	board.white = white ? game->pin : newcomer;
	board.black = white ? newcomer : game->pin;
	board.result = game->result;
	if (bye)
		board.number = bye->number;
	else if (status == STATUS_OK)
		status = make_place(app, game->round, action, &board.number);
	if (status == STATUS_OK && !bye)
		status = action_remove(action, event, out);
	return status == STATUS_OK ? put_board(app, &board, action) : status;
}

/* The colours and floats of the two, by the scores that they had. */
static enum status put_marks(const struct app *app, const struct event *joined, int round,
	int newcomer, struct action *action)
{
	const struct board *board = event_board_of(joined, app->section, round, newcomer);
	struct record *rows;
	int count;
	enum status status = history_marks(joined, app->section, round, &rows, &count);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (rows[i].as.mark.pin == board->white || rows[i].as.mark.pin == board->black)
			status = action_put(action, app_event(app), &rows[i]);
	free(rows);
	return status;
}

/* He was not there in a published round in which he has no game. */
static enum status put_absence(
	const struct app *app, int round, int newcomer, struct action *action)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_BOOKING;
	row.as.booking = (struct booking){app->section, newcomer, round, BOOKING_ZERO};
	return action_put(action, app_event(app), &row);
}

/* What his rounds are once the games are boards. */
static enum status settle_rounds(
	const struct app *app, int first, int newcomer, struct action *action)
{
	const int last = app_last_published(app_event(app), app->section);
	struct event joined;
	enum status status = event_copy(app_event(app), &joined);

	if (status != STATUS_OK)
		return status;
	status = action_apply(action, &joined);
	if (status == STATUS_OK)
		status = accelerated_seat(&joined, app->section, first, last, newcomer, action);
	for (int round = first; status == STATUS_OK && round <= last; round++)
		status = event_board_of(&joined, app->section, round, newcomer)
			? put_marks(app, &joined, round, newcomer, action)
			: put_absence(app, round, newcomer, action);
	event_done(&joined);
	return status;
}

static void put_label(
	const struct app *app, const struct player *player, int first, struct action *action)
{
	const struct filled *game =
		join_find_game(app_event(app), app->section, player->name, first);
	char who[WHO_SIZE];

	words_who(app_event(app), app->section, game->pin, who);
	words_put(action->label, sizeof(action->label),
		"%.40s entered with his game against %s in round %d", player->name, who, first);
}

static enum status build_join(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct join_order *order = what;
	const struct event *event = app_event(app);
	struct player player = *order->player;
	struct enrolment enrolment = {.players = &player, .count = 1, .pins = order->pin};
	const struct filled *game;
	enum status status = find_first(app, player.name, &enrolment.joins, error);

	if (status != STATUS_OK)
		return status;
	player.enters = enrolment.joins;
	status = enrol(app, &enrolment, action, error);
	if (status != STATUS_OK)
		return status;
	game = join_find_game(event, app->section, player.name, enrolment.joins);
	for (; status == STATUS_OK && game;
		game = join_find_game(event, app->section, player.name, game->round + 1))
		status = join_game(app, game, *order->pin, action);
	if (status == STATUS_OK)
		status = settle_rounds(app, enrolment.joins, *order->pin, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	put_label(app, &player, enrolment.joins, action);
	return STATUS_OK;
}

enum status app_player_join(
	struct app *app, const struct player *player, int *pin, struct error *error)
{
	int got = 0;
	struct join_order order = {player, &got};
	enum status status = app_run(app, build_join, &order, error);

	if (status == STATUS_OK && pin)
		*pin = got;
	return status;
}

bool app_player_has_game(const struct app *app, const char *name)
{
	return join_find_game(app_event(app), app->section, name, 1) != NULL;
}
