/* Words for the terms of the Schools' rules. */
#include "config.h"

#include "app/words/known.h"

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
