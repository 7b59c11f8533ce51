/* The reasons of a draw as sentences. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/position.h"
#include "app/state.h"
#include "app/why_facts.h"
#include "app/words.h"
#include "core/game.h"
#include "core/season.h"

enum status reasons_add(struct reasons *reasons, const char *text)
{
	char **lines = realloc(reasons->lines, ((size_t)reasons->count + 1) * sizeof(*lines));

	if (!lines)
		return STATUS_NO_MEMORY;
	reasons->lines = lines;
	lines[reasons->count] = strdup(text);
	if (!lines[reasons->count])
		return STATUS_NO_MEMORY;
	reasons->count++;
	return STATUS_OK;
}

static enum status tell(struct app *app, const struct position *position,
	const struct pairing_steps *steps, struct reasons *reasons)
{
	struct cast cast = {.event = position->event,
		.section = app->section,
		.pins = position->cards.pin_of,
		.count = position->cards.input.count,
		.draw = &position->draw,
		.score = &position->score};
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < steps->count; i++) {
		char text[SENTENCE_SIZE];

		words_step(&cast, &steps->steps[i], text, sizeof(text));
		status = reasons_add(reasons, text);
	}
	return status;
}

/* CAA 36: also a game beside the draw, of which the rule book knows nothing. */
static enum status tell_outside(
	const struct app *app, int round, int number, struct reasons *reasons)
{
	struct game game;
	char who[WHO_SIZE], text[SENTENCE_SIZE];

	if (!game_find(app_event(app), app->section, round, number, &game) || !game.outside)
		return STATUS_OK;
	words_who(app_event(app), app->section, game.white ? game.white : game.black, who);
	words_put(text, sizeof(text), "%s has %s against %s %s: fixed by the arbiter (36).", who,
		game.white ? "White" : "Black", game.outside,
		game.beside ? "beside the draw, which is made without him" : "in place of the bye");
	return reasons_add(reasons, text);
}

/* Rules that the draw breaks or strains, on this board or anywhere. */
static enum status tell_violations(
	struct app *app, const struct position *position, int board, struct reasons *reasons)
{
	const struct pairing_draw *draw = &position->draw;
	struct cast cast = {.event = position->event,
		.section = app->section,
		.pins = position->cards.pin_of,
		.count = position->cards.input.count};
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < position->score.nviolations; i++) {
		const struct pairing_violation *violation = &position->score.violations[i];
		char sentence[SENTENCE_SIZE], text[SENTENCE_SIZE + 16];

		if (board > 0 && violation->player != draw->boards[board - 1].white &&
			violation->player != draw->boards[board - 1].black)
			continue;
		if (violation->kind == PAIRING_WARN_COLOUR ||
			violation->kind == PAIRING_WARN_FLOAT ||
			violation->kind == PAIRING_WARN_FLOAT_AGAIN)
			continue; /* the steps say so already, with the reason */
		words_violation(&cast, violation, sentence, sizeof(sentence));
		words_put(text, sizeof(text), "%s: %s.",
			violation->kind < PAIRING_WARN_AVOID ? "Broken" : "Note", sentence);
		status = reasons_add(reasons, text);
	}
	return status;
}

/* All that the rule book says of the draw, or of one of its boards. */
static enum status tell_draw(
	struct app *app, struct position *position, int board, struct reasons *reasons)
{
	char grounds[SENTENCE_SIZE], reason[SENTENCE_SIZE];
	const struct pairing_steps *steps;
	enum status status = position_need_steps(position, board, &steps);

	position_grounds(app, position, grounds, sizeof(grounds));
	if (status == STATUS_OK && grounds[0])
		status = reasons_add(reasons, grounds);
	position_reason(app, position, reason, sizeof(reason));
	if (status == STATUS_OK && reason[0])
		status = reasons_add(reasons, reason);
	if (status == STATUS_OK)
		status = tell(app, position, steps, reasons);
	if (status == STATUS_OK && board > 0)
		status = tell_outside(app, position->round, board, reasons);
	if (status == STATUS_OK && board > 0)
		status = why_floats(app, position, board, steps, reasons);
	if (status == STATUS_OK && board > 0)
		status = why_facts(app, position, board, steps, reasons);
	return status == STATUS_OK ? tell_violations(app, position, board, reasons) : status;
}

enum status app_why(
	struct app *app, int round, int board, struct reasons *reasons, struct error *error)
{
	struct reasons made = {0};
	struct position *position;
	struct game game;
	enum status status = position_at(app, round, &position, error);
	bool beside;

	if (status != STATUS_OK)
		return status;
	beside = game_find(app_event(app), app->section, round, board, &game) && game.beside;
	if (position->seats.count == 0 && !beside)
		return app_fail(error, STATUS_REFUSED, "%s %d has no draw yet: propose one first.",
			season_round(app_event(app), app->section), position->round);
	if ((board < 0 || board > position->seats.count) && !beside)
		return app_fail(error, STATUS_NOT_FOUND, "%s %d has no board %d.",
			season_round(app_event(app), app->section), position->round, board);
	status = beside ? tell_outside(app, round, board, &made)
			: tell_draw(app, position, board, &made);
	if (status != STATUS_OK) {
		reasons_done(&made);
		return app_fail_plain(error, status);
	}
	*reasons = made;
	return STATUS_OK;
}

void reasons_done(struct reasons *reasons)
{
	for (int i = 0; i < reasons->count; i++)
		free(reasons->lines[i]);
	free(reasons->lines);
	reasons->lines = NULL;
	reasons->count = 0;
}
