/*
 * The virtual points of a tournament report as rows, or as the rule of Baku where they are by it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/accelerated.h"
#include "app/event/options.h"
#include "app/event/state.h"
#include "app/round/acceleration.h"
#include "app/trf/rows.h"

struct taking {
	const struct trf *trf;
	struct event *event;
	int section, rounds;
	int *pins, *points2; /* in the order of rank; by the rule */
	int count;
	bool named;  /* the report itself says that it is Baku */
	bool past;   /* the rounds that are played are by the rule */
	bool coming; /* those to come */
};

static bool has_setting(const struct event *event, int section)
{
	const struct pairing_book *book = pairing_book_find(event_section(event, section)->system);

	return book && pairing_book_option(book, ACCELERATION_SETTING) >= 0;
}

/* By the rule from now on, or as listed alone. */
static enum status put_setting(struct event *event, int section, bool by_rule, struct error *error)
{
	struct record row = {.kind = RECORD_SECTION, .as.section = *event_section(event, section)};
	const struct pairing_book *book = pairing_book_find(row.as.section.system);
	const int option = pairing_book_option(book, ACCELERATION_SETTING);
	enum status status;

	/* settings that are as they should be keep their words */
	if (accelerated_by_rule(event, section) == by_rule)
		return STATUS_OK;
	status = options_put(
		book, row.as.section.options, option, by_rule ? ACCELERATION_BY_BAKU : "", error);
	if (status != STATUS_OK)
		return status;
	return trf_rows_put(event, &row) == STATUS_OK ? STATUS_OK
						      : app_fail_plain(error, STATUS_NO_MEMORY);
}

/* The points that the report lists for a round. */
static enum status put_listed(const struct taking *taking, int round)
{
	const struct trf *trf = taking->trf;
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < trf->count; i++) {
		const int points2 = trf_virtual2(trf, i, round);
		struct record row = {.kind = RECORD_VIRTUAL};

		if (points2 == 0)
			continue;
		row.as.virtual_points = (struct virtual_points){
			taking->section, round, trf->players[i].number, points2};
		status = trf_rows_put(taking->event, &row);
	}
	return status;
}

static bool is_by_rule(const struct taking *taking, int round)
{
	const struct trf *trf = taking->trf;
	const int published = round <= trf->played ? round - 1 : trf->played;

	accelerated_round(taking->event, taking->section, round, published, taking->pins,
		taking->count, taking->points2);
	for (int i = 0; i < taking->count; i++)
		if (taking->points2[i] != trf_virtual2(trf, trf_find(trf, taking->pins[i]), round))
			return false;
	return true;
}

/*
 * Points as they are listed, and whether they are those of the rule. Where the report is one of
 * Baku, a round to come may be without.
 */
static enum status take_listed(struct taking *taking)
{
	const struct trf *trf = taking->trf;
	enum status status = STATUS_OK;

	taking->past = taking->coming = true;
	for (int round = 1; status == STATUS_OK && round <= taking->rounds; round++) {
		bool *by_rule = round <= trf->played ? &taking->past : &taking->coming;

		if (round <= trf->played || !taking->named || acceleration_is_listed(trf, round))
			*by_rule = *by_rule && is_by_rule(taking, round);
		if (round <= trf->played)
			status = put_listed(taking, round);
	}
	return status;
}

/* A report of Baku that lists nothing: the rounds that are played have the points of the rule. */
static enum status take_rule(const struct taking *taking)
{
	enum status status = STATUS_OK;

	for (int round = 1;
		status == STATUS_OK && round <= taking->trf->played && round <= taking->rounds;
		round++) {
		struct action action;

		action_init(&action);
		status = accelerated_publish(taking->event, taking->section, round, &action);
		if (status == STATUS_OK)
			status = action_apply(&action, taking->event);
		action_done(&action);
	}
	return status;
}

/* Points that are not by the rule stay as they are listed, those of rounds to come as well. */
static enum status keep_listed(const struct taking *taking, const struct report *report)
{
	enum status status = put_setting(taking->event, taking->section, false, report->error);

	if (status != STATUS_OK)
		return status;
	for (int round = taking->trf->played + 1; status == STATUS_OK && round <= taking->rounds;
		round++)
		status = put_listed(taking, round);
	if (status != STATUS_OK)
		return app_fail_plain(report->error, status);
	if (taking->named)
		report_notice(report,
			"The virtual points of rounds to come (250) are not those of Baku (192): they stay as they are listed.");
	return STATUS_OK;
}

static enum status take(struct taking *taking, const struct report *report)
{
	struct event *event = taking->event;
	enum status status = put_setting(event, taking->section, true, report->error);

	if (status != STATUS_OK)
		return status;
	status = event_rank_order(event, taking->section, &taking->pins, &taking->count);
	taking->points2 = calloc((size_t)taking->count + 1, sizeof(*taking->points2));
	if (status == STATUS_OK && !taking->points2)
		status = STATUS_NO_MEMORY;
	if (status == STATUS_OK)
		status = taking->trf->virtual2 ? take_listed(taking) : take_rule(taking);
	if (status != STATUS_OK)
		return app_fail_plain(report->error, status);
	if (taking->trf->virtual2 && (!taking->coming || !(taking->named || taking->past)))
		return keep_listed(taking, report);
	return STATUS_OK;
}

enum status trf_rows_virtual(
	const struct trf *trf, int section, struct event *event, const struct report *report)
{
	const int rounds = event_section(event, section)->rounds;
	struct taking taking = {.trf = trf, .event = event, .section = section, .rounds = rounds};
	enum status status = STATUS_OK;

	if (!acceleration_is_on(trf, rounds))
		return acceleration_is_baku(trf->type) && has_setting(event, section)
			? put_setting(event, section, false, report->error)
			: STATUS_OK;
	taking.named = acceleration_is_baku(trf->type) || accelerated_by_rule(event, section);
	if (has_setting(event, section)) {
		status = take(&taking, report);
		free(taking.points2);
		free(taking.pins);
		return status;
	}
	for (int round = 1; status == STATUS_OK && round <= rounds; round++)
		status = put_listed(&taking, round);
	return status == STATUS_OK ? STATUS_OK : app_fail_plain(report->error, status);
}
