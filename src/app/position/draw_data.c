/* What a draw was made from, as a text that is the same everywhere. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/accelerated.h"
#include "app/event/writing.h"
#include "app/position/floats.h"
#include "app/position/position.h"
#include "app/protest/protest.h"
#include "core/vocabulary.h"

static int pin_of(const struct translation *cards, int index)
{
	return index < 0 ? index : cards->pin_of[index];
}

static void put_player(struct writing *text, const struct translation *cards,
	const enum pairing_float *floats, int i)
{
	const struct pairing_player *player = &cards->players[i];
	const int round = cards->input.round;

	writing_put(text, "player %d rating %d score %d club %d%s%s%s%s%s", player->number,
		player->rating, player->score, player->club, player->absent ? " absent" : "",
		player->bye_booked ? " booked" : "", player->top ? " top" : "",
		player->is_new ? " new" : "", player->volunteer ? " volunteer" : "");
	for (int r = 0; cards->input.extra && r < round; r++)
		writing_put(text, "%s%d", r == 0 ? " virtual " : " ",
			cards->input.extra[i * round + r]);
	writing_put(text, "\n");
	for (int r = 0; r + 1 < round; r++) {
		const struct pairing_game *game = &player->games[r];

		writing_put(text, " %d opponent %d colour %d kind %d float %d points %d\n", r + 1,
			pin_of(cards, game->opponent), (int)game->colour, (int)game->kind,
			(int)floats[i * (round - 1) + r], game->points);
	}
}

/* Who came into the event later had no part in it. */
static bool is_later(const struct app *app, const struct position *position, int i)
{
	return event_player(position->event, app->section, position->cards.pin_of[i])->enters >
		position->round;
}

static void put_input(const struct app *app, struct writing *text, const struct position *position,
	const enum pairing_float *floats)
{
	const struct translation *cards = &position->cards;
	const struct pairing_input *input = &cards->input;

	writing_put(text, "drawboard draw 2\nbook %s\n", cards->book->id);
	/* of an acceleration the points stand with the players */
	for (int i = 0; i < cards->book->noptions; i++)
		if (strcmp(cards->book->options[i].name, ACCELERATION_SETTING) != 0)
			writing_put(text, "option %s %d\n", cards->book->options[i].name,
				cards->options[i]);
	writing_put(text, "round %d of %d lot %d order %d points %d %d %d\n", input->round,
		input->rounds, (int)input->lot, input->order_lot, input->points.win,
		input->points.draw, input->points.loss);
	for (int i = 0; i < input->count; i++)
		if (!is_later(app, position, i))
			put_player(text, cards, floats, i);
	for (int i = 0; i < input->npins; i++)
		writing_put(text, "fixed %d player %d other %d colour %d\n",
			(int)input->pins[i].kind, pin_of(cards, input->pins[i].player),
			pin_of(cards, input->pins[i].other), (int)input->pins[i].colour);
	for (int i = 0; i < input->napart; i++)
		writing_put(text, "apart %d %d forbidden %d\n",
			pin_of(cards, input->apart[i].player), pin_of(cards, input->apart[i].other),
			input->apart[i].forbidden);
}

enum status app_draw_data(
	struct app *app, int round, char **text, size_t *size, struct error *error)
{
	struct position *position;
	struct writing made = {.bytes = NULL};
	enum pairing_float *floats;
	enum status status = position_at(app, round, &position, error);

	if (status != STATUS_OK)
		return status;
	if (position->seats.count == 0 &&
		app_round_state(app_event(app), app->section, position->round) == ROUND_LAID_OUT)
		return app_fail(error, STATUS_REFUSED, "%s %d is not drawn yet.",
			vocabulary_of(app_event(app), app->section)->round, position->round);
	status = floats_of(position->cards.book, &position->cards.input, &floats);
	if (status != STATUS_OK)
		return app_fail_plain(error, status);
	put_input(app, &made, position, floats);
	free(floats);
	if (made.failed) {
		free(made.bytes);
		return app_fail_plain(error, STATUS_NO_MEMORY);
	}
	*text = made.bytes;
	*size = made.size;
	return STATUS_OK;
}
