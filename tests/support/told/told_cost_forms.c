/*
 * The words for what another draw would cost: a form for each term of a score, and what makes it
 * true.
 */
#include <stdlib.h>
#include <string.h>

#include "support/reference/dutch_facts.h"
#include "support/told/gsrp_forms.h"
#include "support/told/told.h"
#include "support/told/told_who.h"
#include "support/told/told_who_more.h"

/*
 * What the words say of each term of a score: %l the score of its level, %a the entry after, %b
 * before. Entries count in a record of the list; TOLD_LONGER: one list is longer. An entry of lists
 * that are no lists of records may be any; HIGHER: it must be one, as it is a place that is higher.
 */
enum {
	ANY_ENTRY = -2,
	HIGHER = -3,
	LONGER = -1,
	RUNS = 1,
	GAMES,
	FLOAT_LEVEL,
	NONE_BEFORE,
	SOME_BEFORE,
	LISTED
};

struct cost_form {
	const char *term;
	int entry;
	int special; /* how its numbers are told, 0: as they are */
	const char *pattern;
};

static const struct cost_form cost_forms[] = {
	{"wrong seats", 0, 0,
		"%dm more seat{x:|s} would be given to players who are away or sit at another board (%da instead of %db)"},
	{"needless byes", 0, 0,
		"%dm more bye{x:|s} would be given than are needed (%da instead of %db){x:| (6)}"},
	{"barred byes", 0, 0, "the bye would go to one who may not have it (6)"},
	{"bye again", 0, 0, "the bye would go to one who should be spared (6)"},
	{"bye", 0, 0, "the bye would go to score %sa, not %sb (6)"},
	{"floats", ANY_ENTRY, FLOAT_LEVEL,
		"%dm more card{x:|s} would have to go below level %sl (%da instead of %db) (9-11, 13)"},
	{"distance", 0, 0, "the floats would be longer (10)"},
	{"transfers", 0, 0,
		"%dm more player{x:|s} would get the wrong colour (%da instead of %db in the whole draw) (15, 17)"},
	{"claims", 0, 0, "a claim with difference %da would give way, not one with %db (16)"},
	{"claims", 1, RUNS, "a claim with %ta would give way, not one with %tb (16)"},
	{"claims", 2, GAMES,
		"a claim after %da game{x:|s} would give way, not one after %db game{y:|s} (16)"},
	{"avoided pairs", 0, 0,
		"%dm more pair{x:|s} that are to be kept apart would meet (%da instead of %db in the whole draw) (35, 37, 39)"},
	{"exchanges", 0, 0,
		"%dm more exchange{x:|s} across the mid-line would be needed (%da instead of %db in the whole draw) (12, 24)"},
	{"transferred scores", 0, 0,
		"those who lose their colour would stand on higher scores (advice 11)"},
	{"colours by rank", 0, 0,
		"%dm more board{x:|s} would have the colours that rank does not give (%da instead of %db) (25)"},
	{"downfloats", 0, 0,
		"a downfloater of the last round would float down again from level %sl (20{x:| a})"},
	{"downfloats", 0, 0, "one who went down last round would have the bye (6)"},
	{"downfloats", 1, 0,
		"the %oa of his colour in the order of search would go down from level %sl, not the %ob (20)"},
	{"downfloats", 1, 0,
		"the %oa from the mid-line down of those due the same colour or none would have it, not the %ob (6)"},
	{"downfloats", 2, 0,
		"the %oa in the order of search would go down from level %sl, not the %ob (20)"},
	{"downfloats", 2, 0, "the %oa from the mid-line down would have it, not the %ob (6)"},
	{"upfloats", 0, 0,
		"an upfloater of the last round would float up again from level %sl (21{x: a|, 22})"},
	{"upfloats", 1, 0,
		"the %oa of his colour from the top would come up from level %sl, not the %ob (21, 22)"},
	{"upfloats", 2, 0,
		"the %oa from the top would come up from level %sl, not the %ob (21, 22)"},
	{"extent", 0, 0, "the exchange at level %sl would reach further from the mid-line (12)"},
	{"displacement", 0, 0,
		"the boards of level %sl would be further from grade order (12, 23)"},
	{"squares", 0, 0,
		"the boards of level %sl would be as near to grade order in all, but one further off (12, 23)"},
	{"rating", 0, 0,
		"the opponents at level %sl would be further by grade from those by place (12, 23)"},
	{"order", ANY_ENTRY, 0, "a higher card at level %sl would have a worse place (12)"},
	{"opponents", ANY_ENTRY, 0, "a higher card would have a lower opponent (12)"},
	{"colours by rank", 0, 0,
		"%dm more board{x:|s} would have the colours that rank does not give (%da instead of %db) (5.2)"},
	{"colours by rule", 0, 0,
		"%dm more board{x:|s} would have colours against the rule (%da instead of %db) (5.2)"},
	{"absolute preferences", 0, 0,
		"%dm more player{x:|s} would not get the colour that they must have (%da instead of %db) (1.7.1)"},
	{"absolute colours", 0, 0,
		"%dm more pair{x:|s} who must have the same colour would meet (%da instead of %db) (C3)"},
	{"bye", 0, 0, "the bye would go to score %sa, not %sb (C5)"},
	{"downfloaters", 0, 0,
		"%dm more player{x:|s} would have to go down from bracket %sl (%da instead of %db) (C6)"},
	{"downfloaters' scores", TOLD_LONGER, 0,
		"%dm more player{x:|s} would have to go down from bracket %sl (%da instead of %db) (C7)"},
	{"downfloaters' scores", ANY_ENTRY, 0,
		"one with %sa would go down from bracket %sl, not one with %sb (C7)"},
	{"next bracket", 0, 0,
		"%dm more player{x:|s} would have to go down from the next bracket (%da instead of %db) (C8)"},
	{"next bracket", ANY_ENTRY, 0,
		"one on %sa would go down from the next bracket, not one on %sb (C8)"},
	{"unplayed games of the bye", 0, 0,
		"the bye would go to one with %da game{x:|s} not played, not %db (C9)"},
	{"topscorers' colour differences", 0, 0,
		"%dm more topscorer{x:|s} at bracket %sl would get a colour difference above 2 (%da instead of %db) (C10)"},
	{"topscorers' colour runs", 0, 0,
		"%dm more topscorer{x:|s} at bracket %sl would get one colour a third time running (%da instead of %db) (C11)"},
	{"colour preferences", 0, 0,
		"%dm more player{x:|s} at bracket %sl would not get their due colour (%da instead of %db) (C12)"},
	{"strong colour preferences", 0, 0,
		"%dm more player{x:|s} at bracket %sl would not get their due colour, strongly preferred (%da instead of %db) (C13)"},
	{"downfloats of last round's", 0, 0,
		"%dm more player{x:|s} would go down from bracket %sl as in the last round (%da instead of %db) (C14)"},
	{"upfloats of last round's", 0, 0,
		"%dm more player{x:|s} would come up at bracket %sl as in the last round (%da instead of %db) (C15)"},
	{"downfloats of two rounds ago's", 0, 0,
		"%dm more player{x:|s} would go down from bracket %sl as two rounds ago (%da instead of %db) (C16)"},
	{"upfloats of two rounds ago's", 0, 0,
		"%dm more player{x:|s} would come up at bracket %sl as two rounds ago (%da instead of %db) (C17)"},
	{"differences of last round's downfloaters", ANY_ENTRY, 0,
		"a downfloater of the last round would meet a larger score difference at bracket %sl (C18)"},
	{"differences of last round's upfloaters", ANY_ENTRY, 0,
		"an upfloater of the last round would meet a larger score difference at bracket %sl (C19)"},
	{"differences of downfloaters of two rounds ago", ANY_ENTRY, 0,
		"a downfloater of two rounds ago would meet a larger score difference at bracket %sl (C20)"},
	{"differences of upfloaters of two rounds ago", ANY_ENTRY, 0,
		"an upfloater of two rounds ago would meet a larger score difference at bracket %sl (C21)"},
	{"moved-down players", ANY_ENTRY, 0,
		"one lower of those moved down to bracket %sl would be paired there (4.4)"},
	{"opponents of the moved down", ANY_ENTRY, 0,
		"one moved down to bracket %sl would meet a lower one (4.2)"},
	{"exchanges", 0, 0,
		"%dm more exchange{x:|s} between the halves would be needed at bracket %sl (%da instead of %db) (4.3)"},
	{"exchanges", 1, 0, "the exchange at bracket %sl would be of players further apart (4.3)"},
	{"exchanges", ANY_ENTRY, 0,
		"the exchange at bracket %sl would be of others, who come later (4.3)"},
	{"schoolmates", 0, 0,
		"%dm more pair{x:|s} of one school would meet (%da instead of %db in the whole draw) (2a, 7)"},
	{"bye", 0, 0, "the bye would go to score %sa, not %sb (4)"},
	{"second bye", 0, 0, "the bye would go to one who has had a full-point bye (4)"},
	{"bye again", 0, 0, "the bye would go to one who should be spared (4)"},
	{"boundaries", 0, 0, "floats would pass over more scores (8, 9)"},
	{"distance", 0, 0, "the floats would be longer (9)"},
	{"transfers", 0, 0,
		"%dm more player{x:|s} would get the wrong colour (%da instead of %db in the whole draw) (11, 17)"},
	{"claims", 0, 0, "a claim with difference %da would give way, not one with %db (12)"},
	{"claims", 1, RUNS, "a claim with %ta would give way, not one with %tb (12)"},
	{"claims", 2, GAMES,
		"a claim after %da game{x:|s} would give way, not one after %db game{y:|s} (12)"},
	{"floats both ways", 0, 0,
		"%dm more player{x:|s} who floated both ways would float again (%da instead of %db) (2d)"},
	{"floats again", 0, 0,
		"%dm more player{x:|s} would float the same way again (%da instead of %db) (20a, 21b)"},
	{"floats twice running", 0, 0,
		"%dm more player{x:|s} would float the same way twice running (%da instead of %db) (21a)"},
	{"float history", 0, 0,
		"those who float would have floated the same way more often before (20b, 21b)"},
	{"floats not owed", 0, 0,
		"%dm more player{x:|s} would float without being owed it (%da instead of %db) (2d)"},
	{"top players", 0, 0,
		"%dm more pair{x:|s} of top players would meet (%da instead of %db in the whole draw) (3)"},
	{"avoided pairs", 0, 0,
		"%dm more pair{x:|s} that are to be kept apart would meet (%da instead of %db in the whole draw) (27, 29, 30)"},
	{"colours by rule", 0, 0,
		"%dm more board{x:|s} would have colours against the rule (%da instead of %db) (24)"},
	{"place of the bye", 0, 0, "the bye would go to one higher in the list (4)"},
	{"floaters", TOLD_LONGER, 0,
		"%dm more player{x:|s} would float (%da instead of %db) (20, 21)"},
	{"floaters", HIGHER, 0, "one higher in the list would float (20, 21)"},
	{"transferred", HIGHER, 0, "one higher in the list would change colour (18)"},
	{"colourless", ANY_ENTRY, 0, "those without a colour yet would get others (11)"},
	{"exchange", 0, 0, "one further from the middle of the list would cross it (6)"},
	{"lower halves", HIGHER, 0, "one higher in the list would play from the lower half (6)"},
	{"places", 0, 0, "the boards would be further from those by place (10, 22)"},
	{"place squares", 0, 0,
		"the boards would be as near to those by place in all, but one further off (10, 22)"},
	{"place order", 0, 0, "one higher in the list would be further from his place (10, 22)"},
	{"place order", 1, 0,
		"one higher in the list would meet a lower one, as far from his place (10, 22)"},
	{"opponents", ANY_ENTRY, 0, "a higher card would have a lower opponent (22)"},
	{"repeats", 0, 0, "there would be %dm more repeat{x:|s} (%da instead of %db) (B)"},
	{"repeats", 0, 0,
		"there would be %dm more repeat{x:|s} (%da instead of %db) ({r:27A1|29D1})"},
	{"third meetings", 0, 0,
		"there would be %dm more third meeting{x:|s} (%da instead of %db) ({r:27A1|29D1})"},
	{"second byes", 0, 0, "a second bye would be given ({r:28L3|29D1})"},
	{"order of the bye", 0, 0,
		"the bye would go to the %oa in the order of the bye, not the %ob ({r:28L2|29D1})"},
	{"group of the bye", 0, 0,
		"the bye would go to the score group of the %oa in the order of the bye, not that of the %ob ({r:28L2|29D1})"},
	{"third colours avoided", 0, 0,
		"%dm more board{x:|s} would have its colours turned to avoid a third colour running (%da instead of %db) ({r:29E4|29D1})"},
	{"third colours ruled out", 0, 0,
		"%dm more player{x:|s} would have a third colour running (%da instead of %db) ({r:29E5f1|29D1})"},
	{"odd players", ANY_ENTRY, FLOAT_LEVEL,
		"%dm more player{x:|s} would have to go below score group %sl (%da instead of %db) ({r:27A2, 29B|29D1})"},
	{"groups between opponents", 0, 0,
		"opponents would be more score groups apart ({r:29D2|29D1})"},
	{"odd players beyond the limit", 0, 0,
		"%dm more odd player{x:|s} would be switched beyond the limit, or their opponents (%da instead of %db) ({r:29D1b, 29E5b|29D1})"},
	{"third colours running", 0, 0,
		"%dm more player{x:|s} would have a third colour running (%da instead of %db) ({r:29E5f|29D1})"},
	{"switches beyond the limit", 0, 0,
		"%dm more board{x:|s} would be switched beyond the limit (%da instead of %db) ({r:29E5b|29D1})"},
	{"colours not equalised", 0, 0,
		"%dm more player{x:|s} would have colours left unequal (%da instead of %db) ({r:27A4, 29E5b|29D1})"},
	{"switches to equalise only", 0, 0,
		"%dm more board{x:|s} would be switched by more points than alternating allows (%da instead of %db) ({r:29E5a|29D1})"},
	{"colours not alternated", 0, 0,
		"%dm more player{x:|s} would fail to alternate (%da instead of %db) ({r:27A5, 29E5a|29D1})"},
	{"interchanges", 0, 0,
		"%dm more board{x:|s} would be interchanged (%da instead of %db) ({r:29E5e|29D1})"},
	{"order of the odd players", ANY_ENTRY, 0,
		"the odd players or their opponents would be further from the order ({r:29D1a, 29D2|29D1})"},
	{"points of switches", 0, 0,
		"the switches would be of more points (%da instead of %db) ({r:29E5c, 29E5d|29D1})"},
	{"switched boards", 0, 0,
		"%dm more board{x:|s} would be switched (%da instead of %db) ({r:27A3|29D1})"},
	{"places of switches", 0, 0,
		"the switched boards would be further from the natural pairing ({r:27A3|29D1})"},
	{"height of switches", 0, 0,
		"the switches would be nearer the top of their groups ({r:29E6a|29D1})"},
	{"colours by rule", 0, 0,
		"%dm more board{x:|s} would have colours against the rule (%da instead of %db) ({r:29E4|29D1})"},
	{"sit-outs", 0, 0, "%da would sit out, not %db (closest)"},
	{"order of sit-outs", ANY_ENTRY, 0,
		"the %oa in the order of asking would sit out, not the %ob (sit-outs)"},
	{"list distance", 0, NONE_BEFORE,
		"down the list some would be left over, so the nearest would be matched (closest)"},
	{"list distance", 0, SOME_BEFORE,
		"the opponents would stand further apart in the list (closest)"},
	{"next lower", ANY_ENTRY, 0, "a higher one would not meet the next below him ({r:A|B})"},
	{"next lower", ANY_ENTRY, LISTED,
		"%ph (%oi tonight) would meet %pj (%ok), not %pm (%on) ({r:A|B})"},
	{"colours", 0, 0, "boards with the other colours would be %da, not %db ({r:A|colours})"},
	{"order of the opponents", ANY_ENTRY, 0,
		"one of the upper half at bracket %sl would meet another, who comes later in the order of transpositions (4.2)"},
};

/*
 * The entry in its record: floats have the last round's, then the two places; claims three; places
 * of the Schools two, the distance from his own and the place.
 */
static int entry_of(const struct told_difference *difference)
{
	const char *name = difference->term->name;

	if (difference->entry >= 0 &&
		(strcmp(name, "claims") == 0 || strcmp(name, "downfloats") == 0 ||
			strcmp(name, "upfloats") == 0))
		return difference->entry % 3;
	if (difference->entry >= 0 && strcmp(name, "place order") == 0)
		return difference->entry % 2;
	return difference->entry;
}

static bool is_number(const struct sentence *sentence, char key, int64_t value, int special)
{
	char text[PART_SIZE], words[PART_SIZE];

	if (!sentence_has(sentence, key))
		return true;
	if (special == RUNS)
		return strcmp(sentence_text(sentence, key, text, sizeof(text)),
			       facts_run_words((int)value, COLOUR_NONE, words, sizeof(words))) == 0;
	return sentence_number(sentence, key) == (special == GAMES ? -value : value);
}

/* Ordinals count from 1, places from 0. */
static int64_t as_told(const struct cost_form *form, char key, int64_t value)
{
	const char hole[] = {'%', 'o', key, '\0'};

	return value + (strstr(form->pattern, hole) != NULL);
}

static bool is_of_entry(const struct cost_form *form, int entry)
{
	return form->entry == ANY_ENTRY || form->entry == entry ||
		(form->entry == HIGHER && entry >= 0);
}

/* Does the player named stand at this place of tonight's list? */
static void check_listed(const struct told *told, const struct gsrp_told *tonight,
	const struct sentence *sentence, char player, char place)
{
	const int at = sentence_number(sentence, place) - 1;

	told_true(told,
		at >= 0 && at < tonight->evening.n &&
			gsrp_pin(told, tonight, at) == sentence_number(sentence, player),
		"his place in the list");
}

/* The higher one, whom he would meet, whom he meets. */
static void check_lower(const struct told *told, const struct told_difference *difference,
	const struct sentence *sentence)
{
	const int at = sentence_number(sentence, 'i');
	struct gsrp_told tonight;

	gsrp_tonight(told, &tonight);
	check_listed(told, &tonight, sentence, 'h', 'i');
	check_listed(told, &tonight, sentence, 'j', 'k');
	check_listed(told, &tonight, sentence, 'm', 'n');
	told_true(told, sentence_number(sentence, 'k') - at == difference->after, "would meet");
	told_true(told, sentence_number(sentence, 'n') - at == difference->before, "meets");
	told_true(told, tonight.mate[at - 1] == sentence_number(sentence, 'n') - 1, "they meet");
}

void told_costs_more(const struct told *told, const struct told *by,
	const struct told_difference *difference, const struct reference_draw *then,
	const char *text)
{
	const int entry = entry_of(difference);
	int level = difference->term->level;

	if (told->rules == &dutch_counted || told->position->cards.book->season
			? told_names_more(by, difference, then, text)
			: told_names_who(told, by, difference, then, &text))
		return;
	for (size_t i = 0; i < sizeof(cost_forms) / sizeof(cost_forms[0]); i++) {
		const struct cost_form *form = &cost_forms[i];
		struct sentence sentence;

		if (strcmp(form->term, difference->term->name) != 0 || !is_of_entry(form, entry) ||
			!told_match(told, form->pattern, text, &sentence))
			continue;
		if (form->special == LISTED) {
			check_lower(told, difference, &sentence);
			return;
		}
		if (form->special == FLOAT_LEVEL)
			level = told->facts.card[told->facts.first[entry]].score;
		told_true(told,
			is_number(&sentence, 'a', as_told(form, 'a', difference->after),
				form->special),
			"the number after");
		told_true(told,
			is_number(&sentence, 'b', as_told(form, 'b', difference->before),
				form->special),
			"the number before");
		told_true(told, is_number(&sentence, 'l', level, 0), "the level");
		told_true(told,
			is_number(&sentence, 'm', difference->after - difference->before, 0),
			"how many more");
		return;
	}
	told_true(told, false, difference->term->name);
}
