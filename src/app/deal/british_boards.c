/* The British deal: top half against bottom half, the short side first. */
#include "config.h"

#include "app/deal/british.h"
#include "app/words/telling.h"

/* The board (index) that the i-th card of a level leads, both of the level and not yet dealt; -1. */
static int board_led(const struct dealer *dealer, int level, int card)
{
	const int board = dealer->board_of[card], other = dealer_opponent(dealer, card);

	if (board < 0 || other < 0 || dealer->dealt[board] || dealer->group_of[other] != level)
		return -1;
	/* the list of a group stands in rank order, which need not be that of the indices */
	for (int i = dealer->deal->groups[level].first;; i++) {
		if (dealer->deal->order[i] == card)
			return board;
		if (dealer->deal->order[i] == other)
			return -1;
	}
}

/* "10 Jones would meet 15 Onions by place, but then ..."; false: nothing is known against it. */
static bool say_ideal(
	const struct dealer *dealer, const struct pairing_step *place, struct caption *caption)
{
	const struct telling telling = {.cast = &dealer->cast, .step = place};
	char why[SLOT_SIZE], player[WHO_SIZE], ideal[WHO_SIZE];

	dealer_who(dealer, place->player, player);
	dealer_who(dealer, place->as.place.ideal, ideal);
	if (place->proof.passed == PAIRING_PASSED_BETTER)
		return false;
	if (!telling_prove(&telling, why, sizeof(why)))
		return false;
	caption_add(
		caption, place->rule, "%s would meet %s by place, but then %s", player, ideal, why);
	return true;
}

/* The opponent by place is passed over, with the reason. *place then says only where they stand. */
static void pass_over(struct dealer *dealer, int board, struct pairing_step *place)
{
	const struct pairing_step *bar =
		british_reason(dealer, board, PAIRING_STEP_MET, PAIRING_NOBODY);
	struct caption caption = {.count = 0};

	if (!bar)
		bar = british_reason(dealer, board, PAIRING_STEP_AVOIDED, PAIRING_NOBODY);
	if (bar)
		caption_add_step(&caption, &dealer->cast, bar);
	else if (place->as.place.own == place->as.place.other ||
		!say_ideal(dealer, place, &caption))
		return;
	dealer_step(dealer, DEAL_PASSED, -1);
	dealer_of_board(dealer, board);
	dealer_say(dealer, &caption);
	dealer_name(dealer, place->player);
	dealer_name(dealer, bar ? bar->other : place->as.place.ideal);
	place->proof.passed = PAIRING_PASSED_MET;
	place->rule = "12";
}

/* Does the card act in the bottom half: is its opponent of the level and higher? */
static bool is_bottom(const struct dealer *dealer, int level, int card)
{
	const int other = dealer_opponent(dealer, card);

	return other >= 0 && dealer->group_of[other] == level &&
		board_led(dealer, level, other) == dealer->board_of[card];
}

/* One who comes before the opponent of a card, and has met it; but for him who stands opposite. */
static void pass_met(struct dealer *dealer, int board, int top, int card, int ideal)
{
	const int other = dealer_opponent(dealer, top),
		  round = british_round_met(dealer, top, card);
	struct caption caption = {.count = 0};
	char who[WHO_SIZE], whom[WHO_SIZE], name[WHO_SIZE];

	if (round == 0 || card == ideal ||
		british_colour(dealer, card) != british_colour(dealer, other))
		return;
	dealer_step(dealer, DEAL_PASSED, -1);
	dealer_of_board(dealer, board);
	caption_add(&caption, "1", "For %s, %s comes before %s, but they met in round %d",
		dealer_who(dealer, top, who), dealer_who(dealer, card, name),
		dealer_who(dealer, other, whom), round);
	dealer_say(dealer, &caption);
	dealer_name(dealer, top);
	dealer_name(dealer, card);
	dealer_name(dealer, other);
}

/* Down the bottom half to the opponent: who is not paired yet and would have his colour. */
static void pass_all_met(struct dealer *dealer, int board, const struct pairing_step *place)
{
	const int top = place->player, other = place->other, level = dealer->group_of[top];
	const struct deal_group *cards = &dealer->deal->groups[level];
	const bool opposite = place->as.place.own != place->as.place.other;

	for (int i = cards->first; dealer->deal->order[i] != other; i++) {
		const int card = dealer->deal->order[i];

		if (is_bottom(dealer, level, card))
			pass_met(dealer, board, top, card,
				opposite ? place->as.place.ideal : PAIRING_NOBODY);
	}
}

static void deal_board(struct dealer *dealer, int board)
{
	const struct pairing_step *reason =
		british_reason(dealer, board, PAIRING_STEP_PLACE, PAIRING_NOBODY);
	struct caption caption = {.count = 0};
	struct pairing_step place;

	if (!reason)
		return;
	place = *reason;
	pass_all_met(dealer, board, &place);
	pass_over(dealer, board, &place);
	dealer_step(dealer, DEAL_BOARD, -1);
	caption_add_step(&caption, &dealer->cast, &place);
	british_say_colours(dealer, board, &caption);
	dealer_say(dealer, &caption);
	british_turn(dealer, board);
	dealer_seat(dealer, board);
}

/* The colour that fewer of the leading cards have; neutral: the sides are alike, or count nothing. */
static enum pairing_colour short_side(const struct dealer *dealer, int level)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	int white = 0, black = 0, due = 0;

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];
		const int board = board_led(dealer, level, card);

		if (board < 0)
			continue;
		due += dealer->due[card] != PAIRING_NEUTRAL;
		white += dealer->deal->boards[board].white == card;
		black += dealer->deal->boards[board].black == card;
	}
	return due == 0 || white == black ? PAIRING_NEUTRAL
		: white < black           ? PAIRING_WHITE
					  : PAIRING_BLACK;
}

static void deal_side(struct dealer *dealer, int level, enum pairing_colour colour)
{
	const struct deal_group *cards = &dealer->deal->groups[level];

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];
		const int board = board_led(dealer, level, card);

		if (board < 0)
			continue;
		if (colour == PAIRING_NEUTRAL ||
			(dealer->deal->boards[board].white == card) == (colour == PAIRING_WHITE))
			deal_board(dealer, board);
	}
}

void british_boards(struct dealer *dealer, int level)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	const enum pairing_colour side = short_side(dealer, level);

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i], other = dealer_opponent(dealer, card);

		if (other >= 0 && dealer->group_of[other] == level &&
			!dealer->dealt[dealer->board_of[card]])
			british_exchange(dealer, dealer->board_of[card], card);
	}
	if (side != PAIRING_NEUTRAL)
		deal_side(dealer, level, side);
	deal_side(dealer, level, PAIRING_NEUTRAL);
}
