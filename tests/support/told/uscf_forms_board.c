/* Sentences on a board inside a US Chess score group, and on its colours. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/told_basis.h"
#include "support/told/told_forms.h"
#include "support/told/uscf_forms.h"

static const struct fact_card *card_at(const struct told *told, char key)
{
	return &told->facts.card[told_card(told, key)];
}

/* Cards of a group that meet each other, in rank order. */
static int find_inside(const struct round_facts *facts, int level, int *list)
{
	int count = 0;

	for (int i = 0; i < facts->count; i++) {
		const int other = facts->card[i].opponent;

		if (facts->card[i].level == level && other >= 0 &&
			facts->card[other].level == level)
			list[count++] = i;
	}
	return count;
}

static int place_of(const int *list, int count, int card)
{
	for (int i = 0; i < count; i++)
		if (list[i] == card)
			return i;
	return -1;
}

/* Places of two in the halves of those who meet each other in their group; their number. */
static int check_inside(const struct told *told, int a, int b, int *x, int *y)
{
	int list[FACTS_PINS];
	const int level = told->facts.card[a].level;
	const int count = find_inside(&told->facts, level, list);

	*x = place_of(list, count, a);
	*y = place_of(list, count, b);
	told_true(told, *x >= 0 && *y >= 0, "inside their group");
	return count;
}

/* k: in their halves, the only ones left, of what is left */
void uscf_said_natural(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b'), k = told_number(told, 'k');
	int x, y;
	const int count = check_inside(told, a, b, &x, &y);

	told_true(told, told->facts.card[a].opponent == b, "they meet");
	told_true(told, (k == 1) == (count == 2), "nobody else is left");
	told_true(told, k == 1 || (k == 0) == (abs(y - x) == count / 2), "opposite each other");
	told_true(told, k != 0 || told_number(told, 'o') == (x < y ? x : y) + 1, "the place");
}

/* What is wrong when two meet, the worst first: nothing, not alternated, not equalised, a third. */
static int shortfall(const struct told *told, int a, int b)
{
	struct uscf_told round;
	int count[US_CLASHES] = {0};

	uscf_tonight(told, &round);
	us_count_clash(&round.section, told_player(told, a), told_player(told, b), count);
	return count[US_THIRD] ? 3 : count[US_UNEQUAL] ? 2 : count[US_UNALTERED] ? 1 : 0;
}

/* a and b stand opposite each other in the halves of their group; so many play inside it. */
static int check_opposite(const struct told *told, int a, int b)
{
	int x, y;
	const int count = check_inside(told, a, b, &x, &y);

	told_true(told, abs(y - x) == count / 2, "opposite each other");
	return count;
}

/* k: 0 they met, 1 a third colour */
void uscf_said_opposite(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b');
	const int met = facts_met(&told->facts, card_at(told, 'a')->pin, card_at(told, 'b')->pin);

	check_opposite(told, a, b);
	told_true(told, told->facts.card[a].opponent != b, "they do not meet");
	if (told_number(told, 'k') == 0)
		told_true(told, met > 0 && met == told_number(told, 'r'), "they met then");
	else
		told_true(told, met == 0 && shortfall(told, a, b) == 3, "a third colour");
}

/*
 * b is needed by d, or where others make room for him, who stands opposite e and is parted from him
 * (p: 0 they met, 1 they are team-mates, 2 a third colour); z: a and b meet all the same
 */
void uscf_said_needed(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b');
	const int d = told_card(told, 'd'), e = told_card(told, 'e');
	const int met = facts_met(&told->facts, card_at(told, 'd')->pin, card_at(told, 'e')->pin);
	const bool back = told->facts.card[a].opponent == b;
	const struct pairing_player *players = told->input.players;

	told_true(told, check_opposite(told, a, b) == check_opposite(told, d, e),
		"both pairs stand opposite each other");
	told_true(told, told->facts.card[a].level == told->facts.card[d].level, "in one group");
	told_true(told, d != a && d != b && e != a && e != b, "they are others");
	told_true(told,
		facts_met(&told->facts, card_at(told, 'a')->pin, card_at(told, 'b')->pin) == 0,
		"nothing is against them");
	told_true(told, told_number(told, 'w') == back && told_number(told, 'z') == back,
		"whether they meet");
	if (told_number(told, 'p') == 0)
		told_true(told, met > 0 && met == told_number(told, 'r'), "they met then");
	else
		told_true(told, met == 0, "they have not met");
	if (told_number(told, 'p') == 1)
		told_true(told,
			players[told_player(told, d)].club > 0 &&
				players[told_player(told, d)].club ==
					players[told_player(told, e)].club,
			"they are of one team");
	if (told_number(told, 'p') == 2)
		told_true(told, shortfall(told, d, e) == 3, "a third colour");
}

/* "cures a third colour running and a colour not alternated" */
static void cure_words(int one, int two, int now, char *text, size_t size)
{
	static const char *const words[] = {
		"", "a colour not alternated", "a colour not equalised", "a third colour running"};
	const int most = one > two ? one : two, less = one > two ? two : one;

	if (most <= now)
		snprintf(text, size, "makes room for another switch");
	else
		snprintf(text, size, "cures %s%s%s", words[most],
			less <= now            ? ""
				: less == most ? " on both of these boards"
					       : " and ",
			less <= now || less == most ? "" : words[less]);
}

static int points(const struct told *told, char one, char two)
{
	return abs(card_at(told, one)->grade - card_at(told, two)->grade);
}

/* a meets b; by nature a meets c, and e, who is b, meets d */
void uscf_said_switch(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b'), c = told_card(told, 'c'),
		  d = told_card(told, 'd');
	const int one = points(told, 'b', 'c'), two = points(told, 'a', 'd');
	char words[COST_SIZE], text[COST_SIZE];
	int x, y;
	const int count = check_inside(told, a, b, &x, &y);

	told_true(
		told, told->facts.card[a].opponent == b && told_card(told, 'e') == b, "they meet");
	told_true(told, c != b && d != a, "others are natural");
	told_true(told, (told_number(told, 'k') == 1) == ((x < count / 2) == (y < count / 2)),
		"across the halves");
	told_true(told, told_number(told, 'n') == (one < two ? one : two),
		"the smaller of the two differences");
	cure_words(shortfall(told, a, c), shortfall(told, b, d), shortfall(told, a, b), words,
		sizeof(words));
	told_true(told, strcmp(told_text(told, 'w', text, sizeof(text)), words) == 0, words);
	told_true(told,
		strcmp(told_text(told, 'r', text, sizeof(text)),
			told_number(told, 'k') == 0 ? "29E5c" : "29E5d") == 0,
		"the rule");
}

/* Half against half: pairs that do not meet, and pairs that meet instead. */
static int find_changes(
	const struct round_facts *facts, int level, char *natural, char *actual, size_t size)
{
	int list[FACTS_PINS], changes = 0, made = 0;
	const int half = find_inside(facts, level, list) / 2;

	natural[0] = actual[0] = '\0';
	for (int i = 0; i < half; i++)
		if (facts->card[list[i]].opponent != list[half + i])
			facts_put_pair(facts, list[i], list[half + i], &changes, natural, size);
	for (int i = 0; i < 2 * half; i++) {
		const int other = facts->card[list[i]].opponent;

		if (other > list[i] && other != (i < half ? list[half + i] : list[i - half]))
			facts_put_pair(facts, list[i], other, &made, actual, size);
	}
	return changes;
}

void uscf_said_group(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int level = facts_level(facts, told_number(told, 'a'));
	char natural[COST_SIZE], actual[COST_SIZE], text[COST_SIZE];
	const int changes = find_changes(facts, level, natural, actual, sizeof(natural));
	int list[FACTS_PINS];

	told_true(told,
		told->low >= 0 &&
			(level == facts->card[told->high].level ||
				level == facts->card[told->low].level),
		"the group of one of the two");
	told_true(told,
		(told_number(told, 'f') > 0) ==
			(find_inside(facts, level, list) < facts->size[level]),
		"somebody plays outside it");
	told_true(told, (changes == 0) == !sentence_has(&told->sentence, 'n'), "half by half");
	if (changes == 0)
		return;
	told_others(told, changes, find_inside(facts, level, list) / 2);
	told_true(told, strcmp(told_text(told, 'n', text, sizeof(text)), natural) == 0, natural);
	told_true(told, strcmp(told_text(told, 'm', text, sizeof(text)), actual) == 0, actual);
}

static enum colour colour_in(const struct told *told, int pin, int round)
{
	const struct fact_game *game = &told->facts.game[pin][round];

	return game->played && game->opponent > 0 ? game->colour : COLOUR_NONE;
}

/* The last round in which their colours differ; 0: none. */
static int last_difference(const struct told *told, int pin, int other)
{
	int round = told->facts.round - 1;

	while (round > 0 && colour_in(told, pin, round) == colour_in(told, other, round))
		round--;
	return round;
}

/* 29E4 rules 3 and 4: in round n the one had the other colour, or the other one had this. */
static void check_round(
	const struct told *told, const struct fact_card *one, const struct fact_card *two)
{
	const enum colour words[] = {COLOUR_WHITE, COLOUR_BLACK};
	const int round = told_number(told, 'n');
	const bool he = told_number(told, 'h') == 0;

	told_true(told, round == last_difference(told, one->pin, two->pin), "the round");
	told_true(told,
		colour_in(told, he ? one->pin : two->pin, round) == words[told_number(told, 'w')],
		"the colour in it");
	told_true(told, (words[told_number(told, 'w')] == one->due) == !he, "so it is due to him");
}

/* z: what it costs f */
static void check_cost(const struct told *told, int a, int b)
{
	told_true(told, told_number(told, 'z') == shortfall(told, a, b), "what it costs");
	told_true(told, told_number(told, 'z') == 0 || told_card(told, 'f') == b, "whom");
}

void uscf_said_conflict(const struct told *told)
{
	const struct fact_card *one = card_at(told, 'a'), *two = card_at(told, 'b');
	const int a = told_card(told, 'a'), b = told_card(told, 'b');
	const char *rule = "29E4 rule 5";
	char text[PART_SIZE];

	told_true(told, one->opponent == b && told_card(told, 'd') == a, "they meet");
	told_true(told,
		one->due == two->due && one->given == one->due &&
			one->due == (told_number(told, 'c') == 0 ? COLOUR_WHITE : COLOUR_BLACK),
		"both due the colour that the one gets");
	if (sentence_has(&told->sentence, 'x')) {
		const int its = told_number(told, 'k') == 0 ? 0 : told_number(told, 'y');

		told_true(told,
			told_number(told, 'x') == one->difference && its == two->difference &&
				one->difference > two->difference,
			"how far their colours are apart");
		rule = its == 0 ? "29E4 rule 1" : "29E4 rule 2";
	} else {
		told_true(told, one->difference == two->difference, "as far apart");
	}
	if (sentence_has(&told->sentence, 'n')) {
		check_round(told, one, two);
		rule = told_number(told, 'n') == told->facts.round - 1 ? "29E4 rule 3"
								       : "29E4 rule 4";
	}
	if (sentence_has(&told->sentence, 'l'))
		told_true(told,
			strcmp(told_text(told, 'l', text, sizeof(text)), "rank") == 0 && a < b &&
				last_difference(told, one->pin, two->pin) == 0,
			"by rank");
	told_true(told, strcmp(told_text(told, 'r', text, sizeof(text)), rule) == 0, rule);
	check_cost(told, a, b);
}

void uscf_said_repeat(const struct told *told)
{
	const int a = told_card(told, 'a'), b = told_card(told, 'b');

	told_true(told, told->facts.card[a].opponent == b, "they meet");
	told_true(told, told_have_met(told, a, b, told_number(told, 'r')), "they met then");
	told_true(told, told->origin == (int)TOLD_RULES, "by the rules");
}

/* Looked at in tests of the score: that there is the sentence at all is enough here. */
void uscf_said_dead_end(const struct told *told)
{
	told_true(told, told->facts.round < told->position->cards.input.rounds, "a round to come");
}
