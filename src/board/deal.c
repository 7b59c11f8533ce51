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

/*
 * The next free card of a level that lies there, from this row on; -1: none. HALF_NONE: on either
 * side of the mid-line.
 */
static int next_lying(const struct dealing *dealing, const struct level *level, int *row,
	enum colour side, enum half half)
{
	const struct model *model = dealing->model;

	while (*row < level->count) {
		const int index = model->rows[level->first + (*row)++];
		const struct card *card = &model->cards[index];

		if (is_free(card) && card_side(card) == side &&
			(half == HALF_NONE || card_half(card) == half) &&
			!is_dealt(dealing->boards, dealing->count, card->pin))
			return index;
	}
	return -1;
}

static void put_board(struct dealing *dealing, int white, int black)
{
	const struct card *cards = dealing->model->cards;

	dealing->boards[dealing->count++] = (struct deal_board){cards[white].pin, cards[black].pin};
}

/* With the colours that claims, points and rank give the two. */
static void put_as_due(struct dealing *dealing, int a, int b)
{
	const bool white = model_white_of(dealing->model, a, b) == a;

	put_board(dealing, white ? a : b, white ? b : a);
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
		if (top == COLOUR_NONE)
			put_as_due(dealing, a, b);
		else
			put_board(
				dealing, top == COLOUR_WHITE ? a : b, top == COLOUR_WHITE ? b : a);
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
		put_board(dealing, floater, other);
	else
		put_board(dealing, other, floater);
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

/* Half against half, column against column. */
static void deal_halves(struct dealing *dealing, const struct level *level)
{
	deal_columns(dealing, level, COLOUR_WHITE, COLOUR_BLACK);
	deal_columns(dealing, level, COLOUR_BLACK, COLOUR_WHITE);
	deal_columns(dealing, level, COLOUR_NONE, COLOUR_NONE);
}

/* One column with another, in order: who gets White with who gets Black. */
static void deal_sides(struct dealing *dealing, const struct level *level, enum colour white_side,
	enum colour black_side)
{
	int white_row = 0, black_row = 0;

	for (;;) {
		const int white = next_lying(dealing, level, &white_row, white_side, HALF_NONE);
		const int black = next_lying(dealing, level, &black_row, black_side, HALF_NONE);

		if (white < 0 || black < 0)
			return;
		put_board(dealing, white, black);
	}
}

/* Cards that are due no colour: the upper ones with the lower ones. */
static void deal_neutral(struct dealing *dealing, const struct level *level)
{
	int upper = 0, lower = 0, row = 0, count = 0;

	while (next_lying(dealing, level, &row, COLOUR_NONE, HALF_NONE) >= 0)
		count++;
	for (int i = 0; i < count / 2; i++)
		next_lying(dealing, level, &lower, COLOUR_NONE, HALF_NONE);
	for (int i = 0; i < count / 2; i++) {
		const int a = next_lying(dealing, level, &upper, COLOUR_NONE, HALF_NONE);
		const int b = next_lying(dealing, level, &lower, COLOUR_NONE, HALF_NONE);

		put_as_due(dealing, a, b);
	}
}

/* Schools 10: White seekers with Black seekers, in order; the neutral fill up what is missing. */
static void deal_seekers(struct dealing *dealing, const struct level *level)
{
	deal_sides(dealing, level, COLOUR_WHITE, COLOUR_BLACK);
	deal_sides(dealing, level, COLOUR_WHITE, COLOUR_NONE);
	deal_sides(dealing, level, COLOUR_NONE, COLOUR_BLACK);
	deal_neutral(dealing, level);
}

/* The card of a list that is free and has no board; else -1. */
static int listed_free(const struct dealing *dealing, int pin)
{
	const int card = model_card(dealing->model, pin);

	return card >= 0 && is_free(&dealing->model->cards[card]) &&
			!is_dealt(dealing->boards, dealing->count, pin)
		? card
		: -1;
}

/* GSRP: from the top of tonight's list each meets the next lower one whom he has not met. */
static void deal_list(struct dealing *dealing, const int *list, int count)
{
	for (int i = 0; i < count; i++) {
		const int card = listed_free(dealing, list[i]);

		for (int k = i + 1, other; card >= 0 && k < count; k++) {
			other = listed_free(dealing, list[k]);
			if (other < 0 || model_met_round(dealing->model, card, other) > 0)
				continue;
			put_as_due(dealing, card, other);
			break;
		}
	}
}

static int pin_at(const struct dealing *dealing, const struct level *level, int row)
{
	return dealing->model->cards[dealing->model->rows[level->first + row]].pin;
}

/* Berger: the first with the last, towards the middle; of an odd number the first is left over. */
static void deal_fold(struct dealing *dealing, const struct level *level)
{
	int low = level->count % 2, high = level->count - 1;

	for (; low < high; low++, high--) {
		const int a = listed_free(dealing, pin_at(dealing, level, low));
		const int b = listed_free(dealing, pin_at(dealing, level, high));

		if (a >= 0 && b >= 0)
			put_as_due(dealing, a, b);
	}
}

int deal_cards(const struct model *model, const int *list, int listed, struct deal_board *boards)
{
	struct dealing dealing = {model, boards, 0};

	deal_fixed(&dealing);
	deal_floats(&dealing);
	if (model->groups == PAIRING_GROUPS_NONE)
		deal_list(&dealing, list, listed);
	for (int i = 0; i < model->nlevels; i++) {
		const struct level *level = &model->levels[i];

		if (model->groups == PAIRING_GROUPS_SEEKERS)
			deal_seekers(&dealing, level);
		else if (model->groups == PAIRING_GROUPS_TABLE)
			deal_fold(&dealing, level);
		else if (model->groups != PAIRING_GROUPS_NONE)
			deal_halves(&dealing, level);
	}
	return dealing.count;
}
