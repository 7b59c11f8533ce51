/*
 * The alternating forest of the matching search and its blossoms.
 */
#include "match/matching_blossom.h"

#include <assert.h>

static void queue_vertices(struct forest *forest, int x)
{
	const struct node *node = &forest->node[x];
	int kid = node->kid;

	if (x < forest->n) {
		forest->queue[forest->queued++] = x;
		return;
	}
	do {
		queue_vertices(forest, kid);
		kid = forest->node[kid].next;
	} while (kid != node->kid);
}

void forest_make_even(struct forest *forest, int x)
{
	forest->node[x].label = LABEL_EVEN;
	queue_vertices(forest, x);
}

static void set_top(struct forest *forest, int x, int top)
{
	const struct node *node = &forest->node[x];
	int kid = node->kid;

	if (x < forest->n) {
		forest->top[x] = top;
		return;
	}
	do {
		set_top(forest, kid, top);
		kid = forest->node[kid].next;
	} while (kid != node->kid);
}

/* The even node before an even one in its tree, or -1 at the root. */
static int before(const struct forest *forest, int x)
{
	const int mate = forest->mate[forest->node[x].base];

	return mate < 0 ? -1 : forest->top[forest->node[forest->top[mate]].from];
}

static int root_of(const struct forest *forest, int x)
{
	int root = x;

	for (int up = x; up >= 0; up = before(forest, up))
		root = up;
	return root;
}

bool forest_joined(const struct forest *forest, int u, int v)
{
	return root_of(forest, forest->top[u]) == root_of(forest, forest->top[v]);
}

void forest_grow(struct forest *forest, int u, int v)
{
	const int y = forest->top[v];
	const int mate = forest->mate[forest->node[y].base];

	forest->node[y].label = LABEL_ODD;
	forest->node[y].from = u;
	forest->node[y].into = v;
	forest_make_even(forest, forest->top[mate]);
}

/* Make the vertex the base of the node: match the kids after its own two by two along the ring. */
static void rebase(struct forest *forest, int x, int vertex)
{
	struct node *node = &forest->node[x];
	int first = vertex, kid;

	node->base = vertex;
	if (x < forest->n)
		return;
	while (forest->node[first].parent != x)
		first = forest->node[first].parent;
	node->kid = first;
	rebase(forest, first, vertex);
	for (kid = forest->node[first].next; kid != first;) {
		const struct node *one = &forest->node[kid];
		const int u = one->edge_u, v = one->edge_v;

		forest->mate[u] = v;
		forest->mate[v] = u;
		rebase(forest, kid, u);
		rebase(forest, one->next, v);
		kid = forest->node[one->next].next;
	}
}

void forest_flip(struct forest *forest, int u, int v)
{
	for (;;) {
		const int x = forest->top[u];
		const int odd = forest->mate[forest->node[x].base] < 0
			? -1
			: forest->top[forest->mate[forest->node[x].base]];

		rebase(forest, x, u);
		forest->mate[u] = v;
		if (odd < 0)
			return;
		u = forest->node[odd].from;
		v = forest->node[odd].into;
		rebase(forest, odd, v);
		forest->mate[v] = u;
	}
}

static int common_ancestor(struct forest *forest, int x, int y)
{
	int meet = -1;

	for (int up = x; up >= 0; up = before(forest, up))
		forest->node[up].marked = true;
	for (int up = y; meet < 0; up = before(forest, up))
		if (forest->node[up].marked)
			meet = up;
	for (int up = x; up >= 0; up = before(forest, up))
		forest->node[up].marked = false;
	return meet;
}

static int free_slot(struct forest *forest)
{
	for (int x = forest->n; x < forest->n + forest->blossoms; x++)
		if (!forest->node[x].in_use)
			return x;
	return forest->n + forest->blossoms++;
}

static void link_kids(struct forest *forest, int one, int u, int v, int two)
{
	forest->node[one].next = two;
	forest->node[one].edge_u = u;
	forest->node[one].edge_v = v;
}

/* Link the ring from `meet` down to the node of u; returns that node. */
static int link_down(struct forest *forest, int meet, int x)
{
	int count = 0, last = meet;

	for (int up = x; up != meet; up = before(forest, up))
		forest->path[count++] = up;
	while (count > 0) {
		const int even = forest->path[--count], base = forest->node[even].base;
		const int odd = forest->top[forest->mate[base]];

		link_kids(forest, last, forest->node[odd].from, forest->node[odd].into, odd);
		link_kids(forest, odd, forest->mate[base], base, even);
		last = even;
	}
	return last;
}

/* Link the ring from node x up to `meet`. */
static void link_up(struct forest *forest, int x, int meet)
{
	while (x != meet) {
		const int base = forest->node[x].base, odd = forest->top[forest->mate[base]];
		const int up = forest->top[forest->node[odd].from];

		link_kids(forest, x, base, forest->mate[base], odd);
		link_kids(forest, odd, forest->node[odd].into, forest->node[odd].from, up);
		x = up;
	}
}

void forest_shrink(struct forest *forest, int u, int v)
{
	const int x = forest->top[u], y = forest->top[v];
	const int meet = common_ancestor(forest, x, y), slot = free_slot(forest);
	struct node *blossom = &forest->node[slot];
	int kid = meet;

	assert(slot < 2 * forest->n);
	link_kids(forest, link_down(forest, meet, x), u, v, y);
	link_up(forest, y, meet);
	*blossom = (struct node){.in_use = true,
		.parent = -1,
		.base = forest->node[meet].base,
		.kid = meet,
		.label = LABEL_EVEN,
		.from = -1,
		.into = -1};
	for (int i = 0; i < forest->width; i++)
		forest_dual(forest, slot)[i] = 0;
	do {
		if (forest->node[kid].label == LABEL_ODD)
			queue_vertices(forest, kid);
		forest->node[kid].parent = slot;
		kid = forest->node[kid].next;
	} while (kid != meet);
	set_top(forest, slot, slot);
}

/* Ways round the ring from the kid that was entered to the base: every second kid becomes even. */
static void relabel(struct forest *forest, int entry, int base)
{
	int count = 0, at = 0;
	struct node *node = forest->node;

	forest->path[count++] = base;
	for (int kid = node[base].next; kid != base; kid = node[kid].next) {
		if (kid == entry)
			at = count;
		forest->path[count++] = kid;
	}
	if (at % 2 == 0) {
		for (int i = at; i >= 2; i -= 2) {
			const int odd = forest->path[i - 2], even = forest->path[i - 1];

			forest_make_even(forest, even);
			node[odd].label = LABEL_ODD;
			node[odd].from = node[odd].edge_v;
			node[odd].into = node[odd].edge_u;
		}
	} else {
		for (int i = at; i < count; i += 2) {
			const int even = forest->path[i + 1],
				  odd = i + 2 < count ? forest->path[i + 2] : base;

			forest_make_even(forest, even);
			node[odd].label = LABEL_ODD;
			node[odd].from = node[even].edge_u;
			node[odd].into = node[even].edge_v;
		}
	}
}

/* The node is free again: edges that reached it while it was odd count now. */
static void note_free(struct forest *forest, int x)
{
	const struct node *node = &forest->node[x];
	int kid = node->kid;

	if (x < forest->n) {
		forest_note_tight(forest, x);
		return;
	}
	do {
		note_free(forest, kid);
		kid = forest->node[kid].next;
	} while (kid != node->kid);
}

void forest_expand_odd(struct forest *forest, int x)
{
	struct node *blossom = &forest->node[x];
	const int from = blossom->from, into = blossom->into, base = blossom->kid;
	int kid = base, entry = into;

	while (forest->node[entry].parent != x)
		entry = forest->node[entry].parent;
	do {
		forest->node[kid].parent = -1;
		forest->node[kid].label = LABEL_FREE;
		set_top(forest, kid, kid);
		kid = forest->node[kid].next;
	} while (kid != base);
	blossom->in_use = false;
	forest->node[entry].label = LABEL_ODD;
	forest->node[entry].from = from;
	forest->node[entry].into = into;
	if (entry != base)
		relabel(forest, entry, base);
	do {
		if (forest->node[kid].label == LABEL_FREE)
			note_free(forest, kid);
		kid = forest->node[kid].next;
	} while (kid != base);
}
