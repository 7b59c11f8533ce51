/* What a draw breaks: rules, and what was fixed by hand. */
#include "config.h"

#include "app/why/violations.h"

#include <string.h>

#include "app/why/hand.h"

/* The same is true of his opponent: said before this one, or of both by this one. */
static int find_twin(const struct pairing_score *score, int at)
{
	const struct pairing_violation *one = &score->violations[at];

	if (one->kind != PAIRING_WARN_RUN && one->kind != PAIRING_WARN_DIFFERENCE)
		return -1;
	for (int i = 0; i < score->nviolations; i++) {
		const struct pairing_violation *other = &score->violations[i];

		if (other->kind == one->kind && other->player == one->other &&
			other->other == one->player && !strcmp(other->rule, one->rule))
			return i;
	}
	return -1;
}

/* Is it of this board (0: any), and not said by the steps, with the reason, or of both? */
static bool is_told(const struct position *position, int board, int at)
{
	const struct pairing_violation *violation = &position->score.violations[at];
	const struct pairing_board *seats = &position->draw.boards[board > 0 ? board - 1 : 0];
	const int twin = find_twin(&position->score, at);

	return (board == 0 || violation->player == seats->white ||
		       violation->player == seats->black) &&
		violation->kind != PAIRING_WARN_COLOUR && violation->kind != PAIRING_WARN_LOT &&
		violation->kind != PAIRING_WARN_FLOAT &&
		violation->kind != PAIRING_WARN_FLOAT_AGAIN && (twin < 0 || twin > at);
}

/* The number of the board that he sits on. */
static int board_of(const struct position *position, int player)
{
	return seats_find(&position->seats, position->cards.pin_of[player]) + 1;
}

/* Cards of a draw at most of all whose boards it is tried what parting two would cost. */
enum { TRIED_MOST = 64 };

enum status why_violations(struct position *position, const struct cast *cast, int board,
	bool repeats, struct why_list *list)
{
	const bool tried = position_tray(position) == 0 &&
		(board > 0 || position->cards.input.count <= TRIED_MOST);
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < position->score.nviolations; i++) {
		const struct pairing_violation *violation = &position->score.violations[i];

		if (is_told(position, board, i) &&
			(board > 0 || (violation->kind == PAIRING_BROKEN_REPEAT) == repeats))
			status = why_broken(position, cast,
				board > 0 ? board : board_of(position, violation->player),
				violation, find_twin(&position->score, i) > i, tried, list);
	}
	return status;
}

/* Is it fixed for one of this board (0: any)? */
static bool is_of_board(const struct position *position, int board, const struct fixed *unkept)
{
	return board == 0 || board_of(position, unkept->pin.player) == board ||
		(unkept->pin.other >= 0 && board_of(position, unkept->pin.other) == board);
}

enum status why_unkept(const struct app *app, const struct position *position,
	const struct cast *cast, int board, struct why_list *list)
{
	const bool draft =
		app_round_state(app_event(app), app->section, position->round) < ROUND_PUBLISHED;
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < position->nunkept; i++) {
		char what[SENTENCE_SIZE], text[SENTENCE_SIZE + 64];

		if (!is_of_board(position, board, &position->unkept[i]))
			continue;
		unkept_words(cast, &position->unkept[i], what, sizeof(what));
		words_put(text, sizeof(text), "Broken: %s%s.", what,
			draft ? "; propose again (p, or pair EVENT)" : "");
		status = why_list_add(list, WHY_BROKEN, text);
	}
	return status;
}
