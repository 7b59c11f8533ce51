/*
 * The values by which the boards of a past round were put in order, for an event that has that
 * round from a report.
 */
#include "config.h"

#include "app/round/stands_by.h"

#include "app/position/seats.h"
#include "app/position/translate.h"

enum status round_stands_by(const struct event *then, int section, int round, const int *pins,
	int count, int *stands_by)
{
	struct translation cards;
	struct error error = {.code = STATUS_OK};
	const enum status status = translate_round(then, section, round, &cards, &error);

	if (status != STATUS_OK)
		return status;
	for (int i = 0; i < count; i++)
		stands_by[i] = seats_stand_by(&cards, translate_index(&cards, pins[i]));
	translation_done(&cards);
	return STATUS_OK;
}
