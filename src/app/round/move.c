/* Cards moved by hand on a draw that is not published yet. */
#include "config.h"

#include <string.h>

#include "app/event/state.h"
#include "app/position/position.h"
#include "app/round/loosen.h"
#include "app/round/wall_numbers.h"
#include "app/words/words.h"

static void label_move(const struct app *app, const struct move *move, char label[LABEL_SIZE])
{
	char card[WHO_SIZE], other[WHO_SIZE];

	words_who(app_event(app), app->section, move->card, card);
	words_who(app_event(app), app->section, move->other, other);
	switch (move->kind) {
	case MOVE_SWAP:
		words_put(label, LABEL_SIZE, "%s and %s change seats", card, other);
		break;
	case MOVE_TRAY:
		words_put(label, LABEL_SIZE, "%s to the tray", card);
		break;
	case MOVE_PAIR:
		words_put(label, LABEL_SIZE, "%s meets %s", card, other);
		break;
	case MOVE_BYE:
		words_put(label, LABEL_SIZE, "%s has the bye", card);
		break;
	case MOVE_TURN:
		words_put(label, LABEL_SIZE, "Colours turned on the board of %s", card);
		break;
	}
}

static enum status build_move(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct move *move = what;
	const struct event *event = app_event(app);
	struct position *position;
	struct seats seats;
	enum status status = position_to_change(app, &position, error);

	if (status != STATUS_OK)
		return status;
	if (seats_copy(&seats, &position->seats) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = seats_move(&seats, event, move, error);
	if (status == STATUS_OK) {
		label_move(app, move, action->label);
		status = loosen(event, position, &seats, action);
		if (status == STATUS_OK)
			status = wall_number_seats(app, &seats, &position->cards, error);
		if (status == STATUS_OK)
			status = seats_put(&seats, event, ROUND_ADJUSTED, action);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	seats_done(&seats);
	return status;
}

enum status app_move(struct app *app, const struct move *move, struct error *error)
{
	return app_run(app, build_move, move, error);
}

enum status app_may_move(struct app *app, const struct move *move, struct error *error)
{
	return app_try(app, build_move, move, error);
}
