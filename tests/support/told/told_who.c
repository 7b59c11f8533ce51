/*
 * What another draw would cost, said of the players who make the difference: read and found true.
 */
#include "support/told/told_who.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/position/translate.h"
#include "pairing/book/traits.h"
#include "support/told/told_apart.h"
#include "support/told/told_who_check.h"

enum { FEW = 3, ANY = -2 };

struct who_form {
	const char *term;
	int entry;
	const char *pattern; /* %tx, %ty: lists; p and q: one for another */
	void (*check)(const struct naming *naming);
};

#define WRONG "would get the wrong colour"
#define CROSS "would cross the mid-line"
#define PLAYERS " (%da player{m:|s} instead of %db in the whole draw)"
#define EXCHANGES " (%da exchange{m:|s} instead of %db in the whole draw)"
#define MEETS "%pp would meet %pq, not %pr"
#define NOT "%pp would not meet %pr"
#define FURTHER "%pp on %ss would meet %pq on %st, not %pr on %su"
#define NEARER "who stands nearer to his place"
#define BY_GRADE "and be further by grade from the places"
#define BEYOND "{n:, %dd points away: over the %dl allowed|, which is beyond the limit}"
#define TOO_MANY "of more points than alternating allows"
#define ORDER "{o:from the mid-line|from the top}"
#define DUE "from the mid-line of those due his colour or none"

static const struct who_form who_forms[] = {
	{"bye", ANY, "%pp on %ss would have the bye, not %pq on %st", who_check_bye},
	{"bye", ANY, "%pp stands on %ss, %pq on %st", who_check_bye},
	{"bye", ANY, "%pp would have the bye on %ss, not %pq on %st", who_check_bye},
	{"bye", ANY, "%pp would have it on %ss, while %pq stands on %st", who_check_bye},
	{"second bye", ANY, "the bye would go to %pp, who %tw and may have no other",
		who_check_bye},
	{"second bye", ANY, "%pp would have the bye, but he %tw and may have no other",
		who_check_bye},
	{"second bye", ANY, "%pp %tw and may have no other", who_check_bye},
	{"bye again", ANY,
		"the bye would go to %pp, who %tw and is spared while anybody else is left",
		who_check_bye},
	{"bye again", ANY,
		"%pp would have the bye, but he %tw and is spared while anybody else is left",
		who_check_bye},
	{"bye again", ANY, "%pp %tw and is spared while anybody else is left", who_check_bye},
	{"place of the bye", ANY, "the bye would go to %pp, higher in the list than %pq",
		who_check_bye_place},
	{"place of the bye", ANY, "%pp would have the bye, not %pq, who stands lower in the list",
		who_check_bye_place},
	{"place of the bye", ANY, "%pp stands higher in the list than %pq", who_check_bye_place},
	{"floats", ANY, "%tx would have to go below level %sl{k:| as well| instead of %ty}",
		who_check_floats},
	{"boundaries", ANY, "%tx would have to go down{k:| as well|, not %ty alone}",
		who_check_boundaries},
	{"distance", ANY, "%pp on %ss would meet %pq on %st, a longer float", who_check_longer},
	{"transfers", ANY, "%tx " WRONG ", not %ty" PLAYERS, who_check_wrong},
	{"transfers", ANY, "%tx " WRONG PLAYERS, who_check_wrong},
	{"claims", ANY, "%pp, %tv, would lose his colour instead of %pq, %tw", who_check_claims},
	{"avoided pairs", ANY, "two would meet who had better not", who_check_two},
	{"schoolmates", ANY, "two would meet who had better not", who_check_two},
	{"top players", ANY, "two would meet who had better not", who_check_two},
	{"avoided pairs", ANY, "%pp would meet %pq, and %tw", who_check_pair},
	{"schoolmates", ANY, "%pp would meet %pq, and %tw", who_check_pair},
	{"top players", ANY, "%pp would meet %pq, and %tw", who_check_pair},
	{"exchanges", ANY, "%tx " CROSS ", not %ty" EXCHANGES, who_check_crossing},
	{"exchanges", ANY, "%tx " CROSS EXCHANGES, who_check_crossing},
	{"transferred scores", ANY, "%pp on %ss would lose his colour instead of %pq on %st",
		who_check_lost},
	{"transferred", ANY, "%pp, higher in the list than %pq, would lose his colour instead",
		who_check_transferred},
	{"floaters", ANY, "%pp, higher in the list than %pq, would float instead",
		who_check_floaters},
	{"lower halves", ANY,
		"%pp, higher in the list than %pq, would play from the lower half instead",
		who_check_lower},
	{"downfloats", 0,
		"%pp, who went down last round, would go down from level %sl instead of %pq",
		who_check_floater},
	{"downfloats", 0, "%pp, who went down last round, would have the bye instead of %pq",
		who_check_floater},
	{"downfloats", 0, "%pp went down last round", who_check_floater},
	{"downfloats", 1,
		"%pp, the %oa of his colour " ORDER
		", would go down from level %sl, not %pq, the %ob",
		who_check_floater},
	{"downfloats", 1, "%pp is the %oa of his colour " ORDER ", %pq the %ob", who_check_floater},
	{"downfloats", 1, "%pp, the %oa " DUE ", would have the bye, not %pq, the %ob",
		who_check_floater},
	{"downfloats", 1, "%pp is the %oa " DUE ", %pq the %ob", who_check_floater},
	{"downfloats", 1, "%pp would be the %oa of those with his colour, not the %ob",
		who_check_floater},
	{"downfloats", 2,
		"%pp, the %oa of all " ORDER ", would go down from level %sl, not %pq, the %ob",
		who_check_floater},
	{"downfloats", 2, "%pp, the %oa of all " ORDER ", would have the bye, not %pq, the %ob",
		who_check_floater},
	{"downfloats", 2, "%pp is the %oa of all " ORDER ", %pq the %ob", who_check_floater},
	{"upfloats", 0, "%pp, who came up last round, would come up from level %sl instead of %pq",
		who_check_floater},
	{"upfloats", 0, "%pp came up last round", who_check_floater},
	{"upfloats", 1,
		"%pp, the %oa of his colour " ORDER
		", would come up from level %sl, not %pq, the %ob",
		who_check_floater},
	{"upfloats", 1, "%pp is the %oa of his colour " ORDER ", %pq the %ob", who_check_floater},
	{"upfloats", 1, "%pp would be the %oa of those with his colour, not the %ob",
		who_check_floater},
	{"upfloats", 2,
		"%pp, the %oa of all " ORDER ", would come up from level %sl, not %pq, the %ob",
		who_check_floater},
	{"upfloats", 2, "%pp is the %oa of all " ORDER ", %pq the %ob", who_check_floater},
	{"extent", ANY,
		"%pp would cross the mid-line of level %sl instead of %pq, who stands nearer to it",
		who_check_extent},
	{"boundaries", ANY, FURTHER, who_check_further},
	{"distance", ANY, FURTHER, who_check_further},
	{"groups between opponents", ANY, FURTHER, who_check_further},
	{"displacement", ANY, MEETS ", " NEARER, who_check_nearer},
	{"displacement", ANY, NOT ", " NEARER, who_check_nearer},
	{"squares", ANY, MEETS ", " NEARER, who_check_nearer},
	{"squares", ANY, NOT ", " NEARER, who_check_nearer},
	{"rating", ANY, MEETS ", " BY_GRADE, who_check_grades},
	{"rating", ANY, NOT ", " BY_GRADE, who_check_grades},
	{"order", ANY, MEETS ", " NEARER, who_check_nearer},
	{"order", ANY, NOT ", " NEARER, who_check_nearer},
	{"places", ANY, MEETS ", " NEARER, who_check_nearer},
	{"places", ANY, NOT ", " NEARER, who_check_nearer},
	{"place squares", ANY, MEETS ", " NEARER, who_check_nearer},
	{"place squares", ANY, NOT ", " NEARER, who_check_nearer},
	{"place order", ANY, MEETS ", who stands %tz", who_check_opponent},
	{"place order", ANY, NOT ", who stands %tz", who_check_opponent},
	{"opponents", ANY, MEETS ", who stands %tz", who_check_opponent},
	{"opponents", ANY, NOT ", who stands %tz", who_check_opponent},
	{"colours by rank", ANY, "%pp and %pq would have the colours that rank does not give them",
		who_check_board_of_two},
	{"order of the bye", ANY, "the bye would go to %pp, who stands behind %pq in its order",
		who_check_bye_behind},
	{"order of the bye", ANY,
		"%pq, who comes before %pp in the order of the bye, would be passed over",
		who_check_bye_behind},
	{"group of the bye", ANY,
		"%pq, of a group that comes before %pp in the order of the bye, would be passed over",
		who_check_bye_behind},
	{"group of the bye", ANY,
		"the bye would go to %pp, whose group comes behind that of %pq in its order",
		who_check_bye_behind},
	{"odd players beyond the limit", ANY, "%pp would meet %pq instead of %pr" BEYOND,
		who_check_beyond},
	{"odd players beyond the limit", ANY, "%pp would have to drop instead of %pr" BEYOND,
		who_check_beyond},
	{"order of the odd players", ANY, MEETS ", who stands %tz", who_check_opponent},
	{"order of the odd players", ANY, NOT ", who stands %tz", who_check_opponent},
	{"order of the odd players", ANY, "%pp would have to drop instead of %pq, who comes first",
		who_check_drop},
	{"switches beyond the limit", ANY, MEETS ": a switch beyond the limit", who_check_meeting},
	{"switches beyond the limit", ANY, NOT ": a switch beyond the limit", who_check_meeting},
	{"switches to equalise only", ANY, MEETS ": a switch " TOO_MANY, who_check_meeting},
	{"switches to equalise only", ANY, NOT ": a switch " TOO_MANY, who_check_meeting},
	{"interchanges", ANY, MEETS ": an interchange", who_check_meeting},
	{"interchanges", ANY, NOT ": an interchange", who_check_meeting},
	{"points of switches", ANY, MEETS ": a switch of more points", who_check_meeting},
	{"points of switches", ANY, NOT ": a switch of more points", who_check_meeting},
	{"switched boards", ANY, MEETS ", off the natural pairing", who_check_meeting},
	{"switched boards", ANY, NOT ", off the natural pairing", who_check_meeting},
	{"places of switches", ANY, MEETS ", further from the natural pairing", who_check_meeting},
	{"places of switches", ANY, NOT ", further from the natural pairing", who_check_meeting},
	{"height of switches", ANY, MEETS ": a switch nearer to the top", who_check_meeting},
	{"height of switches", ANY, NOT ": a switch nearer to the top", who_check_meeting},
	{"floats both ways", ANY,
		"%tx, who {h:has|have} floated both ways, would float again{n:|, not %ty}",
		who_check_both},
	{"floats both ways", ANY, "%tx has floated both ways already", who_check_both},
	{"floats again", ANY, "%tx would float the same way again{n:|, not %ty}", who_check_again},
	{"floats twice running", ANY, "%tx would float the same way twice running{n:|, not %ty}",
		who_check_twice},
	{"floats not owed", ANY, "%tx would float without being owed it{k:| as well|, not %ty}",
		who_check_unowed},
	{"odd players", ANY,
		"%tx would have to go below score group %sl{k:| as well| instead of %ty}",
		who_check_odd},
	{"repeats", ANY, "%pp would meet %pq again", who_check_repeat},
	{"team-mates", ANY, "%pp would meet %pq, his team-mate", who_check_mates},
	{"team-mates in need", ANY, "%pp would meet %pq, his team-mate", who_check_mates},
	{"third colours running", ANY,
		"%tx would have a third colour running{k:| as well|, not %ty}", who_check_third},
	{"colours not equalised", ANY,
		"%tx would have {h:his|their} colours left unequal{k:| as well|, not %ty}",
		who_check_unequal},
	{"colours not alternated", ANY, "%tx would fail to alternate{k:| as well|, instead of %ty}",
		who_check_unaltered},
	{"colours by rule", ANY, "%pp and %pq would have their colours against the rule",
		who_check_board_of_two},
	{"colourless", ANY, "%pp would get {c:White, not Black|Black, not White}",
		who_check_colourless},
};

/* Of these terms nobody is left out where few make the difference. */
static const struct {
	const char *term;
	holds *is;
} wanted[] = {
	{"bye", who_has_bye},
	{"bye again", who_has_bye},
	{"floats", who_goes_below},
	{"transfers", who_loses_colour},
	{"claims", who_loses_colour},
	{"exchanges", who_crosses},
	{"floats both ways", who_floats_both},
	{"floats again", who_floats_again},
};

static void check_wanted(const struct naming *naming)
{
	int cards[FACTS_PINS];

	for (size_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++)
		if (strcmp(wanted[i].term, naming->term) == 0 && naming->difference->entry >= 0) {
			const int then = who_list_alone(naming, wanted[i].is, true, cards);

			told_true(naming->told,
				then == 0 || then > FEW ||
					who_list_alone(naming, wanted[i].is, false, cards) > FEW,
				"those who make the difference are named");
		}
}

/* The rule behind it: of the term; of a pair, the one for these two; "a" of those of last round. */
static bool is_rule(const struct naming *naming, const char *rule)
{
	const char *its = naming->difference->term->rule;

	if (strcmp(rule, its) == 0)
		return true;
	if (strcmp(naming->term, "downfloats") == 0)
		return strcmp(rule, "6") == 0 || (naming->entry == 0 && strcmp(rule, "20 a") == 0);
	if (strcmp(naming->term, "upfloats") == 0)
		return naming->entry == 0 && strcmp(rule, "21 a") == 0;
	return strstr(its, rule) != NULL &&
		(strcmp(naming->term, "avoided pairs") == 0 ||
			strcmp(naming->term, "schoolmates") == 0);
}

/*
 * "2 Bean and 6 Fox would be left, who met in round 2, and ...": they leave their level in the
 * other draw alone. Returns what follows; the text itself where it does not begin so.
 */
static const char *check_left(struct naming *naming, const char *text)
{
	static const char mark[] = ", and ";
	const char *at = strstr(text, " would be left, who ");
	const struct told *told = naming->told;
	const struct fact_card *cards = told->facts.card;
	struct sentence left;
	char part[COST_SIZE];
	int one, two;

	at = at ? strstr(at, mark) : NULL;
	if (!at)
		return text;
	snprintf(part, sizeof(part), "%.*s", (int)(at - text), text);
	told_true(told,
		told_match(told,
			"%pp and %pq would be left, who {k:met in round %dr|are of one school|may not meet}",
			part, &left),
		"who would be left");
	one = told->facts.card_of[sentence_number(&left, 'p')];
	two = told->facts.card_of[sentence_number(&left, 'q')];
	for (int i = 0; i < 2; i++)
		told_true(told,
			who_floats(naming, naming->then, i ? two : one) &&
				!who_floats(naming, naming->now, i ? two : one),
			"he would leave his level");
	told_true(told, cards[one].level == cards[two].level, "of one level");
	if (sentence_number(&left, 'k') == 0)
		told_true(told,
			facts_met_in(&told->facts, cards[one].pin, cards[two].pin,
				sentence_number(&left, 'r')),
			"they met in that round");
	else
		told_apart_words(told, one, two,
			sentence_number(&left, 'k') == 1 ? "they are of one school"
							 : "may not meet");
	naming->has_left = true;
	naming->left[0] = one;
	naming->left[1] = two;
	return at + strlen(mark);
}

bool told_names_who(const struct told *told, const struct told *by,
	const struct told_difference *difference, const struct reference_draw *then,
	const char **whole)
{
	const char *text = *whole;
	struct naming naming = {told, by, difference, &by->draw, then, difference->term->name,
		difference->entry, {0, 0}, false, {0}};
	const char *rule = strrchr(text, '(');
	char sentence[COST_SIZE], its[PART_SIZE] = "";
	bool counted;

	if (strcmp(naming.term, "downfloats") == 0 || strcmp(naming.term, "upfloats") == 0)
		naming.entry = difference->entry % 3;
	if (!rule || rule == text)
		return false;
	*whole = text = check_left(&naming, text);
	snprintf(sentence, sizeof(sentence), "%.*s", (int)(rule - text - 1), text);
	snprintf(its, sizeof(its), "%.*s", (int)strcspn(rule + 1, ")"), rule + 1);
	counted = told_match(told, "%da more {c:card|player|odd player|board|pair}{x:|s} %tz",
		sentence, &naming.sentence);
	for (size_t i = 0; i < sizeof(who_forms) / sizeof(who_forms[0]); i++) {
		const struct who_form *form = &who_forms[i];

		if (counted || strcmp(form->term, naming.term) != 0 ||
			(form->entry != ANY && form->entry != naming.entry) ||
			!told_match(told, form->pattern, sentence, &naming.sentence))
			continue;
		told_true(told, is_rule(&naming, its), "the rule");
		form->check(&naming);
		return true;
	}
	if (by->position->cards.book->traits->groups != PAIRING_GROUPS_TABLE)
		check_wanted(&naming);
	return false;
}

const char *told_without_he(
	const struct told *told, int card, const char *text, char *buffer, size_t size)
{
	const int pin = told->facts.card[card].pin;
	const char *him = strstr(text, " him");

	if (strncmp(text, "he ", 3) == 0 || strncmp(text, "he,", 3) == 0)
		snprintf(buffer, size, "%d %s%s", pin, facts_name(&told->facts, pin), text + 2);
	else if (him && strchr(",: ", him[4]))
		snprintf(buffer, size, "%.*s %d %s%s", (int)(him - text), text, pin,
			facts_name(&told->facts, pin), him + 4);
	else
		snprintf(buffer, size, "%s", text);
	return buffer;
}
