/* When a list is printed, for its foot. */
#ifndef PRINT_WHEN_H
#define PRINT_WHEN_H

enum { PRINT_WHEN_SIZE = 40 };

/* "Printed 2026-03-07 19:30", by the clock of the desk. Returns text. */
const char *print_when(char text[PRINT_WHEN_SIZE]);

/* "10:12" of a time in seconds since 1970, by the clock of the desk. Returns text. */
const char *print_clock(long long when, char text[PRINT_WHEN_SIZE]);

#endif
