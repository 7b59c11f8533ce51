/* The two rows that are one game between sections: each names the player of the other. */
#include "config.h"

#include "app/event/between.h"

#include <string.h>

#include "app/words/section.h"
#include "app/words/words.h"

const char *between_name(const struct event *event, int section, int pin, char text[NAME_SIZE])
{
	const struct player *player = event_player(event, section, pin);
	char name[NAME_SIZE];

	words_put(text, NAME_SIZE, "%.80s (%.40s)", player ? player->name : "",
		app_section_name(event, section, name));
	return text;
}

/* Does the row name the player of the other one, of another section and with the other colour? */
static bool is_named(const struct event *event, const struct filled *by, const struct filled *other)
{
	char name[NAME_SIZE];

	return other->section != by->section && other->colour != by->colour &&
		strcmp(between_name(event, other->section, other->pin, name), by->name) == 0;
}

static bool name_each_other(
	const struct event *event, const struct filled *one, const struct filled *other)
{
	return is_named(event, one, other) && is_named(event, other, one);
}

/* How many games of the same two with the same colours came before; rounds differ by section. */
static int games_before(const struct event *event, const struct filled *filled)
{
	int count, before = 0;
	const struct record *rows = event_range(event, RECORD_FILLED, filled->section, 0, &count);

	for (; count > 0; count--, rows++) {
		const struct filled *row = &rows->as.filled;

		before += row->pin == filled->pin && row->round < filled->round &&
			row->colour == filled->colour && strcmp(row->name, filled->name) == 0;
	}
	return before;
}

const struct filled *between_other(const struct event *event, const struct filled *filled)
{
	int count, before = games_before(event, filled);
	const struct record *rows = event_range(event, RECORD_FILLED, 0, 0, &count);

	for (; count > 0; count--, rows++)
		if (name_each_other(event, filled, &rows->as.filled) && before-- == 0)
			return &rows->as.filled;
	return NULL;
}

/* The row of that section that still names his player, and whose own player is not named. */
static const struct filled *find_renamed(
	const struct event *changed, int section, const struct filled *filled)
{
	int count;
	const struct record *rows = event_range(changed, RECORD_FILLED, section, 0, &count);

	for (; count > 0; count--, rows++)
		if (is_named(changed, &rows->as.filled, filled) &&
			!between_other(changed, &rows->as.filled))
			return &rows->as.filled;
	return NULL;
}

/* A row of the event as it was, that had its other one. */
static enum status follow_one(const struct event *event, const struct event *changed,
	const struct filled *filled, const struct filled *other, struct action *action)
{
	struct record row = {.kind = RECORD_FILLED};
	const struct filled *now =
		event_filled(changed, filled->section, filled->round, filled->pin);

	if (!now || strcmp(now->name, filled->name) != 0 || between_other(changed, now))
		return STATUS_OK;
	row.as.filled = *now;
	other = find_renamed(changed, other->section, now);
	if (!other)
		return STATUS_OK;
	between_name(changed, other->section, other->pin, row.as.filled.name);
	return action_put(action, event, &row);
}

static bool may_rename(const struct edit *edit)
{
	return edit->had && edit->has &&
		(edit->after.kind == RECORD_PLAYER
				? strcmp(edit->before.as.player.name, edit->after.as.player.name)
				: edit->after.kind == RECORD_SECTION &&
					strcmp(edit->before.as.section.name,
						edit->after.as.section.name)) != 0;
}

enum status between_follow(const struct event *event, struct action *action)
{
	int count;
	const struct record *rows = event_range(event, RECORD_FILLED, 0, 0, &count);
	struct event changed;
	enum status status;
	bool any = false;

	for (int i = 0; i < action->count && count > 0 && !any; i++)
		any = may_rename(&action->edits[i]);
	if (!any)
		return STATUS_OK;
	status = event_copy(event, &changed);
	if (status != STATUS_OK)
		return status;
	status = action_apply(action, &changed);
	for (; status == STATUS_OK && count > 0; count--, rows++) {
		const struct filled *other = between_other(event, &rows->as.filled);

		if (other)
			status = follow_one(event, &changed, &rows->as.filled, other, action);
	}
	event_done(&changed);
	return status;
}
