/* What goes to the terminal: never a control character, whatever a file holds. */
#ifndef CLI_OUT_H
#define CLI_OUT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

/* The text with everything that is not clean UTF-8 as '?'. */
void out_text(FILE *file, const char *text);
/*
 * printf of a line or part of one, cleaned; "\n" in the format is kept. A terminal gets it broken
 * at blanks (wrap.h).
 */
void out(FILE *file, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Is everything on its way to standard output? 0, or errno as of what keeps it from that. */
int out_flush(void);
/* The text as out_text, cut at a whole character to `most` bytes and "..." where it is longer. */
void out_cut(FILE *file, const char *text, size_t most);

/*
 * A sentence as vprintf makes it, in which each word is cut as out_cut does: what it quotes may be
 * of any length. The caller frees it; NULL: no memory.
 */
char *out_sentence(size_t most, const char *format, va_list list)
	__attribute__((format(printf, 2, 0)));

/*
 * Lines that were made for the eye, for who listens: no empty ones, no blanks before a line, and a
 * colon for those between two columns.
 */
void out_spoken(const char *text);

/*
 * A text cut or filled up to so many cells; in plain lines the whole text and a comma, or nothing.
 */
void out_cell(FILE *file, const char *text, int cells);

#endif
