/* Pair a tournament report without an event file. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/blame.h"
#include "app/state.h"
#include "app/trf_file.h"
#include "app/translate_trf.h"
#include "app/words.h"

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

static enum status pair(const struct pairing_book *book, const struct trf *trf,
	struct plain_board **boards, int *count, struct error *error)
{
	struct trf_field field;
	struct pairing_draw draw = {0};
	struct pairing_blame blame = {0};
	enum pairing_status drawn;
	enum status status = translate_trf(trf, &field, error);

	if (status == STATUS_OK && trf->rounds > 0 && field.input.round > trf->rounds) {
		trf_field_done(&field);
		return app_fail(error, STATUS_BAD_INPUT,
			"All %d rounds of the report (XXR) are played: expected one that is still to be paired.",
			trf->rounds);
	}
	if (status != STATUS_OK)
		return status;
	drawn = book->best(&field.input, &draw, &blame);
	if (drawn == PAIRING_OK) {
		status = plain_boards(&field.input, &draw, boards, count);
		if (status != STATUS_OK)
			app_fail_plain(error, status);
		pairing_draw_done(&draw);
	} else {
		struct cast cast = {.event = NULL,
			.section = 0,
			.pins = field.numbers,
			.count = field.input.count};
		char text[SENTENCE_SIZE];

		status = drawn == PAIRING_NO_DRAW    ? STATUS_NO_DRAW
			: drawn == PAIRING_BAD_INPUT ? STATUS_BAD_INPUT
						     : STATUS_NO_MEMORY;
		words_put(text, sizeof(text), "%s.", pairing_status_text(drawn));
		if (drawn != PAIRING_NO_MEMORY && blame.text)
			blame_words(&cast, &field.input, &blame, false, text, sizeof(text));
		app_fail(error, status, "%s", text);
	}
	trf_field_done(&field);
	return status;
}

enum status app_pair_trf(const struct app_trf *what, struct plain_board **boards, int *count,
	struct error *error, app_notice *notice, void *context)
{
	const struct pairing_book *book = pairing_book_find(what->system);
	struct error unseen;
	struct report report = {notice, context, error ? error : &unseen};
	struct trf trf = {.count = 0};
	enum status status;

	if (!book)
		return app_fail(
			error, STATUS_NOT_FOUND, "There is no rule book \"%s\".", what->system);
	status = trf_file_read(what, &trf, &report);
	if (status == STATUS_OK && trf.open)
		status = app_fail(error, STATUS_REFUSED, "Round %d has %d game%s without a result.",
			trf.played, trf.open, trf.open == 1 ? "" : "s");
	if (status == STATUS_OK)
		status = pair(book, &trf, boards, count, report.error);
	trf_done(&trf);
	return status;
}
