/* Sentences on who floats by the Schools' rules, who has the bye, and who was passed over. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/schools_reference.h"
#include "support/told/caa_forms.h"
#include "support/told/schools_forms.h"
#include "support/told/schools_held.h"
#include "support/told/told_who.h"

enum { ASKED_MOST = 3 };

/* How often a player floated this way, in all earlier rounds. */
static int count_floats(const struct round_facts *facts, int pin, bool down)
{
	int count = 0;

	for (int round = 1; round < facts->round; round++) {
		const int other = facts->game[pin][round].opponent;
		const int mine = facts_score(facts, pin, round);

		if (other == 0)
			continue;
		count += down ? mine > facts_score(facts, other, round)
			      : mine < facts_score(facts, other, round);
	}
	return count;
}

static int times(const struct told *told, char key, char number)
{
	const int said = sentence_has(&told->sentence, key) ? told_number(told, key) : 0;

	return said == 3 ? told_number(told, number) : said;
}

/*
 * Where the bye is sought: from the end of the whole list. Who has come up is not there for one who
 * goes down.
 */
static bool is_behind(const struct told *told, int card, int chosen)
{
	return card > chosen &&
		(told->facts.card[chosen].opponent == FACTS_BYE ||
			(told->facts.card[card].level == told->facts.card[chosen].level &&
				!(facts_goes_down(&told->facts, chosen) &&
					facts_comes_up(&told->facts, card))));
}

/* Is he spared the bye, and the chosen one not; in the old order of terms only of one score. */
static bool is_spared(const struct told *told, int card, int chosen)
{
	const struct fact_card *cards = told->facts.card;
	char bar[PART_SIZE];

	return facts_bye_spared(&told->facts, cards[card].pin, bar, sizeof(bar)) &&
		!facts_bye_spared(&told->facts, cards[chosen].pin, bar, sizeof(bar)) &&
		(told->reference.option[SCHOOLS_REFERENCE_ORDER] == 0 ||
			cards[card].level == cards[chosen].level);
}

/*
 * Does he go the way of the chosen one, is he barred from the bye or spared it? Then nothing is
 * tried.
 */
static bool is_plain(const struct told *told, int card, int chosen)
{
	char bar[PART_SIZE];

	if (told->facts.card[chosen].opponent == FACTS_BYE)
		return facts_bye_bar(&told->facts, told->facts.card[card].pin, bar, sizeof(bar)) ||
			is_spared(told, card, chosen);
	return facts_goes_down(&told->facts, chosen) ? facts_goes_down(&told->facts, card)
						     : facts_comes_up(&told->facts, card);
}

/* How many of those who stood before him a line tells of; each of them stands behind him. */
static int count_told(const struct told *told, const char *line, int chosen)
{
	struct told_names names;
	struct sentence one;
	char list[COST_SIZE];

	if (!told_match(told,
		    "%tn come{x:|s} before %pf {w:from the end of the list|for the bye}{y:, but|, and} %tz",
		    line, &one) ||
		sentence_number(&one, 'f') != told->facts.card[chosen].pin)
		return 0;
	told_read_names(told, sentence_text(&one, 'n', list, sizeof(list)), &names);
	told_true(told,
		(sentence_number(&one, 'w') == 1) ==
			(told->facts.card[chosen].opponent == FACTS_BYE),
		"for the bye");
	for (int i = 0; i < names.count; i++)
		told_true(told, is_behind(told, names.card[i], chosen), "he stood before him");
	return names.count + names.more;
}

/* All of whom nothing need be tried, and the first of the others, are told of. */
static void check_all_passed(const struct told *told, int chosen)
{
	int told_of = 0, plain = 0, others = 0;

	for (int i = 0; i < told->reasons.count; i++)
		told_of += count_told(told, told->reasons.lines[i], chosen);
	for (int card = chosen + 1; card < told->facts.count; card++) {
		plain += is_behind(told, card, chosen) && is_plain(told, card, chosen);
		others += is_behind(told, card, chosen) && !is_plain(told, card, chosen);
	}
	told_true(told,
		told_of == plain + (others < ASKED_MOST ? others : ASKED_MOST) || told->halfmade ||
			told_is_fixed(told),
		"those who stood before him are told of");
}

void schools_said_float(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const struct fact_card *cards = told->facts.card;

	told_true(told, cards[card].opponent == other, "they meet");
	told_true(told, cards[card].score == told_number(told, 'f'), "his score");
	told_true(told, cards[other].score == told_number(told, 't'), "the other's score");
	told_true(told,
		told_number(told, 'k') == 0 ? facts_goes_down(&told->facts, card)
					    : facts_comes_up(&told->facts, card),
		"which way he goes");
	told_true(told, told_number(told, 'r') == told_number(told, 'k'), "the rule");
	told_true(told, times(told, 'd', 'g') == count_floats(&told->facts, cards[card].pin, true),
		"how often he went down");
	told_true(told, times(told, 'u', 'h') == count_floats(&told->facts, cards[card].pin, false),
		"how often he came up");
	check_all_passed(told, card);
}

void schools_said_bye(const struct told *told)
{
	const int card = told_card(told, 'a');
	const struct fact_card *one = &told->facts.card[card];

	told_true(told, one->opponent == FACTS_BYE, "he has the bye");
	told_true(told, one->score == told_number(told, 's'), "his score");
	told_true(told,
		told_number(told, 'o') ==
			told->facts.first[one->level] + told->facts.size[one->level] - card,
		"his place from the end of the level");
	check_all_passed(told, card);
}

void schools_said_passed_mates(const struct told *told)
{
	const int chosen = told_card(told, 'f'), other = told->facts.card[chosen].opponent;
	struct told_names names;
	char list[COST_SIZE];

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(
		told, told_number(told, 'h') == told_how_many(&names), "him, either, any of them");
	told_true(told, facts_comes_up(&told->facts, chosen), "he comes up");
	told_true(told, !schools_are_mates(told, chosen, other), "with the chosen one they do not");
	for (int i = 0; i < names.count; i++)
		told_true(told, schools_are_mates(told, names.card[i], other), "of one school");
}

static void check_cost(const struct told *told, int card, int chosen, const char *text)
{
	const bool bye = told->facts.card[chosen].opponent == FACTS_BYE;
	const struct pairing_pin pin = {facts_goes_down(&told->facts, chosen)
			? PAIRING_PIN_FLOAT_DOWN
			: PAIRING_PIN_FLOAT_UP,
		told_player(told, card), PAIRING_NOBODY, PAIRING_NEUTRAL};

	if (!bye &&
		told_two_would_meet(told, "whom the arbiter keeps apart", text,
			told_player(told, card),
			told_player(told, told->facts.card[chosen].opponent)))
		told_true(told,
			told_are_apart(told, told_player(told, card),
				told_player(told, told->facts.card[chosen].opponent)),
			"kept apart");
	else if (bye)
		told_cost_of_bye(told, card, text);
	else
		told_cost_held(told, &schools_order, chosen, &pin, text);
}

/* "he ...": what is said of him makes the difference. */
void schools_said_passed_himself(const struct told *told)
{
	const int card = told_card(told, 'a');
	char rest[COST_SIZE], he[COST_SIZE], text[COST_SIZE];

	snprintf(he, sizeof(he), "he%s", told_text(told, 'c', rest, sizeof(rest)));
	check_cost(told, card, told_card(told, 'f'),
		told_without_he(told, card, he, text, sizeof(text)));
}

void schools_said_passed(const struct told *told)
{
	const int chosen = told_card(told, 'f');
	struct told_names names;
	char list[COST_SIZE], text[COST_SIZE], rest[COST_SIZE];

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_text(told, 'c', rest, sizeof(rest));
	told_without_he(told, names.card[0], rest, text, sizeof(text));
	told_true(
		told, told_number(told, 'h') == told_how_many(&names), "him, either, any of them");
	for (int i = 0; i < names.count; i++)
		check_cost(told, names.card[i], chosen, text);
}
