/* The ordered list of a club evening. */
#include "config.h"

#include <stdlib.h>

#include "app/position/position.h"
#include "core/season.h"

static enum status list(
	const struct translation *cards, int *players, struct app_listed **rows, int *count)
{
	const struct pairing_input *input = &cards->input;
	struct app_listed *made = calloc((size_t)input->count + 1, sizeof(*made));
	enum pairing_status status;
	int n;

	if (!made)
		return STATUS_NO_MEMORY;
	status = pairing_gsrp_list(input, players, &n);
	if (status != PAIRING_OK) {
		free(made);
		return translate_status(status);
	}
	for (int i = 0; i < n; i++) {
		const struct pairing_gsrp gsrp =
			pairing_gsrp_of(input->players[players[i]].games, input->round - 1);

		made[i] = (struct app_listed){cards->pin_of[players[i]], gsrp.tenths, gsrp.games};
	}
	*rows = made;
	*count = n;
	return STATUS_OK;
}

enum status app_evening_list(
	struct app *app, struct app_listed **rows, int *count, struct error *error)
{
	struct position *position;
	enum status status = STATUS_OK;
	int *players;

	if (!event_is_season(app_event(app), app->section))
		return app_fail(error, STATUS_REFUSED, "The event is no club season.");
	status = position_of(app, &position, error);
	if (status != STATUS_OK)
		return status;
	players = calloc((size_t)position->cards.input.count + 1, sizeof(*players));
	status = players ? list(&position->cards, players, rows, count) : STATUS_NO_MEMORY;
	free(players);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}
