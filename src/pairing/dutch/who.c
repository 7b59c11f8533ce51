/*
 * Who makes the difference between two draws by a term of the Dutch rules.
 */
#include <stdlib.h>

#include "book/who.h"
#include "dutch/score.h"
#include "dutch/unmet.h"

/* Two draws, and the bracket of which the term speaks; level -1: the whole draw. */
struct pair_of_draws {
	struct dutch_seats now, then;
	enum pairing_term_id term;
	int level;
};

static const struct dutch_seats *seats_of(
	const struct pair_of_draws *pair, const struct card_seats *seats)
{
	return seats == &pair->now.seats ? &pair->now : &pair->then;
}

static bool is_unmet(const struct card_seats *seats, int card, const void *context)
{
	const struct pair_of_draws *pair = context;

	return dutch_is_unmet(seats_of(pair, seats), pair->level, card, pair->term);
}

static bool goes_down(const struct card_seats *seats, int card, const void *context)
{
	const struct pair_of_draws *pair = context;

	return seats->field.card[card].level <= pair->level &&
		dutch_seats_bracket(seats_of(pair, seats), card) > pair->level;
}

/* C8: does he go on from the next bracket as well? */
static bool goes_on(const struct card_seats *seats, int card, const void *context)
{
	const struct pair_of_draws *pair = context;

	return seats->field.card[card].level <= pair->level + 1 &&
		dutch_seats_bracket(seats_of(pair, seats), card) > pair->level + 1;
}

/* 1.7.1: does 5.2 give him the colour that he must have, and the draw the other one? */
static bool is_denied(const struct card_seats *seats, int card, const void *context)
{
	const struct dutch_seats *side = seats_of(context, seats);
	const int other = seats->opponent[card];
	const int high = other < card ? other : card, low = other < card ? card : other;

	return other >= 0 && side->dutch.card[card].strength == DUTCH_ABSOLUTE &&
		side->dutch.card[card].due != dutch_seats_given(side, card) &&
		dutch_absolutes_denied(&side->dutch, high, low, dutch_seats_given(side, high)) > 0;
}

/* 5.2: has the board other colours than the rules give? */
static bool is_against_rule(const struct card_seats *seats, int card, const void *context)
{
	const struct dutch_seats *side = seats_of(context, seats);

	return dutch_seats_given(side, card) != dutch_seats_by_rule(side, card);
}

static bool has_bye(const struct card_seats *seats, int card, const void *context)
{
	(void)context;
	return seats->opponent[card] == SEATS_BYE;
}

/* Is the card paired in the bracket, having come down to it? */
static bool is_paired_below(const struct card_seats *seats, int card, int level)
{
	const int other = seats->opponent[card];

	return other > card && seats->field.card[card].level < level &&
		seats->field.card[other].level == level;
}

/* Is he the higher of two residents of the bracket? */
static bool is_top(const struct card_seats *seats, int card, int level)
{
	const int other = seats->opponent[card];

	return other > card && seats->field.card[card].level == level &&
		seats->field.card[other].level == level;
}

/* The first whose opponent is another one: those who moved down (4.2), or of the upper half. */
static void find_opponent(
	const struct who_draws *draws, int level, bool down, struct pairing_who *who)
{
	for (int c = 0; c < draws->now->field.count; c++) {
		const bool now =
			down ? is_paired_below(draws->now, c, level) : is_top(draws->now, c, level);
		const bool then = down ? is_paired_below(draws->then, c, level)
				       : is_top(draws->then, c, level);

		if (now != then)
			return;
		if (now && draws->now->opponent[c] != draws->then->opponent[c]) {
			who_set_boards(draws, c, c, who);
			return;
		}
	}
}

/* 4.4: the first of those moved down who is paired in one draw alone, and who is instead. */
static void find_moved_down(const struct who_draws *draws, int level, struct pairing_who *who)
{
	int now = -1, then = -1;

	for (int c = 0; c < draws->now->field.count; c++) {
		const bool one = is_paired_below(draws->now, c, level),
			   two = is_paired_below(draws->then, c, level);

		if (one && !two && now < 0)
			now = c;
		if (two && !one && then < 0)
			then = c;
	}
	if (now >= 0 && then >= 0)
		who_set(draws, then, now, who);
}

/* The card with this number among those of the bracket who meet nobody from above. */
static int card_numbered(const struct card_seats *seats, int level, int64_t number)
{
	const struct field_level *cards = &seats->field.level[level];

	for (int c = cards->first; c < cards->first + cards->count; c++) {
		const int other = seats->opponent[c];

		if (other >= 0 && other < cards->first)
			continue;
		if (--number == 0)
			return c;
	}
	return -1;
}

/* 4.3: does he play in the other half of those who meet nobody from above? */
static bool is_exchanged(const struct card_seats *seats, int card, const void *context)
{
	const struct pair_of_draws *pair = context;
	const struct field_level *cards = &seats->field.level[pair->level];
	int number = 0, pairs = 0;

	if (seats->field.card[card].level != pair->level ||
		(seats->opponent[card] >= 0 && seats->opponent[card] < cards->first))
		return false;
	for (int c = cards->first; c < cards->first + cards->count; c++) {
		const int other = seats->opponent[c];

		number += c <= card && !(other >= 0 && other < cards->first);
		pairs += is_top(seats, c, pair->level);
	}
	return (number <= pairs) != is_top(seats, card, pair->level);
}

/* 4.3: more are exchanged, or as many who stand further apart. */
static void find_crossed(
	const struct who_draws *draws, const struct pair_of_draws *pair, struct pairing_who *who)
{
	struct pairing_who found = {0};

	who_differ(draws, is_exchanged, pair, &found);
	if (found.nthen > found.nnow || (draws->at == 1 && found.nthen == found.nnow))
		*who = found;
}

/* 4.3: as many are exchanged, as far apart, but another one is. */
static void find_exchanged(const struct who_draws *draws, int level, struct pairing_who *who)
{
	const int64_t before = draws->before < 0 ? -draws->before : draws->before,
		      after = draws->after < 0 ? -draws->after : draws->after;
	int now, then;

	now = card_numbered(draws->now, level, before);
	then = card_numbered(draws->then, level, after);
	if (now >= 0 && then >= 0)
		who_set(draws, then, now, who);
}

static unsigned mark_of(enum pairing_term_id term)
{
	return term == PAIRING_TERM_FAR_DOWN_LAST      ? DUTCH_DOWN_1
		: term == PAIRING_TERM_FAR_UP_LAST     ? DUTCH_UP_1
		: term == PAIRING_TERM_FAR_DOWN_BEFORE ? DUTCH_DOWN_2
						       : DUTCH_UP_2;
}

/* C18, C20: has he come down to the bracket, and goes on, with the mark of the term? */
static bool goes_further(const struct card_seats *seats, int card, const void *context)
{
	const struct pair_of_draws *pair = context;
	const struct dutch_seats *side = seats_of(pair, seats);

	return seats->field.card[card].level < pair->level &&
		dutch_seats_bracket(side, card) > pair->level &&
		(side->dutch.card[card].floats & mark_of(pair->term)) != 0;
}

/*
 * Those who come down to the bracket are the same in both draws: the brackets above do not differ.
 */
static void find_further(
	const struct who_draws *draws, const struct pair_of_draws *pair, struct pairing_who *who)
{
	who_differ(draws, goes_further, pair, who);
	if (who->nnow > 0 && (who->nthen != 1 || who->nnow != 1))
		*who = (struct pairing_who){0};
}

/* C19, C21: who meets one from above and has the mark of the term, `at` before him. */
static int find_raised(const struct dutch_seats *side, const struct pair_of_draws *pair, int at)
{
	for (int c = 0; c < side->dutch.field.count; c++) {
		const int other = side->seats.opponent[c];

		if (is_paired_below(&side->seats, c, pair->level) &&
			(side->dutch.card[other].floats & mark_of(pair->term)) != 0 && at-- == 0)
			return other;
	}
	return -1;
}

static void find_higher(
	const struct who_draws *draws, const struct pair_of_draws *pair, struct pairing_who *who)
{
	const int now = find_raised(&pair->now, pair, draws->at),
		  then = find_raised(&pair->then, pair, draws->at);

	if (now >= 0 && then >= 0)
		who_set_boards(draws, then, now, who);
}

static void find(
	const struct who_draws *draws, const struct pair_of_draws *pair, struct pairing_who *who)
{
	enum { COUNT_AND_DISTANCE = 2 }; /* of exchanges, before those who are exchanged */

	if (who_term_is(draws, PAIRING_TERM_BYE))
		who_exchanged(draws, has_bye, NULL, who);
	else if (who_term_is(draws, PAIRING_TERM_ABSOLUTE_PREFERENCES))
		who_differ(draws, is_denied, pair, who);
	else if (who_term_is(draws, PAIRING_TERM_COLOURS_BY_RULE) &&
		draws->after == draws->before + 1)
		who_coloured(draws, is_against_rule, pair, who);
	if (pair->level < 0)
		return;
	/* of terms that nobody can be unmet by it names nobody */
	who_differ(draws, is_unmet, pair, who);
	if (who_term_is(draws, PAIRING_TERM_BYE_UNPLAYED))
		who_exchanged(draws, has_bye, NULL, who);
	else if (who_term_is(draws, PAIRING_TERM_DOWNFLOATERS))
		who_differ(draws, goes_down, pair, who);
	else if (who_term_is(draws, PAIRING_TERM_DOWNFLOATER_SCORES) && draws->at >= 0)
		who_exchanged(draws, goes_down, pair, who);
	else if (who_term_is(draws, PAIRING_TERM_NEXT_BRACKET) && draws->at == 0)
		who_differ(draws, goes_on, pair, who);
	else if (who_term_is(draws, PAIRING_TERM_NEXT_BRACKET) && draws->at > 0)
		who_exchanged(draws, goes_on, pair, who);
	else if (who_term_is(draws, PAIRING_TERM_FAR_DOWN_LAST) ||
		who_term_is(draws, PAIRING_TERM_FAR_DOWN_BEFORE))
		find_further(draws, pair, who);
	else if ((who_term_is(draws, PAIRING_TERM_FAR_UP_LAST) ||
			 who_term_is(draws, PAIRING_TERM_FAR_UP_BEFORE)) &&
		draws->at >= 0)
		find_higher(draws, pair, who);
	else if (who_term_is(draws, PAIRING_TERM_MOVED_DOWN) && draws->at >= 0)
		find_moved_down(draws, pair->level, who);
	else if (who_term_is(draws, PAIRING_TERM_MOVED_DOWN_OPPONENTS))
		find_opponent(draws, pair->level, true, who);
	else if (who_term_is(draws, PAIRING_TERM_BRACKET_ORDER))
		find_opponent(draws, pair->level, false, who);
	else if (who_term_is(draws, PAIRING_TERM_BRACKET_EXCHANGES) &&
		draws->at < COUNT_AND_DISTANCE)
		find_crossed(draws, pair, who);
	else if (who_term_is(draws, PAIRING_TERM_BRACKET_EXCHANGES))
		find_exchanged(draws, pair->level, who);
}

static int level_of(const struct field *field, int score)
{
	for (int k = 0; k < field->nlevels; k++)
		if (field->level[k].score == score)
			return k;
	return -1;
}

enum pairing_status dutch_who(const struct frame_draw *now, const struct frame_draw *then,
	const struct pairing_change *change, struct pairing_who *who)
{
	struct pair_of_draws pair = {.level = -1};
	const struct who_draws draws = who_draws(&pair.now.seats, &pair.then.seats, change);
	const bool made = dutch_seats_init(&pair.now, now) && dutch_seats_init(&pair.then, then);

	pair.term = draws.term->id;
	if (draws.term->level >= 0)
		pair.level = level_of(&now->seats.field, draws.term->level);
	if (made)
		find(&draws, &pair, who);
	dutch_seats_done(&pair.then);
	dutch_seats_done(&pair.now);
	return made ? PAIRING_OK : PAIRING_NO_MEMORY;
}
