/*
 * Lists of reasons, the same for every rule book.
 */
#include "book/step_list.h"

#include <stdlib.h>

#include "book/grow.h"

struct pairing_step *step_list_add(struct step_list *list, enum pairing_step_kind kind,
	const char *rule, int board, int player, int other)
{
	struct pairing_step *step = NULL;

	if (!list->failed)
		step = grow_array(
			list->steps.steps, list->steps.count, 1, sizeof(*step), &list->room);
	list->failed = !step;
	if (list->failed)
		return &list->lost;
	list->steps.steps = step;
	step += list->steps.count++;
	*step = (struct pairing_step){
		.kind = kind, .rule = rule, .board = board, .player = player, .other = other};
	return step;
}

/* A card pinned to another opponent than it has is no reason for this board. */
static void add_pin(struct step_list *list, const struct field *field, int card, int board)
{
	if (card >= 0 && field_fixed(field, card) && field->card[card].partner < 0)
		step_list_add(list, PAIRING_STEP_PINNED, "", board, field->card[card].player,
			PAIRING_NOBODY);
}

void step_list_pins(
	struct step_list *list, const struct field *field, int card, int other, int board)
{
	if (other >= 0 && field->card[card].partner == other) {
		step_list_add(list, PAIRING_STEP_PINNED, "", board, field->card[card].player,
			field->card[other].player);
		return;
	}
	add_pin(list, field, card, board);
	add_pin(list, field, other, board);
}

enum pairing_status step_list_hand_over(
	struct step_list *list, enum pairing_status status, struct pairing_steps *steps)
{
	if (status == PAIRING_OK && list->failed)
		status = PAIRING_NO_MEMORY;
	if (status == PAIRING_OK)
		*steps = list->steps;
	else
		pairing_steps_done(&list->steps);
	return status;
}

void step_put_claims(struct pairing_step *step, const struct pairing_claim *his,
	const struct pairing_claim *other, bool higher)
{
	step->values[0] = his->difference;
	step->values[1] = his->run;
	step->values[2] = his->games;
	step->values[3] = other->difference;
	step->values[4] = other->run;
	step->values[5] = other->games;
	step->values[7] = other->due != his->due ? 0 : higher ? 2 : 1;
}

void pairing_steps_done(struct pairing_steps *steps)
{
	free(steps->steps);
	*steps = (struct pairing_steps){0};
}
