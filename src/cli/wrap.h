/* Lines for a terminal, broken at blanks; what goes to files and pipes stays whole. */
#ifndef CLI_WRAP_H
#define CLI_WRAP_H

#include <stdbool.h>
#include <stdio.h>

/*
 * Write clean text, or a part of a line, as wide as the terminal behind the file: what follows
 * below a line is set in by two more blanks than the line itself. Where there is no terminal
 * nothing is broken.
 */
void wrap_put(FILE *file, const char *text);

/* Somebody else has ended the line, such as who has typed an answer. */
void wrap_begin_line(FILE *file);

/*
 * The same as wrap_put for any file: as wide as `cells`, the lines below set in by `hang`, the
 * first from `used`.
 */
void wrap_set(FILE *file, const char *text, int cells, int used, int hang);

#endif
