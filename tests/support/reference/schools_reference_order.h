/*
 * The Schools' terms as the slow reference counts them, and their order.
 */
#ifndef SUPPORT_REFERENCE_SCHOOLS_REFERENCE_ORDER_H
#define SUPPORT_REFERENCE_SCHOOLS_REFERENCE_ORDER_H

#include "support/reference/schools_reference.h"

enum term {
	SEATS,
	REPEATS,
	FORBIDDEN,
	BARRED,
	PINS,
	BYES,
	TRAY,
	MATES,
	SECOND,
	BYE_AGAIN,
	BYE,
	BOUNDARIES,
	DISTANCE,
	TRANSFERS,
	CLAIMS,
	AVOIDED,
	BOTH,
	AGAIN,
	LAST,
	HISTORY,
	UNOWED,
	TOPS,
	COLOURS,
	BYE_PLACE,
	FLOATERS,
	TRANSFERRED,
	COLOURLESS,
	EXTENT,
	LOWER,
	DISPLACEMENT,
	SQUARES,
	ORDER,
	OPPONENTS,
	TERMS
};

/* The term of a number, by the order and the round; TERMS: there are no more. */
enum term schools_reference_at(const struct reference *reference, int number);

#endif
