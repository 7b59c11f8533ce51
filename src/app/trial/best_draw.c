/* The draw on the board beside the best one of the rules. */
#include "config.h"

#include "app/trial/best_draw.h"

#include <string.h>

#include "app/app.h"
#include "app/trial/change.h"

enum status best_first_worse(struct position *position, bool *settled, char *text, size_t size)
{
	const struct pairing_score *mine = &position->judgement, *best = &position->worth;
	enum status status = position_need_judgement(position);
	int term, order;

	text[0] = '\0';
	*settled = false;
	if (status == STATUS_OK)
		status = position_need_worth(position);
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

enum status best_cannot_avoid(struct position *position, const char *term, bool *cannot)
{
	const struct pairing_score *best = &position->worth;
	enum status status;

	*cannot = false;
	if (position->best_status != PAIRING_OK)
		return STATUS_OK;
	status = position_need_worth(position);
	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < best->nterms; i++)
		if (strcmp(best->terms[i].name, term) == 0 && best->terms[i].length > 0)
			*cannot = best->values[best->terms[i].first] > 0;
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
	enum status status = position_need_judgement(position);

	if (status == STATUS_OK)
		status = position_need_worth(position);
	if (status != STATUS_OK)
		return status;
	*differs = pairing_score_compare(&position->judgement, &position->worth, NULL) != 0;
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
	status = position_need_around(position);
	if (status == STATUS_OK && position->around_status == PAIRING_OK)
		*pair = best_find_pair(
				&position->around, &position->draw.boards[board - 1], same) >= 0;
	return status;
}

enum status best_origin(struct position *position, int board, enum board_origin *origin)
{
	enum status status = position_need_draw(position);
	bool pair = false, same = false, differ = true, around = false, around_same = false;

	*origin = ORIGIN_RULES;
	if (status == STATUS_OK)
		status = position_need_best(position);
	if (status == STATUS_OK && position->best_status == PAIRING_OK) {
		pair = best_find_pair(&position->best, &position->draw.boards[board - 1], &same) >=
			0;
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
