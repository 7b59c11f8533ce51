/* The last look at a finished deal: nobody meets one he has met, and who has not his colour. */
#include "config.h"

#include "app/deal/dealer.h"
#include "app/why/facts.h"
#include "app/why/hand.h"
#include "app/why/list.h"
#include "pairing/book/traits.h"

/* Who has which colour and why: true of a board whatever the others are. */
static void add_colours(const struct dealer *dealer, int board, struct caption *caption)
{
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];

		if (step->board == board && why_list_part(step->kind) == WHY_COLOUR &&
			step->kind != PAIRING_STEP_WHITE && why_hand_tells(ORIGIN_HAND, step->kind))
			caption_add_step(caption, &dealer->cast, step);
	}
}

/* Boards that no way of dealing has come to, one by one: all of a draw that is not finished. */
void deal_rest(struct dealer *dealer)
{
	for (int i = 0; i < dealer->deal->nboards; i++) {
		const struct pairing_board *board = &dealer->deal->boards[i];
		const bool bye = board->black < 0;
		char white[WHO_SIZE], black[WHO_SIZE];
		struct caption caption = {.count = 0};

		if (dealer->dealt[i])
			continue;
		dealer_step(dealer, bye ? DEAL_BYE : DEAL_BOARD, -1);
		dealer_who(dealer, board->white, white);
		if (bye)
			caption_add(&caption, "", "%s has no opponent", white);
		else
			caption_add(&caption, "", "%s has White against %s", white,
				dealer_who(dealer, board->black, black));
		add_colours(dealer, i, &caption);
		dealer_say(dealer, &caption);
		dealer_seat(dealer, i);
	}
}

static void check_repeats(struct dealer *dealer)
{
	const struct pairing_input *input = &dealer->position->cards.input;
	const struct deal *deal = dealer->deal;
	const char *rule = why_term_rule(&dealer->position->score, PAIRING_TERM_REPEATS);
	struct caption caption = {.count = 0};
	char white[WHO_SIZE], black[WHO_SIZE];
	int boards = 0, met = 0;

	dealer_step(dealer, DEAL_CHECK, -1);
	for (int i = 0; i < deal->nboards; i++) {
		const struct pairing_board *board = &deal->boards[i];

		if (board->black < 0)
			continue;
		boards++;
		if (!pairing_have_met(input, board->white, board->black))
			continue;
		if (met++ < CAPTION_NAMES) {
			caption_add(&caption, rule, "%s and %s have met already",
				dealer_who(dealer, board->white, white),
				dealer_who(dealer, board->black, black));
			dealer_name(dealer, board->white);
			dealer_name(dealer, board->black);
		}
	}
	if (met == 0)
		caption_add(&caption, rule,
			boards == 1 ? "%d board is looked at again: the two have not met before"
				    : "%d boards are looked at again: no two have met before",
			boards);
	dealer_say(dealer, &caption);
}

/* Has this card a due colour and the other one on the board? */
static bool is_denied(const struct dealer *dealer, int card, enum pairing_colour has)
{
	return dealer->due[card] != PAIRING_NEUTRAL && dealer->due[card] != has;
}

static void check_colours(struct dealer *dealer)
{
	const struct deal *deal = dealer->deal;
	const char *seated = position_tray(dealer->position) > 0 ? " on a board" : "";
	struct caption caption = {.count = 0};
	char names[CAPTION_NAMES_SIZE] = "", who[WHO_SIZE];
	int denied = 0, named = 0, due = 0;

	for (int i = 0; i < deal->count; i++) {
		const struct deal_place *place = &dealer->place[i];

		due += dealer->due[i] != PAIRING_NEUTRAL;
		denied += place->where == DEAL_SEATED && place->colour != PAIRING_NEUTRAL &&
			is_denied(dealer, i, place->colour);
	}
	if (due == 0)
		return;
	dealer_step(dealer, DEAL_CHECK, -1);
	for (int i = 0; i < deal->norder; i++) {
		const int card = deal->order[i];
		const struct deal_place *place = &dealer->place[card];

		if (place->where != DEAL_SEATED || place->colour == PAIRING_NEUTRAL ||
			!is_denied(dealer, card, place->colour))
			continue;
		caption_name(names, sizeof(names), named++, denied, dealer_who(dealer, card, who));
		dealer_name(dealer, card);
	}
	if (denied == 0)
		caption_add(&caption, "", "Everybody%s who is due a colour has it", seated);
	else
		caption_add(
			&caption, "", "All%s who are due a colour have it but %s", seated, names);
	dealer_say(dealer, &caption);
}

void deal_check(struct dealer *dealer)
{
	const struct pairing_book *book = dealer->position->cards.book;

	if (book->traits->groups == PAIRING_GROUPS_TABLE || dealer->deal->nboards == 0)
		return;
	check_repeats(dealer);
	if (book->traits->claims_rule)
		check_colours(dealer);
}
