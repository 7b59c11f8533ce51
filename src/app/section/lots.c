/* Lots that all follow from one recorded number. */
#include "config.h"

#include "app/section/lots.h"

/* splitmix64 */
int lots_draw(struct lots *lots, int count)
{
	uint64_t lot = lots->next += UINT64_C(0x9e3779b97f4a7c15);

	lot = (lot ^ (lot >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	lot = (lot ^ (lot >> 27)) * UINT64_C(0x94d049bb133111eb);
	lot ^= lot >> 31;
	return (int)(lot % (uint64_t)count);
}

void lots_shuffle(struct lots *lots, int *places, int count)
{
	for (int i = count - 1; i > 0; i--) {
		const int other = lots_draw(lots, i + 1), place = places[i];

		places[i] = places[other];
		places[other] = place;
	}
}
