/* Words for the terms and the reasons of the Schools' rules. */
#include "config.h"

#include "app/words_known.h"
#include "app/words_telling.h"

const struct known words_known_schools[] = {
	{"schoolmates", "boards between schoolmates", UNIT_COUNT,
		{"#K of one school would meet (An instead of Bn in the whole draw)"}, NULL, NULL},
	{"second bye", "second full-point byes", UNIT_COUNT,
		{"the bye would go to one who has had a full-point bye"}, NULL, NULL},
	{"bye again", "byes to those who should be spared", UNIT_COUNT,
		{"the bye would go to one who should be spared"}, NULL, NULL},
	{"boundaries", "levels crossed", UNIT_COUNT,
		{"floats would cross levels An time~ in all, not Bn"}, NULL, NULL},
	{"floats both ways", "floats of those who have floated both ways", UNIT_COUNT,
		{"Ac that floated both ways would float again, not Bn"}, NULL, NULL},
	{"floats again", "floats the same way again", UNIT_COUNT,
		{"Ac would float the same way again, not Bn"}, NULL, NULL},
	{"floats twice running", "floats the same way twice running", UNIT_COUNT,
		{"Ac would float the same way twice running, not Bn"}, NULL, NULL},
	{"float history", "earlier floats the same way", UNIT_COUNT,
		{"the floaters would have An earlier float~ the same way, not Bn"}, NULL, NULL},
	{"floats not owed", "floats that are not owed", UNIT_COUNT,
		{"Ac would float without being owed it, not Bn"}, NULL, NULL},
	{"top players", "boards between top players", UNIT_COUNT,
		{"#K of top players would meet (An instead of Bn in the whole draw)"}, NULL, NULL},
	{"place of the bye", "place of the bye", UNIT_COUNT,
		{"the bye would go to one An place~ from the end of the list, not Bn"}, NULL, NULL},
	{"floaters", "floaters", UNIT_RANK, {"one higher in the list would float"},
		"Ac would float, not Bn", NULL},
	{"transferred", "who changes colour", UNIT_RANK,
		{"one higher in the list would change colour"}, NULL, NULL},
	{"colourless", "colours of those due none", UNIT_RANK,
		{"those without a colour yet would get others"}, NULL, NULL},
	{"exchange", "exchange across the middle", UNIT_COUNT,
		{"cards would cross the middle of the list by An place~, not Bn"}, NULL, NULL},
	{"lower halves", "lower halves", UNIT_RANK,
		{"one higher in the list would play from the lower half"},
		"Ac would play from the lower half, not Bn", NULL},
	{"places", "distance from the places", UNIT_COUNT,
		{"the cards would be further from their places (An place~ in all, not Bn)"}, NULL,
		NULL},
	{"place squares", "squared distance from the places", UNIT_COUNT,
		{"the cards would be as near to their places in all, but one further off (squares An, not Bn)"},
		NULL, NULL},
	{"place order", "order of the places", UNIT_RANK,
		{"one higher in the list would be further from his place",
			"one higher in the list would meet a lower one, as far from his place"},
		NULL, NULL},
};

const int words_known_schools_count =
	(int)(sizeof(words_known_schools) / sizeof(words_known_schools[0]));

/* "once", "twice", "3 times"; "never". */
static void times(int number, char *text, size_t size)
{
	static const char *const small[] = {"never", "once", "twice"};

	if (number < 3)
		words_put(text, size, "%s", small[number < 0 ? 0 : number]);
	else
		words_put(text, size, "%d times", number);
}

void words_float_history(const struct telling *t)
{
	const int *v = t->step->values;
	const bool down = v[1] < v[0];
	char from[16], to[16], downs[24], ups[24];

	times(v[2], downs, sizeof(downs));
	times(v[3], ups, sizeof(ups));
	words_put(t->text, t->size,
		"%s %s from %s to %s and meets %s; floats before: down %s, up %s", t->player,
		down ? "goes down" : "comes up", points_text(v[0], from), points_text(v[1], to),
		t->other, downs, ups);
}

void words_seekers(const struct telling *t)
{
	const int *v = t->step->values;
	const int larger = (v[0] > v[1] ? v[0] : v[1]) + 1;
	char white[16], black[16], head[3 * WHO_SIZE];

	words_put(head, sizeof(head),
		"%s, %s of those with White, meets %s, %s of those with Black", t->player,
		words_ordinal(v[0] + 1, larger, white), t->other,
		words_ordinal(v[1] + 1, larger, black));
	telling_places(t, head);
}

void words_equal_claims(const struct telling *t)
{
	static const char *const why[] = {"and the lot decides", "and the top player keeps his",
		"although the lot gives it to him", "although he is the top player"};

	words_put(t->text, t->size,
		"%s does not get his due colour: his claim equals that of %s, %s", t->player,
		t->other, why[t->step->values[6]]);
}
