/* Players who leave, are expelled, and come back. */
#include "config.h"

#include "app/players/leave.h"

#include <string.h>

#include "app/players/players.h"
#include "app/players/row.h"
#include "app/round/unseat.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/particulars/gone_over.h"
#include "core/particulars/left.h"
#include "core/particulars/particular.h"
#include "core/vocabulary.h"

struct round_order {
	int pin, round;
	bool expels; /* who leaves is expelled */
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
	status = player_row_put(app, player, action);
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
	status = particular_put(action, event, app->section, player->pin, PLAYER_EXPELLED, "");
	for (int round = first; status == STATUS_OK && round <= last; round++) {
		struct record row;

		memset(&row, 0, sizeof(row));
		row.kind = RECORD_BOOKING;
		row.as.booking = (struct booking){app->section, player->pin, round, BOOKING_ZERO};
		status = action_put(action, event, &row);
	}
	if (status == STATUS_OK)
		status = player_row_put(app, player, action);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* Who has withdrawn already is expelled from then on, or from an earlier round if that is asked. */
static enum status expel(const struct app *app, struct player *player, int from,
	struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	char who[WHO_SIZE];
	enum status status = STATUS_OK;

	if (player_left(event, player, ROUNDS_MOST) == LEFT_EXPELLED)
		return app_fail(error, STATUS_REFUSED, "%s is expelled already, from %s %d on.",
			words_who(event, app->section, player->pin, who),
			vocabulary_of(event, app->section)->round_small, player->leaves);
	if (player_left(event, player, ROUNDS_MOST) != LEFT_WITHDRAWN || from < player->leaves)
		status = withdraw(app, player, from, action, error);
	if (status != STATUS_OK)
		return status;
	words_put(action->label, sizeof(action->label), "%d %s expelled from %s %d", player->pin,
		player->name, vocabulary_of(event, app->section)->round_small, player->leaves);
	status = particular_put(action, event, app->section, player->pin, PLAYER_EXPELLED, "yes");
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
	return order->expels ? expel(app, &player, order->round, action, error)
			     : withdraw(app, &player, order->round, action, error);
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

enum status app_player_expel(struct app *app, int pin, int from_round, struct error *error)
{
	struct round_order order = {.pin = pin, .round = from_round, .expels = true};

	return app_run(app, build_withdraw, &order, error);
}

enum status app_player_withdraw(struct app *app, int pin, int from_round, struct error *error)
{
	struct round_order order = {.pin = pin, .round = from_round};

	return app_run(app, build_withdraw, &order, error);
}
