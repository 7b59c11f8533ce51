/* The width of who reads, where it is known. */
#ifndef PLAIN_TERMINAL_H
#define PLAIN_TERMINAL_H

#include <stdio.h>

/* Cells of a line of the terminal; 0: it is none, or of unknown width, and no line is broken. */
int terminal_cells(void);
/* Cells of a line of the terminal to which the file goes, 80 if that is unknown; 0: it is none. */
int terminal_width(FILE *file);
/* Break long lines at words for it, in place. */
void terminal_fold(char *text);

#endif
