/* The reasons of a draw as sentences. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/position.h"
#include "app/state.h"
#include "app/words.h"

static enum status add_line(struct reasons *reasons, const char *text)
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

/* Does a sentence about a whole level belong to one of the two cards of the board? */
static bool level_concerns(
	const struct position *position, const struct pairing_step *step, const struct pairing_board *board)
{
	const struct pairing_player *players = position->cards.players;
	int seats[2] = {board->white, board->black};

	if (step->player >= 0)
		return step->player == board->white || step->player == board->black;
	for (int i = 0; i < 2; i++) {
		if (seats[i] < 0)
			continue;
		if (step->values[0] == players[seats[i]].score)
			return true;
		if (step->kind == PAIRING_STEP_LINKED && step->values[1] == players[seats[i]].score)
			return true;
	}
	return false;
}

static enum status tell(struct app *app, const struct position *position, const struct pairing_draw *draw,
	const struct pairing_steps *steps, int board, struct reasons *reasons)
{
	struct cast cast = {.event = app_event(app),
		.section = app->section,
		.pins = position->cards.pin_of,
		.count = position->cards.input.count};
	enum status status = STATUS_OK;

	cast.draw = draw;
	cast.score = position->scored ? &position->score : NULL;
	for (int i = 0; status == STATUS_OK && i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];
		char text[SENTENCE_SIZE];

		if (board > 0 && step->board != board - 1 &&
			(step->board >= 0 || !level_concerns(position, step, &draw->boards[board - 1])))
			continue;
		words_step(&cast, step, text, sizeof(text));
		status = add_line(reasons, text);
	}
	return status;
}

/* Rules that the draw breaks or strains, on this board or anywhere. */
static enum status tell_violations(
	struct app *app, struct position *position, const struct pairing_draw *draw, int board, struct reasons *reasons)
{
	struct cast cast = {.event = app_event(app),
		.section = app->section,
		.pins = position->cards.pin_of,
		.count = position->cards.input.count};
	enum status status = position_need_score(position);

	for (int i = 0; status == STATUS_OK && i < position->score.nviolations; i++) {
		const struct pairing_violation *violation = &position->score.violations[i];
		char sentence[SENTENCE_SIZE], text[SENTENCE_SIZE + 16];

		if (board > 0 && violation->player != draw->boards[board - 1].white &&
			violation->player != draw->boards[board - 1].black)
			continue;
		if (violation->kind == PAIRING_WARN_COLOUR || violation->kind == PAIRING_WARN_FLOAT)
			continue; /* the steps say so already, with the reason */
		words_violation(&cast, violation, sentence, sizeof(sentence));
		words_put(text, sizeof(text), "%s: %s.", violation->kind < PAIRING_WARN_AVOID ? "Broken" : "Note",
			sentence);
		status = add_line(reasons, text);
	}
	return status;
}

enum status app_why(struct app *app, int board, struct reasons *reasons, struct error *error)
{
	struct reasons made = {0};
	struct pairing_steps steps = {0};
	struct pairing_draw draw = {0};
	struct position *position;
	enum pairing_status told;
	enum status status = position_of(app, &position, error);

	if (status != STATUS_OK)
		return status;
	if (position->seats.count == 0)
		return app_fail(
			error, STATUS_NOT_FOUND, "Round %d has no draw yet: propose one first.", position->round);
	if (board < 0 || board > position->seats.count)
		return app_fail(error, STATUS_NOT_FOUND, "Round %d has no board %d.", position->round, board);
	draw.count = position->seats.count;
	draw.boards = calloc((size_t)draw.count, sizeof(*draw.boards));
	if (!draw.boards)
		return app_fail_plain(error, STATUS_NO_MEMORY);
	status = translate_draw(&position->cards, position->seats.boards, draw.count, draw.boards);
	if (status == STATUS_OK)
		status = position_need_score(position);
	if (status == STATUS_OK) {
		told = position->cards.book->steps(&position->cards.input, &draw, &steps);
		status = told == PAIRING_OK         ? STATUS_OK
			: told == PAIRING_NO_MEMORY ? STATUS_NO_MEMORY
						    : STATUS_BAD_INPUT;
	}
	if (status == STATUS_OK)
		status = tell(app, position, &draw, &steps, board, &made);
	if (status == STATUS_OK)
		status = tell_violations(app, position, &draw, board, &made);
	pairing_steps_done(&steps);
	free(draw.boards);
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
