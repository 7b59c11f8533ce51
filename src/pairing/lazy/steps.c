/*
 * The reasons of a lazy draw, board by board: places, repeats and colours, for there are no others.
 */
#include <stdlib.h>

#include "book/step_list.h"
#include "cards/card_seats.h"
#include "lazy/lazy.h"

struct telling {
	struct card_seats seats;
	struct lazy_places places;
	struct step_list list;
};

static bool take(void *context, int level, int card, int option)
{
	const struct telling *telling = context;

	return lazy_takes(&telling->seats, level, card, option);
}

static struct pairing_step *add_step(
	struct telling *telling, enum pairing_step_kind kind, const char *rule, int card, int other)
{
	const struct field_card *cards = telling->seats.field.card;

	return step_list_add(&telling->list, kind, rule, telling->seats.board[card],
		cards[card].player, other < 0 ? PAIRING_NOBODY : cards[other].player);
}

static void tell_float(struct telling *telling, int card, int other)
{
	const struct field_card *one = &telling->seats.field.card[card];
	struct pairing_step *step = add_step(telling, PAIRING_STEP_FLOAT_HISTORY, "5", card, other);

	step->as.float_history.from = one->score;
	step->as.float_history.to = telling->seats.field.card[other].score;
	step->as.float_history.downfloats = one->downfloats;
	step->as.float_history.upfloats = one->upfloats;
}

static void tell_transfer(struct telling *telling, int loser, int winner)
{
	const struct field_card *a = &telling->seats.field.card[loser],
				*b = &telling->seats.field.card[winner];
	struct pairing_step *step = add_step(telling, PAIRING_STEP_TRANSFER,
		field_pinned_colour(&telling->seats.field, loser, winner) == PAIRING_NEUTRAL ? "11"
											     : "",
		loser, winner);

	step_put_transfer(step, a, b);
}

static void tell_colours(struct telling *telling, int a, int b)
{
	const struct card_seats *seats = &telling->seats;
	const struct field_card *card = seats->field.card;
	const int due =
		(card[a].claim.due != PAIRING_NEUTRAL) + (card[b].claim.due != PAIRING_NEUTRAL);

	if (due == 0) {
		const bool free = field_pinned_colour(&seats->field, a, b) == PAIRING_NEUTRAL;

		add_step(telling, PAIRING_STEP_LOT, free ? "11" : "", a, b)->as.lot.board =
			free ? seats->board[a] + 1 : 0;
	} else if (card_seats_transferred(seats, a)) {
		tell_transfer(telling, a, b);
	} else if (card_seats_transferred(seats, b)) {
		tell_transfer(telling, b, a);
	} else {
		const bool first = card[a].claim.due != PAIRING_NEUTRAL;

		add_step(telling, PAIRING_STEP_DUE, "11", first ? a : b, first ? b : a)
			->as.due.cards = due;
	}
}

static void tell_place(struct telling *telling, int card, int other)
{
	const struct field *field = &telling->seats.field;
	const int ideal = telling->places.ideal[card];
	struct pairing_step *step;

	if (ideal < 0 || telling->places.place[other] < 0)
		return;
	const int met = ideal == other ? 0 : field_round_met(field, card, ideal);

	if (met > 0)
		add_step(telling, PAIRING_STEP_MET, "1", card, ideal)->as.met.round = met;
	step = add_step(telling, PAIRING_STEP_PLACE, "1", card, other);
	step->as.place.own = telling->places.place[card];
	step->as.place.other = telling->places.place[other];
	step->as.place.ideal = field->card[ideal].player;
	step->proof.passed = met > 0 ? PAIRING_PASSED_MET : PAIRING_PASSED_UNKNOWN;
}

/* The board of a card and its opponent, a lower card or the bye. */
static void tell_board(struct telling *telling, int c, int other)
{
	const struct field *field = &telling->seats.field;

	if (other == SEATS_BYE) {
		struct pairing_step *step = add_step(telling, PAIRING_STEP_BYE, "1", c, -1);

		step->as.bye.score = field->card[c].score;
		step->as.bye.place = field->count - 1 - c;
		step->as.bye.sought = PAIRING_SOUGHT_LAST;
		return;
	}
	if (field->card[c].level != field->card[other].level) {
		tell_float(telling, c, other);
		tell_float(telling, other, c);
	} else {
		tell_place(telling, c, other);
	}
	tell_colours(telling, c, other);
}

static void add_board_steps(struct telling *telling, int board)
{
	const struct card_seats *seats = &telling->seats;

	for (int c = 0; c < seats->field.count; c++)
		if ((board < 0 || seats->board[c] == board) &&
			(seats->opponent[c] == SEATS_BYE || seats->opponent[c] > c))
			tell_board(telling, c, seats->opponent[c]);
}

enum pairing_status lazy_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list)
{
	const size_t n = (size_t)drawn->seats.field.count + 1;
	struct telling telling = {.seats = drawn->seats};
	int *memory = malloc(2 * n * sizeof(*memory));
	bool made = false;

	(void)score;
	telling.places = (struct lazy_places){memory, memory ? memory + n : NULL};
	if (memory)
		made = lazy_walk(&telling.seats.field, take, NULL, &telling, &telling.places);
	if (made)
		add_board_steps(&telling, board);
	free(memory);
	*list = telling.list;
	return made ? PAIRING_OK : PAIRING_NO_MEMORY;
}
