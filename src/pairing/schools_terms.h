/*
 * The terms of the Schools' rules that are sums over boards, as columns of whole numbers that are
 * compared from the first column on; and the choices that they leave open, card by card.
 */
#ifndef PAIRING_SCHOOLS_TERMS_H
#define PAIRING_SCHOOLS_TERMS_H

#include "schools.h"

/* The columns in their order; those of the claims come after SCHOOLS_TRANSFERS, see below. */
enum schools_column {
	SCHOOLS_MATES_EARLY, /* two of a school in a round that forbids it at almost any price */
	SCHOOLS_BYE,
	SCHOOLS_BYE_SPARED,
	SCHOOLS_MATES_LATE, /* the same in later rounds */
	SCHOOLS_BOUNDARIES,
	SCHOOLS_DISTANCE,
	SCHOOLS_TRANSFERS,
	SCHOOLS_FLOATS_BOTH,
	SCHOOLS_FLOATS_AGAIN,
	SCHOOLS_FLOATS_LAST,
	SCHOOLS_FLOATS_HISTORY,
	SCHOOLS_FLOATS_UNOWED,
	SCHOOLS_TOPS,
	SCHOOLS_AVOIDED,
	SCHOOLS_BYE_PLACE, /* the last card has the bye */
	SCHOOLS_COLUMNS
};

struct schools_terms {
	const struct field *field;
	struct schools_options options;
	int columns; /* all of them: SCHOOLS_COLUMNS and one a class of claims */
};

void schools_terms_init(struct schools_terms *terms, const struct field *field,
	const struct schools_options *options);

/* Where a column stands, claims counted in. */
int schools_column_at(const struct schools_terms *terms, enum schools_column column);

/* Add the terms of a board, or of the bye when b is PAIRING_NOBODY. */
void schools_add_board(const struct schools_terms *terms, int a, int b, int32_t *columns);

/*
 * What is left to choose, in this order. Each is a list with an entry a card, in the order of
 * cards; smaller is better. What a card's entry is follows from its opponent.
 */
enum schools_choice {
	SCHOOLS_FLOATS,      /* 1: he floats */
	SCHOOLS_TRANSFERRED, /* 1: he does not get his due colour */
	SCHOOLS_COLOURLESS,  /* of a card due no colour: 0 open, 1 White, 2 Black */
	SCHOOLS_LOWER,       /* 1: on a board of two cards due no colour he is the lower one */
	SCHOOLS_CHOICES
};

int schools_entry(
	const struct schools_terms *terms, enum schools_choice choice, int card, int other);

/* Are both due no colour, and none is fixed? */
bool schools_open(const struct field *field, int a, int b);

#endif
