/* Words in lines that have so many cells once they are painted. */
#ifndef TUI_TERM_WRAP_H
#define TUI_TERM_WRAP_H

#include <stddef.h>

/* The first words of text that fit in `cells`; returns what is left. */
const char *wrap_words(const char *text, int cells, char *line, size_t size);

#endif
