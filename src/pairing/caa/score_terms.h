/*
 * The terms of the CAA rules, one function a group; caa/score.c puts them in order.
 */
#ifndef PAIRING_CAA_SCORE_TERMS_H
#define PAIRING_CAA_SCORE_TERMS_H

#include "book/score_terms.h"
#include "caa/caa.h"

/* Arrays that the terms are counted in. */
struct caa_scratch {
	const struct caa_options *options;
	int *transferred; /* cards, strongest claim first */
	int ntransferred;
	int *upfloater;       /* by level, in the order of the floaters they meet */
	int *first_upfloater; /* by level: where its upfloaters start */
	int *place;           /* by card: along the order of search */
	int *place_given;     /* by card: the same among the cards given the same colour */
	int *half;            /* by card: place in its acting half */
	int *top, *bottom;    /* by place: the cards of the acting halves */
	int *memory;
};

/* The options must outlive it. */
enum pairing_status caa_scratch_init(struct caa_scratch *scratch, const struct card_seats *seats,
	const struct caa_options *options);
void caa_scratch_done(struct caa_scratch *scratch);

/* Terms 0 to 7 and rule 25. */
void caa_score_whole(const struct card_seats *seats, const struct caa_scratch *scratch,
	struct score_draft *score);
/* Terms 8a, 8b, 8c of one level. */
void caa_score_level(const struct card_seats *seats, struct caa_scratch *scratch, int level,
	struct score_draft *score);
/*
 * The acting halves of a level: scratch->top and ->bottom hold the higher and the lower cards of
 * its boards, ->half the place of each in its half. Returns the number of boards.
 */
int caa_score_halves(const struct card_seats *seats, struct caa_scratch *scratch, int level);
/*
 * How far from the mid-line stands the card that crosses it on the board of this higher card; 0
 * also when none does.
 */
int caa_score_extent(const struct card_seats *seats, int level, int top);
/* The last tie. */
void caa_score_last(const struct card_seats *seats, struct score_draft *score);

#endif
