/* A CAA deal: whose claims keep or change a colour, and who blocks. */
#include <string.h>

#include "support/told/caa_forms.h"
#include "support/told/caa_passed.h"
#include "support/told/told_deal.h"
#include "support/told/told_fixed.h"

/* Is he due this colour and still among those who seek it? */
static bool seeks(const struct told *told, int card, enum colour colour)
{
	const struct deal_place *place = told_place(told, card);

	return told->facts.card[card].due == colour &&
		(place->where == DEAL_BOX ||
			(place->where == DEAL_LAID &&
				place->colour ==
					(colour == COLOUR_WHITE ? PAIRING_WHITE : PAIRING_BLACK)));
}

/* e and f, or e alone: the highest and the lowest score of the levels that floats join. */
static void check_levels(const struct told *told, const struct caa_joined *joined)
{
	const struct round_facts *facts = &told->facts;

	told_true(told, told_number(told, 'e') == facts->card[facts->first[joined->from]].score,
		"the highest of the levels");
	told_true(told, (joined->from == joined->to) != sentence_has(&told->sentence, 'f'),
		"one level, or several");
	if (sentence_has(&told->sentence, 'f'))
		told_true(told,
			told_number(told, 'f') == facts->card[facts->first[joined->to]].score,
			"the lowest of the levels");
}

/* "", ", 1 game", ", 4 games": how many, 0: nothing is said. */
static int said_games(const struct told *told, char which, char number)
{
	return told_number(told, which) == 2 ? told_number(told, number) : told_number(told, which);
}

/* Do two claims differ only in how many games were played? */
static bool is_told_by_games(const struct fact_card *a, const struct fact_card *b)
{
	return a->difference == b->difference && a->run == b->run && a->games != b->games;
}

/*
 * m: his games, if they tell one from him; c: the colour that he gets; n: those who seek the
 * other, none with a weaker claim.
 */
void caa_said_changes(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a');
	const struct fact_card *his = &facts->card[card];
	const struct caa_joined joined = caa_join(facts, his->level);
	char run[PART_SIZE], words[PART_SIZE];
	int seekers = 0;
	bool by_games = false;

	told_true(told, facts_transferred(facts, card), "he has not his due colour");
	told_true(told, his->given == (told_number(told, 'c') == 0 ? COLOUR_WHITE : COLOUR_BLACK),
		"the colour that he gets");
	told_true(told, his->due == (told_number(told, 'd') == 0 ? COLOUR_WHITE : COLOUR_BLACK),
		"the colour that he was due");
	check_levels(told, &joined);
	for (int i = joined.first; i < joined.end; i++) {
		if (!seeks(told, i, his->due))
			continue;
		seekers++;
		told_true(told, facts_compare_claims(&facts->card[i], his) >= 0,
			"none has a weaker claim");
		told_true(told,
			facts_compare_claims(&facts->card[i], his) > 0 ||
				facts_transferred(facts, i),
			"nobody with as weak a claim keeps his colour");
		by_games = by_games || is_told_by_games(&facts->card[i], his);
	}
	told_true(told, told_number(told, 'n') == seekers, "how many seek it");
	told_true(told, said_games(told, 'p', 'm') == (by_games ? his->games : 0), "his games");
	told_true(told, told_number(told, 'g') == his->difference, "his difference");
	told_true(told,
		strcmp(told_text(told, 'r', run, sizeof(run)),
			facts_run_words(his->run, his->due, words, sizeof(words))) == 0,
		words);
}

void caa_check_games(
	const struct told *told, const struct fact_card *one, const struct fact_card *two)
{
	const bool by_games = is_told_by_games(one, two);

	told_true(told, said_games(told, 'p', 'm') == (by_games ? one->games : 0), "his games");
	told_true(told, said_games(told, 'q', 'k') == (by_games ? two->games : 0),
		"the games of the other");
}

/* One of those who keep it; m, k: their games, if these alone tell one from the other. */
void caa_said_one_keeps(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const struct fact_card *one = &facts->card[card], *two = &facts->card[other];
	char run[PART_SIZE], words[PART_SIZE];

	told_true(told, one->due == two->due && !facts_transferred(facts, card), "he keeps it");
	told_true(told, facts_transferred(facts, other), "the other does not");
	told_true(told, facts_compare_claims(one, two) > 0, "the stronger claim");
	told_true(told, told_number(told, 'd') == one->difference, "his difference");
	caa_check_games(told, one, two);
	told_true(told,
		strcmp(told_text(told, 'r', run, sizeof(run)),
			facts_run_words(one->run, one->due, words, sizeof(words))) == 0,
		words);
}

/* n more keep it than those of whom the steps before and this one say so. */
void caa_said_more_keep(const struct told *told)
{
	const struct told_dealing *now = told_dealing();
	const struct round_facts *facts = &told->facts;
	const struct deal_step *step = &now->deal->steps[now->step];
	const int other = facts->card_of[now->deal->pins[step->cards[1]]];
	const struct caa_joined joined = caa_join(facts, facts->card[other].level);
	int all = 0, said = 0;

	for (int i = joined.first; i < joined.end; i++)
		all += caa_keeps(told, i, other);
	for (int i = now->step; now->deal->steps[i].kind == DEAL_KEEPS &&
		now->deal->steps[i].ncards == 2 && now->deal->steps[i].cards[1] == step->cards[1];
		i--)
		said++;
	told_true(told, all - said == told_number(told, 'n'), "how many more keep it");
}

/* n: all on higher levels, or his own, who keep their colour, with claims like that of b. */
static void check_equals(const struct told *told, bool higher)
{
	const struct round_facts *facts = &told->facts;
	const struct fact_card *cards = facts->card;
	const int other = told_card(told, 'b');
	const struct caa_joined joined = caa_join(facts, cards[other].level);
	struct told_names names;
	char list[COST_SIZE];
	int count = 0;

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, facts_transferred(facts, other), "he does not keep his");
	told_true(told, (told_number(told, 'z') == 0) == (names.count == 1), "plural");
	for (int i = joined.first; i < joined.end; i++) {
		bool named = names.more > 0;

		if (i == other ||
			(higher ? cards[i].level >= cards[other].level
				: cards[i].level != cards[other].level) ||
			cards[i].due != cards[other].due || cards[i].opponent < 0 ||
			cards[i].given != cards[i].due ||
			facts_compare_claims(&cards[i], &cards[other]) != 0 ||
			told_is_colour_fixed(told, i, cards[i].opponent))
			continue;
		count++;
		for (int k = 0; k < names.count; k++)
			named = named || names.card[k] == i;
		told_true(told, named, "all of them");
	}
	told_true(told, count == names.count + names.more, "how many keep theirs");
}

void caa_said_equal_keep(const struct told *told)
{
	check_equals(told, true);
}

/* The same of those on his own level. */
void caa_said_equal_beside(const struct told *told)
{
	check_equals(told, false);
}

/* a: one who has not the colour that he is due. */
void caa_said_compared(const struct told *told)
{
	const struct fact_card *card = &told->facts.card[told_card(told, 'a')];
	const enum colour given = told_number(told, 'c') == 0 ? COLOUR_WHITE : COLOUR_BLACK;
	const enum colour due = told_number(told, 'd') == 0 ? COLOUR_WHITE : COLOUR_BLACK;

	told_true(told, card->given == given && card->due == due && given != due,
		"he is to have the other colour");
}

/*
 * He meets one who is due his colour; g: the other one, whose seekers n in these levels he has met.
 */
void caa_said_blocked(const struct told *told)
{
	static const enum colour colours[] = {COLOUR_WHITE, COLOUR_BLACK};
	const struct round_facts *facts = &told->facts;
	const struct fact_card *cards = facts->card;
	const int card = told_card(told, 'a'), other = cards[card].opponent;
	const enum colour sought = colours[told_number(told, 'g')];
	const struct caa_joined joined = caa_join(facts, cards[card].level);
	const int from = facts_level(facts, told_number(told, 'e'));
	const int to = sentence_has(&told->sentence, 'f')
		? facts_level(facts, told_number(told, 'f'))
		: from;
	struct told_names names;
	char list[COST_SIZE];
	int count = 0;

	told_read_names(told, told_text(told, 'n', list, sizeof(list)), &names);
	told_true(told, other >= 0 && cards[other].due == cards[card].due, "due one colour");
	told_true(told, cards[card].due != COLOUR_NONE && cards[card].due != sought, "the other");
	told_true(told,
		(from == joined.from && to == joined.to) ||
			(from == cards[card].level && to == from),
		"the joined levels, or his own");
	for (int i = 0; i < facts->count; i++) {
		bool named = names.more > 0;

		if (cards[i].level < from || cards[i].level > to || cards[i].due != sought)
			continue;
		count++;
		for (int k = 0; k < names.count; k++)
			named = named || names.card[k] == i;
		told_true(told, named, "all seekers");
		told_true(told, facts_met(facts, cards[card].pin, cards[i].pin) > 0, "they met");
	}
	told_true(told, count == names.count + names.more, "how many seekers");
}
