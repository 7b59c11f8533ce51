/*
 * What another draw by the Dutch rules or GSRP would cost, said of the players who make the
 * difference: found true.
 */
#include "support/told/told_who_more.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/dutch_facts.h"
#include "support/told/gsrp_forms.h"

enum { FEW = 3 };

struct reading {
	const struct told *by;
	const struct told_difference *difference;
	const struct reference_draw *now, *then;
	int score; /* of the bracket */
	struct sentence sentence;
};

static int score_of(const struct reading *reading, int card)
{
	return reading->by->facts.card[card].score;
}

/* Is he one of two of the bracket, or of those who meet one of it and come from above? */
static bool is_first(
	const struct reading *reading, const struct reference_draw *draw, int card, bool down)
{
	const int other = draw->opponent[card];

	return other > card && score_of(reading, other) == reading->score &&
		(down ? score_of(reading, card) > reading->score
		      : score_of(reading, card) == reading->score);
}

static int card_in(const struct reading *reading, char key)
{
	return reading->by->facts.card_of[sentence_number(&reading->sentence, key)];
}

/* He is the first of his kind who does not meet the same one in both draws. */
static void check_opponent(const struct reading *reading, bool down)
{
	const struct told *by = reading->by;
	int first = -1;

	for (int i = 0; i < by->facts.count && first < 0; i++)
		if (is_first(reading, reading->now, i, down) &&
			reading->now->opponent[i] != reading->then->opponent[i])
			first = i;
	told_true(by, first >= 0 && first == card_in(reading, 'p'), "the first who differs");
	told_true(by, reading->then->opponent[first] == card_in(reading, 'q'), "would meet");
	told_true(by, reading->now->opponent[first] == card_in(reading, 'r'), "meets");
	told_true(by, card_in(reading, 'r') < card_in(reading, 'q'), "stands higher");
}

static void check_transposition(const struct reading *reading)
{
	check_opponent(reading, false);
}

static void check_moved_down(const struct reading *reading)
{
	check_opponent(reading, true);
}

/* 4.4: those moved down who are paired in one draw alone. */
static void check_paired(const struct reading *reading)
{
	const int then = card_in(reading, 'p'), now = card_in(reading, 'q');

	told_true(reading->by,
		is_first(reading, reading->then, then, true) &&
			!is_first(reading, reading->now, then, true),
		"paired there alone");
	told_true(reading->by,
		is_first(reading, reading->now, now, true) &&
			!is_first(reading, reading->then, now, true),
		"paired here alone");
	told_true(reading->by, now < then, "stands higher");
}

/* Is the resident, who meets nobody from above, on the other side of the line of the halves? */
static bool is_exchanged(const struct reading *reading, const struct reference_draw *draw, int card)
{
	const int count = reading->by->facts.count;
	int pairs = 0, place = 0;

	for (int i = 0; i < count; i++)
		pairs += is_first(reading, draw, i, false);
	for (int i = 0; i <= card; i++)
		place += score_of(reading, i) == reading->score &&
			!(draw->opponent[i] >= 0 &&
				score_of(reading, draw->opponent[i]) > reading->score);
	return (place <= pairs) != is_first(reading, draw, card, false);
}

static void check_exchanged(const struct reading *reading)
{
	const int then = card_in(reading, 'p'), now = card_in(reading, 'q');

	told_true(reading->by, score_of(reading, then) == reading->score, "of the bracket");
	told_true(reading->by,
		is_exchanged(reading, reading->then, then) &&
			!is_exchanged(reading, reading->now, then),
		"exchanged there alone");
	told_true(reading->by,
		is_exchanged(reading, reading->now, now) &&
			!is_exchanged(reading, reading->then, now),
		"exchanged here alone");
}

/* The next lower score that anybody has. */
static int score_below(const struct reading *reading, int score)
{
	int below = -1;

	for (int i = 0; i < reading->by->facts.count; i++)
		if (score_of(reading, i) < score && score_of(reading, i) > below)
			below = score_of(reading, i);
	return below;
}

/* 1.7.1: a colour that he must have is not the one he gets. */
static bool is_denied(const struct reading *reading, const struct reference_draw *draw, int card)
{
	return draw->opponent[card] >= 0 && dutch_facts_strength(&reading->by->facts, card) == 3 &&
		reading->by->facts.card[card].due !=
		(draw->white[card] ? COLOUR_WHITE : COLOUR_BLACK);
}

static bool counts(const struct reading *reading, const struct reference_draw *draw, int card)
{
	const char *rule = reading->difference->term->rule;

	if (strcmp(rule, "1.7.1") == 0)
		return is_denied(reading, draw, card);
	if (strcmp(rule, "4.3") == 0)
		return score_of(reading, card) == reading->score &&
			!is_first(reading, draw,
				draw->opponent[card] < 0 ? card : draw->opponent[card], true) &&
			is_exchanged(reading, draw, card);
	if (strcmp(rule, "C8") == 0)
		return dutch_facts_counts(&reading->by->facts, "C6",
			score_below(reading, reading->score), card, draw->opponent[card],
			COLOUR_NONE);
	if (strcmp(rule, "C18") == 0 || strcmp(rule, "C20") == 0)
		return score_of(reading, card) > reading->score &&
			(draw->opponent[card] < 0 ||
				score_of(reading, draw->opponent[card]) < reading->score) &&
			dutch_facts_down(&reading->by->facts, card, strcmp(rule, "C18") ? 2 : 1);
	return dutch_facts_counts(&reading->by->facts, reading->difference->term->rule,
		reading->score, card, draw->opponent[card],
		draw->white[card] ? COLOUR_WHITE : COLOUR_BLACK);
}

/* Those whom the rule counts in one of the draws alone. */
static int list_alone(const struct reading *reading, bool then, int cards[FACTS_PINS])
{
	int count = 0;

	for (int i = 0; i < reading->by->facts.count; i++)
		if (counts(reading, reading->then, i) == then &&
			counts(reading, reading->now, i) != then)
			cards[count++] = i;
	return count;
}

static void check_list(const struct reading *reading, char key, bool then)
{
	int cards[FACTS_PINS];
	const int count = list_alone(reading, then, cards);
	struct told_names names;
	char list[COST_SIZE];

	told_read_names(
		reading->by, sentence_text(&reading->sentence, key, list, sizeof(list)), &names);
	told_true(reading->by, names.count == count && names.more == 0, "they alone");
	for (int i = 0; i < names.count; i++) {
		bool is = false;

		for (int k = 0; k < count; k++)
			is = is || cards[k] == names.card[i];
		told_true(reading->by, is, "who makes the difference");
	}
}

static void check_counted(const struct reading *reading)
{
	int cards[FACTS_PINS];
	const bool instead = sentence_has(&reading->sentence, 'y');

	check_list(reading, 'x', true);
	told_true(reading->by, instead == (list_alone(reading, false, cards) > 0), "not ...");
	if (instead)
		check_list(reading, 'y', false);
	if (sentence_has(&reading->sentence, 't') && !instead)
		told_true(reading->by,
			(sentence_number(&reading->sentence, 't') == 1) ==
				(reading->difference->before > 0),
			"as well");
	if (sentence_has(&reading->sentence, 'h'))
		told_true(reading->by,
			(sentence_number(&reading->sentence, 'h') == 0) ==
				(list_alone(reading, true, cards) == 1),
			"he, they");
}

/* C7: one goes down for another. */
static void check_down(const struct reading *reading)
{
	const struct told *by = reading->by;
	const int then = card_in(reading, 'p'), now = card_in(reading, 'q');

	told_true(by,
		dutch_facts_counts(&by->facts, "C6", reading->score, then,
			reading->then->opponent[then], COLOUR_NONE) &&
			!dutch_facts_counts(&by->facts, "C6", reading->score, then,
				reading->now->opponent[then], COLOUR_NONE),
		"goes down there alone");
	told_true(by,
		dutch_facts_counts(&by->facts, "C6", reading->score, now,
			reading->now->opponent[now], COLOUR_NONE) &&
			!dutch_facts_counts(&by->facts, "C6", reading->score, now,
				reading->then->opponent[now], COLOUR_NONE),
		"goes down here alone");
	told_true(by,
		sentence_number(&reading->sentence, 'a') == score_of(reading, then) &&
			sentence_number(&reading->sentence, 'b') == score_of(reading, now),
		"their scores");
}

/* C18, C20: of two who went down before, the one who has come further goes on. */
static void check_further(const struct reading *reading)
{
	const int then = card_in(reading, 'p'), now = card_in(reading, 'q');

	told_true(reading->by,
		counts(reading, reading->then, then) && !counts(reading, reading->now, then),
		"goes on there alone");
	told_true(reading->by,
		counts(reading, reading->now, now) && !counts(reading, reading->then, now),
		"goes on here alone");
	told_true(reading->by,
		sentence_number(&reading->sentence, 'a') == score_of(reading, then) &&
			sentence_number(&reading->sentence, 'b') == score_of(reading, now) &&
			score_of(reading, now) < score_of(reading, then),
		"their scores");
}

/* Those of the bracket who came up before and do again, from the highest opponent down. */
static int list_raised(const struct reading *reading, const struct reference_draw *draw, int back,
	int cards[FACTS_PINS])
{
	int count = 0;

	for (int i = 0; i < reading->by->facts.count; i++)
		if (is_first(reading, draw, i, true) &&
			dutch_facts_up(&reading->by->facts, draw->opponent[i], back))
			cards[count++] = draw->opponent[i];
	return count;
}

/* C19, C21 */
static void check_higher(const struct reading *reading)
{
	const int back = strcmp(reading->difference->term->rule, "C19") ? 2 : 1;
	int then[FACTS_PINS], now[FACTS_PINS], at = 0;
	const int nthen = list_raised(reading, reading->then, back, then),
		  nnow = list_raised(reading, reading->now, back, now);

	while (at < nthen && at < nnow &&
		score_of(reading, reading->then->opponent[then[at]]) ==
			score_of(reading, reading->now->opponent[now[at]]))
		at++;
	told_true(reading->by, at < nthen && at < nnow, "who meets one further up");
	told_true(reading->by,
		then[at] == card_in(reading, 'p') &&
			reading->then->opponent[then[at]] == card_in(reading, 'q'),
		"they would meet");
	told_true(reading->by,
		sentence_number(&reading->sentence, 'a') ==
				score_of(reading, reading->then->opponent[then[at]]) &&
			sentence_number(&reading->sentence, 'b') ==
				score_of(reading, reading->now->opponent[now[at]]),
		"their opponents' scores");
}

static void check_next_bracket(const struct reading *reading)
{
	told_true(reading->by,
		sentence_number(&reading->sentence, 'n') == score_below(reading, reading->score),
		"the next bracket");
}

static void check_counted_next(const struct reading *reading)
{
	check_next_bracket(reading);
	check_counted(reading);
}

/* C8: the same of the next bracket. */
static void check_next(const struct reading *reading)
{
	const int then = card_in(reading, 'p'), now = card_in(reading, 'q');

	check_next_bracket(reading);
	told_true(reading->by,
		counts(reading, reading->then, then) && !counts(reading, reading->now, then),
		"goes on there alone");
	told_true(reading->by,
		counts(reading, reading->now, now) && !counts(reading, reading->then, now),
		"goes on here alone");
	told_true(reading->by,
		sentence_number(&reading->sentence, 'a') == score_of(reading, then) &&
			sentence_number(&reading->sentence, 'b') == score_of(reading, now),
		"their scores");
}

/* 5.2: they meet there, and not with these colours here. */
static void check_seated(const struct reading *reading)
{
	const int one = card_in(reading, 'p'), other = card_in(reading, 'q');

	told_true(reading->by, reading->then->opponent[one] == other, "they would meet");
	told_true(reading->by,
		reading->now->opponent[one] != other ||
			reading->now->white[one] != reading->then->white[one],
		"they do not so now");
}

/* C5, C9 */
static void check_bye(const struct reading *reading)
{
	told_true(reading->by, reading->then->opponent[card_in(reading, 'p')] < 0, "the bye there");
	told_true(reading->by, reading->now->opponent[card_in(reading, 'q')] < 0, "the bye here");
	if (sentence_has(&reading->sentence, 'a'))
		told_true(reading->by,
			sentence_number(&reading->sentence, 'a') ==
					score_of(reading, card_in(reading, 'p')) &&
				sentence_number(&reading->sentence, 'b') ==
					score_of(reading, card_in(reading, 'q')),
			"their scores");
}

/* The card of a club evening, which has an order of its own, in the reference; -1: none. */
static int reference_at(const struct reading *reading, int card)
{
	const int player = told_player(reading->by, card);

	for (int i = 0; i < reading->by->reference.n; i++)
		if (reading->by->reference.card[i].player == player)
			return i;
	return -1;
}

/* A club evening: who sits out in one draw alone. */
static bool sits_out(const struct reading *reading, const struct reference_draw *draw, int card)
{
	const int at = reference_at(reading, card);

	return at >= 0 && draw->opponent[at] < 0;
}

static int asked_at(const struct reading *reading, const struct gsrp_told *tonight, int card)
{
	return tonight->evening
		.asked[evening_place(&tonight->evening, told_player(reading->by, card))];
}

static void check_asked(const struct reading *reading)
{
	const int then = card_in(reading, 'p'), now = card_in(reading, 'q');
	struct gsrp_told tonight;

	told_true(reading->by,
		sits_out(reading, reading->then, then) && !sits_out(reading, reading->now, then),
		"sits out there alone");
	told_true(reading->by,
		sits_out(reading, reading->now, now) && !sits_out(reading, reading->then, now),
		"sits out here alone");
	gsrp_tonight(reading->by, &tonight);
	told_true(reading->by, asked_at(reading, &tonight, now) < asked_at(reading, &tonight, then),
		"is asked first");
}

/* The same of several: all who sit out there alone, and here alone. */
static void check_sitters(const struct reading *reading)
{
	const bool instead = sentence_has(&reading->sentence, 'y');

	for (int way = 0; way < 2; way++) {
		struct told_names names = {.count = 0};
		char list[COST_SIZE];
		int alone = 0;

		if (way == 0 || instead)
			told_read_names(reading->by,
				sentence_text(
					&reading->sentence, way ? 'y' : 'x', list, sizeof(list)),
				&names);
		for (int i = 0; i < reading->by->facts.count; i++)
			alone += sits_out(reading, way ? reading->now : reading->then, i) &&
				!sits_out(reading, way ? reading->then : reading->now, i);
		told_true(reading->by, names.count == alone, "they alone sit out");
		for (int i = 0; i < names.count; i++)
			told_true(reading->by,
				sits_out(reading, way ? reading->now : reading->then,
					names.card[i]) &&
					!sits_out(reading, way ? reading->then : reading->now,
						names.card[i]),
				"he sits out in one alone");
	}
}

/* His place in tonight's list. */
static int listed_at(const struct reading *reading, int card)
{
	struct gsrp_told tonight;

	gsrp_tonight(reading->by, &tonight);
	return evening_place(&tonight.evening, told_player(reading->by, card));
}

/* p would meet q, or whom it is asked of, not r, who stands nearer to him in tonight's list. */
static void check_nearer(const struct reading *reading)
{
	const int card = card_in(reading, 'p'), one = reference_at(reading, card);
	const int now = card_in(reading, 'r'), place = listed_at(reading, card);
	int then = -1;

	for (int i = 0; i < reading->by->facts.count; i++)
		if (one >= 0 && reference_at(reading, i) >= 0 &&
			reference_at(reading, i) == reading->then->opponent[one])
			then = i;
	told_true(reading->by,
		then >= 0 && reading->now->opponent[one] == reference_at(reading, now),
		"whom he meets");
	told_true(reading->by,
		!sentence_has(&reading->sentence, 'q') || then == card_in(reading, 'q'),
		"whom he would meet");
	told_true(reading->by,
		abs(place - listed_at(reading, then)) > abs(place - listed_at(reading, now)),
		"nearer in the list");
}

/* They meet there, and not so here: with others, or with the other colours. */
static void check_coloured(const struct reading *reading)
{
	const int one = reference_at(reading, card_in(reading, 'p'));
	const int other = reference_at(reading, card_in(reading, 'q'));

	told_true(
		reading->by, one >= 0 && reading->then->opponent[one] == other, "they would meet");
	told_true(reading->by,
		reading->now->opponent[one] != other ||
			reading->now->white[one] != reading->then->white[one],
		"they do not so now");
}

static const struct {
	const char *rule, *pattern;
	void (*check)(const struct reading *reading);
} forms[] = {
	{"4.2", "%pp would meet %pq, but the pairing with %pr comes first in the order of transpositions",
		check_transposition},
	{"4.2", "%pp, who moved down, would meet %pq, not %pr, who stands higher",
		check_moved_down},
	{"4.4", "%pp, who moved down, would be paired there, not %pq, who did and stands higher",
		check_paired},
	{"4.3", "%pp would be exchanged, not %pq, who comes first", check_exchanged},
	{"C5", "%pp on %sa would have the bye, not %pq on %sb", check_bye},
	{"C5", "%pp would have it on %sa, while %pq stands on %sb", check_bye},
	{"C9", "%pp, who has missed more games than %pq, would have the bye", check_bye},
	{"C8", "%tx would have to go down from bracket %sn{t:| as well|, not %ty alone}",
		check_counted_next},
	{"C8", "%pp on %sa would go down from bracket %sn, not %pq on %sb", check_next},
	{"1.7.1",
		"%tx would not get the colour that {h:he must|they must} have{t:| as well|, instead of %ty}",
		check_counted},
	{"4.3", "%tx would be exchanged between the halves{t:| as well|, not %ty alone}",
		check_counted},
	{"4.3", "%tx would be exchanged instead of %ty, over more places", check_counted},
	{"5.2", "%pp and %pq would have their colours against the rule", check_seated},
	{"closest", "%pp would meet %pq, not %pr, who stands nearer to him in the list",
		check_nearer},
	{"closest", "%pp would not meet %pr, who stands nearer to him in the list", check_nearer},
	{"C6", "%tx would have to go down{t:| as well}", check_counted},
	{"C6", "%tx would have to go down, not %ty alone", check_counted},
	{"C7", "%pp on %sa would go down, not %pq on %sb", check_down},
	{"C18", "%tx, who went down in the last round, would go on down", check_counted},
	{"C18", "%pp on %sa, who went down in the last round, would go on down, not %pq on %sb",
		check_further},
	{"C19", "%pp, who came up in the last round, would meet %pq on %sa, not one on %sb",
		check_higher},
	{"C20", "%tx, who went down two rounds ago, would go on down", check_counted},
	{"C20", "%pp on %sa, who went down two rounds ago, would go on down, not %pq on %sb",
		check_further},
	{"C21", "%pp, who came up two rounds ago, would meet %pq on %sa, not one on %sb",
		check_higher},
	{"C12", "%tx would not get {h:his|their} due colour{t:| as well|, instead of %ty}",
		check_counted},
	{"C13", "%tx would not get {h:his|their} due colour, strongly preferred{t:| as well|, instead of %ty}",
		check_counted},
	{"C14", "%tx would go down as in the last round{t:| as well|, not %ty}", check_counted},
	{"C15", "%tx would come up as in the last round{t:| as well|, not %ty}", check_counted},
	{"C16", "%tx would go down as two rounds ago{t:| as well|, not %ty}", check_counted},
	{"closest", "%tx would sit out{t:| as well|, not %ty alone}", check_sitters},
	{"sit-outs", "%pq would play, who is asked to sit out before %pp", check_asked},
	{"colours", "%pp and %pq would have the other colours", check_coloured},
	{"A", "%pp and %pq would have the other colours", check_coloured},
	{"C17", "%tx would come up as two rounds ago{t:| as well|, not %ty}", check_counted},
};

/* Of these terms nobody is left out where few make the difference. */
static void check_wanted(const struct reading *reading)
{
	static const char *const wanted[] = {"C6", "C12", "C13", "C14", "C15", "C16", "C17"};
	int cards[FACTS_PINS];

	for (size_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++)
		if (strcmp(wanted[i], reading->difference->term->rule) == 0) {
			const int then = list_alone(reading, true, cards);

			told_true(reading->by,
				then == 0 || then > FEW || list_alone(reading, false, cards) > FEW,
				"those who make the difference are named");
		}
	told_true(reading->by, strcmp(reading->difference->term->rule, "4.2") != 0,
		"the two opponents are named");
}

bool told_names_more(const struct told *by, const struct told_difference *difference,
	const struct reference_draw *then, const char *text)
{
	struct reading reading = {by, difference, &by->draw, then, difference->term->level, {0}};
	const char *rule = difference->term->rule, *at = strrchr(text, '(');
	char sentence[COST_SIZE], its[PART_SIZE];

	if (!at || at == text || !rule)
		return false;
	snprintf(sentence, sizeof(sentence), "%.*s", (int)(at - text - 1), text);
	snprintf(its, sizeof(its), "(%s)", rule);
	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		if (strcmp(forms[i].rule, rule) != 0 ||
			!told_match(by, forms[i].pattern, sentence, &reading.sentence))
			continue;
		told_true(by, strcmp(at, its) == 0, "the rule");
		told_true(by,
			!sentence_has(&reading.sentence, 'l') ||
				sentence_number(&reading.sentence, 'l') == reading.score,
			"the bracket");
		forms[i].check(&reading);
		return true;
	}
	check_wanted(&reading);
	return false;
}
