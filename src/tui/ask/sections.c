/* From section to section of an event. */
#include "config.h"

#include "tui/ask/sections.h"

#include <stdio.h>
#include <string.h>

#include "app/section/section.h"
#include "core/text/fit.h"
#include "tui/ask/panel.h"
#include "tui/state/state.h"
#include "tui/state/view.h"

static int place_of_current(const struct tui *tui)
{
	const struct event *event = tui_event(tui);

	for (int i = 0; i < event_sections(event); i++)
		if (event_section_at(event, i)->id == app_section(tui->app))
			return i;
	return 0;
}

/* Is the desk bound to a section (drawboard EVENT --section NAME)? */
static bool is_bound(const struct tui *tui)
{
	return tui->options->section != 0;
}

static void refuse_section(struct tui *tui)
{
	char name[NAME_SIZE];

	tui_say(tui, ROLE_PLAIN,
		"This desk is bound to %s (--section): it goes to no other section.",
		app_section_name(tui_event(tui), app_section(tui->app), name));
}

static void change_section(struct tui *tui)
{
	const int count = event_sections(tui_event(tui));
	const int step = tui->key == '<' ? count - 1 : 1;
	const int place = (place_of_current(tui) + step) % count;
	char name[NAME_SIZE];

	panel_close_all(tui);
	tui_put_back(tui);
	if (!app_set_section(tui->app, event_section_at(tui_event(tui), place)->id))
		return;
	tui->stale = true;
	tui_say(tui, ROLE_GOOD, "%s is on the screen.",
		app_section_name(tui_event(tui), app_section(tui->app), name));
}

/* Of the table of all sections. */
enum { MARK, LETTER, NAME, HOW_FAR, PLAYERS, NEXT, COLUMNS };

/* What the arbiter does in it next. */
static const char *next_words(const struct section_state *state)
{
	if (state->complete)
		return "all rounds are done";
	if (state->state >= ROUND_PUBLISHED)
		return "r enters results";
	if (state->tray > 0)
		return "p proposes";
	if (state->state > ROUND_LAID_OUT)
		return "P publishes";
	return state->players > 0 ? "p draws" : "i imports";
}

/* A line of the table; false: there is no room for more. */
static bool put_line(struct tui *tui, enum role role, const char *const cells[COLUMNS])
{
	static const int widths[COLUMNS] = {2, 7, 22, 12, 8, 20};
	struct strip *strip = panel_line(tui);

	for (int i = 0; strip && i < COLUMNS; i++) {
		strip_fit(strip, role, cells[i], widths[i] - 1, i == PLAYERS);
		strip_gap(strip, i == PLAYERS ? 2 : 1);
	}
	return strip != NULL;
}

static void make_table(struct tui *tui, const void *about)
{
	static const char *const heads[COLUMNS] = {
		"", "Letter", "Section", "How far", "Players", "Next"};
	const struct event *event = tui_event(tui);
	bool room;

	(void)about;
	panel_begin(tui, "Sections");
	room = put_line(tui, ROLE_TITLE, heads);
	for (int i = 0; room && i < event_sections(event); i++) {
		const struct section_state state = app_section_state(tui->app, i);
		const bool here = state.section == app_section(tui->app);
		char name[NAME_SIZE], letter[8], how_far[48], players[16];

		snprintf(players, sizeof(players), "%d", state.players);
		room = put_line(tui, here ? ROLE_STRONG : ROLE_PLAIN,
			(const char *const[COLUMNS]){here ? "▸" : "",
				app_section_letter(event, state.section, letter),
				app_section_name(event, state.section, name),
				section_state_words(event, &state, how_far), players,
				next_words(&state)});
	}
	panel_offer(tui, &sections_keys(tui, true)->rows[0]);
}

static void show_table(struct tui *tui)
{
	panel_open(tui, make_table, NULL, 0);
}

const struct key_table *sections_keys(const struct tui *tui, bool typed)
{
	static const struct key_row rows[] = {
		{"< >", "section", "the section before, the next one", WHEN_RESTING, change_section,
			NULL},
		{"G", NULL, "all sections: how far each is, and what comes next", WHEN_RESTING,
			show_table, NULL},
	};
	static const struct key_row bound_rows[] = {
		{"< >", NULL, NULL, WHEN_RESTING, refuse_section, NULL},
		{"G", NULL, NULL, WHEN_RESTING, refuse_section, NULL},
	};
	static const struct key_table table = {rows, sizeof(rows) / sizeof(rows[0])};
	static const struct key_table first = {rows, 1};
	static const struct key_table bound = {
		bound_rows, sizeof(bound_rows) / sizeof(bound_rows[0])};
	static const struct key_table bound_first = {bound_rows, 1};
	static const struct key_table none = {NULL, 0};

	if (event_sections(tui_event(tui)) == 1)
		return &none;
	if (is_bound(tui))
		return typed ? &bound_first : &bound;
	return typed ? &first : &table;
}

static void add(char *text, size_t size, const char *what)
{
	const size_t used = strlen(text);

	snprintf(text + used, size - used, "%s", what);
}

/* "Open 7 in | [Major] | Minor R2 done", with letters "O: 7 in  [Major]  M: R2 done". */
static void put_tabs(const struct tui *tui, bool letters, char *text, size_t size)
{
	const struct event *event = tui_event(tui);
	char name[NAME_SIZE], letter[8], how_far[48];

	text[0] = '\0';
	for (int i = 0; i < event_sections(event); i++) {
		const struct section_state state = app_section_state(tui->app, i);

		add(text, size, i == 0 ? "" : letters ? "  " : " | ");
		app_section_name(event, state.section, name);
		if (state.section == app_section(tui->app)) {
			add(text, size, "[");
			add(text, size, name);
			add(text, size, "]");
			continue;
		}
		add(text, size, letters ? app_section_letter(event, state.section, letter) : name);
		add(text, size, letters ? ": " : " ");
		add(text, size, section_state_words(event, &state, how_far));
	}
	add(text, size, " ");
}

void sections_tabs(const struct tui *tui, int cells, char *text, size_t size)
{
	const int others = event_sections(tui_event(tui)) - 1;
	char name[NAME_SIZE];

	text[0] = '\0';
	if (others == 0)
		return;
	if (is_bound(tui)) {
		snprintf(text, size, "[%.60s] ",
			app_section_name(tui_event(tui), app_section(tui->app), name));
		return;
	}
	put_tabs(tui, false, text, size);
	if (text_width(text) > cells)
		put_tabs(tui, true, text, size);
	if (text_width(text) <= cells)
		return;
	/* how far they are stands in the table of all */
	snprintf(text, size, "[%.60s] +%d (G) ",
		app_section_name(tui_event(tui), app_section(tui->app), name), others);
}

static bool is_of_season(enum view_id id)
{
	return id == VIEW_SEASON || id == VIEW_OUTSIDE;
}

void sections_settle(struct tui *tui)
{
	enum view_id id = tui->view->id;

	if (tui_is_season(tui) && id == VIEW_STANDINGS)
		id = VIEW_SEASON;
	else if (!tui_is_season(tui) && is_of_season(id))
		id = id == VIEW_SEASON ? VIEW_STANDINGS : VIEW_BOARD;
	if (id == VIEW_RESULTS && tui->model.state < ROUND_PUBLISHED)
		id = VIEW_BOARD;
	tui_show(tui, id);
}

void sections_gone(struct tui *tui)
{
	char name[NAME_SIZE];

	/* what is typed on goes into no other section */
	if (is_bound(tui)) {
		tui->running = false;
		return;
	}
	panel_put_aside(tui, "The section that was shown is removed: %s is on the screen.",
		app_section_name(tui_event(tui), app_section(tui->app), name));
}
