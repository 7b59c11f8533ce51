/* The draw: propose it around what is fixed, lay it out again, fix cards by hand. */
#include "config.h"

#include <string.h>

#include "app/position/position.h"
#include "app/round/propose.h"
#include "app/trial/best_draw.h"
#include "app/trial/clash.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/season.h"
#include "core/vocabulary.h"

/* A board that was pinned and is still the same stays pinned. */
static void keep_pins(const struct seats *old, struct seats *drawn)
{
	for (int i = 0; i < old->count; i++) {
		const struct board *board = &old->boards[i];
		int at = board->pinned ? seats_find(drawn, board->white) : -1;

		if (at >= 0 && drawn->boards[at].white == board->white &&
			drawn->boards[at].black == board->black)
			drawn->boards[at].pinned = BOARD_PINNED;
	}
}

/* A list that nobody has entered yet is not a round in which nobody plays. */
static enum status check_players(
	const struct app *app, const struct position *position, struct error *error)
{
	bool here = !event_is_season(app_event(app), app->section);
	char name[NAME_SIZE];

	for (int i = 0; i < position->cards.input.count && !here; i++)
		here = !position->cards.players[i].absent;
	if (position->cards.input.count > 0 && !here)
		return app_fail(error, STATUS_REFUSED,
			"Nobody is here on evening %d yet: take the attendance first (a, or attend EVENT NAME ...).",
			position->round);
	if (position->cards.input.count > 0)
		return propose_check_somebody(app, position, error);
	return app_fail(error, STATUS_REFUSED, "%s has no players yet: import a list or add them.",
		section_or_event(app_event(app), app->section, "The event", name));
}

/* Has the player something to do or to get in the round? */
static bool has_part(const struct app *app, const struct position *position, int index)
{
	const struct event *event = app_event(app);
	const int pin = position->cards.pin_of[index], round = position->round;
	const struct booking *booking = event_booking(event, app->section, pin, round);

	return !position->cards.players[index].absent ||
		event_filled(event, app->section, round, pin) ||
		(booking && booking->kind != BOOKING_ZERO &&
			event_takes_part(event, app->section, pin, round));
}

enum status propose_check_somebody(
	const struct app *app, const struct position *position, struct error *error)
{
	for (int i = 0; i < position->cards.input.count; i++)
		if (has_part(app, position, i))
			return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"Nobody is left to pair in round %d: all are withdrawn or away, and the round is not used up. Bring somebody back (e, then w; or players EVENT return).",
		position->round);
}

/* Why there is none: what is fixed by hand is named when that is it. */
static enum status fail(struct app *app, const struct position *position, struct error *error)
{
	const struct trial *around = position->around;
	struct error told = {
		.code = around->status == PAIRING_NO_DRAW ? STATUS_NO_DRAW : STATUS_REFUSED};
	const struct translation *cards = &position->cards;

	if (cards->input.npins == 0 && cards->input.napart == 0)
		return translate_fail(
			cards, app_event(app), app->section, around->status, &around->blame, error);
	if (clash_words(cards, app_event(app), app->section, true, told.text, sizeof(told.text)) !=
		STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	return app_fail(error, told.code, "%s", told.text);
}

static enum status put_draw(struct app *app, const struct position *position,
	const struct pairing_draw *draw, struct action *action)
{
	struct seats drawn;
	enum status status =
		seats_of_draw(&drawn, &position->cards, app->section, position->round, draw);

	if (status != STATUS_OK)
		return status;
	keep_pins(&position->seats, &drawn);
	status = seats_put(&drawn, app_event(app), ROUND_PROPOSED, action);
	seats_done(&drawn);
	return status;
}

enum status propose_build(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	struct position *position;
	enum status status = app_require_draft(app, error);

	(void)what;
	if (status == STATUS_OK)
		status = position_of(app, &position, error);
	if (status == STATUS_OK)
		status = check_players(app, position, error);
	if (status != STATUS_OK)
		return status;
	if (best_find_around(position) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	if (position->around->status != PAIRING_OK)
		return fail(app, position, error);
	words_put(action->label, sizeof(action->label), "Proposal for %s %d",
		vocabulary_of(app_event(app), app->section)->round_small, position->round);
	status = put_draw(app, position, &position->around->draw, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_no_draw(struct app *app, struct error *error)
{
	struct position *position;
	enum status status = position_of(app, &position, error);

	if (status != STATUS_OK ||
		app_round_state(app_event(app), app->section, position->round) != ROUND_LAID_OUT)
		return status;
	status = check_players(app, position, error);
	if (status != STATUS_OK)
		return status;
	if (best_find_around(position) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	if (position->around->status != PAIRING_OK)
		return fail(app, position, error);
	return app_fail(error, STATUS_REFUSED,
		"%s %d has no draw yet: propose one first (p, or pair EVENT).",
		vocabulary_of(app_event(app), app->section)->round, position->round);
}

enum status app_propose(struct app *app, struct error *error)
{
	return app_run(app, propose_build, NULL, error);
}

enum status app_propose_find(struct app *app, struct action *action, struct error *error)
{
	return propose_build(app, NULL, action, error);
}

/* A draw that was found from what the event was when it had been read so often. */
struct found {
	const struct action *action;
	unsigned reads;
};

static enum status build_found(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct found *found = what;
	enum status status = STATUS_OK;

	if (app->reads != found->reads)
		return propose_build(app, NULL, action, error);
	memcpy(action->label, found->action->label, sizeof(action->label));
	for (int i = 0; status == STATUS_OK && i < found->action->count; i++)
		status = action_add(action, &found->action->edits[i]);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_propose_found(struct app *app, const struct action *action, struct error *error)
{
	const struct found found = {action, app->reads};

	return app_run(app, build_found, &found, error);
}

static enum status build_lay_out(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	struct seats seats;
	enum status status = app_require_draft(app, error);
	int taken = 0;

	(void)what;
	if (status != STATUS_OK)
		return status;
	if (seats_load(&seats, event, app->section, app_round(app)) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = seats.count - 1; i >= 0; i--) {
		if (seats.boards[i].pinned)
			continue;
		seats_take(&seats, i);
		taken++;
	}
	if (taken == 0) {
		seats_done(&seats);
		return app_fail(error, STATUS_REFUSED,
			"No card of %s %d is on a board that is not pinned: there is nothing to lay out.",
			vocabulary_of(event, app->section)->round_small, app_round(app));
	}
	words_put(action->label, sizeof(action->label), "Cards of %s %d laid out",
		vocabulary_of(event, app->section)->round_small, seats.round);
	status = seats_put(&seats, event, ROUND_LAID_OUT, action);
	seats_done(&seats);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_lay_out(struct app *app, struct error *error)
{
	return app_run(app, build_lay_out, NULL, error);
}
