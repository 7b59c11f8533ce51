/* A Dutch deal: S1, S2 and limbo of a bracket. */
#ifndef SUPPORT_TOLD_DUTCH_HALVES_H
#define SUPPORT_TOLD_DUTCH_HALVES_H

#include "support/told/told.h"

void dutch_said_moved_down(const struct told *told);
void dutch_said_halves(const struct told *told);
void dutch_said_limbo(const struct told *told);
void dutch_said_met_bracket(const struct told *told);
void dutch_said_all_taken(const struct told *told);
/* A pair of the remainder that does not sit by place. */
void dutch_said_first_of_s2(const struct told *told);
void dutch_said_opposite(const struct told *told);
void dutch_said_before_him(const struct told *told);
void dutch_said_goes_to_s2(const struct told *told);

#endif
