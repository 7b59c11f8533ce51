/*
 * The functions of a rule book when memory runs out at the n-th call for it, for every n: either
 * PAIRING_NO_MEMORY, nothing made and nothing leaked, or the whole answer (a table that is only
 * there for speed may be done without). For nomem_ tests; the input must have a draw.
 */
#ifndef SUPPORT_FAULT_NOMEM_BOOK_H
#define SUPPORT_FAULT_NOMEM_BOOK_H

#include "pairing.h"

void nomem_book_best(const struct pairing_book *book, const struct pairing_input *input);
void nomem_book_score(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw);
void nomem_book_steps(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw);

#endif
