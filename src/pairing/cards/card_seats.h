/*
 * A draw, finished or half-made, read card by card: what the terms and the reasons of the rule
 * books are counted from.
 */
#ifndef PAIRING_CARDS_CARD_SEATS_H
#define PAIRING_CARDS_CARD_SEATS_H

#include "cards/field.h"

enum {
	SEATS_TRAY = -1, /* the card is on no board */
	SEATS_BYE = -2,
	SEATS_WRONG =
		-3, /* it sits opposite one who may not sit there: absent, out, seated before */
};

struct card_seats {
	struct field field; /* its arrays are another's */
	const struct pairing_draw *draw;

	/* by card */
	int *opponent; /* card, or one of the above */
	int *board;    /* index in the draw, -1 in the tray */
	/*
	 * enum pairing_colour: as seated, the due colour without an opponent; two neutral cards:
	 * neutral
	 */
	int *given;

	/* by level */
	int *up;   /* cards that leave it upwards */
	int *down; /* cards that leave it downwards, the bye too */
	int *line; /* cards above the mid-line */

	int tray; /* cards on no board */
	int byes;
	int wrong; /* seats taken by one who may not sit there */
	int *memory;
};

/*
 * On this field, which must outlive it; the indices of the draw are in range. Of a card that sits
 * twice the first board counts. False when there is no memory. O(n).
 */
bool card_seats_init(
	struct card_seats *seats, const struct field *field, const struct pairing_draw *draw);
void card_seats_done(struct card_seats *seats);

/* Are the players of all boards in range? */
bool card_seats_in_range(const struct pairing_input *input, const struct pairing_draw *draw);

/*
 * The cards of a board of the draw, the higher one first: *other is SEATS_BYE for the bye. False,
 * and nothing set, if it seats nobody.
 */
bool card_seats_board(const struct card_seats *seats, int board, int *card, int *other);

/* Does a player of this board of the draw belong to the level? */
bool card_seats_of_level(const struct card_seats *seats, int board, int level);

/*
 * Is everybody seated who should be, and nobody else? Only such a draw is compared with others: any
 * of them is better than one that is not finished.
 */
bool card_seats_whole(const struct card_seats *seats);

/*
 * The card's level relative to his opponent's: PAIRING_FLOAT_DOWN also for the bye, PAIRING_LEVEL
 * also without a seat.
 */
enum pairing_float card_seats_floated(const struct card_seats *seats, int card);

/* The colour that a card with an opponent has in the draw. */
enum pairing_colour card_seats_given(const struct card_seats *seats, int card);

/* Has the card an opponent, but not its due colour? */
bool card_seats_transferred(const struct card_seats *seats, int card);

/*
 * Does the board of this card have the colours of rank (CAA 25) or, for two neutral cards, of the
 * lot by its number (CAA 8), as far as the claims leave them open?
 */
bool card_seats_colours_by_rank(const struct card_seats *seats, int card, int number);

#endif
