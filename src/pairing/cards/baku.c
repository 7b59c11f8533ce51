/*
 * Baku acceleration.
 */
#include "pairing.h"

int pairing_baku_points(int upper, int rounds, int win, int player, int round)
{
	const int accelerated = (rounds + 1) / 2, whole = (accelerated + 1) / 2;

	if (player >= upper || round > accelerated)
		return 0;
	return round <= whole ? win : win / 2;
}

int pairing_baku_upper(int players)
{
	return 2 * ((players + 3) / 4);
}
