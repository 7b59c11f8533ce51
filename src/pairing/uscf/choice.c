/*
 * Odd players and their opponents, by what is seen near by.
 */
#include "uscf/choice.h"

#include "uscf/bye.h"
#include "uscf/group.h"

enum {
	OPPONENTS_TRIED = 12, /* before the view is widened */
	DROPS_TRIED = 12,     /* before it is asked whether there is any */
};

int uscf_level_cards(const struct uscf_plan *plan, int level, int *card)
{
	const struct field_level *group = &plan->uscf->field.level[level];
	int n = 0;

	for (int c = group->first; c < group->first + group->count; c++)
		if (c != plan->bye)
			card[n++] = c;
	return n;
}

bool uscf_choice_init(const struct uscf_plan *plan, int level, const int *floats, int nfloats,
	struct uscf_choice *choice)
{
	const size_t group = (size_t)plan->uscf->field.level[level].count,
		     all = group + (size_t)nfloats;

	*choice = (struct uscf_choice){.level = level, .floats = floats, .nfloats = nfloats};
	choice->opponent = arena_alloc(plan->arena, (size_t)nfloats, sizeof(int));
	choice->drops = arena_alloc(plan->arena, group, sizeof(int));
	choice->rest = arena_alloc(plan->arena, group, sizeof(int));
	choice->down = arena_alloc(plan->arena, all, sizeof(int));
	return choice->opponent && choice->drops && choice->rest && choice->down;
}

static bool is_in(const int *list, int count, int card)
{
	for (int i = 0; i < count; i++)
		if (list[i] == card)
			return true;
	return false;
}

void uscf_choice_copy(const struct uscf_choice *from, struct uscf_choice *choice)
{
	for (int i = 0; i < from->nfloats; i++)
		choice->opponent[i] = from->opponent[i];
	for (int i = 0; i < from->ndrops; i++)
		choice->drops[i] = from->drops[i];
	for (int i = 0; i < from->nrest; i++)
		choice->rest[i] = from->rest[i];
	for (int i = 0; i < from->ndown; i++)
		choice->down[i] = from->down[i];
	choice->ndrops = from->ndrops;
	choice->nrest = from->nrest;
	choice->ndown = from->ndown;
	choice->reaches = from->reaches;
}

void uscf_choice_fill(const struct uscf_plan *plan, struct uscf_choice *choice)
{
	const struct field_level *group = &plan->uscf->field.level[choice->level];

	choice->nrest = choice->ndown = 0;
	for (int i = 0; i < choice->nfloats; i++)
		if (choice->opponent[i] < 0)
			choice->down[choice->ndown++] = choice->floats[i];
	for (int c = group->first; c < group->first + group->count; c++) {
		if (c == plan->bye || is_in(choice->opponent, choice->nfloats, c))
			continue;
		if (is_in(choice->drops, choice->ndrops, c))
			choice->down[choice->ndown++] = c;
		else
			choice->rest[choice->nrest++] = c;
	}
}

void uscf_choice_leave(
	const struct uscf_choice *natural, const int *drops, int ndrops, struct uscf_choice *choice)
{
	const int places = natural->ndrops < ndrops ? natural->ndrops : ndrops;
	int left = ndrops - 1;

	choice->ndrops = ndrops;
	for (int i = 0; i < ndrops; i++) {
		if (i < places && is_in(drops, ndrops, natural->drops[i])) {
			choice->drops[i] = natural->drops[i];
			continue;
		}
		while (is_in(natural->drops, places, drops[left]))
			left--;
		choice->drops[i] = drops[left--];
	}
}

bool uscf_choice_can_go_down(const struct uscf_plan *plan, int card)
{
	const struct field *field = &plan->uscf->field;
	const int level = field->card[card].level + 1;

	if (level >= field->nlevels)
		return false;
	for (int c = field->level[level].first;
		c < field->level[level].first + field->level[level].count; c++)
		if (c != plan->bye && uscf_free(plan->uscf, card, c))
			return true;
	/* nobody is left of a group whose only card has the bye */
	return field->level[level].count == 1 && field->level[level].first == plan->bye;
}

/* Those who may leave a group of an odd number, in drop order, until the others can be paired. */
static int drop_one(const struct uscf_plan *plan, struct uscf_choice *choice, const int *order)
{
	const int count = choice->nrest;
	int tried = 0, pairable = 0;

	choice->ndrops = 1;
	for (int i = 0; i < count && pairable == 0; i++) {
		if (!uscf_choice_can_go_down(plan, order[i]))
			continue;
		choice->drops[0] = order[i];
		uscf_choice_fill(plan, choice);
		if (tried++ == DROPS_TRIED) {
			const int left =
				uscf_group_free_left(plan->uscf, order, count, plan->arena);

			if (left != 1)
				return left < 0 ? -1 : 0;
		}
		pairable = uscf_group_is_pairable(
			plan->uscf, choice->rest, choice->nrest, plan->arena);
	}
	return pairable;
}

enum matching_status uscf_choice_drop(const struct uscf_plan *plan, struct uscf_choice *choice)
{
	const struct arena_mark mark = arena_mark(plan->arena);
	const int ndrops = choice->ndrops;
	int *order = arena_alloc(
		plan->arena, (size_t)plan->uscf->field.level[choice->level].count, sizeof(int));
	int pairable;

	if (!order)
		return MATCHING_NO_MEMORY;
	choice->ndrops = 0;
	uscf_choice_fill(plan, choice);
	uscf_drop_order(plan->uscf, choice->rest, choice->nrest, order);
	pairable = ndrops == 0
		? uscf_group_is_pairable(plan->uscf, choice->rest, choice->nrest, plan->arena)
		: drop_one(plan, choice, order);
	arena_release(plan->arena, mark);
	if (pairable > 0)
		return MATCHING_OK;
	choice->ndrops = ndrops;
	return pairable < 0 ? MATCHING_NO_MEMORY : MATCHING_NONE;
}

enum matching_status uscf_choice_near(const struct uscf_plan *plan, struct uscf_choice *choice)
{
	const struct field_level *group = &plan->uscf->field.level[choice->level];
	const int present = group->count -
		(plan->bye >= 0 && plan->uscf->field.card[plan->bye].level == choice->level);
	enum matching_status status = MATCHING_NONE;
	int tried = 0;

	if (choice->nfloats > 1)
		return MATCHING_NONE;
	choice->ndrops = (present + choice->nfloats) % 2;
	if (choice->nfloats == 0)
		return uscf_choice_drop(plan, choice);
	for (int c = group->first; c < group->first + group->count && tried < OPPONENTS_TRIED;
		c++) {
		if (c == plan->bye || !uscf_free(plan->uscf, choice->floats[0], c))
			continue;
		tried++;
		choice->opponent[0] = c;
		status = uscf_choice_drop(plan, choice);
		if (status != MATCHING_NONE)
			return status;
	}
	/* 29D2: nobody is left of the group to meet him */
	if (present == 0) {
		choice->opponent[0] = -1;
		choice->ndrops = 0;
		uscf_choice_fill(plan, choice);
		status =
			choice->level + 1 < plan->uscf->field.nlevels ? MATCHING_OK : MATCHING_NONE;
	}
	return status;
}

int uscf_choice_reach(const struct uscf_plan *plan, int level, const int *floats, int nfloats)
{
	const struct arena_mark mark = arena_mark(plan->arena);
	int reached = level;

	while (reached >= 0 && reached < plan->uscf->field.nlevels) {
		struct uscf_choice choice;
		enum matching_status status = MATCHING_NO_MEMORY;

		if (uscf_choice_init(plan, reached, floats, nfloats, &choice))
			status = uscf_choice_near(plan, &choice);
		if (status == MATCHING_NO_MEMORY)
			reached = -1;
		if (status != MATCHING_OK)
			break;
		floats = choice.down;
		nfloats = choice.ndown;
		reached++;
	}
	if (reached == plan->uscf->field.nlevels && nfloats > 0)
		reached--;
	arena_release(plan->arena, mark);
	return reached;
}
