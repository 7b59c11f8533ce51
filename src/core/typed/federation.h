/* Codes of chess federations. */
#ifndef CORE_FEDERATION_H
#define CORE_FEDERATION_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Is it none of the codes that FIDE gives ("ENG"; FID and NON are for who has none)? Then a
 * sentence says so, with what was probably meant: the code of the same country in other lists ("DEU
 * is none of the federations known here; is it GER?"), or those in which one letter is another or
 * two have changed places. False, and an empty text, for a known code and for "".
 */
bool federation_doubt(const char *code, char *text, size_t size);

#endif
