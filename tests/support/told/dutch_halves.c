/* A Dutch deal: S1, S2 and limbo of a bracket, found again in the draw and on the table. */
#include "support/told/dutch_halves.h"

#include "support/told/dutch_forms.h"
#include "support/told/told_deal.h"

static const struct deal_step *step_of(void)
{
	return &told_dealing()->deal->steps[told_dealing()->step];
}

/* The level of the step's bracket. */
static int bracket_of(const struct told *told)
{
	return facts_level(&told->facts, told_dealing()->deal->groups[step_of()->group].score);
}

static bool is_laid(const struct told *told, int card)
{
	return told_place(told, card)->where == DEAL_LAID;
}

/* From above, and paired in this bracket. */
static bool comes_down(const struct told *told, int card, int level)
{
	const struct fact_card *his = &told->facts.card[card];

	return his->level < level && his->opponent >= 0 && is_laid(told, card) &&
		told->facts.card[his->opponent].level == level;
}

/* Of the bracket, not paired yet, and not with one from above. */
static bool remains(const struct told *told, int card, int level)
{
	return told->facts.card[card].level == level && is_laid(told, card);
}

/*
 * All of whom this is so, in their order, from the i-th on, so many; the list has them, or counts.
 */
static void check_list(const struct told *told, char key,
	bool (*belongs)(const struct told *told, int card, int level), int from, int most)
{
	const int level = bracket_of(told);
	struct told_names names;
	char list[COST_SIZE];
	int at = 0, count = 0;

	told_read_names(told, told_text(told, key, list, sizeof(list)), &names);
	for (int i = 0; i < told->facts.count; i++) {
		if (!belongs(told, i, level) || at++ < from || count == most)
			continue;
		told_true(told, count >= names.count || names.card[count] == i,
			"the cards of the half, in their order");
		count++;
	}
	told_true(told, names.count + names.more == count, "how many are in the half");
}

void dutch_said_moved_down(const struct told *told)
{
	check_list(told, 'n', comes_down, 0, FACTS_PINS);
	check_list(told, 'm', remains, 0, FACTS_PINS);
}

/* The pairs of the bracket that are still to be made. */
static int count_pairs(const struct told *told, int level)
{
	int count = 0;

	for (int i = 0; i < told->facts.count; i++) {
		const int other = told->facts.card[i].opponent;

		count += remains(told, i, level) && other > i && remains(told, other, level);
	}
	return count;
}

/* k: 0 of what is left once those from above are paired */
void dutch_said_halves(const struct told *told)
{
	const int level = bracket_of(told), pairs = count_pairs(told, level);
	bool above = false;

	for (int i = 0; i < told->facts.count; i++) {
		const int other = told->facts.card[i].opponent;

		told_true(told, !comes_down(told, i, level), "who comes from above is paired");
		above = above ||
			(told->facts.card[i].level < level && other >= 0 &&
				told->facts.card[other].level == level);
	}
	told_true(told, above || told_number(told, 'k') == 1, "a remainder");
	told_true(told, told_number(told, 'k') == told_number(told, 'r'), "the rule");
	check_list(told, 'n', remains, 0, pairs);
	check_list(told, 'm', remains, pairs, FACTS_PINS);
}

/* He lies in the bracket, has come from above and meets one below. */
void dutch_said_limbo(const struct told *told)
{
	const struct fact_card *his = &told->facts.card[told_card(told, 'a')];
	const int level = bracket_of(told);

	told_true(told, facts_level(&told->facts, told_number(told, 'b')) == level, "the bracket");
	told_true(told,
		is_laid(told, told_card(told, 'a')) &&
			told_place(told, told_card(told, 'a'))->group == step_of()->group,
		"he lies in it");
	told_true(told, his->level < level, "from above");
	told_true(told, his->opponent >= 0 && told->facts.card[his->opponent].level > level,
		"he goes down further");
}

void dutch_said_met_bracket(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a');
	const int level = facts_level(facts, told_number(told, 'b'));

	told_true(told, level >= 0 && facts->size[level] > 0, "there is such a bracket");
	for (int i = 0; i < facts->count; i++)
		told_true(told,
			facts->card[i].level != level ||
				facts_met(facts, facts->card[card].pin, facts->card[i].pin) > 0,
			"he has met him");
}

void dutch_said_all_taken(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a');
	const int level = facts_level(facts, told_number(told, 'b'));

	told_true(told, level >= 0 && facts->size[level] > 0, "there is such a bracket");
	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++)
		told_true(told,
			facts_met(facts, facts->card[card].pin, facts->card[i].pin) > 0 ||
				facts_comes_up(facts, i),
			"he has met him, or somebody from above does");
}

/* One who leaves the bracket and stands in S1; one who stands in S2 and acts in S1 is exchanged. */
void dutch_said_goes_to_s2(const struct told *told)
{
	const int card = told_card(told, 'b');

	told_true(told, told->facts.card[card].level == bracket_of(told), "of the bracket");
	told_true(told, facts_goes_down(&told->facts, card), "he leaves it");
	told_true(told, told_place(told, card)->half == DEAL_ABOVE, "he stands in S1");
	for (int i = 0; i < told->facts.count; i++) {
		const int other = told->facts.card[i].opponent;

		told_true(told,
			other < 0 || told->facts.card[i].level != bracket_of(told) ||
				told->facts.card[other].level != bracket_of(told) ||
				told_is_pinned(told, i) || is_laid(told, i),
			"no pair of the halves is made before");
	}
	for (int i = 0; i < told->facts.count; i++)
		if (told_dealing()->deal->pins[step_of()->cards[0]] == told->facts.card[i].pin)
			told_true(told,
				told_place(told, i)->half == DEAL_BELOW &&
					told->facts.card[i].opponent > i,
				"the exchanged one comes from S2 and leads a pair");
}

static bool is_in_s2(const struct told *told, int card, int level)
{
	return remains(told, card, level) && told_place(told, card)->half == DEAL_BELOW;
}

/* The first of S2 who is not paired yet, and how many are left there. */
static int first_of_s2(const struct told *told, int level, int *left)
{
	int found = -1;

	*left = 0;
	for (int i = 0; i < told->facts.count; i++) {
		if (!is_in_s2(told, i, level))
			continue;
		found = found < 0 ? i : found;
		++*left;
	}
	return found;
}

/* Who stands opposite is seated, and the opponent is the first that is left. */
void dutch_said_first_of_s2(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const int level = told->facts.card[card].level;
	const int ideal = dutch_check_places(told, card, other);
	int left;

	told_true(
		told, ideal >= 0 && !is_in_s2(told, ideal, level), "who stands opposite is seated");
	told_true(told, first_of_s2(told, level, &left) == other, "the first of S2");
	told_true(told, (told_number(told, 'f') == 1) == (left == 1), "the only one");
}

/* g: the colour that both are due, and the opponent is not */
static void check_both_due(const struct told *told, int card, int passed, enum colour due)
{
	const struct fact_card *cards = told->facts.card;

	told_true(told, cards[card].due == due && cards[passed].due == due, "both are due it");
	told_true(told, cards[cards[card].opponent].due != due, "the opponent is not");
}

void dutch_said_opposite(const struct told *told)
{
	const int card = told_card(told, 'a'), ideal = told_card(told, 'i');

	told_true(told, dutch_check_places(told, card, told_card(told, 'b')) == ideal,
		"who stands at the same place");
	told_true(told, is_in_s2(told, ideal, told->facts.card[card].level), "not paired yet");
	if (told_number(told, 'k') == 0)
		told_true(told,
			facts_met(&told->facts, told->facts.card[card].pin,
				told->facts.card[ideal].pin) == told_number(told, 'r'),
			"the round in which they met");
	else
		check_both_due(told, card, ideal,
			told_number(told, 'k') == 1 ? COLOUR_WHITE : COLOUR_BLACK);
}

/* c: the first of S2 who is not paired yet, where who stands opposite is. */
void dutch_said_before_him(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b'),
		  before = told_card(told, 'c');
	const int level = told->facts.card[card].level;
	const int ideal = dutch_check_places(told, card, other);
	int left;

	told_true(
		told, ideal >= 0 && !is_in_s2(told, ideal, level), "who stands opposite is seated");
	told_true(told, first_of_s2(told, level, &left) == before && before < other,
		"the first of S2, before the opponent");
	if (told_number(told, 'k') == 0)
		told_true(told,
			facts_met(&told->facts, told->facts.card[card].pin,
				told->facts.card[before].pin) == told_number(told, 'r'),
			"the round in which they met");
	else
		check_both_due(told, card, before,
			told_number(told, 'k') == 1 ? COLOUR_WHITE : COLOUR_BLACK);
}
