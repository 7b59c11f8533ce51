/* Virtual points: as a report lists them, or by the rule of Baku. */
#include "config.h"

#include "app/round/acceleration.h"

#include <stdlib.h>
#include <string.h>

#include "pairing.h"

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
	if (trf->virtual2)
		return trf_virtual2(trf, player, round);
	if (!acceleration_is_baku(trf->type))
		return 0;
	return pairing_baku_points(
		pairing_baku_upper(trf->count), rounds, trf->worth2[TRF_WIN_WHITE], player, round);
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
				pairing_baku_points((trf->count + 1) / 2, trf->rounds,
					trf->worth2[TRF_WIN_WHITE], i, round);
	return STATUS_OK;
}

/* Does the report itself give somebody virtual points in the round? */
static bool is_listed(const struct trf *trf, int round)
{
	for (int i = 0; i < trf->count; i++)
		if (trf->virtual2[i * trf->columns + round - 1] != 0)
			return true;
	return false;
}

enum status acceleration_by_baku(struct trf *trf)
{
	const int upper = pairing_baku_upper(trf->count), win = trf->worth2[TRF_WIN_WHITE];

	if (!trf->virtual2)
		trf->virtual2 = calloc(
			(size_t)trf->count * (size_t)trf->columns + 1, sizeof(*trf->virtual2));
	if (!trf->virtual2)
		return STATUS_NO_MEMORY;
	for (int round = 1; round <= trf->columns; round++) {
		if (is_listed(trf, round))
			continue;
		for (int i = 0; i < trf->count; i++)
			trf->virtual2[i * trf->columns + round - 1] =
				pairing_baku_points(upper, trf->rounds, win, i, round);
	}
	return STATUS_OK;
}
