/* The PDF back end: pages of paper in real letters, by pangocairo. */
#ifndef PRINT_PDF_OUT_H
#define PRINT_PDF_OUT_H

#include "core/status.h"
#include "print/print.h"
#include "print/table.h"

/*
 * The letters are as large as the widest row allows, so that what hangs on the wall is read from
 * two metres; a table too wide for upright pages goes on oblong ones. STATUS_REFUSED: the program
 * is built without PDF.
 */
enum status pdf_write(const struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

#endif
