/* What each player can still win in the last round, as a list. */
#include "config.h"

#include <stdio.h>

#include "app/prizes/prizes.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"

enum { NAME_LEAST = 16, FIXED_CELLS = 47 };

static void write_money(int64_t least, int64_t most, struct writing *writing)
{
	char from[MONEY_SIZE], to[MONEY_SIZE];

	if (most == 0)
		writing_put(writing, "-");
	else if (least == most)
		writing_put(writing, "%s", money_text(most, to));
	else
		writing_put(writing, "%s to %s", money_text(least, from), money_text(most, to));
}

/* "2", "2-4" */
static void put_places(int best, int worst, char *text, size_t size)
{
	if (best == worst)
		snprintf(text, size, "%d", best);
	else
		snprintf(text, size, "%d-%d", best, worst);
}

/* "2", "2-3", "2 to 3" */
static void put_points(int least2, int most2, const char *to, char *text, size_t size)
{
	char least[16], most[16];

	points_text(least2, least);
	points_text(most2, most);
	snprintf(text, size, "%s%s%s", least, most2 > least2 ? to : "", most2 > least2 ? most : "");
}

/* The name stands in the first row of a player alone. */
static void write_row(const struct event *event, int section, const struct forecast_row *row,
	bool first, int cells, struct writing *writing)
{
	static const char *const results[] = {"win", "draw", "loss", ""};
	const struct player *player = event_player(event, section, row->pin);
	char name[NAME_SIZE * 2] = "", points[32], place[32];
	int width = 0;

	if (first && player)
		width = text_fit(name, sizeof(name), player->name, cells);
	put_places(row->best, row->worst, place, sizeof(place));
	put_points(row->least2, row->most2, "-", points, sizeof(points));
	if (first)
		writing_put(writing, "%4d", row->pin);
	writing_put(writing, "%*s%s%*s  %-4s %*s%s  %9s  ", first ? 2 : 6, "", name, cells - width,
		"", results[row->own], 4 - text_width(points), "", points, place);
	write_money(row->least, row->most, writing);
	writing_put(writing, "\n");
}

/* Does the row begin the list of another contest? */
static bool begins_contest(const struct forecast *forecast, int i)
{
	return i == 0 ||
		!prize_same_class(&forecast->teams[i - 1].prize, &forecast->teams[i].prize);
}

/* "best 4 of a club", or as the arbiter has named it. */
static const char *contest_title(const struct forecast_team *team, char title[PRIZE_TITLE_SIZE])
{
	return prize_title(&team->prize, 1, title);
}

/* A club or school below the head of its contest; columns as those of the players. */
static void write_team(const struct forecast *forecast, int i, int cells, struct writing *writing)
{
	const struct forecast_team *team = &forecast->teams[i];
	char fitted[PRIZE_TITLE_SIZE * 2], title[PRIZE_TITLE_SIZE], points[32], place[32];
	int width;

	if (begins_contest(forecast, i)) {
		width = text_fit(fitted, sizeof(fitted), contest_title(team, title), cells + 6);
		writing_put(writing, "\n%s%*s  %9s  %9s  %s\n", fitted, cells + 6 - width, "",
			"Pts", "Place", "Prize");
	}
	put_points(team->least2, team->most2, "-", points, sizeof(points));
	put_places(team->best, team->worst, place, sizeof(place));
	width = text_fit(fitted, sizeof(fitted), team->name, cells);
	writing_put(writing, "%6s%s%*s  %*s%s  %9s  ", "", fitted, cells - width, "",
		9 - text_width(points), "", points, place);
	write_money(team->least, team->most, writing);
	writing_put(writing, "\n");
}

static void write_head(const struct event *event, int section, const struct forecast *forecast,
	int cells, struct writing *writing)
{
	const char *round = vocabulary_of(event, section)->round;

	if (forecast->drawn)
		writing_put(writing, "%s %d of %d, the last one: %d game%s open", round,
			forecast->round, forecast->round, forecast->open,
			forecast->open == 1 ? "" : "s");
	else
		writing_put(writing, "%s %d of %d, the last one, is not published: any scores",
			round, forecast->round, forecast->round);
	if (forecast->earlier > 0)
		writing_put(writing, "%s %d of an earlier %s", forecast->drawn ? "," : "; open",
			forecast->earlier, vocabulary_of(event, section)->round_small);
	writing_put(writing, "\n");
	writing_wrap(writing, cells, 0, 2,
		forecast->exact
			? "Places by points, and the prize of each; of each open game 1-0, a draw and 0-1 were tried, no default and no 0-0."
			: "Places by points, and the prize of each: no less and no more than this.");
}

void prizes_write_forecast(const struct event *event, int section, const struct forecast *forecast,
	int cells, struct writing *writing)
{
	const int name = cells - FIXED_CELLS > NAME_LEAST ? cells - FIXED_CELLS : NAME_LEAST;

	write_head(event, section, forecast, cells, writing);
	writing_put(writing, "\n");
	writing_put(writing, "%4s  %-*s  %-4s %4s  %9s  %s\n", "No", name, "Name", "", "Pts",
		"Place", "Prize");
	for (int i = 0; i < forecast->count; i++)
		write_row(event, section, &forecast->rows[i],
			i == 0 || forecast->rows[i - 1].pin != forecast->rows[i].pin, name,
			writing);
	for (int i = 0; i < forecast->nteams; i++)
		write_team(forecast, i, name, writing);
}

/* "4 Drew, D, with a win: 2 points, place 1 to 2, prize 35 to 50." */
static void tell_row(const struct event *event, int section, const struct forecast_row *row,
	struct writing *writing)
{
	static const char *const results[] = {", with a win", ", with a draw", ", with a loss", ""};
	const struct player *player = event_player(event, section, row->pin);
	char points[32];

	put_points(row->least2, row->most2, " to ", points, sizeof(points));
	writing_put(writing, "%d %s%s: %s point%s, place %d", row->pin, player ? player->name : "",
		results[row->own], points, row->most2 == 1 || row->most2 == 2 ? "" : "s",
		row->best);
	if (row->best != row->worst)
		writing_put(writing, " to %d", row->worst);
	writing_put(writing, row->most == 0 ? ", no prize" : ", prize ");
	if (row->most > 0)
		write_money(row->least, row->most, writing);
	writing_put(writing, ".\n");
}

/* "Bury, best 4 of a club: 9 to 11 points, place 1 to 2, prize 40 to 100." */
static void tell_team(const struct forecast_team *team, struct writing *writing)
{
	char title[PRIZE_TITLE_SIZE], points[32];

	put_points(team->least2, team->most2, " to ", points, sizeof(points));
	writing_put(writing, "%s, %s: %s point%s, place %d", team->name, contest_title(team, title),
		points, team->most2 == 1 || team->most2 == 2 ? "" : "s", team->best);
	if (team->best != team->worst)
		writing_put(writing, " to %d", team->worst);
	writing_put(writing, team->most == 0 ? ", no money" : ", prize ");
	if (team->most > 0)
		write_money(team->least, team->most, writing);
	writing_put(writing, ".\n");
}

void prizes_tell_forecast(const struct event *event, int section, const struct forecast *forecast,
	struct writing *writing)
{
	enum { ONE_LINE = 400 };

	write_head(event, section, forecast, ONE_LINE, writing);
	for (int i = 0; i < forecast->count; i++)
		tell_row(event, section, &forecast->rows[i], writing);
	for (int i = 0; i < forecast->nteams; i++)
		tell_team(&forecast->teams[i], writing);
}
