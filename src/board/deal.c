/* The cards dealt as they lie. */
#include "board/deal.h"

#include <stddef.h>

/* Who lies in the group to be dealt, floats aside. */
static bool is_free(const struct card *card)
{
	return card->place == PLACE_LEVEL && card->hand_opponent == 0 &&
		card->hand_float == FLOATED_NOT;
}

static bool floats(const struct card *card, enum floated way)
{
	return card->place == PLACE_LEVEL && card->hand_opponent == 0 && card->hand_float == way;
}

static bool is_dealt(const struct deal_board *boards, int count, int pin)
{
	for (int i = 0; i < count; i++)
		if (boards[i].white == pin || boards[i].black == pin)
			return true;
	return false;
}

/* Boards so far: of the whole draw, the last being the next to be filled. */
struct dealing {
	const struct model *model;
	struct deal_board *boards;
	int count;
};

/* The next free card of a level that lies there, from this row on; -1: none. */
static int next_lying(const struct dealing *dealing, const struct level *level, int *row,
	enum colour side, enum half half)
{
	const struct model *model = dealing->model;

	while (*row < level->count) {
		const int index = model->rows[level->first + (*row)++];
		const struct card *card = &model->cards[index];

		if (is_free(card) && card_side(card) == side && card_half(card) == half &&
			!is_dealt(dealing->boards, dealing->count, card->pin))
			return index;
	}
	return -1;
}

static void put(struct dealing *dealing, int white, int black)
{
	const struct card *cards = dealing->model->cards;

	dealing->boards[dealing->count++] = (struct deal_board){cards[white].pin, cards[black].pin};
}

/* Those of one column above the mid-line with those of another below it. */
static void deal_columns(
	struct dealing *dealing, const struct level *level, enum colour top, enum colour bottom)
{
	int above = 0, below = 0;

	for (;;) {
		const int a = next_lying(dealing, level, &above, top, HALF_TOP);
		const int b = next_lying(dealing, level, &below, bottom, HALF_BOTTOM);

		if (a < 0 || b < 0)
			return;
		if (top == COLOUR_NONE ? model_white_of(dealing->model, a, b) == a
				       : top == COLOUR_WHITE)
			put(dealing, a, b);
		else
			put(dealing, b, a);
	}
}

/* What is fixed by hand: pairs, told of the card with White, and the bye. */
static void deal_fixed(struct dealing *dealing)
{
	for (int i = 0; i < dealing->model->ncards; i++) {
		const struct card *card = &dealing->model->cards[i];

		if (card->place == PLACE_BYE)
			dealing->boards[dealing->count++] = (struct deal_board){card->pin, 0};
		else if (card->place == PLACE_LEVEL && card->hand_opponent && card->hand_white)
			dealing->boards[dealing->count++] =
				(struct deal_board){card->pin, card->hand_opponent};
	}
}

/*
 * Whom a card meets that floats down into the level: who comes up by hand, else the first that
 * seeks the other colour; -1: nobody.
 */
static int met_below(const struct dealing *dealing, const struct level *level, int floater)
{
	const struct model *model = dealing->model;
	const enum colour side = card_side(&model->cards[floater]);
	int first = -1;

	for (int row = 0; row < level->count; row++) {
		const int index = model->rows[level->first + row];
		const struct card *card = &model->cards[index];

		if (is_dealt(dealing->boards, dealing->count, card->pin))
			continue;
		if (floats(card, FLOATED_UP))
			return index;
		if (first < 0 && is_free(card) && (side == COLOUR_NONE || card_side(card) != side))
			first = index;
	}
	return first;
}

/* Each as it lies in its column; of two in one column the rank or the claims say who has White. */
static void put_floater(struct dealing *dealing, int floater, int other)
{
	const struct card *cards = dealing->model->cards;
	const enum colour mine = card_side(&cards[floater]), his = card_side(&cards[other]);
	bool white = model_white_of(dealing->model, floater, other) == floater;

	if (mine != his)
		white = mine == COLOUR_WHITE || his == COLOUR_BLACK;
	if (white)
		put(dealing, floater, other);
	else
		put(dealing, other, floater);
}

/* Down the levels, from each to the first below where he meets somebody. */
static void deal_floats(struct dealing *dealing)
{
	const struct model *model = dealing->model;

	for (int from = 0; from < model->nlevels; from++) {
		const struct level *level = &model->levels[from];

		for (int row = 0; row < level->count; row++) {
			const int floater = model->rows[level->first + row];
			int other = -1;

			if (!floats(&model->cards[floater], FLOATED_DOWN))
				continue;
			for (int to = from + 1; to < model->nlevels && other < 0; to++)
				other = met_below(dealing, &model->levels[to], floater);
			if (other >= 0)
				put_floater(dealing, floater, other);
		}
	}
}

int deal_cards(const struct model *model, struct deal_board *boards)
{
	static const enum colour columns[][2] = {{COLOUR_WHITE, COLOUR_BLACK},
		{COLOUR_BLACK, COLOUR_WHITE}, {COLOUR_NONE, COLOUR_NONE}};
	struct dealing dealing = {model, boards, 0};

	deal_fixed(&dealing);
	deal_floats(&dealing);
	for (int i = 0; i < model->nlevels; i++)
		for (size_t j = 0; j < sizeof(columns) / sizeof(columns[0]); j++)
			deal_columns(&dealing, &model->levels[i], columns[j][0], columns[j][1]);
	return dealing.count;
}
