/*
 * Among equally good draws, choose one that changes few boards.
 *
 * A rule book may see no difference between some draws: colours of two cards that have had none, or
 * which of two cards of a level goes down to whom. From the best draw on, each ring in which it
 * differs from the seats is put back as a whole if that is as good; then each board of the seats is
 * put back alone, the two cards that it leaves over meeting. Every step is judged by the whole
 * score, and makes more boards the same.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "app/position/draw_order.h"
#include "app/trial/wish.h"

struct keeping {
	const struct position *position;
	const struct pairing_input *input;
	struct pairing_score best; /* of the draw, at the start and at the end */
	struct pairing_draw *draw;
};

/* Does a draw with this score honour what is pinned, the wish too? */
static bool is_wished(const struct pairing_score *score)
{
	for (int i = 0; i < score->nviolations; i++)
		if (score->violations[i].kind == PAIRING_BROKEN_PIN)
			return false;
	return true;
}

/* Is this draw, put in order, as good as the best? */
static enum pairing_status judge(
	const struct keeping *keeping, const struct pairing_draw *draw, bool *equal)
{
	const size_t size = (size_t)draw->count * sizeof(*draw->boards);
	struct pairing_draw sorted = {malloc(size + 1), draw->count};
	struct pairing_score score = {0};
	enum pairing_status status = PAIRING_NO_MEMORY;

	*equal = false;
	if (!sorted.boards)
		return status;
	memcpy(sorted.boards, draw->boards, size);
	if (draw_sort(keeping->position->cards.book, keeping->position->cards.scores, &sorted) ==
		STATUS_OK)
		status = pairing_score(
			keeping->position->cards.book, keeping->input, &sorted, &score);
	free(sorted.boards);
	*equal = status == PAIRING_OK && is_wished(&score) &&
		pairing_score_compare(&keeping->best, &score, NULL) == 0;
	pairing_score_done(&score);
	return status;
}

/* One ring as the seats have it, if that is as good; else *ring is the next. */
static enum pairing_status keep_ring(struct keeping *keeping, struct rings *rings, int *ring)
{
	const struct pairing_draw *seats = &keeping->position->draw;
	struct pairing_draw mixed = {0};
	bool equal = false;
	enum pairing_status status = PAIRING_NO_MEMORY;

	if (rings_mix(seats, keeping->draw, rings, *ring, &mixed) == STATUS_OK)
		status = judge(keeping, &mixed, &equal);
	if (!equal) {
		pairing_draw_done(&mixed);
		++*ring;
		return status;
	}
	/* The rings behind it have moved up to its place. */
	pairing_draw_done(keeping->draw);
	*keeping->draw = mixed;
	rings_done(rings);
	return rings_find(seats, keeping->draw, keeping->input->count, rings) == STATUS_OK
		? PAIRING_OK
		: PAIRING_NO_MEMORY;
}

static enum pairing_status keep_rings(struct keeping *keeping)
{
	struct rings rings = {0};
	enum pairing_status status = PAIRING_OK;

	if (rings_find(&keeping->position->draw, keeping->draw, keeping->input->count, &rings) !=
		STATUS_OK)
		return PAIRING_NO_MEMORY;
	for (int ring = 0; status == PAIRING_OK && ring < rings.count;)
		status = keep_ring(keeping, &rings, &ring);
	rings_done(&rings);
	return status;
}

/* The board of a card; of PAIRING_NOBODY: the one with the bye. -1: none. */
static int board_of(const struct pairing_draw *draw, int card)
{
	for (int i = 0; i < draw->count; i++)
		if (draw->boards[i].black == card ||
			(card != PAIRING_NOBODY && draw->boards[i].white == card))
			return i;
	return -1;
}

static int opponent(const struct pairing_board *board, int card)
{
	return board->white == card ? board->black : board->white;
}

/*
 * Put `board` of the seats on the draw's boards i and j, which have its cards: the two others meet,
 * in the colours that are as good. If neither is, all stays.
 */
static enum pairing_status exchange(
	struct keeping *keeping, const struct pairing_board *board, int i, int j, bool *kept)
{
	struct pairing_board *boards = keeping->draw->boards;
	const struct pairing_board one = boards[i], two = boards[j];
	const int x = opponent(&one, board->white), y = opponent(&two, board->black);
	enum pairing_status status = PAIRING_OK;

	*kept = false;
	for (int turn = 0; status == PAIRING_OK && turn < 2 && !*kept; turn++) {
		const struct pairing_board rest =
			turn == 0 ? (struct pairing_board){x, y} : (struct pairing_board){y, x};

		if (rest.white == PAIRING_NOBODY)
			continue;
		boards[i] = *board;
		boards[j] = rest;
		status = judge(keeping, keeping->draw, kept);
	}
	if (!*kept) {
		boards[i] = one;
		boards[j] = two;
	}
	return status;
}

static enum pairing_status keep_board(
	struct keeping *keeping, const struct pairing_board *board, bool *kept)
{
	const int i = board_of(keeping->draw, board->white),
		  j = board_of(keeping->draw, board->black);

	*kept = false;
	/* It may be there already, with another one's bye at j. */
	if (i < 0 || j < 0 || i == j ||
		opponent(&keeping->draw->boards[i], board->white) == board->black)
		return PAIRING_OK;
	return exchange(keeping, board, i, j, kept);
}

static enum pairing_status keep_single(struct keeping *keeping)
{
	const struct pairing_draw *seats = &keeping->position->draw;
	enum pairing_status status = PAIRING_OK;
	bool again = true;

	while (status == PAIRING_OK && again) {
		again = false;
		for (int i = 0; status == PAIRING_OK && i < seats->count; i++) {
			bool kept;

			status = keep_board(keeping, &seats->boards[i], &kept);
			again = again || kept;
		}
	}
	return status;
}

/* From the draw on, which is the best with its input. */
static enum pairing_status keep_seats(struct keeping *keeping)
{
	const struct translation *cards = &keeping->position->cards;
	enum pairing_status status =
		pairing_score(cards->book, keeping->input, keeping->draw, &keeping->best);

	if (status == PAIRING_OK)
		status = keep_rings(keeping);
	if (status == PAIRING_OK)
		status = keep_single(keeping);
	if (status == PAIRING_OK &&
		draw_sort(cards->book, cards->scores, keeping->draw) != STATUS_OK)
		status = PAIRING_NO_MEMORY;
	pairing_score_done(&keeping->best);
	return status;
}

enum pairing_status trial_keep_seats(
	const struct position *position, const struct position *like, struct trial *trial)
{
	const struct pairing_input input = trial_input(&position->cards, trial);
	const size_t size = (size_t)trial->draw.count * sizeof(*trial->draw.boards);
	struct pairing_draw kept = {NULL, trial->draw.count};
	struct keeping keeping = {.position = like, .input = &input, .draw = &kept};
	enum pairing_status status;

	if (trial->like_seats.boards)
		return PAIRING_OK;
	kept.boards = malloc(size + 1);
	if (!kept.boards)
		return PAIRING_NO_MEMORY;
	memcpy(kept.boards, trial->draw.boards, size);
	status = keep_seats(&keeping);
	if (status == PAIRING_OK)
		status = pairing_score(position->cards.book, &position->cards.input, &kept,
			&trial->like_seats_score);
	if (status == PAIRING_OK)
		trial->like_seats = kept;
	else
		pairing_draw_done(&kept);
	return status;
}
