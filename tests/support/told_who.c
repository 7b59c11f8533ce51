/* What another draw would cost, said of the players who make the difference: read and found true. */
#include "support/told_who.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/translate.h"
#include "support/told_apart.h"

enum { FEW = 3, ANY = -2 };

struct naming {
	const struct told *told, *by;
	const struct told_difference *difference;
	const struct reference_draw *now, *then;
	const char *term;
	int entry;   /* in its record */
	int left[2]; /* cards that would be left; the list may call them "both" */
	bool has_left;
	struct sentence sentence;
};

typedef bool holds(const struct naming *naming, const struct reference_draw *draw, int card);

static const struct reference_card *card_at(const struct naming *naming, int card)
{
	return &naming->by->reference.card[card];
}

static bool has_bye(const struct naming *naming, const struct reference_draw *draw, int card)
{
	(void)naming;
	return draw->opponent[card] < 0;
}

static bool loses_colour(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const struct reference_card *one = card_at(naming, card);

	return draw->opponent[card] >= 0 && one->due != REFERENCE_OPEN &&
		draw->given[card] != one->due;
}

static bool goes_below(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const int level = naming->difference->entry, other = draw->opponent[card];

	return other >= 0 && card_at(naming, card)->level <= level &&
		card_at(naming, other)->level > level;
}

static bool goes_down(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const int other = draw->opponent[card];

	return other >= 0 && card_at(naming, other)->level > card_at(naming, card)->level;
}

static bool comes_up(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const int other = draw->opponent[card];

	return other >= 0 && card_at(naming, other)->level < card_at(naming, card)->level;
}

static bool is_above(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const int level = card_at(naming, card)->level;

	return card - naming->by->reference.first[level] < draw->line[level];
}

/* Who goes down (or has the bye) from above the line, comes up from below it; of a board in the
 * level with both on one side the one nearer to the line. */
static bool crosses(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const int other = draw->opponent[card];
	const bool above = is_above(naming, draw, card);

	if (other < 0 || goes_down(naming, draw, card))
		return above;
	if (comes_up(naming, draw, card))
		return !above;
	return is_above(naming, draw, other) == above && (above ? card > other : card < other);
}

static bool crosses_inside(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return card_at(naming, card)->score == naming->difference->term->level &&
		draw->opponent[card] >= 0 && !goes_down(naming, draw, card) &&
		!comes_up(naming, draw, card) && crosses(naming, draw, card);
}

static bool floats(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return goes_down(naming, draw, card) || comes_up(naming, draw, card);
}

/* How often he has floated this way, or the other. */
static int floated(
	const struct naming *naming, const struct reference_draw *draw, int card, bool so)
{
	const struct reference_card *one = card_at(naming, card);

	return goes_down(naming, draw, card) == so ? one->downfloats : one->upfloats;
}

static bool floats_both(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return floats(naming, draw, card) && card_at(naming, card)->downfloats > 0 &&
		card_at(naming, card)->upfloats > 0;
}

static bool floats_again(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return floats(naming, draw, card) && floated(naming, draw, card, true) > 0;
}

static bool floats_twice(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const struct reference_card *one = card_at(naming, card);

	return (goes_down(naming, draw, card) && one->floated_down) ||
		(comes_up(naming, draw, card) && one->floated_up);
}

static bool floats_unowed(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return floats(naming, draw, card) &&
		floated(naming, draw, card, false) <= floated(naming, draw, card, true);
}

/* On a board of two due no colour, the lower one. */
static bool is_lower(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const int other = draw->opponent[card];

	return other >= 0 && other < card && card_at(naming, card)->due == REFERENCE_OPEN &&
		card_at(naming, other)->due == REFERENCE_OPEN;
}

/* Those of whom it is true in `draw` alone; returns how many. */
static int list_alone(const struct naming *naming, holds *is, bool then, int cards[FACTS_PINS])
{
	int count = 0;

	for (int i = 0; i < naming->told->facts.count; i++) {
		const bool now = is(naming, naming->now, i), will = is(naming, naming->then, i);

		if (now != will && will == then)
			cards[count++] = i;
	}
	return count;
}

static bool is_alone(const struct naming *naming, holds *is, bool then, int card)
{
	const bool now = is(naming, naming->now, card), will = is(naming, naming->then, card);

	return now != will && will == then;
}

static int named(const struct naming *naming, char key)
{
	return naming->told->facts.card_of[sentence_number(&naming->sentence, key)];
}

/* The list in this hole is all of those; no hole: there are none. */
static void check_list(const struct naming *naming, char key, holds *is, bool then)
{
	int cards[FACTS_PINS];
	const int count = list_alone(naming, is, then, cards);
	struct told_names names = {.count = 0};
	char list[COST_SIZE];

	sentence_text(&naming->sentence, key, list, sizeof(list));
	if (naming->has_left && then && strcmp(list, "both") == 0)
		names = (struct told_names){.count = 2, .card = {naming->left[0], naming->left[1]}};
	else if (sentence_has(&naming->sentence, key))
		told_read_names(naming->told, list, &names);
	told_true(naming->told, names.count == count && names.more == 0, "so many are named");
	for (int i = 0; i < count; i++)
		told_true(naming->told, is_alone(naming, is, then, names.card[i]),
			"he makes the difference");
}

static void check_total(const struct naming *naming, char key, int64_t value)
{
	told_true(naming->told,
		!sentence_has(&naming->sentence, key) ||
			sentence_number(&naming->sentence, key) == value,
		"the number in the whole draw");
}

static void check_lists(const struct naming *naming, holds *is)
{
	check_list(naming, 'x', is, true);
	check_list(naming, 'y', is, false);
	check_total(naming, 'a', naming->difference->after);
	check_total(naming, 'b', naming->difference->before);
}

static void check_score(const struct naming *naming, char key, int card)
{
	told_true(naming->told,
		!sentence_has(&naming->sentence, key) ||
			card_at(naming, card)->score == sentence_number(&naming->sentence, key),
		"his score");
}

/* One for another: p and q, their scores s and t. */
static void check_exchanged(const struct naming *naming, holds *is)
{
	int cards[FACTS_PINS];
	const int then = named(naming, 'p');

	told_true(naming->told, list_alone(naming, is, true, cards) == 1 && cards[0] == then,
		"he alone would");
	check_score(naming, 's', then);
	if (!sentence_has(&naming->sentence, 'q'))
		return;
	told_true(naming->told,
		list_alone(naming, is, false, cards) == 1 && cards[0] == named(naming, 'q'),
		"the other alone does now");
	check_score(naming, 't', named(naming, 'q'));
}

static void check_bye(const struct naming *naming)
{
	const struct told *told = naming->told;
	const int card = named(naming, 'p'), pin = told->facts.card[card].pin;
	char bar[PART_SIZE], text[PART_SIZE];
	const char *why;

	check_exchanged(naming, has_bye);
	if (!sentence_has(&naming->sentence, 'w'))
		return;
	why = facts_bye_bar(&told->facts, pin, bar, sizeof(bar));
	if (!why)
		why = facts_bye_spared(&told->facts, pin, bar, sizeof(bar));
	sentence_text(&naming->sentence, 'w', text, sizeof(text));
	told_true(told, why && strcmp(text, why) == 0, "why he is spared");
}

/* k: 0 nobody does now, 1 some do, 2 others do */
static void check_too(const struct naming *naming)
{
	const int more = sentence_number(&naming->sentence, 'k');

	told_true(naming->told, more == 2 || (more == 1) == (naming->difference->before > 0),
		"as well");
}

static void check_floats(const struct naming *naming)
{
	const struct round_facts *facts = &naming->told->facts;

	check_lists(naming, goes_below);
	check_too(naming);
	told_true(naming->told,
		facts->card[facts->first[naming->difference->entry]].score ==
			sentence_number(&naming->sentence, 'l'),
		"the level");
}

static void check_boundaries(const struct naming *naming)
{
	check_lists(naming, goes_down);
	check_too(naming);
}

static void check_wrong(const struct naming *naming)
{
	check_lists(naming, loses_colour);
}

static void check_crossing(const struct naming *naming)
{
	check_lists(naming, crosses);
}

static void check_lost(const struct naming *naming)
{
	const int then = named(naming, 'p'), now = named(naming, 'q');

	check_exchanged(naming, loses_colour);
	told_true(naming->told,
		facts_compare_claims(
			&naming->told->facts.card[then], &naming->told->facts.card[now]) == 0 &&
			card_at(naming, then)->score > card_at(naming, now)->score,
		"equal claims, on a higher score");
}

/* "who has had one more White than Black", "whose colours are level", "with ...", "with 2 games" */
static void check_claim(const struct naming *naming, char key, int card, int other)
{
	static const char *const numbers[] = {"", "one", "two", "three", "four", "five", "six"};
	const struct fact_card *one = &naming->told->facts.card[card],
			       *two = &naming->told->facts.card[other];
	char want[PART_SIZE], run[PART_SIZE], text[PART_SIZE];

	if (one->difference != two->difference && one->difference == 0)
		snprintf(want, sizeof(want), "whose colours are level");
	else if (one->difference != two->difference)
		snprintf(want, sizeof(want), "who has had %s more %s", numbers[one->difference],
			one->due == COLOUR_WHITE ? "Black than White" : "White than Black");
	else if (one->run != two->run)
		snprintf(want, sizeof(want), "with %s",
			facts_run_words(one->run, one->due, run, sizeof(run)));
	else
		snprintf(want, sizeof(want), "with %d game%s", one->games,
			one->games == 1 ? "" : "s");
	sentence_text(&naming->sentence, key, text, sizeof(text));
	told_true(naming->told, strcmp(text, want) == 0, want);
}

static void check_claims(const struct naming *naming)
{
	const int then = named(naming, 'p'), now = named(naming, 'q');

	told_true(naming->told, is_alone(naming, loses_colour, true, then), "he would lose it");
	told_true(naming->told, is_alone(naming, loses_colour, false, now), "the other does now");
	told_true(naming->told,
		facts_compare_claims(
			&naming->told->facts.card[then], &naming->told->facts.card[now]) > 0,
		"the stronger claim");
	check_claim(naming, 'v', then, now);
	check_claim(naming, 'w', now, then);
}

/* A pair that had better not meet. */
static void check_pair(const struct naming *naming)
{
	const int one = named(naming, 'p'), two = named(naming, 'q');
	char why[COST_SIZE];

	told_true(naming->told,
		naming->then->opponent[one] == two && naming->now->opponent[one] != two,
		"they would meet");
	told_true(naming->told, naming->difference->after == naming->difference->before + 1,
		"one pair more");
	told_apart_words(
		naming->told, one, two, sentence_text(&naming->sentence, 'w', why, sizeof(why)));
}

/* Those of whom it is asked: told_apart_cut has found why. */
static void check_two(const struct naming *naming)
{
	told_true(naming->told, naming->difference->after == naming->difference->before + 1,
		"one pair more");
}

static void check_longer(const struct naming *naming)
{
	const int one = named(naming, 'p'), two = named(naming, 'q');
	const int far = card_at(naming, one)->score - card_at(naming, two)->score;

	check_score(naming, 's', one);
	check_score(naming, 't', two);
	told_true(naming->told,
		naming->then->opponent[one] == two && naming->now->opponent[one] != two,
		"they would meet");
	for (int i = 0; i < naming->told->facts.count; i++) {
		const int other = naming->now->opponent[i];

		told_true(naming->told,
			other <= i || naming->then->opponent[i] == other ||
				card_at(naming, i)->score - card_at(naming, other)->score < far,
			"a longer float");
	}
}

static bool is_higher(const struct naming *naming)
{
	return named(naming, 'p') < named(naming, 'q');
}

/* The first who does it in one draw alone stands higher: the list is read from the top. */
static void check_higher(const struct naming *naming, holds *is)
{
	told_true(naming->told, is_alone(naming, is, true, named(naming, 'p')), "he would");
	told_true(naming->told, is(naming, naming->now, named(naming, 'q')), "the other does");
	told_true(naming->told, is_higher(naming), "higher in the list");
}

static void check_transferred(const struct naming *naming)
{
	check_higher(naming, loses_colour);
}

static void check_floaters(const struct naming *naming)
{
	check_higher(naming, floats);
}

static void check_lower(const struct naming *naming)
{
	check_higher(naming, is_lower);
}

static void check_both(const struct naming *naming)
{
	check_lists(naming, floats_both);
}

static void check_again(const struct naming *naming)
{
	check_lists(naming, floats_again);
}

static void check_twice(const struct naming *naming)
{
	check_lists(naming, floats_twice);
}

static void check_unowed(const struct naming *naming)
{
	check_lists(naming, floats_unowed);
}

static void check_extent(const struct naming *naming)
{
	check_exchanged(naming, crosses_inside);
}

static void check_colourless(const struct naming *naming)
{
	const int card = named(naming, 'p');

	told_true(naming->told, card_at(naming, card)->due == REFERENCE_OPEN, "due no colour");
	told_true(naming->told,
		(naming->then->given[card] == REFERENCE_WHITE) ==
				(sentence_number(&naming->sentence, 'c') == 0) &&
			naming->then->given[card] != naming->now->given[card] &&
			naming->now->given[card] != REFERENCE_OPEN &&
			naming->then->given[card] != REFERENCE_OPEN,
		"which colour he would get");
}

/* Of the floaters of a level the one of this record, in rank order or that of whom they meet. */
static int floater_at(
	const struct naming *naming, const struct reference_draw *draw, bool down, int record)
{
	const int level = naming->difference->term->level;

	for (int i = 0; i < naming->told->facts.count; i++) {
		const int other = draw->opponent[i];

		if (down && card_at(naming, i)->score == level &&
			(other < 0 || goes_down(naming, draw, i)) && record-- == 0)
			return i;
		if (!down && goes_down(naming, draw, i) && card_at(naming, other)->score == level &&
			record-- == 0)
			return other;
	}
	return -1;
}

/* p and q, with their places a and b; the term counts them. */
static void check_floater(const struct naming *naming)
{
	const bool down = strcmp(naming->term, "downfloats") == 0;
	const int record = naming->difference->entry / 3;
	const int then = floater_at(naming, naming->then, down, record),
		  now = floater_at(naming, naming->now, down, record);

	told_true(naming->told, named(naming, 'p') == then, "who would float");
	told_true(naming->told,
		!sentence_has(&naming->sentence, 'q') ? then == now || naming->entry == 0
						      : named(naming, 'q') == now && then != now,
		"who floats now");
	check_total(naming, 'a', naming->difference->after + 1);
	check_total(naming, 'b', naming->difference->before + 1);
	told_true(naming->told,
		!sentence_has(&naming->sentence, 'l') ||
			sentence_number(&naming->sentence, 'l') == naming->difference->term->level,
		"the level");
}

/* p would meet q, not r, who stands nearer to his place, or higher. */
static void check_opponent(const struct naming *naming)
{
	const int one = named(naming, 'p'), two = named(naming, 'q'), now = named(naming, 'r');
	const bool nearer = strstr(naming->sentence.text['z' - 'a'], "nearer") != NULL;

	told_true(naming->told,
		naming->then->opponent[one] == two && naming->now->opponent[one] == now,
		"whom he would meet, whom he does");
	told_true(naming->told, nearer || two > now, "he stands higher");
}

struct who_form {
	const char *term;
	int entry;
	const char *pattern; /* %tx, %ty: lists; p and q: one for another */
	void (*check)(const struct naming *naming);
};

#define WRONG "would get the wrong colour"
#define CROSS "would cross the mid-line"
#define PLAYERS " (%da player{m:|s} instead of %db in the whole draw)"
#define EXCHANGES " (%da exchange{m:|s} instead of %db in the whole draw)"
#define ORDER "{o:from the mid-line|from the top}"
#define DUE "from the mid-line of those due his colour or none"

static const struct who_form who_forms[] = {
	{"bye", ANY, "%pp on %ss would have the bye, not %pq on %st", check_bye},
	{"bye", ANY, "%pp stands on %ss, %pq on %st", check_bye},
	{"second bye", ANY, "the bye would go to %pp, who %tw", check_bye},
	{"second bye", ANY, "%pp %tw", check_bye},
	{"bye again", ANY, "the bye would go to %pp, who %tw", check_bye},
	{"bye again", ANY, "%pp %tw", check_bye},
	{"place of the bye", ANY, "the bye would go to %pp, higher in the list than %pq",
		check_bye},
	{"floats", ANY, "%tx would have to go below level %sl{k:| as well| instead of %ty}",
		check_floats},
	{"boundaries", ANY, "%tx would have to go down{k:| as well|, not %ty alone}",
		check_boundaries},
	{"distance", ANY, "%pp on %ss would meet %pq on %st, a longer float", check_longer},
	{"transfers", ANY, "%tx " WRONG ", not %ty" PLAYERS, check_wrong},
	{"transfers", ANY, "%tx " WRONG PLAYERS, check_wrong},
	{"claims", ANY, "%pp, %tv, would lose his colour instead of %pq, %tw", check_claims},
	{"avoided pairs", ANY, "two would meet who had better not", check_two},
	{"schoolmates", ANY, "two would meet who had better not", check_two},
	{"top players", ANY, "two would meet who had better not", check_two},
	{"avoided pairs", ANY, "%pp would meet %pq, and %tw", check_pair},
	{"schoolmates", ANY, "%pp would meet %pq, and %tw", check_pair},
	{"top players", ANY, "%pp would meet %pq, and %tw", check_pair},
	{"exchanges", ANY, "%tx " CROSS ", not %ty" EXCHANGES, check_crossing},
	{"exchanges", ANY, "%tx " CROSS EXCHANGES, check_crossing},
	{"transferred scores", ANY, "%pp on %ss would lose his colour instead of %pq on %st",
		check_lost},
	{"transferred", ANY, "%pp, higher in the list than %pq, would lose his colour instead",
		check_transferred},
	{"floaters", ANY, "%pp, higher in the list than %pq, would float instead", check_floaters},
	{"lower halves", ANY,
		"%pp, higher in the list than %pq, would play from the lower half instead",
		check_lower},
	{"downfloats", 0,
		"%pp, who went down last round, would go down from level %sl instead of %pq",
		check_floater},
	{"downfloats", 0, "%pp, who went down last round, would have the bye instead of %pq",
		check_floater},
	{"downfloats", 0, "%pp went down last round", check_floater},
	{"downfloats", 1,
		"%pp, the %oa of his colour " ORDER
		", would go down from level %sl, not %pq, the %ob",
		check_floater},
	{"downfloats", 1, "%pp is the %oa of his colour " ORDER ", %pq the %ob", check_floater},
	{"downfloats", 1, "%pp, the %oa " DUE ", would have the bye, not %pq, the %ob",
		check_floater},
	{"downfloats", 1, "%pp is the %oa " DUE ", %pq the %ob", check_floater},
	{"downfloats", 1, "%pp would be the %oa of those with his colour, not the %ob",
		check_floater},
	{"downfloats", 2,
		"%pp, the %oa of all " ORDER ", would go down from level %sl, not %pq, the %ob",
		check_floater},
	{"downfloats", 2, "%pp, the %oa of all " ORDER ", would have the bye, not %pq, the %ob",
		check_floater},
	{"downfloats", 2, "%pp is the %oa of all " ORDER ", %pq the %ob", check_floater},
	{"upfloats", 0, "%pp, who came up last round, would come up from level %sl instead of %pq",
		check_floater},
	{"upfloats", 0, "%pp came up last round", check_floater},
	{"upfloats", 1,
		"%pp, the %oa of his colour " ORDER
		", would come up from level %sl, not %pq, the %ob",
		check_floater},
	{"upfloats", 1, "%pp is the %oa of his colour " ORDER ", %pq the %ob", check_floater},
	{"upfloats", 1, "%pp would be the %oa of those with his colour, not the %ob",
		check_floater},
	{"upfloats", 2,
		"%pp, the %oa of all " ORDER ", would come up from level %sl, not %pq, the %ob",
		check_floater},
	{"upfloats", 2, "%pp is the %oa of all " ORDER ", %pq the %ob", check_floater},
	{"extent", ANY,
		"%pp would cross the mid-line of level %sl instead of %pq, who stands nearer to it",
		check_extent},
	{"order", ANY, "%pp would meet %pq, not %pr, who stands %tz", check_opponent},
	{"place order", ANY, "%pp would meet %pq, not %pr, who stands %tz", check_opponent},
	{"opponents", ANY, "%pp would meet %pq, not %pr, who stands %tz", check_opponent},
	{"floats both ways", ANY,
		"%tx, who {h:has|have} floated both ways, would float again{n:|, not %ty}",
		check_both},
	{"floats both ways", ANY, "%tx has floated both ways already", check_both},
	{"floats again", ANY, "%tx would float the same way again{n:|, not %ty}", check_again},
	{"floats twice running", ANY, "%tx would float the same way twice running{n:|, not %ty}",
		check_twice},
	{"floats not owed", ANY, "%tx would float without being owed it{n:|, not %ty}",
		check_unowed},
	{"colourless", ANY, "%pp would get {c:White, not Black|Black, not White}",
		check_colourless},
};

/* Of these terms nobody is left out where few make the difference. */
static const struct {
	const char *term;
	holds *is;
} wanted[] = {
	{"bye", has_bye},
	{"bye again", has_bye},
	{"floats", goes_below},
	{"transfers", loses_colour},
	{"claims", loses_colour},
	{"exchanges", crosses},
	{"floats both ways", floats_both},
	{"floats again", floats_again},
};

static void check_wanted(const struct naming *naming)
{
	int cards[FACTS_PINS];

	for (size_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++)
		if (strcmp(wanted[i].term, naming->term) == 0 && naming->difference->entry >= 0) {
			const int then = list_alone(naming, wanted[i].is, true, cards);

			told_true(naming->told,
				then == 0 || then > FEW ||
					list_alone(naming, wanted[i].is, false, cards) > FEW,
				"those who make the difference are named");
		}
}

/* The rule behind it: of the term; of a pair, the one for these two; "a" of those of last round. */
static bool is_rule(const struct naming *naming, const char *rule)
{
	const char *its = naming->difference->term->rule;

	if (strcmp(rule, its) == 0)
		return true;
	if (strcmp(naming->term, "downfloats") == 0)
		return strcmp(rule, "6") == 0 || (naming->entry == 0 && strcmp(rule, "20 a") == 0);
	if (strcmp(naming->term, "upfloats") == 0)
		return naming->entry == 0 && strcmp(rule, "21 a") == 0;
	return strstr(its, rule) != NULL &&
		(strcmp(naming->term, "avoided pairs") == 0 ||
			strcmp(naming->term, "schoolmates") == 0);
}

/*
 * "2 Bean and 6 Fox would be left, who met in round 2, and ...": they leave their level in the other
 * draw alone. Returns what follows; the text itself where it does not begin so.
 */
static const char *check_left(struct naming *naming, const char *text)
{
	static const char mark[] = ", and ";
	const char *at = strstr(text, " would be left, who ");
	const struct told *told = naming->told;
	const struct fact_card *cards = told->facts.card;
	struct sentence left;
	char part[COST_SIZE];
	int one, two;

	at = at ? strstr(at, mark) : NULL;
	if (!at)
		return text;
	snprintf(part, sizeof(part), "%.*s", (int)(at - text), text);
	told_true(told,
		told_match(told,
			"%pp and %pq would be left, who {k:met in round %dr|are of one school|may not meet}",
			part, &left),
		"who would be left");
	one = told->facts.card_of[sentence_number(&left, 'p')];
	two = told->facts.card_of[sentence_number(&left, 'q')];
	for (int i = 0; i < 2; i++)
		told_true(told,
			floats(naming, naming->then, i ? two : one) &&
				!floats(naming, naming->now, i ? two : one),
			"he would leave his level");
	told_true(told, cards[one].level == cards[two].level, "of one level");
	if (sentence_number(&left, 'k') == 0)
		told_true(told,
			facts_met_in(&told->facts, cards[one].pin, cards[two].pin,
				sentence_number(&left, 'r')),
			"they met in that round");
	else
		told_apart_words(told, one, two,
			sentence_number(&left, 'k') == 1 ? "they are of one school"
							 : "may not meet");
	naming->has_left = true;
	naming->left[0] = one;
	naming->left[1] = two;
	return at + strlen(mark);
}

bool told_names_who(const struct told *told, const struct told *by,
	const struct told_difference *difference, const struct reference_draw *then,
	const char **whole)
{
	const char *text = *whole;
	struct naming naming = {told, by, difference, &by->draw, then, difference->term->name,
		difference->entry, {0, 0}, false, {0}};
	const char *rule = strrchr(text, '(');
	char sentence[COST_SIZE], its[PART_SIZE] = "";
	bool counted;

	if (strcmp(naming.term, "downfloats") == 0 || strcmp(naming.term, "upfloats") == 0)
		naming.entry = difference->entry % 3;
	if (!rule || rule == text)
		return false;
	*whole = text = check_left(&naming, text);
	snprintf(sentence, sizeof(sentence), "%.*s", (int)(rule - text - 1), text);
	snprintf(its, sizeof(its), "%.*s", (int)strcspn(rule + 1, ")"), rule + 1);
	counted = told_match(told, "%da card{x:|s} would %tz", sentence, &naming.sentence);
	for (size_t i = 0; i < sizeof(who_forms) / sizeof(who_forms[0]); i++) {
		const struct who_form *form = &who_forms[i];

		if (counted || strcmp(form->term, naming.term) != 0 ||
			(form->entry != ANY && form->entry != naming.entry) ||
			!told_match(told, form->pattern, sentence, &naming.sentence))
			continue;
		told_true(told, is_rule(&naming, its), "the rule");
		form->check(&naming);
		return true;
	}
	if (by->position->cards.book->who)
		check_wanted(&naming);
	return false;
}

const char *told_without_he(
	const struct told *told, int card, const char *text, char *buffer, size_t size)
{
	const int pin = told->facts.card[card].pin;
	const char *him = strstr(text, " him");

	if (strncmp(text, "he ", 3) == 0 || strncmp(text, "he,", 3) == 0)
		snprintf(buffer, size, "%d %s%s", pin, facts_name(&told->facts, pin), text + 2);
	else if (him && (him[4] == ',' || him[4] == ' '))
		snprintf(buffer, size, "%.*s %d %s%s", (int)(him - text), text, pin,
			facts_name(&told->facts, pin), him + 4);
	else
		snprintf(buffer, size, "%s", text);
	return buffer;
}
