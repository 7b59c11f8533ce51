/* What gets better and what gets worse from one draw to another, in plain words without figures. */
#include "config.h"

#include "app/words/gains.h"

#include <string.h>

#include "app/words/words.h"

/*
 * What it means when a term grows, and when it shrinks. Terms with the same words are of one kind:
 * of a score the first of them speaks for all.
 */
struct gain {
	const char *name, *worse, *better;
	const char *rule; /* NULL: of any rule */
	const char
		*counts; /* it lists what this term counts, and means nothing where that differs */
};

#define GRADE_ORDER "further from grade order", "nearer to grade order"
#define THIRD_COLOURS "more third colours running", "fewer third colours running"
#define BYE_AGAIN "the bye for one who should be spared", "the bye for one who need not be spared"
#define BYE_ORDER "the bye for one later in the order", "the bye for one earlier in the order"

static const struct gain gains[] = {
	{"wrong seats", "more seats that cannot be", "fewer seats that cannot be", NULL, NULL},
	{"barred byes", "the bye for one who may not have it", "no bye for one who may not have it",
		NULL, NULL},
	{"needless byes", "more byes than are needed", "fewer byes that are not needed", NULL,
		NULL},
	{"repeats", "more repeats", "fewer repeats", NULL, NULL},
	{"third meetings", "more third meetings", "fewer third meetings", NULL, NULL},
	{"forbidden pairs", "more boards of two who are kept apart",
		"fewer boards of two who are kept apart", NULL, NULL},
	{"broken pins", "less of what is fixed by hand", "more of what is fixed by hand", NULL,
		NULL},
	{"tray", "more cards in the tray", "fewer cards in the tray", NULL, NULL},
	{"bye", "the bye on a higher score", "the bye on a lower score", NULL, NULL},
	{"bye again", BYE_AGAIN, NULL, NULL},
	{"second bye", "a second bye", "no second bye", NULL, NULL},
	{"second byes", "a second bye", "no second bye", NULL, NULL},
	{"order of the bye", BYE_ORDER, NULL, NULL},
	{"group of the bye", BYE_ORDER, NULL, NULL},
	{"place of the bye", "the bye higher in the list", "the bye lower in the list", NULL, NULL},
	{"unplayed games of the bye", "the bye for one who has played fewer games",
		"the bye for one who has played more games", NULL, NULL},
	{"floats", "more floats from a higher score", "fewer floats from a higher score", NULL,
		NULL},
	{"odd players", "more who leave a higher score group",
		"fewer who leave a higher score group", NULL, NULL},
	{"differences", "more players with three more of one colour",
		"fewer players with three more of one colour", NULL, NULL},
	{"boundaries", "more scores crossed by floats", "fewer scores crossed by floats", NULL,
		NULL},
	{"distance", "longer floats", "shorter floats", NULL, NULL},
	{"groups between opponents", "longer floats", "shorter floats", NULL, NULL},
	{"odd players beyond the limit", "more odd players switched beyond the limit",
		"fewer odd players switched beyond the limit", NULL, NULL},
	{"order of the odd players", "odd players further from the order",
		"odd players nearer to the order", NULL, NULL},
	{"transfers", "more players in the wrong colour", "fewer players in the wrong colour", NULL,
		NULL},
	{"colour preferences", "more players in the wrong colour",
		"fewer players in the wrong colour", NULL, NULL},
	{"strong colour preferences", "more strong preferences not met",
		"fewer strong preferences not met", NULL, NULL},
	{"absolute preferences", "more absolute preferences not met",
		"fewer absolute preferences not met", NULL, NULL},
	{"absolute colours", "more boards of two with one absolute preference",
		"fewer boards of two with one absolute preference", NULL, NULL},
	{"topscorers' colour differences", "more topscorers with a colour difference above 2",
		"fewer topscorers with a colour difference above 2", NULL, NULL},
	{"topscorers' colour runs", "more topscorers with a third colour running",
		"fewer topscorers with a third colour running", NULL, NULL},
	{"third colours avoided", THIRD_COLOURS, NULL, NULL},
	{"third colours ruled out", THIRD_COLOURS, NULL, NULL},
	{"third colours running", THIRD_COLOURS, NULL, NULL},
	{"colours not equalised", "more colours left unequal", "fewer colours left unequal", NULL,
		NULL},
	{"colours not alternated", "more colours that do not alternate",
		"fewer colours that do not alternate", NULL, NULL},
	{"colours by rank", "more colours against the rank", "fewer colours against the rank", NULL,
		NULL},
	{"colours by rule", "more boards with the colours the wrong way round",
		"fewer boards with the colours the wrong way round", NULL, NULL},
	{"colours", "more boards with the colours the wrong way round",
		"fewer boards with the colours the wrong way round", NULL, NULL},
	{"lazy colours", "more boards with the colours the wrong way round",
		"fewer boards with the colours the wrong way round", NULL, NULL},
	{"claims", "a stronger claim gives way", "a weaker claim gives way", NULL, "transfers"},
	{"transferred scores", "colours changed on higher scores",
		"colours changed on lower scores", NULL, "transfers"},
	{"transferred", "one higher in the list changes colour",
		"one lower in the list changes colour", NULL, "transfers"},
	{"colourless", "other colours for those without one", "the colours of the lot", NULL,
		"transfers"},
	{"avoided pairs", "more boards of two who should rather not meet",
		"fewer boards of two who should rather not meet", NULL, NULL},
	{"schoolmates", "more boards between schoolmates", "fewer boards between schoolmates", NULL,
		NULL},
	{"top players", "more boards between top players", "fewer boards between top players", NULL,
		NULL},
	{"team-mates", "more boards between team-mates", "fewer boards between team-mates", NULL,
		NULL},
	{"team-mates in need", "more boards between team-mates", "fewer boards between team-mates",
		NULL, NULL},
	{"requests", "more boards of two who asked not to meet",
		"fewer boards of two who asked not to meet", NULL, NULL},
	{"downfloaters", "more who go down", "fewer who go down", NULL, NULL},
	{"downfloaters' scores", "higher scores of those who go down",
		"lower scores of those who go down", NULL, "downfloaters"},
	{"next bracket", "more, or higher ones, go down from the next bracket",
		"fewer, or lower ones, go down from the next bracket", NULL, NULL},
	{"downfloats", "downfloaters later in the order", "downfloaters earlier in the order", NULL,
		NULL},
	{"upfloats", "upfloaters later in the order", "upfloaters earlier in the order", NULL,
		NULL},
	{"floaters", "floaters higher in the list", "floaters lower in the list", NULL, NULL},
	{"floats both ways", "more floats of those who have floated both ways",
		"fewer floats of those who have floated both ways", NULL, NULL},
	{"floats again", "more floats the same way again", "fewer floats the same way again", NULL,
		NULL},
	{"floats twice running", "more floats the same way twice running",
		"fewer floats the same way twice running", NULL, NULL},
	{"float history", "more earlier floats the same way", "fewer earlier floats the same way",
		NULL, NULL},
	{"floats not owed", "more floats that are not owed", "fewer floats that are not owed", NULL,
		NULL},
	{"downfloats of last round's", "more who go down again", "fewer who go down again", NULL,
		NULL},
	{"upfloats of last round's", "more who come up again", "fewer who come up again", NULL,
		NULL},
	{"downfloats of two rounds ago's", "more who go down after two rounds",
		"fewer who go down after two rounds", NULL, NULL},
	{"upfloats of two rounds ago's", "more who come up after two rounds",
		"fewer who come up after two rounds", NULL, NULL},
	{"differences of last round's downfloaters",
		"larger differences for those who went down last round",
		"smaller differences for those who went down last round", NULL, NULL},
	{"differences of last round's upfloaters",
		"larger differences for those who came up last round",
		"smaller differences for those who came up last round", NULL, NULL},
	{"differences of downfloaters of two rounds ago",
		"larger differences for those who went down two rounds ago",
		"smaller differences for those who went down two rounds ago", NULL, NULL},
	{"differences of upfloaters of two rounds ago",
		"larger differences for those who came up two rounds ago",
		"smaller differences for those who came up two rounds ago", NULL, NULL},
	{"moved-down players", "lower ones of those moved down paired",
		"higher ones of those moved down paired", NULL, NULL},
	{"opponents of the moved down", "lower opponents for those moved down",
		"higher opponents for those moved down", NULL, NULL},
	{"exchanges", "exchanges later in the order", "exchanges earlier in the order", "4.3",
		NULL},
	{"exchanges", "more exchanges across the mid-line", "fewer exchanges across the mid-line",
		NULL, NULL},
	{"exchange", "exchanges over a longer way", "exchanges over a shorter way", NULL, NULL},
	{"extent", "exchanges further from the mid-line", "exchanges nearer to the mid-line", NULL,
		NULL},
	{"lower halves", "one higher in the list in the lower half",
		"one lower in the list in the lower half", NULL, NULL},
	{"order of the opponents", "transpositions later in the order",
		"transpositions earlier in the order", "4.2", NULL},
	{"displacement", GRADE_ORDER, NULL, NULL},
	{"squares", GRADE_ORDER, NULL, NULL},
	{"rating", GRADE_ORDER, NULL, NULL},
	{"order", GRADE_ORDER, NULL, NULL},
	{"places", GRADE_ORDER, NULL, NULL},
	{"place squares", GRADE_ORDER, NULL, NULL},
	{"place order", GRADE_ORDER, NULL, NULL},
	{"opponents", GRADE_ORDER, NULL, NULL},
	{"switches beyond the limit", "more boards switched beyond the limit",
		"fewer boards switched beyond the limit", NULL, NULL},
	{"switches to equalise only", "more switches that only equalising allows",
		"fewer switches that only equalising allows", NULL, NULL},
	{"interchanges", "more interchanges", "fewer interchanges", NULL, NULL},
	{"points of switches", "switches of more points", "switches of fewer points", NULL, NULL},
	{"switched boards", "further from the natural pairing", "nearer to the natural pairing",
		NULL, NULL},
	{"places of switches", "further from the natural pairing", "nearer to the natural pairing",
		NULL, NULL},
	{"height of switches", "switches nearer to the top", "switches further from the top", NULL,
		NULL},
	{"sit-outs", "more who sit out", "fewer who sit out", NULL, NULL},
	{"order of sit-outs", "one later in the order of asking sits out",
		"one earlier in the order of asking sits out", NULL, "sit-outs"},
	{"list distance", "opponents further apart in the list",
		"opponents nearer to each other in the list", NULL, NULL},
	{"next lower", "lower opponents for higher players", "higher opponents for higher players",
		NULL, NULL},
	{"lazy choices", "further from the lazy draw", "nearer to the lazy draw", NULL, NULL},
	{"lazy bye", "further from the lazy draw", "nearer to the lazy draw", NULL, NULL},
};

enum { PHRASE = 160 };

/* A term that no rule has a number for has none. */
static const char *rule_of(const struct pairing_term *term)
{
	return term->rule ? term->rule : "";
}

static const struct gain *find(const struct pairing_term *term)
{
	for (size_t i = 0; i < sizeof(gains) / sizeof(gains[0]); i++)
		if (!strcmp(gains[i].name, term->name) &&
			(!gains[i].rule || !strcmp(gains[i].rule, rule_of(term))))
			return &gains[i];
	return NULL;
}

/* Below 0: the list of this term is the smaller, and so better, in the second score. */
static int compare_term(const struct pairing_score *from, const struct pairing_score *to, int term)
{
	const struct pairing_term *a = &from->terms[term], *b = &to->terms[term];

	for (int i = 0; i < a->length && i < b->length; i++) {
		const int64_t was = from->values[a->first + i], is = to->values[b->first + i];

		if (was != is)
			return is < was ? -1 : 1;
	}
	return b->length - a->length;
}

/*
 * Has the second of two terms nothing to add where the first differs? One of the whole draw adds
 * nothing to what is said of a score.
 */
static bool says(const struct pairing_term *one, const struct pairing_term *two)
{
	const struct gain *a = find(one), *b = find(two);

	return a && b && (one->level == two->level || two->level < 0) &&
		(strcmp(a->worse, b->worse) == 0 ||
			(b->counts && strcmp(one->name, b->counts) == 0));
}

/* Does an earlier term that differs say it already? */
static bool is_said(const struct pairing_score *from, const struct pairing_score *to, int term)
{
	for (int i = 0; i < term; i++)
		if (says(&to->terms[i], &to->terms[term]) && compare_term(from, to, i) != 0)
			return true;
	return false;
}

/* One side of what differs: the terms that get better, or worse. */
struct side {
	const struct pairing_score *from, *to;
	bool better;
	int first; /* terms before it are not looked at */
	int most;  /* named, of those with the same words but one */
};

static bool is_of(const struct side *side, int term)
{
	const int order = compare_term(side->from, side->to, term);

	return term >= side->first && order != 0 && (order < 0) == side->better &&
		!is_said(side->from, side->to, term);
}

/* The walk down tonight's list leaves some over in one draw alone. */
static const char *left_over(const struct side *side, int term)
{
	const int64_t was = side->from->values[side->from->terms[term].first],
		      is = side->to->values[side->to->terms[term].first];

	return was == 0   ? "some left over down the list"
		: is == 0 ? "nobody left over down the list"
			  : NULL;
}

/* "further from grade order"; of a term without words its name, and which of the two. */
static const char *phrase(const struct side *side, int term, char buffer[PHRASE])
{
	const struct pairing_term *is = &side->to->terms[term];
	const struct gain *gain = find(is);
	const char *left = strcmp(is->name, "list distance") == 0 ? left_over(side, term) : NULL;

	if (left)
		return left;
	if (gain)
		return side->better ? gain->better : gain->worse;
	words_put(buffer, PHRASE, "%s %s", is->name, side->better ? "better" : "worse");
	return buffer;
}

/* Have two terms of the side the same words and rule, so that only the score tells them apart? */
static bool is_same(const struct side *side, int one, int two)
{
	const struct pairing_term *terms = side->to->terms;
	char first[PHRASE], second[PHRASE];

	return strcmp(rule_of(&terms[one]), rule_of(&terms[two])) == 0 &&
		strcmp(phrase(side, one, first), phrase(side, two, second)) == 0;
}

/* Does the side have a term before this one with the same words and rule, of another score? */
static bool is_joined(const struct side *side, int term)
{
	for (int i = side->first; i < term; i++)
		if (is_of(side, i) && is_same(side, i, term))
			return true;
	return false;
}

/* " on 2, 1½ and 1", of all terms of the side with the words and the rule of this one. */
static void put_scores(const struct side *side, int term, char *text, size_t size)
{
	const struct pairing_term *terms = side->to->terms;
	char score[16], last[16] = "";
	int count = 0;

	text[0] = '\0';
	for (int i = term; i < side->to->nterms && terms[term].level >= 0; i++) {
		if (!is_of(side, i) || !is_same(side, i, term))
			continue;
		if (count > 0)
			words_put(text + strlen(text), size - strlen(text), "%s%s",
				count == 1 ? " on " : ", ", last);
		words_put(last, sizeof(last), "%s", points_text(terms[i].level, score));
		count++;
	}
	if (count > 0)
		words_put(text + strlen(text), size - strlen(text), "%s%s",
			count == 1 ? " on " : " and ", last);
}

/* The terms of a side, and that there are more than are named; how many were. */
static int put_side(const struct side *side, char *text, size_t size)
{
	const int terms =
		side->from->nterms < side->to->nterms ? side->from->nterms : side->to->nterms;
	int named = 0, more = 0;

	text[0] = '\0';
	for (int i = side->first; i < terms; i++) {
		const struct pairing_term *term = &side->to->terms[i];
		const bool ruled = term->rule && term->rule[0];
		char words[PHRASE], scores[PHRASE];

		if (!is_of(side, i) || is_joined(side, i))
			continue;
		if (named == side->most) {
			more++;
			continue;
		}
		put_scores(side, i, scores, sizeof(scores));
		words_put(text + strlen(text), size - strlen(text), "%s%s%s%s%s%s",
			named ? "; " : "", phrase(side, i, words), scores, ruled ? " (" : "",
			ruled ? term->rule : "", ruled ? ")" : "");
		named++;
	}
	if (more > 0)
		words_put(text + strlen(text), size - strlen(text), "; and more");
	return named;
}

/* ". Better, but later in the rules: ..." */
static void put_other(
	const struct side *side, const char *before, const char *after, char *text, size_t size)
{
	const struct side other = {side->from, side->to, !side->better, side->first, side->most};
	char list[SENTENCE_SIZE];
	const size_t used = strlen(text);

	if (put_side(&other, list, sizeof(list)) > 0)
		words_put(text + used, size - used, "%s%s, but later in the rules: %s%s", before,
			other.better ? "Better" : "Worse", list, after);
}

void words_gains_all(const struct pairing_score *from, const struct pairing_score *to, int most,
	char *text, size_t size)
{
	int first;
	const int order = pairing_score_compare(from, to, &first);
	const struct side side = {from, to, order > 0, first, most};

	text[0] = '\0';
	if (order == 0)
		return;
	put_side(&side, text, size);
	put_other(&side, ". ", "", text, size);
}

void words_gains_besides(
	const struct pairing_score *from, const struct pairing_score *to, char *text, size_t size)
{
	int first;
	const int order = pairing_score_compare(from, to, &first);
	const struct side side = {from, to, order > 0, first + 1, GAINS_MOST};
	char list[SENTENCE_SIZE];

	text[0] = '\0';
	if (order == 0)
		return;
	if (put_side(&side, list, sizeof(list)) > 0)
		words_put(text, size, "Also %s: %s.", side.better ? "better" : "worse", list);
	put_other(&side, text[0] ? " " : "", ".", text, size);
	if (!side.better && !strstr(text, "Better, but"))
		words_put(text + strlen(text), size - strlen(text), "%sNothing gets better.",
			text[0] ? " " : "");
}
