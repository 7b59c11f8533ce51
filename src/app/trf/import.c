/* The section of a tournament report, and the parts of the import in their order. */
#include "config.h"

#include <string.h>

#include "app/event/options.h"
#include "app/event/state.h"
#include "app/round/acceleration.h"
#include "app/trf/filled.h"
#include "app/trf/header.h"
#include "app/trf/national.h"
#include "app/trf/rated.h"
#include "app/trf/rows.h"
#include "app/trf/ties.h"
#include "app/trf/told.h"
#include "app/words/words.h"
#include "core/edit.h"
#include "core/text/letters.h"
#include "core/points.h"
#include "core/season.h"

enum status trf_rows_begin(
	const struct trf *trf, const char *system, const char *options, struct event *event)
{
	struct record name = {.kind = RECORD_EVENT}, section = {.kind = RECORD_SECTION};
	enum status status;

	name.as.event.id = 1;
	words_put(name.as.event.name, NAME_SIZE, "%s",
		letters_any(trf->name) ? trf->name : "Tournament");
	section.as.section.id = 1;
	words_put(section.as.section.system, SYSTEM_SIZE, "%s", system);
	words_put(section.as.section.options, OPTIONS_SIZE, "%s", options);
	status = trf_rows_put(event, &name);
	return status == STATUS_OK ? trf_rows_put(event, &section) : status;
}

/*
 * A win by default may not be worth something else than one over the board, a game not by colour.
 */
static enum status import_points(
	const struct trf *trf, struct section *section, const struct report *report)
{
	const char *doubt;
	const int *worth2 = trf->worth2;
	struct points points = {worth2[TRF_WIN_WHITE], worth2[TRF_DRAW_WHITE],
		worth2[TRF_LOSS_WHITE], worth2[TRF_ZERO_BYE], worth2[TRF_PAIRING_BYE]};

	if (!trf_worth_is_simple(worth2))
		return app_fail(report->error, STATUS_BAD_INPUT,
			"Results are worth different points by colour or by how they came about, which an event "
			"cannot hold.");
	doubt = points_doubt(&points);
	if (doubt)
		report_notice(
			report, "%s So the report says (162, XXS), and so they count.", doubt);
	points_write(&points, section->points);
	return STATUS_OK;
}

/* What bears on the draws and has no place in an event is refused. */
static enum status refuse_unheld(const struct trf *trf, struct error *error)
{
	if (trf->rounds > ROUNDS_MOST || trf->played > ROUNDS_MOST)
		return app_fail(error, STATUS_BAD_INPUT,
			"The report has %d rounds, an event at most %d; pair and check take it as it is.",
			trf->rounds > trf->played ? trf->rounds : trf->played, ROUNDS_MOST);
	if (trf->tenths)
		return app_fail(error, STATUS_BAD_INPUT,
			"Virtual or abnormal points (250, XXA, 299) have tenths, which an event cannot hold; pair and check take the report as it is.");
	for (int round = 1; round <= trf->columns; round++)
		for (int i = 0; i < trf->count; i++)
			if (trf_bonus2(trf, i, round) != 0)
				return app_fail(error, STATUS_BAD_INPUT,
					"Record 299 gives %d %s points beside the result of round %d, which an event cannot hold; pair and check take the report as it is.",
					trf->players[i].number, trf->players[i].name, round);
	if (trf->file_order)
		return app_fail(error, STATUS_BAD_INPUT,
			"XXC rank: players rank as their lines stand, which is not by their numbers: an event ranks by numbers; pair and check take the report as it is.");
	return STATUS_OK;
}

int trf_rows_last_round(const struct trf *trf)
{
	int last = trf->played;

	for (int round = trf->played + 1; round <= trf->columns && round <= ROUNDS_MOST; round++)
		for (int i = 0; i < trf->count; i++)
			if (trf_game(trf, i, round)->code != ' ')
				last = round;
	return last ? last : 1;
}

static enum status import_section(
	const struct trf *trf, int section, struct event *event, const struct report *report)
{
	const int last = trf_rows_last_round(trf);
	struct record row = {.kind = RECORD_SECTION};
	const struct pairing_book *book;
	enum status status = STATUS_OK;

	row.as.section = *event_section(event, section);
	book = pairing_book_find(row.as.section.system);
	if (trf->rounds) {
		row.as.section.rounds = trf->rounds;
	} else if (book && book->rounds) {
		status = options_rounds(book, row.as.section.options, trf->count,
			&row.as.section.rounds, report->error);
		if (row.as.section.rounds < last)
			row.as.section.rounds = last;
	} else if (row.as.section.rounds == 0) {
		return app_fail(report->error, STATUS_BAD_INPUT,
			"The report does not say how many rounds there are (142 or XXR): give --rounds N, from %d on.",
			last);
	} else if (row.as.section.rounds < last) {
		return app_fail(report->error, STATUS_BAD_INPUT,
			"The report speaks of round %d, the event has %d round%s: give --rounds N.",
			last, row.as.section.rounds, row.as.section.rounds == 1 ? "" : "s");
	}
	if (trf_initial(trf) != COLOUR_NONE)
		row.as.section.lot = trf_initial(trf);
	if (status == STATUS_OK)
		status = import_points(trf, &row.as.section, report);
	if (status != STATUS_OK)
		return status;
	return trf_rows_put(event, &row) == STATUS_OK
		? STATUS_OK
		: app_fail_plain(report->error, STATUS_NO_MEMORY);
}

/* Points that the rule book gives anyway are not those of the section. */
static enum status drop_usual_points(int section, struct event *event)
{
	const struct points given = points_of_section(event, section);
	struct record kept = {.kind = RECORD_SECTION, .as.section = *event_section(event, section)};
	struct record usual = kept;
	struct points points;
	enum status status;

	/* what the rule book gives in place of some is not kept: the bye of a season is nothing */
	points_write(&given, kept.as.section.points);
	memset(usual.as.section.points, 0, sizeof(usual.as.section.points));
	status = trf_rows_put(event, &usual);
	points = points_of_section(event, section);
	if (status == STATUS_OK && memcmp(&points, &given, sizeof(points)) != 0)
		status = trf_rows_put(event, &kept);
	return status;
}

enum status trf_rows_import(const struct trf *trf, int section, bool fixed, struct event *event,
	const struct report *report)
{
	const bool season = event_is_season(event, section) || (!fixed && trf_rows_of_season(trf));
	enum status status = refuse_unheld(trf, report->error);

	if (status == STATUS_OK)
		status = import_section(trf, section, event, report);

	if (status == STATUS_OK)
		status = trf_rows_players(trf, section, season, event, report->error);
	if (status == STATUS_OK)
		status = trf_rows_kept(trf, section, fixed, event, report);
	if (status == STATUS_OK)
		status = trf_rows_virtual(trf, section, event, report);
	if (status == STATUS_OK && trf_header_import(section, event) != STATUS_OK)
		status = app_fail_plain(report->error, STATUS_NO_MEMORY);
	if (status == STATUS_OK && trf_national_import(trf, section, event) != STATUS_OK)
		status = app_fail_plain(report->error, STATUS_NO_MEMORY);
	if (status == STATUS_OK &&
		(drop_usual_points(section, event) != STATUS_OK ||
			trf_ties_drop_usual(section, event) != STATUS_OK))
		status = app_fail_plain(report->error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		status = trf_rows_rounds(trf, section, event, report->error);
	if (status == STATUS_OK && trf_rated_rows(trf, section, event) != STATUS_OK)
		status = app_fail_plain(report->error, STATUS_NO_MEMORY);
	if (status == STATUS_OK && trf_told_keep(trf, section, event) != STATUS_OK)
		status = app_fail_plain(report->error, STATUS_NO_MEMORY);
	if (status == STATUS_OK)
		trf_filled_left(trf, section, event, report);
	return status == STATUS_OK ? event_check(event, report->error) : status;
}
