/* Sentences on a board inside a level of a draw by the Schools' rules, and on its colours. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/schools_reference.h"
#include "support/told/schools_forms.h"
#include "support/told/schools_held.h"
#include "support/told/told_apart.h"
#include "support/told/told_basis.h"
#include "support/told/told_fixed.h"
#include "support/told/told_forms.h"

/* The four lists in which the cards that stay in a level stand opposite each other. */
enum list { WHITES, BLACKS, TOPS, BOTTOMS };

static const struct fact_card *card_at(const struct told *told, int card)
{
	return &told->facts.card[card];
}

/* Is neither of the board due a colour (rule 6)? */
static bool is_open(const struct told *told, int card)
{
	const int other = card_at(told, card)->opponent;

	return card_at(told, card)->due == COLOUR_NONE && card_at(told, other)->due == COLOUR_NONE;
}

static bool is_in(const struct told *told, int card, int level, enum list list)
{
	const struct fact_card *one = card_at(told, card);

	if (one->level != level || one->opponent < 0 ||
		card_at(told, one->opponent)->level != level)
		return false;
	if (is_open(told, card))
		return list == (one->opponent > card ? TOPS : BOTTOMS);
	return list == (one->given == COLOUR_WHITE ? WHITES : BLACKS);
}

/* The cards of a list, in the order of the level; returns how many. */
static int read_list(const struct told *told, int level, enum list list, int *cards)
{
	int count = 0;

	for (int i = 0; i < told->facts.count; i++)
		if (is_in(told, i, level, list))
			cards[count++] = i;
	return count;
}

static int place_of(const int *cards, int count, int card)
{
	for (int i = 0; i < count; i++)
		if (cards[i] == card)
			return i;
	return -1;
}

static const struct player *player_of(const struct told *told, int card)
{
	return event_player(told->facts.event, 1, card_at(told, card)->pin);
}

bool schools_are_mates(const struct told *told, int card, int other)
{
	const char *school = player_of(told, card)->club;

	return school[0] && strcmp(school, player_of(told, other)->club) == 0;
}

static bool were_to_meet(const struct told *told, int card, int other)
{
	for (int round = 1; round < told->facts.round; round++) {
		const struct fact_game *game = &told->facts.game[card_at(told, card)->pin][round];

		if (game->opponent == card_at(told, other)->pin && !game->played)
			return true;
	}
	return false;
}

/* Why two had better not meet, in the order of the sentences, and the term that says so. */
enum avoided { MATES, TOP_PLAYERS, HALF_BYES, DEFAULTED };

static const char *const avoided_terms[] = {
	"schoolmates", "top players", "avoided pairs", "avoided pairs"};

static bool is_avoided(const struct told *told, int card, int other, enum avoided why)
{
	const int *option = told->reference.option;
	const struct fact_game(*game)[FACTS_ROUNDS] = told->facts.game;

	switch (why) {
	case MATES:
		return schools_are_mates(told, card, other);
	case TOP_PLAYERS:
		return told->facts.round <= option[SCHOOLS_REFERENCE_TOPS] &&
			player_of(told, card)->top && player_of(told, other)->top;
	case HALF_BYES:
		return option[SCHOOLS_REFERENCE_HALF_BYES] && told->facts.round == 2 &&
			game[card_at(told, card)->pin][1].half_bye &&
			game[card_at(told, other)->pin][1].half_bye;
	default:
		return option[SCHOOLS_REFERENCE_DEFAULTS] && were_to_meet(told, card, other);
	}
}

/* Is his board one that was fixed by hand? */
static bool has_fixed_board(const struct told *told, int card)
{
	const int player = told_player(told, card);

	for (int i = 0; i < told->input.npins; i++)
		if (told->pins[i].kind == PAIRING_PIN_BOARD &&
			(told->pins[i].player == player || told->pins[i].other == player))
			return true;
	return false;
}

/*
 * e: 1 they have met, 2 what it would cost, 4 nothing, as another draw is not looked at; q: they
 * had better not meet, and for that alone do not
 */
static void check_ideal(const struct told *told, int card, int ideal)
{
	enum { NOTHING = 4 };
	const struct pairing_pin pin = {PAIRING_PIN_BOARD, told_player(told, card),
		told_player(told, ideal), PAIRING_NEUTRAL};
	char text[COST_SIZE];

	told_true(told, told_card(told, 'i') == ideal, "who stands at the same place");
	if (told_number(told, 'e') == NOTHING) {
		told_true(told, told->halfmade || has_fixed_board(told, card),
			"what another draw would cost");
		told_true(told,
			!facts_met(
				&told->facts, card_at(told, card)->pin, card_at(told, ideal)->pin),
			"that they have met");
		return;
	}
	told_true(told,
		!has_fixed_board(told, card) || told_number(told, 'e') == 1 ||
			told_are_apart(told, told_player(told, card), told_player(told, ideal)),
		"the hand has made the board, no rule");
	if (sentence_has(&told->sentence, 'q')) {
		const enum avoided why = (enum avoided)told_number(told, 'q');

		told_true(told, is_avoided(told, card, ideal, why), "they had better not meet");
		told_true(told,
			told_is_pinned(told, ideal) ||
				strcmp(told_worse_held(told, &schools_order, card, &pin),
					avoided_terms[why]) == 0,
			told_worse_held(told, &schools_order, card, &pin));
		return;
	}
	if (told_number(told, 'e') == 1) {
		told_true(told, told_have_met(told, card, ideal, told_number(told, 'r')), "met");
		return;
	}
	told_true(told,
		facts_met(&told->facts, card_at(told, card)->pin, card_at(told, ideal)->pin) == 0,
		"they have not met");
	told_text(told, 'c', text, sizeof(text));
	told_cost_held(told, &schools_order, card, &pin, told_apart_cut(told, card, ideal, text));
}

static void check_places(const struct told *told, enum list his, enum list its)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const int level = card_at(told, card)->level;
	int cards[FACTS_PINS], others[FACTS_PINS];
	const int count = read_list(told, level, his, cards);
	const int x = place_of(cards, count, card),
		  y = place_of(others, read_list(told, level, its, others), other);

	told_true(told, card_at(told, card)->opponent == other, "they meet");
	told_true(told, x >= 0 && told_number(told, 'x') == x + 1, "his place");
	told_true(told, y >= 0 && told_number(told, 'y') == y + 1, "the place of the other");
	told_true(told, (told_number(told, 'e') == 0) == (x == y), "by place");
	if (x != y)
		check_ideal(told, card, others[x]);
}

void schools_said_seekers(const struct told *told)
{
	check_places(told, WHITES, BLACKS);
}

/* Do those who play from above stand above all others? */
static bool are_halves(const struct told *told, int level)
{
	int tops[FACTS_PINS], bottoms[FACTS_PINS];
	const int count = read_list(told, level, TOPS, tops);

	return read_list(told, level, BOTTOMS, bottoms) == 0 || count == 0 ||
		tops[count - 1] < bottoms[0];
}

void schools_said_halves(const struct told *told)
{
	const bool halves = are_halves(told, card_at(told, told_card(told, 'a'))->level);

	told_true(told, (told_number(told, 't') == 0) == halves, "the true top half");
	told_true(told, told_number(told, 's') == told_number(told, 't'), "the bottom half too");
	check_places(told, TOPS, BOTTOMS);
}

/* The boards of one kind by nature, those that are not made, and those that are instead. */
static int find_changes(
	const struct told *told, int level, bool seekers, char *natural, char *actual, size_t size)
{
	int one[2 * FACTS_PINS], two[FACTS_PINS], changes = 0, made = 0;
	int count = read_list(told, level, seekers ? WHITES : TOPS, one);

	if (seekers) {
		read_list(told, level, BLACKS, two);
	} else {
		int all = 0;

		for (int i = 0; i < told->facts.count; i++)
			if (is_in(told, i, level, TOPS) || is_in(told, i, level, BOTTOMS))
				one[all++] = i;
		memcpy(two, one + count, (size_t)count * sizeof(two[0]));
	}
	natural[0] = actual[0] = '\0';
	for (int i = 0; i < count; i++)
		if (card_at(told, one[i])->opponent != two[i])
			facts_put_pair(&told->facts, one[i], two[i], &changes, natural, size);
	for (int i = 0; i < (seekers ? count : 2 * count); i++) {
		const int other = card_at(told, one[i])->opponent;

		if (seekers ? other != two[i]
			    : other > one[i] && other != (i < count ? two[i] : one[i - count]))
			facts_put_pair(&told->facts, one[i], other, &made, actual, size);
	}
	return changes;
}

void schools_said_natural(const struct told *told)
{
	const bool seekers = told_number(told, 'k') == 0;
	const int level = facts_level(&told->facts, told_number(told, 'a'));
	char natural[COST_SIZE], actual[COST_SIZE], text[COST_SIZE];
	int changes, cards[2 * FACTS_PINS];

	told_true(told, told_number(told, 'r') == told_number(told, 'k'), "the rule");
	told_true(told,
		told->low >= 0 && level == card_at(told, told->high)->level &&
			level == card_at(told, told->low)->level &&
			is_open(told, told->high) != seekers,
		"the level and the order of the two");
	told_aside(told, told_number(told, 'a'));
	changes = find_changes(told, level, seekers, natural, actual, sizeof(natural));
	told_true(told, (changes == 0) == !sentence_has(&told->sentence, 'n'), "as by order");
	if (changes == 0)
		return;
	told_others(told, changes, read_list(told, level, seekers ? WHITES : TOPS, cards));
	told_true(told,
		told_number(told, 'u') == 0 || told_number(told, 'u') - 1 == told_number(told, 'k'),
		"in the same order");
	told_true(told, strcmp(told_text(told, 'n', text, sizeof(text)), natural) == 0, natural);
	told_true(told, strcmp(told_text(told, 'm', text, sizeof(text)), actual) == 0, actual);
}

/* Rule 24: k 0 the top player keeps his colour, 1 the lot decides. */
void schools_said_equal(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const struct fact_card *one = card_at(told, card), *two = card_at(told, other);
	const bool top = player_of(told, other)->top != player_of(told, card)->top;
	const bool against = told_number(told, 'k') >= 2;

	told_true(told, one->opponent == other && facts_transferred(&told->facts, card),
		"he has not his due colour");
	told_true(told,
		one->due == two->due && one->score == two->score &&
			facts_compare_claims(one, two) == 0,
		"equal claims and scores");
	told_true(told, (told_number(told, 'k') % 2 == 0) == top, "the top player, the lot");
	told_true(told, !top || player_of(told, card)->top == against, "who is the top player");
	told_true(told,
		(schools_reference_colour(&told->reference, card, other) ==
			(one->given == COLOUR_WHITE ? REFERENCE_WHITE : REFERENCE_BLACK)) !=
			against,
		"the lot falls so");
}

void schools_said_avoided(const struct told *told)
{
	const int card = told_card(told, 'a'), other = told_card(told, 'b');
	const bool mates = schools_are_mates(told, card, other);
	const int rule = told_number(told, 'r');

	told_true(told, card_at(told, card)->opponent == other, "they meet");
	told_true(told, mates == (rule == 0), "of one school");
	told_true(told,
		is_avoided(told, card, other,
			rule == 0           ? MATES
				: rule == 1 ? TOP_PLAYERS
				: rule == 3 ? HALF_BYES
					    : DEFAULTED),
		"they had better not meet");
	told_parted(told, card, other);
}

/* One of those who seek the colour that neither of the board is due. */
static void check_barred(const struct told *told, const char *part)
{
	struct sentence sentence = told->sentence;
	const bool met = told_match(told, "%pa has met %pb", part, &sentence);
	int card, other;

	told_true(told, met || told_match(told, "%pa is of one school with %pb", part, &sentence),
		"whom they cannot meet");
	card = told->facts.card_of[sentence_number(&sentence, 'a')];
	other = told->facts.card_of[sentence_number(&sentence, 'b')];
	told_true(told, card == told->high || card == told->low, "he is of the board");
	told_true(told, card_at(told, other)->score == told_number(told, 's'), "his score");
	told_true(told,
		card_at(told, other)->due ==
			(told_number(told, 'c') == 0 ? COLOUR_WHITE : COLOUR_BLACK),
		"the colour that he seeks");
	told_true(told,
		met ? facts_met(&told->facts, card_at(told, card)->pin, card_at(told, other)->pin) >
				0
		    : schools_are_mates(told, card, other),
		"they have met, or are of one school");
}

void schools_said_barred(const struct told *told)
{
	char list[COST_SIZE], part[COST_SIZE];

	for (const char *at = told_text(told, 'n', list, sizeof(list)); at;) {
		at = sentence_next(at, "; ", part, sizeof(part));
		check_barred(told, part);
	}
}
