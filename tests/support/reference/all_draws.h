/*
 * Every way to seat a small field: all perfect pairings of n things, one left over when n is odd.
 */
#ifndef SUPPORT_REFERENCE_ALL_DRAWS_H
#define SUPPORT_REFERENCE_ALL_DRAWS_H

#include <stdbool.h>

enum { ALL_DRAWS_MOST = 16 };

/* partner[i] is i's partner, or -1 for the one left over. Return false to stop. */
typedef bool (*all_draws_visit)(const int *partner, void *context);

/* May i and j be partners (j == -1: may i be left over)? NULL allows all. */
typedef bool (*all_draws_allow)(int i, int j, void *context);

/* The same where any number may be left over, each alone. */
bool all_evenings(int n, all_draws_visit visit, void *context);

/* False if the visitor stopped. */
bool all_draws(int n, all_draws_allow allow, all_draws_visit visit, void *context);

#endif
