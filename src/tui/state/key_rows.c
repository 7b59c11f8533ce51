/* Which row of a table of keys a typed key means. */
#include "config.h"

#include "tui/state/key_rows.h"

#include <stddef.h>
#include <string.h>

#include "app/section/tie_lots.h"
#include "core/all_play_all.h"
#include "tui/state/state.h"
#include "tui/term/keys.h"

const struct key_row *key_row_at(const struct key_table *const *tables, int i)
{
	for (; *tables; tables++) {
		if (i < (*tables)->count)
			return &(*tables)->rows[i];
		i -= (*tables)->count;
	}
	return NULL;
}

static bool same_key(const struct term_event *a, const struct term_event *b)
{
	return a->kind == b->kind && a->key == b->key &&
		(a->kind != TERM_CHARACTER || strcmp(a->text, b->text) == 0);
}

/* The n-th of "1-9", of "↑↓", or the one key that is called so. */
static bool key_of_name(const char *name, size_t length, int n, struct term_event *event)
{
	static const char arrow[] = "←"; /* all four are as long */
	const size_t one = sizeof(arrow) - 1;
	char letter[2] = "";

	if (length == 3 && name[1] == '-' && name[0] < name[2]) {
		letter[0] = (char)(name[0] + n);
		return letter[0] <= name[2] && key_named(letter, 1, event);
	}
	if (n > 0 && length % one == 0 && (size_t)n < length / one)
		return key_named(name + (size_t)n * one, one, event) && event->kind == TERM_KEY;
	if (n > 0)
		return false;
	return key_named(name, length, event) ||
		(length > one && key_named(name, one, event) && event->kind == TERM_KEY);
}

/* *n is counted down by the keys that the names have. */
static bool key_of_names(const char *names, int *n, struct term_event *event)
{
	for (; names && *(names += strspn(names, " ")); names += strcspn(names, " ")) {
		const size_t length = strcspn(names, " ");

		for (int k = 0; key_of_name(names, length, k, event); k++)
			if ((*n)-- == 0)
				return true;
	}
	return false;
}

bool key_row_key(const struct key_row *row, int n, struct term_event *event)
{
	return row->act &&
		(key_of_names(row->key, &n, event) || key_of_names(row->also, &n, event));
}

bool key_row_has(const struct key_row *row, const struct term_event *event)
{
	struct term_event key;

	if (event->pasted)
		return false;
	for (int n = 0; key_row_key(row, n, &key); n++)
		if (same_key(&key, event))
			return true;
	return false;
}

void key_row_do(struct tui *tui, const struct key_row *row, const struct term_event *event)
{
	tui->key = event->key;
	row->act(tui);
}

static bool has_two_games(const struct tui *tui)
{
	const struct section *section = event_section(tui_event(tui), app_section(tui->app));

	return section && section_has_two_games(section);
}

/* Rounds or evenings, players or none: what does not change from step to step of a round. */
static bool suits_event(const struct tui *tui, const struct key_row *row)
{
	return (!(row->when & WHEN_SEASON) || tui_is_season(tui)) &&
		(!(row->when & WHEN_ROUNDS) || !tui_is_season(tui)) &&
		(!(row->when & WHEN_TWO_GAMES) || has_two_games(tui)) &&
		(!(row->when & WHEN_EMPTY) || !tui_has_players(tui));
}

static bool is_undrawn(const struct event *event, int section)
{
	int count;

	event_range(event, RECORD_ROUND, section, 0, &count);
	return count == 0;
}

static bool is_unpublished(const struct event *event, int section)
{
	const struct round *first = event_round(event, section, 1);

	return !first || first->state < ROUND_PUBLISHED;
}

/* Another section than that on the screen that is not drawn. */
static bool has_other_undrawn(const struct tui *tui)
{
	const struct event *event = tui_event(tui);

	for (int i = 0; i < event_sections(event); i++) {
		const int section = event_section_at(event, i)->id;

		if (section != app_section(tui->app) && is_undrawn(event, section))
			return true;
	}
	return false;
}

/* What can be done with sections as they are: what is off says why if it is tried all the same. */
static bool suits_sections(const struct tui *tui, const struct key_row *row)
{
	const struct event *event = tui_event(tui);
	const int section = app_section(tui->app);

	return (!(row->when & WHEN_SEVERAL) || event_sections(event) > 1) &&
		(!(row->when & WHEN_OTHER_UNDRAWN) || has_other_undrawn(tui)) &&
		(!(row->when & WHEN_UNDRAWN) || is_undrawn(event, section)) &&
		(!(row->when & WHEN_UNPUBLISHED) || is_unpublished(event, section)) &&
		(!(row->when & WHEN_ALL_PLAY_ALL) || event_is_all_play_all(event, section)) &&
		(!(row->when & WHEN_LOTS) || app_section_has_lots(tui->app));
}

bool key_row_is_on(const struct tui *tui, const struct key_row *row)
{
	if ((row->when & IN_GROUPS) && !(row->when & (WHEN_EMPTY | WHEN_ALSO_EMPTY)) &&
		!tui_has_players(tui))
		return false;
	if ((row->when & CHANGES) && app_read_only(tui->app))
		return false;
	return (row->when & (unsigned)tui_when(tui)) != 0 && suits_event(tui, row) &&
		suits_sections(tui, row) && (!(row->when & WHEN_PEOPLED) || tui_has_players(tui));
}

const struct key_row *key_row_of(
	const struct tui *tui, key_rows rows, const struct term_event *event)
{
	const struct key_row *row, *off = NULL;

	for (int i = 0; (row = rows(i)) != NULL; i++) {
		if (!key_row_has(row, event))
			continue;
		if (key_row_is_on(tui, row))
			return row;
		if (!off && (row->when & WHEN_RESTING) && suits_event(tui, row))
			off = row;
	}
	return tui_carrying(tui) ? NULL : off;
}
