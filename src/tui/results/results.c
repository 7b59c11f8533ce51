/* Results as fast as slips arrive: the table of boards, and below it the line to type in. */
#include "config.h"

#include "tui/results/results.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "core/board_result.h"
#include "core/text/fit.h"
#include "core/short_name.h"
#include "core/vocabulary.h"
#include "tui/ask/edit.h"
#include "tui/ask/paper.h"
#include "tui/ask/typing.h"
#include "tui/ask/undo.h"
#include "tui/board/fill.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/views.h"

enum { FIRST_ROW = 3, NAME_CELLS = 20 };

static int shown_round(const struct tui *tui)
{
	return results_of(tui)->round;
}

static void enter(struct tui *tui, enum view_id from, int round)
{
	struct results *results = results_of(tui);
	int last = tui->model.state >= ROUND_PUBLISHED ? tui->model.round : tui->model.round - 1;

	(void)from;
	results->round = round > 0 ? round : last > 0 ? last : 1;
	results->list = (struct list){0, 0};
	editor_set(&results->line, "");
	results->refused = false;
	results_to_open(tui, 0);
}

/* By number, from the round. */
static struct listed read_games(const struct tui *tui)
{
	return (struct listed){.count = results_count(tui)};
}

static void draw_game(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	struct game game;

	(void)listed;
	if (results_game(tui, i + 1, &game))
		results_draw_row(tui, &game, &results_of(tui)->cells, row, here);
}

static const char *empty_words(const struct tui *tui)
{
	if (!tui_has_players(tui))
		return "There are no players yet: Esc, then e adds players.";
	if (!tui_is_season(tui))
		return "This round has no boards yet: Esc, then p proposes the draw.";
	return tui->model.ncards == 0
		? "Nobody is ticked for this evening yet: Esc, then a (attendance)."
		: "This evening has no boards yet: Esc, then p draws it.";
}

static const struct list_rows results_rows = {.first_row = FIRST_ROW,
	.below = 2,
	.read = read_games,
	.draw = draw_game,
	.empty = empty_words};

enum { LINE_COL = 10, LINE_CELLS = 20 };

/* Cells of the line: less where it is not full and what is said behind it has no room. */
static int line_cells(const struct tui *tui, const char *said)
{
	const int typed = text_width(results_of(tui)->line.text) + 1; /* with the cursor */
	const int room = COLS - 1 - LINE_COL - 2 - text_width(said);

	return typed >= LINE_CELLS || room >= LINE_CELLS ? LINE_CELLS : room > typed ? room : typed;
}

static void draw(struct tui *tui)
{
	struct results *results = results_of(tui);
	const int row = head_lines(tui) - 5;
	int games, cells;
	char text[256];

	results->cells = results_share_cells(tui);
	results_draw_title(tui);
	results_draw_headings(&results->cells, FIRST_ROW - 1);
	list_view_draw(tui);
	games = results_count(tui) - results->list.top;
	if (games > 0 && games < list_view_page(tui))
		results_draw_byes(tui, FIRST_ROW + games, list_view_page(tui) - games);
	paint_across(row, 1, COLS - 2, "─", ROLE_FRAME);
	paint_text(row, 0, ROLE_FRAME, "├", 1);
	paint_text(row, COLS - 1, ROLE_FRAME, "┤", 1);
	results_forecast_draw(tui, row);
	paint_text(row + 1, 2, ROLE_TITLE, "Result>", 8);
	results_slip_preview(tui, text, sizeof(text));
	cells = line_cells(tui, text);
	paint_text(
		row + 1, LINE_COL + cells + 2, ROLE_PLAIN, text, COLS - 1 - LINE_COL - cells - 2);
	head_draw(tui);
	edit_draw(&results->line, row + 1, LINE_COL, cells, !tui->ask.open && !tui->panel.open);
}

static bool is_empty(const struct tui *tui)
{
	return results_of(tui)->line.text[0] == '\0';
}

static bool is_typing(const struct tui *tui)
{
	return !is_empty(tui);
}

static void other_round(struct tui *tui)
{
	const int round = results_of(tui)->round + (tui->key == KEY_LEFT ? -1 : 1);
	const struct round *row = event_round(tui_event(tui), app_section(tui->app), round);

	/* second games may be on the wall beside the first ones of the round */
	if (round < 1 || (round > tui->model.round && (!row || row->state < ROUND_PUBLISHED)))
		return;
	results_of(tui)->round = round;
	results_of(tui)->list = (struct list){0, 0};
	results_to_open(tui, 0);
}

static void leave(struct tui *tui)
{
	if (is_empty(tui) && results_forecast_stop(tui))
		return;
	if (is_empty(tui))
		tui_show(tui, VIEW_BOARD);
	else if (!results_of(tui)->refused)
		typing_emptied(tui);
	results_slip_clear(tui);
}

static void fill_bye(struct tui *tui)
{
	struct game game;

	fill_ask_game(tui, results_of(tui)->round, results_chosen(tui, &game) ? &game : NULL);
}

static void show_outside_games(struct tui *tui)
{
	tui_show_round(tui, VIEW_OUTSIDE, results_of(tui)->round);
}

/* Where the line has text these keys move in it. */
static bool before(struct tui *tui, const struct term_event *event)
{
	return event->kind == TERM_KEY && !is_empty(tui) &&
		(event->key == KEY_LEFT || event->key == KEY_RIGHT || event->key == KEY_HOME ||
			event->key == KEY_END) &&
		results_slip_type(tui, event);
}

/* "12 Low, Len", or the name of one from outside. */
static void side_words(
	const struct tui *tui, const struct game *game, int pin, char text[NAME_SIZE + 8])
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	char name[NAME_SIZE] = "";

	if (player)
		listed_name(tui_event(tui), player, NAME_CELLS, name, sizeof(name));
	else if (!pin && game->outside)
		text_fit(name, sizeof(name), game->outside, NAME_CELLS);
	if (pin)
		snprintf(text, NAME_SIZE + 8, "%d %s", pin, name);
	else
		snprintf(text, NAME_SIZE + 8, "%s", name);
}

/* ", rated 0-1" where the rating office gets another result. */
static const char *rated_words(const struct tui *tui, const struct game *game, char text[32])
{
	const struct board *board = game_board(
		tui_event(tui), app_section(tui->app), results_of(tui)->round, game->number);
	const enum result rated =
		board ? board_rated_otherwise(tui_event(tui), board) : RESULT_NONE;

	text[0] = '\0';
	if (rated != RESULT_NONE)
		snprintf(text, 32, ", rated %s", result_notation(rated));
	return text;
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	char white[NAME_SIZE + 8], black[NAME_SIZE + 8], rated[32];
	struct game game;

	text[0] = '\0';
	if (!results_chosen(tui, &game))
		return;
	side_words(tui, &game, game.white, white);
	side_words(tui, &game, game.black, black);
	if (game.bye)
		snprintf(text, size, "%s %s", white, tui_vocabulary(tui)->has_bye);
	else
		snprintf(text, size, "Board %d: %s v %s%s%s", results_label(tui, game.number),
			white, black, game.beside ? ", beside the draw" : "",
			rated_words(tui, &game, rated));
}

static void touched(struct tui *tui, const struct app_touched *touched)
{
	const int number = touched->round ? touched->round : touched->by_hand;
	const struct round *row = event_round(tui_event(tui), app_section(tui->app), number);
	const int round = row && row->state >= ROUND_PUBLISHED ? number : 0;
	struct game game;

	if (round == 0)
		return;
	results_of(tui)->round = round;
	if (game_of(tui_event(tui), app_section(tui->app), round, touched->pin, &game))
		results_of(tui)->list.at = game.number - 1;
}

static const char *next(const struct tui *tui)
{
	struct game game;

	if (!tui_has_players(tui))
		return "Esc, then e adds players";
	if (tui_is_season(tui) && tui->model.ncards == 0)
		return "Esc, then a takes the attendance";
	if (!results_chosen(tui, &game))
		return "Esc, then p proposes";
	if (tui->model.state < ROUND_PUBLISHED && tui->model.state > ROUND_LAID_OUT)
		return tui_publish_compares(tui) ? "Esc, then P compares, publishes"
						 : "Esc, then P publishes the draw";
	if (game.result == RESULT_NONE)
		return "type its result, or 12 1";
	if (tui->model.state == ROUND_COMPLETE)
		return "Esc, then s standings";
	return tui->model.state == ROUND_LAID_OUT ? "Esc, then p proposes" : "";
}

static const struct key_row rows[] = {
	{"12 1", "White", "White of board 12 has won; 12 0: Black has won", WHEN_ANY | CHANGES,
		NULL, NULL},
	{"12 =", "draw", "drawn; without a number: the board under the cursor", WHEN_ANY | CHANGES,
		NULL, NULL},
	{"12 w", NULL, "as 12 1; 12 b as 12 0, 12 d as 12 =: with a number or name alone",
		WHEN_ANY | CHANGES, NULL, NULL},
	{"12 ½-0", NULL, "half a point to White, none to Black; 12 0-½; 12 00: both lose",
		WHEN_ANY | CHANGES, NULL, NULL},
	{"12 ?", NULL,
		"not over, or not yet known: counts as drawn meanwhile; 12 ?1, 12 ?0: as that",
		WHEN_ANY | CHANGES, NULL, NULL},
	{"12 +", NULL, "Black did not appear; 12 -: White did not; 12 --: neither",
		WHEN_ANY | CHANGES, NULL, NULL},
	{"lo =", "name", "by a name, or #7 for player 7: the result is then his own",
		WHEN_ANY | CHANGES, NULL, NULL},
	{"12 1 =", NULL,
		"both games of a pair, each as White's of its own: in the second colours are turned",
		WHEN_ANY | WHEN_TWO_GAMES | CHANGES, NULL, NULL},
	{"12 x", NULL, "take the result of board 12 away", WHEN_ANY | CHANGES, NULL, NULL},
	{"Enter", NULL, "enter the result that is typed, or go to the board with this number",
		WHEN_ANY, results_slip_accept, NULL},
	{"F8", "undo", "undo (Ctrl-T too)", WHEN_ANY | CHANGES, action_undo, "Ctrl-T"},
	{"←→", "round", "an earlier or later round, to correct a result", WHEN_ANY, other_round,
		NULL},
	{"Esc", "board", "clear the line; on an empty line back to the draw board", WHEN_ANY, leave,
		NULL},
	{"Ctrl-O", NULL, "games outside the competition of the evening", WHEN_ANY | WHEN_SEASON,
		show_outside_games, NULL},
	{"Ctrl-K", NULL,
		"which boards of the next round are certain, while up to 8 games are open; again: list them",
		WHEN_ANY | WHEN_ROUNDS, results_forecast, NULL},
	{"Ctrl-N", NULL,
		"more of the board: what went wrong, or was really played; started; journal; deal; the table of sections; the mouse",
		WHEN_ANY, results_menu, NULL},
	{"Ctrl-P", "print", "print or write a list", WHEN_ANY, paper_ask, NULL},
	{"Ctrl-F", NULL, "who from outside plays the one with the bye",
		WHEN_ANY | WHEN_ROUNDS | CHANGES, fill_bye, NULL},
	{"↑↓", NULL, "choose a board; PgUp, PgDn", WHEN_ANY, list_view_choose,
		"PgUp PgDn Home End"},
};

static const struct key_row *results_key(int i)
{
	return i < (int)(sizeof(rows) / sizeof(rows[0])) ? &rows[i] : NULL;
}

/* The other rounds that ← and → would go to. */
static bool has_other_round(const struct tui *tui)
{
	const int round = results_of(tui)->round;
	const struct round *after = event_round(tui_event(tui), app_section(tui->app), round + 1);

	return round > 1 || round < tui->model.round || (after && after->state >= ROUND_PUBLISHED);
}

/* While something is typed Enter and Esc are about the line, and the arrows move in it. */
static const char *word(const struct tui *tui, const struct key_row *row)
{
	if (row->act == results_slip_accept)
		return is_empty(tui) ? NULL : "take it";
	if (row->act == other_round)
		return is_empty(tui) && has_other_round(tui) ? row->name : NULL;
	if (row->act == leave && !is_empty(tui))
		return "clear";
	if (!row->act && (!is_empty(tui) || results_count(tui) == 0))
		return NULL;
	return row->name;
}

static const struct key_row marks[] = {
	{"▸", NULL, "the board to which a result without a number goes", WHEN_ANY, NULL, NULL},
	{".-.", NULL, "no result yet", WHEN_ANY, NULL, NULL},
	{"1-0 0-0", NULL, "the points as typed above, White's first", WHEN_ANY, NULL, NULL},
	{"½-½ ?", NULL, "open: it counts so until its result comes", WHEN_ANY, NULL, NULL},
	{"def", NULL, "by default: the other did not appear; 0-0 def: neither did", WHEN_ANY, NULL,
		NULL},
	{"•", NULL, "one of the five results that came last on this screen", WHEN_ANY, NULL, NULL},
	{"✓ ✗", NULL, "the points given are, or are not, as many as the games and byes are worth",
		WHEN_ANY, NULL, NULL},
};

const struct view *view_results(void)
{
	static const struct view view = {
		.id = VIEW_RESULTS,
		.name = "Results",
		.keys = results_key,
		.marks = {marks, sizeof(marks) / sizeof(marks[0])},
		.own_size = sizeof(struct results),
		.list = &results_rows,
		.draw = draw,
		.before = before,
		.type = results_slip_type,
		.typing = is_typing,
		.mouse = list_view_mouse,
		.enter = enter,
		.round = shown_round,
		.facts = facts,
		.touched = touched,
		.next = next,
		.word = word,
	};

	return &view;
}
