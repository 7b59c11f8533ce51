/* Sentences on what is left of a CAA level without its floaters, and on its natural draw. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/caa_forms.h"
#include "support/told/told_forms.h"

static bool stays(const struct round_facts *facts, int card)
{
	return facts->card[card].opponent >= 0 && !facts_goes_down(facts, card) &&
		!facts_comes_up(facts, card);
}

/* The cards that meet one of their own level; returns how many. */
static int find_rest(const struct round_facts *facts, int level, int *rest)
{
	int count = 0;

	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++)
		if (stays(facts, i))
			rest[count++] = i;
	return count;
}

static void check_left(const struct told *told, const char *part)
{
	const struct round_facts *facts = &told->facts;
	int rest[FACTS_PINS], count, level, changed = 0, open = 0;
	struct sentence one;

	told_true(told,
		told_match(told,
			"{c:%dn cards|%pa and %pb} are left on level %ss, {k:all with their due colour|nobody against his due colour|1 against his due colour|%dt against their due colour}",
			part, &one),
		"what is left");
	level = facts_level(facts, sentence_number(&one, 's'));
	told_true(told, level >= 0, "there is such a level");
	count = find_rest(facts, level, rest);
	told_true(told, count < facts->size[level], "somebody has left it");
	for (int i = 0; i < count; i++) {
		changed += facts_transferred(facts, rest[i]);
		open += facts->card[rest[i]].due == COLOUR_NONE;
	}
	if (sentence_number(&one, 'c') == 0)
		told_true(told, sentence_number(&one, 'n') == count && count > 2, "how many");
	else
		told_true(told,
			count == 2 && sentence_number(&one, 'a') == facts->card[rest[0]].pin &&
				sentence_number(&one, 'b') == facts->card[rest[1]].pin,
			"the two");
	switch (sentence_number(&one, 'k')) {
	case 0:
		told_true(told, changed == 0 && open == 0, "all with their due colour");
		break;
	case 1:
		told_true(told, changed == 0 && open > 0, "nobody against his due colour");
		break;
	default:
		told_true(told,
			changed ==
				(sentence_number(&one, 'k') == 2 ? 1 : sentence_number(&one, 't')),
			"how many against their due colour");
	}
}

void caa_said_left(const struct told *told)
{
	char text[COST_SIZE], part[COST_SIZE];

	for (const char *rest = told_text(told, 'a', text, sizeof(text)); rest;) {
		rest = sentence_next(rest, "; ", part, sizeof(part));
		check_left(told, part);
	}
}

/* Half against half by rank: pairs that do not meet, and pairs that meet instead. */
static int find_changes(const struct round_facts *facts, int level, int *pairs, char *natural,
	char *actual, size_t size)
{
	int rest[FACTS_PINS], changes = 0, made = 0;
	const int half = find_rest(facts, level, rest) / 2;

	*pairs = half;
	natural[0] = actual[0] = '\0';
	for (int i = 0; i < half; i++)
		if (facts->card[rest[i]].opponent != rest[half + i])
			facts_put_pair(facts, rest[i], rest[half + i], &changes, natural, size);
	for (int i = 0; i < 2 * half; i++) {
		const int other = facts->card[rest[i]].opponent;
		const int by_place = i < half ? rest[half + i] : rest[i - half];

		if (other > rest[i] && other != by_place)
			facts_put_pair(facts, rest[i], other, &made, actual, size);
	}
	return changes;
}

void caa_said_natural(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int level = facts_level(facts, told_number(told, 'a'));
	char natural[COST_SIZE], actual[COST_SIZE], text[COST_SIZE];
	int changes, pairs;

	told_true(told,
		told->low >= 0 &&
			(level == facts->card[told->high].level ||
				level == facts->card[told->low].level),
		"the level of one of the two");
	told_aside(told, told_number(told, 'a'));
	changes = find_changes(facts, level, &pairs, natural, actual, sizeof(natural));
	told_true(told, (changes == 0) == !sentence_has(&told->sentence, 'n'), "as by rank");
	if (changes == 0)
		return;
	told_others(told, changes, pairs);
	told_true(told, strcmp(told_text(told, 'n', text, sizeof(text)), natural) == 0, natural);
	told_true(told, strcmp(told_text(told, 'm', text, sizeof(text)), actual) == 0, actual);
}
