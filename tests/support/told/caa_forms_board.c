/* Sentences on a board inside a CAA level, and on its colours. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/caa_forms.h"
#include "support/told/told_forms.h"

/* The cards that act as tops and as bottoms of a level, in rank order; returns how many boards. */
static int find_halves(const struct round_facts *facts, int level, int *top, int *bottom)
{
	int tops = 0, bottoms = 0;

	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++) {
		const int other = facts->card[i].opponent;

		if (other < 0 || facts->card[other].level != level)
			continue;
		if (other > i)
			top[tops++] = i;
		else
			bottom[bottoms++] = i;
	}
	return tops;
}

static int place_of(const int *cards, int count, int card)
{
	for (int i = 0; i < count; i++)
		if (cards[i] == card)
			return i;
	return -1;
}

void caa_check_avoided(const struct told *told, int a, int b, int why, const char *club)
{
	const struct round_facts *facts = &told->facts;
	const int pin = facts->card[a].pin, other = facts->card[b].pin;
	const struct player *one = event_player(facts->event, 1, pin),
			    *two = event_player(facts->event, 1, other);
	bool defaulted = false;

	for (int round = 1; round < facts->round; round++)
		defaulted = defaulted ||
			(facts->game[pin][round].opponent == other &&
				!facts->game[pin][round].played);
	if (why == 0)
		told_true(told,
			one->club[0] && strcmp(one->club, two->club) == 0 &&
				strcmp(club, one->club) == 0,
			"they are of that club");
	else if (why == 1)
		told_true(told, facts->game[pin][1].half_bye && facts->game[other][1].half_bye,
			"both had a half-point bye in round 1");
	else
		told_true(told, defaulted, "their game was defaulted");
}

void caa_check_ideal(const struct told *told, int card, int ideal)
{
	char text[COST_SIZE];

	if (sentence_has(&told->sentence, 'q')) {
		caa_check_avoided(told, card, ideal, told_number(told, 'q'),
			told_text(told, 'k', text, sizeof(text)));
		told_true(told, strcmp(told_worse_to_meet(told, card, ideal), "avoided pairs") == 0,
			"for that alone they are kept apart");
	} else if (told_number(told, 'e') == 1) {
		told_true(told, told_have_met(told, card, ideal, told_number(told, 'r')), "met");
	} else {
		told_true(told,
			facts_met(&told->facts, told->facts.card[card].pin,
				told->facts.card[ideal].pin) == 0,
			"they have not met");
		told_cost_of_meeting(told, card, ideal, told_text(told, 'c', text, sizeof(text)));
	}
}

/* Who of the bottom half stands where this card stands in the top half; -1: he is none of it. */
int caa_ideal(const struct told *told, int card, int other)
{
	const struct round_facts *facts = &told->facts;
	int top[FACTS_PINS], bottom[FACTS_PINS];
	const int boards = find_halves(facts, facts->card[card].level, top, bottom);
	const int x = place_of(top, boards, card);

	told_true(told, facts->card[card].opponent == other, "they meet");
	return x < 0 ? -1 : bottom[x];
}

int caa_place_top(const struct told *told, int card)
{
	const struct round_facts *facts = &told->facts;
	int top[FACTS_PINS], bottom[FACTS_PINS];
	const int boards = find_halves(facts, facts->card[card].level, top, bottom);

	return place_of(top, boards, card) + 1;
}

int caa_check_place(const struct told *told, int card, int other)
{
	const struct round_facts *facts = &told->facts;
	int top[FACTS_PINS], bottom[FACTS_PINS];
	const int boards = find_halves(facts, facts->card[card].level, top, bottom);
	const int x = place_of(top, boards, card), y = place_of(bottom, boards, other);

	told_true(told, facts->card[card].opponent == other, "they meet");
	told_true(told, x >= 0 && told_number(told, 'x') == x + 1, "his place in the top half");
	told_true(told, y >= 0 && told_number(told, 'y') == y + 1, "his place in the bottom half");
	return x == y ? -1 : bottom[x];
}

/* e: 0 by place; i: who stands at his own place of the bottom half */
void caa_said_place(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const int ideal = caa_check_place(told, card, other);

	told_true(told, (told_number(told, 'e') == 0) == (ideal < 0), "by place");
	if (ideal < 0)
		return;
	told_true(told, told_card(told, 'i') == ideal, "who stands at the same place");
	if (told_number(told, 'e') == 4) {
		told_true(told,
			told->halfmade || told_is_pinned(told, card) || told_is_pinned(told, other),
			"what another draw would cost");
		return;
	}
	caa_check_ideal(told, card, ideal);
}

/* Does he float, or act in the other half than the mid-line puts him in? */
static bool crosses(const struct round_facts *facts, int card)
{
	const int other = facts->card[card].opponent;
	const bool above = card < caa_line(facts, facts->card[card].level);

	if (facts_goes_down(facts, card))
		return above;
	if (facts_comes_up(facts, card))
		return !above;
	return above != (other > card) &&
		above == (other < caa_line(facts, facts->card[card].level));
}

void caa_said_crosses(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a');
	const int line = caa_line(facts, facts->card[card].level);
	const int distance = card < line ? line - 1 - card : card - line;
	const bool floats = facts_goes_down(facts, card) || facts_comes_up(facts, card);
	struct pairing_pin pin = {card < line ? PAIRING_PIN_TOP : PAIRING_PIN_BOTTOM,
		told_player(told, card), PAIRING_NOBODY, PAIRING_NEUTRAL};
	char text[COST_SIZE];

	told_true(told, facts->card[card].score == told_number(told, 's'), "his level");
	told_true(told, crosses(facts, card), "he crosses the line");
	told_true(told, (told_number(told, 'k') == 0 ? 0 : told_number(told, 'd')) == distance,
		"how far from it");
	if (told_number(told, 'j') == 0) {
		told_true(told, floats || told_is_fixed(told), "he floats");
		return;
	}
	told_true(told, !floats, "he does not float");
	if (told_number(told, 'j') == 2) {
		told_true(told, told->halfmade || told_is_pinned(told, card), "it is fixed");
		return;
	}
	told_cost(told, &pin, told_text(told, 'c', text, sizeof(text)));
}

static bool has_not_his_due(const struct told *told, int card, int other)
{
	const struct fact_card *one = &told->facts.card[card];

	return one->opponent == other && facts_transferred(&told->facts, card) &&
		one->due == (told_number(told, 'd') == 0 ? COLOUR_WHITE : COLOUR_BLACK);
}

/* That of the claim in which it differs from the other. */
static void claim_words(
	const struct fact_card *claim, const struct fact_card *than, char *text, size_t size)
{
	if (claim->difference != than->difference)
		snprintf(text, size, "difference %d", claim->difference);
	else if (claim->run != than->run)
		facts_run_words(claim->run, claim->due, text, size);
	else
		snprintf(text, size, "%d game%s", claim->games, claim->games == 1 ? "" : "s");
}

void caa_said_weaker(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const struct fact_card *one = &told->facts.card[card], *two = &told->facts.card[other];
	const int order = facts_compare_claims(one, two);
	char his[PART_SIZE], words[PART_SIZE];

	told_true(told, has_not_his_due(told, card, other), "he has not his due colour");
	told_true(told, two->due == one->due && order != 0, "both are due the same");
	told_true(told, (told_number(told, 'w') == 0) == (order < 0), "weaker, stronger");
	told_true(told, (told_number(told, 's') == 1) == (order > 0), "all the same");
	told_true(told, order < 0 || told->by_hand || told_is_fixed(told),
		"the stronger claim has its colour");
	claim_words(one, two, words, sizeof(words));
	told_true(told, strcmp(told_text(told, 'x', his, sizeof(his)), words) == 0, words);
	claim_words(two, one, words, sizeof(words));
	told_true(told, strcmp(told_text(told, 'y', his, sizeof(his)), words) == 0, words);
}

void caa_said_equal(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const struct fact_card *one = &told->facts.card[card], *two = &told->facts.card[other];
	const bool levels = one->score != two->score, lower = card > other;
	char run[PART_SIZE], words[PART_SIZE];

	told_true(told, has_not_his_due(told, card, other), "he has not his due colour");
	told_true(told, two->due == one->due && facts_compare_claims(one, two) == 0, "as strong");
	told_true(told, told_number(told, 'e') == one->difference, "the difference");
	told_true(told,
		strcmp(told_text(told, 'r', run, sizeof(run)),
			facts_run_words(one->run, one->due, words, sizeof(words))) == 0,
		words);
	told_true(told, (told_number(told, 'l') == 0) == levels, "level, card");
	told_true(told, (told_number(told, 'q') == 0) == !levels, "the rule");
	told_true(told, (told_number(told, 'h') == 0) == lower, "the lower one");
	told_true(told, (told_number(told, 'g') == 0) == lower, "the lower one, as a rule");
}

void caa_said_lot(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');

	told_true(told,
		told->facts.card[card].opponent == other &&
			told->facts.card[card].due == COLOUR_NONE &&
			told->facts.card[other].due == COLOUR_NONE,
		"neither has had a colour");
	told_true(told, told->facts.card[card].number == told_number(told, 'n'),
		"the number of the board");
}

void caa_said_avoided(const struct told *told)
{
	static const char *const whys[] = {
		"they are of one club", "both had a half-point bye", "their game was defaulted"};
	const int card = told_card(told, 'a'), other = told_card(told, 'b');

	char why[COST_SIZE];

	told_true(told, told->facts.card[card].opponent == other, "they meet");
	told_text(told, 'w', why, sizeof(why));
	told_true(told, strncmp(why, whys[told_number(told, 'r')], strlen("they are")) == 0,
		"the rule");
	told_parted(told, card, other);
}

/* The lot that the settings name. */
void caa_said_random(const struct told *told)
{
	const int option = pairing_book_option(told->position->cards.book, "random");

	told_true(told,
		told_number(told, 'n') > 0 && told->input.options[option] == told_number(told, 'n'),
		"the lot of the settings");
}
