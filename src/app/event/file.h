/* A whole file as bytes, for the readers of formats, which know no paths. */
#ifndef APP_EVENT_FILE_H
#define APP_EVENT_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/event.h"
#include "core/status.h"

/*
 * path NULL: standard input. STATUS_IO says why it cannot be read, STATUS_TOO_LARGE that it is too
 * long. The caller frees *bytes.
 */
enum status file_read(const char *path, char **bytes, size_t *size, struct error *error);

/*
 * Why something could not be written, from errno: STATUS_FULL, "the disk is full";
 * STATUS_NO_MEMORY; else STATUS_IO.
 */
enum status file_reason(int errno_value, const char **why);

/* What an event in such a file is called: the name of the file without folder and last ending. */
void app_name_of(const char *path, char name[NAME_SIZE]);

/*
 * The colour of the top seed in round 1 as it is typed: white, black, or a year, in odd ones White
 * (CAA 32). False: it is none of them.
 */
bool app_read_lot(const char *text, enum colour *lot);

#endif
