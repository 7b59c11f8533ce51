/* Tie-breaks by the final scores of the opponents (C.07 8, 9, 14 and 16). */
#ifndef CORE_TIES_OPPONENTS_H
#define CORE_TIES_OPPONENTS_H

#include "core/ties/working.h"

/* Each fills an empty working of a player. */
void ties_buchholz(const struct ties_count *count, int player, struct ties_working *working);
void ties_fore_buchholz(const struct ties_count *count, int player, struct ties_working *working);
void ties_average_buchholz(
	const struct ties_count *count, int player, struct ties_working *working);
void ties_sonneborn(const struct ties_count *count, int player, struct ties_working *working);
void ties_koya(const struct ties_count *count, int player, struct ties_working *working);

/* A part for the opponent of a round over the board; NULL: he did not play in it. There is room. */
struct ties_part *ties_add_played(
	const struct ties_field *field, int player, int round, struct ties_working *working);

/* Buchholz of a player in a field, as /P has it, without a working; half points. */
int64_t ties_plain_buchholz(const struct ties_field *field, int player, bool forfeits_played);

/* Cuts `low` of the least and `high` of the most significant parts (C.07 14, 16.5). */
void ties_cut(struct ties_working *working, enum ties_rules rules, int low, int high);

#endif
