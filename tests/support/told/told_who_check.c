/* Who is named by what another draw would cost: each kind of sentence found true in the draws. */
#include "support/told/told_who_check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/told_apart.h"

static const struct reference_card *card_at(const struct naming *naming, int card)
{
	return &naming->by->reference.card[card];
}

bool who_has_bye(const struct naming *naming, const struct reference_draw *draw, int card)
{
	(void)naming;
	return draw->opponent[card] < 0;
}

bool who_loses_colour(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const struct reference_card *one = card_at(naming, card);

	return draw->opponent[card] >= 0 && one->due != REFERENCE_OPEN &&
		draw->given[card] != one->due;
}

bool who_goes_below(const struct naming *naming, const struct reference_draw *draw, int card)
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
bool who_crosses(const struct naming *naming, const struct reference_draw *draw, int card)
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
		!comes_up(naming, draw, card) && who_crosses(naming, draw, card);
}

bool who_floats(const struct naming *naming, const struct reference_draw *draw, int card)
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

bool who_floats_both(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return who_floats(naming, draw, card) && card_at(naming, card)->downfloats > 0 &&
		card_at(naming, card)->upfloats > 0;
}

bool who_floats_again(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return who_floats(naming, draw, card) && floated(naming, draw, card, true) > 0;
}

static bool floats_twice(const struct naming *naming, const struct reference_draw *draw, int card)
{
	const struct reference_card *one = card_at(naming, card);

	return (goes_down(naming, draw, card) && one->floated_down) ||
		(comes_up(naming, draw, card) && one->floated_up);
}

static bool floats_unowed(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return who_floats(naming, draw, card) &&
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
int who_list_alone(const struct naming *naming, holds *is, bool then, int cards[FACTS_PINS])
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
	const int count = who_list_alone(naming, is, then, cards);
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

	told_true(naming->told, who_list_alone(naming, is, true, cards) == 1 && cards[0] == then,
		"he alone would");
	check_score(naming, 's', then);
	if (!sentence_has(&naming->sentence, 'q'))
		return;
	told_true(naming->told,
		who_list_alone(naming, is, false, cards) == 1 && cards[0] == named(naming, 'q'),
		"the other alone does now");
	check_score(naming, 't', named(naming, 'q'));
}

void who_check_bye(const struct naming *naming)
{
	const struct told *told = naming->told;
	const int card = named(naming, 'p'), pin = told->facts.card[card].pin;
	char bar[PART_SIZE], text[PART_SIZE];
	const char *why;

	check_exchanged(naming, who_has_bye);
	if (!sentence_has(&naming->sentence, 'w'))
		return;
	why = facts_bye_bar(&told->facts, pin, bar, sizeof(bar));
	if (!why)
		why = facts_bye_spared(&told->facts, pin, bar, sizeof(bar));
	sentence_text(&naming->sentence, 'w', text, sizeof(text));
	told_true(told, why && strcmp(text, why) == 0, "why he is spared");
}

void who_check_bye_place(const struct naming *naming)
{
	who_check_bye(naming);
	told_true(naming->told, named(naming, 'p') < named(naming, 'q'), "higher in the list");
}

/* k: 0 nobody does now, 1 some do, 2 others do */
static void check_too(const struct naming *naming)
{
	const int more = sentence_number(&naming->sentence, 'k');

	told_true(naming->told, more == 2 || (more == 1) == (naming->difference->before > 0),
		"as well");
}

void who_check_floats(const struct naming *naming)
{
	const struct round_facts *facts = &naming->told->facts;

	check_lists(naming, who_goes_below);
	check_too(naming);
	told_true(naming->told,
		facts->card[facts->first[naming->difference->entry]].score ==
			sentence_number(&naming->sentence, 'l'),
		"the level");
}

void who_check_boundaries(const struct naming *naming)
{
	check_lists(naming, goes_down);
	check_too(naming);
}

void who_check_wrong(const struct naming *naming)
{
	check_lists(naming, who_loses_colour);
}

/* US Chess: what he does not get, by 29E5 f, b and a in turn. */
enum us_lost { US_NOTHING, US_THIRD, US_UNEQUAL, US_UNALTERED };

static enum us_lost us_lost_of(
	const struct naming *naming, const struct reference_draw *draw, int card)
{
	const struct reference_card *one = card_at(naming, card);

	if (!who_loses_colour(naming, draw, card) || draw->given[card] == REFERENCE_OPEN)
		return US_NOTHING;
	return one->claim[1] >= 2 ? US_THIRD : one->claim[0] != 0 ? US_UNEQUAL : US_UNALTERED;
}

static bool has_third(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return us_lost_of(naming, draw, card) == US_THIRD;
}

static bool is_unequal(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return us_lost_of(naming, draw, card) == US_UNEQUAL;
}

static bool is_unaltered(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return us_lost_of(naming, draw, card) == US_UNALTERED;
}

void who_check_third(const struct naming *naming)
{
	check_lists(naming, has_third);
}

void who_check_unequal(const struct naming *naming)
{
	check_lists(naming, is_unequal);
}

void who_check_unaltered(const struct naming *naming)
{
	check_lists(naming, is_unaltered);
}

/* Does he meet one below the group, or have the bye? */
static bool leaves_group(const struct naming *naming, const struct reference_draw *draw, int card)
{
	return who_goes_below(naming, draw, card) ||
		(draw->opponent[card] < 0 &&
			card_at(naming, card)->level <= naming->difference->entry);
}

void who_check_odd(const struct naming *naming)
{
	check_lists(naming, leaves_group);
	told_true(naming->told,
		naming->told->facts.card[naming->told->facts.first[naming->difference->entry]]
				.score == sentence_number(&naming->sentence, 'l'),
		"the group");
}

/* US 28N: they meet in the other draw alone, and are of one team. */
void who_check_mates(const struct naming *naming)
{
	const struct told *told = naming->told;
	const int one = named(naming, 'p'), other = named(naming, 'q');
	const struct pairing_player *players = told->input.players;
	const int team = players[told_player(told, one)].club;

	told_true(told, naming->then->opponent[one] == other, "they would meet");
	told_true(told, naming->now->opponent[one] != other, "they do not meet now");
	told_true(told, team > 0 && team == players[told_player(told, other)].club,
		"they are of one team");
}

void who_check_repeat(const struct naming *naming)
{
	const int one = named(naming, 'p'), other = named(naming, 'q');

	told_true(naming->told, naming->then->opponent[one] == other, "they would meet");
	told_true(naming->told,
		facts_met(&naming->told->facts, naming->told->facts.card[one].pin,
			naming->told->facts.card[other].pin) > 0,
		"they have met");
}

void who_check_board_of_two(const struct naming *naming)
{
	const int one = named(naming, 'p'), other = named(naming, 'q');

	told_true(naming->told, naming->then->opponent[one] == other, "they would meet");
	told_true(naming->told,
		naming->now->opponent[one] != other ||
			naming->now->white[one] != naming->then->white[one],
		"they do not so now");
}

void who_check_crossing(const struct naming *naming)
{
	check_lists(naming, who_crosses);
}

void who_check_lost(const struct naming *naming)
{
	const int then = named(naming, 'p'), now = named(naming, 'q');

	check_exchanged(naming, who_loses_colour);
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

void who_check_claims(const struct naming *naming)
{
	const int then = named(naming, 'p'), now = named(naming, 'q');

	told_true(naming->told, is_alone(naming, who_loses_colour, true, then), "he would lose it");
	told_true(
		naming->told, is_alone(naming, who_loses_colour, false, now), "the other does now");
	told_true(naming->told,
		facts_compare_claims(
			&naming->told->facts.card[then], &naming->told->facts.card[now]) > 0,
		"the stronger claim");
	check_claim(naming, 'v', then, now);
	check_claim(naming, 'w', now, then);
}

/* A pair that had better not meet. */
void who_check_pair(const struct naming *naming)
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
void who_check_two(const struct naming *naming)
{
	told_true(naming->told, naming->difference->after == naming->difference->before + 1,
		"one pair more");
}

void who_check_longer(const struct naming *naming)
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

void who_check_transferred(const struct naming *naming)
{
	check_higher(naming, who_loses_colour);
}

void who_check_floaters(const struct naming *naming)
{
	check_higher(naming, who_floats);
}

void who_check_lower(const struct naming *naming)
{
	check_higher(naming, is_lower);
}

void who_check_both(const struct naming *naming)
{
	check_lists(naming, who_floats_both);
}

void who_check_again(const struct naming *naming)
{
	check_lists(naming, who_floats_again);
}

void who_check_twice(const struct naming *naming)
{
	check_lists(naming, floats_twice);
}

void who_check_unowed(const struct naming *naming)
{
	check_lists(naming, floats_unowed);
	check_too(naming);
}

void who_check_extent(const struct naming *naming)
{
	check_exchanged(naming, crosses_inside);
}

void who_check_colourless(const struct naming *naming)
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
void who_check_floater(const struct naming *naming)
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

/* p would meet q (whom it is asked of, if he is not said), not r, who stands nearer, or higher. */
void who_check_opponent(const struct naming *naming)
{
	const int one = named(naming, 'p'), now = named(naming, 'r');
	const int two = naming->then->opponent[one];
	const bool nearer = strstr(naming->sentence.text['z' - 'a'], "nearer") != NULL;

	who_check_meeting(naming);
	told_true(naming->told, nearer || two > now, "he stands higher");
}
