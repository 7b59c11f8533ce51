/*
 * What is settled about a bracket whatever is done with the others: who can meet nobody of it goes
 * down, and who is pinned to somebody meets him.
 */
#ifndef PAIRING_DUTCH_SETTLED_H
#define PAIRING_DUTCH_SETTLED_H

#include "dutch/bracket.h"

/*
 * The fewest who can go down from a graph that is not whole: each vertex that can meet no other,
 * and one more if what remains is odd. *down, if not NULL, gets the least scores that they can
 * have, the highest first (room for count of them).
 */
int dutch_least_down(const struct dutch_bracket *bracket, int *down);

/*
 * Leave out of the graph, which ends with the residents, each MDP who can meet none of them and
 * each who is pinned to one of them, with that one. Both add the same to every criterion of all
 * candidates, and neither has a place in the remainder. From the last bracket nobody goes down but
 * who is pinned to the bye.
 *
 * mate[], by card, gets the pairs and -1 for the others; passing[] the cards that go down, in
 * pairing order (room for the MDPs). At least one resident stays. False: no memory; the arena gets
 * the new list of vertices.
 */
bool dutch_leave_settled(
	struct dutch_bracket *bracket, struct arena *arena, int *mate, int *passing, int *npassing);

#endif
