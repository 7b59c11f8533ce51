/* Players by how a part of the name begins, with what a club evening is drawn by. */
#include "config.h"

#include "tui/view/members.h"

#include <stdlib.h>
#include <string.h>

#include "core/text/letters.h"
#include "core/names_meant.h"
#include "core/season.h"
#include "tui/state/state.h"

static bool is_member(const struct tui *tui, const struct player *player)
{
	return player->enters <= tui->model.round &&
		(player->leaves == 0 || player->leaves > tui->model.round);
}

static int compare_names(const void *left, const void *right)
{
	const struct player *const *a = left, *const *b = right;
	const int order = letters_compare((*a)->name, (*b)->name);

	return order ? order : (*a)->pin - (*b)->pin;
}

/* Who is called so, by name; the caller frees them. NULL: no memory. */
static const struct player **find_called(const struct tui *tui, const char *text, int *count)
{
	int players;
	const struct record *rows =
		event_range(tui_event(tui), RECORD_PLAYER, app_section(tui->app), 0, &players);
	const struct player **called = calloc((size_t)players + 1, sizeof(*called));

	*count = 0;
	text += strspn(text, " ");
	for (int i = 0; called && i < players; i++) {
		const struct player *player = &rows[i].as.player;

		if (is_member(tui, player) &&
			(!*text || letters_match(player->name, text) != LETTERS_OTHER))
			called[(*count)++] = player;
	}
	if (*count > 1)
		qsort(called, (size_t)*count, sizeof(*called), compare_names);
	return called;
}

/* GSRP and games of a club season. */
static bool put_season(const struct tui *tui, struct app_listed *rows, int count)
{
	struct season_line *lines;
	int nlines;

	if (season_table(tui_event(tui), app_section(tui->app), tui->model.round - 1, &lines,
		    &nlines) != STATUS_OK)
		return false;
	for (int i = 0; i < count; i++) {
		int k = 0;

		while (lines[k].pin != rows[i].pin)
			k++;
		rows[i].tenths = lines[k].tenths;
		rows[i].games = lines[k].games;
	}
	free(lines);
	return true;
}

struct app_listed *members_called(const struct tui *tui, const char *text, int *count)
{
	const struct player **called = find_called(tui, text, count);
	struct app_listed *rows = calloc((size_t)*count + 1, sizeof(*rows));
	bool made = called && rows;

	for (int i = 0; made && i < *count; i++)
		rows[i].pin = called[i]->pin;
	if (made && tui_is_season(tui))
		made = put_season(tui, rows, *count);
	free(called);
	if (made)
		return rows;
	free(rows);
	*count = 0;
	return NULL;
}

static bool is_listed(const struct app_listed *rows, int count, int pin)
{
	while (count > 0 && rows[count - 1].pin != pin)
		count--;
	return count > 0;
}

int members_meant(const struct app_listed *rows, int count, const struct tui *tui, const char *text)
{
	const struct names_query query = {tui_event(tui), app_section(tui->app), 0, text};
	int pin;

	if (count == 1)
		return rows[0].pin;
	return names_meant(&query, &pin, 1) == 1 && is_listed(rows, count, pin) ? pin : 0;
}
