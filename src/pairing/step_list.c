/*
 * Lists of reasons, the same for every rule book.
 */
#include "step_list.h"

#include <limits.h>
#include <stdlib.h>

static bool grow(struct step_list *list)
{
	const int room = list->room == 0 ? 64 : list->room <= INT_MAX / 2 ? 2 * list->room : 0;
	struct pairing_step *steps;

	if (room == 0)
		return false;
	steps = realloc(list->steps.steps, (size_t)room * sizeof(*steps));
	if (!steps)
		return false;
	list->steps.steps = steps;
	list->room = room;
	return true;
}

struct pairing_step *step_list_add(struct step_list *list, enum pairing_step_kind kind,
	const char *rule, int board, int player, int other)
{
	struct pairing_step *step;

	if (!list->failed && list->steps.count == list->room)
		list->failed = !grow(list);
	if (list->failed)
		return &list->lost;
	step = &list->steps.steps[list->steps.count++];
	*step = (struct pairing_step){
		.kind = kind, .rule = rule, .board = board, .player = player, .other = other};
	return step;
}

void step_put_claims(struct pairing_step *step, const struct pairing_claim *his,
	const struct pairing_claim *other)
{
	step->values[0] = his->difference;
	step->values[1] = his->run;
	step->values[2] = his->games;
	step->values[3] = other->difference;
	step->values[4] = other->run;
	step->values[5] = other->games;
	step->values[7] = other->due == his->due;
}

void pairing_steps_done(struct pairing_steps *steps)
{
	free(steps->steps);
	*steps = (struct pairing_steps){0};
}
