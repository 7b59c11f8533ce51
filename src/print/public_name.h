/* Names as the public may see them. */
#ifndef PRINT_PUBLIC_NAME_H
#define PRINT_PUBLIC_NAME_H

#include "core/record.h"

enum { PUBLIC_NAME_SIZE = NAME_SIZE + 4 };

/*
 * "Cairns, Carol" as it is ("full", or anything else), as "Cairns, C" ("initial") or as "Carol C"
 * ("first"). A name without a comma is taken for a first name with what follows it. Returns text.
 */
const char *public_name(const char *name, const char *how, char text[PUBLIC_NAME_SIZE]);

#endif
