/* Sentences on the brackets of a Dutch draw. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/dutch_facts.h"
#include "support/told/dutch_forms.h"
#include "support/told/told_forms.h"

static int score_of_opponent(const struct round_facts *facts, int card)
{
	const int other = facts->card[card].opponent;

	/* one in the tray has not left his score */
	return other == FACTS_TRAY ? facts->card[card].score
		: other < 0        ? -1
				   : facts->card[other].score;
}

/* 1.3: of its own score, or moved down into it or through it. */
static bool is_member(const struct round_facts *facts, int card, int score)
{
	return facts->card[card].score == score ||
		(facts->card[card].score > score && score_of_opponent(facts, card) <= score);
}

void dutch_said_bracket(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int score = told_number(told, 'a');
	int count = 0, down = 0, of[3] = {0, 0, 0};

	for (int i = 0; i < facts->count; i++) {
		if (!is_member(facts, i, score))
			continue;
		count++;
		down += facts->card[i].score > score;
		of[facts->card[i].due]++;
	}
	told_true(told, count == told_number(told, 'n'), "its cards");
	told_true(told, down == (told_number(told, 'h') == 0 ? told_number(told, 'm') : 0),
		"from above");
	if (!sentence_has(&told->sentence, 'w')) {
		told_true(told, of[COLOUR_NONE] == count, "all without a colour");
		return;
	}
	told_true(told, of[COLOUR_WHITE] == told_number(told, 'w'), "White seekers");
	told_true(told, of[COLOUR_BLACK] == told_number(told, 'b'), "Black seekers");
	told_true(told,
		of[COLOUR_NONE] == (told_number(told, 'e') == 1 ? told_number(told, 'u') : 0),
		"without a colour");
}

void dutch_said_level_of_one(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	const int score = told_number(told, 'a');
	int count = 0, found = 0;

	for (int i = 0; i < facts->count; i++)
		if (is_member(facts, i, score)) {
			count++;
			found = i;
		}
	told_true(told, count == 1, "one card");
	told_true(told,
		facts->card[found].due ==
			(told_number(told, 'c') == 0 ? COLOUR_WHITE : COLOUR_BLACK),
		"the colour that he seeks");
}

/*
 * Are just these the players whom the rule counts in the bracket, by name or, of many, by number?
 */
static void check_unmet(const struct told *told, const char *rule, int score, const char *list)
{
	enum { NAMED_MOST = 6 };
	const int count = dutch_facts_unmet(&told->facts, rule, score);
	struct sentence sentence;
	struct told_names names;

	if (told_match(told, "%dn players", list, &sentence)) {
		told_true(told, count > NAMED_MOST && sentence_number(&sentence, 'n') == count,
			"how many");
		return;
	}
	told_read_names(told, list, &names);
	told_true(told, names.more == 0 && names.count == count, rule);
	for (int i = 0; i < names.count; i++)
		told_true(told, dutch_facts_is_unmet(&told->facts, rule, score, names.card[i]),
			"one whom the rule counts");
}

/* C13, said behind those of C12: "both with a strong preference"; "": it is not said. */
static void check_strong(const struct told *told, int score, int of, const char *text)
{
	static const char with[] = "with a strong preference";
	const int count = dutch_facts_unmet(&told->facts, "C13", score);
	const size_t length = strlen(text) - strlen(with);
	char list[COST_SIZE];

	told_true(told, strlen(text) >= strlen(with) && strcmp(text + length, with) == 0, text);
	snprintf(list, sizeof(list), "%.*s", length > 0 ? (int)length - 1 : 0, text);
	if (strcmp(list, "") == 0 || strcmp(list, "both") == 0 || strcmp(list, "all") == 0)
		told_true(told,
			count == of &&
				(of == 1                  ? list[0] == '\0'
						: of == 2 ? list[0] == 'b'
							  : list[0] == 'a'),
			"all of them");
	else
		check_unmet(told, "C13", score, list);
}

/* One clause; returns the rules that it speaks of: "C12, C13". */
static const char *check_clause(const struct told *told, int score, const char *clause)
{
	static const struct {
		const char *rule, *pattern;
	} clauses[] = {
		{"C14", "%tw {x:goes|go} down as in the last round"},
		{"C15", "%tw {x:comes|come} up as in the last round"},
		{"C16", "%tw {x:goes|go} down as two rounds ago"},
		{"C17", "%tw {x:comes|come} up as two rounds ago"},
	};
	const int wrong = dutch_facts_unmet(&told->facts, "C12", score);
	struct sentence sentence;
	char list[COST_SIZE], strong[COST_SIZE];

	if (told_match(told, "%tw {x:does|do} not get the colour {y:he wants|they want}{z:|, %ts}",
		    clause, &sentence)) {
		check_unmet(told, "C12", score, sentence_text(&sentence, 'w', list, sizeof(list)));
		told_true(told,
			(sentence_number(&sentence, 'x') == 0) == (wrong == 1) &&
				sentence_number(&sentence, 'x') == sentence_number(&sentence, 'y'),
			"one, several");
		if (sentence_number(&sentence, 'z') == 0)
			return "C12";
		check_strong(
			told, score, wrong, sentence_text(&sentence, 's', strong, sizeof(strong)));
		return "C12, C13";
	}
	for (size_t i = 0; i < sizeof(clauses) / sizeof(clauses[0]); i++) {
		if (!told_match(told, clauses[i].pattern, clause, &sentence))
			continue;
		check_unmet(told, clauses[i].rule, score,
			sentence_text(&sentence, 'w', list, sizeof(list)));
		told_true(told,
			(sentence_number(&sentence, 'x') == 0) ==
				(dutch_facts_unmet(&told->facts, clauses[i].rule, score) == 1),
			"one, several");
		return clauses[i].rule;
	}
	told_true(told, false, clause);
	return "";
}

/* "3 Cairns does not get the colour he wants; 4 Drew goes down as in the last round" */
void dutch_said_given_up(const struct told *told)
{
	char text[COST_SIZE], part[COST_SIZE], rules[PART_SIZE] = "", want[PART_SIZE];

	told_true(told,
		told_number(told, 'k') ==
			(told->held                           ? 2
					: told_is_fixed(told) ? 1
							      : 0),
		"of which draws it is said");
	for (const char *rest = told_text(told, 'n', text, sizeof(text)); rest;) {
		rest = sentence_next(rest, "; ", part, sizeof(part));
		snprintf(rules + strlen(rules), sizeof(rules) - strlen(rules), "%s%s",
			rules[0] ? ", " : "", check_clause(told, told_number(told, 'a'), part));
	}
	told_true(told, strcmp(rules, told_text(told, 'r', want, sizeof(want))) == 0, "the rules");
}

/* Who sits opposite whom by rank: first[i] and second[i]. */
struct natural {
	int score, count, first[FACTS_PINS], second[FACTS_PINS];
	int over, rest[FACTS_PINS]; /* of S2, behind them */
};

/*
 * Those moved down against the highest of the bracket, the rest half against half; who goes on down
 * is one of S2.
 */
static void find_natural(const struct round_facts *facts, int score, struct natural *natural)
{
	int card[FACTS_PINS] = {0}, count = 0, down = 0, paired = 0, half;

	for (int i = 0; i < facts->count; i++) {
		const int other = score_of_opponent(facts, i);
		const bool inside =
			(facts->card[i].score < other ? facts->card[i].score : other) == score;

		if (facts->card[i].opponent == FACTS_TRAY ||
			(!inside && (facts->card[i].score != score || other > score)))
			continue;
		down += facts->card[i].score > score;
		paired += inside;
		card[count++] = i;
	}
	half = (paired - 2 * down) / 2;
	natural->score = score;
	natural->over = count - paired;
	for (int i = 0; i < natural->over; i++)
		natural->rest[i] = card[paired + i];
	natural->count = down + half;
	for (int i = 0; i < down + half; i++) {
		natural->first[i] = i < down ? card[i] : card[down + i];
		natural->second[i] = i < down ? card[down + i] : card[down + half + i];
	}
}

/*
 * The pairs that are made in their place: those of the first ones, then of the others; the higher
 * card stands first in each.
 */
static void put_actual(
	const struct told *told, const struct natural *natural, char *text, size_t size)
{
	const struct round_facts *facts = &told->facts;
	int made = 0;

	for (int i = 0; i < 2 * natural->count + natural->over; i++) {
		const bool first = i < natural->count, over = i >= 2 * natural->count;
		const int at = first ? i : i - natural->count;
		const int one = over ? natural->rest[i - 2 * natural->count]
			: first      ? natural->first[at]
				     : natural->second[at];
		const int by_rank = over ? -1 : first ? natural->second[at] : natural->first[at];
		const int other = facts->card[one].opponent;

		if (other > one && other != by_rank && facts->card[other].score >= natural->score)
			facts_put_pair(facts, one, other, &made, text, size);
	}
}

void dutch_said_natural(const struct told *told)
{
	const struct round_facts *facts = &told->facts;
	struct natural natural;
	int changes = 0;
	char by_rank[COST_SIZE] = "", actual[COST_SIZE] = "", text[COST_SIZE];

	find_natural(facts, told_number(told, 'a'), &natural);
	for (int i = 0; i < natural.count; i++)
		if (facts->card[natural.first[i]].opponent != natural.second[i])
			facts_put_pair(facts, natural.first[i], natural.second[i], &changes,
				by_rank, sizeof(by_rank));
	put_actual(told, &natural, actual, sizeof(actual));
	told_true(told, told->low >= 0 && facts->card[told->low].score == told_number(told, 'a'),
		"its bracket");
	told_true(told, (changes == 0) == !sentence_has(&told->sentence, 'n'), "as by rank");
	if (changes == 0)
		return;
	told_others(told, changes, natural.count);
	told_true(told, strcmp(told_text(told, 'n', text, sizeof(text)), by_rank) == 0, by_rank);
	told_true(told, strcmp(told_text(told, 'm', text, sizeof(text)), actual) == 0, actual);
}
