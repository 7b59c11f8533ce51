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

/*
 * The values of settings; boards stand as established engines order them, if that is asked for and
 * the settings do not have it (C.04.7 1.5).
 */
static enum status parse_settings(
	const struct trf_draws *draws, const char *settings, int *values, struct error *error)
{
	const int option = pairing_book_option(draws->book, "real_order");
	const enum status status = options_parse(draws->book, settings, values, error);

	if (status == STATUS_OK && draws->real_order && option >= 0 &&
		!strstr(settings, "real_order="))
		values[option] = 1;
	return status;
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
		trf_ruleds_tell(&draws->trf, report);
	if (status == STATUS_OK)
		status = trf_book_find(&draws->trf, what->system, report, &draws->book, of_report);
	if (status != STATUS_OK)
		return status;
	draws->baku = what->baku;
	draws->asked = what->settings != NULL;
	draws->real_order = what->real_order;
	draws->settings = calloc((size_t)draws->book->noptions + 1, sizeof(*draws->settings));
	draws->settings_then =
		calloc((size_t)draws->book->noptions + 1, sizeof(*draws->settings_then));
	if (!draws->settings || !draws->settings_then)
		return app_fail_plain(report->error, STATUS_NO_MEMORY);
	return parse_settings(draws, settings, draws->settings, report->error);
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

enum status trf_draws_go(struct trf_draws *draws, int round, struct error *error)
{
	const struct trf *trf = &draws->trf;
	const struct trf_ruled *ruled = trf_ruleds_find(&draws->field.then.ruleds, round);
	const int *worth2 = draws->field.then.trf.worth2;
	const int lot = ruled ? ruled->lot : (int)trf_initial(trf);
	struct pairing_input *input = &draws->field.input;
	enum status status = translate_trf_round(&draws->field, round, error);

	input->options = draws->settings;
	if (status == STATUS_OK && ruled && !draws->asked && draws->book == trf_ruled_book(trf)) {
		status = parse_settings(draws, ruled->options, draws->settings_then, error);
		input->options = draws->settings_then;
	}
	input->lot = lot == COLOUR_BLACK ? PAIRING_BLACK : PAIRING_WHITE;
	input->rounds = ruled && ruled->rounds ? ruled->rounds : trf->rounds;
	input->points = (struct pairing_points){
		worth2[TRF_WIN_WHITE], worth2[TRF_DRAW_WHITE], worth2[TRF_LOSS_WHITE]};
	input->bye_after_default = input->bye_after_bye = false;
	if (status == STATUS_OK && draws->book->traits->set_bars)
		draws->book->traits->set_bars(input);
	return status;
}

void trf_draws_done(struct trf_draws *draws)
{
	trf_field_done(&draws->field);
	free(draws->settings);
	free(draws->settings_then);
	trf_done(&draws->trf);
	*draws = (struct trf_draws){.book = NULL};
}
