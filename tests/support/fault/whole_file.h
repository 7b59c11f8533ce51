/* A file as it is, in memory. */
#ifndef SUPPORT_FAULT_WHOLE_FILE_H
#define SUPPORT_FAULT_WHOLE_FILE_H

#include <stddef.h>

/*
 * Its bytes and a zero behind them, good until the next call; size may be NULL. The test fails if
 * there is no such file, or one of a megabyte.
 */
char *whole_file(const char *path, size_t *size);

#endif
