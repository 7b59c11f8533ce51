/* What can be fixed by hand before the draw. */
#include "config.h"

#include "app/hand/kinds.h"

#include <stddef.h>

enum {
	COLOUR = 1 << HAND_COLOUR,
	FLOATS = 1 << HAND_FLOAT_DOWN | 1 << HAND_FLOAT_UP,
	HALVES = 1 << HAND_TOP | 1 << HAND_BOTTOM,
	BYE = 1 << HAND_BYE,
	OUT = 1 << HAND_OUT,
	BOARD = 1 << HAND_BOARD,
};

static bool is_on(int white, int black, int pin)
{
	return pin == white || pin == black;
}

/* He has no such board, or another one. */
static bool excludes_his(const struct hand *hand, int white, int black)
{
	return is_on(white, black, hand->pin) ||
		(hand->kind == HAND_BOARD && is_on(white, black, hand->value));
}

static bool excludes_pair(const struct hand *hand, int white, int black)
{
	return (hand->pin == white && hand->value == black) ||
		(hand->pin == black && hand->value == white);
}

/* He has the other colour on it. */
static bool excludes_turned(const struct hand *hand, int white, int black)
{
	return is_on(white, black, hand->pin) &&
		(hand->value == COLOUR_WHITE) != (hand->pin == white);
}

static int opponent_of(const struct board *board, int pin)
{
	return board->white == pin ? board->black : board->white;
}

static bool against_colour(const struct hand *hand, const struct board *board, int above)
{
	(void)above;
	return board->black == 0 || (hand->value == COLOUR_WHITE) != (board->white == hand->pin);
}

static bool against_down(const struct hand *hand, const struct board *board, int above)
{
	(void)hand;
	return board->black == 0 || above >= 0;
}

static bool against_up(const struct hand *hand, const struct board *board, int above)
{
	(void)hand;
	return board->black == 0 || above <= 0;
}

static bool against_half(const struct hand *hand, const struct board *board, int above)
{
	(void)hand;
	return board->black == 0 || above != 0;
}

static bool against_bye(const struct hand *hand, const struct board *board, int above)
{
	(void)hand;
	(void)above;
	return board->black != 0;
}

static bool against_any(const struct hand *hand, const struct board *board, int above)
{
	(void)hand;
	(void)board;
	(void)above;
	return true;
}

static bool against_board(const struct hand *hand, const struct board *board, int above)
{
	(void)above;
	return board->white != hand->pin || opponent_of(board, hand->pin) != hand->value;
}

static const struct hand_row rows[] = {
	[HAND_COLOUR] = {"colour", NULL, PAIRING_PIN_COLOUR, .replaces = BYE | OUT,
		.excludes_board = excludes_turned, .is_against = against_colour},
	[HAND_FLOAT_DOWN] = {"floats down", "floats down", PAIRING_PIN_FLOAT_DOWN,
		.replaces = FLOATS | HALVES | BYE | OUT, .is_against = against_down},
	[HAND_FLOAT_UP] = {"floats up", "comes up", PAIRING_PIN_FLOAT_UP,
		.replaces = FLOATS | HALVES | BYE | OUT, .is_against = against_up},
	/* an exchange: he stays in his score, on the other side of the mid-line or on his own */
	[HAND_TOP] = {"top half", "plays in the top half", PAIRING_PIN_TOP, .stays_level = true,
		.replaces = FLOATS | HALVES | BYE | OUT, .is_against = against_half},
	[HAND_BOTTOM] = {"bottom half", "plays in the bottom half", PAIRING_PIN_BOTTOM,
		.stays_level = true, .replaces = FLOATS | HALVES | BYE | OUT,
		.is_against = against_half},
	[HAND_BYE] = {"bye", "has the bye", PAIRING_PIN_BYE,
		.replaces = COLOUR | FLOATS | HALVES | OUT | BOARD, .excludes_board = excludes_his,
		.is_against = against_bye},
	[HAND_OUT] = {"sits out", "sits out", PAIRING_PIN_OUT, .outlives_draft = true,
		.replaces = COLOUR | FLOATS | HALVES | BYE | BOARD, .excludes_board = excludes_his,
		.is_against = against_any},
	[HAND_BOARD] = {"opponent", NULL, PAIRING_PIN_BOARD, .replaces = BYE | OUT,
		.excludes_board = excludes_his, .is_against = against_board},
	/* a ban is no place: a board of the two breaks it, and it stays */
	[HAND_APART] = {"kept apart", NULL, PAIRING_PIN_BOARD, .apart = true,
		.outlives_draft = true, .excludes_board = excludes_pair},
};

const struct hand_row *hand_row_of(enum hand_kind kind)
{
	return &rows[kind];
}

const struct hand_row *hand_row_of_pin(enum pairing_pin_kind pin)
{
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		if (rows[i].pin == pin)
			return &rows[i];
	}
	return NULL;
}
