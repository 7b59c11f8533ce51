/* What changes by the rules from one draw to another, counted by the reference, in words. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "support/told/told.h"

/* What the numbers of a term are: those of a rank mean nothing by themselves. */
enum unit { COUNT, POINTS, RANK, FLOATS, PLACES, DISTANCE, ORDER };

struct change_form {
	const char *term, *name, *rule;
	enum unit unit;
};

static const struct change_form change_forms[] = {
	{"barred byes", "byes against the rule", "6", COUNT},
	{"repeats", "repeats", "1", COUNT},
	{"bye again", "byes to those who should be spared", "6", COUNT},
	{"bye", "score of the bye", "6", POINTS},
	{"floats", "floats by score group", "9-11, 13", FLOATS},
	{"distance", "squared distance of the floats", "10", COUNT},
	{"transfers", "transfers", "15, 17", COUNT},
	{"claims", "claims given up", "16", RANK},
	{"avoided pairs", "avoided pairs", "35, 37, 39", COUNT},
	{"exchanges", "exchanges", "12, 24", COUNT},
	{"transferred scores", "scores of those who change colour", "advice 11", POINTS},
	{"colours by rank", "colours against the rank", "25", COUNT},
	{"downfloats", "downfloats", "20", RANK},
	{"upfloats", "upfloats", "21, 22", RANK},
	{"extent", "extent of the exchange", "12", COUNT},
	{"displacement", "displacement", "12, 23", PLACES},
	{"squares", "squared displacement", "12, 23", COUNT},
	{"rating", "rating displacement", "12, 23", COUNT},
	{"order", "order of the opponents", "12", RANK},
	{"opponents", "order of the opponents", "12", RANK},
	{"colours by rank", "colours against the rank", "5.2", COUNT},
	{"colours by rule", "boards with colours against the rule", "5.2", COUNT},
	{"absolute preferences", "absolute colour preferences not met", "1.7.1", COUNT},
	{"absolute colours", "pairs with the same absolute preference", "C3", COUNT},
	{"repeats", "repeats", "C1", COUNT},
	{"forbidden pairs", "pairs kept apart", "", COUNT},
	{"barred byes", "byes against the rule", "C2", COUNT},
	{"barred byes", "byes against the rule", "4", COUNT},
	{"bye", "score of the bye", "C5", POINTS},
	{"downfloaters", "downfloaters", "C6", COUNT},
	{"downfloaters' scores", "scores of the downfloaters", "C7", RANK},
	{"next bracket", "what is left for the next bracket", "C8", RANK},
	{"unplayed games of the bye", "games that the bye has not played", "C9", COUNT},
	{"topscorers' colour differences", "colour differences of topscorers", "C10", COUNT},
	{"topscorers' colour runs", "colour runs of topscorers", "C11", COUNT},
	{"colour preferences", "colour preferences not met", "C12", COUNT},
	{"strong colour preferences", "strong colour preferences not met", "C13", COUNT},
	{"downfloats of last round's", "downfloats again", "C14", COUNT},
	{"upfloats of last round's", "upfloats again", "C15", COUNT},
	{"downfloats of two rounds ago's", "downfloats after one round", "C16", COUNT},
	{"upfloats of two rounds ago's", "upfloats after one round", "C17", COUNT},
	{"differences of last round's downfloaters",
		"score differences of downfloaters of the last round", "C18", RANK},
	{"differences of last round's upfloaters",
		"score differences of upfloaters of the last round", "C19", RANK},
	{"differences of downfloaters of two rounds ago",
		"score differences of downfloaters of two rounds ago", "C20", RANK},
	{"differences of upfloaters of two rounds ago",
		"score differences of upfloaters of two rounds ago", "C21", RANK},
	{"moved-down players", "which of those moved down are paired", "4.4", RANK},
	{"opponents of the moved down", "opponents of those moved down", "4.2", RANK},
	{"exchanges", "exchanges", "4.3", RANK},
	{"order of the opponents", "order of the opponents", "4.2", RANK},
	{"repeats", "repeats", "B", COUNT},
	{"repeats", "repeats", "27A1", COUNT},
	{"third meetings", "third meetings", "27A1", COUNT},
	{"second byes", "second byes", "28L3", COUNT},
	{"order of the bye", "the bye goes to the", "28L2", ORDER},
	{"group of the bye", "the bye goes to the score group of the", "28L2", ORDER},
	{"third colours avoided", "third colours avoided against the rule", "29E4", COUNT},
	{"third colours ruled out", "third colours running", "29E5f1", COUNT},
	{"odd players", "players", "27A2, 29B", FLOATS},
	{"groups between opponents", "squared distance in score groups", "29D2", COUNT},
	{"odd players beyond the limit", "odd players switched beyond the limit", "29D1b, 29E5b",
		COUNT},
	{"third colours running", "third colours running", "29E5f", COUNT},
	{"switches beyond the limit", "boards switched beyond the limit", "29E5b", COUNT},
	{"colours not equalised", "colours not equalised", "27A4, 29E5b", COUNT},
	{"switches to equalise only", "switches that only equalising allows", "29E5a", COUNT},
	{"colours not alternated", "colours not alternated", "27A5, 29E5a", COUNT},
	{"interchanges", "interchanged boards", "29E5e", COUNT},
	{"order of the odd players", "order of the odd players", "29D1a, 29D2", RANK},
	{"points of switches", "points of switches", "29E5c, 29E5d", COUNT},
	{"switched boards", "switched boards", "27A3", COUNT},
	{"places of switches", "places of switches", "27A3", COUNT},
	{"height of switches", "height of switches", "29E6a", COUNT},
	{"colours by rule", "boards with colours against the rule", "29E4", COUNT},
	{"sit-outs", "players who sit out", "closest", COUNT},
	{"order of sit-outs", "order of asking to sit out", "sit-outs", RANK},
	{"list distance", "squared distance in the list", "closest", DISTANCE},
	{"next lower", "next lower opponents", "A", RANK},
	{"next lower", "next lower opponents", "B", RANK},
	{"colours", "boards with the other colours", "A", COUNT},
	{"colours", "boards with the other colours", "colours", COUNT},
	{"schoolmates", "boards between schoolmates", "2a, 7", COUNT},
	{"bye", "score of the bye", "4", POINTS},
	{"second bye", "second full-point byes", "4", COUNT},
	{"bye again", "byes to those who should be spared", "4", COUNT},
	{"boundaries", "levels crossed", "8, 9", COUNT},
	{"distance", "squared distance of the floats", "9", COUNT},
	{"transfers", "transfers", "11, 17", COUNT},
	{"claims", "claims given up", "12", RANK},
	{"floats both ways", "floats of those who have floated both ways", "2d", COUNT},
	{"floats again", "floats the same way again", "20a, 21b", COUNT},
	{"floats twice running", "floats the same way twice running", "21a", COUNT},
	{"float history", "earlier floats the same way", "20b, 21b", COUNT},
	{"floats not owed", "floats that are not owed", "2d", COUNT},
	{"top players", "boards between top players", "3", COUNT},
	{"avoided pairs", "avoided pairs", "27, 29, 30", COUNT},
	{"colours by rule", "boards with colours against the rule", "24", COUNT},
	{"place of the bye", "place of the bye", "4", COUNT},
	{"floaters", "floaters", "20, 21", RANK},
	{"transferred", "who changes colour", "18", RANK},
	{"colourless", "colours of those due none", "11", RANK},
	{"exchange", "exchange across the middle", "6", COUNT},
	{"lower halves", "lower halves", "6", RANK},
	{"places", "distance from the places", "10, 22", COUNT},
	{"place squares", "squared distance from the places", "10, 22", COUNT},
	{"place order", "order of the places", "10, 22", RANK},
	{"opponents", "order of the opponents", "22", RANK},
};

struct values {
	int64_t value[REFERENCE_VALUES];
	int count;
};

/* Rule books that call a term the same cite different rules. */
static const struct change_form *find_form(const struct told *told, const struct pairing_term *term)
{
	for (size_t i = 0; i < sizeof(change_forms) / sizeof(change_forms[0]); i++)
		if (strcmp(change_forms[i].term, term->name) == 0 &&
			strcmp(change_forms[i].rule, term->rule) == 0)
			return &change_forms[i];
	told_true(told, false, term->name);
	return NULL;
}

static const char *points(int64_t points2, char *buffer, size_t size)
{
	if (points2 == 1)
		snprintf(buffer, size, "½");
	else
		snprintf(buffer, size, "%" PRId64 "%s", points2 / 2, points2 % 2 ? "½" : "");
	return buffer;
}

static bool same(const struct values *a, const struct values *b)
{
	return a->count == b->count &&
		memcmp(a->value, b->value, (size_t)a->count * sizeof(a->value[0])) == 0;
}

static bool is_better(const struct values *a, const struct values *b)
{
	for (int i = 0; i < a->count && i < b->count; i++)
		if (a->value[i] != b->value[i])
			return a->value[i] < b->value[i];
	return a->count < b->count;
}

/* The first level that more or fewer cards leave; of groups: players. */
static void float_words(const struct told *told, bool groups, const struct values *from,
	const struct values *to, char *text, size_t size)
{
	const char *what = groups ? "player" : "card", *where = "score group";
	int level = 0;
	int64_t more;
	char score[16];

	while (from->value[level] == to->value[level])
		level++;
	more = to->value[level] - from->value[level];
	points(told->facts.card[told->facts.first[level]].score, score, sizeof(score));
	if (more > 0)
		snprintf(text, size, "%" PRId64 " more %s%s below %s %s", more, what,
			more == 1 ? " goes" : "s go", where, score);
	else
		snprintf(text, size, "%" PRId64 " %s%s below %s %s", -more, what,
			more == -1 ? " fewer goes" : "s fewer go", where, score);
}

/* "the bye goes to the third in the order of the bye, not the first" */
static void order_words(
	const struct change_form *form, int before, int after, char *text, size_t size)
{
	const bool group = strcmp(form->term, "group of the bye") == 0;
	char now[16], then[16];

	facts_ordinal(before + 1, now, sizeof(now));
	facts_ordinal(after + 1, then, sizeof(then));
	snprintf(text, size, "%s %s in the order of the bye, not %sthe %s", form->name, then,
		group ? "that of " : "", now);
}

/* " at score group 1½"; nothing of the whole draw. */
static void put_place(const struct pairing_term *term, char *text, size_t size)
{
	char score[16];

	if (term->level >= 0)
		snprintf(text, size, " at score group %s",
			points(term->level, score, sizeof(score)));
}

static void one_change(const struct told *told, const struct pairing_term *term,
	const struct values *from, const struct values *to, char *text, size_t size)
{
	const struct change_form *form = find_form(told, term);
	const bool better = is_better(to, from);
	char what[COST_SIZE - 40], level[48] = "", was[24], is[24];

	put_place(term, level, sizeof(level));
	snprintf(was, sizeof(was), "%" PRId64, from->value[0]);
	snprintf(is, sizeof(is), "%" PRId64, to->value[0]);
	if (form->unit == POINTS) {
		points(from->value[0], was, sizeof(was));
		points(to->value[0], is, sizeof(is));
	}
	if (form->unit == FLOATS)
		float_words(
			told, strcmp(form->term, "odd players") == 0, from, to, what, sizeof(what));
	else if (form->unit == ORDER)
		order_words(form, (int)from->value[0], (int)to->value[0], what, sizeof(what));
	else if (form->unit == RANK)
		snprintf(what, sizeof(what), "%s%s %s", form->name, level,
			better ? "better" : "worse");
	else if (form->unit == DISTANCE && (from->value[0] == 0 || to->value[0] == 0))
		snprintf(what, sizeof(what), "%s left over down the list",
			to->value[0] == 0 ? "nobody" : "some");
	else if (form->unit == PLACES)
		snprintf(what, sizeof(what), "%s grade order%s: %s → %s",
			better ? "nearer to" : "further from", level, was, is);
	else
		snprintf(what, sizeof(what), "%s%s%s %s → %s", form->name, level,
			level[0] ? ":" : "", was, is);
	if (form->rule[0])
		snprintf(text, size, "%s (%s)", what, form->rule);
	else
		snprintf(text, size, "%s", what);
}

/* From term *at on the next one that differs, in words; false: none does. */
static bool next_change(const struct told *told, struct told_draw from, struct told_draw to,
	int *at, char *text, size_t size)
{
	for (; *at < told->score->nterms; ++*at) {
		struct values was = {.value = {0}}, is = {.value = {0}};

		was.count = told->rules->term(from.by, from.draw, *at, was.value);
		is.count = told->rules->term(to.by, to.draw, *at, is.value);
		if (same(&was, &is))
			continue;
		one_change(told, &told->score->terms[(*at)++], &was, &is, text, size);
		return true;
	}
	return false;
}

void told_figures(const struct told *told, struct told_draw from, struct told_draw to, size_t room,
	char *text, size_t size)
{
	enum { COUNTED = 16 }; /* what the number of the others takes */
	char one[COST_SIZE];
	int at = 0, more = 0;

	text[0] = '\0';
	while (next_change(told, from, to, &at, one, sizeof(one))) {
		if (more > 0 || strlen(text) + strlen(one) + COUNTED > room)
			more++;
		else
			snprintf(text + strlen(text), size - strlen(text), "%s%s",
				text[0] ? "; " : "", one);
	}
	if (more > 0)
		snprintf(text + strlen(text), size - strlen(text), "; %d more", more);
}

void told_first_change(const struct told *told, struct told_draw from, struct told_draw to,
	char *text, size_t size)
{
	int at = 0;

	text[0] = '\0';
	next_change(told, from, to, &at, text, size);
}

/* The rule that speaks of those who floated in the last round has a letter. */
static const char *rule_of(const struct told_difference *difference, const char *rule)
{
	if (difference->entry < 0 || difference->entry % 3 != 0)
		return rule;
	return strcmp(difference->term->name, "downfloats") == 0  ? "20 a"
		: strcmp(difference->term->name, "upfloats") == 0 ? "21 a"
								  : rule;
}

void told_better(
	const struct told *told, const struct told_difference *difference, char *text, size_t size)
{
	const struct change_form *form = find_form(told, difference->term);
	const char *rule = rule_of(difference, form->rule);
	char level[48] = "", was[24], is[24];

	put_place(difference->term, level, sizeof(level));
	snprintf(was, sizeof(was), "%" PRId64, difference->before);
	snprintf(is, sizeof(is), "%" PRId64, difference->after);
	if (form->unit == POINTS) {
		points(difference->before, was, sizeof(was));
		points(difference->after, is, sizeof(is));
	}
	if (form->unit == RANK || difference->entry < 0)
		snprintf(text, size, "%s%s (%s)", form->name, level, rule);
	else
		snprintf(text, size, "%s%s%s %s, not %s (%s)", form->name, level,
			level[0] ? ":" : "", is, was, rule);
}
