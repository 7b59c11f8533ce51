/* The ranks of a tournament report against those that its tie-breaks give. */
#ifndef APP_REPORT_CHECK_STANDINGS_H
#define APP_REPORT_CHECK_STANDINGS_H

#include "app/trf/event.h"

/* A player whose rank in the report is another one. All of it is good until the call returns. */
struct check_rank {
	int number;
	const char *name;
	int said;        /* in the report */
	int first, last; /* which he can have: equal ones may be split in a report */
	const char *by;  /* "By points, BH/C1, SB (C.07 of 2026)" */
};

typedef void check_rank_tell(void *context, const struct check_rank *rank);

struct check_ranks {
	int compared, different; /* players with a rank in the report; of these with another one */
	bool usual; /* the report names no order: that which is usual for its rule book was taken */
};

/*
 * After the rounds of the report, by the order of its 202 or 212. Each rank that differs is told.
 * STATUS_REFUSED: the report has no ranks, or games without a result.
 */
enum status check_standings(const struct app_trf *what, check_rank_tell *tell, void *context,
	struct check_ranks *ranks, struct error *error);

#endif
