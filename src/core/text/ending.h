/* What the ending of a file's name promises of it. */
#ifndef CORE_TEXT_ENDING_H
#define CORE_TEXT_ENDING_H

#include <stdbool.h>

/* What follows the last dot of the name of the file; "": nothing does. */
const char *ending_of(const char *path);

/* Does it promise a form that is no plain text: a table, a page, a document? */
bool ending_is_of_document(const char *path);

/* Does it promise what no event file is: a document, plain text or a tournament report? */
bool ending_is_of_no_event(const char *path);

#endif
