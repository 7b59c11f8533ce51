/*
 * Lists with an entry a card, compared card by card, over what is open: the choices of the Schools'
 * rules and the order of opponents.
 */
#ifndef PAIRING_MATCH_SETTLE_H
#define PAIRING_MATCH_SETTLE_H

#include "match/matching_stages.h"

/* The entry, 0 or more, of the card at vertex u when it is joined with v. */
typedef int (*settle_entry)(const void *context, int u, int v);

/*
 * Leave open those matchings whose list of entries, vertex by vertex, is the least; open->mate,
 * which is known before, becomes one of them. What is open stays as it is where no entry tells
 * its matchings apart. Scratch is the arena's, and released.
 */
enum matching_status settle_list(
	struct matching_open *open, settle_entry entry, const void *context, struct arena *arena);

/* May the vertices still be joined? */
bool settle_is_open(const struct matching_open *open, int u, int v);

#endif
