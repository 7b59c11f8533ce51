/* Varma's tables: numbers by restricted lot (FIDE C.05 Annex 2). */
#ifndef APP_SECTION_VARMA_H
#define APP_SECTION_VARMA_H

#include "app/section/lots.h"
#include "core/record.h"

enum { VARMA_LEAST = 9, VARMA_MOST = 20 };

/*
 * A number for each of VARMA_LEAST to VARMA_MOST players, so that those of one federation do not
 * meet in the last three rounds, as far as the envelopes have room for them together.
 */
void varma_draw(const struct player *players, int count, struct lots *lots, int *numbers);

#endif
