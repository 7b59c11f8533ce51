/* The answers to "why not", and to "my draw against the rules'", read and found true. */
#ifndef SUPPORT_TOLD_TOLD_WISH_H
#define SUPPORT_TOLD_TOLD_WISH_H

#include "app/audit/compare.h"
#include "app/whynot/whynot.h"
#include "support/told/told.h"

/* How many answers of each kind there were. */
struct wishes_met {
	long so, worse, equal, better, impossible, left_over, cause;
};

/* Ask, of the round that is told of, and find each thing that the answer says. */
void told_read_wish(
	struct told *told, struct app *app, const struct wish *wish, struct wishes_met *met);

/* What each ring costs and the verdict are what the reference counts. Returns the rings. */
int told_read_comparison(struct told *told, struct app *app);

#endif
