/* Words for the terms of a score: what they are called, and what changes from one draw to another. */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "app/app.h"
#include "app/words.h"

enum unit {
	UNIT_COUNT,  /* numbers as they are */
	UNIT_POINTS, /* half points */
	UNIT_RANK    /* a list that only says better or worse */
};

/* `worse` is what would be if the term were larger. */
static const struct {
	const char *name, *shown;
	enum unit unit;
	const char *worse;
} known[] = {
	{"repeats", "repeats", UNIT_COUNT, "two who have met would meet again"},
	{"bye", "score of the bye", UNIT_POINTS, "the bye would go to a higher score"},
	{"floats", "floats by level", UNIT_COUNT, "more cards would leave a level"},
	{"distance", "squared distance of the floats", UNIT_COUNT, "floats would be longer"},
	{"transfers", "transfers", UNIT_COUNT, "more colours would have to change"},
	{"claims", "claims given up", UNIT_RANK, "a stronger claim would have to give way"},
	{"avoided pairs", "avoided pairs", UNIT_COUNT, "more pairs would meet that are to be kept apart"},
	{"exchanges", "exchanges", UNIT_COUNT, "more cards would cross the mid-line"},
	{"transferred scores", "scores of those who change colour", UNIT_POINTS, "a higher score would change colour"},
	{"colours by rank", "colours by rank", UNIT_COUNT, "a colour would go against the rank"},
	{"downfloats", "downfloats", UNIT_RANK, "the downfloater would be a less suitable card"},
	{"upfloats", "upfloats", UNIT_RANK, "the upfloater would be a less suitable card"},
	{"extent", "extent of the exchange", UNIT_COUNT, "the exchange would reach further from the mid-line"},
	{"displacement", "displacement", UNIT_COUNT, "cards would be further from their places"},
	{"squares", "squared displacement", UNIT_COUNT, "a card would be further from its place"},
	{"rating", "rating displacement", UNIT_COUNT, "opponents would be further from the grades of their places"},
	{"order", "order of the opponents", UNIT_RANK, "the higher card would not have the better place"},
	{"opponents", "order of the opponents", UNIT_RANK, "the higher card would not have the higher opponent"},
};

static int find(const struct pairing_term *term)
{
	int count = (int)(sizeof(known) / sizeof(known[0]));

	for (int i = 0; i < count; i++) {
		if (!strcmp(term->name, known[i].name))
			return i;
	}
	return -1;
}

static void term_name(const struct pairing_term *term, char *text, size_t size)
{
	int at = find(term);
	const char *shown = at < 0 ? term->name : known[at].shown;
	char level[16];

	if (term->level < 0)
		words_put(text, size, "%s", shown);
	else
		words_put(text, size, "%s at %s", shown, points_text(term->level, level));
}

void words_term_worse(const struct pairing_term *term, char *text, size_t size)
{
	int at = find(term);
	const char *comma = term->rule && term->rule[0] ? ", rule " : "";

	if (at < 0)
		words_put(text, size, "%s would be worse%s%s", term->name, comma, term->rule);
	else
		words_put(text, size, "%s%s%s", known[at].worse, comma, term->rule);
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

/* Below 0 when a is the better list: entry by entry, smaller is better, a list that ends first is better. */
static int compare_values(const int64_t *a, int na, const int64_t *b, int nb)
{
	for (int i = 0; i < na && i < nb; i++) {
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	}
	return na - nb;
}

void app_term_words(const struct pairing_term *term, const int64_t *before, int nbefore, const int64_t *after,
	int nafter, char *text, size_t size)
{
	int order = compare_values(after, nafter, before, nbefore), at = find(term);
	enum unit unit = at < 0 ? UNIT_COUNT : known[at].unit;
	const char *verdict = order < 0 ? "better" : "worse";
	char name[64], from[80], to[80], sentence[SENTENCE_SIZE];

	term_name(term, name, sizeof(name));
	list_words(before, nbefore, unit, from, sizeof(from));
	list_words(after, nafter, unit, to, sizeof(to));
	if (unit != UNIT_RANK && nbefore <= 1 && nafter <= 1)
		words_put(sentence, sizeof(sentence), "%s %s → %s", name, from, to);
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
