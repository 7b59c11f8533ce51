/*
 * Assignment of least weight in a bipartite graph: shortest augmenting paths over reduced weights.
 */
#include "match/assign.h"

#include "match/lexi.h"

struct search {
	const struct assign_graph *graph;
	struct assignment result;
	int64_t *distance; /* by column */
	int64_t *reach;    /* scratch: distance of the column just looked at */
	int *from;         /* by column: the row that reached it */
	int *heap,
		/*
		 * columns not settled yet, least distance first; place[column] in the heap, NEW or
		 * SETTLED
		 */
		*place;
	int heaped;
	int *touched, ntouched;
};

enum { NEW = -1, SETTLED = -2 };

static int64_t *at(int64_t *vectors, int i, int width)
{
	return vectors + (size_t)i * (size_t)width;
}

static bool nearer(const struct search *s, int a, int b)
{
	const int width = s->graph->width;
	const int order = lexi_compare(at(s->distance, a, width), at(s->distance, b, width), width);

	return order != 0 ? order < 0 : a < b;
}

static void sift_up(struct search *s, int i)
{
	const int column = s->heap[i];

	while (i > 0 && nearer(s, column, s->heap[(i - 1) / 2])) {
		s->heap[i] = s->heap[(i - 1) / 2];
		s->place[s->heap[i]] = i;
		i = (i - 1) / 2;
	}
	s->heap[i] = column;
	s->place[column] = i;
}

static int pop(struct search *s)
{
	const int least = s->heap[0], last = s->heap[--s->heaped];
	int i = 0;

	s->place[least] = SETTLED;
	if (s->heaped == 0)
		return least;
	for (;;) {
		int kid = 2 * i + 1;

		if (kid + 1 < s->heaped && nearer(s, s->heap[kid + 1], s->heap[kid]))
			kid++;
		if (kid >= s->heaped || !nearer(s, s->heap[kid], last))
			break;
		s->heap[i] = s->heap[kid];
		s->place[s->heap[i]] = i;
		i = kid;
	}
	s->heap[i] = last;
	s->place[last] = i;
	return least;
}

/* Offer the edges of a row that was reached at distance `base` (NULL: the root). */
static void relax(struct search *s, int row, const int64_t *base)
{
	const struct assign_graph *graph = s->graph;
	const int width = graph->width;

	for (int e = graph->first[row]; e < graph->first[row + 1]; e++) {
		const int column = graph->column[e];

		if (s->place[column] == SETTLED)
			continue;
		lexi_copy(s->reach, graph->weight + (size_t)e * (size_t)width, width);
		lexi_add(s->reach, at(s->result.row_dual, row, width), -1, width);
		lexi_add(s->reach, at(s->result.column_dual, column, width), -1, width);
		if (base)
			lexi_add(s->reach, base, 1, width);
		if (s->place[column] == NEW) {
			s->touched[s->ntouched++] = column;
			s->place[column] = s->heaped;
			s->heap[s->heaped++] = column;
		} else if (lexi_compare(s->reach, at(s->distance, column, width), width) >= 0) {
			continue;
		}
		lexi_copy(at(s->distance, column, width), s->reach, width);
		s->from[column] = row;
		sift_up(s, s->place[column]);
	}
}

/*
 * Move the duals so that the path to the free column `end` becomes tight and nothing gets
 * infeasible.
 */
static void move_duals(struct search *s, int root, int end)
{
	const int width = s->graph->width;
	const int64_t *far = at(s->distance, end, width);

	lexi_add(at(s->result.row_dual, root, width), far, 1, width);
	for (int i = 0; i < s->ntouched; i++) {
		const int column = s->touched[i], row = s->result.row_of[column];
		int64_t *distance = at(s->distance, column, width);

		if (s->place[column] != SETTLED || column == end)
			continue;
		lexi_add(at(s->result.column_dual, column, width), distance, 1, width);
		lexi_add(at(s->result.column_dual, column, width), far, -1, width);
		lexi_add(at(s->result.row_dual, row, width), distance, -1, width);
		lexi_add(at(s->result.row_dual, row, width), far, 1, width);
	}
}

static bool assign_row(struct search *s, int root)
{
	const int width = s->graph->width;
	int end = -1, row = root, column;

	s->heaped = s->ntouched = 0;
	relax(s, root, NULL);
	while (s->heaped > 0 && end < 0) {
		column = pop(s);
		if (s->result.row_of[column] < 0)
			end = column;
		else
			relax(s, s->result.row_of[column], at(s->distance, column, width));
	}
	if (end >= 0) {
		move_duals(s, root, end);
		for (column = end; column >= 0;) {
			const int next = s->result.column_of[s->from[column]];

			row = s->from[column];
			s->result.column_of[row] = column;
			s->result.row_of[column] = row;
			column = row == root ? -1 : next;
		}
	}
	for (int i = 0; i < s->ntouched; i++)
		s->place[s->touched[i]] = NEW;
	return end >= 0;
}

/*
 * The least reduced weight of a row is a feasible dual; take a tight free column at once. False: a
 * row without edges.
 */
static bool start(struct search *s)
{
	const struct assign_graph *graph = s->graph;
	const int width = graph->width;

	for (int row = 0; row < graph->count; row++) {
		int least = graph->first[row];

		if (least == graph->first[row + 1])
			return false;
		for (int e = least + 1; e < graph->first[row + 1]; e++)
			if (lexi_compare(graph->weight + (size_t)e * (size_t)width,
				    graph->weight + (size_t)least * (size_t)width, width) < 0)
				least = e;
		lexi_copy(at(s->result.row_dual, row, width),
			graph->weight + (size_t)least * (size_t)width, width);
		if (s->result.row_of[graph->column[least]] >= 0)
			continue;
		s->result.row_of[graph->column[least]] = row;
		s->result.column_of[row] = graph->column[least];
	}
	return true;
}

enum assign_status assign_solve(
	const struct assign_graph *graph, struct arena *arena, struct assignment *assignment)
{
	const size_t n = (size_t)graph->count, words = n * (size_t)graph->width;
	struct search s = {.graph = graph};

	s.result.column_of = arena_alloc(arena, n, sizeof(int));
	s.result.row_of = arena_alloc(arena, n, sizeof(int));
	s.result.row_dual = arena_alloc(arena, words, sizeof(int64_t));
	s.result.column_dual = arena_alloc(arena, words, sizeof(int64_t));
	s.distance = arena_alloc(arena, words, sizeof(int64_t));
	s.reach = arena_alloc(arena, (size_t)graph->width, sizeof(int64_t));
	s.from = arena_alloc(arena, n, sizeof(int));
	s.heap = arena_alloc(arena, n, sizeof(int));
	s.place = arena_alloc(arena, n, sizeof(int));
	s.touched = arena_alloc(arena, n, sizeof(int));
	if (!s.result.column_of || !s.result.row_of || !s.result.row_dual ||
		!s.result.column_dual || !s.distance || !s.reach || !s.from || !s.heap ||
		!s.place || !s.touched)
		return ASSIGN_NO_MEMORY;
	for (int i = 0; i < graph->count; i++)
		s.result.column_of[i] = s.result.row_of[i] = s.place[i] = NEW;
	if (!start(&s))
		return ASSIGN_NONE;
	for (int row = 0; row < graph->count; row++)
		if (s.result.column_of[row] < 0 && !assign_row(&s, row))
			return ASSIGN_NONE;
	*assignment = s.result;
	return ASSIGN_OK;
}

static bool is_tight(
	const struct assign_graph *graph, const struct assignment *assignment, int row, int e)
{
	const int width = graph->width;
	const int64_t *weight = graph->weight + (size_t)e * (size_t)width;
	const int64_t *one = assignment->row_dual + (size_t)row * (size_t)width;
	const int64_t *two = assignment->column_dual + (size_t)graph->column[e] * (size_t)width;

	for (int i = 0; i < width; i++)
		if (weight[i] != one[i] + two[i])
			return false;
	return true;
}

struct swap {
	int *queue, *from, *seen, round;
};

/* Let `row` have `column` by moving rows after it along tight edges; false when that cannot be. */
static bool swap_to(const struct assign_graph *graph, struct assignment *a, struct swap *swap,
	int row, int column)
{
	const int given_up = a->column_of[row];
	int head = 0, tail = 0, found = -1;

	swap->round++;
	swap->queue[tail++] = a->row_of[column];
	swap->seen[column] = swap->round;
	while (head < tail && found < 0) {
		const int other = swap->queue[head++];

		for (int e = graph->first[other]; e < graph->first[other + 1] && found < 0; e++) {
			const int next = graph->column[e];

			if (swap->seen[next] == swap->round ||
				(next != given_up && a->row_of[next] < row) ||
				!is_tight(graph, a, other, e))
				continue;
			swap->seen[next] = swap->round;
			swap->from[next] = other;
			if (next == given_up)
				found = next;
			else
				swap->queue[tail++] = a->row_of[next];
		}
	}
	if (found < 0)
		return false;
	for (int next = found; next != column;) {
		const int other = swap->from[next], left = a->column_of[other];

		a->column_of[other] = next;
		a->row_of[next] = other;
		next = left;
	}
	a->column_of[row] = column;
	a->row_of[column] = row;
	return true;
}

/*
 * The tight edge of a row with the least rank above `above` and below that of its present column;
 * -1: none.
 */
static int next_wish(const struct assign_graph *graph, const struct assignment *a,
	const int64_t *rank, int row, const int *above)
{
	int now = -1, best = -1;

	for (int e = graph->first[row]; e < graph->first[row + 1]; e++)
		if (graph->column[e] == a->column_of[row])
			now = e;
	for (int e = graph->first[row]; e < graph->first[row + 1]; e++) {
		if (rank[e] >= rank[now] || (above && rank[e] <= rank[*above]) ||
			(best >= 0 && rank[e] >= rank[best]))
			continue;
		if (a->row_of[graph->column[e]] > row && is_tight(graph, a, row, e))
			best = e;
	}
	return best;
}

enum assign_status assign_prefer(const struct assign_graph *graph, const int64_t *rank,
	struct arena *arena, struct assignment *assignment)
{
	const size_t n = (size_t)graph->count;
	struct swap swap = {.round = 0};

	swap.queue = arena_alloc(arena, n, sizeof(int));
	swap.from = arena_alloc(arena, n, sizeof(int));
	swap.seen = arena_alloc(arena, n, sizeof(int));
	if (!swap.queue || !swap.from || !swap.seen)
		return ASSIGN_NO_MEMORY;
	for (int row = 0; row < graph->count; row++) {
		int tried = -1;

		for (;;) {
			tried = next_wish(graph, assignment, rank, row, tried >= 0 ? &tried : NULL);
			if (tried < 0 ||
				swap_to(graph, assignment, &swap, row, graph->column[tried]))
				break;
		}
	}
	return ASSIGN_OK;
}
