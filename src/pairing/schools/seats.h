/*
 * A draw by the Schools' rules, finished or half-made, read card by card.
 */
#ifndef PAIRING_SCHOOLS_SEATS_H
#define PAIRING_SCHOOLS_SEATS_H

#include "cards/card_seats.h"
#include "schools/terms.h"

/* Groups in which the cards that stay in their level are paired place against place. */
enum schools_group {
	SCHOOLS_UPPER, /* of a board of two cards due no colour: the higher one */
	SCHOOLS_WHITE,
	SCHOOLS_BLACK,
	SCHOOLS_UNDER, /* ... the lower one */
	SCHOOLS_GROUPS
};

struct schools_seats {
	struct schools_terms terms;
	struct card_seats seats; /* of the draw that was read */
	int *memory;
	/* by card that stays in its level: its place in its group; else -1 */
	int *place;
	/* the cards of a group in their order: those of group g of level k stand from k, g on */
	int *first; /* [level * SCHOOLS_GROUPS + group] */
	int *card;
};

/*
 * Of a draw that must outlive it; false when there is no memory. Release with schools_seats_done.
 */
bool schools_seats_init(struct schools_seats *seats, const struct frame_draw *drawn);
void schools_seats_done(struct schools_seats *seats);

/* The group of a card that has an opponent in its own level. */
enum schools_group schools_group_of(const struct schools_seats *seats, int card);

/* The card at a place of a group of a level, or -1. */
int schools_card_at(
	const struct schools_seats *seats, int level, enum schools_group group, int place);

/* Does it stay in its level and sit there with an opponent? */
bool schools_stays(const struct schools_seats *seats, int card);

/* Does the board of this card and its opponent have the colours of the rules? */
bool schools_colours_kept(const struct schools_seats *seats, int card, int number);

#endif
