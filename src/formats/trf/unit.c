/*
 * The unit in which the points of a report count: half points, or tenths where some are no halves.
 */
#include <stdio.h>

#include "formats/trf/read.h"

int trf_whole(const struct trf *trf)
{
	return trf->tenths ? 10 : 2;
}

const char *trf_points_text(const struct trf *trf, int points2, char buffer[16])
{
	const int whole = trf_whole(trf), size = points2 < 0 ? -points2 : points2,
		  rest = size % whole;

	snprintf(buffer, 16, "%s%d.%d", points2 < 0 ? "-" : "", size / whole,
		trf->tenths ? rest : rest * TRF_TENTHS_OF_HALF);
	return buffer;
}

static bool is_half(int tenths)
{
	return tenths % TRF_TENTHS_OF_HALF == 0;
}

static bool needs_tenths(const struct trf_reading *reading)
{
	for (int i = 0; i < reading->ngifts; i++)
		if (!is_half(reading->gifts[i].tenths))
			return true;
	for (int i = 0; i < reading->nbonuses; i++)
		if (!is_half(reading->bonuses[i].tenths))
			return true;
	return false;
}

enum status trf_settle_unit(struct trf_reading *reading)
{
	struct trf *trf = &reading->trf;

	trf->tenths = needs_tenths(reading);
	for (int i = 0; !trf->tenths && i < TRF_OUTCOMES; i++)
		trf->worth2[i] /= TRF_TENTHS_OF_HALF;
	for (int i = 0; !trf->tenths && i < trf->count; i++) {
		struct trf_player *player = &trf->players[i];
		const struct trf unit = {.tenths = true};
		char found[16];

		if (player->points2 == TRF_NO_POINTS)
			continue;
		if (!is_half(player->points2))
			return report_error(reading->report, STATUS_BAD_INPUT,
				"Line %d, column 81: found %s, expected points such as 2.5, since no record gives tenths.",
				player->line, trf_points_text(&unit, player->points2, found));
		player->points2 /= TRF_TENTHS_OF_HALF;
	}
	return STATUS_OK;
}
