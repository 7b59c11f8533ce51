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
#include "app/players/join.h"
#include "app/players/known.h"
#include "app/players/leave.h"
#include "app/players/players.h"
#include "app/players/row.h"
#include "app/round/unseat.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/particulars/gone_over.h"
#include "core/text/letters.h"
#include "core/text/text.h"
#include "core/particulars/particular.h"
#include "core/typed/title.h"
#include "core/vocabulary.h"

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
	status = enrol(app, &enrolment, action, error);
	for (int i = 0; status == STATUS_OK && i < entry->nparticulars; i++)
		status = check_lot(app, &entry->particulars[i], 0, error);
	if (status != STATUS_OK)
		return status;
	status = known_put(app_event(app), app->section, *order->pin, entry->particulars,
		entry->nparticulars, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
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

enum status app_player_add(
	struct app *app, const struct player *player, int *pin, struct error *error)
{
	const struct app_entry entry = {.player = player};

	return app_player_enter(app, &entry, pin, error);
}

int app_player_alike(const struct app *app, int pin, int after)
{
	const struct player *player = event_player(app_event(app), app->section, pin);
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);

	for (int i = 0; player && i < count; i++) {
		const struct player *other = &rows[i].as.player;

		if (other->pin > after && other->pin != pin &&
			letters_alike(other->name, player->name))
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

static enum status put_player(
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
	enum status status;

	if (!old)
		return STATUS_NOT_FOUND;
	status = enrol_check(&player, error);
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
		status = put_player(app, &player, action);
	if (status == STATUS_OK)
		status = known_put(
			event, app->section, *edit->now, edit->known, edit->nknown, action);
	if (status == STATUS_OK)
		status = end_estimate(app, edit, old, action);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
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

struct round_order {
	int pin, round;
};

enum status player_check_round(const struct app *app, int round, int pin, struct error *error)
{
	const struct event *event = app_event(app);
	int rounds = event_section(event, app->section)->rounds;
	char who[WHO_SIZE], name[NAME_SIZE];

	if (round > rounds && app_last_published(event, app->section) == rounds)
		return app_fail(error, STATUS_REFUSED,
			"%s %d, the last, is published: nothing can change for %s any more.",
			vocabulary_of(event, app->section)->round, rounds,
			words_who(event, app->section, pin, who));
	if (round < 1 || round > rounds)
		return app_fail(error, STATUS_BAD_INPUT, "%s has %ss 1 to %d, not %d.",
			section_or_event(event, app->section, "The event", name),
			vocabulary_of(event, app->section)->round_small, rounds, round);
	if (round <= app_last_published(event, app->section))
		return app_fail(error, STATUS_REFUSED,
			"%s %d is published: nothing can change for %s there.",
			vocabulary_of(event, app->section)->round, round,
			words_who(event, app->section, pin, who));
	return STATUS_OK;
}

/* He has left already, for another section. */
static enum status refuse_gone_over(
	const struct app *app, const struct player *player, struct error *error)
{
	const struct event *event = app_event(app);
	const struct player *now = gone_over(event, player);
	char who[WHO_SIZE], there[WHO_SIZE], name[NAME_SIZE];

	return app_fail(error, STATUS_REFUSED, "%s is in %s now, where he is %s.",
		words_who(event, app->section, player->pin, who),
		app_section_name(event, now->section, name),
		words_who(event, now->section, now->pin, there));
}

static enum status withdraw(const struct app *app, struct player *player, int from,
	struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	int current = event_current_round(event, app->section);
	char who[WHO_SIZE];
	enum status status = STATUS_OK;

	if (gone_over(event, player))
		return refuse_gone_over(app, player, error);
	/* who took part in a published round is settled: he did not from player->leaves on */
	if (player->leaves != 0 &&
		(player->leaves == from ||
			player->leaves <= app_last_published(event, app->section)))
		return app_fail(error, STATUS_REFUSED, "%s is withdrawn already, from %s %d on.",
			words_who(event, app->section, player->pin, who),
			vocabulary_of(event, app->section)->round_small, player->leaves);
	status = player_check_round(app, from, player->pin, error);
	if (status != STATUS_OK)
		return status;
	words_put(action->label, sizeof(action->label), "%d %s withdrawn from %s %d", player->pin,
		player->name, vocabulary_of(event, app->section)->round_small, from);
	player->leaves = from;
	status = put_player(app, player, action);
	if (status == STATUS_OK && from <= current)
		status = unseat(app, player->pin, current, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* Nobody plays in two sections: who went over to another one is moved back from there. */
static enum status check_gone_over(
	const struct app *app, const struct player *player, struct error *error)
{
	const struct event *event = app_event(app);
	const struct player *now = gone_over(event, player);
	char who[WHO_SIZE], there[WHO_SIZE], name[NAME_SIZE], here[NAME_SIZE];

	if (!now)
		return STATUS_OK;
	words_who(event, app->section, player->pin, who);
	words_who(event, now->section, now->pin, there);
	if (now->section == app->section)
		return app_fail(error, STATUS_REFUSED,
			"%s went over to another section and is back as %s.", who, there);
	return app_fail(error, STATUS_REFUSED,
		"%s has gone over to %s, where he is %s: move him back from there (section EVENT move %d \"%s\" --section \"%s\").",
		who, app_section_name(event, now->section, name), there, now->pin,
		app_section_name(event, app->section, here), name);
}

/* He is back: the rounds that he missed are zero-point byes. */
static enum status come_back(
	const struct app *app, struct player *player, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	int first = player->leaves > player->enters ? player->leaves : player->enters;
	int last = app_last_published(event, app->section);
	char who[WHO_SIZE];
	enum status status = STATUS_OK;

	if (player->leaves == 0)
		return app_fail(error, STATUS_REFUSED, "%s is not withdrawn.",
			words_who(event, app->section, player->pin, who));
	if (last >= event_section(event, app->section)->rounds)
		return app_fail(error, STATUS_REFUSED,
			"The last round is published: %s has no round to come back for.",
			player->name);
	words_put(action->label, sizeof(action->label), "%d %s is back", player->pin, player->name);
	player->leaves = 0;
	for (int round = first; status == STATUS_OK && round <= last; round++) {
		struct record row;

		memset(&row, 0, sizeof(row));
		row.kind = RECORD_BOOKING;
		row.as.booking = (struct booking){app->section, player->pin, round, BOOKING_ZERO};
		status = action_put(action, event, &row);
	}
	if (status == STATUS_OK)
		status = put_player(app, player, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status build_withdraw(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct round_order *order = what;
	const struct player *row = player_row(app, order->pin, error);
	struct player player;

	if (!row)
		return STATUS_NOT_FOUND;
	player = *row;
	if (order->round == 0 && check_gone_over(app, row, error) != STATUS_OK)
		return STATUS_REFUSED;
	if (order->round == 0)
		return come_back(app, &player, action, error);
	return withdraw(app, &player, order->round, action, error);
}

enum status leave_build(
	struct app *app, int pin, int from, struct action *action, struct error *error)
{
	const struct round_order order = {.pin = pin, .round = from};

	return build_withdraw(app, &order, action, error);
}

enum status return_build(struct app *app, int pin, struct action *action, struct error *error)
{
	struct player player = *event_player(app_event(app), app->section, pin);

	return come_back(app, &player, action, error);
}

enum status app_may_withdraw(struct app *app, int pin, int from_round, struct error *error)
{
	struct round_order order = {.pin = pin, .round = from_round};

	return app_try(app, build_withdraw, &order, error);
}

enum status app_player_withdraw(struct app *app, int pin, int from_round, struct error *error)
{
	struct round_order order = {.pin = pin, .round = from_round};

	return app_run(app, build_withdraw, &order, error);
}
