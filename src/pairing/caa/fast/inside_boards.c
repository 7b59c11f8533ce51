/*
 * The best boards inside a plain level (8c): an assignment over the boards near the diagonal, and
 * prices that prove the others no better.
 */
#include "caa/fast/inside_job.h"

#include "match/assign.h"
#include "match/lexi.h"

enum { SUM_EXTENT, SUM_PLACES, SUM_SQUARES, SUM_RATINGS, SUMS };
enum { WHOLE = 40, NEAREST = 20, PLAIN_WIDTH = 2 };

struct search {
	const struct inside_job *job;
	const struct caa_count *counts;
	int ncounts;
	int words; /* for the counts, two in a word; 0: they do not depend on the boards */
	int width;
	int *first, *column, edges;
	int64_t *weight, *rank;
	int *mark; /* by bottom: the last top that has an edge to it, plus one */
	struct assignment boards;
};

static int64_t gap(int64_t a, int64_t b)
{
	return a > b ? a - b : b - a;
}

static int counted(const struct search *s, int which, int a, int b)
{
	return inside_job_count(s->job, &s->counts[which], a, b);
}

static int64_t rating_gap(const struct search *s, int x, int y)
{
	const struct field_card *card = s->job->chain->terms->field->card;
	const int *top = s->job->top, *bottom = s->job->bottom;

	return gap(card[bottom[y]].rating, card[bottom[x]].rating) +
		gap(card[top[x]].rating, card[top[y]].rating);
}

/* Sums below 2^36 follow the displacement in one word. */
static void weigh(const struct search *s, int x, int y, int64_t *weight)
{
	const int a = s->job->top[x], b = s->job->bottom[y];
	const int64_t apart = gap(x, y);

	for (int i = 0; i < s->words; i++) {
		const int second = 2 * i + 1;

		*weight++ = ((int64_t)counted(s, 2 * i, a, b) << 20) +
			(second < s->ncounts ? counted(s, second, a, b) : 0);
	}
	weight[0] = (apart << 36) + apart * apart;
	weight[1] = rating_gap(s, x, y);
}

static void add_edge(struct search *s, int x, int y)
{
	s->column[s->edges] = y;
	s->rank[s->edges] = gap(x, y) * s->job->n + y;
	weigh(s, x, y, s->weight + (size_t)s->edges * (size_t)s->width);
	s->edges++;
}

static bool make_room(struct search *s, size_t edges)
{
	struct arena *arena = s->job->chain->terms->memory.scratch;

	s->edges = 0;
	s->first = arena_alloc(arena, (size_t)s->job->n + 1, sizeof(int));
	s->column = arena_alloc(arena, edges, sizeof(int));
	s->weight = arena_alloc(arena, edges * (size_t)s->width, sizeof(int64_t));
	s->rank = arena_alloc(arena, edges, sizeof(int64_t));
	return s->first && s->column && s->weight && s->rank;
}

/* The nearest allowed bottoms of each top. */
static bool make_edges(struct search *s, int most)
{
	const int n = s->job->n;

	if (!make_room(s, (size_t)n * (size_t)(most < n ? most : n)))
		return false;
	for (int x = 0; x < n; x++) {
		int left = most;

		s->first[x] = s->edges;
		for (int d = 0; d < n && left > 0; d++) {
			if (x - d >= 0 && inside_job_allows(s->job, x, x - d)) {
				add_edge(s, x, x - d);
				left--;
			}
			if (d > 0 && left > 0 && x + d < n && inside_job_allows(s->job, x, x + d)) {
				add_edge(s, x, x + d);
				left--;
			}
		}
	}
	s->first[n] = s->edges;
	return true;
}

struct price {
	int *x, *y, count, room;
	bool better;
};

static bool note(struct search *s, struct price *price, int x, int y)
{
	if (price->count == price->room) {
		const int room = price->room * 2 + 256;
		int *both = arena_alloc(
			s->job->chain->terms->memory.scratch, (size_t)room * 2, sizeof(int));

		if (!both)
			return false;
		for (int i = 0; i < price->count; i++) {
			both[i] = price->x[i];
			both[room + i] = price->y[i];
		}
		price->x = both;
		price->y = both + room;
		price->room = room;
	}
	price->x[price->count] = x;
	price->y[price->count++] = y;
	return true;
}

/*
 * The displacement alone rules most boards out: counts are not negative, and what follows it in its
 * word neither.
 */
static bool is_dear(const struct search *s, const int64_t *one, const int64_t *two, int64_t apart)
{
	for (int i = 0; i < s->words; i++)
		if (one[i] + two[i] != 0)
			return one[i] + two[i] < 0;
	return (apart << 36) > one[s->words] + two[s->words];
}

/* Boards left out that are as good as the chosen ones, or better, by the duals. */
static bool find_priced(struct search *s, struct price *price)
{
	const int n = s->job->n, width = s->width;
	int64_t *weight =
		arena_alloc(s->job->chain->terms->memory.scratch, (size_t)width, sizeof(*weight));

	if (!weight)
		return false;
	for (int x = 0; x < n; x++) {
		const int64_t *one = s->boards.row_dual + (size_t)x * (size_t)width;

		for (int e = s->first[x]; e < s->first[x + 1]; e++)
			s->mark[s->column[e]] = x + 1;
		for (int y = 0; y < n; y++) {
			const int64_t *two = s->boards.column_dual + (size_t)y * (size_t)width;

			if (is_dear(s, one, two, gap(x, y)))
				continue;
			if (s->mark[y] == x + 1 || !inside_job_allows(s->job, x, y))
				continue;
			weigh(s, x, y, weight);
			lexi_add(weight, one, -1, width);
			lexi_add(weight, two, -1, width);
			const int sign = lexi_sign(weight, width);

			if (sign > 0)
				continue;
			price->better = price->better || sign < 0;
			if (!note(s, price, x, y))
				return false;
		}
	}
	for (int y = 0; y < n; y++)
		s->mark[y] = 0;
	return true;
}

static bool merge_edges(struct search *s, const struct price *price)
{
	const struct search old = *s;
	int next = 0;

	if (!make_room(s, (size_t)old.edges + (size_t)price->count))
		return false;
	for (int x = 0; x < s->job->n; x++) {
		s->first[x] = s->edges;
		for (int e = old.first[x]; e < old.first[x + 1]; e++)
			add_edge(s, x, old.column[e]);
		for (; next < price->count && price->x[next] == x; next++)
			add_edge(s, x, price->y[next]);
	}
	s->first[s->job->n] = s->edges;
	return true;
}

static struct assign_graph graph_of(const struct search *s)
{
	return (struct assign_graph){s->job->n, s->width, s->first, s->column, s->weight};
}

/* Solve over few boards and add those that the duals cannot rule out, until there are none. */
static enum assign_status solve(struct search *s)
{
	struct arena *arena = s->job->chain->terms->memory.scratch;
	const int n = s->job->n;
	int most = n <= WHOLE ? n : NEAREST;
	struct assign_graph graph;
	enum assign_status status;

	s->mark = arena_alloc(arena, (size_t)n, sizeof(int));
	if (!s->mark || !make_edges(s, most))
		return ASSIGN_NO_MEMORY;
	for (;;) {
		struct price price = {.count = 0};

		graph = graph_of(s);
		status = assign_solve(&graph, arena, &s->boards);
		if (status == ASSIGN_NO_MEMORY || (status == ASSIGN_NONE && most >= n))
			return status;
		if (status == ASSIGN_NONE) {
			most *= 4;
			if (!make_edges(s, most))
				return ASSIGN_NO_MEMORY;
			continue;
		}
		if (most >= n)
			break;
		if (!find_priced(s, &price) || !merge_edges(s, &price))
			return ASSIGN_NO_MEMORY;
		if (!price.better)
			break;
	}
	graph = graph_of(s);
	return assign_prefer(&graph, s->rank, arena, &s->boards);
}

static bool deliver(const struct search *s, struct caa_boards *best)
{
	const struct inside_job *job = s->job;
	const int n = job->n, first = job->level->first, counts = s->ncounts;
	struct caa_boards boards = {.length = counts + SUMS + n};
	struct arena *arena = job->chain->terms->memory.keep;
	int64_t *sums;

	boards.vector = arena_alloc(arena, (size_t)boards.length, sizeof(int64_t));
	boards.mate = arena_alloc(arena, (size_t)job->level->count, sizeof(int));
	if (!boards.vector || !boards.mate)
		return false;
	sums = boards.vector + counts;
	sums[SUM_EXTENT] = job->extent;
	for (int x = 0; x < n; x++) {
		const int y = s->boards.column_of[x], a = job->top[x], b = job->bottom[y];
		const int64_t apart = gap(x, y);

		for (int i = 0; i < counts; i++)
			boards.vector[i] += counted(s, i, a, b);
		sums[SUM_PLACES] += apart;
		sums[SUM_SQUARES] += apart * apart;
		sums[SUM_RATINGS] += rating_gap(s, x, y);
		sums[SUMS + x] = apart * n + y;
		boards.mate[a - first] = b;
		boards.mate[b - first] = a;
	}
	*best = boards;
	return true;
}

/* The best boards of the present tops and bottoms. */
static enum matching_status try_way(struct search *search, struct caa_boards *best)
{
	struct arena *scratch = search->job->chain->terms->memory.scratch;
	const struct arena_mark mark = arena_mark(scratch);
	enum assign_status status = solve(search);

	if (status == ASSIGN_OK && !deliver(search, best))
		status = ASSIGN_NO_MEMORY;
	arena_release(scratch, mark);
	return status == ASSIGN_OK      ? MATCHING_OK
		: status == ASSIGN_NONE ? MATCHING_NONE
					: MATCHING_NO_MEMORY;
}

/* The nearest card that can act across does, or the one whose way it is. */
static enum matching_status find_boards(
	struct search *search, struct inside_job *job, int way, struct caa_boards *best)
{
	enum matching_status status = MATCHING_NONE;

	if (way != CAA_ANY_WAY)
		return inside_job_cross(job, way) ? try_way(search, best) : MATCHING_NONE;
	for (int i = 0; status == MATCHING_NONE && inside_job_cross(job, i); i++)
		status = try_way(search, best);
	return status;
}

enum matching_status caa_inside_boards(struct caa_chain *chain, int level, struct caa_absent absent,
	const struct caa_count *counts, int ncounts, int way, struct caa_boards *boards)
{
	struct arena *scratch = chain->terms->memory.scratch;
	const struct arena_mark start = arena_mark(scratch);
	struct inside_job job;
	struct search search = {.job = &job, .counts = counts, .ncounts = ncounts};
	enum matching_status status = MATCHING_NO_MEMORY;

	if (inside_job_init(&job, chain, level, absent)) {
		if (caa_rule_is_open(&job.rule))
			search.words = (ncounts + 1) / 2;
		search.width = search.words + PLAIN_WIDTH;
		status = find_boards(&search, &job, way, boards);
	}
	arena_release(scratch, start);
	return status;
}
