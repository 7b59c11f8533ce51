/*
 * The best British draw, by one of two methods that must agree.
 */
#ifndef PAIRING_CAA_BEST_H
#define PAIRING_CAA_BEST_H

#include "caa/search/block.h"

enum caa_method {
	CAA_USUAL,   /* level by level, all at once where that is quicker or cannot be proved */
	CAA_GENERAL, /* all levels at once */
	CAA_LINKS,   /* level by level, however long it takes to find the links */
	CAA_POOLED   /* all levels at once, floaters in a pool wherever that finds a draw */
};

/* How a draw is to be found, and how it was: for tests and measurements. */
struct caa_work {
	enum caa_method method;
	/*
	 * given up (as if out of memory) when the general method has matched more than so many
	 * squares of cards: it is below 0 then, otherwise what is left; NULL: no limit
	 */
	int64_t *effort;
	int levels;
	int plain; /* drawn at their bound, without the general method */
	/* blocks whose floaters lay in a pool; those that were tried twice count twice */
	int pools;
	bool general; /* all levels at once after all */
};

/*
 * Both fill mate[] by card: a card or CAA_BYE. MATCHING_NONE: no legal draw. The first takes all
 * levels at once; the second goes level by level and gives up (*proved false) where it cannot prove
 * its draw to be the best, or, unless it is patient, where the other is quicker.
 */
enum matching_status caa_best_general(const struct caa_terms *terms, int *mate);
enum matching_status caa_best_chain(const struct caa_terms *terms, bool patient, int *mate,
	bool *proved, struct caa_work *work);

/* caa_best by one of the methods; work may be NULL. */
enum pairing_status caa_best_by(enum caa_method method, const struct pairing_input *input,
	struct pairing_draw *draw, struct pairing_blame *blame, struct caa_work *work);

/* The last tie: boards in board order, the opponent of the higher card ranks higher. */
const struct branch *caa_last_tie(const struct caa_terms *terms, const struct branch *branches);

#endif
