/*
 * The structure of score groups as a matching of least weight.
 */
#include "uscf/window.h"

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

static void add_lone(const struct frame *frame, int i, struct uscf_graph *graph)
{
	const struct uscf_window *window = frame->window;
	const int c = window->card[i];
	const bool settled = window->partner[i] >= 0 || window->stay[i] == USCF_STAYS;

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

static bool fill_graph(struct frame *frame, struct arena *arena, struct uscf_graph *graph)
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
	for (int i = 0; i < frame->window->count; i++) {
		if (mate[i] == frame->bye_vertex)
			pairing->mate[i] = USCF_WINDOW_BYE;
		else
			pairing->mate[i] =
				mate[i] < frame->window->count ? mate[i] : USCF_WINDOW_LEAVES;
	}
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
