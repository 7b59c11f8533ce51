/*
 * The pairing box: score by score who seeks White, who seeks Black, who has had no colour yet, and
 * the points of all cards, whose sum must be the points there are to be had.
 */
#ifndef CORE_SEEKERS_H
#define CORE_SEEKERS_H

#include "core/event.h"

struct seeker {
	int pin;
	int score2;  /* by which the draw is made */
	int points2; /* what he has */
	enum colour due;
	bool left; /* withdrawn: his points count, he is in no score group */
};

struct seekers {
	int round;
	struct seeker *rows; /* the highest score first, in rank order; who has left stands last */
	int count;
	int points2;   /* of all */
	int possible2; /* that there are to be had in the rounds before */
};

void seekers_done(struct seekers *seekers);

/* Put the rows in their order; those of equal score stay as they are. O(n log n). */
enum status seekers_sort(struct seekers *seekers);
/* The end of the score group that begins at this row: the rows of one score, or who has left. */
int seekers_end(const struct seekers *seekers, int from);
/* Of rows from .. end - 1, who seeks this colour; the points of all of them. */
int seekers_count(const struct seekers *seekers, int from, int end, enum colour due);
int seekers_points2(const struct seekers *seekers, int from, int end);

/*
 * "3:  2  4  7": line 0, 1, ... of the numbers that seek a colour, at most `cells` wide, the first
 * one with their count. False if there is no such line; line 0 is always there.
 */
bool seekers_line(const struct seekers *seekers, int from, int end, enum colour due, int line,
	int cells, char *text, size_t size);

/* "31 points, as many as there are to be had.", or that it is not so. */
void seekers_sum_words(const struct seekers *seekers, char *text, size_t size);

#endif
