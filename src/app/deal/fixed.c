/* What the arbiter has fixed, or seated by hand, is dealt before the rules come to a choice. */
#include "config.h"

#include <string.h>

#include "app/deal/dealer.h"
#include "app/position/drawn.h"
#include "app/why/hand.h"
#include "app/why/reseated.h"
#include "core/vocabulary.h"

/* The sentences of a list, without the full stop of each. */
static void add_lines(struct caption *caption, const struct why_list *list)
{
	for (int i = 0; i < list->count; i++) {
		const size_t length = strlen(list->lines[i].text);

		caption_add(caption, "", "%.*s", (int)(length > 0 ? length - 1 : 0),
			list->lines[i].text);
	}
}

/* How a board came about that the rules did not make, or that was seated after the draw. */
static enum status find_how(
	struct dealer *dealer, int board, struct why_list *list, struct error *error)
{
	const bool late = dealer->position->from == DRAWN_LATE;
	enum status status = STATUS_OK;

	if (late)
		status = why_late(dealer->app, dealer->position->round,
			&dealer->position->seats.boards[board], list, error);
	if (status == STATUS_OK && late && list->count == 0)
		status = why_reseated(dealer->app, dealer->position->round, board + 1, list, error);
	if (status == STATUS_OK && list->count == 0)
		status = why_hand(
			dealer->app, dealer->position, board + 1, dealer->origin[board], list);
	return status;
}

/* The sentences on what is fixed for the cards of a board; false: nothing is. */
static bool add_pinned(const struct dealer *dealer, int board, struct caption *caption)
{
	struct cast cast = dealer->cast;
	bool found = false;

	/* boards by hand may be held in the reasons, in place of what is fixed for their cards */
	cast.input = &dealer->position->cards.input;
	for (int i = 0; i < dealer->steps->count; i++) {
		const struct pairing_step *step = &dealer->steps->steps[i];

		if (step->kind != PAIRING_STEP_PINNED || step->board != board)
			continue;
		caption_add_step(caption, &cast, step);
		found = true;
	}
	return found;
}

/* Is the board, or the bye on it, itself fixed? */
static bool is_pinned(const struct dealer *dealer, int board)
{
	const struct pairing_input *input = &dealer->position->cards.input;
	const struct pairing_board *seats = &dealer->deal->boards[board];

	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		if (pin->player != seats->white && pin->player != seats->black)
			continue;
		if (pin->kind == PAIRING_PIN_BOARD ||
			(pin->kind == PAIRING_PIN_BYE && seats->black < 0))
			return true;
	}
	return false;
}

/* The sentences of a draw for the board of these two. */
static enum status add_reasons(const struct dealer *dealer, struct position *then,
	const struct pairing_board *seats, struct caption *caption)
{
	struct cast cast = position_cast(dealer->app, then);
	const struct pairing_steps *steps;
	const enum status status = position_need_steps(then, 0, &steps);
	bool same;
	const int board = status == STATUS_OK ? best_find_pair(&then->draw, seats, &same) : -1;

	cast.draw = &then->draw;
	cast.score = &then->score;
	cast.input = &then->cards.input;
	cast.scores = then->cards.scores;
	for (int i = 0; board >= 0 && i < steps->count; i++) {
		const struct pairing_step *step = &steps->steps[i];
		const enum why_part part = why_list_part(step->kind);

		if (step->board == board && step->kind != PAIRING_STEP_FLOAT_PASSED &&
			(part == WHY_BOARD || part == WHY_COLOUR))
			caption_add_step(caption, &cast, step);
	}
	return status;
}

/*
 * A board that stands as it was published when others have been repaired, with the reasons that it
 * had then. On a club evening the draw was made in several parts, and nothing more is said.
 */
static enum status say_kept(struct dealer *dealer, int board, struct error *error)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	struct position *then = dealer->published;
	struct caption caption = {.count = 0};
	char white[WHO_SIZE], black[WHO_SIZE];
	enum status status = STATUS_OK;

	dealer_who(dealer, seats->white, white);
	if (seats->black < 0)
		caption_add(&caption, "", "%s stays without an opponent, as before", white);
	else
		caption_add(&caption, "", "%s and %s stay together, as before", white,
			dealer_who(dealer, seats->black, black));
	if (!then && !dealer->position->cards.book->season)
		status = position_of_board(dealer->app, dealer->position->round,
			dealer->position->seats.boards[board].number, &then, error);
	if (status == STATUS_OK && then && then->from != DRAWN_LATE) {
		dealer->published = then;
		status = add_reasons(dealer, then, seats, &caption);
	}
	dealer_step(dealer, DEAL_FIXED, -1);
	dealer_of_board(dealer, board);
	dealer_say(dealer, &caption);
	dealer_seat(dealer, board);
	return status;
}

/* What the journal has of a board does not name the two. */
static void add_seats(const struct dealer *dealer, int board, struct caption *caption)
{
	const struct pairing_board *seats = &dealer->deal->boards[board];
	char white[WHO_SIZE], black[WHO_SIZE];

	dealer_who(dealer, seats->white, white);
	if (seats->black < 0)
		caption_add(caption, "", "%s %s", white,
			vocabulary_of(app_event(dealer->app), dealer->app->section)->has_bye);
	else
		caption_add(caption, "", "%s has White against %s", white,
			dealer_who(dealer, seats->black, black));
}

/* A board that is dealt first, or only what is fixed for one of its cards. */
static enum status say_fixed(struct dealer *dealer, int board, struct error *error)
{
	const bool hand =
		dealer->origin[board] == ORIGIN_HAND || dealer->origin[board] == ORIGIN_TURNED;
	struct caption caption = {.count = 0};
	struct why_list list = {.count = 0};
	enum status status = STATUS_OK;
	/* what a hand has seated is held for the reasons of the others, which is not fixed by it */
	const bool pinned =
		(!hand || is_pinned(dealer, board)) && add_pinned(dealer, board, &caption);

	if (hand || dealer->position->from == DRAWN_LATE)
		status = find_how(dealer, board, &list, error);
	add_lines(&caption, &list);
	if (dealer->position->from == DRAWN_LATE && caption.count > 0)
		add_seats(dealer, board, &caption);
	if (status == STATUS_OK && caption.count > 0) {
		dealer_step(dealer, DEAL_FIXED, -1);
		dealer_of_board(dealer, board);
		dealer_say(dealer, &caption);
		if (!pinned || hand || is_pinned(dealer, board))
			dealer_seat(dealer, board);
		else
			dealer_name(dealer, dealer->deal->boards[board].white);
	}
	why_list_done(&list);
	return status;
}

/* The reason with which a draw was published that is not the rules' own. */
static void say_reason(struct dealer *dealer)
{
	struct caption caption = {.count = 0};
	char text[SENTENCE_SIZE];
	size_t length;

	position_reason(dealer->app, dealer->position, text, sizeof(text));
	length = strlen(text);
	if (length == 0)
		return;
	dealer_step(dealer, DEAL_FACT, -1);
	caption_add(&caption, "", "%.*s", (int)(length - (text[length - 1] == '.')), text);
	dealer_say(dealer, &caption);
}

enum status deal_fixed(struct dealer *dealer, struct error *error)
{
	enum status status = STATUS_OK;
	bool hand = false;

	for (int i = 0; status == STATUS_OK && i < dealer->deal->nboards; i++) {
		long long action = 1;

		if (dealer->position->from == DRAWN_LATE)
			status = drawn_seating(dealer->app, dealer->position->round,
				dealer->position->seats.boards[i].number, &action, error);
		if (status == STATUS_OK)
			status = action == 0 ? say_kept(dealer, i, error)
					     : say_fixed(dealer, i, error);
		hand = hand || dealer->dealt[i];
	}
	if (status == STATUS_OK && hand)
		say_reason(dealer);
	return status;
}
