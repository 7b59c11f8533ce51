/* The draw on the board beside the best one of the rules. */
#include "config.h"

#include "app/trial/best_draw.h"

#include <assert.h>

#include "app/app.h"
#include "app/trial/change.h"
#include "app/trial/trial.h"

/* Once: the answer of trial_ask to this input. */
static enum status ask_once(
	const struct translation *cards, const struct pairing_input *input, struct trial **trial)
{
	if (!*trial && trial_ask(cards, input, trial) == PAIRING_NO_MEMORY)
		return STATUS_NO_MEMORY;
	assert(*trial);
	return STATUS_OK;
}

enum status best_find_draw(struct position *position)
{
	struct pairing_input plain = translate_plain(&position->cards);
	enum status status = ask_once(&position->cards, &plain, &position->best);

	if (status == STATUS_OK && position->best->status == PAIRING_NO_DRAW &&
		plain.npins > position->cards.sitting) {
		/* a board that latecomers found breaks a rule: no draw can keep it */
		plain.npins = position->cards.sitting;
		trial_release(position->best);
		position->best = NULL;
		status = ask_once(&position->cards, &plain, &position->best);
	}
	return status;
}

enum status best_find_around(struct position *position)
{
	return ask_once(&position->cards, &position->cards.input, &position->around);
}

enum status best_find_score(const struct position *position, const struct pairing_score **score)
{
	return translate_status(
		trial_score(&position->cards, position->best, TRIAL_SCORE_RULES, score));
}

bool best_is_on_board(const struct position *position)
{
	return position->best->status == PAIRING_OK &&
		position_has_draw(position, &position->best->draw);
}

bool app_draw_is_stale(struct app *app)
{
	struct position *position;
	enum round_state state;

	if (position_of(app, &position, NULL) != STATUS_OK)
		return false;
	state = app_round_state(app_event(app), app->section, position->round);
	if (state != ROUND_PROPOSED && state != ROUND_ADJUSTED)
		return false;
	if (!position->stale.known) {
		position->stale.known = true;
		position->stale.yes = position_is_corrected(app, position) &&
			(best_find_around(position) != STATUS_OK ||
				position->around->status != PAIRING_OK ||
				!position_has_draw(position, &position->around->draw));
	}
	return position->stale.yes;
}

enum status best_first_worse(struct position *position, bool *settled, char *text, size_t size)
{
	const struct pairing_score *mine = &position->judgement, *best;
	enum status status = position_need_judgement(position);
	int term, order;

	text[0] = '\0';
	*settled = false;
	if (status == STATUS_OK)
		status = best_find_score(position, &best);
	if (status != STATUS_OK)
		return status;
	order = pairing_score_compare(mine, best, &term);
	if (order < 0 && pairing_book_settles(position->cards.book, best, mine)) {
		*settled = true;
		words_settled(best, mine, term, text, size);
	} else if (order > 0 && term >= 0 && term < mine->nterms && term < best->nterms) {
		app_term_words(best, mine, term, text, size);
	}
	return STATUS_OK;
}

enum status best_cannot_avoid(struct position *position, enum pairing_term_id id, bool *cannot)
{
	const struct pairing_score *best;
	const struct pairing_term *term;
	enum status status = best_find_draw(position);

	*cannot = false;
	if (status != STATUS_OK || position->best->status != PAIRING_OK)
		return status;
	status = best_find_score(position, &best);
	if (status != STATUS_OK)
		return status;
	term = pairing_score_term(best, id);
	*cannot = term && term->length > 0 && best->values[term->first] > 0;
	return STATUS_OK;
}

int best_find_pair(const struct pairing_draw *draw, const struct pairing_board *board, bool *same)
{
	*same = false;
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *other = &draw->boards[i];

		*same = other->white == board->white && other->black == board->black;
		if (*same || (other->white == board->black && other->black == board->white))
			return i;
	}
	return -1;
}

bool best_has_board(const struct pairing_draw *draw, const struct pairing_board *board)
{
	bool same;

	return best_find_pair(draw, board, &same) >= 0 && same;
}

/* Do the rules see a difference between the seats and their own draw? */
static enum status differs(struct position *position, bool *differs)
{
	const struct pairing_score *best;
	enum status status = position_need_judgement(position);

	if (status == STATUS_OK)
		status = best_find_score(position, &best);
	if (status != STATUS_OK)
		return status;
	*differs = pairing_score_compare(&position->judgement, best, NULL) != 0;
	return STATUS_OK;
}

/*
 * Has the engine's draw around what is fixed by hand the pair, and (*same) with these colours? Who
 * is on a pinned board is fixed himself.
 */
static enum status is_around(struct position *position, int board, bool *pair, bool *same)
{
	enum status status;

	*pair = *same = false;
	if (!translate_is_fixed(&position->cards) || position->seats.boards[board - 1].pinned)
		return STATUS_OK;
	status = best_find_around(position);
	if (status == STATUS_OK && position->around->status == PAIRING_OK)
		*pair = best_find_pair(&position->around->draw, &position->draw.boards[board - 1],
				same) >= 0;
	return status;
}

enum status best_origin(struct position *position, int board, enum board_origin *origin)
{
	enum status status = position_need_draw(position);
	bool pair = false, same = false, differ = true, around = false, around_same = false;

	*origin = ORIGIN_RULES;
	if (status == STATUS_OK)
		status = best_find_draw(position);
	if (status == STATUS_OK && position->best && position->best->status == PAIRING_OK) {
		pair = best_find_pair(&position->best->draw, &position->draw.boards[board - 1],
			       &same) >= 0;
		if (same)
			return STATUS_OK;
		status = differs(position, &differ);
	}
	if (status == STATUS_OK && differ)
		status = is_around(position, board, &around, &around_same);
	if (status == STATUS_OK && differ)
		*origin = around_same    ? ORIGIN_AROUND
			: pair || around ? ORIGIN_TURNED
					 : ORIGIN_HAND;
	return status;
}

enum status best_is_by_hand(struct position *position, int board, bool *by_hand)
{
	enum board_origin origin;
	enum status status = best_origin(position, board, &origin);

	*by_hand = status == STATUS_OK && (origin == ORIGIN_HAND || origin == ORIGIN_TURNED);
	return status;
}
