/* The order of the boards of a round. */
#include "core/board_place.h"

#include <stddef.h>

struct board_place board_place_of(
	struct board_side white, const struct board_side *black, bool both)
{
	struct board_side high = white, low = white;

	if (!black)
		return (struct board_place){1, white.score, 0, white.rank, 0};
	if (black->score > white.score || (black->score == white.score && black->rank < white.rank))
		high = *black;
	else
		low = *black;
	return (struct board_place){0, high.score, both ? low.score : 0, high.rank, 0};
}

int board_place_compare(const void *left, const void *right)
{
	const struct board_place *a = left, *b = right;

	if (a->bye != b->bye)
		return a->bye - b->bye;
	if (a->score != b->score)
		return a->score > b->score ? -1 : 1;
	if (a->lower != b->lower)
		return a->lower > b->lower ? -1 : 1;
	if (a->rank != b->rank)
		return a->rank < b->rank ? -1 : 1;
	return (a->number > b->number) - (a->number < b->number);
}
