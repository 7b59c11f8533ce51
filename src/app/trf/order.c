/*
 * The rank order of the players of a tournament report: starting numbers, and places that differ.
 */
#include "config.h"

#include "app/trf/order.h"

#include <stdlib.h>

#include "app/trf/rows.h"
#include "app/trf/stood.h"
#include "core/event.h"

/* The places of late entries, which have the numbers behind all others. */
static void take_places(const struct trf *trf, struct rank_place *places)
{
	for (int i = 0; i < trf->nkept; i++) {
		const char *text;
		int number, entry, place, letter;

		if (!trf_rows_place(trf->kept[i], &number, &text))
			continue;
		entry = trf_find(trf, number);
		if (entry == TRF_NOBODY || !place_parse(text, &place, &letter))
			continue;
		places[entry].number = place;
		places[entry].letter = letter;
	}
}

/* Of the places that somebody had up to this round or a later one that which he lost first. */
static void take_earlier(const struct trf *trf, int round, struct rank_place *places)
{
	struct trf_stood stood;

	for (int through = trf->played; through >= round; through--)
		for (int i = 0; i < trf->nkept; i++) {
			int entry;

			if (!trf_stood_parse(trf->kept[i], &stood) || stood.through != through)
				continue;
			entry = trf_find(trf, stood.pin);
			if (entry == TRF_NOBODY)
				continue;
			places[entry].number = stood.pin;
			places[entry].letter = 0;
			if (stood.place[0])
				place_parse(
					stood.place, &places[entry].number, &places[entry].letter);
		}
}

bool trf_order_changes(const struct trf *trf)
{
	struct trf_stood stood;

	for (int i = 0; i < trf->nkept; i++)
		if (trf_stood_parse(trf->kept[i], &stood) && stood.through <= trf->played)
			return true;
	return false;
}

enum status trf_order(const struct trf *trf, bool season, int round, int *entries)
{
	struct rank_place *places = malloc(((size_t)trf->count + 1) * sizeof(*places));

	if (!places)
		return STATUS_NO_MEMORY;
	for (int i = 0; i < trf->count; i++)
		places[i] = (struct rank_place){season ? trf->players[i].name : "",
			trf->players[i].number, 0, trf->players[i].number};
	for (int i = 0; trf->file_order && i < trf->count; i++)
		places[trf->file_order[i]].number = i + 1;
	take_places(trf, places);
	take_earlier(trf, round, places);
	qsort(places, (size_t)trf->count, sizeof(*places), rank_place_compare);
	for (int i = 0; i < trf->count; i++)
		entries[i] = trf_find(trf, places[i].pin);
	free(places);
	return STATUS_OK;
}
