/*
 * The entries of a report as they were when a round was drawn: those of games that comments of ours
 * tell to have been otherwise then are changed (trf/drawn_with.h), and what results were worth
 * (trf/ruled.h).
 */
#ifndef APP_REPORT_ENTRIES_THEN_H
#define APP_REPORT_ENTRIES_THEN_H

#include "app/trf/drawn_with.h"
#include "app/trf/ruled.h"
#include "core/record.h"
#include "formats/trf/trf.h"

struct entries_then {
	struct trf trf;         /* as the report, but for its games, and what they are worth */
	const struct trf *told; /* the report; it outlives this */
	struct trf_drawns drawns;
	struct trf_ruleds ruleds;
	bool moves;             /* do entries or points differ between the rounds? */
	struct filled *outside; /* games against those from outside, by starting number */
	int noutside;
	enum result *results; /* of those, as told */
};

/* As told. Release with entries_then_done in any case. STATUS_NO_MEMORY. */
enum status entries_then_make(const struct trf *trf, struct entries_then *then);
void entries_then_done(struct entries_then *then);

/* As they were when this round was drawn. */
void entries_then_set(struct entries_then *then, int round);

#endif
