/*
 * Lists with an entry a card, compared card by card, over a face: the choices of the Schools' rules
 * and the order of opponents.
 */
#ifndef PAIRING_SCHOOLS_SETTLE_H
#define PAIRING_SCHOOLS_SETTLE_H

#include "face.h"

/* The entry, 0 or more, of the card at vertex u when it is joined with v. */
typedef int (*settle_entry)(const void *context, int u, int v);

/*
 * Keep those matchings of a face whose list of entries, vertex by vertex, is the least: *face
 * becomes their face, *mate (by vertex, in memory->keep) is one of them. A face in which no entry
 * is open stays as it is, and so does *mate.
 */
enum matching_status settle_list(struct face *face, const struct face_memory *memory,
	settle_entry entry, const void *context, int **mate);

#endif
