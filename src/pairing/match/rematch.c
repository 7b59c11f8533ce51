/*
 * A perfect matching from one of almost all vertices.
 */
#include "match/rematch.h"

#include <string.h>

enum { NONE = -1 };

/* The tree of alternating paths from one vertex that is not matched. */
struct tree {
	int count;
	const bool *edge;
	int *mate;
	int root;
	bool *even;  /* by vertex: reached by a path that ends with an edge of the matching */
	int *before; /* by vertex reached otherwise: the even vertex before it on its path */
	int *base;   /* by vertex: the base of the outermost blossom it is in, or itself */
	bool *marked;
	int *queue, queued; /* even vertices in the order in which they were reached */
};

static bool tree_init(struct tree *tree, struct arena *arena)
{
	const size_t n = (size_t)tree->count;

	tree->even = arena_alloc_unset(arena, n, sizeof(bool));
	tree->marked = arena_alloc_unset(arena, n, sizeof(bool));
	tree->before = arena_alloc_unset(arena, n, sizeof(int));
	tree->base = arena_alloc_unset(arena, n, sizeof(int));
	tree->queue = arena_alloc_unset(arena, n, sizeof(int));
	return tree->even && tree->marked && tree->before && tree->base && tree->queue;
}

static void reach_even(struct tree *tree, int v)
{
	tree->even[v] = true;
	tree->queue[tree->queued++] = v;
}

static void plant(struct tree *tree, int root)
{
	tree->root = root;
	tree->queued = 0;
	for (int v = 0; v < tree->count; v++) {
		tree->even[v] = false;
		tree->before[v] = NONE;
		tree->base[v] = v;
	}
	reach_even(tree, root);
}

/* The base of the next blossom on the way from this base to the root. */
static int next_base(const struct tree *tree, int base)
{
	return tree->base[tree->before[tree->mate[base]]];
}

/* Where the ways of two even vertices to the root meet. */
static int meeting_base(const struct tree *tree, int u, int v)
{
	int a = tree->base[u], b = tree->base[v];

	memset(tree->marked, 0, (size_t)tree->count * sizeof(*tree->marked));
	for (;; a = next_base(tree, a)) {
		tree->marked[a] = true;
		if (a == tree->root)
			break;
	}
	while (!tree->marked[b])
		b = next_base(tree, b);
	return b;
}

/* Mark the blossoms from u down to the base, and let paths lead on from u to `other`. */
static void mark_way(struct tree *tree, int u, int base, int other)
{
	while (tree->base[u] != base) {
		const int odd = tree->mate[u];

		tree->marked[tree->base[u]] = tree->marked[tree->base[odd]] = true;
		tree->before[u] = other;
		other = odd;
		u = tree->before[odd];
	}
}

/* The edge of two even vertices makes a blossom: all its vertices are even now. */
static void shrink(struct tree *tree, int u, int v)
{
	const int base = meeting_base(tree, u, v);

	memset(tree->marked, 0, (size_t)tree->count * sizeof(*tree->marked));
	mark_way(tree, u, base, v);
	mark_way(tree, v, base, u);
	for (int w = 0; w < tree->count; w++) {
		if (!tree->marked[tree->base[w]])
			continue;
		tree->base[w] = base;
		if (!tree->even[w])
			reach_even(tree, w);
	}
}

/* Grow the tree until it reaches a vertex that is not matched: that one, or NONE. */
static int grow(struct tree *tree)
{
	for (int at = 0; at < tree->queued; at++) {
		const int u = tree->queue[at];
		const bool *edge = tree->edge + (size_t)u * (size_t)tree->count;

		for (int v = 0; v < tree->count; v++) {
			if (!edge[v] || tree->base[u] == tree->base[v] || tree->mate[u] == v)
				continue;
			if (tree->even[v]) {
				shrink(tree, u, v);
			} else if (tree->before[v] == NONE) {
				tree->before[v] = u;
				if (tree->mate[v] == NONE)
					return v;
				reach_even(tree, tree->mate[v]);
			}
		}
	}
	return NONE;
}

/* Change the edges of the path that ends at v: what was matched is not, and the other way round. */
static void turn_path(struct tree *tree, int v)
{
	while (v != NONE) {
		const int u = tree->before[v], next = tree->mate[u];

		tree->mate[v] = u;
		tree->mate[u] = v;
		v = next;
	}
}

enum matching_status rematch(int count, const bool *edge, struct arena *arena, int *mate)
{
	const struct arena_mark mark = arena_mark(arena);
	enum matching_status status = MATCHING_OK;
	struct tree tree = {.count = count, .edge = edge};

	tree.mate = mate;
	if (!tree_init(&tree, arena))
		status = MATCHING_NO_MEMORY;
	for (int root = 0; root < count && status == MATCHING_OK; root++) {
		if (mate[root] != NONE)
			continue;
		plant(&tree, root);
		const int end = grow(&tree);

		if (end == NONE)
			status = MATCHING_NONE;
		else
			turn_path(&tree, end);
	}
	arena_release(arena, mark);
	return status;
}
