/* Tie-breaks by a player's own record (C.07 7; US 34E; British). */
#ifndef CORE_TIES_RECORD_H
#define CORE_TIES_RECORD_H

#include "core/ties/working.h"

/* Each fills an empty working of a player. */
void ties_points(const struct ties_count *count, int player, struct ties_working *working);
void ties_progressive(const struct ties_count *count, int player, struct ties_working *working);
void ties_wins(const struct ties_count *count, int player, struct ties_working *working);
void ties_won(const struct ties_count *count, int player, struct ties_working *working);
void ties_black_games(const struct ties_count *count, int player, struct ties_working *working);
void ties_black_wins(const struct ties_count *count, int player, struct ties_working *working);
void ties_elected(const struct ties_count *count, int player, struct ties_working *working);
void ties_standard(const struct ties_count *count, int player, struct ties_working *working);
void ties_playoff(const struct ties_count *count, int player, struct ties_working *working);
void ties_hand(const struct ties_count *count, int player, struct ties_working *working);
void ties_lot(const struct ties_count *count, int player, struct ties_working *working);
void ties_number(const struct ties_count *count, int player, struct ties_working *working);
void ties_cumulative(const struct ties_count *count, int player, struct ties_working *working);
void ties_kashdan(const struct ties_count *count, int player, struct ties_working *working);

/* Cumulative of a player, half points. */
int64_t ties_plain_cumulative(const struct ties_field *field, int player);

#endif
