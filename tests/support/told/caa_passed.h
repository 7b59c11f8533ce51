/* A CAA deal: why others are passed over, for an opponent or in the search for a floater. */
#ifndef SUPPORT_TOLD_CAA_PASSED_H
#define SUPPORT_TOLD_CAA_PASSED_H

#include "support/told/told.h"

/* Who is left for another, and why: d whom, e the opponent that he may not have. */
#define LEFT_FOR \
	"left for %pd{l:|, who met %pe in round %dr|, who is due White like %pe|, who is due Black like %pe|, who is to have White like %pe|, who is to have Black like %pe|, who is not to meet %pe: %tk|, against whom he gives up White|, against whom he gives up Black}"

/* Two of a level meet: all who come before the opponent and are not paired yet are passed over. */
void caa_said_in_place(const struct told *told);
void caa_said_first_left(const struct told *told);

/* Who of the bottom half comes before the opponent of a card. */
void caa_said_by_place(const struct told *told);
void caa_said_opposite_left(const struct told *told);
void caa_said_met_before(const struct told *told);
void caa_said_left_for(const struct told *told);
void caa_said_come_before(const struct told *told);
void caa_said_alike(const struct told *told);

/* Of who leaves his level. */
void caa_said_larger(const struct told *told);
void caa_said_larger_then(const struct told *told);
void caa_said_groups_alike(const struct told *told);
void caa_said_down_before(const struct told *told);

/* Who comes before him in the search. */
void caa_said_seated(const struct told *told);
void caa_said_smaller(const struct told *told);
void caa_said_floated_last(const struct told *told);
void caa_said_due_alike(const struct told *told);
void caa_said_two_left(const struct told *told);
void caa_said_needed(const struct told *told);
void caa_said_stronger_claim(const struct told *told);
void caa_said_left_for_floater(const struct told *told);
void caa_said_met_only(const struct told *told);
void caa_said_met_below(const struct told *told);

/* Whose claims keep or change a colour, and who blocks: caa_claims.c. */
void caa_said_changes(const struct told *told);
void caa_said_one_keeps(const struct told *told);
void caa_said_more_keep(const struct told *told);
void caa_said_equal_keep(const struct told *told);
void caa_said_equal_beside(const struct told *told);
void caa_said_compared(const struct told *told);
void caa_said_blocked(const struct told *told);

#endif
