/* Virtual points: as a report lists them, or by the rule of Baku. */
#include "config.h"

#include "app/acceleration.h"

#include <stdlib.h>
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

/* What the first `upper` players have in a round. */
static int baku_points2(const struct trf *trf, int rounds, int upper, int player, int round)
{
	const int accelerated = (rounds + 1) / 2, whole = (accelerated + 1) / 2;
	const int win2 = trf->worth2[TRF_WIN_WHITE];

	if (player >= upper || round > accelerated)
		return 0;
	return round <= whole ? win2 : win2 / 2;
}

int acceleration_points2(const struct trf *trf, int rounds, int player, int round)
{
	if (trf->virtual2)
		return trf_virtual2(trf, player, round);
	if (!acceleration_is_baku(trf->type))
		return 0;
	return baku_points2(trf, rounds, 2 * ((trf->count + 3) / 4), player, round);
}

enum status acceleration_by_half(struct trf *trf)
{
	const size_t cells = (size_t)trf->count * (size_t)trf->columns;

	if (trf->virtual2 || !acceleration_is_baku(trf->type))
		return STATUS_OK;
	trf->virtual2 = calloc(cells + 1, sizeof(*trf->virtual2));
	if (!trf->virtual2)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < trf->count; i++)
		for (int round = 1; round <= trf->columns; round++)
			trf->virtual2[i * trf->columns + round - 1] =
				baku_points2(trf, trf->rounds, (trf->count + 1) / 2, i, round);
	return STATUS_OK;
}
