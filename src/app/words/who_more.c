/*
 * What would be by a term of the Dutch rules, of US Chess or of GSRP, said of the players it is
 * about.
 */
#include "config.h"

#include "app/words/known.h"
#include "app/words/who_forms.h"

const struct who_form words_who_more[] = {
	{PAIRING_TERM_BYE_UNPLAYED, WHO_ANY, NULL,
		"{then}, who has missed more games than {now}, would have the bye", NULL},
	{PAIRING_TERM_DOWNFLOATERS, WHO_ANY, "{then} would have to go down{too}",
		"{then} would have to go down, not {now} alone", NULL},
	{PAIRING_TERM_DOWNFLOATER_SCORES, WHO_ANY, NULL,
		"{then} on {score} would go down, not {now} on {now score}", NULL},
	{PAIRING_TERM_TOP_DIFFERENCES, WHO_ANY, "{then} would get a colour difference above 2{too}",
		"{then} would get a colour difference above 2, not {now}", NULL},
	{PAIRING_TERM_TOP_RUNS, WHO_ANY, "{then} would get one colour a third time running{too}",
		"{then} would get one colour a third time running, not {now}", NULL},
	{PAIRING_TERM_PREFERENCES, WHO_ANY, "{then} would not get {his} due colour{too}",
		"{then} would not get {his} due colour, instead of {now}", NULL},
	{PAIRING_TERM_STRONG_PREFERENCES, WHO_ANY,
		"{then} would not get {his} due colour, strongly preferred{too}",
		"{then} would not get {his} due colour, strongly preferred, instead of {now}",
		NULL},
	{PAIRING_TERM_DOWN_LAST, WHO_ANY, "{then} would go down as in the last round{too}",
		"{then} would go down as in the last round, not {now}", NULL},
	{PAIRING_TERM_UP_LAST, WHO_ANY, "{then} would come up as in the last round{too}",
		"{then} would come up as in the last round, not {now}", NULL},
	{PAIRING_TERM_DOWN_BEFORE, WHO_ANY, "{then} would go down as two rounds ago{too}",
		"{then} would go down as two rounds ago, not {now}", NULL},
	{PAIRING_TERM_UP_BEFORE, WHO_ANY, "{then} would come up as two rounds ago{too}",
		"{then} would come up as two rounds ago, not {now}", NULL},
	{PAIRING_TERM_FAR_DOWN_LAST, WHO_ANY,
		"{then}, who went down in the last round, would go on down",
		"{then} on {score}, who went down in the last round, would go on down, not {now} on {now score}",
		NULL},
	{PAIRING_TERM_FAR_UP_LAST, WHO_ANY, NULL,
		"{one}, who came up in the last round, would meet {other} on {other score}, not one on {now other score}",
		NULL},
	{PAIRING_TERM_FAR_DOWN_BEFORE, WHO_ANY,
		"{then}, who went down two rounds ago, would go on down",
		"{then} on {score}, who went down two rounds ago, would go on down, not {now} on {now score}",
		NULL},
	{PAIRING_TERM_FAR_UP_BEFORE, WHO_ANY, NULL,
		"{one}, who came up two rounds ago, would meet {other} on {other score}, not one on {now other score}",
		NULL},
	{PAIRING_TERM_NEXT_BRACKET, 0, "{then} would have to go down from {next bracket}{too}",
		"{then} would have to go down from {next bracket}, not {now} alone", NULL},
	{PAIRING_TERM_NEXT_BRACKET, WHO_ANY, NULL,
		"{then} on {score} would go down from {next bracket}, not {now} on {now score}",
		NULL},
	{PAIRING_TERM_ABSOLUTE_PREFERENCES, WHO_ANY,
		"{then} would not get the colour that {he must} have{too}",
		"{then} would not get the colour that {he must} have, instead of {now}", NULL},
	{PAIRING_TERM_MOVED_DOWN, WHO_ANY, NULL,
		"{then}, who moved down, would be paired there, not {now}, who did and stands higher",
		NULL},
	{PAIRING_TERM_MOVED_DOWN_OPPONENTS, WHO_ANY, NULL,
		"{one}, who moved down, would meet {other}, not {now other}, who stands higher",
		NULL},
	{PAIRING_TERM_BRACKET_EXCHANGES, 0, "{then} would be exchanged between the halves{too}",
		"{then} would be exchanged between the halves, not {now} alone", NULL},
	{PAIRING_TERM_BRACKET_EXCHANGES, 1, NULL,
		"{then} would be exchanged instead of {now}, over more places", NULL},
	{PAIRING_TERM_BRACKET_EXCHANGES, WHO_ANY, NULL,
		"{then} would be exchanged, not {now}, who comes first", NULL},
	{PAIRING_TERM_BRACKET_ORDER, WHO_ANY, NULL,
		"{one} would meet {other}, but the pairing with {now other} comes first in the order of transpositions",
		NULL},
	{PAIRING_TERM_ODD_PLAYERS, WHO_ANY, "{then} would have to go below {boundary}{too}",
		"{then} would have to go below {boundary} instead of {now}", NULL},
	{PAIRING_TERM_REPEATS, WHO_ANY, "{one} would meet {other} again", NULL, NULL},
	{PAIRING_TERM_TEAM_MATES, WHO_ANY, "{one} would meet {other}, his team-mate", NULL, NULL},
	{PAIRING_TERM_TEAM_MATES_IN_NEED, WHO_ANY, "{one} would meet {other}, his team-mate", NULL,
		NULL},
	{PAIRING_TERM_THIRDS, WHO_ANY, "{then} would have a third colour running{too}",
		"{then} would have a third colour running, not {now}", NULL},
	{PAIRING_TERM_UNEQUAL, WHO_ANY, "{then} would have {his} colours left unequal{too}",
		"{then} would have {his} colours left unequal, not {now}", NULL},
	{PAIRING_TERM_UNALTERED, WHO_ANY, "{then} would fail to alternate{too}",
		"{then} would fail to alternate, instead of {now}", NULL},
	{PAIRING_TERM_COLOURS_BY_RULE, WHO_ANY, "{both} would have their colours against the rule",
		NULL, NULL},
	{PAIRING_TERM_COLOURS, WHO_ANY, "{both} would have the other colours", NULL, NULL},
	{PAIRING_TERM_COLOURS_BY_RANK, WHO_ANY,
		"{both} would have the colours that rank does not give them", NULL, NULL},
	{PAIRING_TERM_BYE_ORDER, WHO_ANY, NULL,
		"the bye would go to {then}, who stands behind {now} in its order",
		"{now}, who comes before him in the order of the bye, would be passed over"},
	{PAIRING_TERM_BYE_GROUP, WHO_ANY, NULL,
		"the bye would go to {then}, whose group comes behind that of {now} in its order",
		"{now}, of a group that comes before him in the order of the bye, would be passed over"},
	{PAIRING_TERM_GROUP_DISTANCE, WHO_ANY, NULL, LONGER, NULL},
	{PAIRING_TERM_ODD_OVER, WHO_MEET, NULL, "{meets instead}{beyond}", NULL},
	{PAIRING_TERM_ODD_OVER, WHO_ANY, NULL, "{then} would have to drop instead of {now}{beyond}",
		NULL},
	{PAIRING_TERM_ODD_ORDER, WHO_MEET, NULL, "{meets}, who stands higher", NULL},
	{PAIRING_TERM_ODD_ORDER, WHO_ANY, NULL,
		"{then} would have to drop instead of {now}, who comes first", NULL},
	{PAIRING_TERM_SWITCHES_OVER, WHO_ANY, NULL, "{meets}: a switch beyond the limit", NULL},
	{PAIRING_TERM_SWITCHES_TO_EQUALISE, WHO_ANY, NULL,
		"{meets}: a switch of more points than alternating allows", NULL},
	{PAIRING_TERM_INTERCHANGES, WHO_ANY, NULL, "{meets}: an interchange", NULL},
	{PAIRING_TERM_SWITCH_POINTS, WHO_ANY, NULL, "{meets}: a switch of more points", NULL},
	{PAIRING_TERM_SWITCHED_BOARDS, WHO_ANY, NULL, "{meets}, off the natural pairing", NULL},
	{PAIRING_TERM_SWITCH_PLACES, WHO_ANY, NULL, "{meets}, further from the natural pairing",
		NULL},
	{PAIRING_TERM_SWITCH_HEIGHT, WHO_ANY, NULL, "{meets}: a switch nearer to the top", NULL},
	{PAIRING_TERM_LIST_DISTANCE, WHO_ANY, NULL, "{meets}, who stands nearer to him in the list",
		NULL},
	{PAIRING_TERM_SIT_OUTS, WHO_ANY, "{then} would sit out{too}",
		"{then} would sit out, not {now} alone", NULL},
	{PAIRING_TERM_SIT_OUT_ORDER, WHO_ANY, NULL,
		"{now} would play, who is asked to sit out before {then}", NULL},
	{PAIRING_TERM_LAZY_BYE, WHO_ANY, NULL,
		"the bye would go to {then}, higher in the list than {now}", NULL},
	{PAIRING_TERM_LAZY_CHOICES, WHO_MEET, NULL, "{meets}, whom the lazy draw takes first",
		NULL},
	{PAIRING_TERM_LAZY_CHOICES, WHO_ANY, NULL,
		"{then}, higher in the list than {now}, would go down instead", NULL},
	{PAIRING_TERM_LAZY_COLOURS, WHO_ANY, "{both} would have the other colours", NULL, NULL},
};

const int words_who_more_count = (int)(sizeof(words_who_more) / sizeof(words_who_more[0]));

const struct who_form *words_who_find(
	const struct words_difference *difference, const struct who_form *table, int count)
{
	for (int i = 0; i < count; i++) {
		const struct who_form *form = &table[i];

		if (words_speaks_of(form->term, difference->term->id) &&
			(form->entry == WHO_ANY || form->entry == difference->entry ||
				(form->entry == WHO_MEET && difference->who->meet)))
			return form;
	}
	return NULL;
}

/* Where it is wished for him: "if 2 Bean had the bye, ...". */
static const char wished_bye[] = "he would have it on {score}, while {now} stands on {now score}";

/*
 * Said of the one whom the sentence has named, where it is asked if he floated and he would float
 * by having the bye; NULL: as of anybody.
 */
static const struct {
	enum pairing_term_id term;
	const char *he;
} floats_by_bye[] = {
	{PAIRING_TERM_BYE, "he would have the bye on {score}, not {now} on {now score}"},
	{PAIRING_TERM_SECOND_BYE, "he would have the bye, but he {bar} and may have no other"},
	{PAIRING_TERM_BYE_AGAIN,
		"he would have the bye, but he {bar} and is spared while anybody else is left"},
	{PAIRING_TERM_BYE_PLACE, "he would have the bye, not {now}, who stands lower in the list"},
	{PAIRING_TERM_BYE_DOWNFLOAT, NULL},
};

const char *words_who_he(const struct words_difference *difference, const struct who_form *form)
{
	if (difference->he_as == WORDS_HE_WISHED)
		return form->term == PAIRING_TERM_BYE ? wished_bye
			: form->term == PAIRING_TERM_BYE_ORDER ||
				form->term == PAIRING_TERM_BYE_GROUP
			? form->he
			: NULL;
	for (size_t i = 0; i < sizeof(floats_by_bye) / sizeof(floats_by_bye[0]); i++)
		if (difference->he_as == WORDS_HE_FLOATS && floats_by_bye[i].term == form->term)
			return floats_by_bye[i].he;
	return form->he;
}
