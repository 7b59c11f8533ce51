/* The British deal: top half against bottom half, the short side first. */
#include "config.h"

#include "app/deal/british.h"

/* The first of the bottom half who is not paired yet, and whether he is the only one. */
static int first_left(const struct dealer *dealer, int level, bool *only)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	int found = PAIRING_NOBODY;

	*only = true;
	for (int i = cards->first; i < cards->first + cards->count; i++) {
		if (!british_is_bottom(dealer, dealer->deal->order[i]))
			continue;
		*only = *only && found < 0;
		found = found < 0 ? dealer->deal->order[i] : found;
	}
	return found;
}

/*
 * "10 Jones, second of the top half, meets 13 Mitchell, the first of the bottom half not paired
 * yet"
 */
static void add_meeting(
	const struct dealer *dealer, const struct pairing_step *place, struct caption *caption)
{
	const int level = dealer->group_of[place->player];
	const bool by_place = place->as.place.own == place->as.place.other;
	char who[WHO_SIZE], whom[WHO_SIZE], own[16];
	struct pairing_step alone = *place;
	bool only;

	/* who stands opposite was passed over before, if he is not seated */
	alone.proof.passed = PAIRING_PASSED_MET;
	alone.rule = "12";
	if (by_place || place->other != first_left(dealer, level, &only)) {
		caption_add_step(caption, &dealer->cast, &alone);
		return;
	}
	caption_add(caption, "12",
		"%s, %s of the top half, meets %s, the %s of the bottom half not paired yet",
		dealer_who(dealer, place->player, who),
		words_ordinal(place->as.place.own + 1, place->as.place.own + 1, own),
		dealer_who(dealer, place->other, whom), only ? "only one" : "first");
}

static void deal_board(struct dealer *dealer, int board)
{
	const struct pairing_step *reason =
		british_reason(dealer, board, PAIRING_STEP_PLACE, PAIRING_NOBODY);
	struct caption caption = {.count = 0};

	if (!reason)
		return;
	british_pass_over(dealer, board, reason);
	dealer_step(dealer, DEAL_BOARD, -1);
	add_meeting(dealer, reason, &caption);
	british_say_colours(dealer, board, &caption);
	dealer_say(dealer, &caption);
	british_turn(dealer, board);
	dealer_seat(dealer, board);
}

/*
 * The colour that fewer of the leading cards have; neutral: the sides are alike, or count nothing.
 */
static enum pairing_colour short_side(const struct dealer *dealer, int level)
{
	const struct deal_group *cards = &dealer->deal->groups[level];
	int white = 0, black = 0, due = 0;

	for (int i = cards->first; i < cards->first + cards->count; i++) {
		const int card = dealer->deal->order[i];
		const int board = british_board_led(dealer, level, card);

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
		const int board = british_board_led(dealer, level, card);

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
