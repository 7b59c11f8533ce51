/* A new empty folder for one test. */
#ifndef SUPPORT_FAULT_TEMP_FOLDER_H
#define SUPPORT_FAULT_TEMP_FOLDER_H

#include <stddef.h>

/* Makes it under $TMPDIR, or /tmp, and writes its path; a path that does not fit fails the test. */
void temp_folder_make(char *folder, size_t size);

/* Remove it and all that is in it, what may not be written included. */
void temp_folder_remove(const char *folder);

#endif
