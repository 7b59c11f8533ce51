/* The number of rounds of an event, changed while it is under way. */
#include "config.h"

#include "app/event/all_play_all.h"
#include "app/event/state.h"
#include "app/words/section.h"
#include "app/settings/change.h"
#include "app/words/words.h"
#include "core/all_play_all.h"
#include "core/vocabulary.h"

/*
 * Of which round a row speaks that is entered in advance; 0: of none, or that goes with the rounds.
 */
static int round_of(const struct record *row)
{
	switch (row->kind) {
	case RECORD_BOOKING:
		return row->as.booking.round;
	case RECORD_HAND:
		return row->as.hand.round;
	case RECORD_FILLED:
		return row->as.filled.round;
	case RECORD_ATTENDANCE:
		return row->as.attendance.round;
	case RECORD_OUTSIDE:
		return row->as.outside.round;
	default:
		return 0;
	}
}

static int pin_of(const struct record *row)
{
	return row->kind == RECORD_BOOKING    ? row->as.booking.pin
		: row->kind == RECORD_HAND    ? row->as.hand.pin
		: row->kind == RECORD_FILLED  ? row->as.filled.pin
		: row->kind == RECORD_OUTSIDE ? row->as.outside.white
					      : row->as.attendance.pin;
}

/* What is entered for one player in a round that would not be. */
static enum status check_entered(const struct app *app, int rounds, struct error *error)
{
	static const struct {
		enum record_kind kind;
		const char *what, *how;
	} kinds[] = {
		{RECORD_BOOKING, "has a bye booked for", "take it back"},
		{RECORD_HAND, "is fixed by hand for", "free him"},
		{RECORD_FILLED, "has a game against one from outside in", "take it back"},
		{RECORD_ATTENDANCE, "is taken as there in", "take him as away"},
		{RECORD_OUTSIDE, "has a game outside the competition in", "take it out"},
	};
	const struct event *event = app_event(app);

	for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++) {
		int count;
		const struct record *row =
			event_range(event, kinds[k].kind, app->section, 0, &count);

		for (; count > 0; count--, row++) {
			char who[WHO_SIZE];

			if (round_of(row) <= rounds)
				continue;
			words_who(event, app->section, pin_of(row), who);
			return app_fail(error, STATUS_REFUSED, "%s %s %s %d: %s first.", who,
				kinds[k].what, vocabulary_of(event, app->section)->round_small,
				round_of(row), kinds[k].how);
		}
	}
	return STATUS_OK;
}

/* Who comes or goes in a round that would not be. */
static enum status check_stays(const struct app *app, int rounds, struct error *error)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, app->section, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct player *player = &rows[i].as.player;
		char who[WHO_SIZE];

		if (player->enters <= rounds && player->leaves <= rounds)
			continue;
		words_who(event, app->section, player->pin, who);
		if (player->enters > rounds)
			return app_fail(error, STATUS_REFUSED,
				"%s enters in %s %d: take him out first.", who,
				vocabulary_of(event, app->section)->round_small, player->enters);
		if (player->leaves > event_section(event, app->section)->rounds)
			continue;
		return app_fail(error, STATUS_REFUSED,
			"%s withdraws from %s %d on: let him return first.", who,
			vocabulary_of(event, app->section)->round_small, player->leaves);
	}
	return STATUS_OK;
}

/*
 * Pairs that are kept apart to the end are so to the new end; a range of rounds that would not all
 * be is named.
 */
static enum status follow_apart(
	const struct app *app, int rounds, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	const int before = event_section(event, app->section)->rounds;
	int count;
	const struct record *rows = event_range(event, RECORD_APART, app->section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		struct record row = rows[i];
		struct apart *apart = &row.as.apart;
		char who[WHO_SIZE], other[WHO_SIZE], apart_in[ROUNDS_WORDS_SIZE];

		if (apart->last < before && apart->last <= rounds)
			continue;
		if (apart->last < before || apart->first > rounds)
			return app_fail(error, STATUS_REFUSED,
				"%s and %s are kept apart in %s: change that first.",
				words_who(event, app->section, apart->pin, who),
				words_who(event, app->section, apart->other, other),
				words_rounds(
					event, app->section, apart->first, apart->last, apart_in));
		if (apart->ordered == apart->last || apart->ordered > rounds)
			apart->ordered = rounds;
		apart->last = rounds;
		status = action_put(action, event, &row);
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* Virtual points of rounds that would not be go, and cards that were laid out for one. */
static enum status drop_later(
	const struct app *app, int rounds, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_VIRTUAL, app->section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (rows[i].as.virtual_points.round > rounds)
			status = action_remove(action, event, record_key_of(&rows[i]));
	rows = event_range(event, RECORD_ROUND, app->section, 0, &count);
	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (rows[i].as.round.number > rounds)
			status = action_remove(action, event, record_key_of(&rows[i]));
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status check_later(
	const struct app *app, int rounds, struct action *action, struct error *error)
{
	enum status status = check_entered(app, rounds, error);

	if (status == STATUS_OK)
		status = check_stays(app, rounds, error);
	if (status == STATUS_OK)
		status = follow_apart(app, rounds, action, error);
	return status == STATUS_OK ? drop_later(app, rounds, action, error) : status;
}

/* The last round that has a draw, if only a proposed one; 0: none has. */
static int last_drawn(const struct event *event, int section)
{
	int last = event_last_round(event, section);

	while (last > 0 && app_round_state(event, section, last) == ROUND_LAID_OUT)
		last--;
	return last;
}

enum status change_rounds(struct changing *changing, int rounds)
{
	struct app *app = changing->app;
	struct error *error = changing->error;
	const struct event *event = app_event(app);
	const int last = last_drawn(event, app->section);
	char name[NAME_SIZE];

	if (event_section(event, app->section)->rounds == rounds)
		return app_fail(error, STATUS_REFUSED, "%s has %d round%s already.",
			section_or_event(event, app->section, "The event", name), rounds,
			rounds == 1 ? "" : "s");
	/* before the draw the same order may make it no all-play-all */
	if (last > 0 && section_is_all_play_all(event_section(event, app->section)))
		return all_play_all_refuse_rounds(event_section(event, app->section), error);
	if (rounds < last)
		return app_fail(error, STATUS_REFUSED, "%s %d is drawn: %s cannot have %d.",
			vocabulary_of(event, app->section)->round, last,
			section_or_event(event, app->section, "the event", name), rounds);
	if (last > 0 && app_round_state(event, app->section, last) < ROUND_PUBLISHED)
		return app_fail(error, STATUS_REFUSED,
			"%s %d is proposed, and what round is the last bears on its draw: publish it first, or take the proposal back.",
			vocabulary_of(event, app->section)->round, last);
	changing->row.rounds = rounds;
	return check_later(app, rounds, changing->action, error);
}
