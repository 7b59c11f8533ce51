/* What gets better and what gets worse from one draw to another, in plain words without figures. */
#include "config.h"

#include "app/words/gains.h"

#include <string.h>

#include "app/words/known.h"
#include "app/words/words.h"

/*
 * What it means when a term grows, and when it shrinks. Terms with the same words are of one kind:
 * of a score the first of them speaks for all.
 */
struct gain {
	enum pairing_term_id term;
	const char *worse, *better;
	/* it lists what this term counts, and means nothing where that differs */
	enum pairing_term_id counts;
};

#define GRADE_ORDER "further from grade order", "nearer to grade order"
#define THIRD_COLOURS "more third colours running", "fewer third colours running"
#define BYE_AGAIN "the bye for one who should be spared", "the bye for one who need not be spared"
#define BYE_ORDER "the bye for one later in the order", "the bye for one earlier in the order"

static const struct gain gains[] = {
	{PAIRING_TERM_WRONG_SEATS, "more seats that cannot be", "fewer seats that cannot be",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_BARRED_BYES, "the bye for one who may not have it",
		"no bye for one who may not have it", PAIRING_TERM_NONE},
	{PAIRING_TERM_NEEDLESS_BYES, "more byes than are needed", "fewer byes that are not needed",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_REPEATS, "more repeats", "fewer repeats", PAIRING_TERM_NONE},
	{PAIRING_TERM_THIRD_MEETINGS, "more third meetings", "fewer third meetings",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_FORBIDDEN_PAIRS, "more boards of two who are kept apart",
		"fewer boards of two who are kept apart", PAIRING_TERM_NONE},
	{PAIRING_TERM_BROKEN_PINS, "less of what is fixed by hand", "more of what is fixed by hand",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_TRAY, "more cards in the tray", "fewer cards in the tray", PAIRING_TERM_NONE},
	{PAIRING_TERM_BYE, "the bye on a higher score", "the bye on a lower score",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_BYE_AGAIN, BYE_AGAIN, PAIRING_TERM_NONE},
	{PAIRING_TERM_SECOND_BYE, "a second bye", "no second bye", PAIRING_TERM_NONE},
	{PAIRING_TERM_SECOND_BYES, "a second bye", "no second bye", PAIRING_TERM_NONE},
	{PAIRING_TERM_BYE_ORDER, BYE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_BYE_GROUP, BYE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_BYE_PLACE, "the bye higher in the list", "the bye lower in the list",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_BYE_UNPLAYED, "the bye for one who has played fewer games",
		"the bye for one who has played more games", PAIRING_TERM_NONE},
	{PAIRING_TERM_FLOATS, "more floats from a higher score", "fewer floats from a higher score",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_ODD_PLAYERS, "more who leave a higher score group",
		"fewer who leave a higher score group", PAIRING_TERM_NONE},
	{PAIRING_TERM_DIFFERENCES, "more players with three more of one colour",
		"fewer players with three more of one colour", PAIRING_TERM_NONE},
	{PAIRING_TERM_BOUNDARIES, "more scores crossed by floats", "fewer scores crossed by floats",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_DISTANCE, "longer floats", "shorter floats", PAIRING_TERM_NONE},
	{PAIRING_TERM_GROUP_DISTANCE, "longer floats", "shorter floats", PAIRING_TERM_NONE},
	{PAIRING_TERM_ODD_OVER, "more odd players switched beyond the limit",
		"fewer odd players switched beyond the limit", PAIRING_TERM_NONE},
	{PAIRING_TERM_ODD_ORDER, "odd players further from the order",
		"odd players nearer to the order", PAIRING_TERM_NONE},
	{PAIRING_TERM_TRANSFERS, "more players in the wrong colour",
		"fewer players in the wrong colour", PAIRING_TERM_NONE},
	{PAIRING_TERM_PREFERENCES, "more players in the wrong colour",
		"fewer players in the wrong colour", PAIRING_TERM_NONE},
	{PAIRING_TERM_STRONG_PREFERENCES, "more strong preferences not met",
		"fewer strong preferences not met", PAIRING_TERM_NONE},
	{PAIRING_TERM_ABSOLUTE_PREFERENCES, "more absolute preferences not met",
		"fewer absolute preferences not met", PAIRING_TERM_NONE},
	{PAIRING_TERM_ABSOLUTE_COLOURS, "more boards of two with one absolute preference",
		"fewer boards of two with one absolute preference", PAIRING_TERM_NONE},
	{PAIRING_TERM_TOP_DIFFERENCES, "more topscorers with a colour difference above 2",
		"fewer topscorers with a colour difference above 2", PAIRING_TERM_NONE},
	{PAIRING_TERM_TOP_RUNS, "more topscorers with a third colour running",
		"fewer topscorers with a third colour running", PAIRING_TERM_NONE},
	{PAIRING_TERM_THIRDS_AVOIDED, THIRD_COLOURS, PAIRING_TERM_NONE},
	{PAIRING_TERM_THIRDS_RULED_OUT, THIRD_COLOURS, PAIRING_TERM_NONE},
	{PAIRING_TERM_THIRDS, THIRD_COLOURS, PAIRING_TERM_NONE},
	{PAIRING_TERM_UNEQUAL, "more colours left unequal", "fewer colours left unequal",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_UNALTERED, "more colours that do not alternate",
		"fewer colours that do not alternate", PAIRING_TERM_NONE},
	{PAIRING_TERM_COLOURS_BY_RANK, "more colours against the rank",
		"fewer colours against the rank", PAIRING_TERM_NONE},
	{PAIRING_TERM_COLOURS_BY_RULE, "more boards with the colours the wrong way round",
		"fewer boards with the colours the wrong way round", PAIRING_TERM_NONE},
	{PAIRING_TERM_COLOURS, "more boards with the colours the wrong way round",
		"fewer boards with the colours the wrong way round", PAIRING_TERM_NONE},
	{PAIRING_TERM_LAZY_COLOURS, "more boards with the colours the wrong way round",
		"fewer boards with the colours the wrong way round", PAIRING_TERM_NONE},
	{PAIRING_TERM_CLAIMS, "a stronger claim gives way", "a weaker claim gives way",
		PAIRING_TERM_TRANSFERS},
	{PAIRING_TERM_TRANSFERRED_SCORES, "colours changed on higher scores",
		"colours changed on lower scores", PAIRING_TERM_TRANSFERS},
	{PAIRING_TERM_TRANSFERRED, "one higher in the list changes colour",
		"one lower in the list changes colour", PAIRING_TERM_TRANSFERS},
	{PAIRING_TERM_COLOURLESS, "other colours for those without one", "the colours of the lot",
		PAIRING_TERM_TRANSFERS},
	{PAIRING_TERM_AVOIDED_PAIRS, "more boards of two who should rather not meet",
		"fewer boards of two who should rather not meet", PAIRING_TERM_NONE},
	{PAIRING_TERM_SCHOOLMATES, "more boards between schoolmates",
		"fewer boards between schoolmates", PAIRING_TERM_NONE},
	{PAIRING_TERM_TOP_PLAYERS, "more boards between top players",
		"fewer boards between top players", PAIRING_TERM_NONE},
	{PAIRING_TERM_TEAM_MATES, "more boards between team-mates",
		"fewer boards between team-mates", PAIRING_TERM_NONE},
	{PAIRING_TERM_TEAM_MATES_IN_NEED, "more boards between team-mates",
		"fewer boards between team-mates", PAIRING_TERM_NONE},
	{PAIRING_TERM_REQUESTS, "more boards of two who asked not to meet",
		"fewer boards of two who asked not to meet", PAIRING_TERM_NONE},
	{PAIRING_TERM_DOWNFLOATERS, "more who go down", "fewer who go down", PAIRING_TERM_NONE},
	{PAIRING_TERM_DOWNFLOATER_SCORES, "higher scores of those who go down",
		"lower scores of those who go down", PAIRING_TERM_DOWNFLOATERS},
	{PAIRING_TERM_NEXT_BRACKET, "more, or higher ones, go down from the next bracket",
		"fewer, or lower ones, go down from the next bracket", PAIRING_TERM_NONE},
	{PAIRING_TERM_DOWNFLOATS, "downfloaters later in the order",
		"downfloaters earlier in the order", PAIRING_TERM_NONE},
	{PAIRING_TERM_UPFLOATS, "upfloaters later in the order", "upfloaters earlier in the order",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_FLOATERS, "floaters higher in the list", "floaters lower in the list",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_FLOATS_BOTH_WAYS, "more floats of those who have floated both ways",
		"fewer floats of those who have floated both ways", PAIRING_TERM_NONE},
	{PAIRING_TERM_FLOATS_AGAIN, "more floats the same way again",
		"fewer floats the same way again", PAIRING_TERM_NONE},
	{PAIRING_TERM_FLOATS_TWICE, "more floats the same way twice running",
		"fewer floats the same way twice running", PAIRING_TERM_NONE},
	{PAIRING_TERM_FLOAT_HISTORY, "more earlier floats the same way",
		"fewer earlier floats the same way", PAIRING_TERM_NONE},
	{PAIRING_TERM_FLOATS_NOT_OWED, "more floats that are not owed",
		"fewer floats that are not owed", PAIRING_TERM_NONE},
	{PAIRING_TERM_DOWN_LAST, "more who go down again", "fewer who go down again",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_UP_LAST, "more who come up again", "fewer who come up again",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_DOWN_BEFORE, "more who go down after two rounds",
		"fewer who go down after two rounds", PAIRING_TERM_NONE},
	{PAIRING_TERM_UP_BEFORE, "more who come up after two rounds",
		"fewer who come up after two rounds", PAIRING_TERM_NONE},
	{PAIRING_TERM_FAR_DOWN_LAST, "larger differences for those who went down last round",
		"smaller differences for those who went down last round", PAIRING_TERM_NONE},
	{PAIRING_TERM_FAR_UP_LAST, "larger differences for those who came up last round",
		"smaller differences for those who came up last round", PAIRING_TERM_NONE},
	{PAIRING_TERM_FAR_DOWN_BEFORE, "larger differences for those who went down two rounds ago",
		"smaller differences for those who went down two rounds ago", PAIRING_TERM_NONE},
	{PAIRING_TERM_FAR_UP_BEFORE, "larger differences for those who came up two rounds ago",
		"smaller differences for those who came up two rounds ago", PAIRING_TERM_NONE},
	{PAIRING_TERM_MOVED_DOWN, "lower ones of those moved down paired",
		"higher ones of those moved down paired", PAIRING_TERM_NONE},
	{PAIRING_TERM_MOVED_DOWN_OPPONENTS, "lower opponents for those moved down",
		"higher opponents for those moved down", PAIRING_TERM_NONE},
	{PAIRING_TERM_BRACKET_EXCHANGES, "exchanges later in the order",
		"exchanges earlier in the order", PAIRING_TERM_NONE},
	{PAIRING_TERM_EXCHANGES, "more exchanges across the mid-line",
		"fewer exchanges across the mid-line", PAIRING_TERM_NONE},
	{PAIRING_TERM_EXCHANGE, "exchanges over a longer way", "exchanges over a shorter way",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_EXTENT, "exchanges further from the mid-line",
		"exchanges nearer to the mid-line", PAIRING_TERM_NONE},
	{PAIRING_TERM_LOWER_HALVES, "one higher in the list in the lower half",
		"one lower in the list in the lower half", PAIRING_TERM_NONE},
	{PAIRING_TERM_BRACKET_ORDER, "transpositions later in the order",
		"transpositions earlier in the order", PAIRING_TERM_NONE},
	{PAIRING_TERM_DISPLACEMENT, GRADE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_SQUARES, GRADE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_RATING, GRADE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_ORDER, GRADE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_PLACES, GRADE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_PLACE_SQUARES, GRADE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_PLACE_ORDER, GRADE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_OPPONENTS, GRADE_ORDER, PAIRING_TERM_NONE},
	{PAIRING_TERM_SWITCHES_OVER, "more boards switched beyond the limit",
		"fewer boards switched beyond the limit", PAIRING_TERM_NONE},
	{PAIRING_TERM_SWITCHES_TO_EQUALISE, "more switches that only equalising allows",
		"fewer switches that only equalising allows", PAIRING_TERM_NONE},
	{PAIRING_TERM_INTERCHANGES, "more interchanges", "fewer interchanges", PAIRING_TERM_NONE},
	{PAIRING_TERM_SWITCH_POINTS, "switches of more points", "switches of fewer points",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_SWITCHED_BOARDS, "further from the natural pairing",
		"nearer to the natural pairing", PAIRING_TERM_NONE},
	{PAIRING_TERM_SWITCH_PLACES, "further from the natural pairing",
		"nearer to the natural pairing", PAIRING_TERM_NONE},
	{PAIRING_TERM_SWITCH_HEIGHT, "switches nearer to the top", "switches further from the top",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_SIT_OUTS, "more who sit out", "fewer who sit out", PAIRING_TERM_NONE},
	{PAIRING_TERM_SIT_OUT_ORDER, "one later in the order of asking sits out",
		"one earlier in the order of asking sits out", PAIRING_TERM_SIT_OUTS},
	{PAIRING_TERM_LIST_DISTANCE, "opponents further apart in the list",
		"opponents nearer to each other in the list", PAIRING_TERM_NONE},
	{PAIRING_TERM_NEXT_LOWER, "lower opponents for higher players",
		"higher opponents for higher players", PAIRING_TERM_NONE},
	{PAIRING_TERM_OFF_TABLE, "more players off the table", "fewer players off the table",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_FREE_ROUNDS, "more who are free", "fewer who are free", PAIRING_TERM_NONE},
	{PAIRING_TERM_TABLE_COLOURS, "more boards with the colours the wrong way round",
		"fewer boards with the colours the wrong way round", PAIRING_TERM_NONE},
	{PAIRING_TERM_LAZY_CHOICES, "further from the lazy draw", "nearer to the lazy draw",
		PAIRING_TERM_NONE},
	{PAIRING_TERM_LAZY_BYE, "further from the lazy draw", "nearer to the lazy draw",
		PAIRING_TERM_NONE},
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
		if (words_speaks_of(gains[i].term, term->id))
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
static bool covers_term(const struct pairing_term *one, const struct pairing_term *two)
{
	const struct gain *a = find(one), *b = find(two);

	return a && b && (one->level == two->level || two->level < 0) &&
		(strcmp(a->worse, b->worse) == 0 ||
			(b->counts != PAIRING_TERM_NONE && one->id == b->counts));
}

/* Does an earlier term that differs say it already? */
static bool is_said(const struct pairing_score *from, const struct pairing_score *to, int term)
{
	for (int i = 0; i < term; i++)
		if (covers_term(&to->terms[i], &to->terms[term]) && compare_term(from, to, i) != 0)
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
	const char *left = is->id == PAIRING_TERM_LIST_DISTANCE ? left_over(side, term) : NULL;

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

/* ". Better, but later in the rules: ..."; false: nothing is. */
static bool put_other(
	const struct side *side, const char *before, const char *after, char *text, size_t size)
{
	const struct side other = {side->from, side->to, !side->better, side->first, side->most};
	char list[SENTENCE_SIZE];
	const size_t used = strlen(text);

	if (put_side(&other, list, sizeof(list)) == 0)
		return false;
	words_put(text + used, size - used, "%s%s, but later in the rules: %s%s", before,
		other.better ? "Better" : "Worse", list, after);
	return true;
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
	if (!put_other(&side, text[0] ? " " : "", ".", text, size) && !side.better)
		words_put(text + strlen(text), size - strlen(text), "%sNothing gets better.",
			text[0] ? " " : "");
}
