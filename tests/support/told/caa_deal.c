/* Sentences that only the deal of a CAA draw has. */
#include <stdio.h>
#include <string.h>

#include "support/told/caa_forms.h"
#include "support/told/caa_passed.h"
#include "support/told/told_deal.h"
#include "support/told/told_forms.h"
#include "support/told/told_level.h"

/* All of a level of several, none of whom has the bye. */
static void said_all_go(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a'), level = facts->card[card].level;

	told_true(told, facts->card[card].score == told_number(told, 'f'), "his score");
	told_true(told, caa_all_go(facts, level), "all of the level go down");
}

/* Those who lie in a level, or below it, and have no board yet. */
static int find_left(const struct told *told, int first, int end, int left[FACTS_PINS])
{
	int count = 0;

	for (int i = first; i < end; i++)
		if (told_place(told, i)->where != DEAL_SEATED)
			left[count++] = i;
	return count;
}

/* Have two to four cards that are left of the level all met one another? */
static bool have_all_met(const struct told *told, int level)
{
	const struct round_facts *facts = &told->facts;
	int left[FACTS_PINS];
	const int count = find_left(
		told, facts->first[level], facts->first[level] + facts->size[level], left);

	for (int i = 0; i < count; i++)
		for (int k = 0; k < i; k++)
			if (facts_met(facts, facts->card[left[i]].pin, facts->card[left[k]].pin) ==
				0)
				return false;
	return count >= 2 && count <= 4;
}

/* v: "both must leave it", "5 must leave it" */
enum { BOTH_MUST = 3, MUST = 7 };

/*
 * "Level %sa has %dn card{x:s|} to seat: ...": v, z, q, h, r as behind a level, of the cards that
 * have no board yet.
 */
static void said_odd(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int level = told_level_of(told, 'a');
	struct caa_leaving leaving = {0, 0, 0};

	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++) {
		if (facts_comes_up(facts, i) || told_place(told, i)->where == DEAL_SEATED)
			continue;
		leaving.left++;
		leaving.down += facts_goes_down(facts, i);
		leaving.fixed +=
			facts_goes_down(facts, i) && caa_is_sent(told, i, PAIRING_PIN_FLOAT_DOWN);
	}
	told_true(told, told_number(told, 'n') == leaving.left, "how many to seat");
	caa_check_leave(told, leaving);
	if (told_number(told, 'v') >= BOTH_MUST && told_number(told, 'v') <= MUST &&
		have_all_met(told, level))
		told_true(told, told_dealing()->deal->steps[told_dealing()->step].nparts == 2,
			"it is said that they have met");
}

/* n: all who are left of the level, or (w) below it; each has met all others. */
static void said_have_met(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int level = facts->card[told->high].level;
	const int end = facts->first[level] + facts->size[level];
	const bool below = told_number(told, 'w') == 1;
	struct told_names names;
	char list[COST_SIZE];
	int left[FACTS_PINS];
	const int count = find_left(
		told, below ? end : facts->first[level], below ? facts->count : end, left);

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, names.count == count && names.more == 0, "all who are left there");
	told_true(told, (count == 2) == sentence_has(&told->sentence, 'r'), "two, or more");
	for (int i = 0; i < count; i++)
		for (int k = 0; k < i; k++) {
			const int round = facts_met(
				facts, facts->card[left[i]].pin, facts->card[left[k]].pin);

			told_true(told, left[i] == names.card[i], "in their order");
			told_true(told, count == 2 ? round == told_number(told, 'r') : round > 0,
				"they have met");
		}
}

/* c: what bars him, or spares him, who alone is left below. */
static void said_alone_below(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int level = facts->card[told->high].level, card = told_card(told, 'a');
	int left[FACTS_PINS];
	const int count =
		find_left(told, facts->first[level] + facts->size[level], facts->count, left);
	char bar[PART_SIZE], text[PART_SIZE];
	const char *why = facts_bye_bar(facts, facts->card[card].pin, bar, sizeof(bar));

	if (!why)
		why = facts_bye_spared(facts, facts->card[card].pin, bar, sizeof(bar));
	told_true(told, count == 1 && left[0] == card, "he alone is left below");
	told_true(told, why && strcmp(why, told_text(told, 'c', text, sizeof(text))) == 0,
		"what bars him from the bye, or spares him");
}

/* The arbiter has fixed that he floats so. */
static void said_sent_down(const struct told *told)
{
	const int card = told_card(told, 'a');

	told_true(told, told->facts.card[card].score == told_number(told, 'f'), "his score");
	told_true(told, facts_goes_down(&told->facts, card), "he goes down");
	told_true(told, caa_is_sent(told, card, PAIRING_PIN_FLOAT_DOWN), "fixed by hand");
}

static void said_sent_up(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const struct fact_card *cards = told->facts.card;

	told_true(told, cards[card].opponent == other, "they meet");
	told_true(told, cards[card].score == told_number(told, 'f'), "his score");
	told_true(told, cards[other].score == told_number(told, 't'), "the other's score");
	told_true(told, facts_comes_up(&told->facts, card), "he comes up");
	told_true(told, caa_is_sent(told, card, PAIRING_PIN_FLOAT_UP), "fixed by hand");
}

/* Where the cards of a level go. */
struct gone {
	int up, down, bye; /* down: to an opponent */
};

static struct gone count_gone(const struct round_facts *facts, int level)
{
	struct gone gone = {0, 0, 0};

	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++) {
		const bool bye = facts->card[i].opponent == FACTS_BYE;

		gone.up += facts_comes_up(facts, i);
		gone.bye += bye;
		gone.down += facts_goes_down(facts, i) && !bye;
	}
	return gone;
}

#define GONE "{c:one card|one|%dk cards|%dk}"

/* "one", "one card", "2", "2 cards": the first of the list says of what. */
static int count_of_gone(const struct told *told, const struct sentence *one, bool first)
{
	const int count = sentence_has(one, 'k') ? sentence_number(one, 'k') : 1;

	told_true(told, (sentence_number(one, 'c') % 2 == 0) == first, "cards, named once");
	told_true(told, (sentence_number(one, 'c') < 2) == (count == 1), "one, or several");
	told_true(told, (sentence_number(one, 's') == 0) == (count == 1), "the verb");
	return count;
}

/* "one card goes up and 2 go down": each is taken from what is to be said. */
static void take_gone(const struct told *told, const char *list, struct gone *gone)
{
	bool first = true;

	while (list && list[0]) {
		char part[PART_SIZE];
		struct sentence one;

		list = sentence_next(list, " and ", part, sizeof(part));
		if (told_match(told, GONE " go{s:es|} up", part, &one))
			gone->up -= count_of_gone(told, &one, first);
		else if (told_match(told, GONE " go{s:es|} down", part, &one))
			gone->down -= count_of_gone(told, &one, first);
		else if (told_match(told, GONE " ha{s:s|ve} the bye", part, &one))
			gone->bye -= count_of_gone(told, &one, first);
		else
			told_true(told, false, "why the line is there");
		first = false;
	}
}

/* CAA 5: the cards above the line, and w: where others go. */
static void said_line(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a'), level = facts->card[card].level;
	struct gone gone = count_gone(facts, level);
	char list[PART_SIZE];

	told_true(told, card + 1 == caa_line(facts, level), "the last card above the line");
	told_true(told, told_number(told, 'm') == card + 1 - facts->first[level], "above it");
	told_true(told, told_number(told, 'n') == facts->size[level], "the cards of the level");
	if (sentence_has(&told->sentence, 'w'))
		take_gone(told, told_text(told, 'w', list, sizeof(list)), &gone);
	told_true(told, gone.up == 0 && gone.down == 0 && gone.bye == 0,
		"how many go up and down, and who has the bye");
}

/* CAA 17: a float joins the two levels, and both have an excess of seekers of one colour. */
static void said_joined(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int upper = told_level_of(told, 'a'), lower = told_level_of(told, 'b');
	const enum colour more = told_number(told, 'c') == 0 ? COLOUR_WHITE : COLOUR_BLACK;
	int due[2] = {0, 0}, others[2] = {0, 0}, joined = 0;

	for (int i = 0; i < facts->count; i++) {
		const struct fact_card *card = &facts->card[i];

		joined += card->level == upper && card->opponent >= 0 &&
			facts->card[card->opponent].level == lower;
		if (card->level != upper && card->level != lower)
			continue;
		due[card->level == lower] += card->due == more;
		others[card->level == lower] += card->due != more;
	}
	told_true(told, joined > 0, "a card of one meets one of the other");
	told_true(told, joined == (sentence_has(&told->sentence, 'n') ? told_number(told, 'n') : 1),
		"how many do");
	told_true(told, due[0] > others[0] && due[1] > others[1], "more of that colour in each");
}

/* f comes up to b; a, due the other colour, and g are all that lie in his level besides. */
static void said_saves_nothing(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const struct fact_card *cards = facts->card;
	const int a = told_card(told, 'a'), b = told_card(told, 'b');
	const int f = told_card(told, 'f'), g = told_card(told, 'g');
	const enum colour other = told_number(told, 'c') == 0 ? COLOUR_WHITE : COLOUR_BLACK;
	const enum colour due = told_number(told, 'd') == 0 ? COLOUR_WHITE : COLOUR_BLACK;
	const int level = cards[f].level;
	int lie = 0;

	told_true(told, cards[f].opponent == b && cards[b].level < level, "he comes up to him");
	told_true(told, cards[a].level == level && cards[g].level == level, "of one level");
	told_true(told, other != due && cards[a].due == other, "the colour that would suit");
	told_true(told, cards[b].due == due && cards[f].due == due && cards[g].due == due,
		"all others are due the other one");
	told_true(told, facts_met(facts, cards[a].pin, cards[b].pin) == 0, "they may meet");
	for (int i = facts->first[level]; i < facts->first[level] + facts->size[level]; i++)
		lie += told_place(told, i)->where == DEAL_LAID &&
			told_place(told, i)->group == told_place(told, f)->group;
	told_true(told, lie == 3, "three cards lie there");
}

/* The two are all there is of the lowest level, and meet. */
static void said_ahead(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int a = told_card(told, 'a'), b = told_card(told, 'b');

	told_true(told, facts->size[facts->levels - 1] == 2, "two cards are in the lowest level");
	told_true(told, a == facts->count - 2 && b == facts->count - 1, "they are these");
	told_true(told, facts_met(facts, facts->card[a].pin, facts->card[b].pin) == 0, "not met");
	told_true(told, facts->card[a].opponent == b, "they are left for each other");
}

static void said_by_lot(const struct told *told)
{
	const struct fact_card *white = &told->facts.card[told_card(told, 'a')];
	const struct fact_card *black = &told->facts.card[told_card(told, 'b')];

	told_true(told, white->opponent == told_card(told, 'b'), "they meet");
	told_true(told, white->due == COLOUR_NONE && black->due == COLOUR_NONE, "no colour yet");
	told_true(told, white->given == COLOUR_WHITE && white->number == told_number(told, 'n'),
		"White, and the number of the board");
}

static void said_white(const struct told *told)
{
	const int a = told_card(told, 'a');

	told_true(told, told->facts.card[a].given == COLOUR_WHITE, "White");
	told_true(told, told->facts.card[a].opponent == told_card(told, 'b'), "they meet");
}

/* All of that column below the line, as the cards lie now. */
static void said_met_all(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a');
	const enum pairing_colour column =
		told_number(told, 'd') == 0 ? PAIRING_WHITE : PAIRING_BLACK;
	struct told_names names;
	char list[COST_SIZE];
	int count = 0;

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, card < caa_line(facts, facts->card[card].level), "above the line");
	for (int i = facts->first[facts->card[card].level];
		i < facts->first[facts->card[card].level] + facts->size[facts->card[card].level];
		i++) {
		const struct deal_place *place = told_place(told, i);

		if (place->where != DEAL_LAID || place->half != DEAL_BELOW ||
			place->colour != column)
			continue;
		count++;
		told_true(told, facts_met(facts, facts->card[card].pin, facts->card[i].pin) > 0,
			"he has met him");
	}
	told_true(told, count == names.count + names.more, "how many lie there");
}

#define WAYS "{w:from the mid-line|from the top|for the bye}"
#define LEVELS "{l:level %se|levels %se and %sf|levels %se to %sf}"

struct told_form caa_deal_forms[] = {
	/* usual ones stand first */
	{"Level %sa has %dn card{x:s|} to seat: {v:nothing|one must leave it|one has the bye|both must leave it|two must leave it|three must leave it|four must leave it|%dq must leave it|%dq leave it|it must go down|it has the bye}{z:|; %dq do|, %dh of them as fixed by hand|; %dq do, %dh of them as fixed by hand} ({r:9|19|6|9-11, 13}).",
		said_odd, 0, TOLD_OF_BOARD},
	{"Level %sa has %dn card{x:|s}: %dw White and %db Black seeker{y:|s}{e:|, %du without a colour yet} (9).",
		told_level, 0, TOLD_OF_BOARD},
	{"Level %sa has 1 card, a {c:White|Black} seeker (9).", told_level_of_one, 0,
		TOLD_OF_BOARD},
	{"The mid-line goes below %pa: %dm of %dn cards stand{x:|s} above it{y:|, as %tw} (5).",
		said_line, 0, TOLD_OF_BOARD},
	{"%pa goes down from %sf: {k:the only one of his score|%oo below the mid-line|%oo from the mid-line down, then up}, {l:not down last round|although he went down last round} (20).",
		caa_said_leaves, 0, TOLD_OF_BOARD},
	{CAA_KEEPS, caa_said_one_keeps, 0, TOLD_OF_BOARD},
	{"%pa, %ox of the top half, meets %pb, %oy of the bottom half (12).", caa_said_in_place, 0,
		TOLD_OF_BOARD},
	{"%pa, %ox of the top half, meets %pb, the {f:first|only one} of the bottom half not paired yet (12).",
		caa_said_first_left, 0, TOLD_OF_BOARD},
	{"For %pa, %tn come{z:|s} before %pb, but {y:is|are} {h:due|to have} {g:White|Black} like %pa (15).",
		caa_said_alike, 0, TOLD_OF_BOARD},
	{"He is of the larger colour group, {g:White|Black}: %dm to %dn{h:|; he went down in round %dr, but only the last round counts} ({q:20|6}).",
		caa_said_larger, 0, TOLD_OF_BOARD},
	{"%pa changes to {c:White|Black}: of the %dn {d:White|Black} seeker{x:s|} of " LEVELS
	 " none has a weaker claim than his (difference %dg, %tr{p:|, 1 game|, %dm games}) (16).",
		caa_said_changes, 0, TOLD_OF_BOARD},
	{"Level %sa has %dn card{x:|s} without a colour yet (9).", told_level_without_colour, 0,
		TOLD_OF_BOARD},
	{"For %pa, %pc comes before %pb, but they met in round %dr (1).", caa_said_met_before, 0,
		TOLD_OF_BOARD},
	{"%pa would meet %pi by place, but he is " LEFT_FOR " (%tq).", caa_said_opposite_left, 0,
		TOLD_OF_BOARD},
	{"%pa would meet %pi by place, but {e:nothing|they met in round %dr (1)}.",
		caa_said_by_place, 0, TOLD_OF_BOARD},
	{"For %pa, %pc comes before %pb, but is " LEFT_FOR " (%tq).", caa_said_left_for, 0,
		TOLD_OF_BOARD},
	{"For %pa, %tn come before %pb (%tq).", caa_said_come_before, 0, TOLD_OF_BOARD},
	{"He is of the larger colour group, {g:White|Black}: %dm to %dn, once %tk change{z:s|} to it{h:|; he went down in round %dr, but only the last round counts} ({q:20|6}).",
		caa_said_larger_then, 0, TOLD_OF_BOARD},
	{"Both colour groups are alike, %dm to %dn{h:|; he went down in round %dr, but only the last round counts} ({q:20|6}).",
		caa_said_groups_alike, 0, TOLD_OF_BOARD},
	{"%pa is due {c:White|Black} and would suit %pb, but then %pf and %pg would be left, both due {d:White|Black} (15, 17).",
		said_saves_nothing, 0, TOLD_OF_BOARD},
	{"%pa is to have {c:White|Black}: the claims of the others who are due {d:White|Black} are compared with his (16).",
		caa_said_compared, 0, TOLD_OF_BOARD},
	{"%tn {z:keeps his colour, with a claim|keep their colours, with claims} like that of %pb on the same level: who of them changes is left to who floats and who meets whom (20-25).",
		caa_said_equal_beside, 0, TOLD_OF_BOARD},
	{"{x:One card goes|%dn cards go} from %sa to %sb, and each of the two has more {c:White|Black} seekers (17).",
		said_joined, 0, TOLD_OF_BOARD},
	{"He went down in round %dr, but only the last round counts (20).", caa_said_down_before, 0,
		TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS ", but is already seated ({q:20|21|6}).", caa_said_seated, 0,
		TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS
	 ", but is of the smaller colour group, {g:White|Black}: %dm to %dn ({q:20|6}).",
		caa_said_smaller, 0, TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS ", but {k:went down|came up} last round ({q:20|21}).",
		caa_said_floated_last, 0, TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS ", but is due {d:White|Black} like %pb (21).",
		caa_said_due_alike, 0, TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS
	 ", but then %pc and %pd would be left, who met in round %dr (1).",
		caa_said_two_left, 0, TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS
	 ", but is left for %pc, who has met all others in the {g:White|Black} column: %tn (1).",
		caa_said_needed, 0, TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS ", but is left for %pc, who met %pd in round %dr (1).",
		caa_said_left_for_floater, 0, TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS
	 ", but is due {d:White|Black} like %pb, with a stronger claim than %pc (16).",
		caa_said_stronger_claim, 0, TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS
	 ", but he met %pb, the only one left below this level, in round %dr (1).",
		caa_said_met_only, 0, TOLD_OF_BOARD},
	{"%pa comes before %pf " WAYS ", but has met all who are left below this level: %tn (1).",
		caa_said_met_below, 0, TOLD_OF_BOARD},
	{"%pa has met all who lie below the mid-line in the {d:White|Black} column: %tn (1).",
		said_met_all, 0, TOLD_OF_BOARD},
	{"Before this level is paired: %pa and %pb, the last two cards, have not met and can be left for each other (26).",
		said_ahead, 0, TOLD_OF_BOARD},
	{"Neither had a colour yet: %pa has White and %pb Black by the lot and the number of the board (%dn) (8).",
		said_by_lot, 0, TOLD_OF_BOARD},
	{"%pa has met all {g:White|Black} seekers of " LEVELS ": %tn (1).", caa_said_blocked, 0,
		TOLD_OF_BOARD},
	{"So do{x:es|} %dn more.", caa_said_more_keep, 0, TOLD_OF_BOARD},
	{"%tn keep{z:s his| their} colour: {w:his claim equals|their claims equal} that of %pb, who stands on a lower level (16, advice 11).",
		caa_said_equal_keep, 0, TOLD_OF_BOARD},
	{"%pa goes down from %sf, as all of his level do (9-11, 13).", said_all_go, 0,
		TOLD_OF_BOARD},
	{"%tn{w:|, who alone are left below,} met in round %dr (1).", said_have_met, 0,
		TOLD_OF_BOARD},
	{"%tn{w:|, who alone are left below,} have all met one another (1).", said_have_met, 0,
		TOLD_OF_BOARD},
	{"%pa, who alone is left below, %tc (6).", said_alone_below, 0, TOLD_OF_BOARD},
	{"%pa goes down from %sf, as fixed by hand.", said_sent_down, 0, TOLD_OF_BOARD},
	{"%pa comes up from %sf to %st and meets %pb, as fixed by hand.", said_sent_up, 0,
		TOLD_OF_BOARD},
	{"%pa has White and %pb Black.", said_white, 0, TOLD_OF_BOARD},
	{"%pa would meet %pi by place, but {q:they are of one club, %tk (35)|both had a half-point bye in round 1 (37)|their game was defaulted (39)}.",
		caa_said_by_place, 0, TOLD_OF_BOARD},
	{"%pa would meet %pi by place, but {e:nothing|none|then %tc}.", caa_said_by_place, 0,
		TOLD_OF_BOARD},
};

const int caa_deal_forms_count = (int)(sizeof(caa_deal_forms) / sizeof(caa_deal_forms[0]));
