/* The British deal: who leaves a level, sought card by card, and whom he meets below. */
#include "config.h"

#include "app/deal/british.h"

static bool leaves(const struct dealer *dealer, int card)
{
	const int other = dealer_opponent(dealer, card);

	return dealer->board_of[card] >= 0 &&
		(other < 0 || dealer->group_of[other] > dealer->group_of[card]);
}

static void say_odd(struct dealer *dealer, int level)
{
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];
		struct caption caption = {.count = 0};

		if (step->kind != PAIRING_STEP_ODD ||
			step->as.odd.score != dealer->deal->groups[level].score)
			continue;
		dealer_step(dealer, DEAL_ODD, level);
		caption_add_step(&caption, &dealer->before, step);
		dealer_say(dealer, &caption);
	}
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
			(step->as.float_passed.way == PAIRING_FLOAT_UP) != up)
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

/* Down to the next level, where his opponent is sought. */
static void float_down(struct dealer *dealer, int card)
{
	const int board = dealer->board_of[card], level = dealer->group_of[card];
	const struct pairing_step *reason =
		british_reason(dealer, board, PAIRING_STEP_FLOAT_DOWN, card);
	struct deal_place to = dealer->place[card];
	struct caption caption = {.count = 0};
	struct pairing_step alone;

	if (!reason || to.where != DEAL_LAID)
		return;
	alone = *reason;
	alone.other = PAIRING_NOBODY;
	say_passed(dealer, card, false);
	british_exchange(dealer, board, card);
	to = dealer->place[card];
	to.group = level + 1;
	to.half = DEAL_NO_HALF;
	dealer_step(dealer, DEAL_FLOAT, level);
	dealer_on_board(dealer, board);
	dealer_reach(dealer, level + 1);
	caption_add_step(&caption, &dealer->cast, &alone);
	british_add_group(dealer, card, false, &caption);
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

void british_leavers(struct dealer *dealer, int level)
{
	const struct deal_group *cards = &dealer->deal->groups[level];

	say_odd(dealer, level);
	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];

		if (!leaves(dealer, card) || dealer->dealt[dealer->board_of[card]])
			continue;
		if (dealer_opponent(dealer, card) < 0)
			give_bye(dealer, card);
		else
			float_down(dealer, card);
	}
}

/* The opponent comes up to the floater, with the colours of their board. */
static void come_up(struct dealer *dealer, int card, int other)
{
	const int board = dealer->board_of[card];
	const struct pairing_step *reason =
		british_reason(dealer, board, PAIRING_STEP_FLOAT_UP, other);
	struct caption caption = {.count = 0};

	for (int level = dealer->group_of[card] + 1; level <= dealer->group_of[other]; level++)
		british_level(dealer, level);
	if (!reason)
		return;
	say_passed(dealer, other, true);
	british_exchange(dealer, board, other);
	dealer_step(dealer, DEAL_BOARD, dealer->group_of[other]);
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

		if (leaves(dealer, card) && dealer_opponent(dealer, card) >= 0 &&
			!dealer->dealt[dealer->board_of[card]])
			come_up(dealer, card, dealer_opponent(dealer, card));
	}
}
