/*
 * Who comes before the odd player in drop order, and why he stays in the group (29D1a).
 */
#include "uscf/stays.h"

#include "uscf/bye.h"
#include "uscf/choice.h"
#include "uscf/group.h"

/* Those of a group who meet each other or leave it, in rank order; returns their number. */
static int list_cards(const struct uscf_seats *seats, int level, int *card)
{
	const struct field *field = &seats->uscf.field;
	const struct field_level *group = &field->level[level];
	int n = 0;

	for (int c = group->first; c < group->first + group->count; c++)
		if (seats->seats.opponent[c] >= 0 &&
			field->card[seats->seats.opponent[c]].level >= level)
			card[n++] = c;
	return n;
}

/* Whom this one can meet of those who would be left. */
static bool has_opponent(const struct uscf *uscf, const int *card, int count, int c)
{
	for (int i = 0; i < count; i++)
		if (card[i] != c && uscf_free(uscf, c, card[i]))
			return true;
	return false;
}

/* What is wrong with those who would be left. */
static void blame_rest(
	const struct uscf *uscf, const int *card, int count, struct uscf_stays *stays)
{
	stays->why = PAIRING_STAYS_REST;
	if (count == 2) {
		*stays = (struct uscf_stays){PAIRING_STAYS_TWO, {card[0], card[1]}};
		return;
	}
	for (int i = 0; i < count && stays->why == PAIRING_STAYS_REST; i++)
		if (!has_opponent(uscf, card, count, card[i]))
			*stays = (struct uscf_stays){PAIRING_STAYS_ONE, {card[i], -1}};
}

/* False: no memory. *stays_there false: nothing keeps him. */
static bool find_why(const struct uscf_seats *seats, const struct uscf_plan *plan, int *card,
	int count, int gone, bool *stays_there, struct uscf_stays *stays)
{
	int left = 0, pairable;

	*stays = (struct uscf_stays){PAIRING_STAYS_BELOW, {-1, -1}};
	*stays_there = !uscf_choice_can_go_down(plan, gone);
	if (*stays_there)
		return true;
	for (int i = 0; i < count; i++)
		if (card[i] != gone)
			card[left++] = card[i];
	pairable = uscf_group_is_pairable(&seats->uscf, card, left, plan->arena);
	*stays_there = pairable == 0;
	if (*stays_there)
		blame_rest(&seats->uscf, card, left, stays);
	return pairable >= 0;
}

bool uscf_stays_find(const struct uscf_seats *seats, int odd, int first, struct arena *arena,
	int *card, struct uscf_stays *stays)
{
	const struct uscf_plan plan = {.uscf = &seats->uscf, .arena = arena, .bye = seats->bye};
	const int level = seats->uscf.field.card[odd].level;
	const size_t most = (size_t)seats->uscf.field.level[level].count;
	int *cards = arena_alloc(arena, most, sizeof(int)),
	    *order = arena_alloc(arena, most, sizeof(int)), count;
	bool there;

	*card = -1;
	if (!cards || !order)
		return false;
	count = list_cards(seats, level, cards);
	uscf_drop_order(&seats->uscf, cards, count, order);
	if (first >= count || order[first] == odd)
		return true;
	for (int i = 0; i < first; i++)
		if (order[i] == odd)
			return true;
	if (!find_why(seats, &plan, cards, count, order[first], &there, stays))
		return false;
	if (there)
		*card = order[first];
	return true;
}
