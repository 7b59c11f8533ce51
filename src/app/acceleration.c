/* Virtual points: as a report lists them, or by the rule of Baku. */
#include "config.h"

#include "app/acceleration.h"

#include <string.h>

bool acceleration_is_baku(const char *type)
{
	const size_t length = strlen(type), tail = strlen(ACCELERATION_BAKU);

	return length > tail && !strcmp(type + length - tail, ACCELERATION_BAKU);
}

bool acceleration_is_on(const struct trf *trf, int rounds)
{
	return trf->virtual2 || (acceleration_is_baku(trf->type) && rounds > 0);
}

int acceleration_points2(const struct trf *trf, int rounds, int player, int round)
{
	const int accelerated = (rounds + 1) / 2, whole = (accelerated + 1) / 2;
	const int upper = 2 * ((trf->count + 3) / 4), win2 = trf->worth2[TRF_WIN_WHITE];

	if (trf->virtual2)
		return trf_virtual2(trf, player, round);
	if (!acceleration_is_baku(trf->type) || player >= upper || round > accelerated)
		return 0;
	return round <= whole ? win2 : win2 / 2;
}
