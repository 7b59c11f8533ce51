/* Standings as JSON. */
#include "config.h"

#include "cli/show_standings.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/json.h"
#include "core/particulars/left.h"
#include "core/board_result.h"
#include "core/game.h"
#include "core/season.h"
#include "core/ties/text.h"

/* The round that is being played, if its results are or could be in these standings. */
static void put_running(const struct app *app, int round, struct json *json)
{
	const struct event *event = app_event(app);
	const int playing = event_current_round(event, app_section(app));
	const struct game_tally tally = game_tally(event, app_section(app), playing);
	const struct round *row = event_round(event, app_section(app), playing);

	json_key(json, "playing");
	if (!row || row->state != ROUND_PUBLISHED || playing > round + 1) {
		json_null(json);
		return;
	}
	json_open(json, '{');
	json_put_int(json, "round", playing);
	json_put_int(json, "results", tally.in);
	json_put_int(json, "of", tally.games);
	json_close(json, '}');
}

/* What the printed list marks a player with. */
static void put_marks(
	struct json *json, const struct app *app, const struct player *player, int through)
{
	json_key(json, "withdrawn");
	json_bool(json, player_has_left(player, through));
	if (player_left(app_event(app), player, through) == LEFT_EXPELLED) {
		json_key(json, "expelled");
		json_bool(json, true);
	}
	json_key(json, "open");
	json_bool(json, player_has_open(app_event(app), app_section(app), player->pin, through));
}

static void put_line(
	struct json *json, const struct app *app, int evening, const struct season_line *line)
{
	const struct player *player = event_player(app_event(app), app_section(app), line->pin);
	char gsrp[16];

	json_open(json, '{');
	json_put_int(json, "rank", line->rank);
	json_put_int(json, "pin", line->pin);
	json_put_text(json, "name", player->name);
	json_put_int(json, "grade", player->grade);
	json_put_int(json, "games", line->games);
	json_put_points(json, "points", line->points2);
	json_put_text(json, "gsrp", season_gsrp_text(line->tenths, gsrp));
	json_put_int(json, "whites", line->whites);
	json_put_int(json, "blacks", line->blacks);
	json_put_int(json, "sitouts", line->sitouts);
	json_put_int(json, "outside", line->outside);
	put_marks(json, app, player, evening);
	json_close(json, '}');
}

static enum status print_season_json(const struct app *app, int evening)
{
	struct season_line *lines;
	struct json json;
	int count;
	enum status status =
		season_table(app_event(app), app_section(app), evening, &lines, &count);

	if (status != STATUS_OK)
		return status;
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "evening", evening);
	put_running(app, evening, &json);
	json_key(&json, "standings");
	json_open(&json, '[');
	for (int i = 0; i < count; i++)
		put_line(&json, app, evening, &lines[i]);
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
	free(lines);
	return STATUS_OK;
}

/* Figures by the codes of the order; null: left out, or DE of one who is tied with nobody. */
static void put_figures(
	struct json *json, const struct standings *standings, const struct standing *row)
{
	const struct ties_order *order = &standings->setting.order;
	char word[TIES_WORD_SIZE], text[TIES_FIGURE_SIZE];

	json_key(json, "tie_breaks");
	json_open(json, '{');
	for (int i = 0; i < order->count; i++) {
		const struct ties_figure figure =
			ties_table_figure(&standings->table, row->player, i);

		if (order->of[i].code == TIES_PTS)
			continue;
		json_key(json, ties_word(&order->of[i], word));
		if (figure.per > 0)
			json_number(json, ties_figure_text(&figure, text));
		else
			json_null(json);
	}
	json_close(json, '}');
}

/* Who counts for nobody has none. */
static void put_rank(struct json *json, const struct standing *row)
{
	json_key(json, "rank");
	if (row->is_void)
		json_null(json);
	else
		json_int(json, row->rank);
}

/* His games would give him points that count for nobody. */
static void put_points(struct json *json, const struct standing *row)
{
	json_put_points(json, "points", row->points2);
	if (row->is_void)
		json_put_points(json, "in_brackets", row->void2);
}

static void put_order(struct json *json, const struct standings *standings)
{
	const struct ties_order *order = &standings->setting.order;
	char word[TIES_WORD_SIZE];

	json_key(json, "order");
	json_open(json, '[');
	for (int i = 0; i < order->count; i++)
		json_text(json, ties_word(&order->of[i], word));
	json_close(json, ']');
	json_put_int(json, "rules", ties_rules_year(standings->setting.rules));
	json_put_int(json, "tie_breaks_after", standings->counted);
}

enum status show_standings_json(
	const struct app *app, int round, const struct ties_setting *setting)
{
	const struct event *event = app_event(app);
	struct standings standings;
	struct json json;
	enum status status;

	if (event_is_season(event, app_section(app)))
		return print_season_json(app, round);
	status = standings_make(event, app_section(app), round, setting, &standings);
	if (status != STATUS_OK)
		return status;
	json_start(&json, stdout);
	json_open(&json, '{');
	json_put_int(&json, "round", round);
	put_running(app, round, &json);
	put_order(&json, &standings);
	json_key(&json, "standings");
	json_open(&json, '[');
	for (int i = 0; i < standings.count; i++) {
		const struct standing *row = &standings.rows[i];
		const struct player *player = event_player(event, app_section(app), row->pin);

		json_open(&json, '{');
		put_rank(&json, row);
		json_put_int(&json, "pin", row->pin);
		json_put_text(&json, "name", player->name);
		json_put_int(&json, "grade", player->grade);
		json_put_text(&json, "club", player->club);
		put_points(&json, row);
		put_figures(&json, &standings, row);
		put_marks(&json, app, player, round);
		json_close(&json, '}');
	}
	json_close(&json, ']');
	json_close(&json, '}');
	json_finish(&json);
	standings_done(&standings);
	return STATUS_OK;
}
