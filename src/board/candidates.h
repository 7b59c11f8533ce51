/* Those whom a name may mean, in words. */
#ifndef BOARD_CANDIDATES_H
#define BOARD_CANDIDATES_H

#include <stddef.h>

#include "core/names_meant.h"

/*
 * Those who are meant by a name, "#18 Jones (Cardiff) bd 4 W, #19 ...", each with his board of the
 * round if he has one: one of them is chosen by his number.
 */
void candidates_words(const struct names_query *query, int round, char *text, size_t size);

#endif
