/* Results as fast as slips arrive: a line to type, the table of boards, the points count. */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "board/entry.h"
#include "core/fit.h"
#include "tui/screen.h"

enum { FIRST_ROW = 3 };

static const struct record *boards_of(const struct tui *tui, int *count)
{
	return event_range(tui_event(tui), RECORD_BOARD, app_section(tui->app), tui->results_round, count);
}

static int rows_of_page(void)
{
	return LINES - 2 - 3 - FIRST_ROW;
}

static const struct board *chosen(const struct tui *tui)
{
	int count;
	const struct record *rows = boards_of(tui, &count);

	return tui->results.at >= 0 && tui->results.at < count ? &rows[tui->results.at].as.board : NULL;
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
	const struct round *round = event_round(tui_event(tui), app_section(tui->app), tui->results_round);

	return round && round->state >= ROUND_PUBLISHED;
}

/* "Round 4 · 10 boards · 6 in, to come: 3 5 8 10" */
static void draw_title(const struct tui *tui)
{
	struct rollcall roll = event_rollcall(tui_event(tui), app_section(tui->app), tui->results_round);
	int count, in = 0;
	const struct record *rows = boards_of(tui, &count);
	char text[300], open[200] = "", given[16], possible[16];
	bool complete;

	for (int i = 0; i < count; i++) {
		if (rows[i].as.board.result != RESULT_NONE)
			in++;
		else if (strlen(open) + 8 < sizeof(open))
			snprintf(open + strlen(open), sizeof(open) - strlen(open), " %d", rows[i].as.board.number);
	}
	complete = count > 0 && in == count;
	snprintf(text, sizeof(text), "Round %d · %d boards · %d in%s%s", tui->results_round, count, in,
		open[0] ? ", to come:" : "", open);
	head_frame(text);
	points_text(roll.points2, given);
	points_text(roll.possible2, possible);
	snprintf(text, sizeof(text), " %s of %s points %s ", given, possible,
		roll.points2 == roll.possible2 ? "✓"
			: complete             ? "✗"
					       : "");
	paint_text(1, COLS - 2 - text_width(text), roll.points2 == roll.possible2 ? ROLE_GOOD : ROLE_TITLE, text,
		text_width(text));
}

static void put_player(const struct tui *tui, struct strip *strip, int pin, int cells, bool winner)
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	char text[16];

	snprintf(text, sizeof(text), "%d", pin);
	strip_fit(strip, ROLE_PLAIN, pin ? text : "", 4, true);
	strip_gap(strip, 1);
	strip_fit(strip, winner ? ROLE_STRONG : ROLE_PLAIN, player ? player->name : pin ? "" : "bye", cells - 5, false);
}

static const char *result_cell(enum result result)
{
	static const char *const cells[] = {
		[RESULT_NONE] = ". - .",
		[RESULT_WHITE] = "1 - 0",
		[RESULT_DRAW] = "½ - ½",
		[RESULT_BLACK] = "0 - 1",
		[RESULT_DEFAULT_BLACK] = "+ - -",
		[RESULT_DEFAULT_WHITE] = "- - +",
		[RESULT_DEFAULT_BOTH] = "-   -",
		[RESULT_LOST_BOTH] = "0 - 0",
		[RESULT_HALF_WHITE] = "½ - 0",
		[RESULT_HALF_BLACK] = "0 - ½",
		[RESULT_BYE] = "1 bye",
	};

	return (size_t)result < sizeof(cells) / sizeof(cells[0]) ? cells[result] : "?";
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
	put_player(tui, &strip, board->white, names, result == RESULT_WHITE || result == RESULT_DEFAULT_BLACK);
	strip_gap(&strip, 2);
	strip_put(&strip, result == RESULT_NONE ? ROLE_FAINT : ROLE_STRONG, result_cell(result));
	strip_gap(&strip, 2);
	put_player(tui, &strip, board->black, names, result == RESULT_BLACK || result == RESULT_DEFAULT_WHITE);
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

/* What Enter would do with the line as it stands. */
static void preview(const struct tui *tui, char *text, size_t size)
{
	const struct board *board = chosen(tui);
	struct entry entry;

	entry_parse(tui_event(tui), app_section(tui->app), tui->results_round, board ? board->number : 0,
		tui->entry.text, &entry);
	if (entry.kind == ENTRY_EMPTY)
		snprintf(text, size, "1 White  0 Black  = draw  + - default  x none");
	else if (entry.kind == ENTRY_BAD)
		snprintf(text, size, "%s", entry.text);
	else if (entry.kind == ENTRY_BOARD)
		snprintf(text, size, "Enter goes to board %d", entry.board);
	else
		snprintf(text, size, "board %d: %s%s", entry.board, result_cell(entry.result),
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
		paint_text(4, 4, ROLE_PLAIN, "This round has no boards yet: Esc, then p proposes the draw.", COLS - 6);
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

static void entered(struct tui *tui, int number, enum result result)
{
	int count;
	const struct record *rows = boards_of(tui, &count);
	struct rollcall roll = event_rollcall(tui_event(tui), app_section(tui->app), tui->results_round);
	const struct round *round = event_round(tui_event(tui), app_section(tui->app), tui->results_round);
	char given[16];

	editor_set(&tui->entry, "");
	for (int i = 0; i < count; i++) {
		if (rows[i].as.board.number == number)
			tui->results.at = i;
	}
	to_open(tui, tui->results.at + 1);
	if (round && round->state == ROUND_COMPLETE)
		tui_say(tui, ROLE_GOOD, "Board %d: %s. Round %d is complete: %s points. Esc, then p for the next draw.",
			number, result_cell(result), tui->results_round, points_text(roll.points2, given));
	else
		tui_say(tui, ROLE_GOOD, "Board %d: %s. F8 takes it back.", number, result_cell(result));
}

static void on_overwrite(struct tui *tui, char answer, const char *text)
{
	struct error error = {.code = STATUS_OK};

	(void)text;
	editor_set(&tui->entry, "");
	if (answer == 'y' &&
		tui_did(tui,
			app_result(tui->app, tui->results_round, tui->asked_board, tui->asked_result, true, &error),
			&error))
		entered(tui, tui->asked_board, tui->asked_result);
}

static void enter_result(struct tui *tui, int number, enum result result)
{
	struct error error = {.code = STATUS_OK};
	enum status status = app_result(tui->app, tui->results_round, number, result, false, &error);
	const struct board *board = event_board(tui_event(tui), app_section(tui->app), tui->results_round, number);

	if (status == STATUS_CONFLICT && board && board->result != RESULT_NONE && board->result != (int)result) {
		tui->asked_board = number;
		tui->asked_result = result;
		ask_key(tui, "yn", on_overwrite,
			"Board %d is in as %s; this slip says %s. Is the new one right?\ny yes   n no", number,
			result_cell((enum result)board->result), result_cell(result));
		return;
	}
	if (tui_did(tui, status, &error))
		entered(tui, number, result);
}

static void accept(struct tui *tui)
{
	const struct board *board = chosen(tui);
	struct entry entry;
	int count;
	const struct record *rows = boards_of(tui, &count);

	entry_parse(tui_event(tui), app_section(tui->app), tui->results_round, board ? board->number : 0,
		tui->entry.text, &entry);
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
			tui_say(tui, ROLE_BAD, "Round %d is not published yet: results come after that.",
				tui->results_round);
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
	if (event->kind == TERM_KEY && empty && (event->key == KEY_LEFT || event->key == KEY_RIGHT)) {
		other_round(tui, event->key == KEY_LEFT ? -1 : 1);
		return true;
	}
	if (event->kind == TERM_KEY && event->key == key_control('p')) {
		paper_ask(tui);
		return true;
	}
	/* Home and End move in the typed line once there is one. */
	if (event->kind == TERM_KEY && (empty || (event->key != KEY_HOME && event->key != KEY_END)) &&
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

	text[0] = '\0';
	if (!board)
		return;
	white = event_player(tui_event(tui), board->section, board->white);
	black = event_player(tui_event(tui), board->section, board->black);
	snprintf(text, size, "Board %d: %d %.40s v %d %.40s", board->number, board->white, white ? white->name : "",
		board->black, black ? black->name : "bye");
}

static const char *next(const struct tui *tui)
{
	const struct board *board = chosen(tui);

	if (!published(tui))
		return "Esc, then P publishes the draw";
	if (board && board->result == RESULT_NONE)
		return "type its result, or 12 1";
	return tui->model.state == ROUND_LAID_OUT ? "Esc, then p proposes" : "";
}

static const struct key_help keys[] = {
	{"12 1", "White", "White of board 12 has won; 12 0 Black, 12 = drawn, 12 + and 12 - defaults, 12 -- both",
		WHEN_ANY},
	{"12 =", "draw", "board 12 is drawn; without a number: the board under the cursor", WHEN_ANY},
	{"lo =", "name", "a name, or #7 for player 7: the result is then that player's own", WHEN_ANY},
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
		.facts = facts,
		.next = next,
	};

	return &view;
}
