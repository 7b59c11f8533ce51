/*
 * The terms of the Schools' rules that are sums over boards, as columns of whole numbers that are
 * compared from the first column on; and the choices that they leave open, card by card.
 */
#ifndef PAIRING_SCHOOLS_TERMS_H
#define PAIRING_SCHOOLS_TERMS_H

#include "schools/schools.h"

/* The columns; their order is that of the terms, see below. */
enum schools_column {
	SCHOOLS_MATES,      /* two of a school */
	SCHOOLS_BYE_SECOND, /* the bye to one who has had one, where that does not bar him */
	SCHOOLS_BYE_SPARED,
	SCHOOLS_BYE, /* the score of who has it */
	SCHOOLS_BOUNDARIES,
	SCHOOLS_DISTANCE,
	SCHOOLS_TRANSFERS, /* behind it those of the claims */
	SCHOOLS_AVOIDED,
	SCHOOLS_FLOATS_BOTH,
	SCHOOLS_FLOATS_AGAIN,
	SCHOOLS_FLOATS_LAST,
	SCHOOLS_FLOATS_HISTORY,
	SCHOOLS_FLOATS_UNOWED,
	SCHOOLS_TOPS,
	SCHOOLS_BYE_PLACE, /* the last card has the bye */
	SCHOOLS_COLUMNS
};

struct schools_terms {
	const struct field *field;
	struct schools_options options;
	/* by importance; those of a round that another order has are left out */
	const enum schools_column *order;
	int count;
	int at[SCHOOLS_COLUMNS]; /* where a column stands, claims counted in; -1: left out */
	int columns;             /* all of them: one a class of claims besides */
	/* of the words of schools_first_terms(): what each column counts, and in which */
	struct {
		enum schools_column column;
		int word;
		int64_t times;
	} first[SCHOOLS_TRANSFERS];
	int nfirst;
	int first_words;
};

void schools_terms_init(struct schools_terms *terms, const struct field *field,
	const struct schools_options *options);

/*
 * The columns before SCHOOLS_TRANSFERS, but for SCHOOLS_DISTANCE, in as few words as they fit
 * in, terms.first_words: what asks for no colour is quickly counted. Added to the words.
 */
void schools_first_terms(const struct schools_terms *terms, int a, int b, int64_t *words);

/* SCHOOLS_DISTANCE of a board, or of the bye when b is PAIRING_NOBODY. */
int schools_distance(const struct schools_terms *terms, int a, int b);

/* Add the terms from SCHOOLS_TRANSFERS on of a board, or of the bye when b is PAIRING_NOBODY. */
void schools_add_later(const struct schools_terms *terms, int a, int b, int32_t *columns);

/* The same of all terms. */
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
