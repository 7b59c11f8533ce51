/*
 * All draws that are best so far, as a graph: the perfect matchings of a face. Minimizing one more
 * list of columns over a face leaves a smaller face.
 *
 * By complementary slackness the least matchings are those that use only tight edges and cross each
 * blossom with a positive dual exactly once. So a face is its edges and, for each of them, how many
 * such blossoms it crosses: its matchings are the perfect ones with the least sum of crossings.
 */
#ifndef PAIRING_CAA_FACE_H
#define PAIRING_CAA_FACE_H

#include "caa_terms.h"
#include "matching.h"

enum { FACE_LEAST = -1 };

struct face {
	int count;         /* vertices */
	int *card;         /* by vertex: a card, or one of CAA_BYE .. CAA_SPARE */
	bool *edge;        /* [u * count + v], symmetric */
	int32_t *crossing; /* likewise; NULL: no blossoms */
	/* their sum in a matching of the face; FACE_LEAST: not known, the least there is */
	int crossings;
};

/* Add the columns of an edge. */
typedef void (*face_cost)(const void *context, int u, int v, int32_t *columns);

/* Memory from terms->keep; false when there is none. The new face has no edges. */
bool face_init(struct face *face, const struct caa_terms *terms, int count);

/*
 * The face of all legal draws of a field: a vertex a card, in their order, and one for the bye
 * (CAA_BYE) when their number is odd.
 */
bool face_of_field(struct face *face, const struct field *field, const struct caa_terms *terms);

/* A copy to cut edges from, in terms->keep; false when out of memory. */
bool face_copy(struct face *copy, const struct face *face, const struct caa_terms *terms);

/* The face of some vertices only: `wanted` by vertex. False when out of memory. */
bool face_part(struct face *part, const struct face *face, const bool *wanted,
	const struct caa_terms *terms);

void face_cut(struct face *face, int u, int v);
bool face_has(const struct face *face, int u, int v);
int face_vertex(const struct face *face, int card);

/* Sum of crossings of a matching. */
int face_crossings(const struct face *face, const int *mate);

/*
 * One least matching by crossings, then the columns: *mate (by vertex, in terms->keep). If result
 * is not NULL it becomes the face of all of them, in terms->keep. `columns` may be 0.
 * MATCHING_NONE: the face is empty. MATCHING_NO_MEMORY also when terms->effort is spent.
 */
enum matching_status face_minimize(const struct face *face, const struct caa_terms *terms,
	int columns, face_cost cost, const void *context, struct face *result, int **mate);

#endif
