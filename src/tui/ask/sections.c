/* From section to section of an event: by key, by name, and how far the others are. */
#include "config.h"

#include "tui/ask/sections.h"

#include <stdio.h>
#include <string.h>

#include "app/section/section.h"
#include "app/words/words.h"
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

static void show_table(struct tui *tui)
{
	panel_close_all(tui);
	tui_show(tui, VIEW_SECTIONS);
}

bool sections_has_others(struct tui *tui)
{
	if (event_sections(tui_event(tui)) == 1)
		tui_say(tui, ROLE_PLAIN,
			"There is no other section yet: a in the table of sections (G) adds one.");
	return event_sections(tui_event(tui)) > 1;
}

const char *sections_others(const struct tui *tui, char *text, size_t size)
{
	const struct event *event = tui_event(tui);
	char name[NAME_SIZE];

	text[0] = '\0';
	for (int i = 0; i < event_sections(event); i++) {
		const int section = event_section_at(event, i)->id;
		const size_t used = strlen(text);

		if (section != app_section(tui->app))
			words_put(text + used, size - used, "%s%s", used ? ", " : "",
				app_section_name(event, section, name));
	}
	return text;
}

const char *sections_only_other(const struct tui *tui, char name[NAME_SIZE])
{
	name[0] = '\0';
	return event_sections(tui_event(tui)) == 2 ? sections_others(tui, name, NAME_SIZE) : name;
}

bool sections_read(struct tui *tui, const char *text, int *section)
{
	struct error error = {.code = STATUS_OK};

	if (app_find_section(tui->app, text, section, &error) == STATUS_OK)
		return true;
	tui_say(tui, ROLE_BAD, "%s", error.text);
	return false;
}

const struct key_table *sections_keys(const struct tui *tui, bool typed)
{
	static const struct key_row rows[] = {
		{"< >", "section", "the section before, the next one", WHEN_RESTING, change_section,
			NULL},
		{"G", NULL, "all sections: how far each is; add, split, merge, remove",
			WHEN_RESTING, show_table, NULL},
	};
	static const struct key_row only_rows[] = {
		{"G", NULL, "more sections in this event, as Open and Major; quads", WHEN_RESTING,
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
	static const struct key_table only = {only_rows, 1};
	static const struct key_table none = {NULL, 0};

	if (event_sections(tui_event(tui)) == 1)
		return typed || is_bound(tui) || tui->options->practice ? &none : &only;
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

void sections_gone(struct tui *tui, bool here)
{
	char name[NAME_SIZE];

	/* what is typed on goes into no other section */
	if (is_bound(tui)) {
		tui->running = false;
		return;
	}
	if (!here)
		panel_put_aside(tui, "The section that was shown is removed: %s is on the screen.",
			app_section_name(tui_event(tui), app_section(tui->app), name));
}
