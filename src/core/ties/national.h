/* Tie-breaks of the United States (34) and Britain by the scores of opponents. */
#ifndef CORE_TIES_NATIONAL_H
#define CORE_TIES_NATIONAL_H

#include "core/ties/working.h"

/* Each fills an empty working of a player. */
void ties_modified_median(const struct ties_count *count, int player, struct ties_working *working);
void ties_median(const struct ties_count *count, int player, struct ties_working *working);
void ties_solkoff(const struct ties_count *count, int player, struct ties_working *working);
void ties_opposition(const struct ties_count *count, int player, struct ties_working *working);
void ties_sum_of_scores(const struct ties_count *count, int player, struct ties_working *working);

#endif
