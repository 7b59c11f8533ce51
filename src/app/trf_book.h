/* The rule book by which the draws of a tournament report are to be looked at. */
#ifndef APP_TRF_BOOK_H
#define APP_TRF_BOOK_H

#include "formats/trf.h"
#include "pairing.h"

/*
 * The one `asked` for (NULL: none), else that of the report, else the Dutch one; *settings is what
 * the report says of its settings, "" if nothing, and points into the report. A rule book that is
 * not known is a notice, or STATUS_NOT_FOUND if it was asked for.
 */
enum status trf_book_find(const struct trf *trf, const char *asked, const struct report *report,
	const struct pairing_book **book, const char **settings);

#endif
