/*
 * A row as the journal writes it: a flat JSON object of its fields,
 * {"section":1,"pin":3,"name":"Low, Len",...}.
 */
#ifndef STORE_ROW_TEXT_H
#define STORE_ROW_TEXT_H

#include "core/record.h"

enum { ROW_TEXT_SIZE = 2048 };

/* The row's text into the buffer; its texts must be clean (rows_clean). Returns buffer. */
const char *row_text_write(const struct record *row, char buffer[ROW_TEXT_SIZE]);

/*
 * The row that a text says. False, and row untouched, if it is not one that row_text_write could
 * have made. A field that is not there (it came with a later version) is 0 or empty; key fields
 * must be there.
 */
bool row_text_read(const char *text, enum record_kind kind, struct record *row);

#endif
