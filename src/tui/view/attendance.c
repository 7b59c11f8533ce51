/*
 * Who is here, on a club evening or for a round: type how a name begins, Enter, the next name.
 * Players stand by name; Tab shows tonight's list instead, in the order by which the evening is
 * drawn, or of a round those who have no mark yet.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/season.h"
#include "tui/ask/edit.h"
#include "tui/ask/typing.h"
#include "tui/ask/undo.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/click.h"
#include "tui/term/mouse.h"
#include "tui/term/paint.h"
#include "tui/term/reader.h"
#include "tui/view/attendance.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/members.h"
#include "tui/view/table.h"
#include "tui/view/views.h"

enum { FIRST_ROW = 4, NAME_LEAST = 23, REST_CELLS = 55 };

static struct attendance_state *state_of(const struct tui *tui)
{
	return tui->own[VIEW_ATTENDANCE];
}

/* Of a round, by Tab: those of whom nothing is known. */
static void keep_unmarked(const struct tui *tui, struct app_listed *rows, int *count)
{
	int kept = 0;

	for (int i = 0; i < *count; i++)
		if (app_roll_unmarked(tui->app, rows[i].pin))
			rows[kept++] = rows[i];
	*count = kept;
}

/* Those who stand on the screen. */
static struct listed read_shown(const struct tui *tui)
{
	struct attendance_state *state = state_of(tui);
	const bool by_list = state->by_list && !state->called.text[0];
	struct listed listed = {.count = 0};
	struct app_listed *rows = NULL;
	struct error error;

	if (!by_list || !tui_is_season(tui))
		rows = members_called(tui, state->called.text, &listed.count);
	else if (app_evening_list(tui->app, &rows, &listed.count, &error) != STATUS_OK)
		return (struct listed){.count = 0};
	if (!rows)
		return (struct listed){.count = 0};
	if (by_list && !tui_is_season(tui))
		keep_unmarked(tui, rows, &listed.count);
	listed.rows = listed.owned = rows;
	return listed;
}

static int pin_of(const void *rows, int i)
{
	return ((const struct app_listed *)rows)[i].pin;
}

/* Whom the typed name means; 0: nobody, or more than one. */
static int meant(const struct tui *tui)
{
	const char *text = state_of(tui)->called.text;
	struct listed listed = text[0] ? read_shown(tui) : (struct listed){.count = 0};
	const int pin = listed.rows ? members_meant(listed.rows, listed.count, tui, text) : 0;

	free(listed.owned);
	return pin;
}

bool attendance_is_chosen(const struct tui *tui)
{
	return state_of(tui)->picked == PICKED_ONE || meant(tui) != 0;
}

/* Whole names, where what stands behind them has room. */
static int name_cells(const struct tui *tui)
{
	const int wish = table_names_width(tui), room = COLS - 2 - REST_CELLS;
	const int cells = wish < room ? wish : room;

	return cells > NAME_LEAST ? cells : NAME_LEAST;
}

static const char *empty_words(const struct tui *tui)
{
	return state_of(tui)->called.text[0] ? "Nobody is called so."
		: !state_of(tui)->by_list    ? "No players yet: Esc, then e and a add one."
		: tui_is_season(tui)         ? "Nobody is in the draw yet."
					     : "Everybody has a mark: Tab shows them.";
}

static const struct list_rows attendance_rows = {.first_row = FIRST_ROW,
	.read = read_shown,
	.pin = pin_of,
	.draw = attendance_draw_row,
	.empty = empty_words};

static void draw(struct tui *tui)
{
	struct attendance_state *state = state_of(tui);
	const int names = name_cells(tui);

	state->names = names;
	attendance_draw_title(tui);
	paint_text(2, 2, ROLE_TITLE, "Name>", 6);
	click_choices(2, 31,
		tui_is_season(tui) ? "1 here  2 volunteer  3 casual  4 later  0 away"
				   : "1 here  4 late  0 not here  5 all here",
		COLS - 33);
	paint_text(3, 7, ROLE_TITLE, "No. Name", COLS - 9);
	paint_text(3, 11 + names, ROLE_TITLE,
		tui_is_season(tui) ? "Grade   GSRP Games" : "Grade  Points", COLS - 13 - names);
	list_view_draw(tui);
	head_draw(tui);
	edit_draw(&state->called, 2, 8, 21, !tui->ask.open && !tui->panel.open);
}

static void begin_list(struct tui *tui)
{
	struct attendance_state *state = state_of(tui);

	state->list = (struct list){0, 0};
	state->picked = PICKED_NOBODY;
}

static void enter(struct tui *tui, enum view_id from, int round)
{
	struct attendance_state *state = state_of(tui);

	(void)from;
	(void)round;
	editor_set(&state->called, "");
	begin_list(tui);
	state->by_list = false;
}

/*
 * Nobody, until a name that means one is typed or a row picked: a needless Enter takes nobody away,
 * and one of two namesakes is never taken unasked.
 */
static int chosen_pin(const struct tui *tui)
{
	return state_of(tui)->picked == PICKED_ONE ? list_view_pin(tui) : meant(tui);
}

static void refuse(struct tui *tui)
{
	const int count = state_of(tui)->called.text[0] ? list_view_count(tui) : 0;

	if (count > 1)
		tui_say(tui, ROLE_BAD,
			"%d players are called so: choose with the arrows, or type more of the name.",
			count);
	else
		tui_say(tui, ROLE_BAD,
			"Nobody is chosen: type how a name begins, or choose with the arrows.");
}

/* In sight, but not chosen: a needless Enter takes nobody away. */
static void touched(struct tui *tui, const struct app_touched *touched)
{
	if (!attendance_is_chosen(tui))
		list_view_show(tui, touched->pin);
}

/* What came of it: who arrives late may have an opponent at once. */
static void say(struct tui *tui, int pin, int kind)
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);
	const struct board *board =
		event_board_of(tui_event(tui), app_section(tui->app), app_round(tui->app), pin);
	char late[200], before[SENTENCE_SIZE];

	app_evening_before_words(tui->app, pin, before, sizeof(before));
	app_late_words(tui->app, tui->model.round, pin, late, sizeof(late));
	if (late[0] && board && board->black)
		tui_say(tui, ROLE_GOOD, "%s (board %d).", late,
			app_board_label(tui->app, board->round, board->number));
	else if (late[0])
		tui_say(tui, ROLE_GOOD, "%s.", late);
	else if (before[0])
		tui_say(tui, ROLE_BAD, "%s", before);
	else
		tui_say(tui, ROLE_GOOD, "%d %s %s.", pin, player->name,
			kind == ATTENDS_HERE                ? "is here"
				: kind == ATTENDS_VOLUNTEER ? "volunteers to sit out"
				: kind == ATTENDS_CASUAL    ? "plays casual games"
				: kind == ATTENDS_LATER     ? "comes later"
							    : "is away");
}

/* Of a round: what it means for the draw. */
static void say_roll(struct tui *tui, int pin, int kind)
{
	const struct player *player = event_player(tui_event(tui), app_section(tui->app), pin);

	if (kind == ATTENDS_HERE)
		tui_say(tui, ROLE_GOOD, "%d %s is here.", pin, player->name);
	else
		tui_say(tui, ROLE_GOOD, "%d %s %s: out of round %d with %s, until he is here.", pin,
			player->name, kind == ATTENDS_LATER ? "is late" : "is not here",
			tui->model.round, app_roll_grant_words(tui->app));
}

static void attend(struct tui *tui, int kind)
{
	struct attendance_state *state = state_of(tui);
	struct error error = {.code = STATUS_OK};
	const int pin = chosen_pin(tui);

	if (pin == 0) {
		refuse(tui);
		return;
	}
	if (!tui_did(tui, app_attend(tui->app, &pin, &kind, 1, &error), &error))
		return;
	if (tui_is_season(tui))
		say(tui, pin, kind);
	else
		say_roll(tui, pin, kind);
	if (state->called.text[0])
		begin_list(tui);
	else
		state->picked = PICKED_TAKEN;
	editor_set(&state->called, "");
}

static void leave(struct tui *tui)
{
	struct attendance_state *state = state_of(tui);

	if (!state->called.text[0]) {
		tui_show(tui, VIEW_BOARD);
		return;
	}
	typing_emptied(tui);
	editor_set(&state->called, "");
	begin_list(tui);
}

static void take_or_away(struct tui *tui)
{
	attend(tui,
		attendance_kind(tui, chosen_pin(tui)) == ATTENDS_HERE ? ATTENDS_AWAY
								      : ATTENDS_HERE);
}

static void take_as(struct tui *tui)
{
	static const int kinds[] = {
		ATTENDS_AWAY, ATTENDS_HERE, ATTENDS_VOLUNTEER, ATTENDS_CASUAL, ATTENDS_LATER};

	attend(tui, kinds[tui->key - '0']);
}

static void take_the_others(struct tui *tui)
{
	struct error error = {.code = STATUS_OK};
	int count;

	if (tui_did(tui, app_roll_all_here(tui->app, &count, &error), &error))
		tui_say(tui, count ? ROLE_GOOD : ROLE_PLAIN,
			count ? "%d more marked as here. 0 marks who is not."
			      : "Everybody has a mark already.",
			count);
}

/* The first arrow down shows the first one. */
static void pick(struct tui *tui)
{
	struct attendance_state *state = state_of(tui);

	if (tui->key != KEY_DOWN || attendance_is_chosen(tui) || state->picked != PICKED_NOBODY)
		list_view_choose(tui);
	state->picked = PICKED_ONE;
}

static void show_outside_games(struct tui *tui)
{
	tui_show_round(tui, VIEW_OUTSIDE, tui->model.round);
}

static void switch_order(struct tui *tui)
{
	state_of(tui)->by_list = !state_of(tui)->by_list;
	begin_list(tui);
}

static bool type(struct tui *tui, const struct term_event *event)
{
	int pin;

	if (!edit_event(&state_of(tui)->called, event))
		return false;
	begin_list(tui);
	pin = meant(tui);
	if (pin)
		list_view_show(tui, pin);
	return true;
}

static bool is_typing(const struct tui *tui)
{
	return ((const struct attendance_state *)tui->own[VIEW_ATTENDANCE])->called.text[0] != '\0';
}

/* A click chooses, a click on who is chosen takes him as here or away. */
static void mouse(struct tui *tui, const struct mouse_event *mouse)
{
	struct attendance_state *state = state_of(tui);
	const int before = attendance_is_chosen(tui) ? state->list.at : -1;

	if (!list_view_click(tui, mouse))
		return;
	state->picked = PICKED_ONE;
	if (state->list.at == before)
		take_or_away(tui);
}

/*
 * Whom one who came late has found; else three volunteers of an odd number may play casual games
 * instead of one who sits out.
 */
static void facts(const struct tui *tui, char *text, size_t size)
{
	const int volunteers = app_odd_volunteers(tui->app, tui->model.round);

	text[0] = '\0';
	if (!tui_is_season(tui))
		return;
	app_late_words(tui->app, tui->model.round, chosen_pin(tui), text, size);
	if (volunteers >= 3)
		snprintf(text, size, "Odd: three volunteers may play casual games (key 3)");
	else if (volunteers == 0)
		snprintf(text, size, "Odd, no volunteer to sit out: key 2 marks a volunteer");
}

static const char *next(const struct tui *tui)
{
	return !tui_has_players(tui)                  ? "Esc, then e adds players"
		: tui->model.state >= ROUND_PUBLISHED ? "Esc, then r enters results"
		: tui->model.roll.in > 0              ? "Esc, then p proposes"
		: attendance_is_chosen(tui)           ? "Enter takes who is chosen"
						      : "type how a name begins";
}

static const struct key_row rows[] = {
	{"Enter", "here", "he is here; if he was, he is away. Then type the next name",
		WHEN_ANY | CHANGES, take_or_away, NULL},
	{"↑↓", "choose", "up and down; PgUp, PgDn, Home, End", WHEN_ANY, pick,
		"PgUp PgDn Home End"},
	{"Tab", "list", "tonight's list, as the evening is drawn by it; Tab again: by name",
		WHEN_ANY | WHEN_SEASON, switch_order, NULL},
	{"Tab", "unmarked", "only those who have no mark yet; Tab again: all",
		WHEN_ANY | WHEN_ROUNDS, switch_order, NULL},
	{"Ctrl-O", "outside", "games outside the competition, casual ones and others",
		WHEN_ANY | WHEN_SEASON, show_outside_games, NULL},
	{"Esc", "board", "take the typed name away; back to the draw board", WHEN_ANY, leave, NULL},
	{"F8", "undo", "undo (Ctrl-T too)", WHEN_ANY | CHANGES, action_undo, "Ctrl-T"},
	{"a-z", NULL, "how a name begins, or a part of it; of several the arrows choose one",
		WHEN_ANY, NULL, NULL},
	{"1 0", NULL, "here; away", WHEN_ANY | WHEN_SEASON | CHANGES, take_as, NULL},
	{"1 0", NULL, "here; not here: he sits out of the round", WHEN_ANY | WHEN_ROUNDS | CHANGES,
		take_as, NULL},
	{"2", NULL, "here, and offers to sit out if the number is odd",
		WHEN_ANY | WHEN_SEASON | CHANGES, take_as, NULL},
	{"3", NULL, "here, but plays casual games all evening", WHEN_ANY | WHEN_SEASON | CHANGES,
		take_as, NULL},
	{"4", NULL, "comes later; in the draw once he is here", WHEN_ANY | CHANGES, take_as, NULL},
	{"5", NULL, "all others are here: then mark who is not", WHEN_ANY | WHEN_ROUNDS | CHANGES,
		take_the_others, NULL},
};

static const struct key_row *attendance_key(int i)
{
	return i < (int)(sizeof(rows) / sizeof(rows[0])) ? &rows[i] : NULL;
}

/* Enter is about who is chosen; Tab and Esc mean another thing while a name is typed. */
static const char *word(const struct tui *tui, const struct key_row *row)
{
	const int pin = chosen_pin(tui);
	const bool typed = is_typing(tui);

	if (row->act == take_or_away)
		return !pin                                         ? NULL
			: attendance_kind(tui, pin) != ATTENDS_HERE ? row->name
			: tui_is_season(tui)                        ? "away"
								    : "not here";
	if (row->act == pick)
		return list_view_count(tui) > 0 ? row->name : NULL;
	if (row->act == switch_order)
		return typed || !tui_has_players(tui) ? NULL
			: !state_of(tui)->by_list     ? row->name
						      : "by name";
	return row->act == leave && typed ? "clear" : row->name;
}

const struct view *view_attendance(void)
{
	static const struct view view = {
		.id = VIEW_ATTENDANCE,
		.name = "Who is here",
		.keys = attendance_key,
		.list = &attendance_rows,
		.own_size = sizeof(struct attendance_state),
		.draw = draw,
		.type = type,
		.typing = is_typing,
		.mouse = mouse,
		.enter = enter,
		.facts = facts,
		.touched = touched,
		.next = next,
		.word = word,
	};

	return &view;
}
