/* What would be by a term of the Dutch rules, of US Chess or of GSRP, said of the players it is about. */
#include "config.h"

#include "app/words/who_forms.h"

#include <string.h>

const struct who_form words_who_more[] = {
	{"unplayed games of the bye", WHO_ANY, NULL,
		"{then}, who has missed more games than {now}, would have the bye", NULL, "C9"},
	{"downfloaters", WHO_ANY, "{then} would have to go down{too}",
		"{then} would have to go down, not {now} alone", NULL, "C6"},
	{"downfloaters' scores", WHO_ANY, NULL,
		"{then} on {score} would go down, not {now} on {now score}", NULL, "C7"},
	{"topscorers' colour differences", WHO_ANY,
		"{then} would get a colour difference above 2{too}",
		"{then} would get a colour difference above 2, not {now}", NULL, "C10"},
	{"topscorers' colour runs", WHO_ANY,
		"{then} would get one colour a third time running{too}",
		"{then} would get one colour a third time running, not {now}", NULL, "C11"},
	{"colour preferences", WHO_ANY, "{then} would not get {his} due colour{too}",
		"{then} would not get {his} due colour, instead of {now}", NULL, "C12"},
	{"strong colour preferences", WHO_ANY,
		"{then} would not get {his} due colour, strongly preferred{too}",
		"{then} would not get {his} due colour, strongly preferred, instead of {now}", NULL,
		"C13"},
	{"downfloats of last round's", WHO_ANY, "{then} would go down as in the last round{too}",
		"{then} would go down as in the last round, not {now}", NULL, "C14"},
	{"upfloats of last round's", WHO_ANY, "{then} would come up as in the last round{too}",
		"{then} would come up as in the last round, not {now}", NULL, "C15"},
	{"downfloats of two rounds ago's", WHO_ANY, "{then} would go down as two rounds ago{too}",
		"{then} would go down as two rounds ago, not {now}", NULL, "C16"},
	{"upfloats of two rounds ago's", WHO_ANY, "{then} would come up as two rounds ago{too}",
		"{then} would come up as two rounds ago, not {now}", NULL, "C17"},
	{"moved-down players", WHO_ANY, NULL,
		"{then}, who moved down, would be paired there, not {now}, who did and stands higher",
		NULL, "4.4"},
	{"opponents of the moved down", WHO_ANY, NULL,
		"{one}, who moved down, would meet {other}, not {now other}, who stands higher",
		NULL, "4.2"},
	{"exchanges", WHO_ANY, NULL, "{then} would be exchanged, not {now}, who comes first", NULL,
		"4.3"},
	{"order of the opponents", WHO_ANY, NULL,
		"{one} would meet {other}, but the pairing with {now other} comes first in the order of transpositions",
		NULL, "4.2"},
	{"odd players", WHO_ANY, "{then} would have to go below {boundary}{too}",
		"{then} would have to go below {boundary} instead of {now}", NULL, "27A2, 29B"},
	{"repeats", WHO_ANY, "{one} would meet {other} again", NULL, NULL, "27A1"},
	{"team-mates", WHO_ANY, "{one} would meet {other}, his team-mate", NULL, NULL, "28N"},
	{"team-mates in need", WHO_ANY, "{one} would meet {other}, his team-mate", NULL, NULL,
		"28N1"},
	{"third colours running", WHO_ANY, "{then} would have a third colour running{too}",
		"{then} would have a third colour running, not {now}", NULL, "29E5f"},
	{"colours not equalised", WHO_ANY, "{then} would have {his} colours left unequal{too}",
		"{then} would have {his} colours left unequal, not {now}", NULL, "27A4, 29E5b"},
	{"colours not alternated", WHO_ANY, "{then} would fail to alternate{too}",
		"{then} would fail to alternate, instead of {now}", NULL, "27A5, 29E5a"},
	{"colours by rule", WHO_ANY, "{both} would have their colours against the rule", NULL, NULL,
		"29E4"},
	{"colours", WHO_ANY, "{both} would have the other colours", NULL, NULL, NULL},
	{"sit-outs", WHO_ANY, "{then} would sit out{too}", "{then} would sit out, not {now} alone",
		NULL, "closest"},
	{"order of sit-outs", WHO_ANY, NULL,
		"{now} would play, who is asked to sit out before {then}", NULL, "sit-outs"},
};

const int words_who_more_count = (int)(sizeof(words_who_more) / sizeof(words_who_more[0]));

const struct who_form *words_who_find(
	const struct words_difference *difference, const struct who_form *table, int count)
{
	for (int i = 0; i < count; i++) {
		const struct who_form *form = &table[i];

		if (strcmp(form->term, difference->term->name) == 0 &&
			(form->entry == WHO_ANY || form->entry == difference->entry) &&
			(!form->rule || strcmp(form->rule, difference->term->rule) == 0))
			return form;
	}
	return NULL;
}

/* Where it is wished for him: "if 2 Bean had the bye, ...". */
static const char wished_bye[] = "he would have it on {score}, while {now} stands on {now score}";

/*
 * Said of the one whom the sentence has named, where it is asked if he floated and he would float by
 * having the bye; NULL: as of anybody.
 */
static const struct {
	const char *term, *he;
} floats_by_bye[] = {
	{"bye", "he would have the bye on {score}, not {now} on {now score}"},
	{"second bye", "he would have the bye, but he {bar} and may have no other"},
	{"bye again",
		"he would have the bye, but he {bar} and is spared while anybody else is left"},
	{"place of the bye", "he would have the bye, not {now}, who stands lower in the list"},
	{"bye downfloat", NULL},
};

const char *words_who_he(const struct words_difference *difference, const struct who_form *form)
{
	if (difference->he_as == WORDS_HE_WISHED)
		return strcmp(form->term, "bye") == 0 ? wished_bye : NULL;
	for (size_t i = 0; i < sizeof(floats_by_bye) / sizeof(floats_by_bye[0]); i++)
		if (difference->he_as == WORDS_HE_FLOATS &&
			strcmp(floats_by_bye[i].term, form->term) == 0)
			return floats_by_bye[i].he;
	return form->he;
}
