/* Sentences on the levels of a CAA draw. */
#include "support/told/caa_forms.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/told/told_fixed.h"

#include "support/told/told_level.h"

static int count_up(const struct round_facts *facts, int level)
{
	int up = 0;

	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++)
		up += facts_comes_up(facts, i);
	return up;
}

bool caa_is_sent(const struct told *told, int card, enum pairing_pin_kind way)
{
	const int player = told_player(told, card);

	for (int k = 0; k < told->input.npins; k++)
		if (told->pins[k].kind == way && told->pins[k].player == player)
			return true;
	return false;
}

/* Of those who leave a level downward or have the bye: of how many is it fixed? */
static int count_fixed_down(const struct told *told, int level)
{
	const struct round_facts *facts = &told->facts;
	int count = 0;

	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++) {
		bool fixed = caa_is_sent(told, i, PAIRING_PIN_FLOAT_DOWN);

		for (int k = 0; k < told->input.npins; k++) {
			const struct pairing_pin *pin = &told->pins[k];
			const int player = told_player(told, i);

			fixed = fixed || (pin->kind == PAIRING_PIN_BOARD && pin->other == player) ||
				(pin->player == player &&
					(pin->kind == PAIRING_PIN_BOARD ||
						pin->kind == PAIRING_PIN_BYE));
		}
		count += fixed && facts_goes_down(facts, i);
	}
	return count;
}

/* The draw is as good as the best, in which few floats come first, then few transfers. */
static void check_is_best(const struct told *told)
{
	struct reference_draw best;
	struct told_difference difference;

	told_true(told, told_seek(told, &told->input, &best), "there is a draw");
	difference = told_compare(told, &told->reference, &best);
	told_true(told, difference.term == NULL, "the draw is as good as the best");
}

/* v: which words for who leaves a level. */
enum { ONE = 1, BYE, BOTH, TWO, THREE, FOUR, MUST, DO, IT, IT_BYE };

/* z, how many do (odd), `fixed` of them by hand (2 and 3); `down` leave it. */
void caa_check_leave(const struct told *told, struct caa_leaving leaving)
{
	enum { FIXED = 2 };
	static const int must[] = {[BOTH] = 2, [TWO] = 2, [THREE] = 3, [FOUR] = 4};
	const int words = told_number(told, 'v'), ends = told_number(told, 'z');
	const int left = leaving.left, down = leaving.down, fixed = leaving.fixed;
	const bool several = words >= BOTH && words <= DO;

	told_true(told, (told_number(told, 'r') == 3) == several, "the rule");
	told_true(told, several || left % 2 == 1, "an odd number is left");
	told_true(told, (ends % 2 == 1) == (!several && down > 1), "more than one leave it");
	told_true(told, (ends >= FIXED ? told_number(told, 'h') : 0) == (down > 1 ? fixed : 0),
		"of how many of them it is fixed");
	told_true(told, (words >= IT) == (left == 1), "it, or one of several");
	if (words == MUST || words == DO || ends % 2 == 1)
		told_true(told, told_number(told, 'q') == down, "how many leave it");
	else
		told_true(told, told->halfmade || (several ? must[words] : 1) == down,
			"how many leave it");
	told_true(told, (words == BOTH) == (words <= TWO && several && left == 2), "both");
	told_true(told, words != DO || left % 2 == 0, "none must");
	if (several && words != DO)
		check_is_best(told);
}

/* Up to three are named. */
static void check_leavers(const struct told *told, int level, int down)
{
	struct told_names names;
	char list[COST_SIZE];

	if (told_number(told, 'm') != 1) {
		told_true(told, down > 3 || told->halfmade, "who leaves it");
		return;
	}
	told_read_names(told, told_text(told, 'k', list, sizeof(list)), &names);
	told_true(told, names.count == down && names.more == 0, "all who leave it");
	for (int i = 0; i < names.count; i++) {
		told_true(told, names.card[i] >= told->facts.first[level], "of the level");
		told_true(told, names.card[i] < told->facts.first[level] + told->facts.size[level],
			"of the level");
		told_true(told, facts_goes_down(&told->facts, names.card[i]), "goes down");
		for (int k = 0; k < i; k++)
			told_true(told, names.card[k] != names.card[i], "each once");
	}
}

/* "; with %dg gone up %dl are left, so one must leave it": o, which of the ends; r, the rules. */
static void check_odd(const struct told *told, int level)
{
	const struct round_facts *facts = &told->facts;
	const int up = count_up(facts, level), left = facts->size[level] - up;
	const int end = told_number(told, 'o'), rules = told_number(told, 'r');
	const bool lowest = level == facts->levels - 1;
	int down = 0;

	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++)
		down += facts_goes_down(facts, i);
	told_true(told, (end > 0) == (left % 2 == 1 || down > 1), "some leave it");
	told_true(told, end > 0 || rules == 0, "the rule");
	if (end == 0)
		return;
	caa_check_leave(told, (struct caa_leaving){left, down, count_fixed_down(told, level)});
	check_leavers(told, level, down);
	told_true(told, (rules == 2) == lowest, "the rule");
	told_true(told,
		(told_number(told, 'v') == BYE || told_number(told, 'v') == IT_BYE) == lowest,
		"leaves it, or has the bye");
	told_true(told, (end < 4) == (up > 0), "some have gone up");
	told_true(told, up == 0 || (end == 3) == (rules == 3), "so, or by itself");
	if (up > 0) {
		told_true(told, told_number(told, 'g') == up, "how many have gone up");
		told_true(told, told_number(told, 'l') == left, "how many are left");
		told_true(told, (end == 1) == (left == 1), "is, are");
	}
}

void caa_said_level(const struct told *told)
{
	told_level(told);
	check_odd(told, told_level_of(told, 'a'));
}

void caa_said_level_of_one(const struct told *told)
{
	told_level_of_one(told);
	check_odd(told, told_level_of(told, 'a'));
}

void caa_said_level_without_colour(const struct told *told)
{
	told_level_without_colour(told);
	check_odd(told, told_level_of(told, 'a'));
}

/* The colour that is in excess even if all without one take the other. */
static enum colour excess_of(const struct told_seekers *seekers)
{
	const int more = seekers->of[COLOUR_WHITE] - seekers->of[COLOUR_BLACK];

	if (abs(more) <= seekers->of[COLOUR_NONE])
		return COLOUR_NONE;
	return more > 0 ? COLOUR_WHITE : COLOUR_BLACK;
}

void caa_said_linked(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int upper = told_level_of(told, 'a'), lower = told_level_of(told, 'b');
	struct told_seekers one = {{0}}, two = {{0}};
	bool joined = false;

	told_count_seekers(facts, upper, &one);
	told_count_seekers(facts, lower, &two);
	told_true(told, excess_of(&one) != COLOUR_NONE && excess_of(&one) == excess_of(&two),
		"the same colour in excess");
	for (int i = facts->first[upper]; i < facts->first[upper] + facts->size[upper]; i++)
		joined = joined ||
			(facts->card[i].opponent >= 0 &&
				facts->card[facts->card[i].opponent].level == lower);
	told_true(told, upper < lower && joined, "a float joins them");
	told_true(told, told_number(told, 'w') == one.of[COLOUR_WHITE] + two.of[COLOUR_WHITE],
		"White seekers");
	told_true(told, told_number(told, 'k') == one.of[COLOUR_BLACK] + two.of[COLOUR_BLACK],
		"Black seekers");
}

struct caa_joined caa_join(const struct round_facts *facts, int level)
{
	struct caa_joined joined = {level, level, 0, 0};

	for (bool more = true; more;) {
		more = false;
		for (int i = 0; i < facts->count; i++) {
			const int a = facts->card[i].level;
			const int b = facts->card[i].opponent < 0
				? a
				: facts->card[facts->card[i].opponent].level;
			const int upper = a < b ? a : b, lower = a < b ? b : a;

			/* a float that starts, ends or passes among them */
			if (upper > joined.to || lower < joined.from ||
				(upper >= joined.from && lower <= joined.to))
				continue;
			joined.from = upper < joined.from ? upper : joined.from;
			joined.to = lower > joined.to ? lower : joined.to;
			more = true;
		}
	}
	joined.first = facts->first[joined.from];
	joined.end = facts->first[joined.to] + facts->size[joined.to];
	return joined;
}

/*
 * Of the levels joined with the board's: the strongest claim to this colour that is not met, of the
 * highest card.
 */
static int strongest_changed(
	const struct told *told, const struct caa_joined *joined, enum colour due)
{
	const struct fact_card *card = told->facts.card;
	int found = -1;

	for (int i = joined->first; i < joined->end; i++)
		if (facts_transferred(&told->facts, i) && card[i].due == due &&
			!told_is_colour_fixed(told, i, card[i].opponent) &&
			(found < 0 || facts_compare_claims(&card[i], &card[found]) > 0))
			found = i;
	return found;
}

bool caa_keeps(const struct told *told, int card, int other)
{
	const struct fact_card *a = &told->facts.card[card], *b = &told->facts.card[other];

	return a->opponent >= 0 && a->due == b->due && facts_compare_claims(a, b) > 0 &&
		!told_is_colour_fixed(told, card, a->opponent);
}

/* All who keep it, and the strongest of them first. */
static void check_keepers(const struct told *told, const int *named, int count, int more, int other)
{
	const struct fact_card *card = told->facts.card;
	const struct caa_joined joined = caa_join(&told->facts, card[told->high].level);
	int all = 0;

	told_true(told, strongest_changed(told, &joined, card[other].due) == other,
		"the strongest claim that is not met");
	for (int i = joined.first; i < joined.end; i++)
		all += caa_keeps(told, i, other);
	told_true(told, all == count + more, "how many keep their colour");
	for (int i = 0; i < count; i++) {
		told_true(told, named[i] >= joined.first && named[i] < joined.end, "of the levels");
		told_true(told, caa_keeps(told, named[i], other), "his claim is stronger");
		told_true(told, card[named[i]].given == card[named[i]].due, "he has his colour");
		told_true(told,
			i == 0 || facts_compare_claims(&card[named[i - 1]], &card[named[i]]) >= 0,
			"the strongest first");
	}
	for (int i = joined.first; more > 0 && i < joined.end; i++) {
		bool told_of = !caa_keeps(told, i, other);

		for (int k = 0; k < count; k++)
			told_of = told_of || named[k] == i;
		told_true(told,
			told_of || facts_compare_claims(&card[named[count - 1]], &card[i]) >= 0,
			"the strongest are named");
	}
}

void caa_said_keeps(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b'), named[] = {card};
	char run[PART_SIZE], words[PART_SIZE];

	told_true(told, told_number(told, 'd') == told->facts.card[card].difference, "difference");
	caa_check_games(told, &told->facts.card[card], &told->facts.card[other]);
	told_true(told,
		strcmp(told_text(told, 'r', run, sizeof(run)),
			facts_run_words(told->facts.card[card].run, told->facts.card[card].due,
				words, sizeof(words))) == 0,
		words);
	check_keepers(told, named, 1, 0, other);
}

void caa_said_all_keep(const struct told *told)
{
	struct told_names names;
	char list[COST_SIZE];

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	check_keepers(told, names.card, names.count, names.more, told_card(told, 'b'));
}

/*
 * Colours that must change at least when so many meet each other, one with the bye if their number
 * is odd: whoever is left when White meets Black.
 */
static int least_of(int white, int black, int open)
{
	int least = FACTS_PINS;

	if ((white + black + open) % 2 == 1) {
		const int without[] = {white > 0 ? least_of(white - 1, black, open) : least,
			black > 0 ? least_of(white, black - 1, open) : least,
			open > 0 ? least_of(white, black, open - 1) : least};

		for (int i = 0; i < 3; i++)
			least = without[i] < least ? without[i] : least;
		return least;
	}
	while (white > 0 && black > 0) {
		white--;
		black--;
	}
	while (white + black > 0 && open > 0) {
		open--;
		white -= white > 0;
		black -= white == 0 && black > 0;
	}
	return (white + black) / 2;
}

/* The levels that the sentence speaks of, and how many colours they give up. */
static struct caa_joined check_given_up(const struct told *told, int given_up, int *least)
{
	const struct round_facts *facts = &told->facts;
	const struct caa_joined joined = caa_join(facts, facts->card[told->high].level);
	struct told_seekers seekers = {{0}};
	int changed = 0;

	told_true(told,
		told_number(told, 'l') == 0
			? joined.from == joined.to && told_level_of(told, 'a') == joined.from
			: (told_number(told, 'l') == 1) == (joined.to - joined.from == 1) &&
				told_level_of(told, 'e') == joined.from &&
				told_level_of(told, 'f') == joined.to,
		"the levels");
	for (int i = joined.first; i < joined.end; i++)
		changed += facts_transferred(facts, i);
	told_true(told, changed == given_up, "how many are given up");
	for (int k = joined.from; k <= joined.to; k++)
		told_count_seekers(facts, k, &seekers);
	*least = least_of(
		seekers.of[COLOUR_WHITE], seekers.of[COLOUR_BLACK], seekers.of[COLOUR_NONE]);
	return joined;
}

void caa_said_count_asks(const struct told *told)
{
	int least;

	(void)check_given_up(told, told_number(told, 'n'), &least);
	told_true(told,
		(told_number(told, 'y') == 0 ? 0 : told_number(told, 'm')) == least &&
			(told_number(told, 'y') == 0) == (least == 0),
		"what the count asks for");
	told_true(told, least < told_number(told, 'n'), "more than the count asks for");
	if (told_number(told, 'g') == 0)
		return;
	check_is_best(told);
	told_true(told,
		told_number(told, 'g') ==
			(told->held                           ? 3
					: told_is_fixed(told) ? 2
							      : 1),
		"of which draws it is said");
}

/* Their seekers alone leave no better way. */
void caa_said_no_draw_gives(const struct told *told)
{
	const int given_up = told_number(told, 'n') < 0 ? 1 : told_number(told, 'n');
	int least;
	const struct caa_joined joined = check_given_up(told, given_up, &least);
	const int cards = joined.end - joined.first;

	told_true(told, least == given_up, "no draw of these levels gives up fewer");
	told_true(told, (told_number(told, 'q') == 0) == (given_up == 1 && cards == 2), "both");
	told_true(
		told, told_number(told, 'q') == 0 || told_number(told, 'c') == cards, "the cards");
}
