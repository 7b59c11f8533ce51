/* What is certain of the next draw, for people and for programs. */
#include "config.h"

#include "cli/show_next_draw.h"

#include <stdio.h>

#include "app/words/words.h"
#include "cli/json.h"
#include "cli/out.h"
#include "cli/show.h"
#include "core/vocabulary.h"

static const char *side(const struct app *app, int pin, const char *outside, char who[WHO_SIZE])
{
	return pin ? words_who(app_event(app), app_section(app), pin, who) : outside;
}

static void show_board(const struct app *app, const struct certain_board *board)
{
	char white[WHO_SIZE], black[WHO_SIZE], label[16] = "-";

	if (board->label)
		snprintf(label, sizeof(label), "%d", board->label);
	side(app, board->white, "", white);
	if (board->black)
		out(stdout, "%4s  %s v %s\n", label, white, side(app, board->black, "", black));
	else
		out(stdout, "%4s  %s: %s\n", "", white,
			vocabulary_of(app_event(app), app_section(app))->the_bye);
}

static void show_game(
	const struct app *app, const struct next_draw *next, const struct unfinished_game *game)
{
	char white[WHO_SIZE], black[WHO_SIZE], round[24] = "";

	if (game->round != next->round - 1)
		snprintf(round, sizeof(round), ", round %d", game->round);
	out(stdout, "%4d  %s v %s%s: %d, %d, %d of %d\n", game->label,
		side(app, game->white, game->outside, white),
		side(app, game->black, game->outside, black), round, game->certain[0],
		game->certain[1], game->certain[2], next->boards);
}

void show_next_draw(const struct app *app, const struct next_draw *next)
{
	char words[NEXT_DRAW_WORDS_SIZE];

	out(stdout, "%s %d: %s.\n", vocabulary_of(app_event(app), app_section(app))->round,
		next->round, next_draw_words(next, words));
	if (next->no_draw)
		out(stdout, "If some of the games end in a certain way, there is no legal draw.\n");
	if (next->ncertain > 0)
		out(stdout, "\nCertain however the games end:\n");
	for (int i = 0; i < next->ncertain; i++)
		show_board(app, &next->certain[i]);
	out(stdout, "\nBeing played, and the boards that are certain after 1-0, ½-½, 0-1:\n");
	for (int g = 0; g < next->ngames; g++)
		show_game(app, next, &next->games[g]);
}

static void put_side(const struct app *app, struct json *json, const char *key, int pin)
{
	if (pin) {
		show_player_json(json, key, app_event(app), app_section(app), pin);
		return;
	}
	json_key(json, key);
	json_null(json);
}

static void put_game(const struct app *app, struct json *json, const struct unfinished_game *game)
{
	static const char *const after[FORECAST_RESULTS] = {"white", "draw", "black"};

	json_open(json, '{');
	json_put_int(json, "round", game->round);
	json_put_int(json, "board", game->label);
	put_side(app, json, "white", game->white);
	put_side(app, json, "black", game->black);
	if (game->outside[0])
		json_put_text(json, "outside", game->outside);
	json_key(json, "certain_after");
	json_open(json, '{');
	for (int r = 0; r < FORECAST_RESULTS; r++)
		json_put_int(json, after[r], game->certain[r]);
	json_close(json, '}');
	json_close(json, '}');
}

static void put_board(const struct app *app, struct json *json, const struct certain_board *board)
{
	json_open(json, '{');
	json_key(json, "board");
	if (board->label)
		json_int(json, board->label);
	else
		json_null(json);
	put_side(app, json, "white", board->white);
	put_side(app, json, "black", board->black);
	json_close(json, '}');
}

void show_next_draw_json(const struct app *app, const struct next_draw *next)
{
	char words[NEXT_DRAW_WORDS_SIZE];
	struct json json;

	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", next->round);
	json_put_text(&json, "words", next_draw_words(next, words));
	json_put_int(&json, "boards", next->boards);
	json_key(&json, "certain");
	json_open(&json, '[');
	for (int i = 0; i < next->ncertain; i++)
		put_board(app, &json, &next->certain[i]);
	json_close(&json, ']');
	json_key(&json, "open");
	json_open(&json, '[');
	for (int g = 0; g < next->ngames; g++)
		put_game(app, &json, &next->games[g]);
	json_close(&json, ']');
	json_put_int(&json, "outcomes", next->outcomes);
	json_key(&json, "no_draw");
	json_bool(&json, next->no_draw);
	json_close(&json, '}');
	json_finish(&json);
}
