/* Results as fast as slips arrive: the table of boards, and below it the line to type in. */
#include "config.h"

#include "tui/view/results.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "core/fit.h"
#include "core/short_name.h"
#include "tui/ask/edit.h"
#include "tui/ask/paper.h"
#include "tui/ask/typing.h"
#include "tui/board/fill.h"
#include "tui/state/list.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/mouse.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/view/head.h"
#include "tui/view/views.h"

enum { FIRST_ROW = 3, NAME_CELLS = 20 };

static int rows_of_page(const struct tui *tui)
{
	return head_lines(tui) - 2 - 3 - FIRST_ROW;
}

static void enter(struct tui *tui)
{
	struct results *results = results_of(tui);
	int last = tui->model.state >= ROUND_PUBLISHED ? tui->model.round : tui->model.round - 1;

	tui->results_round = last > 0 ? last : 1;
	results->list = (struct list){0, 0};
	editor_set(&results->line, "");
	results->refused = false;
	results_to_open(tui, 0);
}

static void draw(struct tui *tui)
{
	struct results *results = results_of(tui);
	const int count = results_count(tui), page = rows_of_page(tui), row = head_lines(tui) - 5;
	const struct results_cells cells = results_share_cells(tui);
	struct game game;
	char text[256];

	results_draw_title(tui);
	list_reveal(&results->list, count, page);
	results_draw_headings(&cells, FIRST_ROW - 1);
	if (count == 0)
		paint_text(4, 4, ROLE_PLAIN,
			!tui_has_players(tui)
				? "There are no players yet: Esc, then e adds players."
				: tui_is_season(tui) && tui->model.ncards == 0
				? "Nobody is ticked for this evening yet: Esc, then a (attendance)."
				: tui_is_season(tui)
				? "This evening has no boards yet: Esc, then p draws it."
				: "This round has no boards yet: Esc, then p proposes the draw.",
			COLS - 6);
	for (int i = 0; i < page && results_game(tui, results->list.top + i + 1, &game); i++)
		results_draw_row(tui, &game, &cells, FIRST_ROW + i,
			results->list.top + i == results->list.at);
	if (count > 0 && count - results->list.top < page)
		results_draw_byes(tui, FIRST_ROW + count - results->list.top,
			page - (count - results->list.top));
	paint_across(row, 1, COLS - 2, "─", ROLE_FRAME);
	paint_text(row, 0, ROLE_FRAME, "├", 1);
	paint_text(row, COLS - 1, ROLE_FRAME, "┤", 1);
	paint_text(row + 1, 2, ROLE_TITLE, "Result>", 8);
	results_slip_preview(tui, text, sizeof(text));
	paint_text(row + 1, 32, ROLE_PLAIN, text, COLS - 33);
	head_draw(tui);
	edit_draw(&results->line, row + 1, 10, 20, !tui->ask.open && !tui->panel.open);
}

static void other_round(struct tui *tui, int step)
{
	int round = tui->results_round + step;

	if (round < 1 || round > tui->model.round)
		return;
	tui->results_round = round;
	results_of(tui)->list = (struct list){0, 0};
	results_to_open(tui, 0);
}

static bool key(struct tui *tui, const struct term_event *event)
{
	struct results *results = results_of(tui);
	const int count = results_count(tui);
	struct game game;
	bool empty = results->line.text[0] == '\0';

	if (event->kind == TERM_KEY && event->key == KEY_RETURN) {
		results_slip_accept(tui);
		return true;
	}
	if (event->kind == TERM_KEY && event->key == KEY_ESCAPE) {
		if (empty)
			typing_leave(tui, VIEW_BOARD);
		else if (!results->refused)
			typing_emptied(tui);
		results_slip_clear(tui);
		return true;
	}
	if (event->kind == TERM_KEY && empty &&
		(event->key == KEY_LEFT || event->key == KEY_RIGHT)) {
		other_round(tui, event->key == KEY_LEFT ? -1 : 1);
		return true;
	}
	if (event->kind == TERM_KEY && event->key == key_control('p')) {
		paper_ask(tui);
		return true;
	}
	if (event->kind == TERM_KEY && event->key == key_control('f') && !tui_is_season(tui)) {
		fill_ask_game(tui, results_chosen(tui, &game) ? &game : NULL);
		return true;
	}
	if (event->kind == TERM_KEY && event->key == key_control('o') && tui_is_season(tui)) {
		tui_show_outside(tui, tui->results_round);
		return true;
	}
	/* Home and End move in the typed line once there is one. */
	if (event->kind == TERM_KEY &&
		(empty || (event->key != KEY_HOME && event->key != KEY_END)) &&
		list_key(&results->list, event->key, count, rows_of_page(tui)))
		return true;
	return results_slip_type(tui, event);
}

static void mouse(struct tui *tui, const struct mouse_event *mouse)
{
	list_mouse(&results_of(tui)->list, mouse, results_count(tui), FIRST_ROW, rows_of_page(tui));
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

static void facts(const struct tui *tui, char *text, size_t size)
{
	char white[NAME_SIZE + 8], black[NAME_SIZE + 8];
	struct game game;

	text[0] = '\0';
	if (!results_chosen(tui, &game))
		return;
	side_words(tui, &game, game.white, white);
	side_words(tui, &game, game.black, black);
	if (game.bye)
		snprintf(text, size, "%s %s", white,
			tui_is_season(tui) ? "sits out" : "has the bye");
	else
		snprintf(text, size, "Board %d: %s v %s%s", game.number, white, black,
			game.beside ? ", beside the draw" : "");
}

static void touched(struct tui *tui, const struct app_touched *touched)
{
	struct game game;

	if (touched->round == 0)
		return;
	tui->results_round = touched->round;
	if (game_of(tui_event(tui), app_section(tui->app), touched->round, touched->pin, &game))
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
	if (!results_published(tui))
		return tui_publish_compares(tui) ? "Esc, then P compares, publishes"
						 : "Esc, then P publishes the draw";
	if (game.result == RESULT_NONE)
		return "type its result, or 12 1";
	if (tui->model.state == ROUND_COMPLETE)
		return "Esc, then s standings";
	return tui->model.state == ROUND_LAID_OUT ? "Esc, then p proposes" : "";
}

static const struct key_help keys[] = {
	{"12 1", "White", "White of board 12 has won; 12 0: Black has won", WHEN_ANY},
	{"12 =", "draw", "drawn; without a number: the board under the cursor", WHEN_ANY},
	{"12 ½-0", NULL, "half a point to White, none to Black; 12 0-½; 12 00: both lose",
		WHEN_ANY},
	{"12 +", NULL, "Black did not appear; 12 -: White did not; 12 --: neither", WHEN_ANY},
	{"lo =", "name", "by a name, or #7 for player 7: the result is then his own", WHEN_ANY},
	{"12 x", NULL, "take the result of board 12 away", WHEN_ANY},
	{"F8", "undo", "undo (Ctrl-T too); F9 or Ctrl-R: redo", WHEN_ANY},
	{"←→", "round", "an earlier or later round, to correct a result", WHEN_ANY},
	{"Esc", "board", "clear the line; on an empty line back to the draw board", WHEN_ANY},
	{"Ctrl-O", NULL, "games outside the competition of the evening", WHEN_ANY | WHEN_SEASON},
	{"Ctrl-P", "print", "print or write a list", WHEN_ANY},
	{"Ctrl-F", NULL, "who from outside plays the one with the bye", WHEN_ANY | WHEN_ROUNDS},
	{"↑↓", NULL, "choose a board; PgUp, PgDn", WHEN_ANY},
};

static const struct key_help marks[] = {
	{"▸", NULL, "the board to which a result without a number goes", WHEN_ANY},
	{".-.", NULL, "no result yet", WHEN_ANY},
	{"1-0 0-1", NULL, "won by White, by Black; ½-½ drawn; ½-0 0-½: half a point to one alone",
		WHEN_ANY},
	{"def", NULL, "by default: the other did not appear; 0-0 def: neither did", WHEN_ANY},
	{"0-0", NULL, "played, and both lose", WHEN_ANY},
	{"•", NULL, "one of the five results that came last on this screen", WHEN_ANY},
	{"✓ ✗", NULL, "the points given are, or are not, as many as the games and byes are worth",
		WHEN_ANY},
};

const struct view *view_results(void)
{
	static const struct view view = {
		.id = VIEW_RESULTS,
		.name = "Results",
		.keys = keys,
		.nkeys = sizeof(keys) / sizeof(keys[0]),
		.marks = marks,
		.nmarks = sizeof(marks) / sizeof(marks[0]),
		.own_size = sizeof(struct results),
		.draw = draw,
		.key = key,
		.mouse = mouse,
		.enter = enter,
		.types = true,
		.facts = facts,
		.touched = touched,
		.next = next,
	};

	return &view;
}
