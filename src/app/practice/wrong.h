/* Why a card that was named in practice by steps is not the one. */
#ifndef APP_PRACTICE_WRONG_H
#define APP_PRACTICE_WRONG_H

#include "app/practice/stepping.h"

/*
 * A sentence or two on a card that is not the one of the question: what the deal says of it as it
 * passes it over, the right card not being named in it, or what the best draw with it would do
 * worse; "": nothing is known. *open: by the rules it is as good as the right one.
 */
enum status wrong_why(struct stepping *stepping, int card, bool *open, char *text, size_t size);

#endif
