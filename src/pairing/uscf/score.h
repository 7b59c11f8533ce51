/*
 * Parts of the verdict on a US Chess draw.
 */
#ifndef PAIRING_USCF_SCORE_H
#define PAIRING_USCF_SCORE_H

#include "uscf/seats.h"

/* Append what is broken. */
void uscf_verdict_add(const struct uscf_seats *seats, struct score_draft *score);

/* Append what is foreseen of the next round: that it cannot be paired. MATCHING_NO_MEMORY or OK. */
enum matching_status uscf_verdict_ahead(
	const struct uscf_seats *seats, struct arena *arena, struct score_draft *score);

/* Append all terms and what is broken. */
enum pairing_status uscf_score_seats(const struct uscf_seats *seats, struct score_draft *score);

/* The term that counts this in a score. */
enum pairing_term_id uscf_count_term(enum uscf_count count);

#endif
