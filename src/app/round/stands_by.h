/*
 * The values by which the boards of a past round were put in order, for an event that has that
 * round from a report.
 */
#ifndef APP_ROUND_STANDS_BY_H
#define APP_ROUND_STANDS_BY_H

#include "core/event.h"

/*
 * Of each of these players (PINs) what his board stands by (position/seats.h), as the round was
 * drawn: `then` has the rounds before it.
 */
enum status round_stands_by(const struct event *then, int section, int round, const int *pins,
	int count, int *stands_by);

#endif
