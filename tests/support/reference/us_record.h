/*
 * What the records of a US section say about its players and pairs, counted afresh from the games:
 * the other side of tests that ask nothing of the engine but its draw.
 */
#ifndef SUPPORT_REFERENCE_US_RECORD_H
#define SUPPORT_REFERENCE_US_RECORD_H

#include "support/reference/us_section.h"

/* 29E3a; repeated: the colour of his last two games, or neutral. */
struct us_record {
	enum pairing_colour due, repeated;
	int difference; /* Whites - Blacks */
};

struct us_record us_record_of(const struct us_section *section, int i);

/*
 * The score that he is paired by: his points, and (28R1) a point more in rounds 1 and 2 for the
 * upper half of those who started, made even, if the section is accelerated by added score.
 */
int us_score(const struct us_section *section, int i);

/* 27A1: games that were played. */
bool us_met(const struct us_section *section, int a, int b);

/* Players who get a third colour running, get further from equal, or do not alternate. */
enum { US_THIRD, US_UNEQUAL, US_UNALTERED, US_CLASHES };

/* Adds what is wrong with the colours when the two meet, by 29E4. */
void us_count_clash(const struct us_section *section, int a, int b, int count[US_CLASHES]);

/* The same with these colours, whatever 29E4 says. */
void us_count_given(const struct us_section *section, int white, int black, int count[US_CLASHES]);

/* Rating points between the two, none where one is unrated (29E5g). */
int us_points(const struct us_section *section, int a, int b);

/* Full points without a game (28L3); one half point at least, taken or booked (28L4). */
int us_full_points(const struct us_section *section, int i);
bool us_half_point(const struct us_section *section, int i);

#endif
