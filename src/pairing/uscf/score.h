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

/*
 * The places in the order of 29D, as the term of the order of the odd players lists them: with
 * 28L2a that of the bye; group by group whom those who come down meet, one place below the group
 * for who goes on down, and who leaves it. Of a floater `level` is the group that he has come to,
 * of one who leaves it -1. False: no memory.
 */
typedef void uscf_take_place(void *context, int card, int level, int place);
bool uscf_seats_odd_places(
	const struct uscf_seats *seats, struct arena *arena, uscf_take_place *take, void *context);

/* Append all terms and what is broken. */
enum pairing_status uscf_score_seats(const struct uscf_seats *seats, struct score_draft *score);

/* The term that counts this in a score. */
enum pairing_term_id uscf_count_term(enum uscf_count count);

#endif
