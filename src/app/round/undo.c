/* Undo, redo and verify: straight through to the journal. */
#include "config.h"

#include <string.h>

#include "app/event/board_labels.h"
#include "app/round/back_to.h"
#include "app/round/unpublish.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/particulars/gone_over.h"

enum { TRIES_MOST = 100 };

enum turn { TURN_UNDO, TURN_REDO };

static const char *next_label(const struct app *app, enum turn turn)
{
	return turn == TURN_UNDO ? store_undo_label(app->store) : store_redo_label(app->store);
}

static void turn_round(struct edit *edit)
{
	const struct edit was = *edit;

	*edit = (struct edit){was.has, was.had, was.after, was.before};
}

/* Who has gone over and plays there does not play here again as well. */
static enum status check_cards(
	const struct event *event, const struct action *action, struct error *error)
{
	struct event changed;
	enum status status = event_copy(event, &changed);
	char who[WHO_SIZE], there[WHO_SIZE], name[NAME_SIZE];

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = action_apply(action, &changed);
	if (status != STATUS_OK) { /* but for memory the store says why it cannot be */
		event_done(&changed);
		return status == STATUS_NO_MEMORY ? app_fail_plain(error, status) : STATUS_OK;
	}
	for (int i = 0; status == STATUS_OK && i < action->count; i++) {
		const struct player *player = &action->edits[i].after.as.player, *other;

		if (!action->edits[i].has || action->edits[i].after.kind != RECORD_PLAYER)
			continue;
		other = gone_over_twice(&changed, player);
		if (!other)
			continue;
		status = app_fail(error, STATUS_REFUSED,
			"%s would play in two sections: he is %s of %s as well. Withdraw him there first.",
			words_who(&changed, player->section, player->pin, who),
			words_who(&changed, other->section, other->pin, there),
			app_section_name(&changed, other->section, name));
	}
	event_done(&changed);
	return status;
}

/*
 * What has been given to another since does not come back: the label of a board, a player's part.
 */
static enum status check_given_away(struct app *app, enum turn turn, struct error *error)
{
	struct action action;
	enum status status;

	action_init(&action);
	status = turn == TURN_UNDO ? store_may_undo(app->store, error)
				   : store_may_redo(app->store, error);
	if (status == STATUS_OK)
		status = turn == TURN_UNDO ? store_undo_edits(app->store, &action, error)
					   : store_redo_edits(app->store, &action, error);
	for (int i = 0; turn == TURN_UNDO && i < action.count; i++)
		turn_round(&action.edits[i]);
	if (status == STATUS_OK)
		status = board_labels_check(app_event(app), &action, error);
	if (status == STATUS_OK)
		status = check_cards(app_event(app), &action, error);
	action_done(&action);
	return status;
}

/* told: what the journal calls an undo; NULL: as what is undone. */
static enum status take(struct app *app, enum turn turn, const char *told, struct error *error)
{
	const enum status status = check_given_away(app, turn, error);

	if (status != STATUS_OK)
		return status;
	return turn == TURN_UNDO ? store_undo(app->store, told, app_now(), error)
				 : store_redo(app->store, app_now(), error);
}

/* One step of the journal, again on the fresh state when another process has written. */
static enum status undo_step(struct app *app, enum turn turn, const char *told,
	char label[LABEL_SIZE], struct error *error)
{
	char text[LABEL_SIZE];
	const char *what = next_label(app, turn);
	enum status status;

	if (store_read_only(app->store))
		return app_fail(error, STATUS_READ_ONLY, "The event is open for reading only: %s.",
			app_read_only_why(app));
	if (!what)
		return app_fail(error, STATUS_REFUSED, "There is nothing to %s.",
			turn == TURN_UNDO ? "undo" : "redo");
	words_put(text, sizeof(text), "%s", what);
	status = take(app, turn, told, error);
	for (int i = 0; i < TRIES_MOST && status == STATUS_CONFLICT; i++) {
		status = app_read_again(app, error);
		if (status != STATUS_OK)
			return status;
		what = next_label(app, turn);
		if (!what || strcmp(what, text))
			return app_fail(error, STATUS_CONFLICT,
				"The event was changed at another desk meanwhile; the next step would be another one. Look, and try again.");
		status = take(app, turn, told, error);
	}
	if (status != STATUS_OK)
		return status;
	app_event_changed(app);
	if (label)
		memcpy(label, text, sizeof(text));
	return STATUS_OK;
}

bool app_undo_is_foreign(const struct app *app, char label[LABEL_SIZE])
{
	if (!store_undo_is_foreign(app->store))
		return false;
	words_put(label, LABEL_SIZE, "%s", store_undo_label(app->store));
	return true;
}

const char *app_undo_desk(const struct app *app)
{
	const char *desk = store_undo_desk(app->store);

	return desk[0] ? desk : "another desk";
}

/* A draft becomes the draw by it: an import brings its rounds published, and goes as a whole. */
static bool publishes(const struct edit *edit)
{
	const int before = edit->before.as.round.state, after = edit->after.as.round.state;

	return edit_key(edit).kind == RECORD_ROUND && edit->had && edit->has &&
		(before == ROUND_PROPOSED || before == ROUND_ADJUSTED) && after >= ROUND_PUBLISHED;
}

/* The round whose published draw undo would take back; 0: it would take back something else. */
static enum status find_publication(const struct app *app, int *round, struct error *error)
{
	struct action action;
	enum status status;

	*round = 0;
	if (store_read_only(app->store) || !store_undo_label(app->store))
		return STATUS_OK;
	action_init(&action);
	status = store_undo_edits(app->store, &action, error);
	for (int i = 0; status == STATUS_OK && i < action.count; i++) {
		if (publishes(&action.edits[i]))
			*round = action.edits[i].after.as.round.number;
	}
	action_done(&action);
	return status;
}

bool app_undo_unpublishes(const struct app *app, char label[LABEL_SIZE])
{
	int round;

	if (find_publication(app, &round, NULL) != STATUS_OK || round == 0)
		return false;
	words_put(label, LABEL_SIZE, "%s", store_undo_label(app->store));
	return true;
}

/*
 * Who has come before round 1 takes the number of another, and so do all behind him: the first of
 * them is he. It is the same where he goes.
 */
static void touch_player(const struct edit *edit, struct app_touched *touched)
{
	const struct player *player = edit->has ? &edit->after.as.player : &edit->before.as.player;
	const bool listed = edit->had != edit->has ||
		strcmp(edit->before.as.player.name, edit->after.as.player.name) != 0;

	if (touched->pin != 0 && touched->pin <= player->pin)
		return;
	touched->pin = player->pin;
	touched->listed = listed;
}

static bool changes_seats(const struct edit *edit)
{
	return edit->before.as.board.white != edit->after.as.board.white ||
		edit->before.as.board.black != edit->after.as.board.black;
}

static void touch_game(const struct edit *edit, struct app_touched *touched)
{
	const struct board *board = &edit->after.as.board;

	if (!edit->had || !edit->has)
		return;
	if (!touched->drawn && changes_seats(edit)) {
		touched->pin = board->white;
		touched->by_hand = board->round;
	} else if (edit->before.as.board.result != board->result) {
		touched->pin = board->white;
		touched->round = board->round;
	} else if (!touched->drawn && edit->before.as.board.pinned != board->pinned) {
		touched->pin = board->white;
		touched->by_hand = board->round;
	}
}

static void touch(const struct edit *edit, struct app_touched *touched)
{
	const struct record *row = edit->has ? &edit->after : &edit->before;

	switch (edit_key(edit).kind) {
	case RECORD_PLAYER:
		touch_player(edit, touched);
		break;
	case RECORD_BOARD:
		touch_game(edit, touched);
		break;
	case RECORD_FILLED:
		touched->pin = row->as.filled.pin;
		touched->round = row->as.filled.round;
		break;
	case RECORD_OUTSIDE:
		touched->evening = row->as.outside.round;
		touched->outside = row->as.outside.number;
		break;
	case RECORD_BOOKING:
		touched->pin = row->as.booking.pin;
		break;
	case RECORD_ATTENDANCE:
		touched->pin = row->as.attendance.pin;
		break;
	case RECORD_HAND:
		touched->pin = row->as.hand.pin;
		touched->by_hand = row->as.hand.round;
		break;
	case RECORD_APART:
		touched->pin = row->as.apart.pin;
		break;
	case RECORD_STARTED:
	case RECORD_OPEN:
	case RECORD_RATED:
		touched->by_hand = edit_key(edit).part[1];
		break;
	default:
		break;
	}
}

/* A round that was drawn, published or taken back, if nobody is named. */
static int drawn_round(const struct action *action)
{
	for (int i = 0; i < action->count; i++)
		if (edit_key(&action->edits[i]).kind == RECORD_ROUND)
			return edit_key(&action->edits[i]).part[1];
	return 0;
}

static void touch_all(const struct action *action, struct app_touched *touched)
{
	/* a player before his byes, a game before those who only sit on other boards by it */
	static const enum record_kind kinds[] = {RECORD_PLAYER, RECORD_BOARD, RECORD_FILLED,
		RECORD_OUTSIDE, RECORD_BOOKING, RECORD_ATTENDANCE, RECORD_HAND, RECORD_APART,
		RECORD_STARTED, RECORD_OPEN, RECORD_RATED};
	const size_t count = sizeof(kinds) / sizeof(kinds[0]);

	*touched = (struct app_touched){.drawn = drawn_round(action)};
	for (int i = 0; i < action->count; i++)
		touched->published = touched->published || publishes(&action->edits[i]);
	for (size_t k = 0; k < count && touched->pin == 0 && touched->outside == 0; k++) {
		/* of a draw what was fixed for it is no part to go to */
		if (touched->drawn && (kinds[k] == RECORD_HAND || kinds[k] == RECORD_APART))
			continue;
		for (int i = 0; i < action->count; i++) {
			if (edit_key(&action->edits[i]).kind == kinds[k])
				touch(&action->edits[i], touched);
		}
	}
}

void app_last_touched(struct app *app, struct app_touched *touched)
{
	struct action action;

	*touched = (struct app_touched){.pin = 0};
	if (!app->store || !store_undo_label(app->store))
		return;
	action_init(&action);
	if (store_undo_edits(app->store, &action, NULL) == STATUS_OK)
		touch_all(&action, touched);
	action_done(&action);
}

void app_entry_touched(
	struct app *app, const struct journal_entry *entry, struct app_touched *touched)
{
	struct action action;

	*touched = (struct app_touched){.pin = 0};
	action_init(&action);
	if (store_entry_edits(app->store, entry->target ? entry->target : entry->id, &action,
		    NULL) == STATUS_OK)
		touch_all(&action, touched);
	action_done(&action);
}

enum status app_undo(
	struct app *app, const char *reason, char label[LABEL_SIZE], struct error *error)
{
	char told[LABEL_SIZE];
	int round;
	enum status status = find_publication(app, &round, error);

	if (status == STATUS_OK && round > 0)
		status = unpublish_check_reason(app, round, reason, error);
	if (status != STATUS_OK)
		return status;
	/* No result of the round can be in: it would have to be undone before. */
	if (round > 0)
		unpublish_label(app, &(struct unpublished){round, round, 0, reason}, told);
	return undo_step(app, TURN_UNDO, round > 0 ? told : NULL, label, error);
}

enum status app_redo(struct app *app, char label[LABEL_SIZE], struct error *error)
{
	return undo_step(app, TURN_REDO, NULL, label, error);
}
