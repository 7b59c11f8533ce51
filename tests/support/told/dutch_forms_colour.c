/* Sentences on the colours of a Dutch board (5.2). */
#include <string.h>

#include "support/reference/dutch_facts.h"
#include "support/told/dutch_forms.h"

static const char *const strengths[] = {"none", "mild", "strong", "absolute"};

/* The games in which two last had different colours, game by game back; 0: there is none. */
static int last_different(const struct told *told, const struct fact_card *card,
	const struct fact_card *other, int *his)
{
	const struct fact_game *a = told->facts.game[card->pin], *b = told->facts.game[other->pin];
	int one = told->facts.round - 1, two = told->facts.round - 1;

	for (;; one--, two--) {
		while (one > 0 && (!a[one].played || a[one].opponent == 0))
			one--;
		while (two > 0 && (!b[two].played || b[two].opponent == 0))
			two--;
		if (one <= 0 || two <= 0)
			return 0;
		if (a[one].colour != b[two].colour) {
			*his = two;
			return one;
		}
	}
}

/* He and his opponent are due the same, and he has it not. */
static void read_two(
	const struct told *told, const struct fact_card **one, const struct fact_card **two)
{
	*one = &told->facts.card[told_card(told, 'a')];
	told_true(told, (*one)->opponent >= 0, "he has an opponent");
	*two = &told->facts.card[(*one)->opponent];
	told_true(told,
		!sentence_has(&told->sentence, 'b') || told_card(told, 'b') == (*one)->opponent,
		"they meet");
	told_true(told,
		(*one)->given != (*one)->due && (*one)->due == (*two)->due &&
			(*one)->due == (told_number(told, 'd') == 0 ? COLOUR_WHITE : COLOUR_BLACK),
		"both are due it, and he has it not");
}

/* Of a card of the facts. */
static int strength(const struct told *told, const struct fact_card *card)
{
	return dutch_facts_strength(&told->facts, (int)(card - told->facts.card));
}

/* Or against the rule, by hand? */
static bool as_ruled(const struct told *told)
{
	told_true(told, told_number(told, 'v') == 0 || told->by_hand, "by hand");
	return told_number(told, 'v') == 0;
}

void dutch_said_stronger(const struct told *told)
{
	const struct fact_card *one, *two;
	char text[PART_SIZE];
	int mine, his;

	read_two(told, &one, &two);
	mine = strength(told, one);
	his = strength(told, two);
	told_true(told, mine != his && (mine < his) == as_ruled(told), "who has the stronger one");
	told_true(told, strcmp(told_text(told, 'x', text, sizeof(text)), strengths[mine]) == 0,
		strengths[mine]);
	told_true(told, strcmp(told_text(told, 'y', text, sizeof(text)), strengths[his]) == 0,
		strengths[his]);
}

void dutch_said_difference(const struct told *told)
{
	const struct fact_card *one, *two;

	read_two(told, &one, &two);
	told_true(told, strength(told, one) == 3 && strength(told, two) == 3, "both are absolute");
	told_true(told,
		told_number(told, 'g') == one->difference &&
			told_number(told, 'h') == two->difference &&
			one->difference != two->difference &&
			(one->difference < two->difference) == as_ruled(told),
		"the larger difference");
}

/* Between preferences as strong, and between absolute ones as far from even. */
static bool as_strong(
	const struct told *told, const struct fact_card *one, const struct fact_card *two)
{
	return strength(told, one) == strength(told, two) &&
		(strength(told, one) < 3 || one->difference == two->difference);
}

/* In round %dr, where %dq is not told that of both. */
void dutch_said_last_different(const struct told *told)
{
	const struct fact_card *one, *two;
	int his = 0, round;

	read_two(told, &one, &two);
	round = last_different(told, one, two, &his);
	told_true(told, as_strong(told, one, two), "as strong");
	told_true(told, round > 0 && round == told_number(told, 'r'), "the round");
	told_true(told,
		his == (sentence_has(&told->sentence, 'q') ? told_number(told, 'q') : round),
		"the other's round");
	told_true(told,
		(told->facts.game[one->pin][round].colour == one->due) == as_ruled(told) &&
			told->facts.game[one->pin][round].colour ==
				(told_number(told, 'w') == 0 ? COLOUR_WHITE : COLOUR_BLACK),
		"what he had");
}

void dutch_said_rank(const struct told *told)
{
	const struct fact_card *one, *two;
	int his = 0;

	read_two(told, &one, &two);
	told_true(told, as_strong(told, one, two), "as strong");
	told_true(told, last_different(told, one, two, &his) == 0, "the colours are the same");
	told_true(told,
		told_card(told, 'c') == (two < one ? one->opponent : told_card(told, 'a')) &&
			(two < one) == as_ruled(told) &&
			(told_number(told, 'z') == 0) == as_ruled(told),
		"the higher in rank");
}

/* Of those who are here or have been in a pairing. */
static int place_in_rank(const struct told *told, int card)
{
	const struct round_facts *facts = &told->facts;
	int place = 0;

	for (int i = 0; i <= told_player(told, card); i++) {
		const int pin = told->position->cards.pin_of[i];
		bool known = facts->card_of[pin] >= 0;

		for (int round = 1; round < facts->round && !known; round++)
			known = facts->game[pin][round].opponent > 0 ||
				facts->game[pin][round].drawn_bye;
		place += known;
	}
	return place;
}

void dutch_said_lot(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');

	told_true(told,
		told->facts.card[card].opponent == other &&
			told->facts.card[card].due == COLOUR_NONE &&
			told->facts.card[other].due == COLOUR_NONE,
		"neither has had a colour");
	told_true(told, told_card(told, 'c') == card && card < other, "the number of the higher");
	told_true(told, place_in_rank(told, card) == told_number(told, 'm'), "his place in rank");
	told_true(told, told_number(told, 'm') % 2 == told_number(told, 'n'), "odd, even");
}
