/* Members of a club season, by how a part of the name begins. */
#include "config.h"

#include "tui/view/members.h"

#include <stdlib.h>
#include <string.h>

#include "core/letters.h"
#include "core/season.h"
#include "tui/state/state.h"

static bool is_member(const struct tui *tui, const struct player *player)
{
	return player->enters <= tui->model.round &&
		(player->leaves == 0 || player->leaves > tui->model.round);
}

struct app_listed *members_called(const struct tui *tui, const char *text, int *count)
{
	const struct event *event = tui_event(tui);
	const int section = app_section(tui->app);
	struct app_listed *rows;
	struct season_line *lines;
	int *pins, players, nlines;

	*count = 0;
	if (event_rank_order(event, section, &pins, &players) != STATUS_OK)
		return NULL;
	rows = calloc((size_t)players + 1, sizeof(*rows));
	if (!rows ||
		season_table(event, section, tui->model.round - 1, &lines, &nlines) != STATUS_OK) {
		free(rows);
		free(pins);
		return NULL;
	}
	text += strspn(text, " ");
	for (int i = 0; i < players; i++) {
		const struct player *player = event_player(event, section, pins[i]);
		int k = 0;

		if (!is_member(tui, player) ||
			(*text && letters_match(player->name, text) == LETTERS_OTHER))
			continue;
		while (lines[k].pin != pins[i])
			k++;
		rows[(*count)++] = (struct app_listed){pins[i], lines[k].tenths, lines[k].games};
	}
	free(lines);
	free(pins);
	return rows;
}
