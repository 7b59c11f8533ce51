/* The best draw in which a wish is so. */
#include "config.h"

#include "app/trial/wish.h"

#include <stdlib.h>
#include <string.h>

struct pairing_pin wish_pin(const struct position *position, const struct wish *wish)
{
	const int player = translate_index(&position->cards, wish->pin);
	struct pairing_pin pin = {PAIRING_PIN_COLOUR, player, PAIRING_NOBODY, PAIRING_NEUTRAL};

	switch (wish->kind) {
	case WISH_MEET:
		pin.kind = PAIRING_PIN_BOARD;
		pin.other = translate_index(&position->cards, wish->other);
		break;
	case WISH_BYE:
		pin.kind = PAIRING_PIN_BYE;
		break;
	case WISH_WHITE:
		pin.colour = PAIRING_WHITE;
		break;
	case WISH_BLACK:
		pin.colour = PAIRING_BLACK;
		break;
	}
	return pin;
}

enum status wish_input(const struct pairing_input *input, struct pairing_pin pin,
	struct pairing_input *wished, struct pairing_pin **pins)
{
	struct pairing_pin *made = malloc(((size_t)input->npins + 1) * sizeof(*made));

	*pins = NULL;
	if (!made)
		return STATUS_NO_MEMORY;
	if (input->npins > 0)
		memcpy(made, input->pins, (size_t)input->npins * sizeof(*made));
	made[input->npins] = pin;
	*wished = *input;
	wished->pins = made;
	wished->npins++;
	*pins = made;
	return STATUS_OK;
}

void wished_done(struct wished *wished)
{
	pairing_draw_done(&wished->draw);
	pairing_score_done(&wished->score);
}

enum pairing_status wish_draw(const struct position *position, const struct position *like,
	const struct wish *wish, struct wished *wished)
{
	const struct pairing_book *book = position->cards.book;
	struct wished made = {.draw = {NULL, 0}};
	struct pairing_input input;
	struct pairing_pin *pins;
	enum pairing_status status;

	if (wish_input(&position->cards.input, wish_pin(position, wish), &input, &pins) !=
		STATUS_OK)
		return PAIRING_NO_MEMORY;
	status = book->best(&input, &made.draw, NULL);
	if (status == PAIRING_OK)
		status = whynot_keep(like, &input, &made.draw);
	if (status == PAIRING_OK)
		status = book->score(&position->cards.input, &made.draw, &made.score);
	free(pins);
	if (status == PAIRING_OK)
		*wished = made;
	else
		wished_done(&made);
	return status;
}
