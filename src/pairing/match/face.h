/*
 * All draws that are best so far, as a graph: the perfect matchings of a face. Minimizing one more
 * list of columns over a face leaves a smaller face.
 *
 * By complementary slackness the least matchings are those that use only tight edges and cross each
 * blossom with a positive dual exactly once. So a face is its edges and, for each of them, how many
 * such blossoms it crosses: its matchings are the perfect ones with the least sum of crossings.
 */
#ifndef PAIRING_MATCH_FACE_H
#define PAIRING_MATCH_FACE_H

#include "cards/field.h"
#include "match/matching.h"

/* The memory of a search over faces. */
struct face_memory {
	struct arena *keep;    /* lives as long as the search */
	struct arena *scratch; /* taken back by whoever marked it */
	int64_t *effort;       /* squares of cards that may be matched, NULL: any number */
};

enum { FACE_LEAST = -1 };

struct face {
	int count; /* vertices */
	/* by vertex: a card, PAIRING_NOBODY for the bye, or below it what a search puts in place */
	int *card;
	bool *edge;        /* [u * count + v], symmetric */
	int32_t *crossing; /* likewise; NULL: no blossoms */
	/* their sum in a matching of the face; FACE_LEAST: not known, the least there is */
	int crossings;
};

/* Add the columns of an edge. */
typedef void (*face_cost)(const void *context, int u, int v, int32_t *columns);

/* Memory from memory->keep; false when there is none. The new face has no edges. */
bool face_init(struct face *face, const struct face_memory *memory, int count);

/*
 * The face of all legal draws of a field: a vertex a card, in their order, and one for the bye
 * (PAIRING_NOBODY) when their number is odd.
 */
bool face_of_field(struct face *face, const struct field *field, const struct face_memory *memory);

/* A copy to cut edges from, in memory->keep; false when out of memory. */
bool face_copy(struct face *copy, const struct face *face, const struct face_memory *memory);

/* The face of some vertices only: `wanted` by vertex. False when out of memory. */
bool face_part(struct face *part, const struct face *face, const bool *wanted,
	const struct face_memory *memory);

void face_cut(struct face *face, int u, int v);
static inline bool face_has(const struct face *face, int u, int v)
{
	return face->edge[(size_t)u * (size_t)face->count + (size_t)v];
}
int face_vertex(const struct face *face, int card);

/*
 * A perfect matching of the edges whatever it crosses, from one of a face that had more of them:
 * *mate, by vertex, in memory->keep. MATCHING_NONE: there is none, the face is empty.
 */
enum matching_status face_rematch(
	const struct face *face, const struct face_memory *memory, const int *known, int **mate);

/* Sum of crossings of a matching. */
int face_crossings(const struct face *face, const int *mate);

/*
 * One least matching by crossings, then the columns: *mate (by vertex, in memory->keep). If result
 * is not NULL it becomes the face of all of them, in memory->keep; it may be `face` itself, whose
 * edges are then cut in place. `columns` may be 0.
 * MATCHING_NONE: the face is empty. MATCHING_NO_MEMORY also when memory->effort is spent.
 */
enum matching_status face_minimize(const struct face *face, const struct face_memory *memory,
	int columns, face_cost cost, const void *context, struct face *result, int **mate);

#endif
