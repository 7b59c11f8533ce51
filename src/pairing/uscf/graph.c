/*
 * Dense graphs for the matching.
 */
#include "uscf/graph.h"

#include "match/lexi.h"

bool uscf_graph_init(struct uscf_graph *graph, struct arena *arena, int count, int width)
{
	const size_t n = (size_t)count * (size_t)count;

	graph->edge = arena_alloc(arena, n, sizeof(*graph->edge));
	graph->weight = arena_alloc(arena, n * (size_t)width, sizeof(*graph->weight));
	graph->graph = (struct matching_graph){count, width, graph->edge, graph->weight};
	return graph->edge && graph->weight;
}

int64_t *uscf_graph_edge(struct uscf_graph *graph, int u, int v)
{
	const size_t n = (size_t)graph->graph.count, x = (size_t)u, y = (size_t)v;

	graph->edge[x * n + y] = graph->edge[y * n + x] = true;
	return graph->weight + (x * n + y) * (size_t)graph->graph.width;
}

void uscf_graph_mirror(struct uscf_graph *graph)
{
	const int n = graph->graph.count, width = graph->graph.width;

	for (int u = 0; u < n; u++) {
		for (int v = u + 1; v < n; v++) {
			int64_t *one =
				graph->weight + ((size_t)u * (size_t)n + (size_t)v) * (size_t)width;
			int64_t *two =
				graph->weight + ((size_t)v * (size_t)n + (size_t)u) * (size_t)width;

			lexi_copy(two, one, width);
		}
	}
}

struct uscf_bar_fields uscf_bar_layout(struct layout *layout, int most)
{
	struct uscf_bar_fields fields;

	fields.again = layout_add(layout, most);
	fields.met = layout_add(layout, most);
	fields.bye = layout_add(layout, 1);
	fields.team = layout_add(layout, most);
	fields.request = layout_add(layout, most);
	fields.thirds = layout_add(layout, most);
	return fields;
}

void uscf_bar_put(const struct uscf *uscf, const struct uscf_bar_fields *fields, int a, int b,
	unsigned bars, int64_t *weight)
{
	if (bars & USCF_MET) {
		layout_put(fields->met, 1, weight);
		if (uscf_meetings(uscf, a, b) > 1)
			layout_put(fields->again, 1, weight);
	}
	if (bars & USCF_TEAM)
		layout_put(fields->team, 1, weight);
	if (bars & USCF_REQUEST)
		layout_put(fields->request, 1, weight);
	if (bars & USCF_THIRDS)
		layout_put(fields->thirds, 1, weight);
}
