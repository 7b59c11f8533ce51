/* The best draw in which a wish is so. */
#include "config.h"

#include "app/trial/wish.h"

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

enum pairing_status wish_draw(const struct position *position, const struct position *like,
	const struct wish *wish, struct trial **wished)
{
	struct trial *trial;
	enum pairing_status status =
		trial_with_pin(&position->cards, wish_pin(position, wish), &trial);

	if (status == PAIRING_OK)
		status = trial_keep_seats(position, like, trial);
	if (status == PAIRING_OK)
		*wished = trial;
	else
		trial_release(trial);
	return status;
}
