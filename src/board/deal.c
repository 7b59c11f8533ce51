/* The cards dealt as they lie. */
#include "board/deal.h"

#include <stddef.h>

static bool is_free(const struct card *card)
{
	return card->place == PLACE_LEVEL && card->hand_opponent == 0 &&
		card->hand_float == FLOATED_NOT;
}

/* The next free card of a level that lies there, from this row on; -1: none. */
static int next_lying(const struct model *model, const struct level *level, int *row,
	enum colour side, enum half half)
{
	while (*row < level->count) {
		const int index = model->rows[level->first + (*row)++];
		const struct card *card = &model->cards[index];

		if (is_free(card) && card_side(card) == side && card_half(card) == half)
			return index;
	}
	return -1;
}

static int put(const struct model *model, int white, int black, struct deal_board *board)
{
	*board = (struct deal_board){model->cards[white].pin, model->cards[black].pin};
	return 1;
}

/* Those of one column above the mid-line with those of another below it. */
static int deal_columns(const struct model *model, const struct level *level, enum colour top,
	enum colour bottom, struct deal_board *boards)
{
	int above = 0, below = 0, count = 0;

	for (;;) {
		const int a = next_lying(model, level, &above, top, HALF_TOP);
		const int b = next_lying(model, level, &below, bottom, HALF_BOTTOM);

		if (a < 0 || b < 0)
			return count;
		if (top == COLOUR_NONE ? model_white_of(model, a, b) == a : top == COLOUR_WHITE)
			count += put(model, a, b, &boards[count]);
		else
			count += put(model, b, a, &boards[count]);
	}
}

/* What is fixed by hand: pairs, told of the card with White, and the bye. */
static int deal_fixed(const struct model *model, struct deal_board *boards)
{
	int count = 0;

	for (int i = 0; i < model->ncards; i++) {
		const struct card *card = &model->cards[i];

		if (card->place == PLACE_BYE)
			boards[count++] = (struct deal_board){card->pin, 0};
		else if (card->place == PLACE_LEVEL && card->hand_opponent && card->hand_white)
			boards[count++] = (struct deal_board){card->pin, card->hand_opponent};
	}
	return count;
}

int deal_cards(const struct model *model, struct deal_board *boards)
{
	static const enum colour columns[][2] = {{COLOUR_WHITE, COLOUR_BLACK},
		{COLOUR_BLACK, COLOUR_WHITE}, {COLOUR_NONE, COLOUR_NONE}};
	int count = deal_fixed(model, boards);

	for (int i = 0; i < model->nlevels; i++)
		for (size_t j = 0; j < sizeof(columns) / sizeof(columns[0]); j++)
			count += deal_columns(model, &model->levels[i], columns[j][0],
				columns[j][1], &boards[count]);
	return count;
}
