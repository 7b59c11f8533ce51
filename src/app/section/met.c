/* Opponents of one section who come together again in another do not meet a second time. */
#include "config.h"

#include "app/section/met.h"

#include <string.h>

#include "app/event/state.h"
#include "core/game.h"

/* A game that was played, or is being played, bars another; a default does not (CAA 1, 39). */
static bool has_met(const struct event *event, int section, int pin, int other)
{
	const int last = app_last_published(event, section);
	struct game game;

	for (int round = 1; round <= last; round++)
		if (game_of(event, section, round, pin, &game) &&
			(game.white == other || game.black == other) &&
			!result_is_default(game.result))
			return true;
	return false;
}

/* His number there when the action is done; 0: he is not there. */
static int find_there(
	const struct event *event, int section, const char *name, const struct action *action)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (int i = 0; i < action->count; i++) {
		const struct edit *edit = &action->edits[i];

		if (edit->has && edit->after.kind == RECORD_PLAYER &&
			edit->after.as.player.section == section &&
			strcmp(edit->after.as.player.name, name) == 0)
			return edit->after.as.player.pin;
	}
	for (; count > 0; count--, rows++)
		if (strcmp(rows->as.player.name, name) == 0)
			return rows->as.player.pin;
	return 0;
}

static enum status keep_apart(
	const struct event *event, int section, int one, int other, struct action *action)
{
	struct record row = {.kind = RECORD_APART};

	row.as.apart = (struct apart){.section = section,
		.pin = one < other ? one : other,
		.other = one < other ? other : one,
		.first = app_last_published(event, section) + 1,
		.last = event_section(event, section)->rounds};
	return row.as.apart.first <= row.as.apart.last ? action_put(action, event, &row)
						       : STATUS_OK;
}

enum status met_keep_apart(
	const struct event *event, int from, int pin, int to, int after, struct action *action)
{
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, from, 0, &count);
	enum status status = STATUS_OK;

	for (; status == STATUS_OK && count > 0; count--, rows++) {
		const struct player *player = &rows->as.player;
		int there;

		if (player->pin == pin || player->leaves == 0 ||
			!has_met(event, from, pin, player->pin))
			continue;
		there = find_there(event, to, player->name, action);
		if (there != 0 && there != after)
			status = keep_apart(event, to, after, there, action);
	}
	return status;
}
