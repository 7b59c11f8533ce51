/*
 * The pairings of a Dutch bracket in the order in which articles 4.2 to 4.4 make them.
 */
#ifndef PAIRING_DUTCH_ORDER_H
#define PAIRING_DUTCH_ORDER_H

#include <stdbool.h>

/*
 * Members are numbered in pairing order, the MDPs first. Every pairing has the same number of MDPs
 * who are paired, and of pairs. The same pairs are made once, where they first come: there each
 * player of S1 stands above his opponent (fide-dutch 4.3).
 */
struct dutch_order {
	int count, mdps;
	int paired; /* MDPs who meet a resident */
	int pairs;  /* of residents with each other */
	/*
	 * The pairing is mate[], by member, -1: he goes down. `exchanged`: S1 is not the upper half
	 * of who is left of the residents. False: no more of them.
	 */
	bool (*visit)(void *context, const int *mate, bool exchanged);
	void *context;
	int most; /* the visitor ends it after so many, at the latest */
};

/* Until the visitor has enough. False: no memory. */
bool dutch_order_walk(const struct dutch_order *order);

#endif
