/* A board with its result, as JSON. */
#include "config.h"

#include "cli/show_result.h"

#include "cli/show.h"

void show_result_json(
	struct json *json, const struct app *app, int round, const struct result_done *done)
{
	const struct game *game = &done->game;

	json_open(json, '{');
	json_put_int(json, "round", round);
	json_put_int(json, "board", app_board_label(app, round, game->number));
	show_side_json(json, "white", app, game, game->white);
	show_side_json(json, "black", app, game, game->black);
	json_put_text(json, "result", result_text(game->result));
	json_key(json, "open");
	json_bool(json, game->open);
	json_put_int(json, "to_come", done->tally.games - done->tally.in);
	json_close(json, '}');
}
