/* The board that the Berger table gives a card, and the other boards that the card may have. */
#include "berger/berger.h"

int berger_number(const struct berger *berger, int card)
{
	return berger->field.card[card].player + 1;
}

struct berger_seat berger_seat_of(const struct berger *berger, int card)
{
	return berger_seat(&berger->table, berger->round, berger_number(berger, card));
}

int berger_mate(const struct berger *berger, int card)
{
	const struct berger_seat seat = berger_seat_of(berger, card);

	return seat.opponent > 0 ? berger->field.card_of[seat.opponent - 1] : -1;
}

enum pairing_colour berger_colour(const struct berger *berger, int a, int b)
{
	const struct field *field = &berger->field;
	const struct berger_seat seat = berger_seat_of(berger, a);
	enum pairing_colour colour = field_pinned_colour(field, a, b);

	if (colour == PAIRING_NEUTRAL && seat.opponent == berger_number(berger, b))
		return seat.colour;
	if (colour == PAIRING_NEUTRAL)
		colour = field_colour(field, a, b);
	if (colour == PAIRING_NEUTRAL)
		colour = berger_number(berger, a) < berger_number(berger, b) ? PAIRING_WHITE
									     : PAIRING_BLACK;
	return colour;
}

bool berger_have_met(const struct berger *berger, int a, int b)
{
	const struct pairing_input *input = berger->field.input;
	const int other = berger->field.card[b].player, cycle = berger_cycle(&berger->table);
	const struct pairing_game *games = input->players[berger->field.card[a].player].games;
	/* of two games one after the other the first ones are a cycle, and the second ones */
	const int step = berger->table.games == BERGER_PAIRS ? 2 : 1;
	const int first = (input->round - 1) / (step * cycle) * step * cycle +
		(step == 2 && input->round % 2 == 0 ? 2 : 1);

	for (int round = first; round < input->round; round += step)
		if (games[round - 1].opponent == other)
			return true;
	return false;
}

bool berger_may(const void *digest, int a, int b)
{
	const struct berger *berger = digest;
	const struct field *field = &berger->field;

	if (b < 0)
		return field_pins_allow_bye(field, a);
	return !field_forbidden(field, a, b) && field_pins_allow(field, a, b) &&
		(!berger_have_met(berger, a, b) || berger_mate(berger, a) == b);
}
