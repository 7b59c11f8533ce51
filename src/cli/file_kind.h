/*
 * Is a file an event, or a report? Looked at by its first bytes, not by its name.
 */
#ifndef CLI_FILE_KIND_H
#define CLI_FILE_KIND_H

#include <stdbool.h>

/* An event file, which is one of SQLite's. False too when it cannot be read. */
bool file_is_event(const char *path);

/* A report: does a line of it begin as that of a player in one? False too of an event. */
bool file_is_report(const char *path);

#endif
