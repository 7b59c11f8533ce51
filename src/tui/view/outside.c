/*
 * Games outside the competition of a club evening: White's name, Black's name, the result; those
 * recorded stand below, each to be completed with its result or taken out.
 */
#include "config.h"

#include "tui/view/outside.h"

#include <curses.h>
#include <stdio.h>

#include "tui/ask/edit.h"
#include "tui/ask/typing.h"
#include "tui/ask/undo.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/mouse.h"
#include "tui/term/reader.h"
#include "tui/view/list_view.h"
#include "tui/view/views.h"

/* An empty line; the cursor on the first row below. */
static void next_field(struct tui *tui)
{
	struct outside_entry *entry = outside_of(tui);

	editor_set(&entry->line, "");
	entry->list = (struct list){0, 0};
	entry->picked = false;
}

static void start_over(struct tui *tui)
{
	struct outside_entry *entry = outside_of(tui);

	entry->white = entry->black = 0;
	entry->rated = false;
	next_field(tui);
}

static void enter(struct tui *tui, enum view_id from, int round)
{
	outside_of(tui)->from = from;
	outside_of(tui)->evening = round;
	start_over(tui);
}

static int shown_evening(const struct tui *tui)
{
	return outside_of(tui)->evening;
}

static void take_name(struct tui *tui)
{
	struct outside_entry *entry = outside_of(tui);
	const int pin = entry->picked ? list_view_pin(tui) : outside_meant(tui);
	const int count = list_view_count(tui);

	if (count == 0) {
		tui_say(tui, ROLE_BAD, "Nobody else is called so.");
		return;
	}
	if (pin == 0) {
		tui_say(tui, ROLE_BAD,
			"%d players are called so: choose with the arrows, or type more of the name.",
			count);
		return;
	}
	*(entry->white == 0 ? &entry->white : &entry->black) = pin;
	next_field(tui);
}

/* The cursor on a game, or where it stood. */
static void show_game(struct tui *tui, int number)
{
	int count, at = 0;
	const struct record *rows = outside_games(tui, &count);

	while (at + 1 < count && rows[at].as.outside.number < number)
		at++;
	outside_of(tui)->list.at = at;
}

static void touched(struct tui *tui, const struct app_touched *touched)
{
	if (touched->outside != 0 && touched->evening == outside_of(tui)->evening &&
		!outside_shows_names(outside_of(tui)))
		show_game(tui, touched->outside);
}

static const struct outside *chosen_game(const struct tui *tui)
{
	int count;
	const struct record *rows = outside_games(tui, &count);
	const int at = outside_of(tui)->list.at;

	return at < count ? &rows[at].as.outside : NULL;
}

/* A game without a result is asked for it. */
static void take_game(struct tui *tui)
{
	struct outside_entry *entry = outside_of(tui);
	const struct outside *game = chosen_game(tui);

	if (!game) {
		tui_say(tui, ROLE_PLAIN, "Type how White's name begins.");
	} else if (game->result != RESULT_NONE) {
		tui_say(tui, ROLE_PLAIN,
			"Game %d has its result. Del takes it out; then enter it anew.",
			game->number);
	} else {
		entry->white = game->white;
		entry->black = game->black;
		entry->rated = game->rated;
		editor_set(&entry->line, "");
	}
}

static void record_game(struct tui *tui)
{
	const struct outside_entry *entry = outside_of(tui);
	struct app_outside game = {.evening = outside_of(tui)->evening,
		.white = entry->white,
		.black = entry->black,
		.rated = entry->rated};
	struct error error = {.code = STATUS_OK};
	int number;

	if (entry->line.text[0] && !result_parse(entry->line.text, &game.result)) {
		tui_say(tui, ROLE_BAD,
			"\"%.20s\" is none of 1, 0, =, +, -, --, 00, and nothing for not yet.",
			entry->line.text);
		return;
	}
	if (!tui_did(tui, app_outside_put(tui->app, &game, &number, &error), &error))
		return;
	tui_say(tui, ROLE_GOOD, "Game %d outside the competition: %d %s %s %d %s.", number,
		game.white, outside_name(tui, game.white),
		game.result ? result_notation(game.result) : "v", game.black,
		outside_name(tui, game.black));
	start_over(tui);
	show_game(tui, number);
}

static void take_out(struct tui *tui)
{
	const struct outside *game = chosen_game(tui);
	struct error error = {.code = STATUS_OK};
	const int number = game ? game->number : 0;

	if (game &&
		tui_did(tui, app_outside_remove(tui->app, outside_of(tui)->evening, number, &error),
			&error))
		tui_say(tui, ROLE_GOOD, "Game %d is taken out; F8 brings it back.", number);
}

/* What Enter means: the name chosen, the game chosen, or the game as typed. */
static void accept(struct tui *tui)
{
	struct outside_entry *entry = outside_of(tui);

	if (!outside_wants_name(entry))
		record_game(tui);
	else if (outside_shows_names(entry))
		take_name(tui);
	else if (entry->white == 0)
		take_game(tui);
	else
		tui_say(tui, ROLE_PLAIN, "Type how Black's name begins.");
}

static void leave(struct tui *tui)
{
	struct outside_entry *entry = outside_of(tui);

	if (entry->white || entry->line.text[0]) {
		start_over(tui);
		typing_emptied(tui);
	} else {
		tui_show(tui, outside_of(tui)->from);
	}
}

static void other_evening(struct tui *tui)
{
	const int evening = outside_of(tui)->evening + (tui->key == KEY_LEFT ? -1 : 1);

	if (evening < 1 || evening > tui->model.round)
		return;
	outside_of(tui)->evening = evening;
	outside_of(tui)->list = (struct list){0, 0};
}

/* One step back: the name that was taken last is typed anew. */
static void step_back(struct tui *tui)
{
	struct outside_entry *entry = outside_of(tui);

	*(entry->black ? &entry->black : &entry->white) = 0;
	next_field(tui);
}

static void switch_rated(struct tui *tui)
{
	outside_of(tui)->rated = !outside_of(tui)->rated;
}

static void switch_colours(struct tui *tui)
{
	struct outside_entry *entry = outside_of(tui);
	const int white = entry->white;

	entry->white = entry->black;
	entry->black = white;
}

static bool type(struct tui *tui, const struct term_event *event)
{
	struct outside_entry *entry = outside_of(tui);
	int pin;

	if (!edit_event(&entry->line, event))
		return false;
	if (!outside_wants_name(entry))
		return true;
	entry->list = (struct list){0, 0};
	entry->picked = false;
	pin = outside_shows_names(entry) ? outside_meant(tui) : 0;
	if (pin)
		list_view_show(tui, pin);
	return true;
}

static void pick(struct tui *tui)
{
	list_view_choose(tui);
	outside_of(tui)->picked = true;
}

static bool is_typing(const struct tui *tui)
{
	return ((const struct outside_entry *)tui->own[VIEW_OUTSIDE])->line.text[0] != '\0';
}

/*
 * What the keys mean depends on what has been typed: letters are of a name until both are known,
 * and keys that move in a line do so once there is one.
 */
static bool before(struct tui *tui, const struct term_event *event)
{
	const struct outside_entry *entry = outside_of(tui);
	const bool typed = entry->line.text[0] != '\0', name = outside_wants_name(entry);

	if (event->kind == TERM_CHARACTER)
		return name && type(tui, event);
	switch (event->key) {
	case KEY_LEFT:
	case KEY_RIGHT:
	case KEY_DC:
		return (typed || entry->white) && type(tui, event);
	case KEY_BACKSPACE:
		return typed && type(tui, event);
	case KEY_UP:
	case KEY_DOWN:
	case KEY_PPAGE:
	case KEY_NPAGE:
		return !name;
	default:
		return false;
	}
}

/* A click chooses, a click on what is chosen takes it. */
static void mouse(struct tui *tui, const struct mouse_event *mouse)
{
	struct outside_entry *entry = outside_of(tui);
	const int before = entry->list.at;

	if (!outside_wants_name(entry) || !list_view_click(tui, mouse))
		return;
	entry->picked = true;
	if (entry->list.at == before)
		accept(tui);
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	struct outside_entry *entry = outside_of(tui);
	const struct outside *game = outside_shows_names(entry) ? NULL : chosen_game(tui);

	text[0] = '\0';
	if (game && !entry->white)
		snprintf(text, size, "Game %d: %s", game->number,
			game->result ? "Del takes it out" : "Enter asks for its result");
}

static const char *next(const struct tui *tui)
{
	const struct outside_entry *entry = outside_of(tui);

	if (!outside_wants_name(entry))
		return "Enter records the game";
	return entry->line.text[0] ? "Enter takes who is chosen"
		: entry->white     ? "type how Black's name begins"
				   : "type how White's name begins";
}

static const struct key_row rows[] = {
	{"Enter", "take", "take who is chosen; with both names: record the game",
		WHEN_ANY | CHANGES, accept, NULL},
	{"↑↓", "choose", "up and down; PgUp, PgDn", WHEN_ANY, pick, "PgUp PgDn"},
	{"Del", "take out", "take the chosen game out", WHEN_ANY | CHANGES, take_out, NULL},
	{"Esc", "back", "begin anew; with nothing typed back to where you came from", WHEN_ANY,
		leave, NULL},
	{"F8", "undo", "undo (Ctrl-T too)", WHEN_ANY | CHANGES, action_undo, "Ctrl-T"},
	{"a-z", NULL, "how a name begins, or the player's number: first White, then Black",
		WHEN_ANY | CHANGES, NULL, NULL},
	{"1 0 =", NULL, "the result, as White's; nothing: it is not known yet", WHEN_ANY | CHANGES,
		NULL, NULL},
	{"r", NULL, "with both names: is to be rated, as was told before the game",
		WHEN_ANY | CHANGES, switch_rated, NULL},
	{"x", NULL, "with both names: the colours change", WHEN_ANY | CHANGES, switch_colours,
		NULL},
	{"Backspace", NULL, "on an empty line: the name before anew", WHEN_ANY | CHANGES, step_back,
		NULL},
	{"←→", NULL, "an earlier or later evening", WHEN_ANY, other_evening, NULL},
};

static const struct key_row *outside_key(int i)
{
	return i < (int)(sizeof(rows) / sizeof(rows[0])) ? &rows[i] : NULL;
}

/* What Enter would do; NULL: it would ask for a name. */
static const char *accept_word(const struct tui *tui)
{
	const struct outside_entry *entry = outside_of(tui);
	const struct outside *game;

	if (!outside_wants_name(entry))
		return "record";
	if (outside_shows_names(entry))
		return list_view_pin(tui) ? "take" : NULL;
	game = entry->white ? NULL : chosen_game(tui);
	return game && game->result == RESULT_NONE ? "its result" : NULL;
}

static const char *word(const struct tui *tui, const struct key_row *row)
{
	const struct outside_entry *entry = outside_of(tui);
	const bool begun = entry->white || entry->line.text[0];

	if (row->act == accept)
		return accept_word(tui);
	if (row->act == pick)
		return outside_wants_name(entry) && list_view_count(tui) > 0 ? row->name : NULL;
	if (row->act == take_out)
		return !begun && chosen_game(tui) ? row->name : NULL;
	return row->act == leave && begun ? "clear" : row->name;
}

const struct view *view_outside(void)
{
	static struct view view = {
		.id = VIEW_OUTSIDE,
		.name = "Games outside the competition",
		.keys = outside_key,
		.own_size = sizeof(struct outside_entry),
		.draw = outside_draw,
		.before = before,
		.type = type,
		.typing = is_typing,
		.mouse = mouse,
		.enter = enter,
		.round = shown_evening,
		.facts = facts,
		.touched = touched,
		.next = next,
		.word = word,
	};

	view.list = outside_list();
	return &view;
}
