/* A tournament report checked against the rules, round by round. */
#include "config.h"

#include "app/report/check.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/position/blame.h"
#include "app/report/check_draw.h"
#include "app/report/draws.h"
#include "app/round/acceleration.h"

struct checking {
	const struct check_order *order;
	struct trf_draws draws;
	struct report report;
	check_tell *tell;
	struct check_sum *sum;
};

/* All but the rounds. */
static enum status prepare(struct checking *check)
{
	struct error *error = check->report.error;
	struct trf *trf = &check->draws.trf;
	enum status status = trf_draws_read(&check->order->report, &check->draws, &check->report);

	if (status != STATUS_OK)
		return status;
	check->sum->system = check->draws.book->id;
	if (check->order->round > trf->played)
		return app_fail(error, STATUS_NOT_FOUND,
			"The report has no round %d to check: %d %s played.", check->order->round,
			trf->played, trf->played == 1 ? "round is" : "rounds are");
	if (!trf->rounds)
		trf->rounds = trf->played;
	if (check->order->baku_half && acceleration_by_half(trf) != STATUS_OK)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	return trf_draws_translate(&check->draws, error);
}

static enum status judge(const struct checking *check, const struct pairing_draw *ours,
	const struct check_theirs *theirs, struct check_round *round)
{
	const struct check_judge judge = {
		check->draws.book, &check->draws.field, check->draws.trf.tenths};

	return check_draw_judge(&judge, ours, theirs, round);
}

/* No draw exists by the rules: the report's one breaks them. */
static enum status judge_alone(const struct checking *check, const struct pairing_blame *blame,
	const struct check_theirs *theirs, struct check_round *round)
{
	const struct cast cast = trf_field_cast(&check->draws.field);

	round->rule = blame->rule;
	if (blame->text)
		blame_words(&cast, &check->draws.field.input, blame, false, round->why,
			sizeof(round->why));
	return judge(check, NULL, theirs, round);
}

static enum status bad_records(
	const struct checking *check, int round, const struct pairing_blame *blame)
{
	const struct cast cast = trf_field_cast(&check->draws.field);
	char text[SENTENCE_SIZE];

	words_put(text, sizeof(text), "%s.", pairing_status_text(PAIRING_BAD_INPUT));
	if (blame->text)
		blame_words(&cast, &check->draws.field.input, blame, false, text, sizeof(text));
	return app_fail(check->report.error, STATUS_BAD_INPUT, "Round %d: %s", round, text);
}

/* The draw of the rules. No draw can keep a board that was being played and breaks one. */
static enum pairing_status draw(
	struct checking *check, struct pairing_draw *ours, struct pairing_blame *blame)
{
	struct pairing_input *input = &check->draws.field.input;
	enum pairing_status drawn = pairing_best(check->draws.book, input, ours, blame);

	if (drawn == PAIRING_NO_DRAW && input->npins > 0) {
		input->npins = 0;
		drawn = pairing_best(check->draws.book, input, ours, blame);
	}
	return drawn;
}

/* Both draws of a round, and what tells them apart. */
static enum status compare(
	struct checking *check, struct pairing_draw *ours, struct check_round *round)
{
	struct check_theirs theirs = {.count = 0};
	struct pairing_blame blame = {0};
	const enum pairing_status drawn = draw(check, ours, &blame);
	enum status status = STATUS_OK;

	if (drawn == PAIRING_BAD_INPUT)
		return bad_records(check, round->round, &blame);
	if (drawn == PAIRING_NO_MEMORY ||
		check_draw_theirs(&check->draws.field, round->round, &theirs) != STATUS_OK)
		status = STATUS_NO_MEMORY;
	else if (drawn == PAIRING_NO_DRAW)
		status = judge_alone(check, &blame, &theirs, round);
	else if (!check_draw_same(ours, &theirs))
		status = judge(check, ours, &theirs, round);
	check_theirs_done(&theirs);
	return status == STATUS_OK ? status : app_fail_plain(check->report.error, status);
}

static enum status check_round(struct checking *check, int number)
{
	struct checklist list = {.count = 0};
	struct check_round round = {
		.round = number, .rule = "", .list = check->order->listed ? &list : NULL};
	struct pairing_draw ours = {0};
	enum status status = trf_draws_go(&check->draws, number, check->report.error);

	if (status == STATUS_OK && round.list) {
		status = checklist_make(check->draws.book, &check->draws.field, &list);
		if (status != STATUS_OK)
			app_fail_plain(check->report.error, status);
	}
	if (status == STATUS_OK)
		status = compare(check, &ours, &round);
	if (status == STATUS_OK &&
		check_changes_find(&check->draws.field, number, &round.changes) != STATUS_OK)
		status = app_fail_plain(check->report.error, STATUS_NO_MEMORY);
	if (status == STATUS_OK && round.list && ours.count > 0) {
		status = checklist_add_draw(&check->draws.field, &ours, &list);
		if (status != STATUS_OK)
			app_fail_plain(check->report.error, status);
	}
	if (status == STATUS_OK) {
		check->sum->rounds++;
		check->sum->different += round.verdict != CHECK_ALIKE;
		check->tell(check->report.context, &round);
	}
	check_draw_done(&round);
	checklist_done(&list);
	pairing_draw_done(&ours);
	return status;
}

enum status check_trf(const struct check_order *order, check_tell *tell, app_notice *notice,
	void *context, struct check_sum *sum, struct error *error)
{
	struct error unseen = {.code = STATUS_OK};
	struct checking check = {.order = order,
		.report = {.notice = notice,
			.context = context,
			.error = error ? error : &unseen,
			.terse = order->report.terse},
		.tell = tell,
		.sum = sum};
	enum status status;

	*sum = (struct check_sum){.system = NULL};
	status = prepare(&check);
	for (int round = 1; status == STATUS_OK && round <= check.draws.trf.played; round++)
		if (!order->round || order->round == round)
			status = check_round(&check, round);
	trf_draws_done(&check.draws);
	return status;
}
