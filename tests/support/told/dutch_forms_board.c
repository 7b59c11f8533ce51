/* Sentences on the boards of a Dutch draw: floats, places, colours. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/dutch_facts.h"
#include "support/told/dutch_forms.h"
#include "support/told/dutch_held.h"
#include "support/told/told_apart.h"
#include "support/told/told_forms.h"
#include "support/told/told_who.h"

static const struct fact_card *card_at(const struct told *told, int card)
{
	return &told->facts.card[card];
}

static void check_scores(const struct told *told, int card, int other)
{
	told_true(told, card_at(told, card)->opponent == other, "they meet");
	told_true(told, card_at(told, card)->score == told_number(told, 'f'), "his score");
	told_true(told, card_at(told, other)->score == told_number(told, 't'), "the other's score");
}

/* From the bottom of his score, 1 the lowest. */
static int place_from_bottom(const struct round_facts *facts, int card)
{
	const int level = facts->card[card].level;

	return facts->first[level] + facts->size[level] - card;
}

void dutch_said_goes_down(const struct told *told)
{
	const int card = told_card(told, 'a');
	const bool only = told->facts.size[card_at(told, card)->level] == 1;

	check_scores(told, card, told_card(told, 'b'));
	told_true(told, facts_goes_down(&told->facts, card), "he goes down");
	told_true(told, (told_number(told, 'k') == 0) == only, "the only one");
	told_true(told, only || told_number(told, 'o') == place_from_bottom(&told->facts, card),
		"his place from the bottom");
	told_true(told, (told_number(told, 'l') == 1) == card_at(told, card)->down_last,
		"whether he went down last round");
}

/* Those who are told of, or counted, as having stood before this one. */
static void check_all_passed(const struct told *told, int card)
{
	int told_of = 0;

	for (int i = 0; i < told->reasons.count; i++) {
		const char *line = told->reasons.lines[i];
		struct told_names names = {.count = 0};
		struct sentence one;
		char list[COST_SIZE];

		if (told_match(told,
			    "%dn {m:more |}card{s:|s} come{t:s|} before %pf from the top (4.4).",
			    line, &one))
			names.more = sentence_number(&one, 'n');
		else if (told_match(told,
				 "%tn come{x:|s} before %pf from the top{y:, but| and|, and} %tz",
				 line, &one))
			told_read_names(told, sentence_text(&one, 'n', list, sizeof(list)), &names);
		else
			continue;
		if (sentence_number(&one, 'f') == card_at(told, card)->pin)
			told_of += names.count + names.more;
		for (int k = 0; k < names.count; k++)
			told_true(told,
				names.card[k] < card &&
					card_at(told, names.card[k])->score ==
						card_at(told, card)->score,
				"he stood before him");
	}
	told_true(told,
		told_of == card - told->facts.first[card_at(told, card)->level] ||
			(told_of == 0 && (told->halfmade || told_is_fixed(told))),
		"all who stood before him are told of");
}

void dutch_said_comes_up(const struct told *told)
{
	const int card = told_card(told, 'a'), level = card_at(told, card)->level;
	const bool only = told->facts.size[level] == 1;

	check_scores(told, card, told_card(told, 'b'));
	told_true(told, facts_comes_up(&told->facts, card), "he comes up");
	/* around boards made by hand it is not said of whom a score is */
	told_true(told, told_number(told, 'k') == 1 || only, "alone on his score");
	told_true(told,
		told_number(told, 'k') == 0 ||
			told_number(told, 'o') ==
				card - told->facts.first[card_at(told, card)->level] + 1,
		"his place from the top");
	told_true(told, (told_number(told, 'l') == 1) == card_at(told, card)->up_last,
		"whether he came up last round");
	check_all_passed(told, card);
}

void dutch_said_bye(const struct told *told)
{
	const int card = told_card(told, 'a');

	told_true(told, card_at(told, card)->opponent == FACTS_BYE, "he has the bye");
	told_true(told, card_at(told, card)->score == told_number(told, 's'), "his score");
	told_true(told, told_number(told, 'o') == place_from_bottom(&told->facts, card),
		"his place from the bottom");
}

/* "%tn comes before %pf from the top, and comes up to %pb": who came from above stands higher. */
void dutch_said_goes_as_well(const struct told *told)
{
	told_goes_as_well(told);
	if (sentence_has(&told->sentence, 'b'))
		told_true(told,
			told_card(told, 'b') < card_at(told, told_card(told, 'f'))->opponent,
			"whom he meets chooses first");
}

static void read_passed(const struct told *told, struct told_names *names, int *floater)
{
	char list[COST_SIZE];

	*floater = told_card(told, 'f');
	told_read_names(told, told_text(told, 'n', list, sizeof(list)), names);
}

void dutch_said_passed_met(const struct told *told)
{
	const int other = told_card(told, 'b');
	struct told_names names;
	int floater;

	read_passed(told, &names, &floater);
	told_true(told, card_at(told, floater)->opponent == other, "they meet");
	for (int i = 0; i < names.count; i++) {
		struct sentence bracket;
		int round = told_number(told, 'r');

		if (names.count > 1) {
			told_true(told, told_match(told, "round %dr", names.bracket[i], &bracket),
				"the round");
			round = sentence_number(&bracket, 'r');
		}
		told_true(told, told_have_met(told, names.card[i], other, round), "they met");
	}
}

static void check_cost_of_meeting(
	const struct told *told, int of, int card, int other, const char *text)
{
	const struct pairing_pin pin = {PAIRING_PIN_BOARD, told_player(told, card),
		told_player(told, other), PAIRING_NEUTRAL};
	char cost[COST_SIZE];

	snprintf(cost, sizeof(cost), "%s", text);
	dutch_said_pin(told, of, &pin, told_apart_cut(told, card, other, cost));
}

/* "9 Foo and 12 Bar, who must have the same colour, would meet (C3)", or what it would cost */
static void check_meeting(const struct told *told, int of, int card, int other, const char *text)
{
	const char *rule = strstr(text, " (C3)");
	char words[COST_SIZE] = "";

	if (rule && rule[5] == '\0')
		snprintf(words, sizeof(words), "%.*s", (int)(rule - text), text);
	if (told_two_would_meet(told, "who must have the same colour", words,
		    told_player(told, card), told_player(told, other)))
		told_true(told, dutch_facts_same_absolute(&told->facts, card, other),
			"the same absolute preference");
	else
		check_cost_of_meeting(told, of, card, other, text);
}

/* "he ...": what is said of him makes the difference. */
void dutch_said_passed_himself(const struct told *told)
{
	const int card = told_card(told, 'a'), floater = told_card(told, 'f');
	char rest[COST_SIZE], he[COST_SIZE], text[COST_SIZE];

	told_true(told, facts_comes_up(&told->facts, floater), "he comes up");
	told_true(told, card < floater, "he stands higher");
	snprintf(he, sizeof(he), "he%s", told_text(told, 'c', rest, sizeof(rest)));
	check_meeting(told, floater, card, card_at(told, floater)->opponent,
		told_without_he(told, card, he, text, sizeof(text)));
}

void dutch_said_passed(const struct told *told)
{
	struct told_names names;
	int floater;
	char text[COST_SIZE], rest[COST_SIZE];

	read_passed(told, &names, &floater);
	told_true(
		told, told_number(told, 'h') == told_how_many(&names), "him, either, any of them");
	told_text(told, 'c', rest, sizeof(rest));
	told_without_he(told, names.card[0], rest, text, sizeof(text));
	for (int i = 0; i < names.count; i++)
		check_meeting(told, floater, names.card[i], card_at(told, floater)->opponent, text);
}

void dutch_said_more(const struct told *told)
{
	told_true(told, facts_comes_up(&told->facts, told_card(told, 'f')), "he comes up");
}

/* Those who stand lower than the floater of the sentence. */
static void read_lower(const struct told *told, struct told_names *names)
{
	char list[COST_SIZE];
	const int card = told_card(told, 'b');

	told_true(told, facts_goes_down(&told->facts, card), "he goes down, or has the bye");
	told_read_names(told, told_text(told, 'a', list, sizeof(list)), names);
	for (int i = 0; i < names->count; i++)
		told_true(told, names->card[i] > card, "he stands lower");
}

void dutch_said_down_as_well(const struct told *told)
{
	struct told_names names;

	read_lower(told, &names);
	for (int i = 0; i < names.count; i++)
		told_true(told, facts_goes_down(&told->facts, names.card[i]), "he goes down");
}

void dutch_said_has_met_all(const struct told *told)
{
	struct told_names names;

	read_lower(told, &names);
	for (int i = 0; i < names.count; i++)
		for (int k = 0; k < told->facts.count; k++)
			told_true(told,
				card_at(told, k)->score >= card_at(told, names.card[i])->score ||
					facts_met(&told->facts, card_at(told, names.card[i])->pin,
						card_at(told, k)->pin) > 0,
				"he has met everybody below");
}

void dutch_said_barred(const struct told *told)
{
	struct told_names names;
	char bar[PART_SIZE], text[PART_SIZE];

	read_lower(told, &names);
	told_text(told, 'c', text, sizeof(text));
	told_true(
		told, told_number(told, 'd') + 1 == told_how_many(&names), "neither, none of them");
	for (int i = 0; i < names.count; i++) {
		const char *why = facts_bye_bar(
			&told->facts, card_at(told, names.card[i])->pin, bar, sizeof(bar));

		told_true(told, why && strcmp(why, names.count > 1 ? names.bracket[i] : text) == 0,
			"what bars him from the bye");
	}
}

int dutch_check_places(const struct told *told, int card, int other)
{
	const struct round_facts *facts = &told->facts;
	int x = 0, y = 0, ideal = -1, bottoms = 0;

	told_true(told, card_at(told, card)->opponent == other && card < other, "they meet");
	for (int i = 0; i < card; i++)
		x += card_at(told, i)->score == card_at(told, card)->score &&
			card_at(told, i)->opponent > i && !facts_goes_down(facts, i);
	for (int i = 0; i < facts->count; i++) {
		const int his = card_at(told, i)->opponent;

		if (card_at(told, i)->score != card_at(told, card)->score || his == FACTS_TRAY ||
			facts_comes_up(facts, i) || (his > i && !facts_goes_down(facts, i)))
			continue;
		y += i < other;
		ideal = bottoms++ == x ? i : ideal;
	}
	told_true(told, told_number(told, 'x') == x + 1, "his place in S1");
	told_true(told, !sentence_has(&told->sentence, 'y') || told_number(told, 'y') == y + 1,
		"his place in S2");
	return x == y ? -1 : ideal;
}

/* The first of those who lead no pair of the level and are not paired before this card. */
static int first_left(const struct told *told, int card)
{
	for (int i = 0; i < told->facts.count; i++) {
		const int his = card_at(told, i)->opponent;

		if (card_at(told, i)->score == card_at(told, card)->score && his != FACTS_TRAY &&
			!facts_comes_up(&told->facts, i) &&
			(his < i || facts_goes_down(&told->facts, i)) &&
			!dutch_said_before(told, i, card, false))
			return i;
	}
	return -1;
}

/* e: 0 by place, 1 the first who is left, 2 met, 3 cost, 4 better, 5 nothing */
void dutch_said_place(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const int place = dutch_check_places(told, card, other);
	const int left = place >= 0 && dutch_said_before(told, place, card, false)
		? first_left(told, card)
		: -1;
	const int ideal = left >= 0 ? left : place;
	char text[COST_SIZE];

	told_true(told, (told_number(told, 'e') == 0) == (ideal < 0), "by place");
	told_true(told, (told_number(told, 'e') == 1) == (left == other), "the first who is left");
	if (ideal < 0 || left == other)
		return;
	told_true(told,
		told_number(told, 'e') == 5 || sentence_has(&told->sentence, 'f') == (left >= 0),
		"is he opposite");
	told_true(told, told_card(told, sentence_has(&told->sentence, 'f') ? 'f' : 'i') == ideal,
		"who stands at the same place, or is left");
	if (told_number(told, 'e') == 5) {
		told_true(told,
			told->halfmade || told_is_pinned(told, card) || told_is_pinned(told, other),
			"what another draw would cost");
		return;
	}
	if (told_number(told, 'e') == 2)
		told_true(told, told_have_met(told, card, ideal, told_number(told, 'r')), "met");
	else
		check_meeting(told, card, card, ideal, told_text(told, 'c', text, sizeof(text)));
}

/* S1 are as many of those who do not meet one moved down as there are pairs among them. */
void dutch_said_exchange(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a'), other = card_at(told, card)->opponent;
	const int level = card_at(told, card)->level;
	int pairs = 0, place = 0;

	told_true(told, card_at(told, card)->score == told_number(told, 's'), "his bracket");
	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++) {
		if (facts_comes_up(facts, i))
			continue;
		pairs += !facts_goes_down(facts, i) && card_at(told, i)->opponent > i;
		place += i < card;
	}
	told_true(told,
		!facts_goes_down(facts, card) && !facts_comes_up(facts, card) &&
			(told->halfmade || (other > card) == (place >= pairs)),
		"he acts in the other half");
	if (told_number(told, 'j') == 1) {
		const struct pairing_pin pin = {other > card ? PAIRING_PIN_BOTTOM : PAIRING_PIN_TOP,
			told_player(told, card), PAIRING_NOBODY, PAIRING_NEUTRAL};
		char text[COST_SIZE];

		dutch_said_pin(told, card, &pin, told_text(told, 'c', text, sizeof(text)));
	}
}

void dutch_said_same_absolute(const struct told *told)
{
	const int a = told_card(told, 'c'), b = told_card(told, 'd');

	told_true(told,
		!sentence_has(&told->sentence, 'a') ||
			card_at(told, told_card(told, 'a'))->score == told_number(told, 'b'),
		"his score");
	told_true(told, dutch_facts_same_absolute(&told->facts, a, b),
		"the same absolute preference");
}
