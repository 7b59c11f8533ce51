/*
 * Lists of reasons, the same for every rule book.
 */
#include "book/step_list.h"

#include <stdlib.h>
#include <string.h>

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
	/* all members of all kinds, of which a compound literal would begin one alone */
	memset(step, 0, sizeof(*step));
	step->kind = kind;
	step->rule = rule;
	step->board = board;
	step->player = player;
	step->other = other;
	step->proof.passed = PAIRING_PASSED_UNKNOWN;
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

struct pairing_step_claim step_claim(const struct pairing_claim *claim)
{
	return (struct pairing_step_claim){claim->difference, claim->run, claim->games};
}

void step_put_transfer(
	struct pairing_step *step, const struct field_card *his, const struct field_card *other)
{
	step->as.transfer =
		(struct pairing_step_transfer){step_claim(&his->claim), step_claim(&other->claim),
			(other->score > his->score) - (other->score < his->score),
			other->claim.due != his->claim.due ? 0
				: his < other              ? 2
							   : 1};
}

void pairing_steps_done(struct pairing_steps *steps)
{
	free(steps->steps);
	*steps = (struct pairing_steps){0};
}
