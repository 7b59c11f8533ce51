/* Which rule book a report is drawn by: what was asked for, and what it says itself. */
#include "config.h"

#include "app/trf_book.h"

#include <string.h>

#include "app/state.h"
#include "app/trf_rows.h"
#include "app/words.h"

/* What one of our exports says in a comment: "caa clubs=2"; NULL: nothing. */
static const char *remark(const struct trf *trf)
{
	for (int i = 0; i < trf->nkept; i++) {
		const char *said = trf_rows_system(trf->kept[i]);

		if (said)
			return said;
	}
	return NULL;
}

enum status trf_book_find(const struct trf *trf, const char *asked, const struct report *report,
	const struct pairing_book **book, const char **settings)
{
	const char *said = remark(trf), *type = trf_system_of(trf->type), *id = asked;
	char name[SYSTEM_SIZE] = "";

	*settings = "";
	if (said)
		words_put(name, sizeof(name), "%.*s", (int)strcspn(said, " "), said);
	if (said && pairing_book_find(name) && (!id || !strcmp(id, name))) {
		id = name;
		*settings = said + strcspn(said, " ");
	}
	*book = pairing_book_find(id ? id : type ? type : "dutch");
	if (!*book)
		return app_fail(report->error, STATUS_NOT_FOUND, "There is no rule book \"%s\".",
			id ? id : type);
	if (!id && !type && trf->type[0])
		report_notice(report, "There is no rule book for %s; the report is checked by %s.",
			trf->type, (*book)->id);
	return STATUS_OK;
}
