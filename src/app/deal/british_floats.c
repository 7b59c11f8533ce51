/* The British deal: who leaves a level, sought card by card, and whom he meets below. */
#include "config.h"

#include "app/deal/british.h"

#include <stdlib.h>

/* Goes he this way as well, and lies no longer in his level? Then the table shows it. */
static bool has_gone(const struct dealer *dealer, const struct pairing_step *step)
{
	const struct deal_place *place = &dealer->place[step->player];

	return step->proof.passed == PAIRING_PASSED_GOES &&
		(place->where == DEAL_SEATED || place->group != dealer->group_of[step->player]);
}

/* Those who came before this card in the search that found it, a step each. */
static void say_passed(struct dealer *dealer, int card, bool up)
{
	const int board = dealer->board_of[card];

	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];
		struct caption caption = {.count = 0};

		if (step->kind != PAIRING_STEP_FLOAT_PASSED || step->board != board ||
			step->other != card ||
			(step->as.float_passed.way == PAIRING_FLOAT_UP) != up ||
			(step->player >= 0 && has_gone(dealer, step)))
			continue;
		dealer_step(dealer, DEAL_PASSED,
			step->player < 0 ? dealer->group_of[card] : dealer->group_of[step->player]);
		dealer_on_board(dealer, board);
		british_add_passed(dealer, step, &caption);
		dealer_say(dealer, &caption);
		dealer_name(dealer, step->player);
		dealer_name(dealer, step->other);
	}
}

/* Does all of a level of several cards go down from it? Then no mid-line is drawn. */
static bool all_go_down(const struct dealer *dealer, int level)
{
	const struct deal_group *cards = &dealer->deal->groups[level];

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];

		if (!british_leaves(dealer, card) || dealer_opponent(dealer, card) < 0)
			return false;
	}
	return cards->count > 1;
}

/* Why he goes down, by a reason that names his opponent. */
static void add_going(const struct dealer *dealer, int card, const struct pairing_step *reason,
	struct caption *caption)
{
	const int level = dealer->group_of[card];
	struct pairing_step alone = *reason;
	char who[WHO_SIZE], score[16];

	dealer_who(dealer, card, who);
	dealer_score(dealer, level, score);
	if (british_is_sent(dealer, card, PAIRING_PIN_FLOAT_DOWN)) {
		caption_add(caption, "", "%s goes down from %s, as fixed by hand", who, score);
	} else if (all_go_down(dealer, level)) {
		caption_add(caption, "9-11, 13", "%s goes down from %s, as all of his level do",
			who, score);
	} else {
		alone.other = PAIRING_NOBODY;
		caption_add_step(caption, &dealer->cast, &alone);
		british_add_group(dealer, card, false, caption);
	}
}

/* Down to the next level, where his opponent is sought. */
static void float_down(struct dealer *dealer, int card)
{
	const int board = dealer->board_of[card], level = dealer->group_of[card];
	const struct pairing_step *reason =
		british_reason(dealer, board, PAIRING_STEP_FLOAT_DOWN, card);
	struct deal_place to = dealer->place[card];
	struct caption caption = {.count = 0};

	if (!reason || to.where != DEAL_LAID)
		return;
	say_passed(dealer, card, false);
	british_exchange(dealer, board, card);
	to = dealer->place[card];
	to.group = level + 1;
	to.half = DEAL_NO_HALF;
	dealer_step(dealer, DEAL_FLOAT, level);
	dealer_on_board(dealer, board);
	dealer_reach(dealer, level + 1);
	add_going(dealer, card, reason, &caption);
	dealer_say(dealer, &caption);
	dealer_name(dealer, card);
	dealer_move(dealer, card, to);
}

static void give_bye(struct dealer *dealer, int card)
{
	const int board = dealer->board_of[card];
	const struct pairing_step *reason = british_reason(dealer, board, PAIRING_STEP_BYE, card);
	struct caption caption = {.count = 0};

	if (!reason)
		return;
	say_passed(dealer, card, false);
	british_exchange(dealer, board, card);
	dealer_step(dealer, DEAL_BYE, dealer->group_of[card]);
	caption_add_step(&caption, &dealer->cast, reason);
	british_add_group(dealer, card, true, &caption);
	dealer_say(dealer, &caption);
	dealer_seat(dealer, board);
}

/* One who leaves his level, and when he does. */
struct leaver {
	int card, turn;
};

static int compare_leavers(const void *a, const void *b)
{
	const struct leaver *one = a, *two = b;

	return (one->turn > two->turn) - (one->turn < two->turn);
}

/* In the order of the search; the bye comes first, then who is sent by hand. */
static struct leaver leaver_of(const struct dealer *dealer, int card, int rank)
{
	const struct pairing_step *reason =
		british_reason(dealer, dealer->board_of[card], PAIRING_STEP_FLOAT_DOWN, card);
	const int all = dealer->deal->norder;

	if (!reason)
		return (struct leaver){card, rank - 2 * all};
	if (british_is_sent(dealer, card, PAIRING_PIN_FLOAT_DOWN))
		return (struct leaver){card, rank - all};
	return (struct leaver){card, reason->as.float_down.place};
}

void british_leavers(struct dealer *dealer, int level)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	struct leaver *leavers = calloc((size_t)cards->count + 1, sizeof(*leavers));
	int count = 0;

	dealer->failed = dealer->failed || !leavers;
	if (!leavers)
		return;
	british_odd(dealer, level);
	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];

		if (british_leaves(dealer, card) && !dealer->dealt[dealer->board_of[card]])
			leavers[count++] = leaver_of(dealer, card, i);
	}
	qsort(leavers, (size_t)count, sizeof(*leavers), compare_leavers);
	for (int i = 0; i < count; i++)
		if (dealer_opponent(dealer, leavers[i].card) < 0)
			give_bye(dealer, leavers[i].card);
		else
			float_down(dealer, leavers[i].card);
	free(leavers);
}

/* The three that lie in a level, he who comes up first; false: there are more, or fewer. */
static bool find_three(const struct dealer *dealer, int other, int left[3])
{
	const int level = dealer->group_of[other];
	const struct deal_group *cards = &dealer->deal->groups[level];
	int count = 1;

	left[0] = other;
	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];

		if (card == other || !dealer_lies_in(dealer, card, level))
			continue;
		if (count == 3)
			return false;
		left[count++] = card;
	}
	return count == 3;
}

/*
 * Who comes up is due the colour of the floater, and one behind him is not: of three cards the two
 * others would be left then, due one colour, so that nothing would be saved.
 */
static void say_saves_nothing(struct dealer *dealer, int card, int other)
{
	const enum pairing_colour due = dealer->due[card];
	struct caption caption = {.count = 0};
	char who[WHO_SIZE], whom[WHO_SIZE], one[WHO_SIZE], two[WHO_SIZE];
	int left[3], suits, third;

	if (due == PAIRING_NEUTRAL || dealer->due[other] != due || dealer->asked ||
		!find_three(dealer, other, left))
		return;
	suits = dealer->due[left[1]] != due ? left[1] : left[2];
	third = suits == left[1] ? left[2] : left[1];
	if (dealer->due[suits] == PAIRING_NEUTRAL || dealer->due[suits] == due ||
		dealer->due[third] != due ||
		pairing_round_met(&dealer->position->cards.input, card, suits) > 0)
		return;
	dealer_step(dealer, DEAL_PASSED, dealer->group_of[other]);
	dealer_on_board(dealer, dealer->board_of[card]);
	caption_add(&caption, "15, 17",
		"%s is due %s and would suit %s, but then %s and %s would be left, both due %s",
		dealer_who(dealer, suits, who), words_colour(dealer->due[suits]),
		dealer_who(dealer, card, whom), dealer_who(dealer, other, one),
		dealer_who(dealer, third, two), words_colour(due));
	dealer_say(dealer, &caption);
	dealer_name(dealer, suits);
	dealer_name(dealer, other);
}

/* The opponent comes up to the floater, with the colours of their board. */
static void come_up(struct dealer *dealer, int card, int other)
{
	const int board = dealer->board_of[card];
	const struct pairing_step *reason =
		british_reason(dealer, board, PAIRING_STEP_FLOAT_UP, other);
	struct caption caption = {.count = 0};
	char who[WHO_SIZE], whom[WHO_SIZE], from[16], to[16];

	british_levels(dealer, dealer->group_of[card] + 1, dealer->group_of[other]);
	if (!reason)
		return;
	say_passed(dealer, other, true);
	say_saves_nothing(dealer, card, other);
	british_exchange(dealer, board, other);
	dealer_step(dealer, DEAL_BOARD, dealer->group_of[other]);
	if (british_is_sent(dealer, other, PAIRING_PIN_FLOAT_UP))
		caption_add(&caption, "",
			"%s comes up from %s to %s and meets %s, as fixed by hand",
			dealer_who(dealer, other, who),
			dealer_score(dealer, dealer->group_of[other], from),
			dealer_score(dealer, dealer->group_of[card], to),
			dealer_who(dealer, card, whom));
	else
		caption_add_step(&caption, &dealer->cast, reason);
	british_say_colours(dealer, board, &caption);
	dealer_say(dealer, &caption);
	british_turn(dealer, board);
	dealer_seat(dealer, board);
}

void british_opponents(struct dealer *dealer, int level)
{
	const struct deal_group *cards = &dealer->deal->groups[level];

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];

		if (british_leaves(dealer, card) && dealer_opponent(dealer, card) >= 0 &&
			!dealer->dealt[dealer->board_of[card]])
			come_up(dealer, card, dealer_opponent(dealer, card));
	}
}
