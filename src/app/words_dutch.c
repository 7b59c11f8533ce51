/* Words for the terms of the Dutch rules (FIDE C.04.3) and for colours by them (article 5.2). */
#include "config.h"

#include <string.h>

#include "app/words_known.h"
#include "app/words_telling.h"

const struct known words_known_dutch[] = {
	{"absolute colours", "pairs with the same absolute preference", UNIT_COUNT,
		{"Ak with the same absolute colour preference would meet, not Bn"}, NULL, NULL},
	{"absolute preferences", "absolute colour preferences not met", UNIT_COUNT,
		{"Al would go against an absolute preference, not Bn"}, NULL, NULL},
	{"downfloaters", "downfloaters", UNIT_COUNT, {"Ac would go down from @, not Bn"}, NULL,
		NULL},
	{"downfloaters' scores", "scores of the downfloaters", UNIT_RANK,
		{"one with Ap would go down from @, not one with Bp"},
		"Ac would go down from @, not Bn", NULL},
	{"next bracket", "what is left for the next bracket", UNIT_RANK,
		{"Ac would go down from the bracket after @, not Bn",
			"one with Ap would go down from the bracket after @, not one with Bp"},
		NULL, NULL},
	{"unplayed games of the bye", "games that the bye has not played", UNIT_COUNT,
		{"the bye would go to one with An game~ not played, not Bn"}, NULL, NULL},
	{"topscorers' colour differences", "colour differences of topscorers", UNIT_COUNT,
		{"An of the topscorers at @ would get a colour difference above 2, not Bn"}, NULL,
		NULL},
	{"topscorers' colour runs", "colour runs of topscorers", UNIT_COUNT,
		{"An of the topscorers at @ would get a third time the same colour, not Bn"}, NULL,
		NULL},
	{"colour preferences", "colour preferences not met", UNIT_COUNT,
		{"Al at @ would go against a preference, not Bn"}, NULL, NULL},
	{"strong colour preferences", "strong colour preferences not met", UNIT_COUNT,
		{"Al at @ would go against a strong preference, not Bn"}, NULL, NULL},
	{"downfloats of last round's", "downfloats again", UNIT_COUNT,
		{"Ac that went down last round would go down again from @, not Bn"}, NULL, NULL},
	{"upfloats of last round's", "upfloats again", UNIT_COUNT,
		{"Ac that came up last round would come up again at @, not Bn"}, NULL, NULL},
	{"downfloats of two rounds ago's", "downfloats after one round", UNIT_COUNT,
		{"Ac that went down two rounds ago would go down from @, not Bn"}, NULL, NULL},
	{"upfloats of two rounds ago's", "upfloats after one round", UNIT_COUNT,
		{"Ac that came up two rounds ago would come up at @, not Bn"}, NULL, NULL},
	{"differences of last round's downfloaters",
		"score differences of downfloaters of the last round", UNIT_RANK,
		{"a downfloater of the last round would meet a larger score difference at @"}, NULL,
		NULL},
	{"differences of last round's upfloaters",
		"score differences of upfloaters of the last round", UNIT_RANK,
		{"an upfloater of the last round would meet a larger score difference at @"}, NULL,
		NULL},
	{"differences of downfloaters of two rounds ago",
		"score differences of downfloaters of two rounds ago", UNIT_RANK,
		{"a downfloater of two rounds ago would meet a larger score difference at @"}, NULL,
		NULL},
	{"differences of upfloaters of two rounds ago",
		"score differences of upfloaters of two rounds ago", UNIT_RANK,
		{"an upfloater of two rounds ago would meet a larger score difference at @"}, NULL,
		NULL},
	{"moved-down players", "which of those moved down are paired", UNIT_RANK,
		{"place An of the bracket at @ would be paired in it, not the higher place Bn"},
		NULL, NULL},
	{"opponents of the moved down", "opponents of those moved down", UNIT_RANK,
		{"one moved down to @ would meet place An of the bracket, not the higher place Bn"},
		NULL, NULL},
	{"exchanges", "exchanges", UNIT_RANK,
		{"there would be Ax between the halves at @, not Bn",
			"the exchange at @ would be of cards further apart: An place~, not Bn",
			"the exchange at @ would be of other cards of the halves"},
		NULL, "4.3"},
	{"order of the opponents", "order of the opponents", UNIT_RANK,
		{"a card of the upper half at @ would meet place An of those to be paired, not the higher place Bn"},
		NULL, NULL},
};

const int words_known_dutch_count = (int)(sizeof(words_known_dutch) / sizeof(words_known_dutch[0]));

static const char *strength(int preference)
{
	static const char *const words[] = {[PAIRING_PREFERS_NONE] = "none",
		[PAIRING_PREFERS_MILD] = "mild",
		[PAIRING_PREFERS_STRONG] = "strong",
		[PAIRING_PREFERS_ABSOLUTE] = "absolute"};

	return words[preference];
}

/* Does he get White? His due colour is the other one. */
static bool gets_white(const struct telling *t)
{
	const struct pairing_draw *draw = t->cast->draw;
	const int board = t->step->board;

	return draw && board >= 0 && board < draw->count &&
		draw->boards[board].white == t->step->player;
}

/* 5.2.3: the round, or of each his own where one has missed a game. */
static void last_different(const struct telling *t, const char *had, char *text, size_t size)
{
	const int *v = t->step->values;

	if (v[3] == v[4])
		words_put(text, size, "in round %d, when their colours last differed, he had %s",
			v[3], had);
	else
		words_put(text, size,
			"game by game back their colours last differed in his round %d, when he had %s, and in round %d of %s",
			v[3], had, v[4], t->other);
}

/* What decides between two who are due the same colour. */
static void decide(const struct telling *t, char *text, size_t size)
{
	const int *v = t->step->values;
	const bool white = gets_white(t), gives = v[5];

	if (strcmp(t->step->rule, "5.2.2") == 0 && v[1] != v[2])
		words_put(text, size, "his preference is %s, that of %s is %s", strength(v[1]),
			t->other, strength(v[2]));
	else if (strcmp(t->step->rule, "5.2.2") == 0)
		words_put(text, size,
			"both preferences are absolute, with a colour difference of %d against %d of %s",
			v[3], v[4], t->other);
	else if (strcmp(t->step->rule, "5.2.3") == 0)
		/* 5.2.3 alternates: he gets the other colour than then */
		last_different(t, white != gives ? "Black" : "White", text, size);
	else
		words_put(text, size,
			"both preferences are equally strong and, game by game back, the colours the same, so the higher in rank, %s, %s his",
			gives ? t->player : t->other, gives ? "should have" : "has");
}

void words_preference(const struct telling *t)
{
	const int *v = t->step->values;
	const char *colours = gets_white(t) ? ", due Black, gets White" : ", due White, gets Black";
	char why[SENTENCE_SIZE];

	if (!t->step->rule[0]) {
		words_put(t->text, t->size, "%s%s against %s, as fixed by the arbiter", t->player,
			colours, t->other);
		return;
	}
	if (!v[0]) {
		words_put(t->text, t->size, "%s%s, although %s is not due the same colour",
			t->player, colours, t->other);
		return;
	}
	decide(t, why, sizeof(why));
	words_put(t->text, t->size, "%s%s%s: %s", t->player, colours,
		v[5] ? " against the rule" : "", why);
}
