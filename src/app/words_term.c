/*
 * Words for the terms of a score: what they are called, and what changes from one draw to another.
 */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "app/app.h"
#include "app/words.h"
#include "app/words_known.h"

static const struct known known[] = {
	{"barred byes", "byes against the rule", UNIT_COUNT,
		{"the bye would go to one who may not have it"}, NULL, NULL},
	{"forbidden pairs", "pairs kept apart", UNIT_COUNT,
		{"Ak kept apart by the arbiter would meet, not Bn"}, NULL, NULL},
	{"absolute colours", "pairs with the same absolute preference", UNIT_COUNT,
		{"Ak with the same absolute colour preference would meet, not Bn"}, NULL, NULL},
	{"broken pins", "not as fixed by hand", UNIT_COUNT,
		{"An would not be as fixed by hand, not Bn"}, NULL, NULL},
	{"downfloaters", "downfloaters", UNIT_COUNT, {"Ac would go down from @, not Bn"}, NULL,
		NULL},
	{"downfloaters' scores", "scores of the downfloaters", UNIT_RANK,
		{"one with Ap would go down from @, not one with Bp"},
		"Ac would go down from @, not Bn", NULL},
	{"next bracket", "downfloaters of the bracket after", UNIT_RANK,
		{"Ac would go down from the bracket after @, not Bn",
			"one with Ap would go down from the bracket after @, not one with Bp"},
		NULL, NULL},
	{"unplayed games of the bye", "games that the bye has not played", UNIT_COUNT,
		{"the bye would go to one with An games not played, not Bn"}, NULL, NULL},
	{"topscorers' colour differences", "colour differences of topscorers", UNIT_COUNT,
		{"An of the topscorers at @ would get a colour difference above 2, not Bn"}, NULL,
		NULL},
	{"topscorers' colour runs", "colour runs of topscorers", UNIT_COUNT,
		{"An of the topscorers at @ would get a third time the same colour, not Bn"}, NULL,
		NULL},
	{"colour preferences", "colour preferences not met", UNIT_COUNT,
		{"Al at @ would not be as preferred, not Bn"}, NULL, NULL},
	{"strong colour preferences", "strong colour preferences not met", UNIT_COUNT,
		{"Al at @ would not be as strongly preferred, not Bn"}, NULL, NULL},
	{"downfloats of last round's", "downfloats again", UNIT_COUNT,
		{"An who went down last round would go down again from @, not Bn"}, NULL, NULL},
	{"upfloats of last round's", "upfloats again", UNIT_COUNT,
		{"An who came up last round would come up again at @, not Bn"}, NULL, NULL},
	{"downfloats of two rounds ago's", "downfloats after one round", UNIT_COUNT,
		{"An who went down two rounds ago would go down from @, not Bn"}, NULL, NULL},
	{"upfloats of two rounds ago's", "upfloats after one round", UNIT_COUNT,
		{"An who came up two rounds ago would come up at @, not Bn"}, NULL, NULL},
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
			"the exchange at @ would be of cards further apart: An places, not Bn",
			"the exchange at @ would be of other cards of the halves"},
		NULL, "4.3"},
	{"order of the opponents", "order of the opponents", UNIT_RANK,
		{"a card of the upper half at @ would meet place An of those to be paired, not the higher place Bn"},
		NULL, NULL},
	{"repeats", "repeats", UNIT_COUNT, {"there would be An repeats, not Bn"}, NULL, NULL},
	{"bye", "score of the bye", UNIT_POINTS, {"the bye would go to score Ap, not Bp"}, NULL,
		NULL},
	{"floats", "floats by level", UNIT_COUNT, {"Ac would leave a level, not Bn"}, NULL, NULL},
	{"differences", "differences of 3 out of contention", UNIT_COUNT,
		{"Ac out of contention would get a difference of 3, not Bn"}, NULL, NULL},
	{"distance", "squared distance of the floats", UNIT_COUNT,
		{"the squared distance of the floats would be An, not Bn"}, NULL, NULL},
	{"transfers", "transfers", UNIT_COUNT, {"Al in all would have to change, not Bn"}, NULL,
		NULL},
	{"claims", "claims given up", UNIT_RANK,
		{"a claim with difference An would give way, not Bn",
			"a claim with Ar would give way, not Br",
			"a claim after Ag would give way, not Bg"},
		NULL, NULL},
	{"avoided pairs", "avoided pairs", UNIT_COUNT,
		{"Ak to be kept apart would meet in all, not Bn"}, NULL, NULL},
	{"exchanges", "exchanges", UNIT_COUNT,
		{"there would be Ax across the mid-line in all, not Bn"}, NULL, NULL},
	{"transferred scores", "scores of those who change colour", UNIT_POINTS,
		{"the scores of those who change colour would add up to Ap, not Bp"}, NULL, NULL},
	{"colours by rank", "colours against the rank", UNIT_COUNT,
		{"Al would go against the rank, not Bn"}, NULL, NULL},
	{"tray", "cards in the tray", UNIT_COUNT, {"Ac would be left in the tray, not Bn"}, NULL,
		NULL},
	{"downfloats", "downfloats", UNIT_RANK,
		{"a downfloater of the last round would float down again from @",
			"one with An downfloats would go down from @, not one with Bn",
			"the Ao of his colour in the order of search would go down from @, not the Bo",
			"the Ao in the order of search would go down from @, not the Bo"},
		"Ac would go down from @, not Bn", NULL},
	{"upfloats", "upfloats", UNIT_RANK,
		{"an upfloater of the last round would float up again from @",
			"one with An upfloats would come up from @, not one with Bn",
			"the Ao of his colour from the mid-line would come up from @, not the Bo",
			"the Ao from the mid-line would come up from @, not the Bo"},
		"Ac would come up from @, not Bn", "21, 22, 28"},
	{"upfloats", "upfloats", UNIT_RANK,
		{"an upfloater of the last round would float up again from @",
			"one with An upfloats would come up from @, not one with Bn",
			"the Ao of his colour from the top would come up from @, not the Bo",
			"the Ao from the top would come up from @, not the Bo"},
		"Ac would come up from @, not Bn", NULL},
	{"extent", "extent of the exchange", UNIT_COUNT,
		{"the exchange at @ would reach further from the mid-line: An, not Bn"}, NULL,
		NULL},
	{"displacement", "displacement", UNIT_COUNT,
		{"cards at @ would be An places from their own, not Bn"}, NULL, NULL},
	{"squares", "squared displacement", UNIT_COUNT,
		{"cards at @ would be further from their places: squares An, not Bn"}, NULL, NULL},
	{"rating", "rating displacement", UNIT_COUNT,
		{"the grades at @ would be An from those by place, not Bn"}, NULL, NULL},
	{"order", "order of the opponents", UNIT_RANK,
		{"a higher card at @ would have a worse place"}, NULL, NULL},
	{"sit-outs", "players who sit out", UNIT_COUNT, {"An would sit out, not Bn"}, NULL, NULL},
	{"order of sit-outs", "order of asking to sit out", UNIT_RANK,
		{"the Ao in the order of asking would sit out, not the Bo"}, NULL, NULL},
	{"list distance", "squared distance in the list", UNIT_COUNT,
		{"the squared distance in the list would be An, not Bn"}, NULL, NULL},
	{"next lower", "next lower opponents", UNIT_RANK,
		{"a higher one would meet one An places below him, not Bn"}, NULL, NULL},
	{"colours", "boards with the other colours", UNIT_COUNT,
		{"boards with the other colours would be An, not Bn"}, NULL, NULL},
	{"opponents", "order of the opponents", UNIT_RANK,
		{"a higher card would have a lower opponent"}, NULL, NULL},
};

static const struct known *find_in(
	const struct known *table, int count, const struct pairing_term *term)
{
	for (int i = 0; i < count; i++) {
		if (!strcmp(term->name, table[i].name) &&
			(!table[i].rule || !strcmp(term->rule, table[i].rule)))
			return &table[i];
	}
	return NULL;
}

static const struct known *find(const struct pairing_term *term)
{
	const struct known *found = find_in(known, (int)(sizeof(known) / sizeof(known[0])), term);

	if (!found)
		found = find_in(words_known_schools, words_known_schools_count, term);
	return found ? found : find_in(words_known_us, words_known_us_count, term);
}

static void term_name(const struct pairing_term *term, char *text, size_t size)
{
	const struct known *at = find(term);
	const char *shown = !at ? term->name : at->shown;
	char level[16];

	if (term->level < 0)
		words_put(text, size, "%s", shown);
	else
		words_put(text, size, "%s at level %s", shown, points_text(term->level, level));
}

const char *words_ordinal(int number, int largest, char buffer[16])
{
	static const char *const small[] = {"first", "second", "third", "fourth", "fifth", "sixth",
		"seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"};
	int tens = number / 10 % 10, ones = number % 10;

	if (number >= 1 && largest <= 12)
		words_put(buffer, 16, "%s", small[number - 1]);
	else
		words_put(buffer, 16, "%d%s", number,
			tens == 1           ? "th"
				: ones == 1 ? "st"
				: ones == 2 ? "nd"
				: ones == 3 ? "rd"
					    : "th");
	return buffer;
}

void words_run(int run, char *text, size_t size)
{
	if (run > 1)
		words_put(text, size, "%d running", run);
	else if (run >= 0)
		words_put(text, size, "alternating colours");
	else if (run == -1)
		words_put(text, size, "his colour in the last game");
	else
		words_put(text, size, "his colour in the last %d games", -run);
}

static const char *noun(char form)
{
	return form == 'c' ? "card" : form == 'k' ? "pair" : form == 'l' ? "colour" : "exchange";
}

/*
 * n a number, p half points, r a run of colours, g games (the number is negative), o a place; with
 * their nouns: c cards, k pairs, l colours, x exchanges.
 */
static void put_number(char form, int number, int larger, char *text, size_t size)
{
	char buffer[16];

	if (form == 'p')
		words_put(text, size, "%s", points_text(number, buffer));
	else if (form == 'r')
		words_run(number, text, size);
	else if (form == 'g')
		words_put(text, size, "%d game%s", -number, number == -1 ? "" : "s");
	else if (form == 'o')
		words_put(text, size, "%s", words_ordinal(number + 1, larger + 1, buffer));
	else if (form == 'n')
		words_put(text, size, "%d", number);
	else
		words_put(text, size, "%d %s%s", number, noun(form), number == 1 ? "" : "s");
}

/* Level and numbers put into a sentence of the table. */
static void put_in(const char *sentence, const struct pairing_term *term, int before, int after,
	char *text, size_t size)
{
	const int larger = before > after ? before : after;
	size_t used = 0;
	char part[64], level[16];

	text[0] = '\0';
	for (const char *at = sentence; *at; at++) {
		if (*at == '@')
			words_put(part, sizeof(part), "level %s", points_text(term->level, level));
		else if (*at == 'A' || *at == 'B')
			put_number(at[1], *at == 'A' ? after : before, larger, part, sizeof(part));
		else
			words_put(part, sizeof(part), "%c", *at);
		at += *at == 'A' || *at == 'B';
		words_put(text + used, size - used, "%s", part);
		used += strlen(text + used);
	}
}

void app_term_name(const struct pairing_term *term, char *text, size_t size)
{
	const struct known *at = find(term);

	words_put(text, size, "%s", at ? at->shown : term->name);
}

/* Floats are counted level by level from the top. */
static void floats_otherwise(int entry, int before, int after, char *text, size_t size)
{
	char ordinal[16], number[32];

	put_number('c', after, after, number, sizeof(number));
	words_put(text, size, "%s would leave the %s level from the top, not %d", number,
		words_ordinal(entry + 1, entry + 1, ordinal), before);
}

void words_term_otherwise(
	const struct pairing_term *term, int entry, int before, int after, char *text, size_t size)
{
	const struct known *at = find(term);
	int last = entry < ENTRIES ? entry : ENTRIES - 1;
	const char *sentence = NULL;

	/* The last sentence is said of all entries behind it. */
	while (at && last > 0 && !at->otherwise[last])
		last--;
	if (at)
		sentence = entry < 0 ? at->longer : at->otherwise[last];
	if (entry >= 0 && !strcmp(term->name, "floats"))
		floats_otherwise(entry, before, after, text, size);
	else if (sentence)
		put_in(sentence, term, before, after, text, size);
	else
		words_put(text, size, "%s would be worse", !at ? term->name : at->shown);
}

void words_term_better(
	const struct pairing_term *term, int entry, int before, int after, char *text, size_t size)
{
	const struct known *at = find(term);
	char name[64], now[24], then[24];

	term_name(term, name, sizeof(name));
	if (!at || at->unit == UNIT_RANK || entry < 0) {
		words_put(text, size, "%s", name);
		return;
	}
	put_number(at->unit == UNIT_POINTS ? 'p' : 'n', before, before, now, sizeof(now));
	put_number(at->unit == UNIT_POINTS ? 'p' : 'n', after, after, then, sizeof(then));
	words_put(text, size, "%s%s %s, not %s", name, term->level < 0 ? "" : ":", then, now);
}

static void one_value(int64_t value, enum unit unit, char *text, size_t size)
{
	char points[16];

	if (unit == UNIT_POINTS)
		words_put(text, size, "%s", points_text((int)value, points));
	else
		words_put(text, size, "%" PRId64, value);
}

/* A list as "2 0 1", at most six of its entries. */
static void list_words(const int64_t *values, int count, enum unit unit, char *text, size_t size)
{
	enum { SHOWN = 6 };
	size_t used = 0;

	words_put(text, size, "none");
	for (int i = 0; i < count && i < SHOWN; i++) {
		char value[24];

		one_value(values[i], unit, value, sizeof(value));
		words_put(text + used, size - used, "%s%s", i ? " " : "", value);
		used += strlen(text + used);
	}
	if (count > SHOWN)
		words_put(text + used, size - used, " …");
}

/*
 * Below 0 when a is the better list: entry by entry, smaller is better, a list that ends first is
 * better.
 */
static int compare_values(const int64_t *a, int na, const int64_t *b, int nb)
{
	for (int i = 0; i < na && i < nb; i++) {
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	}
	return na - nb;
}

/* The first level, from the top, that more or fewer cards leave. */
static bool floats_words(const int64_t *before, int nbefore, const int64_t *after, int nafter,
	char *text, size_t size)
{
	for (int k = 0; k < nbefore && k < nafter; k++) {
		const int more = (int)(after[k] - before[k]), number = more < 0 ? -more : more;
		char ordinal[16];

		if (more == 0)
			continue;
		words_put(text, size, "%d %s %s the %s level from the top", number,
			more < 0              ? (number == 1 ? "card fewer" : "cards fewer")
				: number == 1 ? "more card"
					      : "more cards",
			number == 1 ? "leaves" : "leave", words_ordinal(k + 1, k + 1, ordinal));
		return true;
	}
	return false;
}

/*
 * The first choice of a lazy arbiter that differs: how many cards he passes over that he looks at
 * earlier.
 */
static bool lazy_words(const struct pairing_term *term, const int64_t *before, int nbefore,
	const int64_t *after, int nafter, char *text, size_t size)
{
	int i = 0;
	char name[64];

	while (i < nbefore && i < nafter && before[i] == after[i])
		i++;
	if (i == nbefore || i == nafter)
		return false;
	term_name(term, name, sizeof(name));
	words_put(text, size, "%s: %" PRId64 " card%s passed over that come%s first, not %" PRId64,
		name, after[i], after[i] == 1 ? "" : "s", after[i] == 1 ? "s" : "", before[i]);
	return true;
}

/* What the commonest terms say in plain words; false: said by name and numbers. */
static bool plain_words(const struct pairing_term *term, const int64_t *before, int nbefore,
	const int64_t *after, int nafter, char *text, size_t size)
{
	char level[16];

	if (!strcmp(term->name, "floats"))
		return floats_words(before, nbefore, after, nafter, text, size);
	if (!strcmp(term->name, "lazy choices") || !strcmp(term->name, "lazy bye"))
		return lazy_words(term, before, nbefore, after, nafter, text, size);
	if (nbefore != 1 || nafter != 1 || before[0] == after[0])
		return false;
	if (!strcmp(term->name, "broken pins") && after[0] == before[0] + 1) {
		words_put(text, size, "a board or card fixed by hand would change");
		return true;
	}
	if (!strcmp(term->name, "broken pins")) {
		words_put(text, size,
			"boards and cards not as fixed by hand %" PRId64 " → %" PRId64, before[0],
			after[0]);
		return true;
	}
	if (strcmp(term->name, "displacement") != 0 || term->level < 0)
		return false;
	words_put(text, size, "%s grade order at level %s (%" PRId64 " → %" PRId64 ")",
		after[0] > before[0] ? "further from" : "nearer to",
		points_text(term->level, level), before[0], after[0]);
	return true;
}

void app_term_words(const struct pairing_term *term, const int64_t *before, int nbefore,
	const int64_t *after, int nafter, char *text, size_t size)
{
	const struct known *at = find(term);
	int order = compare_values(after, nafter, before, nbefore);
	enum unit unit = !at ? UNIT_COUNT : at->unit;
	const char *verdict = order < 0 ? "better" : "worse";
	char name[64], from[80], to[80], sentence[SENTENCE_SIZE];

	term_name(term, name, sizeof(name));
	list_words(before, nbefore, unit, from, sizeof(from));
	list_words(after, nafter, unit, to, sizeof(to));
	if (plain_words(term, before, nbefore, after, nafter, sentence, sizeof(sentence)))
		; /* said */
	else if (unit != UNIT_RANK && nbefore <= 1 && nafter <= 1)
		words_put(sentence, sizeof(sentence), "%s%s %s → %s", name,
			term->level < 0 ? "" : ":", from, to);
	else if (order == 0)
		words_put(sentence, sizeof(sentence), "%s as before", name);
	else if (unit == UNIT_RANK)
		words_put(sentence, sizeof(sentence), "%s %s", name, verdict);
	else
		words_put(sentence, sizeof(sentence), "%s %s: %s → %s", name, verdict, from, to);
	if (term->rule && term->rule[0])
		words_put(text, size, "%s (%s)", sentence, term->rule);
	else
		words_put(text, size, "%s", sentence);
}
