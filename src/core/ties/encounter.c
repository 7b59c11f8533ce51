/* Direct encounter: the games among players who are tied (C.07 6). */
#include "core/ties/encounter.h"

#include <stdlib.h>

/* A fraction of half points; the denominators of a player's sums stay small. */
struct share {
	int64_t num, den;
};

/* What one of the group has against the others. */
struct rival {
	int player;
	int place;                /* in the group before */
	int met;                  /* how many of the others */
	struct share least, most; /* missing games lost, won */
};

/* What a group is worked out in. */
struct encounter {
	const struct ties_field *field;
	bool forfeits_played;
	bool *in_group; /* by player */
	struct rival *rivals;
};

static int64_t common_divisor(int64_t a, int64_t b)
{
	while (b != 0) {
		const int64_t rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

static struct share add_share(struct share sum, int64_t num, int64_t den)
{
	const int64_t both = sum.den / common_divisor(sum.den, den) * den;

	return (struct share){sum.num * (both / sum.den) + num * (both / den), both};
}

static int compare_shares(struct share a, struct share b)
{
	const int64_t left = a.num * b.den, right = b.num * a.den;

	return (left > right) - (left < right);
}

/* Is it a game between the two that counts here (C.07 6.1.1)? */
static bool is_between(const struct encounter *at, const struct ties_game *game)
{
	return ties_is_meeting(at->field, game, at->forfeits_played);
}

/* The games of a player against an opponent from a round on, and what they gave. */
static int games_from(const struct encounter *at, int player, int opponent, int round, int *points2)
{
	int games = 0;

	*points2 = 0;
	for (; round <= at->field->rounds; round++) {
		const struct ties_game *game = ties_game(at->field, player, round);

		if (game->opponent != opponent || !is_between(at, game))
			continue;
		*points2 += game->points2;
		games++;
	}
	return games;
}

/* Has he met him before this round? */
static bool has_met_before(const struct encounter *at, int player, int opponent, int round)
{
	for (int r = 1; r < round; r++) {
		const struct ties_game *game = ties_game(at->field, player, r);

		if (game->opponent == opponent && is_between(at, game))
			return true;
	}
	return false;
}

/* C.07 6.1, 6.1.2: of several games against one the mean. */
static void score_rival(const struct encounter *at, int count, struct rival *rival)
{
	struct share sum = {0, 1};
	int missing;

	rival->met = 0;
	for (int round = 1; round <= at->field->rounds; round++) {
		const struct ties_game *game = ties_game(at->field, rival->player, round);
		int points2, games;

		if (game->opponent == TIES_NOBODY || !at->in_group[game->opponent] ||
			!is_between(at, game) ||
			has_met_before(at, rival->player, game->opponent, round))
			continue;
		games = games_from(at, rival->player, game->opponent, round, &points2);
		sum = add_share(sum, points2, games);
		rival->met++;
	}
	missing = count - 1 - rival->met;
	rival->least = add_share(sum, (int64_t)missing * at->field->points.loss2, 1);
	rival->most = add_share(sum, (int64_t)missing * at->field->points.win2, 1);
}

static int compare_rivals(const void *left, const void *right)
{
	const struct rival *a = left, *b = right;
	const int order = compare_shares(b->least, a->least);

	return order != 0 ? order : (a->place > b->place) - (a->place < b->place);
}

/* The rivals of a group, by what they have for certain; *all: each has met each. */
static void score_group(struct encounter *at, const int *group, int count, bool *all)
{
	*all = true;
	for (int i = 0; i < count; i++)
		at->in_group[group[i]] = true;
	for (int i = 0; i < count; i++) {
		at->rivals[i] = (struct rival){.player = group[i], .place = i};
		score_rival(at, count, &at->rivals[i]);
		*all = *all && at->rivals[i].met == count - 1;
	}
	for (int i = 0; i < count; i++)
		at->in_group[group[i]] = false;
	qsort(at->rivals, (size_t)count, sizeof(*at->rivals), compare_rivals);
}

/* C.07 6.3: from a place on, is the first alone on top whatever the missing games give? */
static bool is_alone(const struct encounter *at, int from, int count)
{
	for (int i = from + 1; i < count; i++)
		if (compare_shares(at->rivals[from].least, at->rivals[i].most) <= 0)
			return false;
	return true;
}

/* How many of the sorted rivals from a place on stand on one level. */
static int level_size(const struct encounter *at, int from, int count, bool all)
{
	int size = 1;

	if (!all)
		return is_alone(at, from, count) ? 1 : count - from;
	while (from + size < count &&
		compare_shares(at->rivals[from].least, at->rivals[from + size].least) == 0)
		size++;
	return size;
}

/* A level that is smaller than the group is looked at again by itself; *level goes on. */
static void part_group(struct encounter *at, int *group, int count, int *levels, int *level)
{
	bool all;
	int from = 0, *sizes = levels;

	if (count > 1) {
		score_group(at, group, count, &all);
		for (int i = 0; i < count; i++)
			group[i] = at->rivals[i].player;
	}
	/* the sizes of the levels stand where the levels will, until each is reached */
	for (int i = 0; count > 1 && i < count; i += sizes[i])
		sizes[i] = level_size(at, i, count, all);
	while (from < count) {
		const int size = count > 1 ? sizes[from] : 1;

		if (size > 1 && size < count) {
			part_group(at, &group[from], size, &levels[from], level);
		} else {
			++*level;
			for (int i = 0; i < size; i++)
				levels[from + i] = *level;
		}
		from += size;
	}
}

static int compare_ints(const void *left, const void *right)
{
	const int a = *(const int *)left, b = *(const int *)right;

	return (a > b) - (a < b);
}

/* Who shares a level in the order of the players, which is that of ranks. */
static void restore_order(int *group, int count, const int *levels)
{
	for (int from = 0, to; from < count; from = to) {
		for (to = from + 1; to < count && levels[to] == levels[from];)
			to++;
		qsort(&group[from], (size_t)(to - from), sizeof(*group), compare_ints);
	}
}

enum status ties_encounter(
	const struct ties_field *field, bool forfeits_played, int *group, int count, int *levels)
{
	struct encounter at = {.field = field, .forfeits_played = forfeits_played};
	enum status status = STATUS_NO_MEMORY;
	int level = 0;

	at.in_group = calloc((size_t)field->count + 1, sizeof(*at.in_group));
	at.rivals = malloc(((size_t)count + 1) * sizeof(*at.rivals));
	if (at.in_group != NULL && at.rivals != NULL) {
		part_group(&at, group, count, levels, &level);
		restore_order(group, count, levels);
		status = STATUS_OK;
	}
	free(at.in_group);
	free(at.rivals);
	return status;
}

void ties_encounter_working(const struct ties_field *field, bool forfeits_played, const int *group,
	int count, int player, struct ties_working *working)
{
	const struct encounter at = {.field = field, .forfeits_played = forfeits_played};

	for (int i = 0; i < count; i++) {
		struct ties_part *part;

		if (group[i] == player)
			continue;
		part = ties_working_add(working, 0, group[i]);
		part->source = TIES_OPPONENT;
		part->games = games_from(&at, player, group[i], 1, &part->own2);
		part->value = part->own2;
	}
}
