/*
 * The structure of score groups as a matching of least weight.
 */
#include "uscf/window.h"

#include <string.h>

#include "match/lexi.h"
#include "uscf/bye.h"
#include "uscf/first.h"
#include "uscf/graph.h"

/* Seats below the window: more cards than this do not leave it at once. */
enum { SEATS_BELOW = 8 };

struct frame {
	const struct uscf *uscf;
	const struct uscf_window *window;
	struct layout layout;
	struct uscf_bar_fields bars;
	struct layout_field bye, distance, mates;
	struct layout_field *left; /* by level from window->first: cards left over */
	int bye_vertex;            /* -1: none */
	int seats;                 /* vertices of the seats below follow from here on */
	int vertices;
};

static bool init_frame(struct frame *frame, struct arena *arena)
{
	const struct uscf_window *window = frame->window;
	const int levels = window->last - window->first + 1, n = window->count;
	const int reach = frame->uscf->field.nlevels + 1;

	frame->left = arena_alloc(arena, (size_t)levels, sizeof(*frame->left));
	if (!frame->left)
		return false;
	frame->bars = uscf_bar_layout(&frame->layout, n);
	frame->bye = layout_add(&frame->layout, frame->uscf->field.count);
	for (int k = 0; k < levels; k++)
		frame->left[k] = layout_add(&frame->layout, n + SEATS_BELOW);
	frame->distance = layout_add(&frame->layout, (int64_t)reach * reach * n);
	frame->mates = layout_add(&frame->layout, n);
	frame->bye_vertex = window->bye ? n : -1;
	frame->seats = n + window->bye;
	frame->vertices = frame->seats;
	if (window->open) {
		const int most = n < SEATS_BELOW - 1 ? n : SEATS_BELOW - 1;

		frame->vertices += most + (frame->seats + most) % 2;
	}
	return true;
}

static int level_of(const struct frame *frame, int place)
{
	return frame->uscf->field.card[frame->window->card[place]].level;
}

/* A card of level `from` meets one of level `to`: it is left over in those between. */
static void put_distance(const struct frame *frame, int from, int to, int64_t *weight)
{
	const int first = frame->window->first, last = frame->window->last;

	for (int k = from > first ? from : first; k < to && k <= last; k++)
		layout_put(frame->left[k - first], 1, weight);
	layout_put(frame->distance, (int64_t)(to - from) * (to - from), weight);
}

static bool is_allowed(const struct frame *frame, int i, int j)
{
	const struct uscf_window *window = frame->window;
	const bool outside = level_of(frame, j) > window->first;

	if (window->partner[i] >= 0 || window->partner[j] >= 0)
		return window->partner[i] == j && window->partner[j] == i;
	if (window->stay[i] == USCF_GOES || window->stay[j] == USCF_GOES)
		return outside;
	return !outside || (window->stay[i] == USCF_OPEN && window->stay[j] == USCF_OPEN);
}

static void add_pair(const struct frame *frame, int i, int j, struct uscf_graph *graph)
{
	const struct uscf *uscf = frame->uscf;
	const int a = frame->window->card[i], b = frame->window->card[j];
	const unsigned bars = uscf_bars(uscf, a, b);
	int64_t *weight;

	if (!uscf_may_meet(uscf, a, b) || !is_allowed(frame, i, j))
		return;
	weight = uscf_graph_edge(graph, i, j);
	uscf_bar_put(uscf, &frame->bars, a, b, bars, weight);
	if (bars & USCF_MATES)
		layout_put(frame->mates, 1, weight);
	put_distance(frame, level_of(frame, i), level_of(frame, j), weight);
}

/* May the card at this place leave the window or have the bye? */
static bool may_be_alone(const struct uscf_window *window, int i)
{
	return window->partner[i] < 0 && window->stay[i] != USCF_STAYS;
}

static void add_lone(const struct frame *frame, int i, struct uscf_graph *graph)
{
	const struct uscf_window *window = frame->window;
	const int c = window->card[i];
	const bool settled = !may_be_alone(window, i);

	if (frame->bye_vertex >= 0 && !settled && uscf_bye_pins_allow(&frame->uscf->field, c)) {
		int64_t *weight = uscf_graph_edge(graph, i, frame->bye_vertex);

		if (frame->uscf->card[c].bye_had && frame->uscf->field.pinned_bye != c)
			layout_put(frame->bars.bye, 1, weight);
		layout_put(frame->bye, frame->uscf->card[c].bye_place, weight);
	}
	for (int seat = frame->seats; seat < frame->vertices && !settled; seat++)
		put_distance(frame, level_of(frame, i), window->last + 1,
			uscf_graph_edge(graph, i, seat));
}

static bool fill_graph(const struct frame *frame, struct arena *arena, struct uscf_graph *graph)
{
	if (!uscf_graph_init(graph, arena, frame->vertices, frame->layout.words))
		return false;
	for (int i = 0; i < frame->window->count; i++) {
		for (int j = i + 1; j < frame->window->count; j++)
			add_pair(frame, i, j, graph);
		add_lone(frame, i, graph);
	}
	for (int seat = frame->seats; seat < frame->vertices; seat++)
		for (int other = seat + 1; other < frame->vertices; other++)
			(void)uscf_graph_edge(graph, seat, other);
	uscf_graph_mirror(graph);
	return true;
}

static void read_mates(const struct frame *frame, const int *mate, int *places)
{
	for (int i = 0; i < frame->window->count; i++) {
		if (mate[i] == frame->bye_vertex)
			places[i] = USCF_WINDOW_BYE;
		else
			places[i] = mate[i] < frame->window->count ? mate[i] : USCF_WINDOW_LEAVES;
	}
}

static void read_result(const struct frame *frame, const struct uscf_graph *graph, const int *mate,
	struct uscf_pairing *pairing)
{
	const int n = frame->vertices, width = frame->layout.words;

	for (int u = 0; u < n; u++)
		if (mate[u] > u)
			lexi_add(pairing->value,
				graph->weight +
					((size_t)u * (size_t)n + (size_t)mate[u]) * (size_t)width,
				1, width);
	read_mates(frame, mate, pairing->mate);
}

static enum matching_status match(const struct frame *frame, const struct matching_graph *graph,
	struct arena *arena, int **mate)
{
	struct matching matching;
	enum matching_status status;

	if (graph->count % 2 != 0)
		return MATCHING_NONE;
	if (frame->window->by_rank) {
		*mate = arena_alloc(arena, (size_t)graph->count, sizeof(**mate));
		return *mate ? uscf_first_matching(graph, arena, *mate) : MATCHING_NO_MEMORY;
	}
	status = matching_solve(graph, arena, &matching);
	if (status == MATCHING_OK)
		*mate = matching.mate;
	return status;
}

enum matching_status uscf_window_solve(const struct uscf *uscf, const struct uscf_window *window,
	struct arena *arena, struct uscf_pairing *pairing)
{
	struct frame frame = {.uscf = uscf, .window = window};
	struct uscf_pairing made;
	struct uscf_graph graph;
	struct arena_mark mark;
	int *mate = NULL;
	enum matching_status status = MATCHING_NO_MEMORY;

	if (!init_frame(&frame, arena))
		return status;
	made.words = frame.layout.words;
	made.mate = arena_alloc(arena, (size_t)window->count, sizeof(int));
	made.value = arena_alloc(arena, (size_t)made.words, sizeof(int64_t));
	mark = arena_mark(arena);
	if (!made.mate || !made.value || !fill_graph(&frame, arena, &graph))
		return status;
	status = match(&frame, &graph.graph, arena, &mate);
	if (status == MATCHING_OK) {
		read_result(&frame, &graph, mate, &made);
		*pairing = made;
	}
	arena_release(arena, mark);
	return status;
}

static void put_weight(const void *context, int u, int v, int64_t *weight)
{
	const struct matching_graph *graph = context;
	const size_t edge = (size_t)u * (size_t)graph->count + (size_t)v;

	lexi_copy(weight, graph->weight + edge * (size_t)graph->width, graph->width);
}

static int count_crossings(const struct matching_open *open, const int *mate)
{
	int sum = 0;

	for (int u = 0; u < open->count; u++)
		if (mate[u] > u)
			sum += open->crossing[(size_t)u * (size_t)open->count + (size_t)mate[u]];
	return sum;
}

/* What the graph leaves open at its best, and one of it. */
static enum matching_status decide(
	const struct frame *frame, struct arena *arena, struct uscf_pairing *made)
{
	const size_t n = (size_t)frame->vertices;
	struct uscf_graph graph;
	struct matching_words words = {frame->layout.words, put_weight, &graph.graph};
	enum matching_status status;

	if (frame->vertices % 2 != 0)
		return MATCHING_NONE;
	if (!fill_graph(frame, arena, &graph))
		return MATCHING_NO_MEMORY;
	memcpy(made->open.edge, graph.edge, n * n * sizeof(*graph.edge));
	status = matching_decide(&made->open, &words, arena);
	if (status != MATCHING_OK)
		return status;
	made->crossings = count_crossings(&made->open, made->open.mate);
	read_result(frame, &graph, made->open.mate, made);
	return MATCHING_OK;
}

enum matching_status uscf_window_best(const struct uscf *uscf, const struct uscf_window *window,
	struct arena *arena, struct uscf_pairing *pairing)
{
	struct frame frame = {.uscf = uscf, .window = window};
	enum matching_status status = MATCHING_NO_MEMORY;
	struct arena_mark mark;

	if (!init_frame(&frame, arena))
		return status;
	const size_t n = (size_t)frame.vertices;
	struct uscf_pairing made = {.words = frame.layout.words, .open = {.count = frame.vertices}};

	made.mate = arena_alloc(arena, (size_t)window->count, sizeof(*made.mate));
	made.value = arena_alloc(arena, (size_t)made.words, sizeof(*made.value));
	made.open.edge = arena_alloc(arena, n * n, sizeof(*made.open.edge));
	made.open.crossing = arena_alloc(arena, n * n, sizeof(*made.open.crossing));
	made.open.mate = arena_alloc(arena, n, sizeof(*made.open.mate));
	mark = arena_mark(arena);
	if (made.mate && made.value && made.open.edge && made.open.crossing && made.open.mate)
		status = decide(&frame, arena, &made);
	arena_release(arena, mark);
	if (status == MATCHING_OK)
		*pairing = made;
	return status;
}

/* Does what is settled leave the edge between two vertices? */
static bool is_left(const struct frame *frame, int u, int v)
{
	const int cards = frame->window->count;

	if (u < cards && v < cards)
		return is_allowed(frame, u < v ? u : v, u < v ? v : u);
	return (u >= cards || may_be_alone(frame->window, u)) &&
		(v >= cards || may_be_alone(frame->window, v));
}

/* Has the pairing all that is settled? */
static bool is_kept(const struct frame *frame, const int *mate)
{
	for (int i = 0; i < frame->window->count; i++)
		if (mate[i] < 0 ? !may_be_alone(frame->window, i)
				: mate[i] > i && !is_allowed(frame, i, mate[i]))
			return false;
	return true;
}

/* What is open and left, weighed by crossings alone. */
static bool list_left(const struct frame *frame, const struct matching_open *open,
	struct arena *arena, struct matching_lists *lists)
{
	const size_t n = (size_t)open->count;
	size_t count = 0;

	*lists = (struct matching_lists){.count = open->count, .width = 1};
	for (size_t at = 0; at < n * n; at++)
		count += open->edge[at];
	lists->first = arena_alloc(arena, n + 1, sizeof(*lists->first));
	lists->to = arena_alloc_unset(arena, count, sizeof(*lists->to));
	lists->weight = arena_alloc_unset(arena, count, sizeof(*lists->weight));
	if (!lists->first || !lists->to || !lists->weight)
		return false;
	count = 0;
	for (int u = 0; u < open->count; u++) {
		for (int v = 0; v < open->count; v++) {
			const size_t at = (size_t)u * n + (size_t)v;

			if (!open->edge[at] || !is_left(frame, u, v))
				continue;
			lists->to[count] = v;
			lists->weight[count++] = open->crossing[at];
		}
		lists->first[u + 1] = count;
	}
	return true;
}

/*
 * All pairings as good as the best are the perfect matchings of what is open that have the least
 * sum of crossings (match/matching_stages.h). So it is enough to look whether what is left has one
 * with that sum: no weight is asked again.
 */
enum matching_status uscf_window_keep(const struct uscf *uscf, const struct uscf_window *window,
	struct arena *arena, struct uscf_pairing *pairing)
{
	struct frame frame = {.uscf = uscf, .window = window};
	struct matching_lists lists;
	struct matching matching;
	struct arena_mark mark;
	enum matching_status status = MATCHING_NO_MEMORY;
	int *mate;

	if (!init_frame(&frame, arena))
		return status;
	if (is_kept(&frame, pairing->mate))
		return MATCHING_OK;
	mate = arena_alloc(arena, (size_t)window->count, sizeof(*mate));
	mark = arena_mark(arena);
	if (mate && list_left(&frame, &pairing->open, arena, &lists))
		status = matching_solve_lists(&lists, arena, &matching);
	if (status == MATCHING_OK &&
		count_crossings(&pairing->open, matching.mate) > pairing->crossings)
		status = MATCHING_NONE;
	if (status == MATCHING_OK) {
		read_mates(&frame, matching.mate, mate);
		pairing->mate = mate;
	}
	arena_release(arena, mark);
	return status;
}
