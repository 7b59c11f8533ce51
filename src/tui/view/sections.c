/*
 * The table of the sections: how far each is, what comes next, and what can be done with it. The
 * section under the cursor is the one on the screen.
 */
#include "config.h"

#include <curses.h>
#include <stdio.h>

#include "app/section/section.h"
#include "app/settings/settings.h"
#include "app/words/words.h"
#include "core/particulars/particular.h"
#include "core/season.h"
#include "tui/ask/section_change.h"
#include "tui/ask/sections.h"
#include "tui/ask/undo.h"
#include "tui/state/state.h"
#include "tui/state/view.h"
#include "tui/term/paint.h"
#include "tui/view/fields.h"
#include "tui/view/head.h"
#include "tui/view/list_view.h"
#include "tui/view/section_form.h"
#include "tui/view/views.h"

enum { HEADS_ROW = 2, FIRST_ROW };

enum { MARK, LETTER, NAME, RULES, HOW_FAR, PLAYERS, NEXT, COLUMNS };

/* What this view alone knows. */
struct sections_view {
	struct list list;
};

static struct listed read_sections(const struct tui *tui)
{
	const struct listed listed = {.count = event_sections(tui_event(tui))};

	return listed;
}

/* What the arbiter does in it next, on its board. */
static const char *next_words(const struct section_state *state)
{
	if (state->complete)
		return "all rounds are done";
	if (state->state >= ROUND_PUBLISHED)
		return "enter results";
	if (state->tray > 0)
		return "empty the tray";
	if (state->state > ROUND_LAID_OUT)
		return "publish the draw";
	return state->players > 0 ? "propose a draw" : "enter players";
}

static void put_row(int row, enum role role, const char *const cells[COLUMNS])
{
	static const int widths[NEXT] = {2, 7, 22, 9, 12, 8};
	struct strip strip = {0};

	for (int i = 0; i < NEXT; i++) {
		strip_fit(
			&strip, i == MARK ? ROLE_KEY : role, cells[i], widths[i] - 1, i == PLAYERS);
		strip_gap(&strip, i == PLAYERS ? 2 : 1);
	}
	strip_put(&strip, role, cells[NEXT]);
	paint_strip(row, 1, &strip, COLS - 2, ROLE_PLAIN);
}

static void draw_row(const struct tui *tui, const struct listed *listed, int i, int row, bool here)
{
	const struct event *event = tui_event(tui);
	const struct section_state state = app_section_state(tui->app, i);
	char name[NAME_SIZE], letter[8], how_far[48], players[16];

	(void)listed;
	snprintf(players, sizeof(players), "%d", state.players);
	put_row(row, here ? ROLE_STRONG : ROLE_PLAIN,
		(const char *const[COLUMNS]){here ? "▸" : " ",
			app_section_letter(event, state.section, letter),
			app_section_name(event, state.section, name),
			event_section(event, state.section)->system,
			section_state_words(event, &state, how_far), players, next_words(&state)});
}

static const struct list_rows section_rows = {
	.first_row = FIRST_ROW, .read = read_sections, .draw = draw_row};

static int place_of_current(const struct tui *tui)
{
	const struct event *event = tui_event(tui);
	int place = 0;

	while (place + 1 < event_sections(event) &&
		event_section_at(event, place)->id != app_section(tui->app))
		place++;
	return place;
}

static void draw(struct tui *tui)
{
	static const char *const heads[COLUMNS] = {
		" ", "Letter", "Section", "Rules", "How far", "Players", "Next on its board"};
	char title[40];

	snprintf(title, sizeof(title), "Sections: %d", event_sections(tui_event(tui)));
	head_frame(title);
	put_row(HEADS_ROW, ROLE_TITLE, heads);
	list_view_list(tui)->at = place_of_current(tui);
	list_view_draw(tui);
	head_draw(tui);
}

/*
 * The section where the cursor has gone comes on the screen; at a desk that is bound to some the
 * next of these.
 */
static void follow_cursor(struct tui *tui)
{
	const int from = place_of_current(tui), to = list_view_list(tui)->at;
	const int place = sections_next(tui, to, to < from ? -1 : 1);
	const struct section *section;

	if (place < 0) {
		sections_refuse(tui);
		return;
	}
	section = event_section_at(tui_event(tui), place);
	if (section->id != app_section(tui->app) && app_set_section(tui->app, section->id))
		tui->stale = true;
}

static void choose(struct tui *tui)
{
	list_view_list(tui)->at = place_of_current(tui);
	list_view_choose(tui);
	follow_cursor(tui);
}

static void mouse(struct tui *tui, const struct mouse_event *event)
{
	list_view_mouse(tui, event);
	follow_cursor(tui);
}

static void add(struct tui *tui)
{
	if (tui_may_change(tui))
		section_form_open(tui);
}

/* The settings of the event, the cursor on the first of the section: its name. */
static void edit(struct tui *tui)
{
	const int at = settings_find(tui->app, "section");

	fields_of_event(tui);
	if (at >= 0)
		list_view_list(tui)->at = at;
}

static void facts(const struct tui *tui, char *text, size_t size)
{
	const struct event *event = tui_event(tui);
	const struct section *section = event_section(event, app_section(tui->app));
	const int first = event_particular_number(event, section->id, 0, SECTION_FIRST_BOARD, 0);
	char name[NAME_SIZE], boards[40] = "";

	if (first > 0)
		snprintf(boards, sizeof(boards), ", first board %d", first);
	words_put(text, size, "%s: %d %s%s%s", app_section_name(event, section->id, name),
		section->rounds, section_is_season(section) ? "evening" : "round",
		section->rounds == 1 ? "" : "s", boards);
}

static const char *next(const struct tui *tui)
{
	(void)tui;
	return "a adds one, Enter goes to its board";
}

/* In the order of the key line; what is off says why if it is pressed all the same. */
static const struct key_row rows[] = {
	{"Enter", NULL, "the draw board of this section", WHEN_ANY, list_view_leave, NULL},
	{"a", "add", "add a section: name, rule book, rounds, lot, settings", WHEN_ANY | CHANGES,
		add, NULL},
	{"e", "edit", "its name, letter, first board, rounds and settings", WHEN_ANY, edit, NULL},
	{"s", "split", "those below a rating go over to another section",
		WHEN_ANY | WHEN_UNDRAWN | WHEN_OTHER_UNDRAWN | WHEN_PEOPLED | CHANGES,
		section_ask_split, NULL},
	{"m", "merge", "all go over to another section, and this one goes",
		WHEN_ANY | WHEN_UNDRAWN | WHEN_OTHER_UNDRAWN | CHANGES, section_ask_merge, NULL},
	{"x", "remove", "take the section out, with its players (Del too)",
		WHEN_ANY | WHEN_SEVERAL | WHEN_UNPUBLISHED | CHANGES, section_ask_remove, "Del"},
	{"Q", "quads", "sections of four who play all, by rating",
		WHEN_ANY | WHEN_UNDRAWN | WHEN_PEOPLED | CHANGES, section_ask_quads, NULL},
	{"n", "numbers", "numbers of an all-play-all: by rating, lot, or Varma's tables",
		WHEN_ANY | WHEN_UNDRAWN | WHEN_ALL_PLAY_ALL | WHEN_PEOPLED | CHANGES,
		section_ask_numbers, NULL},
	{"l", "lots", "draw lots for those who share a place (tie-break LOT)",
		WHEN_ANY | WHEN_LOTS | CHANGES, section_ask_lots, NULL},
	{"↑↓", NULL, "up and down: that section comes on the screen; PgUp, PgDn, Home, End",
		WHEN_ANY, choose, "PgUp PgDn Home End"},
	{"u", "undo", "undo what was last done in it or with sections (Ctrl-T or F8 too)",
		WHEN_ANY | CHANGES, action_undo, "F8 Ctrl-T"},
	{"U", NULL, "redo (Ctrl-R or F9 too)", WHEN_ANY | CHANGES, action_redo, "F9 Ctrl-R"},
	{"Esc", "board", "to the draw board as well", WHEN_ANY, list_view_leave, "q"},
};

static const struct key_row *section_key(int i)
{
	static const struct key_table own = {rows, sizeof(rows) / sizeof(rows[0])};
	const struct key_table *const tables[] = {&own, NULL};

	return key_row_at(tables, i);
}

const struct view *view_sections(void)
{
	static const struct view view = {
		.id = VIEW_SECTIONS,
		.name = "Sections",
		.keys = section_key,
		.keys_first = true,
		.own_size = sizeof(struct sections_view),
		.list = &section_rows,
		.draw = draw,
		.mouse = mouse,
		.facts = facts,
		.of_sections = true,
		.next = next,
	};

	return &view;
}
