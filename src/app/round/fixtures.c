/* All games of an all-play-all, from round 1 to its last, as its table has them. */
#include "config.h"

#include "app/round/fixtures.h"

#include <stdlib.h>

#include "app/event/state.h"
#include "app/position/translate.h"
#include "core/all_play_all.h"

/* A round that is drawn, or is to come. */
static enum status add_drawn(const struct app *app, int round, struct board *boards, int *count)
{
	int n;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, round, &n);

	for (int i = 0; i < n; i++)
		boards[(*count)++] = rows[i].as.board;
	return n > 0 ? STATUS_OK : STATUS_NOT_FOUND;
}

static enum status add_drawn_now(
	const struct app *app, int round, struct board *boards, int *count, struct error *error)
{
	struct translation cards;
	struct pairing_draw draw;
	struct pairing_blame blame;
	enum status status = translate_round(app_event(app), app->section, round, &cards, error);

	if (status != STATUS_OK)
		return status;
	status = translate_status(pairing_best(cards.book, &cards.input, &draw, &blame));
	if (status == STATUS_OK) {
		translate_rows(&cards, app->section, round, &draw, boards + *count);
		*count += draw.count;
		pairing_draw_done(&draw);
	} else {
		app_fail(error, status, "Round %d of this all-play-all cannot be drawn.", round);
	}
	translation_done(&cards);
	return status;
}

enum status app_fixtures(struct app *app, struct board **boards, int *count, struct error *error)
{
	const struct event *event = app_event(app);
	int players, n = 0;
	struct board *made;
	enum status status = STATUS_OK;

	if (!event_is_all_play_all(event, app->section))
		return app_fail(error, STATUS_REFUSED,
			"Fixtures are those of an all-play-all or of a club season; this section is neither.");
	event_range(event, RECORD_PLAYER, app->section, 0, &players);
	if (players < 2)
		return app_fail(error, STATUS_REFUSED, "An all-play-all has at least two players.");
	made = calloc((size_t)(players + 1) * ROUNDS_MOST, sizeof(*made));
	if (!made)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int round = 1, last = event_section(event, app->section)->rounds;
		status == STATUS_OK && round <= last; round++)
		if (add_drawn(app, round, made, &n) != STATUS_OK)
			status = add_drawn_now(app, round, made, &n, error);
	if (status != STATUS_OK) {
		free(made);
		return status;
	}
	*boards = made;
	*count = n;
	return STATUS_OK;
}
