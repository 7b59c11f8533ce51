/* The back end for who listens: a row is a sentence, "Rank 1, No 7, Green, Carl, Pts 3." */
#ifndef PRINT_LINES_OUT_H
#define PRINT_LINES_OUT_H

#include "core/status.h"
#include "print/sink.h"
#include "print/table.h"

/*
 * fold: cells of a line, at which it is broken; 0: it is not. section: whose list it is; NULL:
 * it is not said.
 */
enum status lines_write(const struct table *table, const char *section, int fold,
	const struct print_sink *sink, struct error *error);

#endif
