/*
 * Which prizes the players claim: each the largest that he can have, worked out again until nobody
 * changes.
 *
 * At first all stand in the pool of the places. A class is claimed by those who have less than it
 * would give them: by the highest by its measure first (of a class by score, and of the places, by
 * those with most points; where ranks part the tied, by the highest rank). Of those who are equal
 * in that, who have least claim it first, and who have the same claim it together, so that they
 * have the same chance. They gain if their share, among all of their standing who would then have
 * it, is more than what they have. Of such claims the one for most money is granted first. It
 * changes what is left for others in the class and in the one that was left; who is pushed out, or
 * would now gain elsewhere, claims again, be it the places. A prize that nobody would gain by is
 * left.
 *
 * It ends where shares are equal, or each has his place, and all classes go by score. Of one
 * standing, a claim lifts players above what they had; those whom they join keep more than that,
 * and those whom they leave have no less than before. So fewer have as little as they had. Who
 * stands lower comes after. By Hort, or where other measures order the players differently, there
 * may be no end: two can follow each other round and round. So the claims have a limit.
 */
#include <string.h>

#include "core/prizes/awarding.h"

/* Who claims a class: awarding->block has so many, each of whom would get the pay. */
struct claim {
	int of;
	int count;
	int64_t pay;
};

/* Equals by the measure of a class: at..end of its order, behind so many who hold it. */
struct level {
	int at, end, before;
};

static bool is_by_score(const struct awarding *awarding, int c)
{
	return awarding->classes[c].prize->by == PRIZE_BY_SCORE;
}

/* Do ranks part those who are equal by the measure of the class? */
static bool is_by_rank(const struct awarding *awarding, int c)
{
	return is_by_score(awarding, c) && prize_rule_is_by_rank(awarding->rule);
}

static int last_place(const struct awarding *awarding, const struct award_class *of)
{
	return of->count > 0 ? awarding->award->slots[of->slots[of->count - 1]].place : 0;
}

static int first_place(const struct awarding *awarding, const struct award_class *of)
{
	return of->count > 0 ? awarding->award->slots[of->slots[0]].place : 0;
}

/* The end of those who are equal by the measure of the class from the at-th of its order on. */
static int level_end(const struct award_class *of, int at)
{
	int end = at + 1;

	while (end < of->norder && of->level[end] == of->level[at])
		end++;
	return end;
}

/* The same within a level where ranks part its players. */
static int rank_end(const struct awarding *awarding, int c, int at, int end)
{
	const struct award_class *of = &awarding->classes[c];
	const struct entrant *entrants = awarding->award->entrants->of;
	int to = at + 1;

	if (!is_by_rank(awarding, c))
		return end;
	while (to < end && entrants[of->order[to]].rank == entrants[of->order[at]].rank)
		to++;
	return to;
}

/*
 * So many places are taken before those of a level who have the class, if so many are taken before
 * the level: a place that no money is for is taken by one who may win in the class and has a prize
 * of another one, too.
 */
static int skip_unpaid(
	const struct awarding *awarding, int c, const struct level *level, int sharing)
{
	const int unpaid = first_place(awarding, &awarding->classes[c]) - 1 - level->before;
	const int others = level->end - level->at - sharing;

	return level->before + (unpaid <= 0 ? 0 : unpaid < others ? unpaid : others);
}

/* What so many of a level get, by their ranks. */
static void part_level(
	const struct awarding *awarding, int c, const struct level *level, int count, int64_t *pays)
{
	const int64_t sum = awarding_window(awarding, &awarding->classes[c],
		skip_unpaid(awarding, c, level, count), count, awarding->amounts);

	if (is_by_score(awarding, c))
		awarding_part(awarding, count, awarding->amounts, pays);
	else
		for (int i = 0; i < count; i++)
			pays[i] = awarding_share(awarding, sum, count);
}

/* Those of the order from..to who hold the class or claim it; returns how many. */
static int collect_level(
	const struct awarding *awarding, int c, int from, int to, const int *block, int claiming)
{
	const struct award_class *of = &awarding->classes[c];
	int count = 0;

	for (int i = from, k = 0; i < to; i++) {
		const int entrant = of->order[i];
		const bool claims = block && k < claiming && block[k] == entrant;

		k += claims;
		if (!claims && awarding->holds[entrant] != c)
			continue;
		awarding->ranks[count] = awarding->award->entrants->of[entrant].rank;
		awarding->pool[count++] = entrant;
	}
	return count;
}

/* The next level of a class, behind those of the level who have it. */
static void next_level(const struct awarding *awarding, int c, struct level *level)
{
	const struct award_class *of = &awarding->classes[c];
	const int from = level->at;
	int holding = 0;

	for (int i = from; i < level->end; i++)
		holding += awarding->holds[of->order[i]] == c;
	level->before = skip_unpaid(awarding, c, level, holding) + holding;
	level->at = level->end;
	level->end = level->at < of->norder ? level_end(of, level->at) : level->at;
}

static struct level first_level(const struct award_class *of)
{
	return (struct level){0, of->norder > 0 ? level_end(of, 0) : 0, 0};
}

void awarding_pay_holders(struct awarding *awarding, int c)
{
	const struct award_class *of = &awarding->classes[c];
	struct level level = first_level(of), next;

	for (; level.at < of->norder; level = next) {
		const int count = collect_level(awarding, c, level.at, level.end, NULL, 0);

		part_level(awarding, c, &level, count, awarding->pays);
		next = level;
		next_level(awarding, c, &next);
		for (int i = 0; i < count; i++) {
			awarding->has[awarding->pool[i]] = awarding->pays[i];
			/* pushed out: he takes the place of nobody until he claims one */
			if (awarding->pays[i] == 0 && c > 0)
				awarding->holds[awarding->pool[i]] = HOLDS_NOTHING;
		}
	}
}

/*
 * Has the one less than the other? Of equal amounts a place is more than a class prize, and that of
 * a higher class more (32B4).
 */
static bool has_less(const struct awarding *awarding, int one, int other)
{
	if (awarding->has[one] != awarding->has[other])
		return awarding->has[one] < awarding->has[other];
	return awarding->has[one] > 0 && awarding->holds[one] > awarding->holds[other];
}

/*
 * Those from..to who do not hold the class and have least, but more than this one (-1: all of
 * them); returns how many.
 */
static int collect_block(const struct awarding *awarding, int c, int from, int to, int than)
{
	const struct award_class *of = &awarding->classes[c];
	int count = 0;

	for (int i = from; i < to; i++) {
		const int entrant = of->order[i];

		if (awarding->holds[entrant] == c ||
			(than >= 0 && !has_less(awarding, than, entrant)) ||
			(count > 0 && has_less(awarding, awarding->want[0], entrant)))
			continue;
		if (count > 0 && has_less(awarding, entrant, awarding->want[0]))
			count = 0;
		awarding->want[count++] = entrant;
	}
	return count;
}

/* The level of an entrant who may win in a class. */
static struct level find_level(const struct awarding *awarding, int c, int entrant)
{
	const struct award_class *of = &awarding->classes[c];
	struct level level = first_level(of);

	for (;; next_level(awarding, c, &level))
		for (int i = level.at; i < level.end; i++)
			if (of->order[i] == entrant)
				return level;
}

int awarding_before(const struct awarding *awarding, int c, int entrant)
{
	const struct level level = find_level(awarding, c, entrant);

	return skip_unpaid(
		awarding, c, &level, collect_level(awarding, c, level.at, level.end, NULL, 0));
}

/* What the first of a block would get if it claimed; *sharing: so many of the level then share. */
static int64_t try_level(const struct awarding *awarding, int c, const struct level *level,
	const int *block, int claiming, int *sharing)
{
	const int count = collect_level(awarding, c, level->at, level->end, block, claiming);
	int i = 0;

	part_level(awarding, c, level, count, awarding->tries);
	while (awarding->pool[i] != block[0])
		i++;
	*sharing = count;
	return awarding->tries[i];
}

int64_t awarding_try(
	const struct awarding *awarding, int c, const int *block, int claiming, int *sharing)
{
	const struct level level = find_level(awarding, c, block[0]);

	return try_level(awarding, c, &level, block, claiming, sharing);
}

/* Of equals from..to of a level, the first block that would gain; returns it, `pay` what each. */
static int find_gaining(
	struct awarding *awarding, int c, const struct level *level, int from, int to, int64_t *pay)
{
	int than = -1, claiming, sharing;

	while ((claiming = collect_block(awarding, c, from, to, than)) > 0) {
		*pay = try_level(awarding, c, level, awarding->want, claiming, &sharing);
		than = awarding->want[0];
		if (*pay > awarding->has[than])
			return claiming;
	}
	return 0;
}

/* The first of a level who would gain by the class: true, and kept if it is more than the best. */
static bool find_in_level(
	struct awarding *awarding, int c, const struct level *level, struct claim *best)
{
	for (int from = level->at, to; from < level->end; from = to) {
		int64_t pay = 0;
		int claiming;

		to = rank_end(awarding, c, from, level->end);
		claiming = find_gaining(awarding, c, level, from, to, &pay);
		if (claiming == 0)
			continue;
		if (pay > best->pay) {
			*best = (struct claim){c, claiming, pay};
			memcpy(awarding->block, awarding->want,
				(size_t)claiming * sizeof(*awarding->block));
		}
		return true;
	}
	return false;
}

/* The highest who would gain by a class. */
static void find_in_class(struct awarding *awarding, int c, struct claim *best)
{
	const struct award_class *of = &awarding->classes[c];
	const int last = last_place(awarding, of);
	struct level level = first_level(of);

	for (; level.at < of->norder && level.before < last; next_level(awarding, c, &level))
		if (find_in_level(awarding, c, &level, best))
			return;
}

bool awarding_claim(struct awarding *awarding, bool by_score)
{
	struct claim best = {-1, 0, 0};

	for (int c = by_score ? 0 : 1; c < awarding->nclasses; c++)
		if (by_score || !is_by_score(awarding, c))
			find_in_class(awarding, c, &best);
	if (best.of < 0)
		return false;
	for (int i = 0; i < best.count; i++) {
		const int left = awarding->holds[awarding->block[i]];

		awarding->holds[awarding->block[i]] = best.of;
		if (left > 0)
			awarding_pay_holders(awarding, left);
	}
	awarding_pay_holders(awarding, best.of);
	if (by_score)
		awarding_pay_holders(awarding, 0);
	return true;
}

int awarding_claims_most(const struct awarding *awarding)
{
	return 100 + 10 * (awarding->award->entrants->count + awarding->award->nslots);
}

static void claim_all(struct awarding *awarding, enum prize_rule rule)
{
	int left = awarding_claims_most(awarding);

	awarding->rule = rule;
	for (int c = 0; c < awarding->nclasses; c++)
		awarding_pay_holders(awarding, c);
	while (left > 0 && awarding_claim(awarding, true))
		left--;
}

void award_claims(struct awarding *awarding)
{
	const enum prize_rule rule = awarding->award->list->rules.rule;

	/* Hort: the higher has the better choice, as by place; what is shared may change it */
	if (rule == PRIZE_HORT)
		claim_all(awarding, PRIZE_PLACE);
	claim_all(awarding, rule);
}
