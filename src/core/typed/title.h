/* Chess titles, however lists and people write them. */
#ifndef CORE_TITLE_H
#define CORE_TITLE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/record.h"

/*
 * The title that these bytes mean, as FIDE writes it today: "wgm", the "wg" and "gf" of older lists
 * and programs, the first of "FM/CM". False, and nothing written: they mean none.
 */
bool title_parse(const char *text, size_t length, char title[TITLE_SIZE]);

/* Is it one that FIDE gives, as title_parse writes it? */
bool title_is_of_fide(const char *title);

/*
 * May it be one that title_parse does not know, of other bodies: capitals, and no form of address?
 */
bool title_may_be(const char *text);

/*
 * Is a title that somebody has typed none that title_parse knows, so that he had better look? Then
 * the sentence, with what is expected.
 */
bool title_doubt(const char *title, char *text, size_t size);

/* One that title_parse knows is written its way; another, which somebody has typed, stays. */
void title_settle(char title[TITLE_SIZE]);

#endif
