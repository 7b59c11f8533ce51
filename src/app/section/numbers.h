/* The numbers of an all-play-all: by rating, by lot, or by restricted lot. */
#ifndef APP_SECTION_NUMBERS_H
#define APP_SECTION_NUMBERS_H

#include "app/app.h"

enum numbers_by {
	NUMBERS_BY_RATING,
	NUMBERS_BY_LOT,   /* US 30A, FIDE C.05 */
	NUMBERS_BY_VARMA, /* so that players of one federation do not meet in the last rounds */
};

/*
 * Number the players of the current section, an all-play-all whose round 1 is not drawn, anew. By
 * Varma's tables 9 to 20 players (FIDE C.05 Annex 2). The label of the action has the lot.
 */
enum status app_section_numbers(struct app *app, enum numbers_by by, struct error *error);

#endif
