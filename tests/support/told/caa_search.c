/* A CAA deal: who leaves his level, and why others who come before him in the search do not. */
#include <stdio.h>
#include <string.h>

#include "support/told/caa_forms.h"
#include "support/told/caa_passed.h"
#include "support/told/told_deal.h"

static const enum colour colours[] = {COLOUR_WHITE, COLOUR_BLACK};

static bool is_colour(enum pairing_colour column, enum colour colour)
{
	return column == (colour == COLOUR_WHITE ? PAIRING_WHITE : PAIRING_BLACK);
}

/* Does it lie in the columns of its own level? */
static bool is_there(const struct told *told, int card)
{
	const struct deal_place *place = told_place(told, card);
	const struct deal *deal = told_dealing()->deal;

	return place->where == DEAL_LAID &&
		place->group == deal->start[told_player(told, card)].group;
}

static int count_column(const struct told *told, int level, enum colour colour)
{
	int count = 0;

	for (int i = 0; i < told->facts.count; i++)
		count += told->facts.card[i].level == level && is_there(told, i) &&
			is_colour(told_place(told, i)->colour, colour);
	return count;
}

/* m and n: the cards of this colour in the level of a card, and of the other. */
static void check_sides(const struct told *told, int card, enum colour colour)
{
	const int level = told->facts.card[card].level;
	const enum colour other = colour == COLOUR_WHITE ? COLOUR_BLACK : COLOUR_WHITE;

	told_true(told, count_column(told, level, colour) == told_number(told, 'm'), "of it");
	told_true(told, count_column(told, level, other) == told_number(told, 'n'), "of the other");
}

/* r: the last time that he went down. */
static void check_history(const struct told *told)
{
	const struct fact_card *his = &told->facts.card[told->high];

	told_true(told, !his->down_last && his->down_round == told_number(told, 'r'),
		"the round in which he went down");
}

/* h and r, where the group is spoken of; q: the rule */
static void check_leaver(const struct told *told)
{
	const bool bye = told->facts.card[told->high].opponent == FACTS_BYE;

	told_true(told, facts_goes_down(&told->facts, told->high), "he leaves his level");
	told_true(told, (told_number(told, 'q') == 1) == bye, "the rule");
	told_true(told,
		(told_number(told, 'h') == 1) ==
			(!bye && told->facts.card[told->high].down_round > 0 &&
				!told->facts.card[told->high].down_last),
		"whether he went down before");
	if (told_number(told, 'h') == 1)
		check_history(told);
}

void caa_said_larger(const struct told *told)
{
	const enum colour colour = colours[told_number(told, 'g')];

	check_leaver(told);
	told_true(told, is_colour(told_place(told, told->high)->colour, colour), "his column");
	check_sides(told, told->high, colour);
	told_true(told, told_number(told, 'm') > told_number(told, 'n'), "the larger one");
}

/* The same by the colours that are given: k, who lies in the other column and changes. */
void caa_said_larger_then(const struct told *told)
{
	const enum colour colour = colours[told_number(told, 'g')];
	const int level = told->facts.card[told->high].level;
	struct told_names names;
	char list[COST_SIZE];
	int own = 0, others = 0, change = 0;

	check_leaver(told);
	told_true(told, is_colour(told_place(told, told->high)->colour, colour), "his column");
	told_true(told, count_column(told, level, colour) < told_number(told, 'm'),
		"the smaller one");
	told_read_names(told, told_text(told, 'k', list, sizeof(list)), &names);
	told_true(told, (told_number(told, 'z') == 0) == (names.count == 1), "plural");
	for (int i = 0; i < told->facts.count; i++) {
		const struct fact_card *card = &told->facts.card[i];
		bool named = false;

		if (card->level != level || !is_there(told, i) ||
			told_place(told, i)->colour == PAIRING_NEUTRAL)
			continue;
		for (int k = 0; k < names.count; k++)
			named = named || names.card[k] == i;
		told_true(told,
			named ==
				(card->given == colour &&
					!is_colour(told_place(told, i)->colour, colour)),
			"just those change to it");
		change += named;
		if (named || is_colour(told_place(told, i)->colour, colour))
			own++;
		else
			others++;
	}
	told_true(told, change == names.count && names.more == 0, "all of them");
	told_true(told, own == told_number(told, 'm') && others == told_number(told, 'n'),
		"the sizes");
	told_true(told, own > others, "the larger one then");
}

void caa_said_groups_alike(const struct told *told)
{
	check_leaver(told);
	check_sides(told, told->high, COLOUR_WHITE);
	told_true(told, told_number(told, 'm') == told_number(told, 'n'), "alike");
}

void caa_said_down_before(const struct told *told)
{
	told_true(told, facts_goes_down(&told->facts, told->high), "he leaves his level");
	check_history(told);
}

/* The chosen one goes this way: 0 down, 1 up, 2 he has the bye. */
static int check_way(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int chosen = told_card(told, 'f'), way = told_number(told, 'w');

	told_true(told,
		way == 2           ? facts->card[chosen].opponent == FACTS_BYE
			: way == 1 ? facts_comes_up(facts, chosen)
				   : facts_goes_down(facts, chosen),
		"he goes this way");
	return way;
}

void caa_said_seated(const struct told *told)
{
	told_true(told, told_number(told, 'q') == check_way(told), "the rule");
	told_true(told, told_place(told, told_card(told, 'a'))->where == DEAL_SEATED, "seated");
}

void caa_said_smaller(const struct told *told)
{
	const int card = told_card(told, 'a'), chosen = told_card(told, 'f');
	const enum colour colour = colours[told_number(told, 'g')];
	const int way = check_way(told);

	told_true(told, way != 1 && (told_number(told, 'q') == 1) == (way == 2), "the rule");
	told_true(
		told, told->facts.card[card].level == told->facts.card[chosen].level, "one level");
	told_true(told, is_there(told, card), "he lies in his level");
	told_true(told, is_colour(told_place(told, card)->colour, colour), "his column");
	told_true(told,
		told_place(told, chosen)->colour != told_place(told, card)->colour &&
			told_place(told, chosen)->colour != PAIRING_NEUTRAL,
		"the chosen one lies in the other");
	check_sides(told, card, colour);
	told_true(told, told_number(told, 'm') < told_number(told, 'n'), "the smaller one");
}

/*
 * Of one who comes up to another: if the two changed the floaters to whom they come, no score would
 * matter.
 */
static void check_swap(const struct told *told, int card, int chosen)
{
	const struct fact_card *cards = told->facts.card;

	if (!facts_comes_up(&told->facts, card))
		return;
	told_true(told,
		cards[card].level == cards[chosen].level ||
			cards[cards[card].opponent].level == cards[cards[chosen].opponent].level,
		"of one level, or to one level");
}

void caa_said_floated_last(const struct told *told)
{
	const struct fact_card *cards = told->facts.card;
	const int card = told_card(told, 'a'), chosen = told_card(told, 'f');
	const int way = check_way(told);

	told_true(told, way == told_number(told, 'k') && way == told_number(told, 'q'), "the way");
	told_true(told,
		way == 0 ? cards[card].down_last && !cards[chosen].down_last
			 : cards[card].up_last && !cards[chosen].up_last,
		"he floated last round, and the chosen one did not");
	if (way == 1)
		check_swap(told, card, chosen);
}

void caa_said_due_alike(const struct told *told)
{
	const struct fact_card *cards = told->facts.card;
	const int card = told_card(told, 'a'), chosen = told_card(told, 'f');
	const int other = told_card(told, 'b');
	const enum colour due = colours[told_number(told, 'd')];

	told_true(told, check_way(told) == 1 && cards[chosen].opponent == other, "they meet");
	told_true(told, cards[card].due == due && cards[other].due == due, "both are due it");
	told_true(told, cards[chosen].due != due, "the chosen one is not");
	check_swap(told, card, chosen);
}

/* All that would lie in the level without him. */
void caa_said_two_left(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a'), c = told_card(told, 'c'), d = told_card(told, 'd');

	(void)check_way(told);
	for (int i = 0; i < facts->count; i++)
		if (facts->card[i].level == facts->card[card].level && i != card)
			told_true(
				told, is_there(told, i) == (i == c || i == d), "the two are left");
	told_true(told, is_there(told, card) && c != card && d != card, "without him");
	told_true(told,
		facts_met(facts, facts->card[c].pin, facts->card[d].pin) == told_number(told, 'r'),
		"the round in which they met");
}

void caa_said_needed(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a'), whose = told_card(told, 'c');
	const enum colour colour = colours[told_number(told, 'g')];
	struct told_names names;
	char list[COST_SIZE];
	int others = 0;

	(void)check_way(told);
	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, facts->card[card].opponent == whose, "they meet");
	told_true(told, facts->card[card].level == facts->card[whose].level, "of one level");
	told_true(told, is_colour(told_place(told, card)->colour, colour), "his column");
	told_true(told,
		is_there(told, whose) && !is_colour(told_place(told, whose)->colour, colour) &&
			told_place(told, whose)->colour != PAIRING_NEUTRAL,
		"the other lies in the other");
	for (int i = 0; i < facts->count; i++) {
		bool named = names.more > 0;

		if (i == card || facts->card[i].level != facts->card[card].level ||
			!is_there(told, i) || !is_colour(told_place(told, i)->colour, colour))
			continue;
		others++;
		for (int k = 0; k < names.count; k++)
			named = named || names.card[k] == i;
		told_true(told, named, "all others of the column");
		told_true(told, facts_met(facts, facts->card[whose].pin, facts->card[i].pin) > 0,
			"he has met him");
	}
	told_true(told, others == names.count + names.more, "how many others");
}

/* All three are due one colour; the chosen one, of a weaker claim, gives it up. */
void caa_said_stronger_claim(const struct told *told)
{
	const struct fact_card *cards = told->facts.card;
	const int card = told_card(told, 'a'), chosen = told_card(told, 'f');
	const int other = told_card(told, 'b');
	const enum colour due = colours[told_number(told, 'd')];

	told_true(told, check_way(told) == 1 && cards[chosen].opponent == other, "they meet");
	told_true(told, told_card(told, 'c') == chosen, "the chosen one");
	told_true(told, cards[card].due == due && cards[other].due == due, "both are due it");
	told_true(told, cards[chosen].due == due && cards[chosen].given != due, "he gives it up");
	told_true(told, facts_compare_claims(&cards[card], &cards[chosen]) > 0, "the claims");
	told_true(told, facts_comes_up(&told->facts, card), "he comes up");
	check_swap(told, card, chosen);
}

/* He comes up as well, to one whom the chosen one has met. */
void caa_said_left_for_floater(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a'), chosen = told_card(told, 'f');
	const int whose = told_card(told, 'c');

	told_true(told, check_way(told) == 1, "the way");
	told_true(told, told_card(told, 'd') == chosen, "the chosen one");
	told_true(told, facts_comes_up(facts, card), "he comes up");
	told_true(told, facts->card[card].opponent == whose, "to him");
	told_true(told, told_place(told, card)->where != DEAL_SEATED, "later on");
	told_true(told,
		facts_met(facts, facts->card[whose].pin, facts->card[chosen].pin) ==
			told_number(told, 'r'),
		"the round in which they met");
}

/* Each of the lower levels who has no board is one of these, and he has met him. */
static void check_below(const struct told *told, const struct told_names *names)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a'), level = facts->card[card].level;
	int count = 0;

	told_true(told, check_way(told) == 0, "the way");
	for (int i = facts->first[level] + facts->size[level]; i < facts->count; i++) {
		bool named = names->more > 0;

		if (told_place(told, i)->where == DEAL_SEATED)
			continue;
		count++;
		for (int k = 0; k < names->count; k++)
			named = named || names->card[k] == i;
		told_true(told, named, "all who are left below");
		told_true(told, facts_met(facts, facts->card[card].pin, facts->card[i].pin) > 0,
			"he has met him");
	}
	told_true(told, count == names->count + names->more, "how many are left below");
}

void caa_said_met_only(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const struct told_names names = {.count = 1, .card = {other}};

	check_below(told, &names);
	told_true(told,
		facts_met(facts, facts->card[card].pin, facts->card[other].pin) ==
			told_number(told, 'r'),
		"the round in which they met");
}

void caa_said_met_below(const struct told *told)
{
	struct told_names names;
	char list[COST_SIZE];

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, names.count > 1, "several");
	check_below(told, &names);
}
