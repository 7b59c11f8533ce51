/* The rows of the results: a game each, with its result or the place for it. */
#include "config.h"

#include <curses.h>
#include <stdio.h>

#include "board/card.h"
#include "board/columns.h"
#include "core/text/fit.h"
#include "core/vocabulary.h"
#include "tui/state/state.h"
#include "tui/term/paint.h"
#include "tui/results/results.h"

enum {
	NUMBER_LEAST = 3,
	RESULT_CELLS = 7,
	/* cursor, board, mark, two numbers with a blank each, blanks before result and Black */
	FIXED_CELLS = 1 + 1 + 5 + 2 + RESULT_CELLS + 5,
	NAME_LEAST = 16
};

static bool came_lately(const struct tui *tui, const struct game *game)
{
	const struct lately *lately = results_of(tui)->lately;

	for (int i = 0; i < LATELY_MOST; i++) {
		if (lately[i].round == results_of(tui)->round && lately[i].number == game->number)
			return true;
	}
	return false;
}

/* "the bye" for nobody; NULL: he has a row in the event. */
static const char *who_else(const struct tui *tui, const struct game *game, int pin)
{
	if (pin != 0)
		return NULL;
	if (game->outside)
		return game->outside;
	return tui_vocabulary(tui)->the_bye;
}

static int width_of(const struct tui *tui, const struct game *game, int pin)
{
	const char *other = who_else(tui, game, pin);
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);

	return text_width(other ? other : player ? player->name : "");
}

/* Cells of the widest label. */
static int number_cells(const struct tui *tui)
{
	const int count = results_count(tui);
	int most = 0, cells = NUMBER_LEAST;

	for (int number = 1; number <= count; number++) {
		const int label = results_label(tui, number);

		most = label > most ? label : most;
	}
	for (; most > 999; most /= 10)
		cells++;
	return cells;
}

struct results_cells results_share_cells(const struct tui *tui)
{
	struct column columns[] = {{.least = NAME_LEAST}, {.least = NAME_LEAST}};
	const int number = number_cells(tui), cells = COLS - 2 - FIXED_CELLS - number;
	struct game game;

	for (int i = 1; results_game(tui, i, &game); i++) {
		const int white = width_of(tui, &game, game.white);
		const int black = width_of(tui, &game, game.black);

		columns[0].wish = white > columns[0].wish ? white : columns[0].wish;
		columns[1].wish = black > columns[1].wish ? black : columns[1].wish;
	}
	/* where there is too little, half for each */
	columns[0].least = columns[1].least = cells / 2;
	columns_share(columns, 2, cells);
	if (columns[0].cells < NAME_LEAST)
		columns[0].cells = NAME_LEAST;
	return (struct results_cells){number, columns[0].cells, columns[1].cells};
}

void results_draw_headings(const struct results_cells *cells, int row)
{
	struct strip strip = {0};

	strip_gap(&strip, cells->number - NUMBER_LEAST);
	strip_fit(&strip, ROLE_TITLE, "  Bd  No. ", 1 + NUMBER_LEAST + 1 + 5, false);
	strip_fit(&strip, ROLE_TITLE, "White", cells->white + 2, false);
	strip_fit(&strip, ROLE_TITLE, "Result", RESULT_CELLS, false);
	strip_fit(&strip, ROLE_TITLE, " No.", 5, false);
	strip_put(&strip, ROLE_TITLE, "Black");
	paint_strip(row, 1, &strip, COLS - 2, ROLE_PLAIN);
}

static void put_side(const struct tui *tui, const struct game *game, int pin, enum role role,
	int cells, struct strip *strip)
{
	const char *other = who_else(tui, game, pin);
	char text[16];

	snprintf(text, sizeof(text), "%d", pin);
	strip_fit(strip, role == ROLE_STRONG ? ROLE_PLAIN : role, pin ? text : "", 4, true);
	strip_gap(strip, 1);
	if (other)
		strip_fit(strip, game->outside ? role : ROLE_BYE, other, cells, false);
	else
		card_put_name(tui_event(tui),
			event_player(tui_event(tui), app_section(tui->app), pin), role, cells,
			strip);
}

/* The winner stands out by one step from what surrounds him. */
static enum role name_role(bool done, bool lately, bool won)
{
	if (!done)
		return ROLE_PLAIN;
	if (lately)
		return won ? ROLE_STRONG : ROLE_PLAIN;
	return won ? ROLE_PLAIN : ROLE_DONE;
}

void results_draw_row(const struct tui *tui, const struct game *game,
	const struct results_cells *cells, int row, bool here)
{
	const enum result result = game->result;
	const bool done = result != RESULT_NONE, lately = done && came_lately(tui, game);
	const bool white = result == RESULT_WHITE || result == RESULT_DEFAULT_BLACK;
	const bool black = result == RESULT_BLACK || result == RESULT_DEFAULT_WHITE;
	struct strip strip = {0};
	char text[16];

	snprintf(text, sizeof(text), "%d", results_label(tui, game->number));
	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	strip_fit(&strip, done && !lately ? ROLE_DONE : ROLE_STRONG, game->bye ? "" : text,
		cells->number, true);
	strip_fit(&strip, ROLE_GOOD, lately ? "•" : "", 1, false);
	put_side(tui, game, game->white, name_role(done, lately, white), cells->white, &strip);
	strip_gap(&strip, 2);
	strip_fit(&strip, done && !lately ? ROLE_DONE : ROLE_STRONG,
		!done               ? ".-."
			: game->bye ? ""
				    : game_notation(game),
		RESULT_CELLS, false);
	put_side(tui, game, game->black, name_role(done, lately, black), cells->black, &strip);
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}
