/* The rule book by which the draws of a tournament report are to be looked at. */
#ifndef APP_TRF_BOOK_H
#define APP_TRF_BOOK_H

#include "core/record.h"
#include "formats/trf/trf.h"
#include "pairing.h"

/*
 * The one `asked` for (NULL: none), else that of our remark, else that of 192, else the Dutch one,
 * which is a notice; settings get what the report says of its settings, "" if nothing.
 * STATUS_NOT_FOUND: what was asked for is no rule book. STATUS_BAD_INPUT: the event is one of
 * teams, or no Swiss one, or an all-play-all of too many.
 */
enum status trf_book_find(const struct trf *trf, const char *asked, const struct report *report,
	const struct pairing_book **book, char settings[OPTIONS_SIZE]);

/* Is its draw the table of an all-play-all? Of a report that names no rule book: false. */
bool trf_book_is_table(const struct trf *trf, const char *asked);

#endif
