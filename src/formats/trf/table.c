/* The table of a report: a game, a player by his number, the points beside a game. */
#include "formats/trf/read.h"

const struct trf_game *trf_game(const struct trf *trf, int player, int round)
{
	return &trf->games[(size_t)player * (size_t)trf->columns + (size_t)round - 1];
}

struct trf_game *trf_game_of(struct trf *trf, int player, int round)
{
	return &trf->games[(size_t)player * (size_t)trf->columns + (size_t)round - 1];
}

int trf_find(const struct trf *trf, int number)
{
	int low = 0, high = trf->count;

	/* numbers without a gap stand at their own place */
	if (number > 0 && number <= trf->count && trf->players[number - 1].number == number)
		return number - 1;
	while (low < high) {
		int middle = low + (high - low) / 2;

		if (trf->players[middle].number < number)
			low = middle + 1;
		else
			high = middle;
	}
	return low < trf->count && trf->players[low].number == number ? low : TRF_NOBODY;
}

int trf_virtual2(const struct trf *trf, int player, int round)
{
	if (!trf->virtual2 || round < 1 || round > trf->columns)
		return 0;
	return trf->virtual2[(size_t)player * (size_t)trf->columns + (size_t)round - 1];
}

int trf_bonus2(const struct trf *trf, int player, int round)
{
	if (!trf->bonus2 || round < 1 || round > trf->columns)
		return 0;
	return trf->bonus2[(size_t)player * (size_t)trf->columns + (size_t)round - 1];
}
