/* Floats of a report that comments of ours tell. */
#include "config.h"

#include "app/report/told_floats.h"

#include "app/trf/floated.h"

void told_floats_fill(struct trf_field *field)
{
	static const enum pairing_float floats[] = {[FLOATED_NOT] = PAIRING_LEVEL,
		[FLOATED_DOWN] = PAIRING_FLOAT_DOWN,
		[FLOATED_UP] = PAIRING_FLOAT_UP};
	const struct trf *trf = field->trf;

	for (int i = 0; !field->season && i < trf->nkept; i++) {
		struct trf_floated floated;
		int entry;

		if (!trf_floated_parse(trf->kept[i], &floated) || floated.round > trf->played)
			continue;
		entry = trf_find(trf, floated.pin);
		if (entry == TRF_NOBODY ||
			trf_game(trf, entry, floated.round)->opponent !=
				trf_game(&field->then.trf, entry, floated.round)->opponent)
			continue;
		field->games[field->card_of[entry] * trf->played + floated.round - 1].floated =
			floats[floated.floated];
	}
}
