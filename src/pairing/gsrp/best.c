/*
 * The best draw of a club evening (GSRP) as boards.
 */
#include "gsrp/gsrp.h"

#include <stdlib.h>

static void add_board(const struct gsrp *gsrp, int a, int b, struct pairing_draw *draw)
{
	const int player = gsrp->field.card[a].player;
	struct pairing_board *board = &draw->boards[draw->count++];
	enum pairing_white by;

	*board = (struct pairing_board){player, PAIRING_NOBODY};
	if (b < 0)
		return;
	board->black = gsrp->field.card[b].player;
	if (gsrp_colour(gsrp, a, b, draw->count, &by) == PAIRING_BLACK)
		*board = (struct pairing_board){board->black, player};
}

/* Boards stand in the order of the list, those who sit out behind them. */
static enum pairing_status make_draw(
	const struct gsrp *gsrp, const int *mate, struct pairing_draw *draw)
{
	const int count = gsrp->field.count;
	struct pairing_draw made = {malloc(((size_t)count + 1) * sizeof(*made.boards)), 0};

	if (!made.boards)
		return PAIRING_NO_MEMORY;
	for (int a = 0; a < count; a++)
		if (mate[a] > a)
			add_board(gsrp, a, mate[a], &made);
	for (int a = 0; a < count; a++)
		if (mate[a] < 0)
			add_board(gsrp, a, -1, &made);
	*draw = made;
	return PAIRING_OK;
}

/* A pinned board that may not be, if there is one. */
static enum pairing_status no_draw(const struct gsrp *gsrp, struct pairing_blame *blame)
{
	const struct field *field = &gsrp->field;

	if (!blame)
		return PAIRING_NO_DRAW;
	*blame = (struct pairing_blame){
		"", PAIRING_NOBODY, PAIRING_NOBODY, "No draw keeps what is fixed by the arbiter."};
	for (int a = 0; a < field->count; a++) {
		const int b = field->card[a].partner;

		if (b < a || gsrp_may_meet(gsrp, a, b))
			continue;
		blame->player = field->card[a].player;
		blame->other = field->card[b].player;
		blame->rule = field_met(field, a, b) ? "B" : "";
		blame->text = field_met(field, a, b)
			? "Two players have met in the competition."
			: "Two players are fixed to meet and must not.";
		break;
	}
	return PAIRING_NO_DRAW;
}

static enum pairing_status pins_agree(const struct gsrp *gsrp, struct pairing_blame *blame)
{
	const enum pairing_status status = field_pins_agree(&gsrp->field, blame);

	for (int a = 0; status == PAIRING_OK && a < gsrp->field.count; a++) {
		const struct field_card *card = &gsrp->field.card[a];

		if (!gsrp->card[a].pinned ||
			(card->partner < 0 && card->pinned == PAIRING_NEUTRAL && card->pins == 0))
			continue;
		if (blame)
			*blame = (struct pairing_blame){"", card->player, PAIRING_NOBODY,
				"A player is pinned to sit out and to play."};
		return PAIRING_BAD_INPUT;
	}
	return status;
}

enum pairing_status gsrp_best(
	const struct pairing_input *input, struct pairing_draw *draw, struct pairing_blame *blame)
{
	struct gsrp gsrp;
	enum pairing_status status = gsrp_init(&gsrp, input, blame);
	int *mate;

	if (status != PAIRING_OK)
		return status;
	mate = malloc(((size_t)gsrp.field.count + 1) * sizeof(*mate));
	field_index_met(&gsrp.field);
	status = mate ? pins_agree(&gsrp, blame) : PAIRING_NO_MEMORY;
	if (status == PAIRING_OK) {
		status = gsrp_pair(&gsrp, mate);
		if (status == PAIRING_OK)
			status = make_draw(&gsrp, mate, draw);
		else if (status == PAIRING_NO_DRAW)
			status = no_draw(&gsrp, blame);
	}
	free(mate);
	gsrp_done(&gsrp);
	return status;
}
