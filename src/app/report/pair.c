/* Pair a tournament report without an event file. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/event/state.h"
#include "app/position/blame.h"
#include "app/report/checklist.h"
#include "app/report/draws.h"
#include "app/trf/event.h"
#include "app/words/words.h"

static enum status plain_boards(const struct pairing_input *input, const struct pairing_draw *draw,
	struct plain_board **boards, int *count)
{
	struct plain_board *made = calloc((size_t)draw->count + 1, sizeof(*made));

	if (!made)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < draw->count; i++) {
		int black = draw->boards[i].black;

		made[i].white = input->players[draw->boards[i].white].number;
		made[i].black = black == PAIRING_NOBODY ? 0 : input->players[black].number;
	}
	*boards = made;
	*count = draw->count;
	return STATUS_OK;
}

/* Why there is none, as an error. */
static enum status no_draw(const struct trf_field *field, enum pairing_status drawn,
	const struct pairing_blame *blame, struct error *error)
{
	const struct cast cast = trf_field_cast(field);
	char text[SENTENCE_SIZE];

	words_put(text, sizeof(text), "%s.", pairing_status_text(drawn));
	if (drawn != PAIRING_NO_MEMORY && blame->text)
		blame_words(&cast, &field->input, blame, false, text, sizeof(text));
	return app_fail(error,
		drawn == PAIRING_NO_DRAW             ? STATUS_NO_DRAW
			: drawn == PAIRING_BAD_INPUT ? STATUS_BAD_INPUT
						     : STATUS_NO_MEMORY,
		"%s", text);
}

static enum status draw(const struct pairing_book *book, const struct trf_field *field,
	struct plain_board **boards, int *count, struct checklist *list, struct error *error)
{
	struct pairing_draw made = {0};
	struct pairing_blame blame = {0};
	const enum pairing_status drawn = pairing_best(book, &field->input, &made, &blame);
	enum status status;

	if (drawn != PAIRING_OK)
		return no_draw(field, drawn, &blame, error);
	status = list ? checklist_add_draw(field, &made, list) : STATUS_OK;
	if (status == STATUS_OK)
		status = plain_boards(&field->input, &made, boards, count);
	pairing_draw_done(&made);
	return status == STATUS_OK ? status : app_fail_plain(error, status);
}

static enum status pair(struct trf_draws *draws, struct plain_board **boards, int *count,
	struct checklist *list, struct error *error)
{
	const struct trf *trf = &draws->trf;
	const struct trf_field *field = &draws->field;
	enum status status;

	if (trf->open)
		return app_fail(error, STATUS_REFUSED, "Round %d has %d game%s without a result.",
			trf->played, trf->open, trf->open == 1 ? "" : "s");

	if (trf->rounds == 1 && trf->played >= 1)
		return app_fail(error, STATUS_BAD_INPUT,
			"The only round of the report (XXR) is played: expected one that is still to be paired.");
	if (trf->rounds > 0 && trf->played >= trf->rounds)
		return app_fail(error, STATUS_BAD_INPUT,
			"All %d rounds of the report (XXR) are played: expected one that is still to be paired.",
			trf->rounds);
	status = trf_draws_translate(draws, error);
	if (status != STATUS_OK)
		return status;
	if (list) {
		status = checklist_make(draws->book, field, list);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
	}
	if (status == STATUS_OK)
		status = draw(draws->book, field, boards, count, list, error);
	return status;
}

enum status app_pair_trf(const struct app_trf *what, struct plain_board **boards, int *count,
	struct checklist *list, struct error *error, app_notice *notice, void *context)
{
	struct error unseen = {.code = STATUS_OK};
	struct report report = {.notice = notice,
		.context = context,
		.error = error ? error : &unseen,
		.terse = what->terse};
	struct trf_draws draws = {.book = NULL};
	enum status status = trf_draws_read(what, &draws, &report);

	if (status == STATUS_OK)
		status = pair(&draws, boards, count, list, report.error);
	trf_draws_done(&draws);
	return status;
}
