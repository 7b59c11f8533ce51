/*
 * Reads the small TRF16 events of tests/cases/caa-random: the players before round r and the best
 * draw of round r.
 */
#ifndef SUPPORT_EVENT_TRF_CASE_H
#define SUPPORT_EVENT_TRF_CASE_H

#include "support/event/case_file.h"

/*
 * NAME.trf and NAME.expect, NAME ending in _rN: N is the round to draw. *draw is filled in place
 * (its input points into it). False after a message on standard error.
 */
bool trf_case_read(const char *name, struct case_draw *draw);

#endif
