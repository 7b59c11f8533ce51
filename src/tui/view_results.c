/* Results as fast as slips arrive: a line to type, the table of boards, the points count. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "board/entry.h"
#include "core/fit.h"
#include "tui/screen.h"

enum { FIRST_ROW = 3, RESULT_CELLS = 7, NAME_CELLS = 20 };

static const struct record *boards_of(const struct tui *tui, int *count)
{
	return event_range(
		tui_event(tui), RECORD_BOARD, app_section(tui->app), tui->results_round, count);
}

static int rows_of_page(void)
{
	return LINES - 2 - 3 - FIRST_ROW;
}

static const struct board *chosen(const struct tui *tui)
{
	int count;
	const struct record *rows = boards_of(tui, &count);

	return tui->results.at >= 0 && tui->results.at < count ? &rows[tui->results.at].as.board
							       : NULL;
}

/* The next open board from here on, around the end; stays if all are in. */
static void to_open(struct tui *tui, int from)
{
	int count;
	const struct record *rows = boards_of(tui, &count);

	for (int i = 0; i < count; i++) {
		int at = (from + i) % count;

		if (rows[at].as.board.result == RESULT_NONE) {
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
	to_open(tui, 0);
}

static bool published(const struct tui *tui)
{
	const struct round *round =
		event_round(tui_event(tui), app_section(tui->app), tui->results_round);

	return round && round->state >= ROUND_PUBLISHED;
}

/* " 3 5 8 10", or " 3 5 +2" where there is no room for all. */
static void open_boards(const struct record *rows, int count, int cells, char *text, size_t size)
{
	size_t used = 0;
	int left = 0;

	text[0] = '\0';
	for (int i = 0; i < count; i++)
		left += rows[i].as.board.result == RESULT_NONE;
	for (int i = 0; i < count && left > 0; i++) {
		char number[16], more[16];
		int wanted;

		if (rows[i].as.board.result != RESULT_NONE)
			continue;
		snprintf(number, sizeof(number), " %d", rows[i].as.board.number);
		snprintf(more, sizeof(more), " +%d", left - 1);
		wanted = (int)(used + strlen(number) + (left > 1 ? strlen(more) : 0));
		if (wanted > cells || (size_t)wanted >= size) {
			snprintf(text + used, size - used, " +%d", left);
			return;
		}
		used += strlen(strcpy(text + used, number));
		left--;
	}
}

/* "Round 4 · 10 boards · 6 in, to come: 3 5 8 10"; the bye is not a game. */
static void draw_title(const struct tui *tui)
{
	struct rollcall roll =
		event_rollcall(tui_event(tui), app_section(tui->app), tui->results_round);
	int count, games = 0, in = 0;
	const struct record *rows = boards_of(tui, &count);
	bool agrees = roll.points2 == roll.possible2;
	char text[300], points[60], open[200], given[16], possible[16];

	for (int i = 0; i < count; i++) {
		games += rows[i].as.board.black != 0;
		in += rows[i].as.board.black != 0 && rows[i].as.board.result != RESULT_NONE;
	}
	points_text(roll.points2, given);
	points_text(roll.possible2, possible);
	snprintf(points, sizeof(points), " %s of %s %s %s ", given, possible,
		points_word(roll.possible2),
		agrees                             ? "✓"
			: games > 0 && in == games ? "✗"
						   : "");
	snprintf(text, sizeof(text), "%s %d · %d board%s%s · %d in", tui_round(tui),
		tui->results_round, games, games == 1 ? "" : "s",
		count == games               ? ""
			: tui_is_season(tui) ? " and who sits out"
					     : " and the bye",
		in);
	if (in < games) {
		snprintf(text + strlen(text), sizeof(text) - strlen(text), ", to come:");
		open_boards(rows, count, COLS - 8 - text_width(text) - text_width(points), open,
			sizeof(open));
		snprintf(text + strlen(text), sizeof(text) - strlen(text), "%s", open);
	}
	head_frame(text);
	paint_text(1, COLS - 2 - text_width(points), agrees ? ROLE_GOOD : ROLE_TITLE, points,
		text_width(points));
}

static void put_player(const struct tui *tui, struct strip *strip, int pin, int cells, bool winner)
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	char text[16];

	snprintf(text, sizeof(text), "%d", pin);
	strip_fit(strip, ROLE_PLAIN, pin ? text : "", 4, true);
	strip_gap(strip, 1);
	strip_fit(strip, winner ? ROLE_STRONG : ROLE_PLAIN,
		player        ? player->name
			: pin ? ""
			      : "bye",
		cells - 5, false);
}

static const char *result_words(enum result result)
{
	return result == RESULT_NONE ? "no result" : result_notation(result);
}

static void draw_board(const struct tui *tui, const struct board *board, int row, bool here)
{
	struct strip strip = {0};
	int names = COLS > 100 ? 40 : 28;
	char text[16];
	enum result result = (enum result)board->result;

	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	snprintf(text, sizeof(text), "%d", board->number);
	strip_fit(&strip, ROLE_STRONG, text, 3, true);
	strip_gap(&strip, 1);
	put_player(tui, &strip, board->white, names,
		result == RESULT_WHITE || result == RESULT_DEFAULT_BLACK);
	strip_gap(&strip, 2);
	strip_fit(&strip, result == RESULT_NONE ? ROLE_FAINT : ROLE_STRONG,
		result == RESULT_NONE ? ".-." : result_notation(result), RESULT_CELLS, false);
	put_player(tui, &strip, board->black, names,
		result == RESULT_BLACK || result == RESULT_DEFAULT_WHITE);
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

/* The typed line; the bye takes no result, so one for it is bad. */
static void parse(const struct tui *tui, struct entry *entry)
{
	const struct board *board = chosen(tui);

	entry_parse(tui_event(tui), app_section(tui->app), tui->results_round,
		board ? board->number : 0, tui->entry.text, entry);
	board = event_board(
		tui_event(tui), app_section(tui->app), tui->results_round, entry->board);
	if (entry->kind != ENTRY_RESULT || !board || board->black != 0)
		return;
	entry->kind = ENTRY_BAD;
	snprintf(entry->text, sizeof(entry->text), "board %d is the bye: it takes no result",
		entry->board);
}

/* What Enter would do with the line as it stands. */
static void preview(const struct tui *tui, char *text, size_t size)
{
	struct entry entry;

	parse(tui, &entry);
	if (entry.kind == ENTRY_EMPTY)
		snprintf(text, size, "1 White  0 Black  = draw  + - default  x none");
	else if (entry.kind == ENTRY_BAD)
		snprintf(text, size, "%s", entry.text);
	else if (entry.kind == ENTRY_BOARD)
		snprintf(text, size, "Enter goes to board %d", entry.board);
	else
		snprintf(text, size, "board %d: %s%s", entry.board, result_words(entry.result),
			entry.by_player ? " (as that player's result)" : "");
}

static void draw(struct tui *tui)
{
	int count, page = rows_of_page(), row = LINES - 5, names = COLS > 100 ? 40 : 28;
	const struct record *rows = boards_of(tui, &count);
	char text[200];

	draw_title(tui);
	list_reveal(&tui->results, count, page);
	paint_text(2, 2, ROLE_TITLE, " Bd    No. White", COLS - 4);
	paint_text(2, 7 + names, ROLE_TITLE, "Result      Black", COLS - 8 - names);
	if (count == 0)
		paint_text(4, 4, ROLE_PLAIN,
			tui->model.ncards == 0
				? "There are no players yet: Esc, then e adds players."
				: tui_is_season(tui)
				? "This evening has no boards yet: Esc, then a and p."
				: "This round has no boards yet: Esc, then p proposes the draw.",
			COLS - 6);
	for (int i = 0; i < page && tui->results.top + i < count; i++)
		draw_board(tui, &rows[tui->results.top + i].as.board, FIRST_ROW + i,
			tui->results.top + i == tui->results.at);
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
 * that the next draw was already made from.
 */
static void say_entered(struct tui *tui, int number, enum result result)
{
	int section = app_section(tui->app), current = event_current_round(tui_event(tui), section);
	struct rollcall roll = event_rollcall(tui_event(tui), section, tui->results_round);
	const struct round *round = event_round(tui_event(tui), section, tui->results_round);
	const struct round *following = event_round(tui_event(tui), section, current);
	const char *words = result_words(result);
	char given[16], drawn[160];

	points_text(roll.points2, given);
	app_correction_words(tui->app, tui->results_round, drawn, sizeof(drawn));
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

static void entered(struct tui *tui, int number, enum result result)
{
	int count;
	const struct record *rows = boards_of(tui, &count);

	editor_set(&tui->entry, "");
	for (int i = 0; i < count; i++) {
		if (rows[i].as.board.number == number)
			tui->results.at = i;
	}
	to_open(tui, tui->results.at + 1);
	say_entered(tui, number, result);
}

static void on_overwrite(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};

	(void)text;
	editor_set(&tui->entry, "");
	if (answer == 'y' &&
		tui_did(tui,
			app_result(tui->app, tui->results_round, tui->asked_board,
				tui->asked_result, true, &error),
			&error))
		entered(tui, tui->asked_board, tui->asked_result);
}

static void enter_result(struct tui *tui, int number, enum result result)
{
	struct error error = {.code = STATUS_OK};
	enum status status =
		app_result(tui->app, tui->results_round, number, result, false, &error);
	const struct board *board =
		event_board(tui_event(tui), app_section(tui->app), tui->results_round, number);

	if (status == STATUS_CONFLICT && board && board->result != RESULT_NONE &&
		board->result != (int)result) {
		tui->asked_board = number;
		tui->asked_result = result;
		ask_key(tui, "yn", on_overwrite,
			"Board %d is in as %s; this slip says %s. Is the new one right?\ny yes   n no",
			number, result_words((enum result)board->result), result_words(result));
		return;
	}
	if (tui_did(tui, status, &error))
		entered(tui, number, result);
}

static void accept(struct tui *tui)
{
	struct entry entry;
	int count;
	const struct record *rows = boards_of(tui, &count);

	parse(tui, &entry);
	switch (entry.kind) {
	case ENTRY_EMPTY:
		break;
	case ENTRY_BAD:
		tui_say(tui, ROLE_BAD, "%s", entry.text);
		break;
	case ENTRY_BOARD:
		for (int i = 0; i < count; i++) {
			if (rows[i].as.board.number == entry.board)
				tui->results.at = i;
		}
		editor_set(&tui->entry, "");
		break;
	case ENTRY_RESULT:
		if (!published(tui))
			tui_say(tui, ROLE_BAD,
				"%s %d is not published yet: results come after that.",
				tui_round(tui), tui->results_round);
		else
			enter_result(tui, entry.board, entry.result);
		break;
	}
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
	int count;
	bool empty = tui->entry.text[0] == '\0';

	boards_of(tui, &count);
	if (event->kind == TERM_KEY && event->key == KEY_RETURN) {
		accept(tui);
		return true;
	}
	if (event->kind == TERM_KEY && event->key == KEY_ESCAPE) {
		if (empty)
			tui_show(tui, view_board());
		editor_set(&tui->entry, "");
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
	/* Home and End move in the typed line once there is one. */
	if (event->kind == TERM_KEY &&
		(empty || (event->key != KEY_HOME && event->key != KEY_END)) &&
		list_key(&tui->results, event->key, count, rows_of_page()))
		return true;
	return edit_event(&tui->entry, event);
}

static void mouse(struct tui *tui, const struct mouse_event *mouse)
{
	int count;

	boards_of(tui, &count);
	if (mouse->wheel != 0)
		tui->results.at += mouse->wheel;
	else if (mouse->press && mouse->row >= FIRST_ROW && mouse->row < FIRST_ROW + rows_of_page())
		tui->results.at = tui->results.top + mouse->row - FIRST_ROW;
	list_reveal(&tui->results, count, rows_of_page());
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	const struct board *board = chosen(tui);
	const struct player *white, *black;
	char names[2][NAME_SIZE];

	text[0] = '\0';
	if (!board)
		return;
	white = event_player(tui_event(tui), board->section, board->white);
	black = event_player(tui_event(tui), board->section, board->black);
	text_fit(names[0], sizeof(names[0]), white ? white->name : "", NAME_CELLS);
	text_fit(names[1], sizeof(names[1]), black ? black->name : "", NAME_CELLS);
	if (board->black == 0)
		snprintf(text, size, "Board %d: %d %s has the bye", board->number, board->white,
			names[0]);
	else
		snprintf(text, size, "Board %d: %d %s v %d %s", board->number, board->white,
			names[0], board->black, names[1]);
}

static const char *next(const struct tui *tui)
{
	const struct board *board = chosen(tui);

	if (tui->model.ncards == 0)
		return "Esc, then e adds players";
	if (!board)
		return "Esc, then p proposes";
	if (!published(tui))
		return "Esc, then P publishes the draw";
	if (board->result == RESULT_NONE)
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
	{"F8", "undo", "undo; F9 redo", WHEN_ANY},
	{"←→", "round", "an earlier or later round, to correct a result", WHEN_ANY},
	{"Ctrl-P", "print", "print or write a list", WHEN_ANY},
	{"↑↓", NULL, "choose a board; PgUp, PgDn", WHEN_ANY},
	{"Esc", "board", "clear the line; on an empty line back to the draw board", WHEN_ANY},
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
