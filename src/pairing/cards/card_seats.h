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
	struct field field;
	const struct pairing_draw *draw;
	/* the input of card_seats_init, in the order of its lot; the field points to it */
	struct pairing_input ordered;

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
 * On the field of the input, cards of a score ordered by this lot (0: by rank). PAIRING_BAD_INPUT
 * when an index of the draw is out of range; PAIRING_NO_MEMORY. On success release with
 * card_seats_done, and do not move it before. Of a card that sits twice the first board counts.
 * O(n log n).
 */
enum pairing_status card_seats_init(struct card_seats *seats, const struct pairing_input *input,
	int order_lot, const struct pairing_draw *draw);
void card_seats_done(struct card_seats *seats);

/*
 * The same field seated by another draw, whose indices are in range: shares the field, so `seats`
 * must outlive it. False when there is no memory. Release with card_seats_leave.
 */
bool card_seats_again(
	const struct card_seats *seats, const struct pairing_draw *draw, struct card_seats *again);
void card_seats_leave(struct card_seats *again);

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

/* Has the card an opponent, but not its due colour? */
bool card_seats_transferred(const struct card_seats *seats, int card);

/*
 * Does the board of this card have the colours of rank (CAA 25) or, for two neutral cards, of the
 * lot by its number (CAA 8), as far as the claims leave them open?
 */
bool card_seats_colours_by_rank(const struct card_seats *seats, int card, int number);

#endif
