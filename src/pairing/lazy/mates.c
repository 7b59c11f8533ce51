/*
 * A legal draw of everybody, repaired choice by choice (Edmonds' search for an augmenting path).
 */
#include "lazy/mates.h"

enum { NONE = -1 };

/* May they meet, by the rules and by the choices so far? */
static bool has_edge(const struct lazy_mates *mates, int u, int v)
{
	const struct field *field = mates->field;
	const int a = u < v ? u : v, b = u < v ? v : u;

	if (a == b || mates->bound[a] || mates->bound[b])
		return false;
	if (b >= field->count)
		return mates->least[a] == 0 && field_may_bye(field, a);
	return field->card[b].level >= mates->least[a] && field->card[a].level >= mates->least[b] &&
		field_may_meet(field, a, b);
}

/* The base of the smallest blossom that holds both outer vertices. */
static int common_base(struct lazy_mates *mates, int a, int b)
{
	int found;

	for (int v = mates->base[a];; v = mates->base[mates->parent[mates->mate[v]]]) {
		mates->on_path[v] = true;
		if (mates->mate[v] == NONE)
			break;
	}
	for (found = mates->base[b]; !mates->on_path[found];)
		found = mates->base[mates->parent[mates->mate[found]]];
	for (int v = mates->base[a];; v = mates->base[mates->parent[mates->mate[v]]]) {
		mates->on_path[v] = false;
		if (mates->mate[v] == NONE)
			break;
	}
	return found;
}

/* Half of a new blossom: the alternating path from v up to its base, and how it is walked back. */
static void mark_half(struct lazy_mates *mates, int v, int base, int child)
{
	while (mates->base[v] != base) {
		const int mate = mates->mate[v];

		mates->blossom[mates->base[v]] = mates->blossom[mates->base[mate]] = true;
		mates->parent[v] = child;
		child = mate;
		v = mates->parent[mate];
	}
}

/* Shrink the odd circle that the edge a-b closes; its inner vertices become outer ones. */
static void shrink(struct lazy_mates *mates, int a, int b, int *queued)
{
	const int base = common_base(mates, a, b);

	for (int v = 0; v < mates->count; v++)
		mates->blossom[v] = false;
	mark_half(mates, a, base, b);
	mark_half(mates, b, base, a);
	for (int v = 0; v < mates->count; v++) {
		if (!mates->blossom[mates->base[v]])
			continue;
		mates->base[v] = base;
		if (!mates->outer[v]) {
			mates->outer[v] = true;
			mates->queue[(*queued)++] = v;
		}
	}
}

/* Match the path from the free vertex `end` back to the root. */
static void augment(struct lazy_mates *mates, int end)
{
	while (end != NONE) {
		const int before = mates->parent[end], next = mates->mate[before];

		mates->mate[end] = before;
		mates->mate[before] = end;
		end = next;
	}
}

/* The edges of one outer vertex; a free vertex at the end of one, or NONE. */
static int grow(struct lazy_mates *mates, int v, int *queued)
{
	for (int u = 0; u < mates->count; u++) {
		if (mates->base[u] == mates->base[v] || mates->mate[v] == u ||
			!has_edge(mates, v, u))
			continue;
		if (mates->outer[u]) {
			shrink(mates, v, u, queued);
		} else if (mates->parent[u] == NONE) {
			mates->parent[u] = v;
			if (mates->mate[u] == NONE)
				return u;
			mates->outer[mates->mate[u]] = true;
			mates->queue[(*queued)++] = mates->mate[u];
		}
	}
	return NONE;
}

/*
 * Match the free vertex `root` by an alternating path to another free one; `other` is the one that
 * there is, NONE: any. Nothing changes if there is no path.
 */
static bool join(struct lazy_mates *mates, int root, int other)
{
	int queued = 0;

	for (int v = 0; v < mates->count; v++) {
		mates->parent[v] = NONE;
		mates->base[v] = v;
		mates->outer[v] = false;
	}
	mates->outer[root] = true;
	mates->queue[queued++] = root;
	for (int i = 0; i < queued; i++) {
		const int v = mates->queue[i];
		int end = NONE;

		if (other == NONE) {
			end = grow(mates, v, &queued);
		} else if (has_edge(mates, v, other)) {
			mates->parent[other] = v;
			end = other;
		} else {
			grow(mates, v, &queued);
		}
		if (end != NONE) {
			augment(mates, end);
			return true;
		}
	}
	return false;
}

static bool allocate(struct lazy_mates *mates, struct arena *arena)
{
	const size_t n = (size_t)mates->count + 1;

	mates->mate = arena_alloc(arena, n, sizeof(int));
	mates->bound = arena_alloc(arena, n, sizeof(bool));
	mates->least = arena_alloc(arena, n, sizeof(int));
	mates->parent = arena_alloc(arena, n, sizeof(int));
	mates->base = arena_alloc(arena, n, sizeof(int));
	mates->queue = arena_alloc(arena, n, sizeof(int));
	mates->outer = arena_alloc(arena, n, sizeof(bool));
	mates->blossom = arena_alloc(arena, n, sizeof(bool));
	mates->on_path = arena_alloc(arena, n, sizeof(bool));
	return mates->mate && mates->bound && mates->least && mates->parent && mates->base &&
		mates->queue && mates->outer && mates->blossom && mates->on_path;
}

/* Each vertex with the next free one that it may meet. */
static void match_greedily(struct lazy_mates *mates)
{
	for (int v = 0; v < mates->count; v++)
		for (int u = v + 1; mates->mate[v] == NONE && u < mates->count; u++)
			if (mates->mate[u] == NONE && has_edge(mates, v, u)) {
				mates->mate[v] = u;
				mates->mate[u] = v;
			}
}

enum pairing_status lazy_mates_init(
	struct lazy_mates *mates, const struct field *field, struct arena *arena)
{
	*mates = (struct lazy_mates){.field = field, .count = field->count + field->count % 2};
	if (!allocate(mates, arena))
		return PAIRING_NO_MEMORY;
	for (int v = 0; v < mates->count; v++)
		mates->mate[v] = NONE;
	match_greedily(mates);
	for (int v = 0; v < mates->count; v++)
		if (mates->mate[v] == NONE && !join(mates, v, NONE))
			return PAIRING_NO_DRAW;
	return PAIRING_OK;
}

bool lazy_mates_bind(struct lazy_mates *mates, int a, int b)
{
	const int x = mates->mate[a], y = mates->mate[b];

	if (x != b) {
		if (!has_edge(mates, a, b))
			return false;
		mates->bound[a] = mates->bound[b] = true;
		mates->mate[x] = mates->mate[y] = NONE;
		if (!join(mates, x, y)) {
			mates->mate[x] = a;
			mates->mate[y] = b;
			mates->bound[a] = mates->bound[b] = false;
			return false;
		}
		mates->mate[a] = b;
		mates->mate[b] = a;
	}
	mates->bound[a] = mates->bound[b] = true;
	return true;
}

bool lazy_mates_send_down(struct lazy_mates *mates, int card, int level)
{
	const struct field *field = mates->field;
	const int before = mates->least[card], x = mates->mate[card];

	if (mates->bound[card])
		return x < field->count && field->card[x].level > level;
	mates->least[card] = level + 1;
	if (x < field->count && field->card[x].level > level)
		return true;
	mates->mate[card] = mates->mate[x] = NONE;
	if (join(mates, card, x))
		return true;
	mates->mate[card] = x;
	mates->mate[x] = card;
	mates->least[card] = before;
	return false;
}
