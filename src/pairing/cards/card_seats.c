/*
 * A draw, finished or half-made, read card by card.
 */
#include "cards/card_seats.h"

#include <stdlib.h>

#include "cards/colour.h"

bool card_seats_in_range(const struct pairing_input *input, const struct pairing_draw *draw)
{
	if (draw->count < 0 || (draw->count > 0 && !draw->boards))
		return false;
	for (int i = 0; i < draw->count; i++) {
		const struct pairing_board *board = &draw->boards[i];

		if (board->white < 0 || board->white >= input->count ||
			board->white == board->black)
			return false;
		if (board->black != PAIRING_NOBODY &&
			(board->black < 0 || board->black >= input->count))
			return false;
	}
	return true;
}

/* The card of a player who may take this seat, or SEATS_WRONG. */
static int free_card(const struct card_seats *seats, int player)
{
	const int card = seats->field.card_of[player];

	return card >= 0 && seats->board[card] < 0 ? card : SEATS_WRONG;
}

static void sit_alone(struct card_seats *seats, int card, int board, int opponent)
{
	if (card < 0)
		return;
	seats->board[card] = board;
	seats->opponent[card] = opponent;
}

static void sit_together(struct card_seats *seats, int white, int black, int board)
{
	const struct field_card *card = seats->field.card;
	const bool open = card[white].claim.due == PAIRING_NEUTRAL &&
		card[black].claim.due == PAIRING_NEUTRAL;

	sit_alone(seats, white, board, black);
	sit_alone(seats, black, board, white);
	seats->given[white] = open ? PAIRING_NEUTRAL : PAIRING_WHITE;
	seats->given[black] = open ? PAIRING_NEUTRAL : PAIRING_BLACK;
}

static void take_seats(struct card_seats *seats)
{
	for (int i = 0; i < seats->draw->count; i++) {
		const struct pairing_board *board = &seats->draw->boards[i];
		const int white = free_card(seats, board->white);

		seats->wrong += white < 0;
		if (board->black == PAIRING_NOBODY) {
			sit_alone(seats, white, i, SEATS_BYE);
			seats->byes += white >= 0;
			continue;
		}
		const int black = free_card(seats, board->black);

		seats->wrong += black < 0;

		if (white >= 0 && black >= 0) {
			sit_together(seats, white, black, i);
		} else {
			sit_alone(seats, white, i, SEATS_WRONG);
			sit_alone(seats, black, i, SEATS_WRONG);
		}
	}
}

static void count_levels(struct card_seats *seats)
{
	const struct field *field = &seats->field;

	for (int c = 0; c < field->count; c++) {
		const enum pairing_float floated = card_seats_floated(seats, c);

		seats->tray += seats->opponent[c] == SEATS_TRAY;
		seats->down[field->card[c].level] += floated == PAIRING_FLOAT_DOWN;
		seats->up[field->card[c].level] += floated == PAIRING_FLOAT_UP;
	}
	for (int k = 0; k < field->nlevels; k++)
		seats->line[k] =
			pairing_mid_line(field->level[k].count, seats->up[k], seats->down[k]);
}

/* Seats by the draw on a field that is digested already. */
static bool sit_down(struct card_seats *seats)
{
	const struct field *field = &seats->field;
	const size_t n = (size_t)field->count, levels = (size_t)field->nlevels;

	seats->memory = calloc(3 * n + 3 * levels + 1, sizeof(*seats->memory));
	if (!seats->memory)
		return false;
	seats->opponent = seats->memory;
	seats->board = seats->opponent + n;
	seats->given = seats->board + n;
	seats->up = seats->given + n;
	seats->down = seats->up + levels;
	seats->line = seats->down + levels;
	for (int c = 0; c < field->count; c++) {
		seats->opponent[c] = SEATS_TRAY;
		seats->board[c] = -1;
		seats->given[c] = (int)field->card[c].claim.due;
	}
	take_seats(seats);
	count_levels(seats);
	return true;
}

bool card_seats_init(
	struct card_seats *seats, const struct field *field, const struct pairing_draw *draw)
{
	*seats = (struct card_seats){.field = *field, .draw = draw};
	return sit_down(seats);
}

void card_seats_done(struct card_seats *seats)
{
	free(seats->memory);
	*seats = (struct card_seats){0};
}

bool card_seats_board(const struct card_seats *seats, int board, int *card, int *other)
{
	const int white = seats->field.card_of[seats->draw->boards[board].white];
	int black;

	if (white < 0 || seats->board[white] != board || seats->opponent[white] == SEATS_WRONG)
		return false;
	black = seats->opponent[white];
	*card = black >= 0 && black < white ? black : white;
	*other = black >= 0 && black < white ? white : black;
	return true;
}

bool card_seats_of_level(const struct card_seats *seats, int board, int level)
{
	const struct pairing_board *players = &seats->draw->boards[board];
	const struct field *field = &seats->field;

	for (int side = 0; side < 2; side++) {
		const int player = side == 0 ? players->white : players->black;
		const int card = player >= 0 ? field->card_of[player] : -1;

		if (card >= 0 && field->card[card].level == level)
			return true;
	}
	return false;
}

bool card_seats_whole(const struct card_seats *seats)
{
	return seats->tray == 0 && seats->wrong == 0 && seats->byes == seats->field.count % 2;
}

enum pairing_float card_seats_floated(const struct card_seats *seats, int card)
{
	const struct field_card *cards = seats->field.card;
	const int other = seats->opponent[card];

	if (other == SEATS_BYE)
		return PAIRING_FLOAT_DOWN;
	if (other < 0 || cards[other].level == cards[card].level)
		return PAIRING_LEVEL;
	return cards[other].level > cards[card].level ? PAIRING_FLOAT_DOWN : PAIRING_FLOAT_UP;
}

enum pairing_colour card_seats_given(const struct card_seats *seats, int card)
{
	const struct pairing_board *board = &seats->draw->boards[seats->board[card]];

	return board->white == seats->field.card[card].player ? PAIRING_WHITE : PAIRING_BLACK;
}

bool card_seats_transferred(const struct card_seats *seats, int card)
{
	const enum pairing_colour due = seats->field.card[card].claim.due;

	return seats->opponent[card] >= 0 && due != PAIRING_NEUTRAL &&
		seats->given[card] != (int)due;
}

bool card_seats_colours_by_rank(const struct card_seats *seats, int card, int number)
{
	const int other = seats->opponent[card];
	const struct field_card *a = &seats->field.card[card], *b = &seats->field.card[other];
	enum pairing_colour lot = seats->field.input->lot;
	enum pairing_colour colour = PAIRING_BLACK;

	if (a->pinned != PAIRING_NEUTRAL || b->pinned != PAIRING_NEUTRAL ||
		a->claim.due != b->claim.due || pairing_claim_compare(&a->claim, &b->claim) != 0)
		return true;
	if (a->claim.due != PAIRING_NEUTRAL)
		return seats->given[card] == (int)field_colour(&seats->field, card, other);
	if (lot == PAIRING_NEUTRAL)
		lot = PAIRING_WHITE;
	if (seats->draw->boards[seats->board[card]].white == a->player)
		colour = PAIRING_WHITE;
	return (number % 2 == 1 ? lot : colour_other(lot)) ==
		(card < other ? colour : colour_other(colour));
}
