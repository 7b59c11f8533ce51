/* What later rounds would be, by a record of what was played: seen before it is taken. */
#include "config.h"

#include "app/repair/later.h"

#include <stdlib.h>

#include "app/event/state.h"
#include "app/repair/published.h"
#include "app/round/correction.h"
#include "core/all_play_all.h"

/* All boards of the round with those of the record; without White: there is none any more. */
static struct board *boards_of(
	const struct app *app, int round, const struct repair *record, int *count)
{
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, app->section, round, count);
	struct board *boards = calloc((size_t)*count + 1, sizeof(*boards));

	for (int i = 0; boards && i < *count; i++)
		boards[i] = rows[i].as.board;
	for (int i = 0; boards && i < record->count; i++) {
		const struct repair_change *change = &record->boards[i];
		struct board *board = &boards[change->number - 1];

		board->white = change->is.white;
		board->black = change->is.black;
		board->result = (int)change->result;
	}
	return boards;
}

enum status repair_tell_later(
	struct app *app, int round, struct repair *record, struct error *error)
{
	struct correction correction;
	struct board *boards;
	int count;
	enum status status;

	if (event_is_all_play_all(app_event(app), app->section) ||
		round >= app_last_published(app_event(app), app->section))
		return STATUS_OK;
	boards = boards_of(app, round, record, &count);
	if (!boards)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = app_correction_of_boards(app, round, boards, count, &correction, error);
	free(boards);
	if (status != STATUS_OK)
		return status;
	app_correction_later(
		app, &correction, "By what was played", record->words, sizeof(record->words));
	if (correction_decides(&correction))
		repair_add_words(record->words, sizeof(record->words),
			"What was drawn stands, unless it is taken back first (unpublish).");
	correction_done(&correction);
	return STATUS_OK;
}
