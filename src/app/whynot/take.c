/* Taking the draw in which a wish is so. */
#include "config.h"

#include <string.h>

#include "app/round/wall_numbers.h"
#include "app/trial/wish.h"
#include "app/words/words.h"

/* Boards that were pinned and are the same stay pinned; that of the wish is pinned now. */
static void pin_boards(const struct seats *old, const struct wish *wish, struct seats *drawn)
{
	for (int i = 0; i < drawn->count; i++) {
		struct board *board = &drawn->boards[i];
		const int at = seats_find(old, board->white);
		const bool mine = board->white == wish->pin || board->black == wish->pin;

		board->pinned = (at >= 0 && old->boards[at].pinned &&
					old->boards[at].white == board->white &&
					old->boards[at].black == board->black) ||
			(mine && (wish->kind == WISH_MEET || wish->kind == WISH_BYE));
	}
}

static enum status put_colour(struct app *app, const struct position *position,
	const struct wish *wish, struct action *action)
{
	struct record row;

	if (wish->kind != WISH_WHITE && wish->kind != WISH_BLACK)
		return STATUS_OK;
	memset(&row, 0, sizeof(row));
	row.kind = RECORD_HAND;
	row.as.hand = (struct hand){app->section, position->round, wish->pin, HAND_COLOUR,
		wish->kind == WISH_WHITE ? COLOUR_WHITE : COLOUR_BLACK};
	return action_put(action, app_event(app), &row);
}

static enum status put_wish(struct app *app, const struct position *position,
	const struct wish *wish, const struct pairing_draw *draw, struct action *action)
{
	char wished[2 * WHO_SIZE];
	struct seats seats;
	enum status status = whynot_order(app, position, draw, &seats);

	if (status != STATUS_OK)
		return status;
	pin_boards(&position->seats, wish, &seats);
	wish_words(app, wish, wished, sizeof(wished));
	words_put(action->label, sizeof(action->label), "Draw in which %s", wished);
	status = put_colour(app, position, wish, action);
	if (status == STATUS_OK)
		status = wall_number_seats(app, &seats, &position->cards, NULL);
	if (status == STATUS_OK)
		status = seats_put(&seats, app_event(app), ROUND_ADJUSTED, action);
	seats_done(&seats);
	return status;
}

/* There is no draw to be taken. */
static enum status refuse(struct app *app, const struct position *position, const struct wish *wish,
	enum pairing_status drawn, struct error *error)
{
	struct whynot answer = {.round = position->round};

	if (drawn == PAIRING_NO_MEMORY ||
		whynot_impossible(app, position, wish, &answer) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	return app_fail(error, STATUS_NO_DRAW, "%s", answer.verdict);
}

static enum status build_take(
	struct app *app, const void *what, struct action *action, struct error *error)
{
	const struct wish *wish = what;
	struct compared compared;
	struct position *position;
	enum pairing_status drawn;
	enum status status = app_require_draft(app, error);

	if (status == STATUS_OK)
		status = whynot_prepare(app, app_round(app), wish, &position, error);
	if (status != STATUS_OK)
		return status;
	drawn = whynot_compared(app, position, wish, &compared);
	if (drawn != PAIRING_OK)
		return refuse(app, position, wish, drawn, error);
	status = put_wish(app, position, wish, &compared.wished->like_seats, action);
	trial_release(compared.wished);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

enum status app_whynot_take(struct app *app, const struct wish *wish, struct error *error)
{
	return app_run(app, build_take, wish, error);
}
