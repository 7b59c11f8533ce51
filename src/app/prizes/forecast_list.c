/* What each player can still win in the last round, as a list. */
#include "config.h"

#include <stdio.h>

#include "app/prizes/prizes.h"
#include "core/fit.h"
#include "core/vocabulary.h"

enum { NAME_LEAST = 16, FIXED_CELLS = 47 };

static void write_money(const struct forecast_row *row, struct writing *writing)
{
	char least[MONEY_SIZE], most[MONEY_SIZE];

	if (row->most == 0)
		writing_put(writing, "-");
	else if (row->least == row->most)
		writing_put(writing, "%s", money_text(row->most, most));
	else
		writing_put(writing, "%s to %s", money_text(row->least, least),
			money_text(row->most, most));
}

/* The name stands in the first row of a player alone. */
static void write_row(const struct event *event, int section, const struct forecast_row *row,
	bool first, int cells, struct writing *writing)
{
	static const char *const results[] = {"win", "draw", "loss", ""};
	const struct player *player = event_player(event, section, row->pin);
	char name[NAME_SIZE * 2] = "", points[16], place[32];
	int width = 0;

	if (first && player)
		width = text_fit(name, sizeof(name), player->name, cells);
	if (row->best == row->worst)
		snprintf(place, sizeof(place), "%d", row->best);
	else
		snprintf(place, sizeof(place), "%d-%d", row->best, row->worst);
	points_text(row->points2, points);
	if (first)
		writing_put(writing, "%4d", row->pin);
	writing_put(writing, "%*s%s%*s  %-4s %*s%s  %9s  ", first ? 2 : 6, "", name, cells - width,
		"", results[row->own], 4 - text_width(points), "", points, place);
	write_money(row, writing);
	writing_put(writing, "\n");
}

static void write_head(const struct event *event, int section, const struct forecast *forecast,
	int cells, struct writing *writing)
{
	const char *round = vocabulary_of(event, section)->round;

	if (forecast->drawn)
		writing_put(writing, "%s %d of %d, the last one: %d game%s open\n", round,
			forecast->round, forecast->round, forecast->open,
			forecast->open == 1 ? "" : "s");
	else
		writing_put(writing, "%s %d of %d, the last one, is not published: any scores\n",
			round, forecast->round, forecast->round);
	writing_wrap(writing, cells, 0, 2,
		forecast->exact
			? "Places by points, and the prize of each; every result was tried."
			: "Places by points, and the prize of each: no less and no more than this.");
	writing_put(writing, "\n");
}

void prizes_write_forecast(const struct event *event, int section, const struct forecast *forecast,
	int cells, struct writing *writing)
{
	const int name = cells - FIXED_CELLS > NAME_LEAST ? cells - FIXED_CELLS : NAME_LEAST;

	write_head(event, section, forecast, cells, writing);
	writing_put(writing, "%4s  %-*s  %-4s %4s  %9s  %s\n", "No", name, "Name", "", "Pts",
		"Place", "Prize");
	for (int i = 0; i < forecast->count; i++)
		write_row(event, section, &forecast->rows[i],
			i == 0 || forecast->rows[i - 1].pin != forecast->rows[i].pin, name,
			writing);
}
