/* The British deal: who leaves a level, sought card by card, and whom he meets below. */
#include "config.h"

#include "app/deal/british.h"

#include <stdlib.h>

static bool leaves(const struct dealer *dealer, int card)
{
	const int other = dealer_opponent(dealer, card);

	return dealer->board_of[card] >= 0 &&
		(other < 0 || dealer->group_of[other] > dealer->group_of[card]);
}

/* Has the arbiter fixed that he floats this way? */
static bool is_sent(const struct dealer *dealer, int card, enum pairing_pin_kind way)
{
	const struct pairing_input *input = &dealer->position->cards.input;

	for (int i = 0; i < input->npins; i++)
		if (input->pins[i].player == card && input->pins[i].kind == way)
			return true;
	return false;
}

/*
 * The cards of the level that have no board yet, and who of them leaves it: what is seated by hand
 * is not counted again.
 */
static struct pairing_step_odd count_to_seat(
	const struct dealer *dealer, int level, const struct pairing_step_odd *odd)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	struct pairing_step_odd left = {.score = odd->score};

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i], board = dealer->board_of[card];
		const int other = dealer_opponent(dealer, card);

		if (board < 0 || dealer->dealt[board] ||
			(other >= 0 && dealer->group_of[other] < level))
			continue;
		left.cards++;
		left.leave += leaves(dealer, card);
		left.fixed += leaves(dealer, card) && is_sent(dealer, card, PAIRING_PIN_FLOAT_DOWN);
	}
	left.must = odd->must && left.leave == odd->leave;
	return left;
}

static void say_odd(struct dealer *dealer, int level)
{
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];
		struct pairing_step alone = *step;
		struct caption caption = {.count = 0};

		if (step->kind != PAIRING_STEP_ODD ||
			step->as.odd.score != dealer->deal->groups[level].score)
			continue;
		alone.as.odd = count_to_seat(dealer, level, &step->as.odd);
		if (alone.as.odd.leave == 0)
			continue;
		if (alone.as.odd.leave != step->as.odd.leave)
			alone.rule = alone.as.odd.cards % 2 == 0    ? "9-11, 13"
				: level + 1 < dealer->deal->ngroups ? "19"
								    : "6";
		dealer_step(dealer, DEAL_ODD, level);
		caption_add_step(&caption, &dealer->before, &alone);
		dealer_say(dealer, &caption);
	}
}

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

/* Down to the next level, where his opponent is sought. */
static void float_down(struct dealer *dealer, int card)
{
	const int board = dealer->board_of[card], level = dealer->group_of[card];
	const struct pairing_step *reason =
		british_reason(dealer, board, PAIRING_STEP_FLOAT_DOWN, card);
	struct deal_place to = dealer->place[card];
	struct caption caption = {.count = 0};
	struct pairing_step alone;
	char who[WHO_SIZE], score[16];

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
	if (is_sent(dealer, card, PAIRING_PIN_FLOAT_DOWN)) {
		caption_add(&caption, "", "%s goes down from %s, as fixed by hand",
			dealer_who(dealer, card, who), dealer_score(dealer, level, score));
	} else {
		caption_add_step(&caption, &dealer->cast, &alone);
		british_add_group(dealer, card, false, &caption);
	}
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

/* In the order of the search; who is sent by hand comes first, the bye last. */
static struct leaver leaver_of(const struct dealer *dealer, int card, int rank)
{
	const struct pairing_step *reason =
		british_reason(dealer, dealer->board_of[card], PAIRING_STEP_FLOAT_DOWN, card);
	const int all = dealer->deal->norder;

	if (!reason)
		return (struct leaver){card, all + rank};
	if (is_sent(dealer, card, PAIRING_PIN_FLOAT_DOWN))
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
	say_odd(dealer, level);
	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];

		if (leaves(dealer, card) && !dealer->dealt[dealer->board_of[card]])
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

/* The opponent comes up to the floater, with the colours of their board. */
static void come_up(struct dealer *dealer, int card, int other)
{
	const int board = dealer->board_of[card];
	const struct pairing_step *reason =
		british_reason(dealer, board, PAIRING_STEP_FLOAT_UP, other);
	struct caption caption = {.count = 0};
	char who[WHO_SIZE], whom[WHO_SIZE], from[16], to[16];

	for (int level = dealer->group_of[card] + 1; level <= dealer->group_of[other]; level++)
		british_level(dealer, level);
	if (!reason)
		return;
	say_passed(dealer, other, true);
	british_exchange(dealer, board, other);
	dealer_step(dealer, DEAL_BOARD, dealer->group_of[other]);
	if (is_sent(dealer, other, PAIRING_PIN_FLOAT_UP))
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

		if (leaves(dealer, card) && dealer_opponent(dealer, card) >= 0 &&
			!dealer->dealt[dealer->board_of[card]])
			come_up(dealer, card, dealer_opponent(dealer, card));
	}
}
