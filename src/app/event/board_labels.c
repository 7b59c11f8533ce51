/*
 * First boards and fixed boards: refused where they would give two boards one label, or call boards
 * otherwise than on the wall without a reason.
 */
#include "config.h"

#include "app/event/board_labels.h"

#include <string.h>

#include "app/event/fail.h"
#include "app/event/reason.h"
#include "app/event/state.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/board_label.h"
#include "core/game.h"
#include "core/label_index.h"
#include "core/vocabulary.h"

/* The labels of a section. */
struct span {
	int from, to; /* 0: it has none of its own */
};

/* Several sections, and one of them says where its boards begin: then all of them have boards. */
static bool uses_first_boards(const struct event *event)
{
	for (int i = 0; i < event->nlabels && event_sections(event) > 1; i++)
		if (event->labels[i].pin == 0)
			return true;
	return false;
}

/*
 * Room for all of its players, and for a filler in place of the bye: what is set before they come.
 */
static int count_room(const struct event *event, int section)
{
	int players;

	event_range(event, RECORD_PLAYER, section, 0, &players);
	return players > 1 ? (players + 1) / 2 : 1;
}

/* So many are played at: by nobody who has left, by one at each game against one from outside. */
static int count_boards(const struct event *event, int section)
{
	int count, outside, here = 0;
	const struct record *row = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (; count > 0; count--, row++)
		here += row->as.player.leaves == 0;
	event_range(event, RECORD_FILLED, section, event_last_round(event, section), &outside);
	return here > outside ? (here - outside) / 2 + outside : outside;
}

/* Where no first board is set the boards begin at 1, once there are players. */
static struct span span_of(const struct event *event, int section, int boards)
{
	struct span span = {0, 0};
	int given, players;
	const struct given_label *first = label_index_of(event, section, &given);
	const bool is_set = given > 0 && first->pin == 0;

	event_range(event, RECORD_PLAYER, section, 0, &players);
	if (!uses_first_boards(event) || (!is_set && players == 0))
		return span;
	span.from = is_set ? first->label : 1;
	span.to = span.from + boards - 1;
	return span;
}

static struct span room_of(const struct event *event, int section)
{
	return span_of(event, section, count_room(event, section));
}

/* The first label that both have, as many boards as count says; the other section; 0: none. */
static int find_shared(const struct event *event, int section,
	int (*count)(const struct event *event, int section), int *label)
{
	const struct span mine = span_of(event, section, count(event, section));

	for (int i = 0; mine.from > 0 && i < event_sections(event); i++) {
		const int id = event_section_at(event, i)->id;
		const struct span other = span_of(event, id, count(event, id));

		if (id == section || other.from == 0 || other.to < mine.from ||
			mine.to < other.from)
			continue;
		*label = mine.from > other.from ? mine.from : other.from;
		return id;
	}
	return 0;
}

int board_labels_shared(const struct event *event, int section, int *label)
{
	return find_shared(event, section, count_boards, label);
}

int board_labels_unset(const struct event *event, int section, int *last, int *beyond)
{
	const int mine = count_boards(event, section);
	int other = 0, boards;

	*beyond = 1;
	for (int i = 0; i < event_sections(event); i++) {
		const int id = event_section_at(event, i)->id;

		if (id == section)
			continue;
		boards = count_boards(event, id);
		*beyond += count_room(event, id);
		if (other != 0 || boards == 0 || app_last_published(event, id) == 0)
			continue;
		other = id;
		*last = boards < mine ? boards : mine;
	}
	return mine > 0 && !uses_first_boards(event) && app_last_published(event, section) <= 1
		? other
		: 0;
}

/* A fixed board in the boards of another section. */
static enum status refuse_fixed(const struct event *event, const struct given_label *fixed,
	int section, struct error *error)
{
	const struct span span = room_of(event, section);
	char name[NAME_SIZE], who[WHO_SIZE];

	words_who(event, fixed->section, fixed->pin, who);
	return app_fail(error, STATUS_REFUSED,
		"Board %d is fixed for %s, and %s has boards %d to %d.", fixed->label, who,
		app_section_name(event, section, name), span.from, span.to);
}

/* Who has left sits nowhere any more; his board is told of the rounds before. */
static bool has_left(const struct event *event, const struct given_label *fixed)
{
	const struct player *player = event_player(event, fixed->section, fixed->pin);

	return player && player->leaves != 0;
}

/* A board fixed in one section, and those of all the others. */
static enum status check_others(
	const struct event *event, const struct given_label *mine, struct error *error)
{
	for (int i = 0; i < event_sections(event); i++) {
		const int section = event_section_at(event, i)->id;
		const struct span span = room_of(event, section);

		if (section != mine->section && mine->label >= span.from && mine->label <= span.to)
			return refuse_fixed(event, mine, section, error);
	}
	return STATUS_OK;
}

static enum status check_first(const struct event *event, int section, struct error *error)
{
	int label;
	const int other = find_shared(event, section, count_room, &label);
	const struct span mine = room_of(event, section), there = room_of(event, other);
	char name[NAME_SIZE];
	enum status status;

	if (other != 0)
		return app_fail(error, STATUS_REFUSED,
			"Board %d would be in two sections: %s has boards %d to %d.", label,
			app_section_name(event, other, name), there.from, there.to);
	for (int i = 0; i < event->nlabels; i++) {
		const struct given_label *fixed = &event->labels[i];

		if (fixed->pin != 0 && fixed->section != section && fixed->label >= mine.from &&
			fixed->label <= mine.to)
			return refuse_fixed(event, fixed, section, error);
		if (fixed->pin != 0 && fixed->section == section && !has_left(event, fixed)) {
			status = check_others(event, fixed, error);
			if (status != STATUS_OK)
				return status;
		}
	}
	return STATUS_OK;
}

static enum status check_fixed(
	const struct event *event, const struct given_label *mine, struct error *error)
{
	char who[WHO_SIZE], other[WHO_SIZE];
	int players = 0;
	enum status status = check_others(event, mine, error);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < event->nlabels; i++) {
		const struct given_label *given = &event->labels[i];

		players += given->section == mine->section && given->pin != 0;
		if (given->pin == 0 || given->label != mine->label ||
			(given->section == mine->section && given->pin == mine->pin) ||
			has_left(event, given))
			continue;
		return app_fail(error, STATUS_REFUSED,
			"Board %d would be fixed for two: %s and %s.", mine->label,
			words_who(event, given->section, given->pin, other),
			words_who(event, mine->section, mine->pin, who));
	}
	if (players > FIXED_BOARDS_MOST)
		return app_fail(error, STATUS_REFUSED,
			"At most %d players of a section have a fixed board.", FIXED_BOARDS_MOST);
	return STATUS_OK;
}

/* Who comes back sits at his board again. */
static bool comes_back(const struct edit *edit)
{
	return edit->had && edit->has && edit->after.kind == RECORD_PLAYER &&
		edit->before.as.player.leaves != 0 && edit->after.as.player.leaves == 0;
}

static bool changes_label(const struct edit *edit)
{
	const struct record *row = edit->has ? &edit->after : &edit->before;

	return row->kind == RECORD_PARTICULAR && label_index_has(&row->as.particular);
}

static bool gives_label(const struct edit *edit)
{
	return comes_back(edit) ||
		(edit->has && edit->after.kind == RECORD_PARTICULAR &&
			label_index_has(&edit->after.as.particular));
}

/* A first board 1 says what was so without it. */
static enum status check_one(const struct event *event, const struct event *changed, int section,
	int pin, struct error *error)
{
	int count;
	const struct given_label *given = label_index_of(changed, section, &count);

	if (pin == 0)
		return board_first_label(event, section) == board_first_label(changed, section)
			? STATUS_OK
			: check_first(changed, section, error);
	for (; count > 0; count--, given++)
		if (given->pin == pin)
			return check_fixed(changed, given, error);
	return STATUS_OK;
}

/* Of the event as it is to be, what the action gives there. */
static enum status check_given(const struct event *event, const struct event *changed,
	const struct action *action, struct error *error)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < action->count; i++) {
		const struct edit *edit = &action->edits[i];

		if (!gives_label(edit))
			continue;
		status = comes_back(edit)
			? check_one(event, changed, edit->after.as.player.section,
				  edit->after.as.player.pin, error)
			: check_one(event, changed, edit->after.as.particular.section,
				  edit->after.as.particular.pin, error);
	}
	return status;
}

/* The event as it is to be, if labels are given; *any is false, and nothing is made, if not. */
static enum status make_changed(const struct event *event, const struct action *action,
	struct event *changed, bool *any, struct error *error)
{
	enum status status;

	*any = false;
	for (int i = 0; i < action->count && !*any; i++)
		*any = gives_label(&action->edits[i]);
	if (!*any)
		return STATUS_OK;
	status = event_copy(event, changed);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = action_apply(action, changed);
	if (status == STATUS_OK)
		return STATUS_OK;
	event_done(changed);
	return app_fail_plain(error, status);
}

enum status board_labels_check(
	const struct event *event, const struct action *action, struct error *error)
{
	struct event changed;
	bool any;
	enum status status = make_changed(event, action, &changed, &any, error);

	if (status != STATUS_OK || !any)
		return status;
	status = check_given(event, &changed, action, error);
	event_done(&changed);
	return status;
}

/* Has the round a board that both events call differently? */
static bool labels_differ(
	const struct event *event, const struct event *changed, int section, int round)
{
	const int count = game_count(event, section, round);
	struct game game;

	for (int number = 1; number <= count; number++)
		if (game_find(event, section, round, number, &game) && !game.bye &&
			board_label(event, section, round, number) !=
				board_label(changed, section, round, number))
			return true;
	return false;
}

/* Refused if one of the rounds with games to come is among those whose numbers change. */
static enum status check_wall(
	const struct event *event, const struct event *changed, int section, struct error *error)
{
	const int published = app_last_published(event, section);
	const struct vocabulary *words = vocabulary_of(event, section);
	char rounds[ROUNDS_MOST * 5] = "";
	int open = 0;

	for (int round = 1; round <= published; round++) {
		const size_t used = strlen(rounds);

		if (!labels_differ(event, changed, section, round))
			continue;
		words_put(rounds + used, sizeof(rounds) - used, "%s%d", used ? ", " : "", round);
		if (app_round_state(event, section, round) == ROUND_PUBLISHED)
			open = round;
	}
	if (!open)
		return STATUS_OK;
	return app_fail(error, STATUS_REASON,
		"%s %d is published and has games to come: boards on the wall would be called by other numbers (%ss %s). Print the lists again; give the reason for the change.",
		words->round, open, words->round_small, rounds);
}

enum status board_labels_check_reason(const struct event *event, int section,
	const struct action *action, const char *reason, struct error *error)
{
	struct event changed;
	enum status status;
	bool any = false;

	for (int i = 0; i < action->count && !any; i++)
		any = changes_label(&action->edits[i]);
	if (!any || reason_is_given(reason))
		return STATUS_OK;
	status = event_copy(event, &changed);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = action_apply(action, &changed);
	status = status == STATUS_OK ? check_wall(event, &changed, section, error)
				     : app_fail_plain(error, status);
	event_done(&changed);
	return status;
}

enum status board_labels_each(const struct event *event, const struct action *action, int section,
	const int *pins, int count, void (*tell)(const void *context, int i, const char *text),
	const void *context, struct error *error)
{
	struct event changed;
	bool any;
	enum status status = make_changed(event, action, &changed, &any, error);

	if (status != STATUS_OK || !any)
		return status;
	for (int i = 0; i < count; i++) {
		struct error found = {0};

		if (check_one(event, &changed, section, pins[i], &found) != STATUS_OK)
			tell(context, i, found.text);
	}
	event_done(&changed);
	return STATUS_OK;
}
