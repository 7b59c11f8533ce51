/* Virtual points: as a report lists them, or by the rule of Baku. */
#include "config.h"

#include "app/round/acceleration.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"

bool acceleration_is_baku(const char *type)
{
	const size_t length = strlen(type), tail = strlen(ACCELERATION_BAKU);

	return length > tail && !strcmp(type + length - tail, ACCELERATION_BAKU);
}

bool acceleration_is_listed(const struct trf *trf, int round)
{
	for (int i = 0; i < trf->count; i++)
		if (trf_virtual2(trf, i, round) != 0)
			return true;
	return false;
}

bool acceleration_is_on(const struct trf *trf, int rounds)
{
	if (!trf->virtual2)
		return acceleration_is_baku(trf->type) && rounds > 0;
	for (int round = 1; round <= rounds; round++)
		if (acceleration_is_listed(trf, round))
			return true;
	return false;
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

/*
 * The first round in which a player is there: what is blank before it he has missed as a late
 * entry.
 */
static int first_round(const struct trf *trf, int player)
{
	int round = 1;

	while (round <= trf->played && trf_game(trf, player, round)->code == ' ' &&
		trf_game(trf, player, round)->opponent == TRF_NOBODY)
		round++;
	return round;
}

/* How many players there are down to the last of the upper group. */
static int upper_end(const struct trf *trf)
{
	int listed = 0, upper = 0;

	for (int i = 0; i < trf->count; i++)
		listed += first_round(trf, i) == 1;
	listed = pairing_baku_upper(listed);
	for (int i = 0; i < trf->count; i++) {
		if (first_round(trf, i) == 1 && ++upper == listed)
			return i + 1;
	}
	return trf->count;
}

/* The same by the points that the report lists for a round. */
static int listed_end(const struct trf *trf, int round)
{
	int end = 0;

	for (int i = 0; i < trf->count; i++)
		if (trf->virtual2[i * trf->columns + round - 1] != 0)
			end = i + 1;
	return end;
}

/*
 * A round in which the report lists nobody: who was there in the last round that it does list has
 * the group that he had, who came later is in the upper group if he ranks above its end.
 */
static void fill_round(struct trf *trf, int round, int listed, int end)
{
	const int points2 =
		pairing_baku_points(1, trf->rounds, trf->worth2[TRF_WIN_WHITE], 0, round);

	for (int i = 0; i < trf->count; i++) {
		int *own = trf->virtual2 + (ptrdiff_t)i * trf->columns;
		const int first = first_round(trf, i);
		const bool upper = listed > 0 && first <= listed ? own[listed - 1] != 0 : i < end;

		own[round - 1] = upper && first <= round ? points2 : 0;
	}
}

enum status acceleration_by_baku(struct trf *trf)
{
	int end = upper_end(trf), listed = 0;

	if (!trf->virtual2)
		trf->virtual2 = calloc(
			(size_t)trf->count * (size_t)trf->columns + 1, sizeof(*trf->virtual2));
	if (!trf->virtual2)
		return STATUS_NO_MEMORY;
	for (int round = 1; round <= trf->columns; round++) {
		if (!acceleration_is_listed(trf, round)) {
			fill_round(trf, round, listed, end);
			continue;
		}
		if (listed == 0)
			end = listed_end(trf, round);
		listed = round;
	}
	return STATUS_OK;
}
