/*
 * A CAA deal: why others are passed over for an opponent, found again on the table and in the
 * records.
 */
#include "support/told/caa_passed.h"

#include <stdio.h>
#include <string.h>

#include "support/told/caa_forms.h"
#include "support/told/told_deal.h"

static const enum colour colours[] = {COLOUR_WHITE, COLOUR_BLACK};

static enum pairing_colour column_of(const struct told *told, int card)
{
	const struct deal_place *place = told_place(told, card);

	return place->where == DEAL_LAID ? place->colour : PAIRING_NEUTRAL;
}

static bool is_colour(enum pairing_colour column, enum colour colour)
{
	return column == (colour == COLOUR_WHITE ? PAIRING_WHITE : PAIRING_BLACK);
}

/* Does he meet a higher one of his level, and lies on the table? */
static bool is_bottom(const struct told *told, int card, int level)
{
	const struct fact_card *cards = told->facts.card;
	const int other = cards[card].opponent;

	return cards[card].level == level && other >= 0 && other < card &&
		cards[other].level == level && told_place(told, card)->where == DEAL_LAID;
}

/* The two meet, and this one of the bottom half is not paired yet. */
static void check_pair(const struct told *told, int a, int b)
{
	told_true(told, told->facts.card[a].opponent == b, "they meet");
	told_true(told, is_bottom(told, b, told->facts.card[a].level), "of the bottom half");
}

/* Comes before the opponent, of the bottom half, not paired yet. */
static void check_before(const struct told *told, int a, int b, int card)
{
	check_pair(told, a, b);
	told_true(told, card < b && is_bottom(told, card, told->facts.card[a].level),
		"he comes before the opponent and is not paired yet");
}

/* Due this colour, or to have it; both lie in its column. */
static void check_column(const struct told *told, int card, enum colour colour, bool due)
{
	told_true(told, is_colour(column_of(told, card), colour), "the column in which he lies");
	told_true(told,
		due ? told->facts.card[card].due == colour
		    : told->facts.card[card].due == colour ||
				told->facts.card[card].given == colour,
		"the colour that he is due, or to have");
}

/*
 * Two of one column, neither of whom was changed: none of the joined levels gives up this colour,
 * or any if cards without a colour or a bye are there, with as strong a claim as theirs. Else it
 * could as well be theirs.
 */
static void check_colours_part(const struct told *told, int a, int b)
{
	const struct fact_card *cards = told->facts.card;
	const struct caa_joined joined = caa_join(&told->facts, cards[a].level);
	const int weaker = facts_compare_claims(&cards[a], &cards[b]) < 0 ? a : b;
	bool loose = false;

	if (!is_colour(column_of(told, a), cards[a].due) ||
		!is_colour(column_of(told, b), cards[b].due))
		return;
	for (int i = joined.first; i < joined.end; i++)
		loose = loose || cards[i].due == COLOUR_NONE || cards[i].opponent == FACTS_BYE;
	for (int i = joined.first; i < joined.end; i++)
		told_true(told,
			!facts_transferred(&told->facts, i) ||
				(!loose && cards[i].due != cards[a].due) ||
				facts_compare_claims(&cards[i], &cards[weaker]) < 0,
			"no colour is given up that could as well be theirs");
}

void caa_said_met_before(const struct told *told)
{
	const int a = told_card(told, 'a'), c = told_card(told, 'c');
	const struct fact_card *cards = told->facts.card;

	check_before(told, a, told_card(told, 'b'), c);
	told_true(told,
		facts_met(&told->facts, cards[a].pin, cards[c].pin) == told_number(told, 'r'),
		"the round in which they met");
}

/* CAA 35, 37, 39: k, why the two are kept apart, who stand opposite; returns the rule. */
static const char *check_avoided(
	const struct told *told, const struct sentence *left, int whose, int b)
{
	static const struct {
		const char *rule, *words;
	} rows[] = {{"35", "they are of one club, %tk"},
		{"37", "both had a half-point bye in round 1"}, {"39", "their game was defaulted"}};
	char text[PART_SIZE], club[PART_SIZE];

	told_true(told, caa_ideal(told, whose, told->facts.card[whose].opponent) == b,
		"they stand opposite");
	sentence_text(left, 'k', text, sizeof(text));
	for (int i = 0; i < 3; i++) {
		struct sentence why;

		if (!told_match(told, rows[i].words, text, &why))
			continue;
		caa_check_avoided(told, whose, b, i, sentence_text(&why, 'k', club, sizeof(club)));
		return rows[i].rule;
	}
	told_true(told, false, "why they are kept apart");
	return "";
}

enum { LEFT_AVOIDED = 6, LEFT_CHANGE = 7 };

/* "left for %pd, who ...": he meets him, and this is against the opponent of a. */
static void check_left(
	const struct told *told, const struct sentence *left, int card, int b, const char **rule)
{
	const struct round_facts *facts = &told->facts;
	const int whose = facts->card_of[sentence_number(left, 'd')],
		  how = sentence_number(left, 'l');
	const int other =
		how == 0 || how >= LEFT_CHANGE ? b : facts->card_of[sentence_number(left, 'e')];

	told_true(told, whose >= 0 && facts->card[card].opponent == whose, "for whom he is left");
	told_true(told, told_place(told, whose)->where == DEAL_LAID, "who is not paired yet");
	told_true(told, other == b, "the opponent");
	*rule = how == 0 ? "12" : how == 1 ? "1" : "15";
	if (how == 1)
		told_true(told,
			facts_met(facts, facts->card[whose].pin, facts->card[b].pin) ==
				sentence_number(left, 'r'),
			"the round in which they met");
	if (how == LEFT_AVOIDED)
		*rule = check_avoided(told, left, whose, b);
	if (how >= LEFT_CHANGE) {
		const enum colour due = colours[how - LEFT_CHANGE];

		*rule = "16";
		told_true(told, facts_transferred(facts, card) && facts->card[card].due == due,
			"he gives up his colour");
		told_true(
			told, is_colour(column_of(told, card), due), "the column in which he lies");
	}
	if (how < 2 || how >= LEFT_AVOIDED)
		return;
	check_column(told, whose, colours[how % 2], how < 4);
	check_column(told, b, colours[how % 2], how < 4);
	check_colours_part(told, whose, b);
	told_true(told, column_of(told, card) != column_of(told, whose),
		"of another colour than who is left for him");
}

void caa_said_left_for(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b'), c = told_card(told, 'c');
	char text[PART_SIZE];
	const char *rule;

	check_before(told, a, b, c);
	check_left(told, &told->sentence, c, b, &rule);
	told_true(told, strcmp(told_text(told, 'q', text, sizeof(text)), rule) == 0, "the rule");
}

/* Is it one of the rules of the list, "1, 12"? */
static bool lists_rule(const char *list, const char *rule)
{
	char one[PART_SIZE];

	while (list && list[0]) {
		list = sentence_next(list, ", ", one, sizeof(one));
		if (strcmp(one, rule) == 0)
			return true;
	}
	return false;
}

/* Of several, each with what is against him in brackets; the rules are those of all. */
void caa_said_come_before(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int a = told_card(told, 'a'), b = told_card(told, 'b');
	char list[COST_SIZE], all[PART_SIZE] = "", text[PART_SIZE];
	struct told_names names;

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, names.count > 1, "several");
	for (int i = 0; i < names.count; i++) {
		const int card = names.card[i];
		struct sentence why;
		const char *rule = "1";

		check_before(told, a, b, card);
		told_true(told, i == 0 || names.card[i - 1] < card, "in their order");
		if (told_match(told, "met in round %dr", names.bracket[i], &why))
			told_true(told,
				facts_met(facts, facts->card[a].pin, facts->card[card].pin) ==
					sentence_number(&why, 'r'),
				"the round in which they met");
		else if (told_match(told, LEFT_FOR, names.bracket[i], &why))
			check_left(told, &why, card, b, &rule);
		else
			told_true(told, false, "what is against him");
		if (!lists_rule(all, rule))
			snprintf(all + strlen(all), sizeof(all) - strlen(all), "%s%s",
				all[0] ? ", " : "", rule);
	}
	told_true(told, strcmp(told_text(told, 'q', text, sizeof(text)), all) == 0, all);
}

void caa_said_alike(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b');
	const enum colour colour = colours[told_number(told, 'g')];
	const bool due = told_number(told, 'h') == 0;
	struct told_names names;
	char list[COST_SIZE];
	bool others = told->facts.card[a].due != colour;

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, (told_number(told, 'z') == 1) == (names.count == 1), "plural");
	check_column(told, a, colour, due);
	for (int i = 0; i < names.count; i++) {
		check_before(told, a, b, names.card[i]);
		check_column(told, names.card[i], colour, due);
		check_colours_part(told, a, names.card[i]);
		others = others || told->facts.card[names.card[i]].due != colour;
	}
	told_true(told, due || others || names.more > 0, "not all are due it");
	told_true(told, !is_colour(column_of(told, b), colour), "the opponent has another");
}

/* i: he stands opposite, and is not paired yet */
static void check_opposite(const struct told *told, int card, int ideal)
{
	told_true(told, caa_ideal(told, card, told->facts.card[card].opponent) == ideal,
		"who stands at the same place");
	told_true(told, is_bottom(told, ideal, told->facts.card[card].level), "not paired yet");
}

/* "he would meet %pi by place, but ..." */
void caa_said_by_place(const struct told *told)
{
	const int card = told_card(told, 'a'), ideal = told_card(told, 'i');

	check_opposite(told, card, ideal);
	caa_check_ideal(told, card, ideal);
}

/* Behind the opponent, who is of the same column. */
void caa_said_opposite_left(const struct told *told)
{
	const int card = told_card(told, 'a'), ideal = told_card(told, 'i');
	const int other = told->facts.card[card].opponent;
	char text[PART_SIZE];
	const char *rule;

	check_opposite(told, card, ideal);
	told_true(told, other < ideal, "he comes behind the opponent");
	check_left(told, &told->sentence, ideal, other, &rule);
	told_true(told, strcmp(told_text(told, 'q', text, sizeof(text)), rule) == 0, "the rule");
}

/* Whom the sentences of one step pass over for a card. */
static void read_passed(const struct told *told, const struct deal_step *step, int card,
	bool named[FACTS_PINS], int *more)
{
	static const char *const forms[] = {
		"For %pa, %tn come{z:|s} before %pb{y:,| (}%tx",
		"%pa would meet %pn by place, but %tx",
	};
	char line[2 * COST_SIZE], list[COST_SIZE];
	struct sentence one;

	for (int i = 0; i < step->nparts; i++) {
		struct told_names names;

		snprintf(line, sizeof(line), "%s%s%s%s.", step->parts[i].text,
			step->parts[i].rule[0] ? " (" : "", step->parts[i].rule,
			step->parts[i].rule[0] ? ")" : "");
		if (!told_match(told, forms[0], line, &one) &&
			!told_match(told, forms[1], line, &one))
			continue;
		told_true(told, told->facts.card_of[sentence_number(&one, 'a')] == card,
			"who passes over");
		told_read_names(told, sentence_text(&one, 'n', list, sizeof(list)), &names);
		*more += names.more;
		for (int k = 0; k < names.count; k++) {
			told_true(told, !named[names.card[k]], "each once");
			named[names.card[k]] = true;
		}
	}
}

/*
 * Each of the bottom half who comes before b and is not paired yet was passed over just before, or
 * counted; another only if he stands opposite.
 */
static void check_passed(const struct told *told, int a, int b, bool by_place)
{
	const struct told_dealing *now = told_dealing();
	const struct round_facts *facts = &told->facts;
	bool named[FACTS_PINS] = {false};
	int more = 0, missing = 0, all = 0;

	for (int i = now->step - 1; i >= 0 && now->deal->steps[i].kind == DEAL_PASSED &&
		now->deal->steps[i].board == now->deal->steps[now->step].board;
		i--)
		read_passed(told, &now->deal->steps[i], a, named, &more);
	for (int i = 0; i < facts->count; i++) {
		const bool before = i < b && is_bottom(told, i, facts->card[a].level);

		missing += before && !named[i];
		all += named[i] || before;
		told_true(told, !named[i] || before || caa_ideal(told, a, b) == i,
			"whom he passes over comes before his opponent, or stands opposite");
	}
	told_true(told, by_place ? more == 0 && missing == all : missing == more,
		"all who come before his opponent are passed over");
}

void caa_said_in_place(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b');

	check_pair(told, a, b);
	check_passed(told, a, b, caa_check_place(told, a, b) < 0);
}

void caa_said_first_left(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int a = told_card(told, 'a'), b = told_card(told, 'b');
	int left = 0, first = facts->count;

	check_pair(told, a, b);
	told_true(told, caa_ideal(told, a, b) != b, "not by place");
	told_true(told, caa_place_top(told, a) == told_number(told, 'x'), "his place");
	for (int i = 0; i < facts->count; i++) {
		if (!is_bottom(told, i, facts->card[a].level))
			continue;
		first = left++ == 0 ? i : first;
	}
	told_true(told, first == b, "the first that is left");
	told_true(told, (told_number(told, 'f') == 1) == (left == 1), "the only one");
	check_passed(told, a, b, false);
}
