/* Which rule book a report is drawn by: what was asked for, and what it says itself. */
#include "config.h"

#include "app/trf/book.h"

#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/trf/rows.h"
#include "app/words/words.h"
#include "core/known_books.h"

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

/* The rule book of that remark, the settings behind its name; NULL: none of ours. */
static const struct pairing_book *remarked(const char *said)
{
	char name[SYSTEM_SIZE];

	if (!said)
		return NULL;
	words_put(name, sizeof(name), "%.*s", (int)strcspn(said, " "), said);
	return pairing_book_find(name);
}

bool trf_book_is_table(const struct trf *trf, const char *asked)
{
	const struct pairing_book *book = asked ? pairing_book_find(asked) : remarked(remark(trf));

	if (!asked && !book)
		trf_type_is_known(trf->type, &book);
	return book && book->rounds;
}

/* Teams and knock-outs are not drawn by any rule book here. */
static enum status refuse_kind(const struct trf *trf, const struct report *report)
{
	const char *what = trf->kind == TRF_TEAMS ? "a team event" : "no Swiss event";

	return app_fail(report->error, STATUS_BAD_INPUT,
		"Line %d: it is %s; nothing to check, and nothing that is drawn here.",
		trf->kind_line, what);
}

/* Which rule book was taken, where the report does not name one of ours. */
static void tell_taken(
	const struct trf *trf, bool known, bool asked, const char *id, const struct report *report)
{
	if (!known && trf->type[0])
		report_notice(
			report, "There is no rule book for %s (192); %s was taken.", trf->type, id);
	else if (!asked)
		report_notice(report,
			"The report names no rule book (192); %s was taken, else give --system.",
			id);
}

enum status trf_book_find(const struct trf *trf, const char *asked, const struct report *report,
	const struct pairing_book **book, char settings[OPTIONS_SIZE])
{
	const char *said = remark(trf), *id = asked, *two;
	const struct pairing_book *coded;
	const bool known = trf_type_is_known(trf->type, &coded);
	const struct pairing_book *meant = asked ? pairing_book_find(asked) : coded;
	const struct pairing_book *own = remarked(said);
	const bool obeyed = own && (!id || !strcmp(id, own->id));

	settings[0] = '\0';
	if (trf->kind != TRF_INDIVIDUAL && !own &&
		(trf->kind != TRF_NO_SWISS || !meant || !meant->rounds))
		return refuse_kind(trf, report);
	if (obeyed) {
		id = own->id;
		said += strcspn(said, " ");
		if (!options_of_remark(own, said, trf->played > 0, settings, OPTIONS_SIZE))
			return app_fail(report->error, STATUS_BAD_INPUT,
				"The options of the rule book are too long.");
	}
	if (!obeyed && coded && coded == meant)
		words_put(settings, OPTIONS_SIZE, "%s", trf_rows_setting(trf, coded));
	*book = id ? pairing_book_find(id) : coded ? coded : pairing_book_usual();
	if (!*book)
		return app_fail(
			report->error, STATUS_NOT_FOUND, "There is no rule book \"%s\".", id);
	if ((*book)->rounds && trf->count > (*book)->players_most)
		return app_fail(report->error, STATUS_BAD_INPUT,
			"An all-play-all has at most %d players: the report has %d.",
			(*book)->players_most, trf->count);
	two = known_book((*book)->id)->two_games;
	if (!obeyed && two && strcmp(settings, two) == 0)
		report_notice(report,
			"The same two meet in every two rounds, with the colours turned: two games a round (%s).",
			settings);
	if (!obeyed && coded && coded != *book)
		report_notice(report, "The report is one of %s (192); it is drawn by %s here.",
			trf->type, (*book)->id);
	else if (!obeyed && !coded)
		tell_taken(trf, known, id != NULL, (*book)->id, report);
	return STATUS_OK;
}
