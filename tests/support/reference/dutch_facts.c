/* What the Dutch rules read in the records of a round. */
#include "support/reference/dutch_facts.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "support/reference/library_terms.h"

/* Of the games played, from the last one back: colours, and Whites less Blacks. */
static int read_colours(
	const struct round_facts *facts, int pin, enum colour back[FACTS_ROUNDS], int *difference)
{
	int count = 0;

	*difference = 0;
	for (int round = facts->round - 1; round > 0; round--) {
		const struct fact_game *game = &facts->game[pin][round];

		if (!game->played || game->opponent == 0)
			continue;
		back[count++] = game->colour;
		*difference += game->colour == COLOUR_WHITE ? 1 : -1;
	}
	return count;
}

int dutch_facts_strength(const struct round_facts *facts, int card)
{
	enum colour back[FACTS_ROUNDS] = {COLOUR_NONE};
	int difference;
	const int count = read_colours(facts, facts->card[card].pin, back, &difference);

	if (count == 0)
		return 0;
	if (abs(difference) > 1 || (count > 1 && back[0] == back[1]))
		return 3;
	return difference != 0 ? 2 : 1;
}

bool dutch_facts_same_absolute(const struct round_facts *facts, int a, int b)
{
	return dutch_facts_strength(facts, a) == 3 && dutch_facts_strength(facts, b) == 3 &&
		facts->card[a].due == facts->card[b].due;
}

/* 1.7.1: two games running with one colour ask for the other, whatever the difference of 1. */
static enum colour due_of(const struct round_facts *facts, int card)
{
	enum colour back[FACTS_ROUNDS] = {COLOUR_NONE};
	int difference;
	const int count = read_colours(facts, facts->card[card].pin, back, &difference);
	const bool twice = count > 1 && back[0] == back[1] && abs(difference) < 2;

	if (count == 0)
		return COLOUR_NONE;
	if (!twice && difference != 0)
		return difference > 0 ? COLOUR_BLACK : COLOUR_WHITE;
	return back[0] == COLOUR_WHITE ? COLOUR_BLACK : COLOUR_WHITE;
}

/* 1.4: also who has points without a game. */
bool dutch_facts_down(const struct round_facts *facts, int card, int back)
{
	const int pin = facts->card[card].pin, round = facts->round - back;
	const struct fact_game *game = &facts->game[pin][round < 0 ? 0 : round];

	if (round < 1)
		return false;
	if (!game->played || game->opponent == 0)
		return game->drawn_bye || game->full_bye || game->half_bye || game->default_win;
	return facts_score(facts, pin, round) > facts_score(facts, game->opponent, round);
}

bool dutch_facts_up(const struct round_facts *facts, int card, int back)
{
	const int pin = facts->card[card].pin, round = facts->round - back;

	return round >= 1 && facts->game[pin][round].played &&
		facts->game[pin][round].opponent > 0 &&
		facts_score(facts, pin, round) <
		facts_score(facts, facts->game[pin][round].opponent, round);
}

/* The round that was amended last: that of the draws that are counted. */
static const struct round_facts *amended;

void dutch_facts_amend(struct round_facts *facts)
{
	amended = facts;
	facts->booked_may = true;
	for (int i = 0; i < facts->count; i++) {
		facts->card[i].due = due_of(facts, i);
		facts->card[i].down_last = dutch_facts_down(facts, i, 1);
		facts->card[i].up_last = dutch_facts_up(facts, i, 1);
	}
}

/* Does card i with this opponent (-1: the bye) and colour count against the bracket? */
bool dutch_facts_counts(const struct round_facts *facts, const char *rule, int score, int i,
	int other, enum colour given)
{
	const int mine = facts->card[i].score, his = other < 0 ? -1 : facts->card[other].score;
	const bool unmet = other >= 0 && score == (mine < his ? mine : his) &&
		facts->card[i].due != COLOUR_NONE && facts->card[i].due != given;
	const int criterion = atoi(rule + 1);

	switch (criterion) {
	case 6:
		return mine >= score && his < score;
	case 12:
		return unmet;
	case 13:
		return unmet && dutch_facts_strength(facts, i) == 2;
	case 14:
	case 16:
		return mine == score && his < score &&
			dutch_facts_down(facts, i, criterion == 14 ? 1 : 2);
	default:
		return mine == score && his > score &&
			dutch_facts_up(facts, i, criterion == 15 ? 1 : 2);
	}
}

static bool is_counted(const char *rule)
{
	static const char *const rules[] = {"C6", "C12", "C13", "C14", "C15", "C16", "C17"};

	for (size_t i = 0; i < sizeof(rules) / sizeof(rules[0]); i++)
		if (strcmp(rules[i], rule) == 0)
			return true;
	return false;
}

int dutch_facts_unmet(const struct round_facts *facts, const char *rule, int score)
{
	int sum = 0;

	if (!is_counted(rule))
		return -1;
	for (int i = 0; i < facts->count; i++)
		sum += dutch_facts_counts(
			facts, rule, score, i, facts->card[i].opponent, facts->card[i].given);
	return sum;
}

bool dutch_facts_is_unmet(const struct round_facts *facts, const char *rule, int score, int card)
{
	return is_counted(rule) &&
		dutch_facts_counts(facts, rule, score, card, facts->card[card].opponent,
			facts->card[card].given);
}

/* The same of any draw. */
static void check_count(const struct reference *reference, const struct reference_draw *draw,
	const struct pairing_draw *boards, const struct pairing_term *term, const int64_t *values)
{
	int sum = 0;

	(void)boards;
	if (!is_counted(term->rule) || term->length != 1 || reference->input->npins > 0)
		return;
	for (int i = 0; i < reference->n; i++)
		sum += dutch_facts_counts(amended, term->rule, term->level, i, draw->opponent[i],
			draw->white[i] ? COLOUR_WHITE : COLOUR_BLACK);
	ck_assert_msg(sum == values[0], "%s at %d: %d, not %d", term->rule, term->level, sum,
		(int)values[0]);
}

static int term_of(const struct reference *reference, const struct reference_draw *draw, int term,
	int64_t *values)
{
	return library_terms_one("dutch", reference, draw, term, values, check_count);
}

const struct reference_rules dutch_counted = {.term = term_of};
