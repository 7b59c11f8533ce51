/*
 * The captions of a deal, read: each sentence must have a known form and be true of the records, at
 * the step at which it is said; and the last step leaves the draw.
 */
#ifndef SUPPORT_TOLD_TOLD_DEAL_H
#define SUPPORT_TOLD_TOLD_DEAL_H

#include "app/deal/deal.h"
#include "support/told/told_round.h"

/* By what the boards of a deal are told. */
struct told_deal_sides {
	struct told
		*around; /* the draw around the boards by hand; NULL: none is, or it has others */
	struct told *sides; /* with cards in the tray: those of told_side_of */
	const bool *there;
};

/* Read the deal of the round; with `captions` not only its moves. */
void told_read_deal(struct told *told, const struct told_deal_sides *sides, struct app *app,
	const struct told_book *book, bool captions);

/* The step whose caption is read, and the table before it; deal is NULL: none is read. */
struct told_dealing {
	const struct deal *deal;
	const struct deal_table *table;
	int step;
	bool british; /* it is dealt in the British way; not so with cards in the tray */
};
const struct told_dealing *told_dealing(void);

/* Where a card of the facts lies now. */
const struct deal_place *told_place(const struct told *told, int card);

/* British captions: the forms that only a deal has. */
extern struct told_form caa_deal_forms[];
extern const int caa_deal_forms_count;

/* FIDE Dutch: what comes before a pairing in the order of the rules. */
extern struct told_form dutch_deal_forms[];
extern const int dutch_deal_forms_count;

#endif
