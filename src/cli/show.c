/* Boards, for people and for programs. */
#include "config.h"

#include "cli/show.h"

#include <stdio.h>

#include "app/book/rule_book.h"
#include "app/round/cards.h"
#include "cli/desk.h"
#include "cli/out.h"
#include "core/board_result.h"
#include "core/season.h"
#include "core/vocabulary.h"
#include "core/short_name.h"
#include "plain/boards.h"

/* "laid out", "proposed", ... */
static const char *round_state(const struct event *event, int section, int round)
{
	static const char *const words[] = {
		"laid out", "proposed", "adjusted", "published", "complete"};
	const struct round *row = event_round(event, section, round);

	return words[row ? row->state : ROUND_LAID_OUT];
}

void show_listed_name(const struct event *event, const struct player *player, int cells)
{
	char name[NAME_SIZE];

	listed_name(event, player, cells, name, sizeof(name));
	out_cell(stdout, name, cells);
}

static void show_seat(const struct app *app, int pin)
{
	const struct player *player = event_player(app_event(app), app_section(app), pin);

	out(stdout, "%4d ", pin);
	show_listed_name(app_event(app), player, 26);
	if (player->grade)
		out(stdout, " %4d  ", player->grade);
	else
		out(stdout, "       ");
}

static const char *points_before(const struct app *app, int round, int pin, char points[16])
{
	return points_text(event_points2(app_event(app), app_section(app), pin, round - 1), points);
}

static void show_board(const struct app *app, int number, const struct board *board)
{
	char points[16];

	out(stdout, "%3d%s", app_board_label(app, board->round, number),
		event_holds_board(app_event(app), board) ? "*" : " ");
	show_seat(app, board->white);
	out_cell(stdout, points_before(app, board->round, board->white, points), 4);
	if (!board->black) {
		out(stdout, " %s\n", vocabulary_of(app_event(app), app_section(app))->bye);
		return;
	}
	fputc(' ', stdout);
	out_cell(stdout,
		!board->result ? "-"
			: board_is_open(app_event(app), board)
			? result_open_notation((enum result)board->result)
			: result_notation((enum result)board->result),
		8);
	show_seat(app, board->black);
	out(stdout, "%s\n", points_before(app, board->round, board->black, points));
}

static void show_outside(const struct app *app, int round, const struct game *game)
{
	const int pin = game->white ? game->white : game->black;
	char points[16];

	out(stdout, "%3d ", app_board_label(app, round, game->number));
	show_seat(app, pin);
	out_cell(stdout, points_before(app, round, pin, points), 4);
	out(stdout, " %s  %s %s%s%s\n", game->result ? result_notation(game->result) : "-",
		game->white ? "with White v" : "with Black v", game->outside,
		game->beside ? ", beside the draw" : "",
		event_traits(app_event(app), app_section(app))->citations->outside);
}

/* Who would be left over. */
static void show_unseated(const struct app *app, int round)
{
	const struct event *event = app_event(app);
	int section = app_section(app), count, shown = 0;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;

		if (!event_takes_part(event, section, player->pin, round) ||
			event_booking(event, section, player->pin, round) ||
			event_board_of(event, section, round, player->pin) ||
			event_find(event,
				(struct record_key){
					RECORD_HAND, {section, round, player->pin, HAND_OUT}}))
			continue;
		out(stdout, "%s%d %s", shown++ ? "; " : "Not paired: ", player->pin, player->name);
	}
	if (shown)
		out(stdout, "\n");
}

static void show_out(const struct app *app, int round)
{
	const int section = app_section(app);
	int count, shown = 0;
	const struct record *rows = event_range(app_event(app), RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;

		if (game_sits_out(app_event(app), section, round, player->pin))
			out(stdout, "%s%d %s", shown++ ? "; " : "Set out by hand: ", player->pin,
				player->name);
	}
	if (shown)
		out(stdout, "\n");
}

void show_boards(struct app *app, int round)
{
	int section = app_section(app);
	const struct event *event = app_event(app);
	const int count = game_count(event, section, round);
	char added[200], words[BOARD_WORDS_SIZE];
	struct game game;

	if (event_is_season(event, section))
		out(stdout, "Evening %d: %s\n", round, round_state(event, section, round));
	else
		out(stdout, "Round %d of %d: %s\n", round, event_section(event, section)->rounds,
			round_state(event, section, round));
	for (int number = 1; number <= count; number++) {
		if (!game_find(event, section, round, number, &game))
			continue;
		if (desk_is_plain())
			out(stdout, "%s\n", board_words(app, round, &game, words));
		else if (game.outside)
			show_outside(app, round, &game);
		else
			show_board(app, number, game_board(event, section, round, number));
	}
	show_out(app, round);
	show_unseated(app, round);
	app_added_words(app, round, added, sizeof(added));
	if (added[0])
		out(stdout, "%s\n", added);
	app_random_line(app, added, sizeof(added));
	if (added[0])
		out(stdout, "%s.\n", added);
}

void show_player_json(
	struct json *json, const char *key, const struct event *event, int section, int pin)
{
	const struct player *player = event_player(event, section, pin);

	json_key(json, key);
	if (!player) {
		json_null(json);
		return;
	}
	json_open(json, '{');
	json_put_int(json, "pin", pin);
	json_put_text(json, "name", player->name);
	json_close(json, '}');
}

void show_side_json(
	struct json *json, const char *key, const struct app *app, const struct game *game, int pin)
{
	if (pin != 0 || !game->outside) {
		show_player_json(json, key, app_event(app), app_section(app), pin);
		return;
	}
	json_key(json, key);
	json_open(json, '{');
	json_put_text(json, "outside", game->outside);
	json_close(json, '}');
}

void show_new_numbers(const struct app *app)
{
	char text[NEW_NUMBERS_SIZE];
	struct error error;

	if (app_new_numbers(app, text, sizeof(text), &error) == STATUS_OK && text[0])
		out(stdout, "%s\n", text);
}

void show_boards_json(const struct app *app, int round)
{
	int section = app_section(app);
	const struct event *event = app_event(app);
	const int count = game_count(event, section, round);
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", round);
	json_put_text(&json, "state", round_state(event, section, round));
	json_key(&json, "boards");
	json_open(&json, '[');
	for (int number = 1; number <= count; number++) {
		const struct board *board = game_board(event, section, round, number);
		struct game game;

		if (!game_find(event, section, round, number, &game))
			continue;
		json_open(&json, '{');
		json_put_int(&json, "board", app_board_label(app, round, number));
		show_side_json(&json, "white", app, &game, game.white);
		show_side_json(&json, "black", app, &game, game.black);
		json_put_text(&json, "result", result_text(game.result));
		json_key(&json, "pinned");
		json_bool(&json, board && event_holds_board(event, board));
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
}

void show_pairs(FILE *file, const struct plain_board *boards, int count)
{
	fprintf(file, "%d\n", count);
	for (int i = 0; i < count; i++)
		fprintf(file, "%d %d\n", boards[i].white, boards[i].black);
}

void show_other_numbers(const struct app *app, const struct kept_numbers *before)
{
	char text[FILL_NUMBERS_SIZE];

	if (app_changed_numbers(app, before, text)[0])
		out(stdout, "%s\n", text);
}
