/*
 * The colours that cards are due, and how many of them must at least be disappointed.
 */
#ifndef PAIRING_USCF_DUES_H
#define PAIRING_USCF_DUES_H

#include "uscf/uscf.h"

struct uscf_dues {
	int count;
	int due[3];    /* by enum pairing_colour: cards that are due it */
	int strong[3]; /* of those: who have had more of the other colour */
};

/* Add a card (times 1) or take it out (times -1). */
void uscf_dues_add(struct uscf_dues *dues, const struct uscf *uscf, int card, int times);

void uscf_dues_read(struct uscf_dues *dues, const struct uscf *uscf, const int *card, int count);

/*
 * Add the least that the cards can have when `leaving` of them, whoever that is, are not paired
 * with each other and the others are: those due one colour who outnumber the rest clash, and of
 * them those who have had more of the other colour are unequal (enum uscf_count).
 */
void uscf_dues_least(const struct uscf_dues *dues, int leaving, int64_t *counts);

/* Compare the counts by which a choice of odd players is judged: those up to USCF_UNALTERED. */
int uscf_colours_compare(const int64_t *a, const int64_t *b);

#endif
