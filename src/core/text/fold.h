/* Long lines broken at words, in place. */
#ifndef CORE_FOLD_H
#define CORE_FOLD_H

#include <stddef.h>

/*
 * Make line ends of blanks where a line of the text has more than so many cells; a longer word
 * stays whole. cells 0: nothing is broken.
 */
void text_fold(char *text, size_t size, int cells);

#endif
