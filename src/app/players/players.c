/* Players: add, edit, withdraw. */
#include "config.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/board_labels.h"
#include "app/event/ranking.h"
#include "app/event/reason.h"
#include "app/event/state.h"
#include "app/players/change_label.h"
#include "app/players/enrol.h"
#include "app/players/family.h"
#include "app/players/join.h"
#include "app/players/known.h"
#include "app/players/players.h"
#include "app/players/row.h"
#include "app/words/words.h"
#include "core/text/letters.h"
#include "core/text/text.h"
#include "core/particulars/particular.h"
#include "core/typed/title.h"

struct add_order {
	const struct app_entry *entry;
	int *pin;
};

/* A lot is that of one player of the section. */
static enum status check_lot(
	const struct app *app, const struct app_particular *known, int pin, struct error *error)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, app->section, 0, &count);
	char who[WHO_SIZE];

	for (; known->id == PLAYER_LOT && known->text[0] && count > 0; count--, rows++) {
		const int other = rows->as.player.pin;

		if (other != pin &&
			strcmp(event_particular(event, app->section, other, PLAYER_LOT),
				known->text) == 0)
			return app_fail(error, STATUS_REFUSED, "Lot %s is that of %s.", known->text,
				words_who(event, app->section, other, who));
	}
	return STATUS_OK;
}

static bool has_family(const struct app_particular *known, int count)
{
	for (int i = 0; i < count; i++)
		if (known[i].id == PLAYER_FAMILY)
			return true;
	return false;
}

/* A place that is given to him now: behind a card that there is, by a letter, or his number. */
static enum status check_place(
	const struct app *app, const struct player *player, const char *was, struct error *error)
{
	const struct event *event = app_event(app);
	int count, number, letter, last;
	const struct record *rows = event_range(event, RECORD_PLAYER, app->section, 0, &count);

	if (!strcmp(player->place, was) || !place_parse(player->place, &number, &letter))
		return STATUS_OK;
	last = count > 0 ? rows[count - 1].as.player.pin : 0;
	if (letter == 0 && number != player->pin)
		return app_fail(error, STATUS_BAD_INPUT,
			"%s is no place for %s: that is a number and a letter, such as %db, which stands behind %d.",
			player->place, player->name, number, number);
	/* until round 1 is published more numbers may come */
	if (number > last && app_last_published(event, app->section) > 0)
		return app_fail(error, STATUS_BAD_INPUT,
			"There is no %d behind whom %s could stand: the last number is %d.", number,
			player->name, last);
	return STATUS_OK;
}

static enum status build_add(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct add_order *order = what;
	const struct app_entry *entry = order->entry;
	struct csv_booking halves[ROUNDS_MOST];
	struct enrolment enrolment = {.players = entry->player,
		.count = 1,
		.bookings = halves,
		.nbookings = entry->nhalves,
		.pins = order->pin,
		.namesakes = entry->namesake};
	enum status status;

	for (int i = 0; i < entry->nhalves; i++)
		halves[i] = (struct csv_booking){0, entry->halves[i], BOOKING_HALF};
	words_put(action->label, sizeof(action->label), "Player added: %s", entry->player->name);
	status = check_place(app, entry->player, "", error);
	if (status == STATUS_OK)
		status = enrol(app, &enrolment, action, error);
	for (int i = 0; status == STATUS_OK && i < entry->nparticulars; i++)
		status = check_lot(app, &entry->particulars[i], 0, error);
	if (status != STATUS_OK)
		return status;
	status = known_put(app_event(app), app->section, *order->pin, entry->particulars,
		entry->nparticulars, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (!has_family(entry->particulars, entry->nparticulars))
		return STATUS_OK;
	return family_keep_apart(app_event(app),
		&(struct newcomers){app->section, order->pin, 1, false}, ROUNDS_MOST, action,
		error);
}

enum status app_player_enter(
	struct app *app, const struct app_entry *entry, int *pin, struct error *error)
{
	int got = 0;
	struct add_order order = {entry, &got};
	enum status status;

	assert(entry->nhalves <= ROUNDS_MOST);
	status = app_run(app, build_add, &order, error);
	if (status == STATUS_OK && pin)
		*pin = got;
	return status;
}

int app_player_alike(const struct app *app, int pin, int after)
{
	const struct player *player = event_player(app_event(app), app->section, pin);
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	uint32_t parts[LETTERS_PARTS];

	letters_parts(player ? player->name : "", parts);
	for (int i = 0; player && i < count; i++) {
		const struct player *other = &rows[i].as.player;

		if (other->pin > after && other->pin != pin &&
			(letters_alike(other->name, player->name) ||
				letters_has_parts(other->name, parts)))
			return other->pin;
	}
	return 0;
}

const struct player *player_row(const struct app *app, int pin, struct error *error)
{
	const struct player *row = event_player(app_event(app), app->section, pin);

	if (!row)
		app_fail(error, STATUS_NOT_FOUND, "There is no player %d.", pin);
	return row;
}

enum status player_row_put(
	const struct app *app, const struct player *player, struct action *action)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_PLAYER;
	row.as.player = *player;
	return action_put(action, app_event(app), &row);
}

/* The changed player in the list, and the list in its order again; *now: the number he has then. */
static enum status renumber_with(
	const struct app *app, const struct player *changed, struct action *action, int *now)
{
	int count, at = -1;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	struct player *players = calloc((size_t)count + 1, sizeof(*players));
	int *order = calloc((size_t)count + 1, sizeof(*order));
	enum status status = STATUS_NO_MEMORY;

	if (players && order) {
		for (int i = 0; i < count; i++) {
			players[i] = rows[i].as.player;
			if (players[i].pin != changed->pin)
				continue;
			players[i] = *changed;
			at = i;
		}
		status = ranking_renumber(
			app_event(app), app->section, players, count, order, action);
	}
	for (int i = 0; status == STATUS_OK && i < count; i++)
		if (order[i] == at)
			*now = players[i].pin;
	free(players);
	free(order);
	return status;
}

struct edit_order {
	const struct player *player;
	int *now;
	const struct app_particular *known;
	int nknown;
	const char *reason;
};

/* Nobody is two: who has played here as one from outside is no name for another (CAA 36). */
static enum status check_outsider(
	const struct app *app, const struct player *player, struct error *error)
{
	const struct filled *game = join_find_game(app_event(app), app->section, player->name, 1);
	char who[WHO_SIZE];

	if (!game)
		return STATUS_OK;
	return app_fail(error, STATUS_REFUSED,
		"%s plays %s in round %d as one from outside: if %d is he, enter him with that game (players EVENT join \"%s\") and join the two entries; if they are two people, write the names so that they differ.",
		player->name, words_who(app_event(app), app->section, game->pin, who), game->round,
		player->pin, player->name);
}

/* A place that somebody gives another is no figure: the journal keeps why. */
static enum status check_hand(const struct app *app, const struct app_particular *known,
	const char *was, int pin, struct error *error)
{
	char who[WHO_SIZE];

	words_who(app_event(app), app->section, pin, who);
	if (known->id == PLAYER_HAND && strcmp(known->text, was) != 0)
		return app_fail(error, STATUS_REASON,
			"A place by hand for %s among those who are tied: give the reason for it.",
			who);
	if (known->id == PLAYER_LOT && was[0] && strcmp(known->text, was) != 0)
		return app_fail(error, STATUS_REASON,
			"%s has lot %s: give the reason for another one.", who, was);
	return STATUS_OK;
}

static enum status check_tied(
	const struct app *app, const struct edit_order *edit, int pin, struct error *error)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < edit->nknown; i++) {
		const struct app_particular *known = &edit->known[i];

		status = check_lot(app, known, pin, error);
		if (status == STATUS_OK && !reason_is_given(edit->reason))
			status = check_hand(app, known,
				event_particular(app_event(app), app->section, pin,
					(enum particular_id)known->id),
				pin, error);
	}
	return status;
}

/* An estimate is of one grade: another one ends it unless it is said to be one as well. */
static enum status end_estimate(const struct app *app, const struct edit_order *edit,
	const struct player *old, struct action *action)
{
	bool ends = old->grade != edit->player->grade;

	for (int i = 0; i < edit->nknown; i++)
		ends = ends && edit->known[i].id != PLAYER_ESTIMATE;
	return ends ? particular_put(
			      action, app_event(app), app->section, *edit->now, PLAYER_ESTIMATE, "")
		    : STATUS_OK;
}

static enum status build_edit(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	const struct edit_order *edit = what;
	struct player player = *edit->player;
	const struct player *old = player_row(app, player.pin, error);
	bool automatic = app_last_published(event, app->section) == 0 &&
		ranking_is_automatic(event, app->section);
	char was[PARTICULAR_SIZE];
	enum status status;

	if (!old)
		return STATUS_NOT_FOUND;
	words_put(was, sizeof(was), "%s",
		event_particular(event, app->section, old->pin, PLAYER_FAMILY));
	status = enrol_check(&player, error);
	if (status == STATUS_OK)
		status = check_place(app, &player, old->place, error);
	if (status == STATUS_OK && letters_compare(player.name, old->name) != 0)
		status = check_outsider(app, &player, error);
	if (status != STATUS_OK)
		return status;
	text_trim(player.name, NAME_SIZE);
	title_settle(player.title);
	player.section = app->section;
	player.enters = old->enters;
	player.leaves = old->leaves;
	change_label(event,
		&(struct player_change){old, &player, edit->known, edit->nknown, edit->reason},
		action->label);
	if (automatic && !player.place[0])
		status = renumber_with(app, &player, action, edit->now);
	else
		status = player_row_put(app, &player, action);
	if (status == STATUS_OK)
		status = known_put(
			event, app->section, *edit->now, edit->known, edit->nknown, action);
	if (status == STATUS_OK)
		status = end_estimate(app, edit, old, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	if (has_family(edit->known, edit->nknown))
		status = family_change(event, app->section, *edit->now, was, action, error);
	if (status == STATUS_OK)
		status = check_tied(app, edit, *edit->now, error);
	return status == STATUS_OK
		? board_labels_check_reason(event, app->section, action, edit->reason, error)
		: status;
}

enum status app_player_change(struct app *app, struct player *player,
	const struct app_particular *known, int count, const char *reason, struct error *error)
{
	int now = player->pin;
	const struct edit_order order = {player, &now, known, count, reason};
	enum status status = reason_check(reason, REASON_MOST, error);

	if (status == STATUS_OK)
		status = app_run(app, build_edit, &order, error);

	if (status == STATUS_OK)
		player->pin = now;
	return status;
}

enum status app_player_edit(struct app *app, struct player *player, struct error *error)
{
	return app_player_change(app, player, NULL, 0, NULL, error);
}
