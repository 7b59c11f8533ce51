/*
 * The additive terms of the British draw as columns of whole numbers, compared from the first
 * column on: terms 0 to 7 of drawboard-rules(7), each summed over boards. Term 4 (claims of the
 * transferred, strongest first) is one column a class of claims: of two lists of the same length
 * the one with fewer entries of the strongest differing class is smaller.
 *
 * Column TERM 6 needs the mid-lines, so the costs here leave it zero.
 */
#ifndef PAIRING_CAA_SEARCH_TERMS_H
#define PAIRING_CAA_SEARCH_TERMS_H

#include "caa/caa.h"
#include "match/face.h"

/*
 * In place of an opponent: the bye; a card below the levels looked at, by the colour that is given
 * against it.
 */
enum {
	CAA_BYE = PAIRING_NOBODY,
	CAA_OUT_NEUTRAL = -2,
	CAA_OUT_WHITE = -3,
	CAA_OUT_BLACK = -4,
	CAA_SPARE = -5,
	CAA_NOBODY = -6
};

struct caa_terms {
	const struct field *field;
	struct caa_options options;
	struct face_memory memory;
	int64_t *blocks;   /* squares of cards that blocks may still have in all, NULL: any */
	int branches_most; /* side by side; with more the floaters of the block lie in a pool */
	int *pools;        /* counts the blocks that were drawn so */
	int columns;
	/* differences of 3 that rule 40 spares; column 0 is the bye's score */
	int differences;
	int crossing; /* first of nlevels - 1 columns */
	int squares, transfers;
	int claims; /* first of nclasses columns, the strongest first */
	int avoided, exchanges, scores;
};

void caa_terms_init(
	struct caa_terms *terms, const struct field *field, const struct caa_options *options);

/* Add the terms of a board, or of the bye. */
void caa_add_board(const struct caa_terms *terms, int a, int b, int32_t *columns);
void caa_add_bye(const struct caa_terms *terms, int a, int32_t *columns);

/* Add what it costs if the card does not get its due colour. */
void caa_add_colour(
	const struct caa_terms *terms, int a, enum pairing_colour given, int32_t *columns);

/*
 * Colour that card a has against b; its due colour when b is CAA_BYE (term 8a speaks of it). b may
 * be a CAA_OUT_ as well.
 */
enum pairing_colour caa_given(const struct caa_terms *terms, int a, int b);

int caa_compare(const struct caa_terms *terms, const int32_t *a, const int32_t *b);

/*
 * What a floater's entry begins with: its float mark and, by option, its history. `down`: 8a, else
 * 8b.
 */
int caa_float_mark(const struct caa_terms *terms, int card, bool down);
int caa_float_history(const struct caa_terms *terms, int card, bool down);

#endif
