/*
 * The reasons behind the boards of a CAA draw: level by level, board by board. Every reason is a
 * fact about this draw, whether the engine made it or a hand.
 */
#include "caa/reasons.h"

#include <stdlib.h>

#include "caa/score_terms.h"

/*
 * What the trials for all boards of a draw may cost, in squares of the cards drawn: about a tenth
 * of a second.
 */
enum { WORK_MOST = 1000000 };

/* The board of a card and its opponent or the bye. */
static void add_board(struct caa_reasons *reasons, int c, int other)
{
	const struct card_seats *seats = &reasons->seats;
	const int board = seats->board[c];

	step_list_pins(&reasons->list, &seats->field, c, other, board);
	if (other == SEATS_BYE) {
		caa_reasons_down(reasons, c);
		return;
	}
	if (card_seats_floated(seats, c) == PAIRING_LEVEL) {
		caa_reasons_colours(reasons, c, other, board);
		caa_reasons_place(reasons, c, other, board);
	} else {
		caa_reasons_down(reasons, c);
		caa_reasons_up(reasons, other);
		caa_reasons_colours(reasons, c, other, board);
	}
}

static enum pairing_status find_halves(struct caa_reasons *reasons)
{
	const struct field *field = &reasons->seats.field;
	const size_t n = (size_t)field->count;
	struct caa_scratch scratch;
	enum pairing_status status = caa_scratch_init(&scratch, &reasons->seats, &reasons->options);

	if (status != PAIRING_OK)
		return status;
	reasons->memory = malloc((3 * n + (size_t)field->nlevels + 1) * sizeof(*reasons->memory));
	if (!reasons->memory) {
		caa_scratch_done(&scratch);
		return PAIRING_NO_MEMORY;
	}
	reasons->half = reasons->memory;
	reasons->ideal = reasons->half + n;
	reasons->told = reasons->ideal + n;
	reasons->group = reasons->told + n;
	for (int k = 0; k < field->nlevels; k++) {
		const int boards = caa_score_halves(&reasons->seats, &scratch, k);

		for (int x = 0; x < boards; x++) {
			reasons->half[scratch.top[x]] = reasons->half[scratch.bottom[x]] = x;
			reasons->ideal[scratch.top[x]] = scratch.bottom[x];
		}
	}
	for (int c = 0; c < field->count; c++)
		reasons->told[c] = -1;
	caa_trial_groups(&reasons->seats, reasons->group);
	caa_scratch_done(&scratch);
	return PAIRING_OK;
}

/*
 * Level by level from the top: its cards, the boards that a card of it leads, what is left of it.
 */
static void tell_all(struct caa_reasons *reasons)
{
	const struct card_seats *seats = &reasons->seats;
	const struct field *field = &seats->field;

	for (int k = 0; k < field->nlevels && !reasons->list.failed; k++) {
		const struct field_level *level = &field->level[k];

		caa_reasons_level(reasons, k);
		caa_reasons_all_linked(reasons, k);
		if (reasons->group[k] == k)
			caa_reasons_keeps(reasons, k);
		for (int c = level->first; c < level->first + level->count && !reasons->list.failed;
			c++)
			if (seats->opponent[c] == SEATS_BYE || seats->opponent[c] > c)
				add_board(reasons, c, seats->opponent[c]);
		caa_reasons_left(reasons, k);
		if (k + 1 == field->nlevels || reasons->group[k + 1] != reasons->group[k])
			caa_reasons_given_up(reasons, k);
	}
}

/* The levels that the board's own are linked with: all of them only where a colour is given up. */
static void tell_linked(struct caa_reasons *reasons, int upper, int lower, bool transferred)
{
	const int nlevels = reasons->seats.field.nlevels, group = reasons->group[upper];

	if (upper != lower)
		caa_reasons_linked(reasons, upper, lower);
	for (int k = group;
		upper == lower && transferred && k < nlevels && reasons->group[k] == group; k++)
		caa_reasons_all_linked(reasons, k);
	if (transferred)
		caa_reasons_keeps(reasons, upper);
}

static void tell_board(struct caa_reasons *reasons, int board)
{
	const struct card_seats *seats = &reasons->seats;
	const struct field *field = &seats->field;
	int c, other, upper, lower;
	bool transferred;

	if (!card_seats_board(seats, board, &c, &other))
		return;
	upper = field->card[c].level;
	lower = other < 0 ? upper : field->card[other].level;
	transferred = other >= 0 &&
		(card_seats_transferred(seats, c) || card_seats_transferred(seats, other));
	caa_reasons_level(reasons, upper);
	if (lower != upper)
		caa_reasons_level(reasons, lower);
	tell_linked(reasons, upper, lower, transferred);
	add_board(reasons, c, other);
	if (lower != upper || other == SEATS_BYE)
		caa_reasons_left(reasons, upper);
	if (lower != upper)
		caa_reasons_left(reasons, lower);
	if (transferred)
		caa_reasons_given_up(reasons, upper);
}

static enum pairing_status add_board_step(
	struct caa_reasons *reasons, const struct frame_draw *drawn, int board)
{
	enum pairing_status status =
		caa_trial_init(&reasons->trial, drawn, &reasons->score, board < 0 ? WORK_MOST : 0);

	if (status == PAIRING_OK)
		status = find_halves(reasons);
	if (status != PAIRING_OK)
		return status;
	if (board < 0)
		tell_all(reasons);
	else
		tell_board(reasons, board);
	return PAIRING_OK;
}

enum pairing_status caa_tell(const struct frame_draw *drawn, const struct pairing_score *score,
	int board, struct step_list *list)
{
	const struct caa *caa = drawn->digest;
	struct caa_reasons reasons = {
		.seats = drawn->seats, .options = caa->options, .score = *score};
	const enum pairing_status status = add_board_step(&reasons, drawn, board);

	caa_trial_done(&reasons.trial);
	free(reasons.memory);
	*list = reasons.list;
	return status;
}
