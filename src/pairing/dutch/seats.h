/*
 * A Dutch draw, finished or half-made, read bracket by bracket: what its score and its reasons are
 * counted from.
 *
 * The bracket of a level holds the residents that sit somewhere and the moved-down players (MDPs),
 * those of higher levels whose opponent is neither higher than this level nor beside them. A pair
 * belongs to the bracket of its lower card. Cards in the tray and those opposite one who may not
 * sit there belong to no bracket.
 */
#ifndef PAIRING_DUTCH_SEATS_H
#define PAIRING_DUTCH_SEATS_H

#include "cards/card_seats.h"
#include "dutch/dutch.h"

struct dutch_seats {
	struct dutch dutch; /* of the draw that was read, and so are its seats */
	struct card_seats seats;
	int *member; /* room for the cards of one bracket, MDPs first */
	int *number; /* by card: room */
	int *memory;
};

/* The cards of one bracket. */
struct dutch_members {
	const int *card; /* mdps of them, then residents, in pairing order */
	int mdps, count;
	int score; /* of the residents */
	int level;
};

/* Of a draw that must outlive it; false when there is no memory. Release with dutch_seats_done. */
bool dutch_seats_init(struct dutch_seats *seats, const struct frame_draw *drawn);
void dutch_seats_done(struct dutch_seats *seats);

/*
 * The first bracket that holds a card's pair: its opponent's level or its own; the level past the
 * last for the bye.
 */
int dutch_seats_bracket(const struct dutch_seats *seats, int card);

/*
 * The members of the bracket of `level`, from those of the one above (level 0: from none). Uses
 * seats->member.
 */
void dutch_seats_open(const struct dutch_seats *seats, int level, struct dutch_members *members);

/* Does the member leave the bracket unpaired? */
bool dutch_seats_goes_down(
	const struct dutch_seats *seats, const struct dutch_members *members, int i);

#endif
