/* An event as a tournament report, with what its journal knows of the rounds. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/position/drawn.h"
#include "app/repair/changed.h"
#include "app/trf/comment.h"
#include "app/trial/best_draw.h"
#include "app/trf/event.h"
#include "app/trf/rows.h"
#include "core/season.h"

/* Of all rounds that are published. */
static enum status find_lates(const struct app *app, struct trf_lates *lates, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);
	enum status status = STATUS_OK;

	for (int round = 1; status == STATUS_OK && round <= last; round++)
		status = drawn_lates(app, round, lates, error);
	return status;
}

/* Who had another place when the round was drawn than in the one after it; places[] become those. */
static enum status compare_places(const struct app *app, const struct event *drawn, int round,
	char (*places)[PLACE_SIZE], struct trf_stoods *stoods)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < count; i++) {
		const int pin = rows[i].as.player.pin;
		const struct player *then = event_player(drawn, app->section, pin);
		struct trf_stood stood = {.through = round, .pin = pin};

		if (!then || !strcmp(then->place, places[i]))
			continue;
		memcpy(stood.place, then->place, sizeof(stood.place));
		memcpy(places[i], then->place, sizeof(places[i]));
		status = trf_stoods_add(stoods, &stood);
	}
	return status;
}

/* Back from the last round, by the event as each was drawn from it. */
static enum status find_stoods(struct app *app, struct trf_stoods *stoods, struct error *error)
{
	int count;
	const struct record *rows =
		event_range(app_event(app), RECORD_PLAYER, app->section, 0, &count);
	char(*places)[PLACE_SIZE] = calloc((size_t)count + 1, sizeof(*places));
	enum status status = STATUS_OK;

	if (!places)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i < count; i++)
		memcpy(places[i], rows[i].as.player.place, sizeof(places[i]));
	for (int round = app_last_published(app_event(app), app->section);
		status == STATUS_OK && round > 0; round--) {
		struct error unseen = {.code = STATUS_OK};
		struct event drawn;
		enum drawn_from from;

		status = app->store ? drawn_event(app, round, 0, &drawn, &from, &unseen)
				    : drawn_of_report(app, round, &drawn, &unseen);
		if (status == STATUS_NO_MEMORY)
			app_fail_plain(error, status);
		if (status != STATUS_OK)
			break;
		if (compare_places(app, &drawn, round, places, stoods) != STATUS_OK)
			status = app_fail_plain(error, STATUS_NO_MEMORY);
		event_done(&drawn);
	}
	free(places);
	return status == STATUS_NO_MEMORY ? status : STATUS_OK; /* else it cannot be told */
}

/*
 * Which of the rounds that were published with a reason have the engine's own draw, with nothing
 * fixed by hand. Where that cannot be told they are left as they are.
 */
static enum status find_own(struct app *app, bool *own, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);

	for (int round = 1; round <= last; round++) {
		const struct round *row = event_round(app_event(app), app->section, round);
		struct position *position;
		struct error unseen = {.code = STATUS_OK};
		enum status status;

		if (!row || !row->reason[0])
			continue;
		status = position_at(app, round, &position, &unseen);
		if (status == STATUS_OK)
			status = best_find_draw(position);
		if (status == STATUS_NO_MEMORY)
			return app_fail_plain(error, status);
		own[round] = status == STATUS_OK && best_is_on_board(position) &&
			!translate_is_fixed(&position->cards);
	}
	return STATUS_OK;
}

/* What the journal tells of the rounds. */
static enum status find_then(struct app *app, struct trf_then *then, struct error *error)
{
	enum status status = find_lates(app, &then->lates, error);

	if (status == STATUS_OK && !event_is_season(app_event(app), app->section))
		status = find_stoods(app, &then->stoods, error);
	return status == STATUS_OK ? find_own(app, then->own, error) : status;
}

/*
 * "### drawboard: published 3 7 10 2": board 7 of round 3 was published as 10 v 2, and has changed
 * since; Black is 0 for the bye.
 */
static enum status say_published(struct app *app, struct trf *trf, struct error *error)
{
	const int last = app_last_published(app_event(app), app->section);
	enum status status = STATUS_OK;
	int room = trf->nkept;

	for (int round = 1; status == STATUS_OK && round <= last; round++) {
		struct changed_boards changed;

		status = app_changed_boards(app, round, &changed, error);
		if (status != STATUS_OK)
			return status;
		for (int i = 0; status == STATUS_OK && i < changed.npublished; i++) {
			const struct plain_board *was = &changed.published[i].was;
			char text[48];

			snprintf(text, sizeof(text), "%d %d %d", changed.published[i].number,
				was->white, was->black);
			if (was->white)
				status = trf_comment_add(trf, &room, "published", round, text);
		}
		changed_boards_done(&changed);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	return status;
}

enum status app_export_trf(struct app *app, bool trf16, char **text, size_t *size,
	struct error *error, app_notice *notice, void *context)
{
	struct error unseen = {.code = STATUS_OK};
	const struct report report = {
		.notice = notice, .context = context, .error = error ? error : &unseen};
	struct trf_then then = {.lates = {.count = 0}};
	struct trf trf;
	enum status status = find_then(app, &then, report.error);

	if (status == STATUS_OK) {
		status = trf_rows_export(app_event(app), app->section, &then, &trf, &report);
		if (status == STATUS_OK)
			status = say_published(app, &trf, report.error);
		if (status != STATUS_OK)
			trf_done(&trf);
	}
	trf_lates_done(&then.lates);
	trf_stoods_done(&then.stoods);
	if (status != STATUS_OK)
		return status;
	status = trf_write(&trf, trf16 ? TRF_16 : TRF_26, text, size);
	trf_done(&trf);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}
