/*
 * A US Chess draw read group by group.
 */
#include "uscf/seats.h"

#include <stdlib.h>

struct uscf_seats uscf_seats_of(const struct uscf *uscf, const struct card_seats *seats)
{
	struct uscf_seats made = {.uscf = *uscf, .seats = *seats, .bye = -1};

	made.uscf.blind = true;
	for (int c = uscf->field.count - 1; c >= 0; c--)
		if (seats->opponent[c] == SEATS_BYE)
			made.bye = c;
	return made;
}

enum pairing_colour uscf_seats_given(const struct uscf_seats *seats, int card)
{
	return card_seats_given(&seats->seats, card);
}

enum pairing_colour uscf_seats_by_rule(const struct uscf_seats *seats, int card)
{
	const char *rule;

	return uscf_colour_in_draw(&seats->uscf, seats->seats.opponent, card, &rule);
}

static int level_of(const struct uscf_seats *seats, int card)
{
	return seats->uscf.field.card[card].level;
}

/* Those who have come down to the level, in rank order. */
static int *list_floats(const struct uscf_seats *seats, int level, struct arena *arena, int *count)
{
	const struct field_level *group = &seats->uscf.field.level[level];
	int *floats, n = 0;

	for (int c = group->first; c < group->first + group->count; c++)
		n += seats->seats.opponent[c] >= 0 &&
			level_of(seats, seats->seats.opponent[c]) < level;
	floats = arena_alloc(arena, (size_t)n, sizeof(int));
	*count = n;
	for (int c = 0, at = 0; floats && at < n; c++)
		if (seats->seats.opponent[c] >= group->first &&
			level_of(seats, seats->seats.opponent[c]) == level)
			floats[at++] = c;
	return floats;
}

static void read_group(const struct uscf_seats *seats, struct uscf_choice *made)
{
	const struct field_level *group = &seats->uscf.field.level[made->level];

	for (int i = 0; i < made->nfloats; i++)
		made->opponent[i] = seats->seats.opponent[made->floats[i]];
	for (int c = group->first; c < group->first + group->count; c++) {
		const int other = seats->seats.opponent[c];

		if (other < 0)
			continue;
		if (level_of(seats, other) == made->level)
			made->rest[made->nrest++] = c;
		else if (level_of(seats, other) > made->level)
			made->drops[made->ndrops++] = c;
	}
}

int uscf_seats_natural_opponent(
	const struct uscf_seats *seats, const struct uscf_choice *made, int i)
{
	const struct field_level *group = &seats->uscf.field.level[made->level];
	const unsigned bars = uscf_bars(&seats->uscf, made->floats[i], made->opponent[i]);

	for (int c = group->first; c < group->first + group->count; c++) {
		bool taken = c == seats->bye;

		for (int k = 0; k < i && !taken; k++)
			taken = made->opponent[k] == c;
		if (!taken && !(uscf_bars(&seats->uscf, made->floats[i], c) & ~bars))
			return c;
	}
	return made->opponent[i];
}

static enum matching_status find_natural(const struct uscf_seats *seats,
	const struct uscf_plan *plan, const struct uscf_choice *made, struct uscf_choice *natural)
{
	enum matching_status status;

	if (!uscf_choice_init(plan, made->level, made->floats, made->nfloats, natural))
		return MATCHING_NO_MEMORY;
	natural->ndrops = -1;
	for (int i = 0; i < made->nfloats; i++)
		natural->opponent[i] = made->opponent[i];
	if (made->ndrops == 1 && seats->seats.tray == 0) {
		natural->ndrops = 1;
		status = uscf_choice_drop(plan, natural);
		if (status == MATCHING_NO_MEMORY)
			return status;
		if (status == MATCHING_NONE)
			natural->ndrops = -1;
	}
	for (int i = 0; i < made->nfloats && seats->seats.tray == 0; i++)
		natural->opponent[i] = uscf_seats_natural_opponent(seats, made, i);
	return MATCHING_OK;
}

enum matching_status uscf_seats_group(const struct uscf_seats *seats, int level,
	struct arena *arena, struct uscf_choice *made, struct uscf_choice *natural)
{
	const struct uscf_plan plan = {.uscf = &seats->uscf, .arena = arena, .bye = seats->bye};
	int nfloats;
	const int *floats = list_floats(seats, level, arena, &nfloats);

	if (!floats || !uscf_choice_init(&plan, level, floats, nfloats, made))
		return MATCHING_NO_MEMORY;
	read_group(seats, made);
	return find_natural(seats, &plan, made, natural);
}

/* Where the counts of the boards go. */
struct taking {
	uscf_seats_take *take;
	void *context;
};

static void take_odd(const struct uscf *uscf, int card, int points, const struct taking *taking)
{
	int64_t counts[USCF_COUNTS] = {0};

	uscf_count_odd(uscf, points, counts);
	taking->take(taking->context, card, counts);
}

static void count_odd(const struct uscf_seats *seats, const struct uscf_choice *made,
	const struct uscf_choice *natural, const struct taking *taking)
{
	const struct uscf *uscf = &seats->uscf;

	for (int i = 0; i < made->nfloats; i++)
		take_odd(uscf, made->floats[i],
			uscf_points(uscf, made->opponent[i], natural->opponent[i]), taking);
	if (natural->ndrops == 1)
		take_odd(uscf, made->drops[0],
			uscf_drop_points(uscf, made->drops[0], natural->drops[0]), taking);
}

/* The boards inside the group against its natural pairing. */
static enum matching_status count_inside(const struct uscf_seats *seats,
	const struct uscf_choice *made, struct arena *arena, const struct taking *taking)
{
	struct uscf_group group = {&seats->uscf, made->rest, made->nrest, NULL};
	const int first = seats->uscf.field.level[made->level].first;
	int *place =
		arena_alloc(arena, (size_t)seats->uscf.field.level[made->level].count, sizeof(int));
	enum matching_status status =
		place ? uscf_group_natural(&group, arena) : MATCHING_NO_MEMORY;

	if (status != MATCHING_OK)
		return status;
	for (int i = 0; i < group.count; i++)
		place[group.card[i] - first] = i;
	for (int i = 0; i < group.count; i++) {
		const int j = place[seats->seats.opponent[group.card[i]] - first];
		int64_t counts[USCF_COUNTS] = {0};

		if (j <= i)
			continue;
		uscf_group_count_switch(&group, i, j, counts);
		taking->take(taking->context, group.card[i], counts);
	}
	return MATCHING_OK;
}

enum matching_status uscf_seats_switches(
	const struct uscf_seats *seats, struct arena *arena, uscf_seats_take *take, void *context)
{
	const struct taking taking = {take, context};
	enum matching_status status = MATCHING_OK;

	for (int level = 0; level < seats->uscf.field.nlevels && status == MATCHING_OK; level++) {
		const struct arena_mark mark = arena_mark(arena);
		struct uscf_choice made, natural;

		status = uscf_seats_group(seats, level, arena, &made, &natural);
		if (status == MATCHING_OK) {
			count_odd(seats, &made, &natural, &taking);
			status = count_inside(seats, &made, arena, &taking);
		}
		arena_release(arena, mark);
	}
	return status;
}

static void add_up(void *context, int card, const int64_t counts[USCF_COUNTS])
{
	int64_t *sums = context;

	(void)card;
	for (int k = 0; k < USCF_COUNTS; k++)
		sums[k] += counts[k];
}

enum matching_status uscf_seats_count(
	const struct uscf_seats *seats, struct arena *arena, int64_t *counts)
{
	for (int c = 0; c < seats->uscf.field.count; c++)
		if (seats->seats.opponent[c] >= 0)
			uscf_count_colour(&seats->uscf, c, uscf_seats_given(seats, c), counts);
	return uscf_seats_switches(seats, arena, add_up, counts);
}
