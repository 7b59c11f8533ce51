/*
 * Games outside the competition of a club evening: White's name, Black's name, the result; those
 * recorded stand below, each to be completed with its result or taken out.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/fit.h"
#include "core/season.h"
#include "core/text.h"
#include "tui/screen.h"

enum { LINE_ROW = 2, HINT_ROW = 3, FIRST_ROW = 5, NAME_CELLS = 23, LINE_CELLS = 20 };

static int rows_of_page(void)
{
	return LINES - FIRST_ROW - 3;
}

static const struct record *games_of(const struct tui *tui, int *count)
{
	return event_range(
		tui_event(tui), RECORD_OUTSIDE, app_section(tui->app), tui->outside.evening, count);
}

static bool wants_name(const struct outside_entry *entry)
{
	return entry->white == 0 || entry->black == 0;
}

/* Do those stand below who are called as is typed? Else the games. */
static bool shows_names(const struct outside_entry *entry)
{
	return wants_name(entry) && entry->line.text[0] != '\0';
}

/* Those who are called so, or have this number; not who has the other colour. Caller frees. */
static struct app_listed *called(const struct tui *tui, int *count)
{
	const struct outside_entry *entry = &tui->outside;
	int pin = 0, kept = 0;
	const bool number = text_to_int(entry->line.text, 1, PLAYERS_MOST, &pin);
	struct app_listed *rows = members_called(tui, number ? "" : entry->line.text, count);

	for (int i = 0; rows && i < *count; i++)
		if (rows[i].pin != entry->white && (!number || rows[i].pin == pin))
			rows[kept++] = rows[i];
	*count = kept;
	return rows;
}

/* How many rows stand below. */
static int count_rows(const struct tui *tui)
{
	int count;

	if (shows_names(&tui->outside))
		free(called(tui, &count));
	else
		games_of(tui, &count);
	return count;
}

static const char *name_of(const struct tui *tui, int pin)
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);

	return player ? player->name : "";
}

/* "8 Hood, Harry", in so many cells. */
static void put_player(
	const struct tui *tui, struct strip *strip, enum role role, int pin, int cells)
{
	char text[NAME_SIZE + 16];

	snprintf(text, sizeof(text), "%d %s", pin, name_of(tui, pin));
	strip_fit(strip, role, text, cells, false);
}

static const char *prompt_of(const struct outside_entry *entry)
{
	return entry->white == 0 ? "White>" : entry->black == 0 ? "Black>" : "Result>";
}

/* What is known of the game already, then the line that is typed in. */
static void draw_line(struct tui *tui)
{
	const struct outside_entry *entry = &tui->outside;
	struct strip strip = {0};
	int col = 2;

	if (entry->white) {
		put_player(tui, &strip, ROLE_WHITE, entry->white, NAME_CELLS);
		strip_put(&strip, ROLE_PLAIN, " v ");
		col += NAME_CELLS + 3;
	}
	if (entry->black) {
		put_player(tui, &strip, ROLE_BLACK, entry->black, NAME_CELLS);
		strip_gap(&strip, 1);
		col += NAME_CELLS + 1;
	}
	strip_put(&strip, ROLE_TITLE, prompt_of(entry));
	paint_strip(LINE_ROW, 2, &strip, COLS - 4, ROLE_PLAIN);
	col += text_width(prompt_of(entry)) + 1;
	edit_draw(&tui->outside.line, LINE_ROW, col,
		wants_name(entry)            ? LINE_CELLS
			: COLS - 3 - col < 6 ? COLS - 3 - col
					     : 6,
		!tui->ask.open && !tui->panel.open);
}

static void draw_hint(const struct tui *tui)
{
	const struct outside_entry *entry = &tui->outside;
	char text[120];

	if (!wants_name(entry))
		snprintf(text, sizeof(text),
			"1 White  0 Black  = draw, or nothing yet   r %s   x other colours",
			entry->rated ? "is to be RATED" : "is not to be rated");
	else
		snprintf(text, sizeof(text),
			"how the name of who has %s begins, or his number; then Enter",
			entry->white == 0 ? "White" : "Black");
	paint_text(HINT_ROW, 2, ROLE_KEY, text, COLS - 4);
}

static void draw_game(const struct tui *tui, const struct outside *game, int row, bool here)
{
	struct strip strip = {0};
	char text[16];

	snprintf(text, sizeof(text), "%d", game->number);
	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	strip_fit(&strip, ROLE_STRONG, text, 4, true);
	strip_gap(&strip, 2);
	put_player(tui, &strip, ROLE_WHITE, game->white, NAME_CELLS);
	strip_gap(&strip, 1);
	strip_fit(&strip, ROLE_STRONG,
		game->result ? result_notation((enum result)game->result) : ". - .", 7, false);
	put_player(tui, &strip, ROLE_BLACK, game->black, NAME_CELLS);
	strip_gap(&strip, 1);
	strip_put(&strip, ROLE_FAINT, game->rated ? "rated" : "not rated");
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

static void draw_games(struct tui *tui)
{
	struct list *list = &tui->outside.list;
	int count;
	const struct record *rows = games_of(tui, &count);

	list_reveal(list, count, rows_of_page());
	paint_text(FIRST_ROW - 1, 4, ROLE_TITLE, "No.  White", 30);
	paint_text(FIRST_ROW - 1, 32, ROLE_TITLE, "Result Black", COLS - 34);
	if (count == 0)
		paint_text(FIRST_ROW + 1, 4, ROLE_PLAIN,
			"None yet. They count in nobody's score or GSRP and bar no meeting.",
			COLS - 6);
	for (int i = 0; i < rows_of_page() && list->top + i < count; i++)
		draw_game(tui, &rows[list->top + i].as.outside, FIRST_ROW + i,
			list->top + i == list->at);
}

static void draw_name(const struct tui *tui, const struct app_listed *listed, int row, bool here)
{
	const struct player *player =
		event_player(tui_event(tui), app_section(tui->app), listed->pin);
	struct strip strip = {0};
	char text[24];

	strip_put(&strip, ROLE_KEY, here ? "▸" : " ");
	strip_gap(&strip, 6);
	put_player(tui, &strip, ROLE_STRONG, listed->pin, NAME_CELLS);
	snprintf(text, sizeof(text), player->grade ? "%d" : "-", player->grade);
	strip_fit(&strip, ROLE_FAINT, text, 6, true);
	strip_gap(&strip, 2);
	strip_put(&strip, ROLE_FAINT,
		season_attendance(
			tui_event(tui), app_section(tui->app), tui->outside.evening, listed->pin)
			? "● on tonight's list"
			: "");
	paint_strip(row, 1, &strip, COLS - 2, here ? ROLE_SELECTED : ROLE_PLAIN);
}

static void draw_names(struct tui *tui)
{
	struct list *list = &tui->outside.list;
	int count;
	struct app_listed *rows = called(tui, &count);

	list_reveal(list, count, rows_of_page());
	if (count == 0)
		paint_text(FIRST_ROW + 1, 4, ROLE_PLAIN, "Nobody is called so.", COLS - 6);
	for (int i = 0; rows && i < rows_of_page() && list->top + i < count; i++)
		draw_name(tui, &rows[list->top + i], FIRST_ROW + i, list->top + i == list->at);
	free(rows);
}

static void draw(struct tui *tui)
{
	char title[80];
	int count;

	games_of(tui, &count);
	snprintf(title, sizeof(title), "Evening %d: %d game%s outside the competition",
		tui->outside.evening, count, count == 1 ? "" : "s");
	head_frame(title);
	draw_hint(tui);
	if (shows_names(&tui->outside))
		draw_names(tui);
	else
		draw_games(tui);
	head_draw(tui);
	draw_line(tui);
}

/* An empty line; the cursor on the first row below. */
static void next_field(struct tui *tui)
{
	editor_set(&tui->outside.line, "");
	tui->outside.list = (struct list){0, 0};
}

static void start_over(struct tui *tui)
{
	tui->outside.white = tui->outside.black = 0;
	tui->outside.rated = false;
	next_field(tui);
}

void outside_open(struct tui *tui, int evening)
{
	tui->outside.from = tui->view;
	tui->outside.evening = evening;
	start_over(tui);
	tui_show(tui, view_outside());
}

static void take_name(struct tui *tui)
{
	struct outside_entry *entry = &tui->outside;
	int count, pin = 0;
	struct app_listed *rows = called(tui, &count);

	if (rows && entry->list.at < count)
		pin = rows[entry->list.at].pin;
	free(rows);
	if (pin == 0) {
		tui_say(tui, ROLE_BAD, "Nobody else is called so.");
		return;
	}
	*(entry->white == 0 ? &entry->white : &entry->black) = pin;
	next_field(tui);
}

static const struct outside *chosen_game(const struct tui *tui)
{
	int count;
	const struct record *rows = games_of(tui, &count);
	const int at = tui->outside.list.at;

	return at < count ? &rows[at].as.outside : NULL;
}

/* A game without a result is asked for it. */
static void take_game(struct tui *tui)
{
	const struct outside *game = chosen_game(tui);

	if (!game) {
		tui_say(tui, ROLE_PLAIN, "Type how White's name begins.");
	} else if (game->result != RESULT_NONE) {
		tui_say(tui, ROLE_PLAIN,
			"Game %d has its result. Del takes it out; then enter it anew.",
			game->number);
	} else {
		tui->outside.white = game->white;
		tui->outside.black = game->black;
		tui->outside.rated = game->rated;
		editor_set(&tui->outside.line, "");
	}
}

static void record_game(struct tui *tui)
{
	const struct outside_entry *entry = &tui->outside;
	struct app_outside game = {.evening = entry->evening,
		.white = entry->white,
		.black = entry->black,
		.rated = entry->rated};
	struct error error = {.code = STATUS_OK};
	int number;

	if (entry->line.text[0] && !result_parse(entry->line.text, &game.result)) {
		tui_say(tui, ROLE_BAD, "\"%.20s\" is no result: 1 0 = + - -- 00, or nothing yet.",
			entry->line.text);
		return;
	}
	if (!tui_did(tui, app_outside_put(tui->app, &game, &number, &error), &error))
		return;
	tui_say(tui, ROLE_GOOD, "Game %d outside the competition: %d %.40s %s %d %.40s.", number,
		game.white, name_of(tui, game.white),
		game.result ? result_notation(game.result) : "v", game.black,
		name_of(tui, game.black));
	start_over(tui);
}

static void take_out(struct tui *tui)
{
	const struct outside *game = chosen_game(tui);
	struct error error = {.code = STATUS_OK};
	const int number = game ? game->number : 0;

	if (game &&
		tui_did(tui, app_outside_remove(tui->app, tui->outside.evening, number, &error),
			&error))
		tui_say(tui, ROLE_GOOD, "Game %d is taken out; F8 brings it back.", number);
}

/* What Enter means: the name chosen, the game chosen, or the game as typed. */
static void accept(struct tui *tui)
{
	if (!wants_name(&tui->outside))
		record_game(tui);
	else if (shows_names(&tui->outside))
		take_name(tui);
	else if (tui->outside.white == 0)
		take_game(tui);
	else
		tui_say(tui, ROLE_PLAIN, "Type how Black's name begins.");
}

static void leave(struct tui *tui)
{
	if (tui->outside.white || tui->outside.line.text[0])
		start_over(tui);
	else
		tui_show(tui, tui->outside.from);
}

static void other_evening(struct tui *tui, int step)
{
	const int evening = tui->outside.evening + step;

	if (evening < 1 || evening > tui->model.round)
		return;
	tui->outside.evening = evening;
	tui->outside.list = (struct list){0, 0};
}

/* With nothing typed yet: the evenings, and the game chosen. */
static bool idle_key(struct tui *tui, int key)
{
	if (tui->outside.white || tui->outside.line.text[0])
		return false;
	switch (key) {
	case KEY_LEFT:
	case KEY_RIGHT:
		other_evening(tui, key == KEY_LEFT ? -1 : 1);
		return true;
	case KEY_DC:
		take_out(tui);
		return true;
	default:
		return false;
	}
}

/* One step back: the name that was taken last is typed anew. */
static void step_back(struct tui *tui)
{
	struct outside_entry *entry = &tui->outside;

	*(entry->black ? &entry->black : &entry->white) = 0;
	next_field(tui);
}

static bool type(struct tui *tui, const struct term_event *event)
{
	struct outside_entry *entry = &tui->outside;

	if (event->key == KEY_BACKSPACE && entry->line.text[0] == '\0') {
		step_back(tui);
		return true;
	}
	if (!wants_name(entry) && event->kind == TERM_CHARACTER && !event->pasted &&
		(event->key == 'r' || event->key == 'x')) {
		const int white = entry->white;

		if (event->key == 'r') {
			entry->rated = !entry->rated;
		} else {
			entry->white = entry->black;
			entry->black = white;
		}
		return true;
	}
	if (!edit_event(&entry->line, event))
		return false;
	if (wants_name(entry))
		entry->list = (struct list){0, 0};
	return true;
}

static bool key(struct tui *tui, const struct term_event *event)
{
	if (event->kind == TERM_KEY && event->key == KEY_RETURN) {
		accept(tui);
		return true;
	}
	if (event->kind == TERM_KEY && event->key == KEY_ESCAPE) {
		leave(tui);
		return true;
	}
	if (event->kind == TERM_KEY &&
		(idle_key(tui, event->key) ||
			(wants_name(&tui->outside) && event->key != KEY_HOME &&
				event->key != KEY_END &&
				list_key(&tui->outside.list, event->key, count_rows(tui),
					rows_of_page()))))
		return true;
	return type(tui, event);
}

/* A click chooses, a click on what is chosen takes it. */
static void mouse(struct tui *tui, const struct mouse_event *mouse)
{
	const int count = count_rows(tui), at = tui->outside.list.top + mouse->row - FIRST_ROW;

	if (!wants_name(&tui->outside))
		return;
	if (mouse->wheel != 0) {
		tui->outside.list.at += mouse->wheel;
	} else if (mouse->press && mouse->row >= FIRST_ROW &&
		mouse->row < FIRST_ROW + rows_of_page() && at < count) {
		if (tui->outside.list.at == at) {
			accept(tui);
			return;
		}
		tui->outside.list.at = at;
	}
	list_reveal(&tui->outside.list, count, rows_of_page());
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	const struct outside *game = shows_names(&tui->outside) ? NULL : chosen_game(tui);

	text[0] = '\0';
	if (game && !tui->outside.white)
		snprintf(text, size, "Game %d: %s", game->number,
			game->result ? "Del takes it out" : "Enter asks for its result");
}

static const char *next(const struct tui *tui)
{
	const struct outside_entry *entry = &tui->outside;

	if (!wants_name(entry))
		return "Enter records the game";
	return entry->line.text[0] ? "Enter takes who is chosen"
		: entry->white     ? "type how Black's name begins"
				   : "type how White's name begins";
}

static const struct key_help keys[] = {
	{"Enter", "take", "take who is chosen; with both names: record the game", WHEN_ANY},
	{"↑↓", "choose", "up and down; PgUp, PgDn", WHEN_ANY},
	{"Del", "take out", "take the chosen game out", WHEN_ANY},
	{"Esc", "back", "begin anew; with nothing typed back to where you came from", WHEN_ANY},
	{"F8", "undo", "undo; F9 redo", WHEN_ANY},
	{"a-z", NULL, "how a name begins, or the player's number: first White, then Black",
		WHEN_ANY},
	{"1 0 =", NULL, "the result, as White's; nothing: it is not known yet", WHEN_ANY},
	{"r", NULL, "with both names: is to be rated, as was told before the game", WHEN_ANY},
	{"x", NULL, "with both names: the colours change", WHEN_ANY},
	{"Backspace", NULL, "on an empty line: the name before anew", WHEN_ANY},
	{"←→", NULL, "an earlier or later evening", WHEN_ANY},
};

const struct view *view_outside(void)
{
	static const struct view view = {
		.name = "Games outside the competition",
		.keys = keys,
		.nkeys = sizeof(keys) / sizeof(keys[0]),
		.draw = draw,
		.key = key,
		.mouse = mouse,
		.types = true,
		.facts = facts,
		.next = next,
	};

	return &view;
}
