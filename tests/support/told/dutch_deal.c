/*
 * Reading what a Dutch deal says of the pairings that come before one in the order of the rules: in
 * small fields each number is found again by a reference that makes all of them.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/dutch_reference.h"
#include "support/told/dutch_halves.h"
#include "support/told/told_deal.h"
#include "support/told/told_forms.h"

/* The step that is read. */
static const struct deal_step *step_of(void)
{
	return &told_dealing()->deal->steps[told_dealing()->step];
}

/* Of the bracket of the step; false: the field is too large, or something is fixed. */
static bool find_earlier(const struct told *told, struct reference_earlier *found)
{
	const struct pairing_input *input = &told->position->cards.input;
	const int score = told_dealing()->deal->groups[step_of()->group].score;
	struct reference_earlier earlier[DUTCH_CARDS];
	struct pairing_board boards[DUTCH_CARDS];
	struct dutch_reference reference;
	bool is_found = false;
	int count;

	if (told->facts.count > DUTCH_CARDS || input->npins > 0 || told->held)
		return false;
	ck_assert(dutch_reference_init(&reference, input));
	reference.earlier = earlier;
	ck_assert(dutch_reference_best(&reference, boards, &count));
	for (int i = 0, at = 0; i < reference.brackets; i++) {
		const int here = reference.man[at].score;

		if (here == score) {
			*found = earlier[i];
			is_found = true;
		}
		while (at < reference.n && reference.man[at].score == here)
			at++;
	}
	dutch_reference_done(&reference);
	return is_found;
}

/* ": %da without an exchange, %db with an exchange": which of them are named, in this order. */
static void check_kinds(const struct told *told, const struct reference_earlier *earlier)
{
	const int plain = earlier->count - earlier->exchanged - earlier->others;
	const struct {
		int count;
		const char *with;
	} kinds[] = {{plain, "without an exchange"}, {earlier->exchanged, "with an exchange"},
		{earlier->others, "with other opponents for who comes from above"}};
	char expected[PART_SIZE] = "", text[PART_SIZE];

	for (int i = 0; i < 3; i++) {
		const size_t used = strlen(expected);

		if (kinds[i].count == earlier->count && i > 0)
			snprintf(expected, sizeof(expected), ", %s", kinds[i].with);
		else if (kinds[i].count > 0 && kinds[i].count < earlier->count)
			snprintf(expected + used, sizeof(expected) - used, "%s %d %s",
				used > 0 ? "," : ":", kinds[i].count, kinds[i].with);
	}
	told_text(told, 'k', text, sizeof(text));
	told_true(told, strcmp(text, expected) == 0, "how they differ");
}

/* "%dn pairings come before this one in the order of the rules%tk" */
static void said_count(const struct told *told)
{
	const bool more = told_number(told, 'm') == 0;
	struct reference_earlier earlier;

	if (!find_earlier(told, &earlier))
		return;
	if (more) {
		told_true(told, earlier.count > told_number(told, 'n'), "more come before it");
		return;
	}
	told_true(told, earlier.count == told_number(told, 'n'), "how many come before it");
	check_kinds(told, &earlier);
}

#define FIXED " around the boards made by hand| that keeps what is fixed by hand"

/* What is said against them by each criterion; C4 and C5 are counted together. */
static const struct {
	const char *rule;
	int criterion;
	const char *would;
} criteria[] = {
	{"", 0, "bring two together whom the arbiter keeps apart"},
	{"C1", 1, "bring two together who have met"},
	{"C2", 2, "give the bye to one who may not have it"},
	{"C3", 3, "bring two together who must have the same colour"},
	{"C4", 4, "leave the others without a legal draw{h:|" FIXED "}"},
	{"C4, C5", 4,
		"leave the others without a legal draw{h:|" FIXED "} in which the bye goes to %ss"},
	{"C7", 7, "send one down from a higher score"},
	{"C8", 8, "make more, or one higher, go down from the next bracket"},
	{"C9", 9,
		"give the bye to one who has missed %da{r:| to %db} game{x:s|}{i:| instead of %dt}"},
	{"C10", 10,
		"give %da{r:| to %db} player{x:s|} a colour difference above 2{i:| instead of %dt}"},
	{"C11", 11,
		"give %da{r:| to %db} player{x:s|} one colour three times running{i:| instead of %dt}"},
	{"C12", 12, "give %da{r:| to %db} player{x:s|} the wrong colour{i:| instead of %dt}"},
	{"C13", 13,
		"deny %da{r:| to %db} player{x:s|} a colour that is strongly preferred{i:| instead of %dt}"},
	{"C14", 14,
		"send %da{r:| to %db} player{x:s|} down as in the last round{i:| instead of %dt}"},
	{"C15", 15,
		"bring %da{r:| to %db} player{x:s|} up as in the last round{i:| instead of %dt}"},
	{"C16", 16, "send %da{r:| to %db} player{x:s|} down as two rounds ago{i:| instead of %dt}"},
	{"C17", 17, "bring %da{r:| to %db} player{x:s|} up as two rounds ago{i:| instead of %dt}"},
	{"C18", 18, "take one who went down in the last round further from his score"},
	{"C19", 19, "bring one who came up in the last round up further"},
	{"C20", 20, "take one who went down two rounds ago further from his score"},
	{"C21", 21, "bring one who came up two rounds ago up further"},
};

enum { CRITERIA = sizeof(criteria) / sizeof(criteria[0]) };

/* How many pairings the sentence speaks of; all of them: -1. */
static int how_many(const struct told *told)
{
	return sentence_has(&told->sentence, 'c') ? told_number(told, 'c') : -1;
}

static void check_numbers(const struct told *told, const struct sentence *would,
	const struct reference_earlier *earlier, int criterion)
{
	const int least = sentence_number(would, 'a');
	const int most = sentence_has(would, 'b') ? sentence_number(would, 'b') : least;

	told_true(told, sentence_number(would, 'i') == 0 || sentence_number(would, 't') < least,
		"the draw has less");
	if (!earlier)
		return;
	told_true(told, least == earlier->least[criterion], "the least that they have");
	told_true(told, most == earlier->most[criterion], "the most that they have");
}

/* Are more before it than are counted? The sentence that says so may be of a step before. */
static bool are_more(void)
{
	const struct told_dealing *now = told_dealing();

	for (int i = now->step; i >= 0 && now->deal->steps[i].kind == DEAL_FACT &&
		now->deal->steps[i].group == step_of()->group;
		i--)
		if (strstr(now->deal->steps[i].caption, "before this one in the order"))
			return strstr(now->deal->steps[i].caption, "More than ") != NULL;
	return false;
}

/* "%dc of them would be worse by the other criteria (%tr)": what is no criterion of its own. */
static void said_others(const struct told *told)
{
	struct reference_earlier earlier;
	char rules[PART_SIZE], part[PART_SIZE];
	const char *next = told_text(told, 'r', rules, sizeof(rules));
	int count = 0;

	if (!find_earlier(told, &earlier) || are_more())
		return;
	while (next) {
		next = sentence_next(next, ", ", part, sizeof(part));
		count += earlier.worse[atoi(part + 1)];
	}
	told_true(told, count == told_number(told, 'c'), "how many are worse by these");
}

/* "%dc of them would %tc (%tr)" */
static void said_would(const struct told *told)
{
	char would[COST_SIZE], rule[PART_SIZE];
	struct reference_earlier earlier;
	const bool counted = find_earlier(told, &earlier) && !are_more();
	int found = -1;
	struct sentence sentence;

	told_text(told, 'w', would, sizeof(would));
	told_text(told, 'r', rule, sizeof(rule));
	if (strcmp(would, "be worse by the other criteria") == 0) {
		said_others(told);
		return;
	}
	for (int i = 0; i < CRITERIA && found < 0; i++)
		if (strcmp(criteria[i].rule, rule) == 0 &&
			told_match(told, criteria[i].would, would, &sentence))
			found = i;
	told_true(told, found >= 0, "what is against them, by its rule");
	if (sentence_has(&sentence, 'h'))
		told_true(told, (sentence_number(&sentence, 'h') == 1) == told->held,
			"around boards made by hand");
	if (sentence_has(&sentence, 'a'))
		check_numbers(
			told, &sentence, counted ? &earlier : NULL, criteria[found].criterion);
	if (!counted)
		return;
	told_true(told,
		earlier.worse[criteria[found].criterion] ==
			(how_many(told) < 0 ? earlier.count : how_many(told)),
		"how many are worse by it");
	told_true(told,
		strstr(told->line, "the first,") == NULL ||
			earlier.first == criteria[found].criterion,
		"the first of them is");
}

static void said_uncounted(const struct told *told)
{
	told_true(told, told->facts.count > DUTCH_CARDS, "a large field");
}

#define WHICH \
	"{k:It|Both of them|All of them|All of the first %dn|%dc of them|%dc of them, also the first,|%dc of them, the first,|Of the first %dn, %dc|Of the first %dn, %dc, also the first,|Of the first %dn, %dc, the first,|%dc of these|%dc of these, also the first,|%dc of these, the first,}"

#define AGAINST "{k:they met in round %dr (C1)|both are due White (C12)|both are due Black (C12)}"

struct told_form dutch_deal_forms[] = {
	/* usual ones stand first */
	{"{m:More than |}%dn pairing{x:s come| comes} before this one in the order of the rules{y:|%tk} (%tr).",
		said_count, 0, TOLD_OF_BOARD},
	{WHICH " would %tw{q:| (%tr)}.", said_would, 0, TOLD_OF_BOARD},
	{"{k:Of the remainder S1|S1} is %tn, S2 is %tm ({r:3.3|1.3}).", dutch_said_halves, 0,
		TOLD_OF_BOARD},
	{"%pa, %ox of S1, meets %pb, the {f:first|only one} of S2 not paired yet (4.2).",
		dutch_said_first_of_s2, 0, TOLD_OF_BOARD},
	{"%pa, %ox of S1, meets %pb, %oy of S2; he would meet %pi by place, but " AGAINST ".",
		dutch_said_opposite, 0, TOLD_OF_BOARD},
	{"%pa, %ox of S1, meets %pb, %oy of S2; %pc comes before him, but " AGAINST ".",
		dutch_said_before_him, 0, TOLD_OF_BOARD},
	{"S1 is who comes from above, %tn; S2 is %tm (1.3).", dutch_said_moved_down, 0,
		TOLD_OF_BOARD},
	{"%pa is in limbo: he meets nobody of bracket %sb and goes down further (1.3).",
		dutch_said_limbo, 0, TOLD_OF_BOARD},
	{"%pa has met all who have a score of %sb (C1).", dutch_said_met_bracket, 0, TOLD_OF_BOARD},
	{"All of score %sb whom %pa has not met meet others from above (4.4).",
		dutch_said_all_taken, 0, TOLD_OF_BOARD},
	{"%pb goes to S2 in his place (4.3).", dutch_said_goes_to_s2, 0, TOLD_OF_BOARD},
	{"Other pairings come before this one in the order of the rules; in so large a field they are not counted.",
		said_uncounted, 0, TOLD_OF_BOARD},
};

const int dutch_deal_forms_count = (int)(sizeof(dutch_deal_forms) / sizeof(dutch_deal_forms[0]));
