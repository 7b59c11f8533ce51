/* Are there letters for the names on paper? */
#ifndef PRINT_FONTS_H
#define PRINT_FONTS_H

#include <stdbool.h>

/* Is the program built with PDF? */
bool fonts_are_used(void);

enum { FONTS_SCRIPTS = 6 };

/*
 * The scripts that no font of this machine has, "Hebrew" and the like, which would be printed as
 * boxes. Returns how many; the names are constant.
 */
int fonts_missing(const char *scripts[FONTS_SCRIPTS]);

#endif
