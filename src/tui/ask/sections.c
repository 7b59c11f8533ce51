/* From section to section of an event: by key, by name, and how far the others are. */
#include "config.h"

#include "tui/ask/sections.h"

#include <stdio.h>
#include <string.h>

#include "app/section/section.h"
#include "app/words/words.h"
#include "core/season.h"
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

int sections_next(const struct tui *tui, int place, int step)
{
	const struct event *event = tui_event(tui);

	for (; place >= 0 && place < event_sections(event); place += step)
		if (desk_goes_to(&tui->options->desk, event_section_at(event, place)->id))
			return place;
	return -1;
}

/* The places of the sections of the desk, in their order; how many they are. */
static int desk_places(const struct tui *tui, int places[EVENT_SECTIONS_MOST])
{
	int count = 0;

	for (int i = 0; (i = sections_next(tui, i, 1)) >= 0; i++)
		places[count++] = i;
	return count;
}

bool sections_is_bound(const struct tui *tui)
{
	int places[EVENT_SECTIONS_MOST];

	return tui->options->desk.count > 0 && desk_places(tui, places) == 1;
}

void sections_stay(struct tui *tui)
{
	const struct desk_sections *desk = &tui->options->desk;
	const int left = desk_section_left(tui_event(tui), desk);

	if (left && !desk_goes_to(desk, app_section(tui->app)))
		app_set_section(tui->app, left);
}

void sections_refuse(struct tui *tui)
{
	int places[EVENT_SECTIONS_MOST];
	const int count = desk_places(tui, places);
	char names[200] = "", name[NAME_SIZE];

	for (int i = 0; i < count; i++) {
		const size_t used = strlen(names);
		const int section = event_section_at(tui_event(tui), places[i])->id;

		words_put(names + used, sizeof(names) - used, "%s%s",
			i == 0                  ? ""
				: i + 1 < count ? ", "
						: " and ",
			app_section_name(tui_event(tui), section, name));
	}
	tui_say(tui, ROLE_PLAIN, "This desk was opened for %s alone: it goes to no other section.",
		names);
}

static void change_section(struct tui *tui)
{
	const int count = event_sections(tui_event(tui)), step = tui->key == '<' ? -1 : 1;
	int place = sections_next(tui, place_of_current(tui) + step, step);
	char name[NAME_SIZE];

	if (place < 0)
		place = sections_next(tui, step > 0 ? 0 : count - 1, step);

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
		{"< >", NULL, NULL, WHEN_RESTING, sections_refuse, NULL},
		{"G", NULL, NULL, WHEN_RESTING, sections_refuse, NULL},
	};
	static const struct key_table table = {rows, sizeof(rows) / sizeof(rows[0])};
	static const struct key_table first = {rows, 1};
	static const struct key_table bound = {
		bound_rows, sizeof(bound_rows) / sizeof(bound_rows[0])};
	static const struct key_table bound_first = {bound_rows, 1};
	static const struct key_table only = {only_rows, 1};
	static const struct key_table none = {NULL, 0};

	if (event_sections(tui_event(tui)) == 1)
		return typed || sections_is_bound(tui) || tui->options->practice ? &none : &only;
	if (sections_is_bound(tui))
		return typed ? &bound_first : &bound;
	return typed ? &first : &table;
}

static void add(char *text, size_t size, const char *what)
{
	const size_t used = strlen(text);

	snprintf(text + used, size - used, "%s", what);
}

/* How far a section is, without the round where that is the one on the screen: it stands there. */
static void add_state(const struct tui *tui, const struct section_state *state, bool brief,
	char *text, size_t size)
{
	const char *round = event_is_season(tui_event(tui), state->section) ? "E" : "R";
	char how_far[48], shown[24];

	section_state_words(tui_event(tui), state, how_far);
	snprintf(shown, sizeof(shown), "%s%d ", round, tui->model.round);
	add(text, size,
		brief && strncmp(how_far, shown, strlen(shown)) == 0 ? how_far + strlen(shown)
								     : how_far);
}

/* "[Major]", or "[Major 3/20]", "[Major to draw]" where the line says no state beside. */
static void add_current(const struct tui *tui, const struct tabs *tabs,
	const struct section_state *state, char *text, size_t size)
{
	char name[NAME_SIZE];

	add(text, size, "[");
	add(text, size, app_section_name(tui_event(tui), state->section, name));
	if (tabs->own && state->state > ROUND_LAID_OUT) {
		add(text, size, " ");
		add_state(tui, state, true, text, size);
	} else if (tabs->laid) {
		add(text, size, state->complete ? " all done" : " to draw");
	}
	add(text, size, "]");
}

/* "Minor R1 3/20", "Min R1 3/20", of one whose name is like others "4: R1 3/20". */
static void add_other(const struct tui *tui, const struct tabs *tabs,
	const struct section_state *state, char *text, size_t size)
{
	const struct event *event = tui_event(tui);
	char name[NAME_SIZE], brief[SECTION_SHORT_SIZE], letter[8];
	const char *shown = app_section_name(event, state->section, name);

	if (tabs->detail != TABS_NAMES)
		shown = app_section_short(event, state->section, brief);
	add(text, size, shown);
	if (strcmp(shown, name) != 0 &&
		strcmp(shown, app_section_letter(event, state->section, letter)) == 0)
		add(text, size, ":");
	add(text, size, " ");
	add_state(tui, state, tabs->detail == TABS_BRIEF, text, size);
}

int sections_other_tabs(const struct tui *tui)
{
	int places[EVENT_SECTIONS_MOST];

	return desk_places(tui, places) - 1;
}

void sections_tabs(const struct tui *tui, const struct tabs *tabs, char *text, size_t size)
{
	int places[EVENT_SECTIONS_MOST], at = 0;
	const int count = desk_places(tui, places), current = place_of_current(tui);
	const int most = tabs->others < count ? tabs->others : count - 1;
	int first;
	char more[32];

	text[0] = '\0';
	if (event_sections(tui_event(tui)) == 1)
		return;
	while (at + 1 < count && places[at] != current)
		at++;
	first = at - most / 2;
	/* those around it */
	if (first < 0)
		first = 0;
	if (first + most > count - 1)
		first = count - 1 - most;
	for (int i = first; i <= first + most; i++) {
		const struct section_state state = app_section_state(tui->app, places[i]);

		add(text, size, i == first ? "" : tabs->detail == TABS_NAMES ? " | " : " ");
		if (i == at)
			add_current(tui, tabs, &state, text, size);
		else
			add_other(tui, tabs, &state, text, size);
	}
	/* how far they are stands in the table of all */
	snprintf(more, sizeof(more), " +%d (G)", sections_other_tabs(tui) - most);
	add(text, size, sections_other_tabs(tui) > most ? more : "");
	add(text, size, " ");
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
	if (tui->options->desk.count > 0 &&
		!desk_section_left(tui_event(tui), &tui->options->desk)) {
		tui->running = false;
		return;
	}
	if (!here)
		panel_put_aside(tui, "The section that was shown is removed: %s is on the screen.",
			app_section_name(tui_event(tui), app_section(tui->app), name));
}
