/*
 * A trial for one board of a draw, around the boards that are made before it.
 */
#include "book/held.h"

#include <stdlib.h>

/* The held boards as pins; what the arbiter has fixed is pinned already. */
static int put_pins(const struct held *held, struct pairing_pin *pins)
{
	const struct field *field = &held->seats->field;
	const struct pairing_draw *draw = held->seats->draw;
	int count = 0;

	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		if (held->is_held(held->context, i) &&
			field->card[field->card_of[board->white]].partner < 0)
			pins[count++] = (struct pairing_pin){
				PAIRING_PIN_BOARD, board->white, board->black, PAIRING_NEUTRAL};
	}
	return count;
}

/* Who would be left with nobody, the held boards and that of the pin made. */
static enum pairing_status find_stranded(
	const struct held *held, const struct pairing_pin *pin, struct pairing_who *who)
{
	const struct card_seats *seats = held->seats;
	const struct field *field = &seats->field;
	bool *seated = calloc((size_t)field->count + 1, sizeof(*seated));
	const struct stranded stranded = {field, seated, held->may, held->context};

	if (!seated)
		return PAIRING_NO_MEMORY;
	for (int c = 0; c < field->count; c++)
		seated[c] = held->is_held(held->context, seats->board[c]);
	if (pin->kind == PAIRING_PIN_BOARD) {
		seated[field->card_of[pin->player]] = true;
		seated[field->card_of[pin->other]] = true;
	}
	stranded_find(&stranded, who);
	free(seated);
	return PAIRING_OK;
}

enum pairing_status held_trial(const struct pairing_book *book, const struct held *held,
	const struct book_board *board, const struct pairing_pin *pin, struct pairing_proof *proof,
	struct pairing_who *who)
{
	struct pairing_pin *pins = malloc(((size_t)board->draw->count + 1) * sizeof(*pins));
	struct book_board around = *board;
	enum pairing_status status;

	if (!pins)
		return PAIRING_NO_MEMORY;
	around.held = pins;
	around.nheld = put_pins(held, pins);
	status = book_trial(book, &around, pin, proof, who);
	if (status == PAIRING_OK && proof->passed == PAIRING_PASSED_STRANDED)
		status = find_stranded(held, pin, who);
	free(pins);
	return status;
}
