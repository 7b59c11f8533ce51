/* The page of pieces of paper without any, to set the printer and the knife by. */
#ifndef PRINT_ALIGNMENT_H
#define PRINT_ALIGNMENT_H

#include "print/print.h"

/* With so many pieces a page. */
enum status alignment_write(const char *title, int columns, int rows,
	const struct print_style *style, const struct print_sink *sink, struct error *error);

#endif
