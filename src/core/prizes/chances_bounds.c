/* How many stand above a player, over all that the open games can bring. */
#include "core/prizes/chances.h"

#include <limits.h>

struct counting {
	const struct chances *chances;
	const struct entrants *entrants;
	int entrant; /* whose bounds they are: he is not counted */
	bool barred;
	struct standing_bounds *bounds;
};

/* Others above him, and above him or equal. */
struct others {
	int above, behind;
};

static bool counts(const struct counting *counting, int i)
{
	return i != counting->entrant &&
		(counting->barred || counting->entrants->of[i].bar == ENTRANT_FREE);
}

static void count_one(
	const struct counting *counting, int i, int more2, int points2, struct others *others)
{
	const int with2 = counting->entrants->of[i].points2 + more2;

	if (!counts(counting, i))
		return;
	others->above += with2 > points2;
	others->behind += with2 >= points2;
}

static int count_ways(const struct chance_group *group)
{
	int ways = 1;

	for (int k = 0; k < group->count; k++)
		ways *= CHANCE_RESULTS;
	return ways;
}

/* The result of a chance in the n-th way in which its group can end. */
static int result_in(const struct chance_group *group, int n, int chance)
{
	for (int c = group->first; c < chance; c++)
		n /= CHANCE_RESULTS;
	return n % CHANCE_RESULTS;
}

/* What he has of a group in the n-th way. */
static int gained2(
	const struct chances *chances, const struct chance_group *group, int n, int entrant)
{
	int sum2 = 0;

	for (int c = group->first; c < group->first + group->count; c++, n /= CHANCE_RESULTS)
		sum2 += chance_points2(&chances->of[c], entrant, n % CHANCE_RESULTS);
	return sum2;
}

/* The players of a group are each counted at his last chance. */
static struct others count_way(
	const struct counting *counting, const struct chance_group *group, int n, int points2)
{
	const struct chances *chances = counting->chances;
	struct others others = {0, 0};

	for (int c = group->first; c < group->first + group->count; c++) {
		const struct chance *chance = &chances->of[c];

		if (chances->last_of[chance->one] == c)
			count_one(counting, chance->one, gained2(chances, group, n, chance->one),
				points2, &others);
		if (chance->other >= 0 && chances->last_of[chance->other] == c)
			count_one(counting, chance->other,
				gained2(chances, group, n, chance->other), points2, &others);
	}
	return others;
}

static void widen(struct others *least, struct others *most, const struct others *others)
{
	least->above = others->above < least->above ? others->above : least->above;
	least->behind = others->behind < least->behind ? others->behind : least->behind;
	most->above = others->above > most->above ? others->above : most->above;
	most->behind = others->behind > most->behind ? others->behind : most->behind;
}

static void add_others(struct others *sum, const struct others *others)
{
	sum->above += others->above;
	sum->behind += others->behind;
}

/* Each player of a group too large to be tried, for himself: of two one may be counted as both. */
static void count_apart(const struct counting *counting, int i, int least2, int most2,
	struct others *least, struct others *most)
{
	count_one(counting, i, counting->chances->least2[i], most2, least);
	count_one(counting, i, counting->chances->most2[i], least2, most);
}

static void count_large_group(const struct counting *counting, const struct chance_group *group,
	int least2, int most2, struct others *least, struct others *most)
{
	const struct chances *chances = counting->chances;

	for (int c = group->first; c < group->first + group->count; c++) {
		const struct chance *chance = &chances->of[c];

		if (chances->last_of[chance->one] == c)
			count_apart(counting, chance->one, least2, most2, least, most);
		if (chance->other >= 0 && chances->last_of[chance->other] == c)
			count_apart(counting, chance->other, least2, most2, least, most);
	}
}

/* All who are not of the group `but`, when he has these points. */
static void count_others(const struct counting *counting, int but, int points2,
	struct others *least, struct others *most)
{
	const struct chances *chances = counting->chances;

	for (int i = 0; i < counting->entrants->count; i++)
		if (chances->last_of[i] < 0) {
			count_one(counting, i, 0, points2, least);
			count_one(counting, i, 0, points2, most);
		}
	for (int g = 0; g < chances->ngroups; g++) {
		const struct chance_group *group = &chances->groups[g];
		struct others few = {INT_MAX, INT_MAX}, many = {0, 0};

		if (g == but)
			continue;
		if (group->count > CHANCE_TRIED) {
			count_large_group(counting, group, points2, points2, least, most);
			continue;
		}
		for (int n = 0; n < count_ways(group); n++) {
			const struct others others = count_way(counting, group, n, points2);

			widen(&few, &many, &others);
		}
		add_others(least, &few);
		add_others(most, &many);
	}
}

static void note_bounds(struct standing_bounds *bounds, int points2, const struct others *least,
	const struct others *most)
{
	bounds->least2 = points2 < bounds->least2 ? points2 : bounds->least2;
	bounds->most2 = points2 > bounds->most2 ? points2 : bounds->most2;
	bounds->above_least =
		least->above < bounds->above_least ? least->above : bounds->above_least;
	bounds->behind_least =
		least->behind < bounds->behind_least ? least->behind : bounds->behind_least;
	bounds->above_most = most->above > bounds->above_most ? most->above : bounds->above_most;
	bounds->behind_most =
		most->behind > bounds->behind_most ? most->behind : bounds->behind_most;
}

/* His group in all ways that have this result of his last chance. */
static void try_group(const struct counting *counting, int own)
{
	const struct chances *chances = counting->chances;
	const int last = chances->last_of[counting->entrant];
	const int g = chances->of[last].group;
	const struct chance_group *group = &chances->groups[g];
	struct others least = {0, 0}, most = {0, 0};
	int before2 = INT_MIN;

	for (int n = 0; n < count_ways(group); n++) {
		const int points2 = counting->entrants->of[counting->entrant].points2 +
			gained2(chances, group, n, counting->entrant);
		struct others few, many, within;

		if (result_in(group, n, last) != own)
			continue;
		if (points2 != before2) {
			least = most = (struct others){0, 0};
			count_others(counting, g, points2, &least, &most);
		}
		before2 = points2;
		within = count_way(counting, group, n, points2);
		few = least;
		many = most;
		add_others(&few, &within);
		add_others(&many, &within);
		note_bounds(counting->bounds, points2, &few, &many);
	}
}

/* Where his group is too large: with the least and the most points that he can come to. */
static void bound_large_group(const struct counting *counting, int own)
{
	const struct chances *chances = counting->chances;
	const int entrant = counting->entrant, last = chances->last_of[entrant];
	const struct chance *chance = &chances->of[last];
	const int g = chance->group;
	int least2 = counting->entrants->of[entrant].points2 + chances->least2[entrant];
	int most2 = counting->entrants->of[entrant].points2 + chances->most2[entrant];
	int worst2 = INT_MAX, best2 = 0;
	struct others few = {0, 0}, many = {0, 0}, unseen = {0, 0};

	for (int k = 0; k < CHANCE_RESULTS; k++) {
		const int with2 = chance_points2(chance, entrant, k);

		worst2 = with2 < worst2 ? with2 : worst2;
		best2 = with2 > best2 ? with2 : best2;
	}
	least2 += chance_points2(chance, entrant, own) - worst2;
	most2 += chance_points2(chance, entrant, own) - best2;
	count_others(counting, g, most2, &few, &unseen);
	unseen = (struct others){0, 0};
	count_others(counting, g, least2, &unseen, &many);
	count_large_group(counting, &chances->groups[g], least2, most2, &few, &many);
	note_bounds(counting->bounds, least2, &few, &many);
	note_bounds(counting->bounds, most2, &few, &many);
}

struct standing_bounds chances_bounds(const struct chances *chances,
	const struct entrants *entrants, int entrant, enum forecast_own own, bool barred)
{
	struct standing_bounds bounds = {
		.least2 = INT_MAX, .above_least = INT_MAX, .behind_least = INT_MAX};
	const struct counting counting = {chances, entrants, entrant, barred, &bounds};
	const int last = chances->last_of[entrant];
	struct others least = {0, 0}, most = {0, 0};
	int result;

	if (last < 0) {
		count_others(&counting, -1, entrants->of[entrant].points2, &least, &most);
		note_bounds(&bounds, entrants->of[entrant].points2, &least, &most);
		return bounds;
	}
	result = chance_result(&chances->of[last], entrant, own);
	if (chances->groups[chances->of[last].group].count > CHANCE_TRIED)
		bound_large_group(&counting, result);
	else
		try_group(&counting, result);
	return bounds;
}
