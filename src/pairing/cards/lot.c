/*
 * Lots that are recorded.
 */
#include "cards/lot.h"

/* Spread the bits of a number over all of the word (the last step of splitmix64). */
static uint64_t spread(uint64_t z)
{
	z += UINT64_C(0x9e3779b97f4a7c15);
	z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
	return z ^ (z >> 31);
}

uint64_t lot_place(int lot, int number)
{
	return spread(spread((uint64_t)lot) + (uint64_t)number);
}

bool lot_favours(const struct pairing_input *input, int a, int b)
{
	const int x = input->players[a].number, y = input->players[b].number;
	const int low = x < y ? x : y, high = x < y ? y : x;
	const uint64_t coin =
		spread(lot_place((int)input->lot, low) + lot_place(input->round, high));

	return (coin % 2 == 0) == (x < y || (x == y && a < b));
}

bool lot_stands_before(const struct pairing_input *input, int a, int b)
{
	if (input->order_lot != 0) {
		const uint64_t x = lot_place(input->order_lot, input->players[a].number);
		const uint64_t y = lot_place(input->order_lot, input->players[b].number);

		if (x != y)
			return x < y;
	}
	return a < b;
}
