/* Constraints, things fixed by hand, that a change has removed. */
#include "config.h"

#include "app/players/dropped_constraints.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/words/fixed.h"

enum status dropped_constraints_keep(const struct app *app, struct dropped_constraints *before)
{
	const struct event *event = app_event(app);
	const int round = app_round(app);
	int nhands, nboards;
	const struct record *hands = event_range(event, RECORD_HAND, app->section, round, &nhands);
	const struct record *boards =
		event_range(event, RECORD_BOARD, app->section, round, &nboards);

	*before = (struct dropped_constraints){
		.rows = calloc((size_t)nhands + (size_t)nboards + 1, sizeof(*before->rows))};
	if (!before->rows)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < nhands; i++)
		before->rows[before->count++] = hands[i];
	for (int i = 0; i < nboards; i++)
		if (boards[i].as.board.pinned)
			before->rows[before->count++] = boards[i];
	return STATUS_OK;
}

void dropped_constraints_done(struct dropped_constraints *before)
{
	free(before->rows);
	*before = (struct dropped_constraints){NULL, 0};
}

/* A pinned board may have another number now, and its colours turned. */
static bool is_pinned(const struct app *app, const struct board *was)
{
	const struct board *now =
		event_board_of(app_event(app), app->section, was->round, was->white);

	return now && now->pinned &&
		(now->white == was->white ? now->black == was->black : now->white == was->black);
}

static bool is_dropped(const struct app *app, const struct record *row)
{
	const struct record *now;

	if (row->kind == RECORD_BOARD)
		return !is_pinned(app, &row->as.board);
	now = event_find(app_event(app), record_key_of(row));
	return !now || !record_equal(now, row);
}

static void put_row(const struct app *app, const struct record *row, char *text, size_t size)
{
	const bool board = row->kind == RECORD_BOARD;
	const int white = board ? row->as.board.white : row->as.hand.pin;
	const int other = board ? row->as.board.black : row->as.hand.value;
	const struct hand pinned = {
		.pin = white, .kind = other ? HAND_BOARD : HAND_BYE, .value = other};
	const int pins[] = {white, other};
	const struct cast cast = {
		.event = app_event(app), .section = app->section, .pins = pins, .count = 2};
	const struct fixed fixed = fixed_of_hand(board ? &pinned : &row->as.hand);
	const size_t used = strlen(text);
	char what[3 * WHO_SIZE];

	words_fixed(&cast, &fixed, what, sizeof(what));
	words_put(text + used, size - used, "%s%s", used > 0 ? ", " : "", what);
}

void dropped_constraints_words(const struct app *app, const struct dropped_constraints *before,
	int but, char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < before->count; i++)
		if ((but == 0 || !record_names(&before->rows[i], but)) &&
			is_dropped(app, &before->rows[i]))
			put_row(app, &before->rows[i], text, size);
}
