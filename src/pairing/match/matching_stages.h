/*
 * Perfect matching of least weight when weights have many words: a few words at a time.
 *
 * By complementary slackness the matchings that are least by the first words are the perfect ones
 * of the edges without slack that cross each blossom of the certificate (match/matching.h) once. So
 * the words that follow are only asked about those edges, after the sum of crossings. What falls
 * apart is decided component by component, and one in which the words that are left say nothing is
 * done.
 */
#ifndef PAIRING_MATCH_MATCHING_STAGES_H
#define PAIRING_MATCH_MATCHING_STAGES_H

#include "match/matching.h"

/* What is open: the perfect matchings of these edges with the least sum of crossings. */
struct matching_open {
	int count;          /* vertices, at most 65,535 */
	bool *edge;         /* [u * count + v]: symmetric, never u with u */
	uint16_t *crossing; /* likewise: blossoms that the edge crosses; at first 0 */
	int *mate;          /* one of them, if it is known */
	bool matched;       /* it is */
};

/* A weight of `width` words, at least 1. */
struct matching_words {
	int width;
	/* Add the weight of an edge, u < v, to words that are zero. */
	void (*put)(const void *context, int u, int v, int64_t *weight);
	const void *context;
};

/*
 * Leave open what weighs least, and find one of it. Afterwards edges may be taken away, if the
 * mates are not among them, and other words asked. MATCHING_NONE: there is no perfect matching;
 * *open is then whatever it is. Scratch is the arena's, and released.
 */
enum matching_status matching_decide(
	struct matching_open *open, const struct matching_words *words, struct arena *arena);

#endif
