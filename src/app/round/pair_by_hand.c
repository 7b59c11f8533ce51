/* From laid-out cards to a draw made by hand, whether the rules leave one or not. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/position/position.h"
#include "app/round/wall_numbers.h"
#include "app/words/section.h"
#include "app/words/words.h"
#include "core/vocabulary.h"

static void add_board(struct seats *seats, int white, int black)
{
	seats->boards[seats->count++] = (struct board){.section = seats->section,
		.round = seats->round,
		.white = white,
		.black = black,
		.result = black ? RESULT_NONE : RESULT_BYE};
}

/* A pair or a bye fixed by hand, unless one of them has a seat or no part in the round. */
static void add_fixed(struct seats *seats, const struct event *event, const struct hand *hand)
{
	if (!seats_in_tray(seats, event, hand->pin))
		return;
	if (hand->kind == HAND_BYE)
		add_board(seats, hand->pin, 0);
	else if (hand->kind == HAND_BOARD && seats_in_tray(seats, event, hand->value))
		add_board(seats, hand->pin, hand->value);
}

static enum status build_by_hand(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct event *event = app_event(app);
	const struct record *rows;
	struct position *position;
	struct seats seats;
	char name[NAME_SIZE];
	int count;
	enum status status = position_to_change(app, &position, error);

	(void)what;
	if (status != STATUS_OK)
		return status;
	if (app_round_state(event, app->section, position->round) != ROUND_LAID_OUT)
		return app_fail(error, STATUS_REFUSED,
			"The round has a draw: carry its cards, or lay them out first (l).");
	if (position->cards.input.count == 0)
		return app_fail(error, STATUS_REFUSED,
			"%s has no players yet: import a list or add them.",
			section_or_event(app_event(app), app->section, "The event", name));
	rows = event_range(event, RECORD_HAND, app->section, position->round, &count);
	seats = position->seats;
	seats.room = seats.count + count;
	seats.boards = calloc((size_t)seats.room + 1, sizeof(*seats.boards));
	if (!seats.boards)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i < seats.count; i++)
		seats.boards[i] = position->seats.boards[i];
	for (int i = 0; i < count; i++)
		add_fixed(&seats, event, &rows[i].as.hand);
	words_put(action->label, sizeof(action->label), "%s %d paired by hand",
		vocabulary_of(event, app->section)->round, position->round);
	status = wall_number_seats(app, &seats, &position->cards, error);
	if (status == STATUS_OK)
		status = seats_put(&seats, event, ROUND_ADJUSTED, action);
	seats_done(&seats);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_pair_by_hand(struct app *app, struct error *error)
{
	return app_run(app, build_by_hand, NULL, error);
}
