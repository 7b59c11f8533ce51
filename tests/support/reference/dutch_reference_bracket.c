/*
 * One bracket of the slow and plain Dutch rules: every set of pairs is a candidate; criteria C6 to
 * C21, then the order of generation.
 */
#include "config.h"
#include "support/reference/dutch_reference_bracket.h"

#include <stdlib.h>
#include <string.h>

struct bracket {
	struct dutch_reference *reference;
	int man[DUTCH_CARDS]; /* moved down, then residents */
	int count, mdps;
	unsigned below; /* the men of lower scoregroups */
	int next_first; /* the next scoregroup begins here */
	int resident_score;
	int partner[DUTCH_CARDS]; /* by place in man[]; -1: goes down */
	bool counting;            /* only C6 and C7 are asked for (C8 of the bracket above) */
	struct reference_earlier *earlier; /* the best is known: those before it are counted */
	struct reference_value first;      /* keys of the first of them */
	bool found;
	int best_partner[DUTCH_CARDS];
	struct reference_value best;
};

static void put(struct reference_value *value, int entry)
{
	value->value[value->count++] = entry;
}

static int descending(const void *a, const void *b)
{
	return *(const int *)b - *(const int *)a;
}

static int ascending(const void *a, const void *b)
{
	return *(const int *)a - *(const int *)b;
}

static void put_list(struct reference_value *value, int *list, int count, bool largest_first)
{
	qsort(list, (size_t)count, sizeof(*list), largest_first ? descending : ascending);
	for (int i = 0; i < count; i++)
		put(value, list[i]);
}

/* Let the last entries count the other way. */
static void turn_round(struct reference_value *value, int entries)
{
	for (int i = value->count - entries; i < value->count; i++)
		value->value[i] = -value->value[i];
}

static const struct reference_man *man_at(const struct bracket *bracket, int place)
{
	return &bracket->reference->man[bracket->man[place]];
}

static bool is_mdp_pair(const struct bracket *bracket, int place)
{
	return place < bracket->mdps && bracket->partner[place] >= 0;
}

static unsigned downfloaters(const struct bracket *bracket)
{
	unsigned set = 0;

	for (int i = 0; i < bracket->count; i++)
		if (bracket->partner[i] < 0)
			set |= 1u << bracket->man[i];
	return set;
}

static int count_bits(unsigned set)
{
	int count = 0;

	for (; set; set &= set - 1)
		count++;
	return count;
}

static void put_c6_c7(const struct bracket *bracket, struct reference_value *value)
{
	int scores[DUTCH_CARDS], count = 0;

	for (int i = 0; i < bracket->count; i++)
		if (bracket->partner[i] < 0)
			scores[count++] = man_at(bracket, i)->score;
	value->start[0] = value->count;
	put(value, count);
	value->start[1] = value->count;
	put_list(value, scores, count, true);
}

static void put_c8(const struct bracket *bracket, struct reference_value *value);

/* C9 */
static void put_unplayed(const struct bracket *bracket, struct reference_value *value)
{
	const struct dutch_reference *reference = bracket->reference;
	const unsigned down = downfloaters(bracket);
	int unplayed = 0;

	if (reference->n % 2 == 1 && count_bits(down) == 1 &&
		reference->bye_score >= bracket->resident_score)
		for (int i = 0; i < bracket->count; i++)
			if (bracket->partner[i] < 0)
				unplayed = man_at(bracket, i)->unplayed;
	put(value, unplayed);
}

/* C10 to C13 */
static void put_colours(const struct bracket *bracket, struct reference_value *value)
{
	int too_far = 0, third = 0, unhappy = 0, strong = 0;

	for (int i = 0; i < bracket->count; i++) {
		const struct reference_man *man = man_at(bracket, i);
		const size_t played = strlen(man->colours);
		const char *last = man->colours + played;
		char given;
		bool top;

		if (bracket->partner[i] < 0)
			continue;
		top = man->topscorer || man_at(bracket, bracket->partner[i])->topscorer;
		given = dutch_reference_colour(
			bracket->reference, bracket->man[i], bracket->man[bracket->partner[i]]);
		too_far += top && abs(man->whites - man->blacks + (given == 'w' ? 1 : -1)) > 2;
		third += top && played >= 2 && last[-1] == given && last[-2] == given;
		unhappy += man->due && man->due != given;
		strong += man->due && man->due != given && man->strength == 2;
	}
	value->start[4] = value->count;
	put(value, too_far);
	value->start[5] = value->count;
	put(value, third);
	value->start[6] = value->count;
	put(value, unhappy);
	value->start[7] = value->count;
	put(value, strong);
}

/* C14 to C17 */
static void put_floats(const struct bracket *bracket, struct reference_value *value)
{
	for (int back = 0; back < 2; back++) {
		int again_down = 0, again_up = 0;

		for (int i = bracket->mdps; i < bracket->count; i++) {
			again_down += bracket->partner[i] < 0 && man_at(bracket, i)->down[back];
			again_up += bracket->partner[i] >= 0 &&
				bracket->partner[i] < bracket->mdps && man_at(bracket, i)->up[back];
		}
		value->start[8 + 2 * back] = value->count;
		put(value, again_down);
		value->start[9 + 2 * back] = value->count;
		put(value, again_up);
	}
}

/* C18 to C21 */
static void put_differences(const struct bracket *bracket, struct reference_value *value)
{
	enum { LIMBO = 1000000 };

	for (int back = 0; back < 2; back++) {
		int list[DUTCH_CARDS], count = 0;

		for (int i = 0; i < bracket->mdps; i++)
			if (man_at(bracket, i)->down[back])
				list[count++] = man_at(bracket, i)->score +
					(bracket->partner[i] < 0 ? LIMBO
								 : -bracket->resident_score);
		value->start[12 + 2 * back] = value->count;
		put_list(value, list, count, true);
		count = 0;
		for (int i = 0; i < bracket->mdps; i++)
			if (is_mdp_pair(bracket, i) &&
				man_at(bracket, bracket->partner[i])->up[back])
				list[count++] = man_at(bracket, i)->score - bracket->resident_score;
		value->start[13 + 2 * back] = value->count;
		put_list(value, list, count, true);
	}
}

/* 4.4: the set of MDPs, their opponents. */
static void put_mdp_keys(const struct bracket *bracket, struct reference_value *value)
{
	value->start[16] = value->count;
	for (int i = 0; i < bracket->mdps; i++)
		if (is_mdp_pair(bracket, i))
			put(value, i + 1);
	value->start[17] = value->count;
	for (int i = 0; i < bracket->mdps; i++)
		if (is_mdp_pair(bracket, i))
			put(value, bracket->partner[i] + 1);
}

/* 4.2, 4.3 for the residents who meet each other. */
static void put_remainder_keys(const struct bracket *bracket, struct reference_value *value)
{
	const int turned = bracket->reference->ignored;
	int number[DUTCH_CARDS] = {0}, top[DUTCH_CARDS], in[DUTCH_CARDS], out[DUTCH_CARDS];
	int count = 0, tops = 0, ins = 0, outs = 0, distance = 0;

	for (int i = bracket->mdps; i < bracket->count; i++)
		if (bracket->partner[i] < 0 || bracket->partner[i] >= bracket->mdps)
			number[i] = ++count;
	for (int i = bracket->mdps; i < bracket->count; i++)
		if (bracket->partner[i] > i)
			top[tops++] = i;
	for (int i = bracket->mdps; i < bracket->count; i++) {
		const bool is_top = bracket->partner[i] > i;

		if (number[i] > tops && is_top)
			in[ins++] = number[i];
		if (number[i] > 0 && number[i] <= tops && !is_top)
			out[outs++] = -number[i];
	}
	for (int i = 0; i < ins; i++)
		distance += in[i] + out[i];
	value->start[18] = value->count;
	put(value, outs);
	put(value, distance);
	put_list(value, out, outs, false);
	turn_round(value, turned == -1 ? outs : 0);
	put_list(value, in, ins, false);
	turn_round(value, turned == -2 ? ins : 0);
	value->start[19] = value->count;
	for (int i = 0; i < tops; i++)
		put(value, number[bracket->partner[top[i]]] * (turned == 25 ? -1 : 1));
}

static void evaluate(const struct bracket *bracket, struct reference_value *value)
{
	value->count = 0;
	put_c6_c7(bracket, value);
	if (bracket->counting)
		return;
	value->start[2] = value->count;
	put_c8(bracket, value);
	value->start[3] = value->count;
	put_unplayed(bracket, value);
	put_colours(bracket, value);
	put_floats(bracket, value);
	put_differences(bracket, value);
	put_mdp_keys(bracket, value);
	put_remainder_keys(bracket, value);
	value->start[20] = value->count;
}

/* Leave out the criterion that the caller wants ignored. */
static bool is_ignored(
	const struct bracket *bracket, const struct reference_value *value, int entry)
{
	const int k = bracket->reference->ignored - 6;

	return k >= 0 && k < 19 && !bracket->counting && entry >= value->start[k] &&
		entry < value->start[k + 1];
}

static bool is_better(const struct bracket *bracket, const struct reference_value *value)
{
	const struct reference_value *best = &bracket->best;

	if (!bracket->found)
		return true;
	for (int i = 0; i < value->count && i < best->count; i++)
		if (!is_ignored(bracket, value, i) && value->value[i] != best->value[i])
			return value->value[i] < best->value[i];
	return false;
}

static void judge(struct bracket *bracket)
{
	struct reference_value value;

	if (!dutch_reference_completable(
		    bracket->reference, downfloaters(bracket) | bracket->below))
		return;
	evaluate(bracket, &value);
	if (!is_better(bracket, &value))
		return;
	bracket->found = true;
	bracket->best = value;
	memcpy(bracket->best_partner, bracket->partner, sizeof(bracket->partner));
}

/* Keys 22 to 25 of two pairings with as many pairs: below 0: a comes first. */
static int compare_keys(const struct reference_value *a, const struct reference_value *b)
{
	const int count = a->start[20] - a->start[16];

	for (int i = 0; i < count && i < b->start[20] - b->start[16]; i++)
		if (a->value[a->start[16] + i] != b->value[b->start[16] + i])
			return a->value[a->start[16] + i] - b->value[b->start[16] + i];
	return 0;
}

/* C1 to C4, a prohibition being 0; -1: none of them is broken. */
static int find_bar(const struct bracket *bracket)
{
	const struct dutch_reference *reference = bracket->reference;
	static const int order[4] = {1, 0, 2, 3};
	bool broken[4] = {false, false, false, false};

	for (int i = 0; i < bracket->count; i++) {
		const int man = bracket->man[i], other = bracket->partner[i];

		if (other < 0)
			broken[2] =
				broken[2] || (bracket->below == 0 && reference->man[man].barred);
		else if (!reference->legal[man][bracket->man[other]])
			broken[dutch_reference_bar(reference, man, bracket->man[other])] = true;
	}
	for (int i = 0; i < 4; i++)
		if (broken[order[i]])
			return order[i];
	return dutch_reference_completable(
		       bracket->reference, downfloaters(bracket) | bracket->below)
		? -1
		: 4;
}

/* The criterion by which it is worse than the best; the first value of it. */
static int find_criterion(const struct bracket *bracket, int *first)
{
	struct reference_value value;
	const int bar = find_bar(bracket);

	*first = 0;
	if (bar >= 0)
		return bar;
	evaluate(bracket, &value);
	for (int i = 0; i < value.count && i < bracket->best.count; i++) {
		int k = 0;

		if (value.value[i] == bracket->best.value[i])
			continue;
		while (value.start[k + 1] <= i)
			k++;
		*first = value.value[value.start[k]];
		return 6 + k;
	}
	return DUTCH_CRITERIA - 1;
}

static void count_criterion(struct reference_earlier *earlier, int criterion, int first)
{
	if (earlier->worse[criterion]++ == 0 || first < earlier->least[criterion])
		earlier->least[criterion] = first;
	if (first > earlier->most[criterion])
		earlier->most[criterion] = first;
}

static bool has_other_mdps(const struct bracket *bracket)
{
	for (int i = 0; i < bracket->mdps; i++)
		if (bracket->partner[i] != bracket->best_partner[i])
			return true;
	return false;
}

/* A pairing, barred or not: does it come before the best one, and what is against it? */
static void judge_earlier(struct bracket *bracket)
{
	struct reference_earlier *earlier = bracket->earlier;
	struct reference_value value = {.count = 0};
	int criterion, first;

	put_mdp_keys(bracket, &value);
	put_remainder_keys(bracket, &value);
	value.start[20] = value.count;
	/* as many go down, and as many of those from above are paired */
	if (count_bits(downfloaters(bracket)) != bracket->best.value[0] ||
		value.start[17] != bracket->best.start[17] - bracket->best.start[16] ||
		compare_keys(&value, &bracket->best) >= 0)
		return;
	criterion = find_criterion(bracket, &first);
	count_criterion(earlier, criterion, first);
	if (earlier->count++ == 0 || compare_keys(&value, &bracket->first) < 0) {
		bracket->first = value;
		earlier->first = criterion;
	}
	if (has_other_mdps(bracket))
		earlier->others++;
	else
		earlier->exchanged += value.value[value.start[18]] > 0;
}

/* C6 is asked first: with more downfloaters than the best so far nothing is better. */
static bool is_worse(const struct bracket *bracket, int down)
{
	return bracket->found && down > bracket->best.value[0] &&
		(bracket->counting || bracket->reference->ignored != 6);
}

/* The candidates that go on from the pairs so far, `down` of those before `place` going down. */
static void try_all(struct bracket *bracket, int place, int down)
{
	enum { OPEN = -2, DOWN = -1 };

	if (is_worse(bracket, down))
		return;
	while (place < bracket->count && bracket->partner[place] != OPEN)
		place++;
	if (place == bracket->count) {
		if (bracket->earlier)
			judge_earlier(bracket);
		else
			judge(bracket);
		return;
	}
	for (int i = place + 1; i < bracket->count; i++) {
		if (bracket->partner[i] != OPEN || i < bracket->mdps ||
			(!bracket->earlier &&
				!bracket->reference->legal[bracket->man[place]][bracket->man[i]]))
			continue;
		bracket->partner[place] = i;
		bracket->partner[i] = place;
		try_all(bracket, place + 1, down);
		bracket->partner[i] = OPEN;
	}
	bracket->partner[place] = DOWN;
	try_all(bracket, place + 1, down + 1);
	bracket->partner[place] = OPEN;
}

static void open_bracket(
	struct bracket *bracket, struct dutch_reference *reference, unsigned moved_down, int first)
{
	*bracket = (struct bracket){
		.reference = reference, .resident_score = reference->man[first].score};
	for (int i = 0; i < first; i++)
		if (moved_down >> i & 1)
			bracket->man[bracket->count++] = i;
	bracket->mdps = bracket->count;
	bracket->next_first = first;
	while (bracket->next_first < reference->n &&
		reference->man[bracket->next_first].score == bracket->resident_score)
		bracket->man[bracket->count++] = bracket->next_first++;
	for (int i = bracket->next_first; i < reference->n; i++)
		bracket->below |= 1u << i;
	for (int i = 0; i < DUTCH_CARDS; i++)
		bracket->partner[i] = -2;
}

/* What the downfloaters can hope for one scoregroup further down. */
static void put_c8(const struct bracket *bracket, struct reference_value *value)
{
	struct dutch_reference *reference = bracket->reference;
	const unsigned down = downfloaters(bracket);
	int *known = reference->next_best + (size_t)down * REFERENCE_NEXT_VALUES;

	if (bracket->next_first == reference->n) {
		put(value, 0);
		return;
	}
	if (known[0] < 0) {
		struct bracket next;

		open_bracket(&next, reference, down, bracket->next_first);
		next.counting = true;
		try_all(&next, 0, 0);
		memcpy(known, next.best.value, (size_t)next.best.count * sizeof(int));
	}
	for (int i = 0; i <= known[0]; i++)
		put(value, known[i]);
}

unsigned dutch_reference_bracket(
	struct dutch_reference *reference, unsigned moved_down, int first, int *partner)
{
	struct bracket bracket;

	for (size_t i = 0; i < (size_t)1 << reference->n; i++)
		reference->next_best[i * REFERENCE_NEXT_VALUES] = -1;
	open_bracket(&bracket, reference, moved_down, first);
	try_all(&bracket, 0, 0);
	if (reference->earlier) {
		bracket.earlier = &reference->earlier[reference->brackets];
		*bracket.earlier = (struct reference_earlier){.count = 0};
		try_all(&bracket, 0, 0);
	}
	memcpy(bracket.partner, bracket.best_partner, sizeof(bracket.partner));
	for (int i = 0; i < bracket.count; i++)
		if (bracket.partner[i] >= 0)
			partner[bracket.man[i]] = bracket.man[bracket.partner[i]];
	reference->values[reference->brackets++] = bracket.best;
	return downfloaters(&bracket);
}
