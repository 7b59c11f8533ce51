/* Tie-breaks by ratings (C.07 10), with the tables of B.02 8.1. */
#ifndef CORE_TIES_RATINGS_H
#define CORE_TIES_RATINGS_H

#include "core/ties/working.h"

/* Each fills an empty working of a player. */
void ties_average_rating(const struct ties_count *count, int player, struct ties_working *working);
void ties_performance(const struct ties_count *count, int player, struct ties_working *working);
void ties_perfect(const struct ties_count *count, int player, struct ties_working *working);
void ties_average_performance(
	const struct ties_count *count, int player, struct ties_working *working);
void ties_average_perfect(const struct ties_count *count, int player, struct ties_working *working);
void ties_rating(const struct ties_count *count, int player, struct ties_working *working);

/*
 * Performance: the average of so many ratings that add up to `sum`, and what the percentage of a
 * score of so many half points is worth (C.07 10.2); games above 0.
 */
int ties_performance_of(int64_t sum, int games, int score2);

/* What the rating difference lets expect, in percent (B.02 8.1.2). */
int ties_expected_percent(int difference);

/* The figures of a player that averages are made of. */
int ties_plain_performance(const struct ties_count *count, int player);
int ties_plain_perfect(const struct ties_count *count, int player);

#endif
