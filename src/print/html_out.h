/* The HTML back end: a page that stands alone, for a browser, a phone or a printer. */
#ifndef PRINT_HTML_OUT_H
#define PRINT_HTML_OUT_H

#include "core/status.h"
#include "print/print.h"
#include "print/table.h"

/* By this a page is known again as one of ours. */
#define HTML_GENERATOR "<meta name=\"generator\" content=\"drawboard\">"

/*
 * Valid HTML 5 in UTF-8 with its style sheet inside and no script. Whatever stands in a cell is
 * text: no name becomes a tag, and letters that run from right to left turn nothing around them.
 */
enum status html_write(const struct table *table, const struct print_style *style,
	const struct print_sink *sink, struct error *error);

#endif
