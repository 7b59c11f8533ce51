/* Draws of several rule books compared, for who listens: a fact a line. */
#ifndef CLI_SAY_BOOKS_H
#define CLI_SAY_BOOKS_H

#include "app/audit/books.h"

/* The cast is that of an event. */
void say_books(const struct books *books, const struct cast *cast);

#endif
