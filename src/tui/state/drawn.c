/* Marks boards that were made by hand, and the card that an undo has changed. */
#include "config.h"

#include "tui/state/drawn.h"

#include <stdlib.h>
#include <string.h>

static struct plain_board board_of(const struct model *model, int index)
{
	const struct board_view *board = &model->boards[index];

	return (struct plain_board){model->cards[board->white].pin,
		board->black >= 0 ? model->cards[board->black].pin : 0};
}

void drawn_done(struct drawn *drawn)
{
	free(drawn->boards);
	*drawn = (struct drawn){.round = 0};
}

void drawn_remember(struct drawn *drawn, const struct model *model)
{
	if (model->state == ROUND_ADJUSTED && drawn->round == model->round)
		return;
	drawn_done(drawn);
	if (model->state == ROUND_ADJUSTED)
		return;
	drawn->boards = calloc((size_t)model->nboards + 1, sizeof(*drawn->boards));
	if (!drawn->boards)
		return;
	for (int i = 0; i < model->nboards; i++)
		drawn->boards[i] = board_of(model, i);
	drawn->count = model->nboards;
	drawn->round = model->round;
}

static bool was_drawn(const struct drawn *drawn, struct plain_board board)
{
	for (int i = 0; i < drawn->count; i++) {
		if (plain_board_equal(drawn->boards[i], board))
			return true;
	}
	return false;
}

int drawn_gone(const struct drawn *drawn, const struct model *before, const struct event *now)
{
	const bool known = drawn->round == before->round;
	int gone = 0;

	for (int i = 0; i < before->nboards && before->state == ROUND_ADJUSTED; i++) {
		const struct plain_board board = board_of(before, i);
		const struct board *is =
			event_board_of(now, before->section, before->round, board.white);

		if (!is || is->white != board.white || is->black != board.black)
			gone += !known || !was_drawn(drawn, board);
	}
	return known ? gone : -gone;
}

/* The value of what is fixed by hand for the card; -1: nothing of that kind. */
static int hand_now(
	const struct model *model, const struct event *now, int pin, enum hand_kind kind)
{
	struct record_key key = {RECORD_HAND, {model->section, model->round, pin, kind}};
	const struct record *row = event_find(now, key);

	return row ? row->as.hand.value : -1;
}

static bool same_hands(const struct model *before, const struct card *card, const struct event *now)
{
	const int colour = hand_now(before, now, card->pin, HAND_COLOUR);
	const struct {
		bool had;
		enum hand_kind kind;
	} hands[] = {
		{card->hand_float == FLOATED_DOWN, HAND_FLOAT_DOWN},
		{card->hand_float == FLOATED_UP, HAND_FLOAT_UP},
		{card->hand_half == HALF_TOP, HAND_TOP},
		{card->hand_half == HALF_BOTTOM, HAND_BOTTOM},
		{card->hand_bye, HAND_BYE},
		{card->hand_out, HAND_OUT},
		{card->hand_opponent && card->hand_white && !card->hand_board, HAND_BOARD},
	};

	if ((card->hand_colour == COLOUR_NONE ? -1 : (int)card->hand_colour) != colour)
		return false;
	for (size_t i = 0; i < sizeof(hands) / sizeof(hands[0]); i++) {
		if (hands[i].had != (hand_now(before, now, card->pin, hands[i].kind) >= 0))
			return false;
	}
	return true;
}

/* Laid out only pinned boards are there. */
static bool same_seat(const struct model *before, const struct card *card, const struct event *now)
{
	const struct board *is = event_board_of(now, before->section, before->round, card->pin);
	struct plain_board was;

	if (!before->paired || card->board < 0)
		return (is != NULL) == (!before->paired && card->hand_board != 0);
	was = board_of(before, card->board);
	return is && is->white == was.white && is->black == was.black &&
		(is->pinned != 0) == before->boards[card->board].pinned;
}

int drawn_changed(const struct model *before, const struct event *now, int pin)
{
	int first = 0;

	for (int i = 0; i < before->ncards; i++) {
		const struct card *card = &before->cards[i];

		if (same_seat(before, card, now) && same_hands(before, card, now))
			continue;
		if (card->pin == pin)
			return pin;
		first = first ? first : card->pin;
	}
	return first;
}
