/*
 * Perfect matching of least weight when weights have many words: a few words at a time.
 *
 * By complementary slackness the matchings that are least by the first words are the perfect ones
 * of the edges without slack that cross each blossom of the certificate (matching.h) once. So the
 * words that follow are only asked about those edges, after the sum of crossings. What falls apart
 * is decided component by component, and one in which the words that are left say nothing is done.
 */
#ifndef PAIRING_MATCHING_STAGES_H
#define PAIRING_MATCHING_STAGES_H

#include "matching.h"

struct matching_edges {
	int count;        /* vertices */
	int width;        /* words of a weight, at least 1 */
	const bool *edge; /* [u * count + v]: symmetric, never u with u */
	/* Add the weight of an edge, u < v, to `width` words that are zero. */
	void (*put)(const void *context, int u, int v, int64_t *weight);
	const void *context;
};

/*
 * mate[] by vertex, one of the least matchings. MATCHING_NONE: there is no perfect one; mate[] is
 * then whatever it is. Scratch is the arena's, and released.
 */
enum matching_status matching_solve_stages(
	const struct matching_edges *edges, struct arena *arena, int *mate);

#endif
