/* The plain text back end: a table as UTF-8 lines in pages, for a printer, a file or a screen. */
#ifndef PRINT_TEXT_H
#define PRINT_TEXT_H

#include "core/status.h"
#include "print/print.h"
#include "print/table.h"

/*
 * Every line ends in LF; pages but the last end in a form feed. STATUS_BAD_INPUT for a page too
 * small.
 */
enum status text_write(const struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

#endif
