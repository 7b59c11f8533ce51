/* Results as fast as slips arrive: a line to type, the table of boards, the points count. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "app/words.h"
#include "board/entry.h"
#include "board/card.h"
#include "core/fit.h"
#include "core/short_name.h"
#include "tui/screen.h"

enum { FIRST_ROW = 3, RESULT_CELLS = 7, NAME_CELLS = 20 };

int results_count(const struct tui *tui)
{
	return game_count(tui_event(tui), app_section(tui->app), tui->results_round);
}

bool results_game(const struct tui *tui, int number, struct game *game)
{
	return game_find(tui_event(tui), app_section(tui->app), tui->results_round, number, game);
}

static int rows_of_page(const struct tui *tui)
{
	return head_lines(tui) - 2 - 3 - FIRST_ROW;
}

static bool chosen(const struct tui *tui, struct game *game)
{
	return results_game(tui, tui->results.at + 1, game);
}

/* The next open board from here on, around the end; stays if all are in. */
static void to_open(struct tui *tui, int from)
{
	const int count = results_count(tui);
	struct game game;

	for (int i = 0; i < count; i++) {
		int at = (from + i) % count;

		if (results_game(tui, at + 1, &game) && game.result == RESULT_NONE) {
			tui->results.at = at;
			return;
		}
	}
}

static void enter(struct tui *tui)
{
	int last = tui->model.state >= ROUND_PUBLISHED ? tui->model.round : tui->model.round - 1;

	tui->results_round = last > 0 ? last : 1;
	tui->results = (struct list){0, 0};
	editor_set(&tui->entry, "");
	tui->entry_refused = false;
	to_open(tui, 0);
}

static bool published(const struct tui *tui)
{
	const struct round *round =
		event_round(tui_event(tui), app_section(tui->app), tui->results_round);

	return round && round->state >= ROUND_PUBLISHED;
}

static void put_player(const struct tui *tui, struct strip *strip, int pin, int cells, bool winner)
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	char text[16];

	snprintf(text, sizeof(text), "%d", pin);
	strip_fit(strip, ROLE_PLAIN, pin ? text : "", 4, true);
	strip_gap(strip, 1);
	if (player || pin)
		card_put_name(tui_event(tui), player, winner ? ROLE_STRONG : ROLE_PLAIN, cells - 5,
			strip);
	else
		strip_fit(strip, ROLE_PLAIN, tui_is_season(tui) ? "sits out" : "the bye", cells - 5,
			false);
}

static const char *result_words(enum result result)
{
	return result == RESULT_NONE ? "no result" : result_notation(result);
}

static void put_side(
	const struct tui *tui, struct strip *strip, const struct game *game, int pin, bool winner)
{
	const int names = COLS > 100 ? 40 : 28;

	if (pin != 0 || !game->outside) {
		put_player(tui, strip, pin, names, winner);
		return;
	}
	strip_gap(strip, 5);
	strip_fit(strip, winner ? ROLE_STRONG : ROLE_PLAIN, game->outside, names - 5, false);
}

static void draw_game(const struct tui *tui, const struct game *game, int row, bool here)
{
	struct strip strip = {0};
	char text[16];
	const enum result result = game->result;

	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	snprintf(text, sizeof(text), "%d", game->number);
	strip_fit(&strip, ROLE_STRONG, game->bye ? "" : text, 3, true);
	strip_gap(&strip, 1);
	put_side(tui, &strip, game, game->white,
		result == RESULT_WHITE || result == RESULT_DEFAULT_BLACK);
	strip_gap(&strip, 2);
	strip_fit(&strip, result == RESULT_NONE ? ROLE_FAINT : ROLE_STRONG,
		result == RESULT_NONE ? ".-."
			: game->bye   ? ""
				      : result_notation(result),
		RESULT_CELLS, false);
	put_side(tui, &strip, game, game->black,
		result == RESULT_BLACK || result == RESULT_DEFAULT_WHITE);
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

/* The typed line; the bye takes no result, so one for it is bad. */
static void parse(const struct tui *tui, struct entry *entry)
{
	struct game game;

	entry_parse(tui_event(tui), app_section(tui->app), tui->results_round,
		chosen(tui, &game) ? game.number : 0, tui->entry.text, entry);
	if (entry->kind != ENTRY_RESULT || !results_game(tui, entry->board, &game) || !game.bye)
		return;
	entry->kind = ENTRY_BAD;
	snprintf(entry->text, sizeof(entry->text),
		tui_is_season(tui) ? "board %d is no game: its player sits out"
				   : "board %d is the bye: it takes no result",
		entry->board);
}

/* "22 O'Brien", or the name of one from outside. */
static const char *who_plays(
	const struct tui *tui, const struct game *game, int pin, char who[WHO_SIZE])
{
	if (pin != 0 || !game->outside)
		return words_who(tui_event(tui), app_section(tui->app), pin, who);
	text_fit(who, WHO_SIZE, game->outside, NAME_CELLS);
	return who;
}

/* "22 O'Brien 1-0 17 D'Souza". */
static void game_words(
	const struct tui *tui, int number, enum result result, char *text, size_t size)
{
	char white[WHO_SIZE], black[WHO_SIZE];
	struct game game;

	if (!results_game(tui, number, &game) || game.bye)
		words_put(text, size, "board %d: %s", number, result_words(result));
	else
		words_put(text, size, "%s %s %s", who_plays(tui, &game, game.white, white),
			result == RESULT_NONE ? "-" : result_notation(result),
			who_plays(tui, &game, game.black, black));
}

/* What Enter would do with the line as it stands. */
static void preview(const struct tui *tui, char *text, size_t size)
{
	struct entry entry;

	parse(tui, &entry);
	if (entry.kind == ENTRY_EMPTY && !published(tui))
		snprintf(text, size, "A draft: results come once it is published.");
	else if (entry.kind == ENTRY_EMPTY)
		snprintf(text, size, "1 White  0 Black  = draw  + - default  x none");
	else if (entry.kind == ENTRY_BAD)
		snprintf(text, size, "%s", entry.text);
	else if (entry.kind == ENTRY_BOARD)
		snprintf(text, size, "Enter goes to board %d", entry.board);
	else
		game_words(tui, entry.board, entry.result, text, size);
}

static void draw(struct tui *tui)
{
	const int count = results_count(tui), page = rows_of_page(tui), row = head_lines(tui) - 5,
		  names = COLS > 100 ? 40 : 28;
	struct game game;
	char text[256];

	results_draw_title(tui);
	list_reveal(&tui->results, count, page);
	paint_text(2, 2, ROLE_TITLE, " Bd    No. White", COLS - 4);
	paint_text(2, 7 + names, ROLE_TITLE, "Result      Black", COLS - 8 - names);
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
	for (int i = 0; i < page && results_game(tui, tui->results.top + i + 1, &game); i++)
		draw_game(tui, &game, FIRST_ROW + i, tui->results.top + i == tui->results.at);
	if (count > 0 && count - tui->results.top < page)
		results_draw_byes(tui, FIRST_ROW + count - tui->results.top,
			page - (count - tui->results.top));
	paint_across(row, 1, COLS - 2, "─", ROLE_FRAME);
	paint_text(row, 0, ROLE_FRAME, "├", 1);
	paint_text(row, COLS - 1, ROLE_FRAME, "┤", 1);
	paint_text(row + 1, 2, ROLE_TITLE, "Result>", 8);
	preview(tui, text, sizeof(text));
	paint_text(row + 1, 32, ROLE_PLAIN, text, COLS - 33);
	head_draw(tui);
	edit_draw(&tui->entry, row + 1, 10, 20, !tui->ask.open && !tui->panel.open);
}

/*
 * And what to do next, when it was the last result of the round or of the event, or one of a round
 * that a later draw was already made from.
 */
static void say_entered(struct tui *tui, int number, enum result result)
{
	int section = app_section(tui->app), current = event_current_round(tui_event(tui), section);
	struct rollcall roll = event_rollcall(tui_event(tui), section, tui->results_round);
	const struct round *round = event_round(tui_event(tui), section, tui->results_round);
	const struct round *following = event_round(tui_event(tui), section, current);
	const char *words = result_words(result);
	char given[16], drawn[CORRECTION_SIZE];

	points_text(roll.points2, given);
	app_correction_words(tui->app, tui->results_round, number, drawn, sizeof(drawn));
	if (drawn[0])
		tui_say(tui, ROLE_BAD, "%s", drawn);
	else if (!round || round->state != ROUND_COMPLETE)
		tui_say(tui, ROLE_GOOD, "Board %d: %s. F8 takes it back.", number, words);
	else if (current > tui->model.rounds)
		tui_say(tui, ROLE_GOOD,
			"Board %d: %s. The event is complete: Esc, then s standings, w print.",
			number, words);
	else if (current == tui->results_round + 1 &&
		(!following || following->state == ROUND_LAID_OUT))
		tui_say(tui, ROLE_GOOD, "Board %d: %s. %s %d is complete: %s points. Esc, then %s.",
			number, words, tui_round(tui), tui->results_round, given,
			tui_is_season(tui) ? "s the table" : "p for the next draw");
	else
		tui_say(tui, ROLE_GOOD, "Board %d: %s. %s %d is complete: %s points.", number,
			words, tui_round(tui), tui->results_round, given);
}

/* A slip that came twice has changed nothing: there is nothing to take back. */
static void say_again(struct tui *tui, int number, enum result result)
{
	if (result == RESULT_NONE)
		tui_say(tui, ROLE_PLAIN, "Board %d had no result already: nothing is changed.",
			number);
	else
		tui_say(tui, ROLE_PLAIN, "Board %d was %s already.", number, result_words(result));
}

static void clear_line(struct tui *tui)
{
	editor_set(&tui->entry, "");
	tui->entry_refused = false;
}

static void to_board(struct tui *tui, int number)
{
	if (number >= 1 && number <= results_count(tui))
		tui->results.at = number - 1;
}

static void entered(struct tui *tui, int number, enum result was, enum result result)
{
	clear_line(tui);
	to_board(tui, number);
	to_open(tui, tui->results.at + 1);
	if (was == result)
		say_again(tui, number, result);
	else
		say_entered(tui, number, result);
}

static enum result result_of(const struct tui *tui, int number)
{
	struct game game;

	return results_game(tui, number, &game) ? game.result : RESULT_NONE;
}

static void on_overwrite(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};
	const enum result was = result_of(tui, tui->asked_board);

	(void)text;
	clear_line(tui);
	if (answer == 'y' &&
		tui_did(tui,
			app_result(tui->app, tui->results_round, tui->asked_board,
				tui->asked_result, true, &error),
			&error))
		entered(tui, tui->asked_board, was, tui->asked_result);
}

/* False: it was refused, and said why. */
static bool enter_result(struct tui *tui, int number, enum result result)
{
	struct error error = {.code = STATUS_OK};
	const enum result was = result_of(tui, number);
	char game[2 * WHO_SIZE + 16];
	enum status status =
		app_result(tui->app, tui->results_round, number, result, false, &error);

	if (status == STATUS_CONFLICT && was != RESULT_NONE && was != result) {
		tui->asked_board = number;
		tui->asked_result = result;
		game_words(tui, number, was, game, sizeof(game));
		ask_key(tui, "yn", on_overwrite,
			"%s %d, board %d: %s; now %s? Is the new one right?\ny yes   n no",
			tui_round(tui), tui->results_round, number, game, result_words(result));
		return true;
	}
	if (!tui_did(tui, status, &error))
		return false;
	entered(tui, number, was, result);
	return true;
}

static void accept(struct tui *tui)
{
	struct entry entry;

	parse(tui, &entry);
	tui->entry_refused = false;
	switch (entry.kind) {
	case ENTRY_EMPTY:
		break;
	case ENTRY_BAD:
		tui_say(tui, ROLE_BAD, "%s", entry.text);
		tui->entry_refused = true;
		break;
	case ENTRY_BOARD:
		to_board(tui, entry.board);
		clear_line(tui);
		break;
	case ENTRY_RESULT:
		if (published(tui)) {
			tui->entry_refused = !enter_result(tui, entry.board, entry.result);
			break;
		}
		tui_say(tui, ROLE_BAD, "%s %d is not published yet: results come after that.",
			tui_round(tui), tui->results_round);
		tui->entry_refused = true;
		break;
	}
}

/* A refused slip stays to be put right, until something is typed: that is the next slip. */
static bool type(struct tui *tui, const struct term_event *event)
{
	if (tui->entry_refused && event->kind == TERM_CHARACTER)
		clear_line(tui);
	if (!edit_event(&tui->entry, event))
		return false;
	tui->entry_refused = false;
	return true;
}

static void other_round(struct tui *tui, int step)
{
	int round = tui->results_round + step;

	if (round < 1 || round > tui->model.round)
		return;
	tui->results_round = round;
	tui->results = (struct list){0, 0};
	to_open(tui, 0);
}

static bool key(struct tui *tui, const struct term_event *event)
{
	const int count = results_count(tui);
	struct game game;
	bool empty = tui->entry.text[0] == '\0';

	if (event->kind == TERM_KEY && event->key == KEY_RETURN) {
		accept(tui);
		return true;
	}
	if (event->kind == TERM_KEY && event->key == KEY_ESCAPE) {
		if (empty)
			tui_show(tui, view_board());
		clear_line(tui);
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
		fill_ask_game(tui, chosen(tui, &game) ? &game : NULL);
		return true;
	}
	if (event->kind == TERM_KEY && event->key == key_control('o') && tui_is_season(tui)) {
		outside_open(tui, tui->results_round);
		return true;
	}
	/* Home and End move in the typed line once there is one. */
	if (event->kind == TERM_KEY &&
		(empty || (event->key != KEY_HOME && event->key != KEY_END)) &&
		list_key(&tui->results, event->key, count, rows_of_page(tui)))
		return true;
	return type(tui, event);
}

static void mouse(struct tui *tui, const struct mouse_event *mouse)
{
	list_mouse(&tui->results, mouse, results_count(tui), FIRST_ROW, rows_of_page(tui));
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
	if (!chosen(tui, &game))
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

static const char *next(const struct tui *tui)
{
	struct game game;

	if (!tui_has_players(tui))
		return "Esc, then e adds players";
	if (tui_is_season(tui) && tui->model.ncards == 0)
		return "Esc, then a takes the attendance";
	if (!chosen(tui, &game))
		return "Esc, then p proposes";
	if (!published(tui))
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
	{"12 +", NULL, "Black did not appear; 12 -: White did not; 12 --: neither", WHEN_ANY},
	{"12 =", "draw", "drawn; without a number: the board under the cursor", WHEN_ANY},
	{"lo =", "name", "by a name, or #7 for player 7: the result is then his own", WHEN_ANY},
	{"12 x", NULL, "take the result of board 12 away; 12 00: played, both lose", WHEN_ANY},
	{"F8", "undo", "undo (Ctrl-T too); F9 or Ctrl-R: redo", WHEN_ANY},
	{"←→", "round", "an earlier or later round, to correct a result", WHEN_ANY},
	{"Esc", "board", "clear the line; on an empty line back to the draw board", WHEN_ANY},
	{"Ctrl-O", NULL, "games outside the competition of the evening", WHEN_ANY | WHEN_SEASON},
	{"Ctrl-P", "print", "print or write a list", WHEN_ANY},
	{"Ctrl-F", NULL, "who from outside plays the one with the bye", WHEN_ANY | WHEN_ROUNDS},
	{"↑↓", NULL, "choose a board; PgUp, PgDn", WHEN_ANY},
};

const struct view *view_results(void)
{
	static const struct view view = {
		.name = "Results",
		.keys = keys,
		.nkeys = sizeof(keys) / sizeof(keys[0]),
		.draw = draw,
		.key = key,
		.mouse = mouse,
		.enter = enter,
		.types = true,
		.facts = facts,
		.next = next,
	};

	return &view;
}
