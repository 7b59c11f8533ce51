/* The best ways to mend a published round. */
#include "config.h"

#include "app/repair/best.h"

#include <stdlib.h>
#include <string.h>

#include "core/vec.h"

enum {
	FEW_BOARDS = 5,
	CHANGES_MOST = 4,
	/* how many ways are scored: so many cards in all, but never fewer ways than that */
	CARDS_SCORED = 1000000,
	SCORED_LEAST = 1200,
};

/* A way that has not been scored. */
struct way {
	long long cost; /* what it costs by score alone, and then the order in which it was found */
	int found;
	int *opened;
	struct pairing_board *made;
	int nopened, nmade;
};

/* A heap, the dearest first, so that the dearest goes when it is full. */
struct ways {
	const struct repair_view *view;
	struct way *items;
	int count, room, most, found;
	bool dropped;
};

static int compare_ways(const struct way *a, const struct way *b)
{
	if (a->cost != b->cost)
		return a->cost < b->cost ? -1 : 1;
	return (a->found > b->found) - (a->found < b->found);
}

static void way_done(struct way *way)
{
	free(way->opened);
	free(way->made);
}

static void ways_done(struct ways *ways)
{
	for (int i = 0; i < ways->count; i++)
		way_done(&ways->items[i]);
	free(ways->items);
}

/* Squares of the differences of score, which every rule book keeps small (CAA 10). */
static long long cost_of(const struct repair_view *view, const struct repair_draw *draw)
{
	long long cost = 0;

	for (int i = 0; i < draw->nmade; i++) {
		const struct pairing_board *made = &draw->made[i];
		const long long above = made->black < 0
			? view->scores[made->white]
			: view->scores[made->white] - view->scores[made->black];

		cost += above * above;
	}
	for (int i = 0; i < draw->nopened; i++) {
		const struct pairing_board *seats = &view->problem->boards[draw->opened[i]].seats;
		const long long above = seats->black < 0
			? view->scores[seats->white]
			: view->scores[seats->white] - view->scores[seats->black];

		cost -= above * above;
	}
	return cost;
}

static void sift_down(struct ways *ways, int at)
{
	for (;;) {
		int dear = at;

		for (int child = 2 * at + 1; child <= 2 * at + 2 && child < ways->count; child++)
			if (compare_ways(&ways->items[child], &ways->items[dear]) > 0)
				dear = child;
		if (dear == at)
			return;
		struct way moved = ways->items[at];

		ways->items[at] = ways->items[dear];
		ways->items[dear] = moved;
		at = dear;
	}
}

static void sift_up(struct ways *ways, int at)
{
	while (at > 0 && compare_ways(&ways->items[at], &ways->items[(at - 1) / 2]) > 0) {
		struct way moved = ways->items[at];

		ways->items[at] = ways->items[(at - 1) / 2];
		ways->items[(at - 1) / 2] = moved;
		at = (at - 1) / 2;
	}
}

static bool copy_way(const struct repair_draw *draw, struct way *way)
{
	way->nopened = draw->nopened;
	way->nmade = draw->nmade;
	way->opened = calloc((size_t)draw->nopened + 1, sizeof(*way->opened));
	way->made = calloc((size_t)draw->nmade + 1, sizeof(*way->made));
	if (!way->opened || !way->made) {
		way_done(way);
		return false;
	}
	for (int i = 0; i < draw->nopened; i++)
		way->opened[i] = draw->opened[i];
	for (int i = 0; i < draw->nmade; i++)
		way->made[i] = draw->made[i];
	return true;
}

static enum status take_way(const struct repair_draw *draw, void *context)
{
	struct ways *ways = context;
	struct way way = {.cost = cost_of(ways->view, draw), .found = ways->found++};
	struct way *items;

	if (ways->count == ways->most) {
		ways->dropped = true;
		if (compare_ways(&way, &ways->items[0]) >= 0)
			return STATUS_OK;
	}
	if (!copy_way(draw, &way))
		return STATUS_NO_MEMORY;
	if (ways->count == ways->most) {
		way_done(&ways->items[0]);
		ways->items[0] = way;
		sift_down(ways, 0);
		return STATUS_OK;
	}
	items = vec_grow(ways->items, &ways->room, ways->count + 1, sizeof(*items));
	if (!items) {
		way_done(&way);
		return STATUS_NO_MEMORY;
	}
	ways->items = items;
	items[ways->count++] = way;
	sift_up(ways, ways->count - 1);
	return STATUS_OK;
}

static void drop_choice(struct repair_best *best, int at)
{
	repair_choice_done(&best->choices[at]);
	memmove(&best->choices[at], &best->choices[at + 1],
		(size_t)(best->count - at - 1) * sizeof(best->choices[0]));
	memmove(&best->changes[at], &best->changes[at + 1],
		(size_t)(best->count - at - 1) * sizeof(best->changes[0]));
	best->count--;
}

/*
 * In its place among those that change as many boards, unless there is a better one of its boards.
 */
static void put_choice(const struct repair_view *view, int changes, struct repair_choice *choice,
	struct repair_best *best)
{
	int at = 0;

	for (int i = 0; i < best->count; i++) {
		if (!repair_choice_same_boards(&best->choices[i], choice))
			continue;
		if (best->changes[i] < changes ||
			repair_choice_compare(view, &best->choices[i], choice) <= 0) {
			repair_choice_done(choice);
			return;
		}
		drop_choice(best, i);
		break;
	}
	while (at < best->count &&
		(best->changes[at] < changes ||
			repair_choice_compare(view, &best->choices[at], choice) <= 0))
		at++;
	for (int i = best->count; i > at; i--) {
		best->choices[i] = best->choices[i - 1];
		best->changes[i] = best->changes[i - 1];
	}
	best->choices[at] = *choice;
	best->changes[at] = changes;
	best->count++;
	if (best->count > REPAIRS_MOST)
		drop_choice(best, REPAIRS_MOST);
}

static enum status score_ways(const struct repair_view *view, const struct ways *ways, int changes,
	struct repair_best *best)
{
	enum status status = STATUS_OK;

	for (int i = 0; status == STATUS_OK && i < ways->count; i++) {
		const struct way *way = &ways->items[i];
		const struct repair_draw draw = {way->opened, way->nopened, way->made, way->nmade};
		struct repair_choice choice;
		bool legal;

		status = repair_choice_make(view, &draw, &choice, &legal);
		if (status == STATUS_OK && legal)
			put_choice(view, changes, &choice, best);
	}
	return status;
}

static int most_changes(const struct repair_problem *problem, int least)
{
	if (problem->nboards <= FEW_BOARDS)
		return problem->nboards + problem->players;
	return least + 1 > CHANGES_MOST ? least + 1 : CHANGES_MOST;
}

static int most_scored(const struct repair_problem *problem)
{
	const int most = CARDS_SCORED / (problem->players + 1);

	return most > SCORED_LEAST ? most : SCORED_LEAST;
}

enum status repair_find_best(const struct repair_view *view, struct repair_best *best)
{
	bool all = true, seen = true;
	int steps = 0, least = 0;
	enum status status = repair_least(view->problem, &least);

	memset(best, 0, sizeof(*best));
	best->most = most_changes(view->problem, least);
	for (int changes = least;
		status == STATUS_OK && all && changes <= best->most && best->count < REPAIRS_MOST;
		changes++) {
		struct ways ways = {.view = view, .most = most_scored(view->problem)};

		status = repair_search(view->problem, changes, take_way, &ways, &steps, &all);
		if (status == STATUS_OK)
			status = score_ways(view, &ways, changes, best);
		seen = seen && all && !ways.dropped;
		if (status == STATUS_OK && seen)
			best->looked = changes;
		ways_done(&ways);
	}
	if (status != STATUS_OK)
		repair_best_done(best);
	return status;
}

void repair_best_done(struct repair_best *best)
{
	while (best->count > 0)
		drop_choice(best, best->count - 1);
}
