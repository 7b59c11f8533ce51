/*
 * The reasons behind the boards of a CAA draw: levels first, then board by board. Every reason is a fact about this
 * draw, whether the engine made it or a hand.
 */
#include "caa_reasons.h"

#include <stdlib.h>

#include "caa_score_terms.h"
#include "caa_trial.h"
#include "colour.h"

static int player_of(const struct caa_reasons *reasons, int card)
{
	return reasons->seats.field.card[card].player;
}

static void put_claim(const struct pairing_claim *claim, int *values)
{
	values[0] = claim->difference;
	values[1] = claim->run;
	values[2] = claim->games;
}

/* Why does this card not get its due colour? */
static void add_transfer(struct caa_reasons *reasons, int card, int other, int board)
{
	const struct field_card *cards = reasons->seats.field.card;
	const struct field_card *a = &cards[card], *b = &cards[other];
	const char *rule = "15";
	struct pairing_step *step;

	if (a->claim.due == b->claim.due)
		rule = pairing_claim_compare(&a->claim, &b->claim) != 0 ? "16" : "25";
	step = step_list_add(&reasons->list, PAIRING_STEP_TRANSFER, rule, board, a->player, b->player);
	put_claim(&a->claim, step->values);
	put_claim(&b->claim, step->values + 3);
}

static void add_colours(struct caa_reasons *reasons, int c, int other, int board, int number)
{
	const struct caa_seats *seats = &reasons->seats;
	const struct field_card *card = seats->field.card;
	const bool first = card[c].claim.due != PAIRING_NEUTRAL, second = card[other].claim.due != PAIRING_NEUTRAL;

	if (caa_seats_transferred(seats, c))
		add_transfer(reasons, c, other, board);
	if (caa_seats_transferred(seats, other))
		add_transfer(reasons, other, c, board);
	if (caa_seats_transferred(seats, c) || caa_seats_transferred(seats, other))
		return;
	if (first || second) {
		const int due = first ? c : other;

		step_list_add(&reasons->list, PAIRING_STEP_DUE, "15", board, player_of(reasons, due),
			player_of(reasons, due == c ? other : c))
			->values[0] = first + second;
	} else if (seats->given[c] == PAIRING_NEUTRAL) {
		step_list_add(
			&reasons->list, PAIRING_STEP_LOT, "8", board, player_of(reasons, c), player_of(reasons, other))
			->values[0] = number;
	}
}

/* What stood against the opponent at the same place of the other half? */
static void add_ideal(struct caa_reasons *reasons, int top, struct pairing_step *place, int board)
{
	const struct caa_seats *seats = &reasons->seats;
	const int ideal = reasons->ideal[top], player = player_of(reasons, top), other = player_of(reasons, ideal);
	const int avoided = caa_avoid(&seats->field, &seats->options, top, ideal);
	const int met = caa_reasons_met(&seats->field, top, ideal);
	int term;

	place->values[3] = other;
	if (caa_trial_exchange(seats, &reasons->score, seats->opponent[top], ideal, &term) != PAIRING_OK)
		reasons->list.failed = true;
	place->values[4] = term;
	if (met > 0)
		step_list_add(&reasons->list, PAIRING_STEP_MET, "1", board, player, other)->values[0] = met;
	else if (avoided != 0)
		step_list_add(&reasons->list, PAIRING_STEP_AVOIDED, caa_avoid_text(avoided), board, player, other)
			->values[0] = avoided;
}

static void add_crossing(struct caa_reasons *reasons, int top, int bottom, int board)
{
	const struct caa_seats *seats = &reasons->seats;
	const struct field_card *card = &seats->field.card[top];
	const int line = seats->field.level[card->level].first + seats->line[card->level];
	struct pairing_step *step;

	if (top < line && bottom >= line)
		return;
	step = step_list_add(&reasons->list, PAIRING_STEP_EXCHANGE, "12", board,
		player_of(reasons, bottom < line ? bottom : top), PAIRING_NOBODY);
	step->values[0] = card->score;
	step->values[1] = caa_score_extent(seats, card->level, top);
}

/* A board inside its level. */
static void add_place(struct caa_reasons *reasons, int top, int bottom, int board)
{
	const int x = reasons->half[top], y = reasons->half[bottom];
	struct pairing_step *step = step_list_add(
		&reasons->list, PAIRING_STEP_PLACE, "12", board, player_of(reasons, top), player_of(reasons, bottom));

	step->values[0] = x;
	step->values[1] = y;
	step->values[2] = x - y;
	step->values[3] = player_of(reasons, bottom);
	step->values[4] = -1;
	if (x != y)
		add_ideal(reasons, top, step, board);
	add_crossing(reasons, top, bottom, board);
}

static bool is_pinned(const struct field_card *card)
{
	return card->pinned != PAIRING_NEUTRAL || card->pins != 0;
}

static void add_pins(struct caa_reasons *reasons, int c, int other, int board)
{
	const struct field_card *card = reasons->seats.field.card;

	if (other >= 0 && card[c].partner == other) {
		step_list_add(&reasons->list, PAIRING_STEP_PINNED, "", board, card[c].player, card[other].player);
		return;
	}
	if (is_pinned(&card[c]))
		step_list_add(&reasons->list, PAIRING_STEP_PINNED, "", board, card[c].player, PAIRING_NOBODY);
	if (other >= 0 && is_pinned(&card[other]))
		step_list_add(&reasons->list, PAIRING_STEP_PINNED, "", board, card[other].player, PAIRING_NOBODY);
}

static void add_board(struct caa_reasons *reasons, int board, int number)
{
	const struct caa_seats *seats = &reasons->seats;
	const struct pairing_board *players = &seats->draw->boards[board];
	const int white = seats->field.card_of[players->white];
	int c = white, other;

	if (white < 0 || seats->board[white] != board || seats->opponent[white] == CAA_WRONG)
		return;
	other = seats->opponent[white];
	if (other >= 0 && other < c) {
		c = other;
		other = white;
	}
	add_pins(reasons, c, other, board);
	if (other == CAA_BYE) {
		caa_reasons_down(reasons, c);
		return;
	}
	if (caa_seats_floated(seats, c) == PAIRING_LEVEL) {
		add_colours(reasons, c, other, board, number);
		add_place(reasons, c, other, board);
	} else {
		caa_reasons_down(reasons, c);
		caa_reasons_up(reasons, other);
		add_colours(reasons, c, other, board, number);
	}
}

static enum pairing_status find_halves(struct caa_reasons *reasons)
{
	const struct field *field = &reasons->seats.field;
	struct score_scratch scratch;
	enum pairing_status status = score_scratch_init(&scratch, &reasons->seats);

	if (status != PAIRING_OK)
		return status;
	reasons->half = malloc(2 * ((size_t)field->count + 1) * sizeof(*reasons->half));
	if (!reasons->half) {
		score_scratch_done(&scratch);
		return PAIRING_NO_MEMORY;
	}
	reasons->ideal = reasons->half + field->count;
	for (int k = 0; k < field->nlevels; k++) {
		const int boards = caa_score_halves(&reasons->seats, &scratch, k);

		for (int x = 0; x < boards; x++) {
			reasons->half[scratch.top[x]] = reasons->half[scratch.bottom[x]] = x;
			reasons->ideal[scratch.top[x]] = scratch.bottom[x];
		}
	}
	score_scratch_done(&scratch);
	return PAIRING_OK;
}

static enum pairing_status tell(struct caa_reasons *reasons)
{
	enum pairing_status status = caa_score_seats(&reasons->seats, &reasons->score);

	if (status == PAIRING_OK)
		status = find_halves(reasons);
	if (status != PAIRING_OK)
		return status;
	for (int k = 0; k < reasons->seats.field.nlevels; k++)
		caa_reasons_level(reasons, k);
	for (int i = 0; i < reasons->seats.draw->count && !reasons->list.failed; i++)
		add_board(reasons, i, i + 1);
	return reasons->list.failed ? PAIRING_NO_MEMORY : PAIRING_OK;
}

enum pairing_status caa_steps(
	const struct pairing_input *input, const struct pairing_draw *draw, struct pairing_steps *steps)
{
	struct caa_reasons reasons = {0};
	enum pairing_status status = caa_seats_init(&reasons.seats, input, draw);

	if (status != PAIRING_OK)
		return status;
	status = tell(&reasons);
	if (status == PAIRING_OK)
		*steps = reasons.list.steps;
	else
		pairing_steps_done(&reasons.list.steps);
	free(reasons.half);
	pairing_score_done(&reasons.score);
	caa_seats_done(&reasons.seats);
	return status;
}
