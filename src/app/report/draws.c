/* The draws of a tournament report, read alike wherever they are looked at. */
#include "config.h"

#include "app/report/draws.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/round/acceleration.h"
#include "app/round/held.h"
#include "app/trf/book.h"
#include "app/trf/event.h"
#include "app/trf/file.h"
#include "app/trf/filled.h"
#include "pairing/book/traits.h"

/* A game against one from outside that is not over is told by a comment alone (CAA 36). */
static enum status count_open(struct trf *trf, struct error *error)
{
	struct filled *games;
	int count;

	if (trf_filled_read(trf, &games, &count) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	for (int i = 0; i < count; i++)
		trf->open += games[i].result == RESULT_NONE;
	free(games);
	return STATUS_OK;
}

/* Boards as established engines order them, unless the settings have it (C.04.7 1.5). */
static void order_by_real_scores(struct trf_draws *draws, const char *settings)
{
	const int option = pairing_book_option(draws->book, "real_order");

	if (option >= 0 && !strstr(settings, "real_order="))
		draws->settings[option] = 1;
}

static enum status read(
	const struct app_trf *what, struct trf_draws *draws, const struct report *report)
{
	char of_report[OPTIONS_SIZE];
	const char *settings = what->settings ? what->settings : of_report;
	enum status status = trf_file_read(what, &draws->trf, report);

	if (status == STATUS_OK)
		status = count_open(&draws->trf, report->error);
	if (status == STATUS_OK && trf_published_tell(&draws->trf, report) != STATUS_OK)
		status = app_fail_plain(report->error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		status = trf_book_find(&draws->trf, what->system, report, &draws->book, of_report);
	if (status != STATUS_OK)
		return status;
	draws->baku = what->baku;
	draws->settings = calloc((size_t)draws->book->noptions + 1, sizeof(*draws->settings));
	if (!draws->settings)
		return app_fail_plain(report->error, STATUS_NO_MEMORY);
	status = options_parse(draws->book, settings, draws->settings, report->error);
	if (status == STATUS_OK && what->real_order)
		order_by_real_scores(draws, settings);
	return status;
}

enum status trf_draws_read(
	const struct app_trf *what, struct trf_draws *draws, const struct report *report)
{
	struct held held;

	held_begin(&held, report);
	return held_end(&held, read(what, draws, &held.report));
}

enum status trf_draws_translate(struct trf_draws *draws, struct error *error)
{
	enum status status;

	const bool unlisted =
		!draws->trf.virtual2 && acceleration_is_on(&draws->trf, draws->trf.rounds);

	if ((draws->baku || unlisted) && acceleration_by_baku(&draws->trf) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = translate_trf(&draws->trf, &draws->field, error);
	if (status != STATUS_OK)
		return status;
	draws->field.input.options = draws->settings;
	if (draws->book->traits->set_bars)
		draws->book->traits->set_bars(&draws->field.input);
	return STATUS_OK;
}

void trf_draws_done(struct trf_draws *draws)
{
	trf_field_done(&draws->field);
	free(draws->settings);
	trf_done(&draws->trf);
	*draws = (struct trf_draws){.book = NULL};
}
