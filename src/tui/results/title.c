/* The title of the results: how many are in, the boards to come, the points count. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/view/head.h"
#include "tui/results/results.h"

/* " 3 5 8 10", or " 3 5 …" where there is no room for all: then false. */
static bool list_open(const struct tui *tui, int cells, char *text, size_t size)
{
	static const char more[] = " …";
	const struct game_tally tally =
		game_tally(tui_event(tui), app_section(tui->app), results_of(tui)->round);
	int left = tally.games - tally.in, column = 0;
	struct game game;
	size_t used = 0;

	text[0] = '\0';
	for (int i = 1; left > 0 && results_game(tui, i, &game); i++) {
		char number[16];

		if (game.result != RESULT_NONE)
			continue;
		snprintf(number, sizeof(number), " %d", results_label(tui, game.number));
		column += text_width(number);
		if (column + (left > 1 ? text_width(more) : 0) > cells ||
			used + strlen(number) + sizeof(more) > size) {
			snprintf(text + used, size - used, "%s", used > 0 ? more : "");
			return false;
		}
		used += strlen(strcpy(text + used, number));
		left--;
	}
	return true;
}

/*
 * "Round 4 · 10 boards · 6 in, 4 to come: 3 5 8 10"; false: not all of these boards fit, and none
 * of them is named if not even one does.
 */
static bool title_words(const struct tui *tui, const struct game_tally *tally, const char *boards,
	int cells, char *text, size_t size)
{
	const char *called = tui_vocabulary(tui)->round;
	const int round = tui_shown_round(tui);
	char open[400];
	size_t used;
	bool whole;

	snprintf(text, size, "%s %d%s · %d in", called, round, boards, tally->in - tally->open);
	used = strlen(text);
	if (tally->open > 0)
		snprintf(text + used, size - used, ", %d open", tally->open);
	if (tally->in >= tally->games)
		return true;
	used = strlen(text);
	snprintf(text + used, size - used, ", %d to come", tally->games - tally->in);
	whole = list_open(tui, cells - text_width(text) - 1, open, sizeof(open));
	used = strlen(text);
	if (open[0])
		snprintf(text + used, size - used, ":%s", open);
	return whole;
}

/*
 * The bye is not a game, and gives way to the boards to come where there is no room for both; and
 * so does the number of boards, which is that of those in and to come.
 */
void results_draw_title(const struct tui *tui)
{
	struct rollcall roll =
		event_rollcall(tui_event(tui), app_section(tui->app), results_of(tui)->round);
	const struct game_tally tally =
		game_tally(tui_event(tui), app_section(tui->app), results_of(tui)->round);
	const bool agrees = roll.possible2 > 0 && roll.points2 == roll.possible2 && tally.open == 0;
	const char *tick = agrees                                               ? paint_tick(true)
		: tally.games > 0 && tally.in == tally.games && tally.open == 0 ? paint_tick(false)
										: "";
	const char *bye = results_count(tui) == tally.games ? ""
		: tui_is_season(tui)                        ? " and who sits out"
		: tui->model.flat                           ? " and who is free"
							    : " and the bye";
	char boards[2][64], text[500], points[60], given[16], possible[16];
	int cells;

	points_text(roll.points2, given);
	points_text(roll.possible2, possible);
	snprintf(points, sizeof(points), " %s of %s %s %s%s", given, possible,
		points_word(roll.possible2), tick, tick[0] ? " " : "");
	cells = COLS - 8 - text_width(points);
	snprintf(boards[0], sizeof(boards[0]), " · %d board%s%s", tally.games,
		tally.games == 1 ? "" : "s", bye);
	snprintf(boards[1], sizeof(boards[1]), " · %d board%s", tally.games,
		tally.games == 1 ? "" : "s");
	if (!title_words(tui, &tally, boards[0], cells, text, sizeof(text)) &&
		!title_words(tui, &tally, boards[1], cells, text, sizeof(text)))
		title_words(tui, &tally, "", cells, text, sizeof(text));
	head_frame(text);
	paint_text(1, COLS - 2 - text_width(points), agrees ? ROLE_GOOD : ROLE_TITLE, points,
		text_width(points));
}
