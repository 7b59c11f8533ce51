/* The seats of rounds as they were published, where they have changed since, for a report. */
#include "config.h"

#include "app/report/say_published.h"

#include "app/repair/since.h"
#include "app/trf/published.h"

/* What the report said that the event came from. */
static enum status say_told(const struct trf_published *told, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < told->count; i++)
		status = trf_published_say(&told->items[i], trf, room);
	return status;
}

static enum status say_since(const struct since *since, int round, struct trf *trf, int *room)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < since->count; i++) {
		const struct since_board *board = &since->boards[i];
		const struct trf_published_seat seat = {.round = round,
			.board = board->board,
			.white = board->was.white,
			.black = board->was.black,
			.why = board->left[0] ? board->left : board->why};

		if (seat.white)
			status = trf_published_say(&seat, trf, room);
	}
	for (int i = 0; status == STATUS_OK && i < since->ncame; i++) {
		const struct trf_published_seat seat = {
			.round = round, .white = since->came[i].pin, .why = since->came[i].why};

		status = trf_published_say(&seat, trf, room);
	}
	for (int i = 0; status == STATUS_OK && i < since->nasked; i++) {
		const struct trf_published_seat seat = {
			.round = round, .white = since->asked[i], .volunteered = true, .why = ""};

		status = trf_published_say(&seat, trf, room);
	}
	return status;
}

/*
 * What the report said that the round came in with, or what has changed in it since; *said: there
 * is something to say.
 */
static enum status say_round(
	struct app *app, int round, struct trf *trf, int *room, bool *said, struct error *error)
{
	const int before = trf->nkept;
	struct trf_published told;
	struct changed_boards changed;
	struct since since = {.count = 0};
	enum status status = trf_published_told(app_event(app), app->section, round, &told);

	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	status = app_changed_boards(app, app->section, round, &changed, error);
	if (status == STATUS_OK && changed.npublished > 0)
		status = app_since_of(app, round, &changed, &since, error);
	if (status == STATUS_OK &&
		(changed.npublished > 0 ? say_since(&since, round, trf, room)
					: say_told(&told, trf, room)) != STATUS_OK)
		status = app_fail_plain(error, STATUS_NO_MEMORY);
	since_done(&since);
	changed_boards_done(&changed);
	trf_published_done(&told);
	*said = trf->nkept > before;
	return status;
}

enum status report_say_published(
	struct app *app, struct trf *trf, bool rounds[ROUNDS_MOST + 1], struct error *error)
{
	enum status status = STATUS_OK;
	int room = trf->nkept;

	/* a report may have spoken of rounds that it did not have */
	for (int round = 1; status == STATUS_OK && round <= ROUNDS_MOST; round++)
		status = say_round(app, round, trf, &room, &rounds[round], error);
	return status;
}
