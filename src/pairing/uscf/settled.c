/*
 * Where two draws part in who leaves a score group or meets one from above, and what decides there.
 */
#include "uscf/settled.h"

#include "uscf/bye.h"
#include "uscf/weigh.h"

static int level_of(const struct uscf_seats *seats, int card)
{
	return card < 0 ? seats->uscf.field.nlevels : seats->uscf.field.card[card].level;
}

/* The first level in which other cards leave it or meet those from above; past the last: none. */
static int where_they_part(const struct uscf_seats *one, const struct uscf_seats *two)
{
	for (int c = 0; c < one->uscf.field.count; c++) {
		const int level = level_of(one, c), a = one->seats.opponent[c],
			  b = two->seats.opponent[c];
		const int x = level_of(one, a), y = level_of(two, b);

		if ((x > level) != (y > level) || (x < level) != (y < level) ||
			(x < level && a != b))
			return level;
	}
	return one->uscf.field.nlevels;
}

/* Who comes down to the level or past it, in rank order; NULL: no memory. */
static int *list_floats(const struct uscf_seats *seats, int level, struct arena *arena, int *count)
{
	const int end = seats->uscf.field.level[level].first;
	int *floats = arena_alloc(arena, (size_t)end, sizeof(int));

	*count = 0;
	for (int c = 0; floats && c < end; c++)
		if (c != seats->bye && level_of(seats, seats->seats.opponent[c]) >= level)
			floats[(*count)++] = c;
	return floats;
}

static bool is_in(const int *list, int count, int card)
{
	for (int i = 0; i < count; i++)
		if (list[i] == card)
			return true;
	return false;
}

/* The cards of the level in the order in which they leave it; NULL: no memory. */
static int *order_of(const struct uscf_plan *plan, int level, int *count)
{
	const size_t most = (size_t)plan->uscf->field.level[level].count;
	int *card = arena_alloc(plan->arena, most, sizeof(int));
	int *order = arena_alloc(plan->arena, most, sizeof(int));

	if (!card || !order)
		return NULL;
	*count = uscf_level_cards(plan, level, card);
	uscf_drop_order(plan->uscf, card, *count, order);
	return order;
}

/* What the draw has in the level; those who leave it naturally stand in their natural places. */
static bool read_choice(const struct uscf_plan *plan, const struct uscf_seats *seats,
	const struct uscf_choice *natural, struct uscf_choice *choice)
{
	const int level = natural->level;
	int count, drops = 0, *order = order_of(plan, level, &count);

	if (!order || !uscf_choice_init(plan, level, natural->floats, natural->nfloats, choice))
		return false;
	for (int i = 0; i < natural->nfloats; i++) {
		const int other = seats->seats.opponent[natural->floats[i]];

		choice->opponent[i] = level_of(seats, other) == level ? other : -1;
	}
	for (int i = 0; i < count; i++)
		if (level_of(seats, seats->seats.opponent[order[i]]) > level)
			order[drops++] = order[i];
	uscf_choice_leave(natural, order, drops, choice);
	uscf_choice_fill(plan, choice);
	return true;
}

/*
 * 29D: opponents in turn, the highest first; then who leaves, the last of them in drop order as
 * early there as can be.
 */
static bool comes_first(const struct uscf_plan *plan, const struct uscf_choice *one,
	const struct uscf_choice *two, bool *first)
{
	int count = 0, *order = order_of(plan, one->level, &count);

	*first = false;
	for (int i = 0; order && i < one->nfloats; i++)
		if (one->opponent[i] != two->opponent[i]) {
			*first = one->opponent[i] >= 0 &&
				(two->opponent[i] < 0 || one->opponent[i] < two->opponent[i]);
			return true;
		}
	for (int i = count - 1; order && i >= 0; i--) {
		const bool leaves = is_in(one->drops, one->ndrops, order[i]);

		if (leaves != is_in(two->drops, two->ndrops, order[i])) {
			*first = !leaves;
			return true;
		}
	}
	return order != NULL;
}

/* 29D2: who of those who come down is paired here, but goes on in the other draw; -1: nobody. */
static int has_turn(const struct uscf_choice *natural, const struct uscf_choice *made,
	const struct uscf_choice *other)
{
	for (int i = 0; i < natural->nfloats; i++)
		if (natural->opponent[i] >= 0 && made->opponent[i] >= 0 && other->opponent[i] < 0)
			return natural->floats[i];
	return -1;
}

/* The first count in which two differ, from one on; past the last: none. */
static int where_they_differ(const int64_t *now, const int64_t *then, int first, int last)
{
	while (first <= last && now[first] == then[first])
		first++;
	return first;
}

static void put_colours(
	struct uscf_settled *settled, int count, const int64_t *now, const int64_t *then)
{
	settled->why = now[count] < then[count] ? USCF_SETTLED_COLOURS : USCF_SETTLED_UNTRIED;
	settled->count = (enum uscf_count)count;
	settled->now = now[count];
	settled->then = then[count];
}

/* Better than the natural choice by both: the one with the least weight, else the first. */
static void put_weight(const struct uscf_weight *now, const struct uscf_weight *then, bool gains,
	bool first, struct uscf_settled *settled)
{
	const int all = where_they_differ(now->all, then->all, 0, USCF_UNALTERED);
	const int order = uscf_weight_compare(now, then);

	if (gains && order < 0 && all > USCF_UNALTERED)
		settled->why = USCF_SETTLED_OWN;
	else if (gains && order < 0 && now->all[all] > then->all[all])
		settled->why = USCF_SETTLED_OWN;
	else if (all <= USCF_UNALTERED)
		put_colours(settled, all, now->all, then->all);
	else
		settled->why = first ? USCF_SETTLED_ORDER : USCF_SETTLED_UNTRIED;
}

static enum matching_status decide(const struct uscf_plan *plan, const struct uscf_choice *natural,
	const struct uscf_choice *made, const struct uscf_choice *other,
	struct uscf_settled *settled)
{
	struct uscf_change change = {.plan = plan, .natural = natural};
	struct uscf_weight now, then;
	int64_t usual[USCF_COUNTS];
	enum matching_status status = MATCHING_NO_MEMORY;
	bool first;

	if (uscf_change_init(&change) && comes_first(plan, made, other, &first))
		status = uscf_change_usual(&change, usual);
	if (status == MATCHING_OK)
		status = uscf_change_weigh(&change, made, &now);
	if (status == MATCHING_OK)
		status = uscf_change_weigh(&change, other, &then);
	if (status == MATCHING_OK)
		put_weight(&now, &then, uscf_colours_compare(then.all, usual) < 0, first, settled);
	return status;
}

/* The choices of both draws at the level where they part, weighed; false: no memory. */
static bool weigh_choices(const struct uscf_plan *plan, const struct uscf_seats *made,
	const struct uscf_seats *other, int level, struct uscf_settled *settled)
{
	struct uscf_choice natural, one, two;
	enum matching_status status = MATCHING_NO_MEMORY;
	int nfloats, *floats = list_floats(made, level, plan->arena, &nfloats);

	if (floats && uscf_choice_init(plan, level, floats, nfloats, &natural))
		status = uscf_choice_natural(plan, &natural);
	if (status == MATCHING_OK &&
		(!read_choice(plan, made, &natural, &one) ||
			!read_choice(plan, other, &natural, &two)))
		status = MATCHING_NO_MEMORY;
	if (status != MATCHING_OK)
		return status != MATCHING_NO_MEMORY;
	settled->turn = has_turn(&natural, &one, &two);
	if (settled->turn >= 0)
		settled->why = USCF_SETTLED_TURN;
	else if (natural.ndrops == one.ndrops && one.ndrops == two.ndrops)
		status = decide(plan, &natural, &one, &two, settled);
	return status != MATCHING_NO_MEMORY;
}

bool uscf_settled(const struct uscf_seats *made, const struct uscf_seats *best,
	const struct uscf_seats *other, struct arena *arena, struct uscf_settled *settled)
{
	struct uscf seeing = made->uscf;
	struct uscf_memo memo = {.count = 0};
	const struct uscf_plan plan = {&seeing, arena, made->bye, &memo, NULL, false};
	const int level = where_they_part(made, other);
	bool weighed;

	*settled = (struct uscf_settled){.level = level};
	if (level == seeing.field.nlevels || made->bye != best->bye ||
		where_they_part(made, best) <= level)
		return true;
	settled->why = USCF_SETTLED_UNTRIED;
	if (other->bye != made->bye)
		return true;
	seeing.blind = false;
	weighed = weigh_choices(&plan, made, other, level, settled);
	uscf_memo_done(&memo);
	return weighed;
}
