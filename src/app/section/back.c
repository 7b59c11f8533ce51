/* A player who comes back to a section that he has left for another one. */
#include "config.h"

#include "app/section/back.h"

#include <string.h>

#include "app/event/state.h"
#include "app/players/leave.h"
#include "app/words/words.h"
#include "core/particulars/gone_over.h"
#include "core/particulars/particular.h"

int back_find(const struct app *app, int pin, int section)
{
	const struct event *event = app_event(app);
	int count;
	const struct record *rows = event_range(event, RECORD_PLAYER, section, 0, &count);

	for (; count > 0; count--, rows++) {
		const struct player *now = gone_over(event, &rows->as.player);

		if (now && now->section == app->section && now->pin == pin)
			return rows->as.player.pin;
	}
	return 0;
}

/* The latest rounds that he has missed, in their order; of an odd number the half is the first. */
static enum status put_points(const struct app *app, const struct player *player, int points2,
	struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	const int last = app_last_published(event, player->section);
	const int first = player->leaves > player->enters ? player->leaves : player->enters;
	const int missed = last >= first ? last - first + 1 : 0, byes = (points2 + 1) / 2;
	enum status status = STATUS_OK;

	if (byes > missed)
		return app_fail(error, STATUS_REFUSED,
			"So many points are more than %d missed round%s give.", missed,
			missed == 1 ? "" : "s");
	for (int i = 0; status == STATUS_OK && i < byes; i++) {
		struct record row = {.kind = RECORD_BOOKING};

		row.as.booking = (struct booking){player->section, player->pin, last - byes + 1 + i,
			i == 0 && points2 % 2 != 0 ? BOOKING_HALF : BOOKING_FULL};
		status = action_put(action, event, &row);
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

/* A half-point bye for each round that he has missed, where the section grants it. */
static enum status put_grant(const struct app *app, const struct player *player,
	struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	const int last = app_last_published(event, player->section);
	enum status status = STATUS_OK;

	if (strcmp(event_particular(event, player->section, 0, SECTION_ABSENT), "half") != 0)
		return STATUS_OK;
	for (int round = player->leaves > player->enters ? player->leaves : player->enters;
		status == STATUS_OK && round <= last; round++) {
		struct record row = {.kind = RECORD_BOOKING};

		row.as.booking =
			(struct booking){player->section, player->pin, round, BOOKING_HALF};
		status = action_put(action, event, &row);
	}
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status back_build(struct app *app, int section, int pin, int points2, struct action *action,
	struct error *error)
{
	const struct player *player = event_player(app_event(app), section, pin);
	const int from = app->section;
	enum status status;

	app->section = section;
	status = return_build(app, pin, action, error);
	app->section = from;
	if (status != STATUS_OK)
		return status;
	return points2 < 0 ? put_grant(app, player, action, error)
			   : put_points(app, player, points2, action, error);
}
