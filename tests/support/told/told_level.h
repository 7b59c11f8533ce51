/* What is said of the cards of a level and the colours that they are due. */
#ifndef SUPPORT_TOLD_TOLD_LEVEL_H
#define SUPPORT_TOLD_TOLD_LEVEL_H

#include "support/told/told.h"

struct told_seekers {
	int of[3]; /* by enum colour */
};

/* Those of a level are added. */
void told_count_seekers(const struct round_facts *facts, int level, struct told_seekers *seekers);

/* The level whose score stands in a hole. */
int told_level_of(const struct told *told, char key);

/* "Level %sa has %dn card{x:|s}: %dw White and %db Black seeker{y:|s}{e:|, %du without ...}" */
void told_level(const struct told *told);
/* "Level %sa has 1 card, a {c:White|Black} seeker" */
void told_level_of_one(const struct told *told);
/* "Level %sa has %dn card{x:|s} without a colour yet" */
void told_level_without_colour(const struct told *told);

#endif
