/*
 * A draw from the opponents of its cards.
 */
#ifndef PAIRING_CARDS_MATES_H
#define PAIRING_CARDS_MATES_H

#include "cards/field.h"

/* The colour of card a against card b; neutral: the number of the board gives it. */
typedef enum pairing_colour (*mates_colour)(const struct field *field, int a, int b);

/*
 * mate[] by card: a card, or anything else for the bye. Boards in the order of publication, with
 * their colours. PAIRING_OK or PAIRING_NO_MEMORY.
 */
enum pairing_status mates_draw(
	const struct field *field, const int *mate, mates_colour colour, struct pairing_draw *draw);

#endif
