/*
 * A perfect matching of a graph without weights, from one of almost all its vertices: a search for
 * an augmenting path from each of the others, by Edmonds' method. What is looked at grows with the
 * vertices that are not matched, so it is quick where a matching loses a few edges again and again.
 */
#ifndef PAIRING_MATCH_REMATCH_H
#define PAIRING_MATCH_REMATCH_H

#include "match/matching.h"

/*
 * mate: by vertex whom it has, -1: nobody; made perfect. MATCHING_NONE: there is no perfect
 * matching, and mate is one of no use. The edges are those of struct matching_graph, as are mates
 * that stand in it from before. Scratch memory from the arena.
 */
enum matching_status rematch(int count, const bool *edge, struct arena *arena, int *mate);

#endif
