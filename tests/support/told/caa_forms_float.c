/* Sentences on who floats in a CAA draw, who has the bye, and who was passed over. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/caa_forms.h"
#include "support/told/told_deal.h"
#include "support/told/told_who.h"

int caa_line(const struct round_facts *facts, int level)
{
	const int first = facts->first[level], size = facts->size[level];
	int up = 0, down = 0;

	for (int i = first; i < first + size; i++) {
		up += facts_comes_up(facts, i);
		down += facts_goes_down(facts, i);
	}
	return first + up + (size - up - down) / 2;
}

/* Rules 6, 20: from the mid-line down, then up from it. Places count from 1. */
int caa_sought_down(const struct round_facts *facts, int level, int place)
{
	const int line = caa_line(facts, level),
		  below = facts->first[level] + facts->size[level] - line;

	return place <= below ? line + place - 1 : line - (place - below);
}

int caa_place_down(const struct round_facts *facts, int card)
{
	int place = 1;

	while (caa_sought_down(facts, facts->card[card].level, place) != card)
		place++;
	return place;
}

/* k: 0 the only one, 1 below the mid-line, 2 in the order of search; o his place */
static void check_place(const struct told *told, int card)
{
	const struct round_facts *facts = &told->facts;
	const int level = facts->card[card].level;
	const bool only = facts->size[level] == 1, below = card >= caa_line(facts, level);

	told_true(told, told_number(told, 'k') == (only ? 0 : below ? 1 : 2), "where he stands");
	told_true(told, only || told_number(told, 'o') == caa_place_down(facts, card),
		"his place in the order of search");
}

static void check_scores(const struct told *told, int card, int other)
{
	const struct fact_card *cards = told->facts.card;

	told_true(told, cards[card].opponent == other, "they meet");
	told_true(told, cards[card].score == told_number(told, 'f'), "his score");
	told_true(told, cards[other].score == told_number(told, 't'), "the other's score");
}

/* "in the order of search", "from the top", "for the bye" */
enum way { DOWN, UP, BYE };

#define WAYS "{w:from the mid-line|from the top|for the bye}"

struct passed {
	int count;
	int card[FACTS_PINS];
};

/* Those to whom the search comes before it comes to this card. */
static void find_passed(const struct told *told, int card, enum way way, struct passed *passed)
{
	const struct round_facts *facts = &told->facts;
	const int level = facts->card[card].level, other = facts->card[card].opponent;

	passed->count = 0;
	for (int k = facts->levels - 1; way == BYE && k > level; k--)
		for (int i = 1; i <= facts->size[k]; i++)
			passed->card[passed->count++] = caa_sought_down(facts, k, i);
	for (int i = 1; way != UP && caa_sought_down(facts, level, i) != card; i++)
		passed->card[passed->count++] = caa_sought_down(facts, level, i);
	if (way != UP)
		return;
	for (int i = facts->first[facts->card[other].level + 1]; i < card; i++)
		passed->card[passed->count++] = i;
}

static bool is_passed(const struct passed *passed, int card)
{
	for (int i = 0; i < passed->count; i++)
		if (passed->card[i] == card)
			return true;
	return false;
}

/* Of one line: how many it tells of, or (counted) counts, who stood before this card. */
static int count_told(const struct told *told, const char *line, int card, enum way way,
	const struct passed *passed)
{
	struct told_names names = {.count = 0};
	struct sentence one;
	char list[COST_SIZE];
	const bool counted = told_match(
		told, "%dn {m:more |}card{s:|s} come{t:s|} before %pf " WAYS " (%tr).", line, &one);

	if (!counted &&
		!told_match(told, "%tn come{x:|s} before %pf " WAYS "{y:, but|, and| and} %tz",
			line, &one))
		return 0;
	if (sentence_number(&one, 'f') != told->facts.card[card].pin ||
		sentence_number(&one, 'w') != (int)way)
		return 0;
	if (counted)
		return sentence_number(&one, 'n');
	told_read_names(told, sentence_text(&one, 'n', list, sizeof(list)), &names);
	for (int i = 0; i < names.count; i++)
		told_true(told, is_passed(passed, names.card[i]), "he stood before him");
	return names.count + names.more;
}

/* In a deal: those who go the same way and lie no longer in their level are not told of. */
static void leave_out_gone(const struct told *told, enum way way, struct passed *passed)
{
	const struct round_facts *facts = &told->facts;
	int count = 0;

	for (int i = 0; i < passed->count; i++) {
		const int card = passed->card[i];
		const struct deal_place *place = told_place(told, card);
		const bool goes = way == UP ? facts_comes_up(facts, card)
					    : way == DOWN && facts_goes_down(facts, card);

		if (!goes ||
			(place->where == DEAL_LAID &&
				place->group ==
					told_dealing()->deal->start[told_player(told, card)].group))
			passed->card[count++] = card;
	}
	passed->count = count;
}

/* Everybody is told of or counted, unless the arbiter has fixed something. */
static void check_all_passed(const struct told *told, int card, enum way way)
{
	struct passed passed;
	int told_of = 0;

	find_passed(told, card, way, &passed);
	if (told_dealing()->british)
		leave_out_gone(told, way, &passed);
	for (int i = 0; i < told->reasons.count; i++)
		told_of += count_told(told, told->reasons.lines[i], card, way, &passed);
	told_true(told,
		told_of == passed.count ||
			(told_of == 0 && (told->halfmade || told_is_fixed(told))),
		"all who stood before him are told of");
}

void caa_said_goes_down(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');

	check_scores(told, card, other);
	told_true(told, facts_goes_down(&told->facts, card), "he goes down");
	check_place(told, card);
	told_true(told, (told_number(told, 'l') == 1) == told->facts.card[card].down_last,
		"whether he went down last round");
	check_all_passed(told, card, DOWN);
}

bool caa_all_go(const struct round_facts *facts, int level)
{
	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++)
		if (!facts_goes_down(facts, i) || facts->card[i].opponent == FACTS_BYE)
			return false;
	return facts->size[level] > 1;
}

void caa_said_leaves(const struct told *told)
{
	const int card = told_card(told, 'a');

	told_true(told, !caa_all_go(&told->facts, told->facts.card[card].level),
		"no mid-line is drawn where all go down");

	told_true(told, told->facts.card[card].score == told_number(told, 'f'), "his score");
	told_true(told, facts_goes_down(&told->facts, card), "he goes down");
	check_place(told, card);
	told_true(told, (told_number(told, 'l') == 1) == told->facts.card[card].down_last,
		"whether he went down last round");
	check_all_passed(told, card, DOWN);
}

void caa_said_comes_up(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const struct fact_card *cards = told->facts.card;
	const bool only = told->facts.size[cards[card].level] == 1;

	check_scores(told, card, other);
	told_true(told, facts_comes_up(&told->facts, card), "he comes up");
	/* around boards made by hand it is not said of whom a score is */
	told_true(told, told_number(told, 'k') == 1 || only, "alone on his score");
	told_true(told,
		told_number(told, 'k') == 0 ||
			told_number(told, 'o') == card - told->facts.first[cards[card].level] + 1,
		"his place from the top");
	told_true(told, (told_number(told, 'l') == 1) == cards[card].up_last,
		"whether he came up last round");
	check_all_passed(told, card, UP);
}

void caa_said_bye(const struct told *told)
{
	const int card = told_card(told, 'a');

	told_true(told, told->facts.card[card].opponent == FACTS_BYE, "he has the bye");
	told_true(told, told->facts.card[card].score == told_number(told, 's'), "his score");
	check_place(told, card);
	check_all_passed(told, card, BYE);
}

/* The names, and the floater, who goes this way. */
static void read_passed(const struct told *told, struct told_names *names, int *floater)
{
	char list[COST_SIZE];

	*floater = told_card(told, 'f');
	if (sentence_has(&told->sentence, 'a')) {
		*names = (struct told_names){.count = 1};
		names->card[0] = told_card(told, 'a');
	} else {
		told_read_names(told, told_text(told, 'n', list, sizeof(list)), names);
	}
}

/* With the round of each in brackets, or %dr of one. */
void caa_said_passed_met(const struct told *told)
{
	const int other = told_card(told, 'b');
	struct told_names names;
	int floater, round = told_number(told, 'r');

	read_passed(told, &names, &floater);
	told_true(told, told->facts.card[floater].opponent == other, "they meet");
	for (int i = 0; i < names.count; i++) {
		struct sentence bracket;

		if (names.count > 1) {
			told_true(told, told_match(told, "round %dr", names.bracket[i], &bracket),
				"the round");
			round = sentence_number(&bracket, 'r');
		}
		told_true(told,
			facts_met_in(&told->facts, told->facts.card[names.card[i]].pin,
				told->facts.card[other].pin, round),
			"they met in that round");
	}
}

/* In a deal: nothing plainer is against one who comes up to another than that he does. */
static void check_nothing_plain(const struct told *told, int card, int floater)
{
	const struct round_facts *facts = &told->facts;
	const struct fact_card *cards = facts->card;
	const int other = cards[floater].opponent, whose = cards[card].opponent;

	told_true(told, told_place(told, card)->where != DEAL_SEATED, "he is not seated yet");
	told_true(told, facts_met(facts, cards[card].pin, cards[other].pin) == 0,
		"he has not met who came down");
	told_true(told, facts_met(facts, cards[floater].pin, cards[whose].pin) == 0,
		"the chosen one has not met the other's opponent");
}

/* Against whom each goes stands in brackets, or is %pb; without either: he has the bye. */
void caa_said_passed_goes(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	struct told_names names;
	int floater;

	read_passed(told, &names, &floater);
	for (int i = 0; i < names.count; i++) {
		const int card = names.card[i];
		int other = sentence_has(&told->sentence, 'b') ? told_card(told, 'b') : FACTS_BYE;
		struct sentence bracket;

		if (names.count > 1 && told_match(told, "to %pb", names.bracket[i], &bracket))
			other = facts->card_of[sentence_number(&bracket, 'b')];
		if (told_dealing()->british && facts_comes_up(facts, floater))
			check_nothing_plain(told, card, floater);
		told_true(told, facts->card[card].opponent == other, "against whom he goes");
		told_true(told,
			facts_comes_up(facts, floater) ? facts_comes_up(facts, card)
						       : facts_goes_down(facts, card) ||
					facts->card[card].opponent == FACTS_BYE,
			"he goes the same way");
	}
}

/* Is this what bars each of those told of, or what spares him while others are left? */
static void check_bars(const struct told *told, const struct told_names *names, bool spared)
{
	char bar[PART_SIZE], text[PART_SIZE];

	for (int i = 0; i < names->count; i++) {
		const int pin = told->facts.card[names->card[i]].pin;
		const char *why = spared ? facts_bye_spared(&told->facts, pin, bar, sizeof(bar))
					 : facts_bye_bar(&told->facts, pin, bar, sizeof(bar));

		told_true(told,
			why &&
				strcmp(why,
					names->count > 1
						? names->bracket[i]
						: told_text(told, 'c', text, sizeof(text))) == 0,
			"what bars or spares him from the bye");
	}
}

/* Of several. */
void caa_said_passed_spared(const struct told *told)
{
	struct told_names names;
	int floater;
	char bar[PART_SIZE];

	read_passed(told, &names, &floater);
	told_true(told, names.count > 1, "are spared");
	told_true(told,
		!facts_bye_spared(&told->facts, told->facts.card[floater].pin, bar, sizeof(bar)),
		"he is not spared himself");
	check_bars(told, &names, true);
}

void caa_said_passed_barred(const struct told *told)
{
	struct told_names names;
	int floater;
	char bar[PART_SIZE];

	read_passed(told, &names, &floater);
	/* one alone: it is said as well of whom the rules spare */
	if (names.count > 1)
		told_true(told, told_number(told, 'b') + 1 == told_how_many(&names),
			"neither, none of them");
	check_bars(told, &names,
		names.count == 1 &&
			!facts_bye_bar(&told->facts, told->facts.card[names.card[0]].pin, bar,
				sizeof(bar)));
}

static void check_cost(const struct told *told, int card, int floater, const char *text)
{
	if (told_number(told, 'w') == BYE)
		told_cost_of_bye(told, card, text);
	else if (told_number(told, 'w') == DOWN)
		told_cost_of_float(told, card, text);
	else
		told_cost_of_meeting(told, card, told->facts.card[floater].opponent, text);
}

/* "he ...": what is said of him makes the difference. */
void caa_said_passed_himself(const struct told *told)
{
	const int card = told_card(told, 'a');
	char rest[COST_SIZE], he[COST_SIZE + 4], text[COST_SIZE];

	snprintf(he, sizeof(he), "he%s", told_text(told, 'c', rest, sizeof(rest)));
	check_cost(told, card, told_card(told, 'f'),
		told_without_he(told, card, he, text, sizeof(text)));
}

/* Rule 21: due the colour of the floater, as the chosen one is not. */
void caa_said_passed_alike(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b'),
		  floater = told_card(told, 'f');
	const enum colour due = told_number(told, 'd') == 0 ? COLOUR_WHITE : COLOUR_BLACK;
	const struct fact_card *cards = told->facts.card;
	char rest[COST_SIZE], he[COST_SIZE + 4], text[COST_SIZE];

	told_true(told,
		cards[floater].opponent == other && cards[other].due == due &&
			cards[card].due == due && cards[floater].due != due,
		"due the colour of the floater");
	told_text(told, 'c', rest, sizeof(rest));
	snprintf(he, sizeof(he), "%s%s", told_number(told, 'i') == 1 ? "he" : "", rest);
	check_cost(told, card, floater,
		told_without_he(told, card, he[0] == ' ' ? he + 1 : he, text, sizeof(text)));
}

/* In a deal: it is not only that he has met all who are left below. */
static void check_not_met_below(const struct told *told, int card, int floater)
{
	const struct round_facts *facts = &told->facts;
	const int level = facts->card[card].level;
	bool met = true, seated = true;

	if (level != facts->card[floater].level || told_place(told, card)->where != DEAL_LAID)
		return;
	for (int i = facts->first[level] + facts->size[level]; i < facts->count; i++) {
		if (told_place(told, i)->where == DEAL_SEATED)
			continue;
		seated = false;
		met = met && facts_met(facts, facts->card[card].pin, facts->card[i].pin) > 0;
	}
	told_true(told, seated || !met, "he has not met all who are left below");
}

void caa_said_passed(const struct told *told)
{
	struct told_names names;
	int floater;
	char text[COST_SIZE], rest[COST_SIZE];

	read_passed(told, &names, &floater);
	told_text(told, 'c', rest, sizeof(rest));
	told_without_he(told, names.card[0], rest, text, sizeof(text));
	told_true(
		told, told_number(told, 'h') == told_how_many(&names), "him, either, any of them");
	if (told_dealing()->british && told_number(told, 'w') == DOWN)
		check_not_met_below(told, names.card[0], floater);
	for (int i = 0; i < names.count; i++)
		check_cost(told, names.card[i], floater, text);
}

/* Counted where the floater is told of: who floats is asked there. */
void caa_said_more(const struct told *told)
{
	const int card = told_card(told, 'f');
	const int way = told_number(told, 'w');

	told_true(told,
		way == BYE          ? told->facts.card[card].opponent == FACTS_BYE
			: way == UP ? facts_comes_up(&told->facts, card)
				    : facts_goes_down(&told->facts, card),
		"he goes this way");
	told_true(told, (told_number(told, 's') == 0) == (told_number(told, 'n') == 1), "plural");
}

void caa_said_stands_himself(const struct told *told)
{
	const int card = told_card(told, 'a'), floater = told_card(told, 'b');
	char rest[COST_SIZE], he[COST_SIZE + 4], text[COST_SIZE];

	told_true(told, card > floater, "he stands lower");
	snprintf(he, sizeof(he), "he%s", told_text(told, 'c', rest, sizeof(rest)));
	told_without_he(told, card, he, text, sizeof(text));
	if (told->low < 0)
		told_cost_of_bye(told, card, text);
	else
		told_cost_of_float(told, card, text);
}
