/* The title of the results: how many are in, the boards to come, the points count. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "core/fit.h"
#include "tui/screen.h"

/* " 3 5 8 10", or " 3 5 …" where there is no room for all. */
static void open_boards(const struct tui *tui, int cells, char *text, size_t size)
{
	static const char more[] = " …";
	const struct game_tally tally =
		game_tally(tui_event(tui), app_section(tui->app), tui->results_round);
	int left = tally.games - tally.in, column = 0;
	struct game game;
	size_t used = 0;

	text[0] = '\0';
	for (int i = 1; left > 0 && results_game(tui, i, &game); i++) {
		char number[16];

		if (game.result != RESULT_NONE)
			continue;
		snprintf(number, sizeof(number), " %d", game.number);
		column += text_width(number);
		if (column + (left > 1 ? text_width(more) : 0) > cells ||
			used + strlen(number) + sizeof(more) > size) {
			snprintf(text + used, size - used, "%s", more);
			return;
		}
		used += strlen(strcpy(text + used, number));
		left--;
	}
}

/* "Round 4 · 10 boards · 6 in, 4 to come: 3 5 8 10"; the bye is not a game. */
void results_draw_title(const struct tui *tui)
{
	struct rollcall roll =
		event_rollcall(tui_event(tui), app_section(tui->app), tui->results_round);
	const struct game_tally tally =
		game_tally(tui_event(tui), app_section(tui->app), tui->results_round);
	const int games = tally.games, in = tally.in;
	bool agrees = roll.possible2 > 0 && roll.points2 == roll.possible2;
	char text[300], points[60], open[200], given[16], possible[16];

	points_text(roll.points2, given);
	points_text(roll.possible2, possible);
	snprintf(points, sizeof(points), " %s of %s %s %s ", given, possible,
		points_word(roll.possible2),
		agrees                             ? paint_tick(true)
			: games > 0 && in == games ? paint_tick(false)
						   : "");
	snprintf(text, sizeof(text), "%s %d · %d board%s%s · %d in", tui_round(tui),
		tui->results_round, games, games == 1 ? "" : "s",
		results_count(tui) == games  ? ""
			: tui_is_season(tui) ? " and who sits out"
					     : " and the bye",
		in);
	if (in < games) {
		snprintf(text + strlen(text), sizeof(text) - strlen(text),
			", %d to come:", games - in);
		open_boards(
			tui, COLS - 8 - text_width(text) - text_width(points), open, sizeof(open));
		snprintf(text + strlen(text), sizeof(text) - strlen(text), "%s", open);
	}
	head_frame(text);
	paint_text(1, COLS - 2 - text_width(points), agrees ? ROLE_GOOD : ROLE_TITLE, points,
		text_width(points));
}
