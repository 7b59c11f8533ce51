/*
 * Other odd players and other opponents of theirs, for colours (29D1b within 29E5).
 *
 * Who leaves a group and whom he meets in the next one are one choice, as are whom those meet who
 * have come down and who leaves then. Of all choices that keep the best structure and the limits
 * and whose colours, in the group and the next one, are better than those of the natural choice it
 * is the one with the least weight (uscf/weigh.h); of equal ones the first in the order of 29D.
 * In the next group those leave who do so naturally. No part is switched for more than the limit
 * of 29E5b. Of more than USCF_TOGETHER odd players one is changed after the other as long as
 * colours gain, unless the group is of few cards.
 */
#ifndef PAIRING_USCF_SWITCH_H
#define PAIRING_USCF_SWITCH_H

#include "uscf/below.h"

/* Those who have come down and those who leave together; cards. */
enum { USCF_TOGETHER = 4, USCF_FEW_CARDS = 8 };

/* Make the choice, which is the natural one, the best for colours. */
enum matching_status uscf_choice_switch(const struct uscf_plan *plan, struct uscf_choice *choice);

/*
 * Points of a switch by which a card leaves its group instead of the one who should; beyond the
 * limit when an unrated player would leave and a rated one can (29D1a).
 */
int uscf_drop_points(const struct uscf *uscf, int card, int instead);

#endif
