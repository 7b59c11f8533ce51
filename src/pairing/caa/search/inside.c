/*
 * The general method of the British draw: the boards inside a level (8c) when its floaters are
 * known.
 */
#include "caa/search/block.h"

#include "match/assign.h"
#include "match/lexi.h"

enum { SUM_CROSSINGS, SUM_PLACES, SUM_SQUARES, SUM_RATINGS, SUMS };

/* A level without its floaters; the vertices of the face stand in rank order. */
struct inside {
	const struct caa_terms *terms;
	const struct field_level *level;
	int line; /* cards above it, by position in the whole level */
	struct face face;
	int extent;
	bool *across; /* by vertex: acts on the other side */
	int *open;    /* vertices of which that is not clear from their boards */
	int nopen;
	int64_t *best; /* the sums after the crossings, then a place a board */
	bool found;
	const struct branch *branch;
	struct branch **ties;
};

static int distance(const struct inside *inside, int v)
{
	const int place = inside->face.card[v] - inside->level->first;

	return place < inside->line ? inside->line - 1 - place : place - inside->line;
}

static bool is_above(const struct inside *inside, int v)
{
	return inside->face.card[v] - inside->level->first < inside->line;
}

/* The vertex of a board that acts on the other side, or -1. */
static int crosser(const struct inside *inside, int u, int v)
{
	const int high = u < v ? u : v, low = u < v ? v : u;

	if (is_above(inside, low))
		return low;
	return is_above(inside, high) ? -1 : high;
}

static void extent_of(const void *data, int u, int v, int32_t *columns)
{
	const int across = crosser(data, u, v);

	if (across >= 0)
		columns[0] += distance(data, across);
}

struct halves {
	int count;
	int *top, *bottom; /* vertices */
	int *place;        /* by vertex: in its half */
};

static bool make_halves(const struct inside *inside, struct halves *halves)
{
	const int n = inside->face.count;
	int bottoms = 0;

	*halves = (struct halves){0};
	halves->top = arena_alloc(inside->terms->memory.scratch, (size_t)n, sizeof(int));
	halves->bottom = arena_alloc(inside->terms->memory.scratch, (size_t)n, sizeof(int));
	halves->place = arena_alloc(inside->terms->memory.scratch, (size_t)n, sizeof(int));
	if (!halves->top || !halves->bottom || !halves->place)
		return false;
	for (int v = 0; v < n; v++) {
		if (is_above(inside, v) != inside->across[v]) {
			halves->place[v] = halves->count;
			halves->top[halves->count++] = v;
		} else {
			halves->place[v] = bottoms;
			halves->bottom[bottoms++] = v;
		}
	}
	return halves->count == bottoms;
}

static int64_t gap(int64_t a, int64_t b)
{
	return a > b ? a - b : b - a;
}

static void weigh_board(
	const struct inside *inside, const struct halves *halves, int x, int y, int64_t *weight)
{
	const struct field_card *card = inside->terms->field->card;
	const int *of = inside->face.card;
	const int u = halves->top[x], v = halves->bottom[y];
	const int64_t apart = gap(x, y);

	weight[SUM_CROSSINGS] =
		inside->face.crossing ? inside->face.crossing[u * inside->face.count + v] : 0;
	weight[SUM_PLACES] = apart;
	weight[SUM_SQUARES] = apart * apart;
	weight[SUM_RATINGS] = gap(card[of[v]].rating, card[of[halves->bottom[x]]].rating) +
		gap(card[of[u]].rating, card[of[halves->top[y]]].rating);
}

struct edges {
	int *first, *column;
	int64_t *weight, *rank;
};

static bool make_edges(
	const struct inside *inside, const struct halves *halves, struct edges *edges)
{
	const int n = halves->count;
	int count = 0;

	edges->first = arena_alloc(inside->terms->memory.scratch, (size_t)n + 1, sizeof(int));
	edges->column =
		arena_alloc(inside->terms->memory.scratch, (size_t)n * (size_t)n, sizeof(int));
	edges->weight = arena_alloc(
		inside->terms->memory.scratch, (size_t)n * (size_t)n * SUMS, sizeof(int64_t));
	edges->rank =
		arena_alloc(inside->terms->memory.scratch, (size_t)n * (size_t)n, sizeof(int64_t));
	if (!edges->first || !edges->column || !edges->weight || !edges->rank)
		return false;
	for (int x = 0; x < n; x++) {
		edges->first[x] = count;
		for (int y = 0; y < n; y++) {
			const int u = halves->top[x], v = halves->bottom[y];

			if (u > v || !face_has(&inside->face, u, v))
				continue;
			edges->column[count] = y;
			edges->rank[count] = gap(x, y) * n + y;
			weigh_board(inside, halves, x, y, edges->weight + (size_t)count * SUMS);
			count++;
		}
	}
	edges->first[n] = count;
	return true;
}

/* Take the boards into a new branch, with those that came down onto this level. */
static bool push(
	struct inside *inside, const struct halves *halves, const struct assignment *boards)
{
	struct branch *next = caa_branch_copy(inside->terms, inside->branch);
	const int *of = inside->face.card;

	if (!next)
		return false;
	for (int x = 0; x < halves->count; x++) {
		const int a = of[halves->top[x]], b = of[halves->bottom[boards->column_of[x]]];

		next->mate[a] = b;
		next->mate[b] = a;
	}
	next->next = *inside->ties;
	*inside->ties = next;
	return true;
}

/* Compare the boards with the best so far and keep them if they are as good. */
static bool judge(
	struct inside *inside, const struct halves *halves, const struct assignment *boards)
{
	const int n = halves->count, length = SUMS + n;
	int64_t *vector = arena_alloc(inside->terms->memory.keep, (size_t)length, sizeof(int64_t)),
		weight[SUMS];
	int order;

	if (!vector)
		return false;
	for (int x = 0; x < n; x++) {
		const int y = boards->column_of[x];

		weigh_board(inside, halves, x, y, weight);
		lexi_add(vector, weight, 1, SUMS);
		vector[SUMS + x] = gap(x, y) * n + y;
	}
	if (inside->face.crossings != FACE_LEAST && vector[SUM_CROSSINGS] > inside->face.crossings)
		return true;
	vector[SUM_CROSSINGS] = inside->extent;
	order = inside->found ? lexi_compare(vector, inside->best, length) : -1;
	if (order > 0)
		return true;
	if (order < 0) {
		inside->best = vector;
		*inside->ties = NULL;
	}
	inside->found = true;
	return push(inside, halves, boards);
}

/* The best boards when exactly the cards marked in `across` act on the other side. */
static enum matching_status try_set(struct inside *inside)
{
	struct halves halves;
	struct edges edges;
	struct assign_graph graph = {.width = SUMS};
	struct assignment boards;
	enum assign_status status;

	if (!make_halves(inside, &halves) || !make_edges(inside, &halves, &edges))
		return MATCHING_NO_MEMORY;
	graph.count = halves.count;
	graph.first = edges.first;
	graph.column = edges.column;
	graph.weight = edges.weight;
	status = assign_solve(&graph, inside->terms->memory.scratch, &boards);
	if (status == ASSIGN_NONE)
		return MATCHING_OK;
	if (status == ASSIGN_OK)
		status = assign_prefer(&graph, edges.rank, inside->terms->memory.scratch, &boards);
	return status == ASSIGN_OK && judge(inside, &halves, &boards) ? MATCHING_OK
								      : MATCHING_NO_MEMORY;
}

/* Crossers that are still to be found, and their distances together. */
struct wanted {
	int above, below, extent;
};

/*
 * Mark those who cross on every board they have, and list those who cross on some only: in rank
 * order, so that the distances of those above the line fall, and below it rise.
 */
static void find_open(struct inside *inside, struct wanted *wanted)
{
	const int n = inside->face.count;

	inside->nopen = 0;
	for (int v = 0; v < n; v++) {
		bool crosses = false, stays = false;

		for (int u = 0; u < n; u++) {
			if (!face_has(&inside->face, u, v))
				continue;
			if (crosser(inside, u, v) == v)
				crosses = true;
			else
				stays = true;
		}
		inside->across[v] = crosses && !stays;
		if (inside->across[v]) {
			wanted->above -= is_above(inside, v);
			wanted->below -= !is_above(inside, v);
			wanted->extent -= distance(inside, v);
		} else if (crosses) {
			inside->open[inside->nopen++] = v;
		}
	}
}

/* Can so many be found among the open ones from the i-th on, at no more distance? */
static bool may_find(const struct inside *inside, int i, const struct wanted *wanted)
{
	int above = wanted->above, below = wanted->below, extent = wanted->extent;

	for (int k = inside->nopen - 1; k >= i && above > 0; k--) {
		if (!is_above(inside, inside->open[k]))
			continue;
		extent -= distance(inside, inside->open[k]);
		above--;
	}
	for (int k = i; k < inside->nopen && below > 0; k++) {
		if (is_above(inside, inside->open[k]))
			continue;
		extent -= distance(inside, inside->open[k]);
		below--;
	}
	return above == 0 && below == 0 && extent >= 0;
}

/* Can boards be made when it is decided of the first open ones who crosses? */
static enum matching_status may_decide(const struct inside *inside, int decided, bool *may)
{
	const struct arena_mark mark = arena_mark(inside->terms->memory.keep);
	enum matching_status status = MATCHING_NO_MEMORY;
	struct face face;
	int *mate;

	if (face_copy(&face, &inside->face, &inside->terms->memory)) {
		for (int k = 0; k < decided; k++) {
			const int v = inside->open[k];

			for (int u = 0; u < face.count; u++)
				if (face_has(&face, u, v) &&
					(crosser(inside, u, v) == v) != inside->across[v])
					face_cut(&face, u, v);
		}
		status = face_minimize(&face, &inside->terms->memory, 0, NULL, NULL, NULL, &mate);
	}
	arena_release(inside->terms->memory.keep, mark);
	*may = status == MATCHING_OK;
	return status;
}

static enum matching_status try_sets(struct inside *inside, int i, struct wanted wanted);

/* Go on with the i-th open one decided; from many sets those without boards are left out early. */
static enum matching_status decide(
	struct inside *inside, int i, bool across, const struct wanted *wanted)
{
	enum { FEW = 2 };
	const int v = inside->open[i];
	struct wanted left = *wanted;
	enum matching_status status = MATCHING_OK;
	bool may = true;

	if (across) {
		left.above -= is_above(inside, v);
		left.below -= !is_above(inside, v);
		left.extent -= distance(inside, v);
	}
	if (!may_find(inside, i + 1, &left))
		return MATCHING_OK;
	inside->across[v] = across;
	if (wanted->above + wanted->below > FEW)
		status = may_decide(inside, i + 1, &may);
	if (may)
		status = try_sets(inside, i + 1, left);
	inside->across[v] = false;
	return status == MATCHING_NO_MEMORY ? status : MATCHING_OK;
}

/* Go through all sets of cards that act across the line, of the right size and extent. */
static enum matching_status try_sets(struct inside *inside, int i, struct wanted wanted)
{
	enum matching_status status;

	if (wanted.above == 0 && wanted.below == 0) {
		const struct arena_mark mark = arena_mark(inside->terms->memory.scratch);

		if (wanted.extent > 0)
			return MATCHING_OK;
		status = try_set(inside);
		arena_release(inside->terms->memory.scratch, mark);
		return status;
	}
	if (i == inside->nopen)
		return MATCHING_OK;
	status = decide(inside, i, true, &wanted);
	return status == MATCHING_OK ? decide(inside, i, false, &wanted) : status;
}

/* Cards that are left to each other when the floaters of the level are gone. */
static bool *find_members(const struct inside *inside, const struct branch *branch)
{
	const struct field *field = inside->terms->field;
	const struct face *face = &branch->face;
	bool *member = arena_alloc(inside->terms->memory.keep, (size_t)face->count, sizeof(bool));

	if (!member)
		return NULL;
	for (int v = 0; v < face->count; v++) {
		const int card = face->card[v];

		member[v] = card >= 0 && &field->level[field->card[card].level] == inside->level &&
			branch->mate[card] == CAA_NOBODY && branch->turn[card] == 0;
		for (int i = 0; i < branch->nair && member[v]; i++)
			member[v] = branch->air[i] != card;
	}
	return member;
}

/*
 * What the branch still has to pair: everything but the inside and those who have met their
 * floaters.
 */
static bool leave(const struct inside *inside, struct branch *branch, bool *member, int crossings)
{
	const struct face whole = branch->face;
	int kept = 0, left = whole.crossings - crossings;

	for (int v = 0; v < whole.count; v++) {
		const int card = whole.card[v], mate = card >= 0 ? branch->mate[card] : CAA_NOBODY;

		if (mate != CAA_NOBODY && mate > card && whole.crossing)
			left -= whole.crossing[v * whole.count + face_vertex(&whole, mate)];
		member[v] = !member[v] && mate == CAA_NOBODY;
	}
	for (int i = 0; i < branch->nair; i++)
		if (branch->mate[branch->air[i]] == CAA_NOBODY)
			branch->air[kept++] = branch->air[i];
	branch->nair = kept;
	if (!face_part(&branch->face, &whole, member, &inside->terms->memory))
		return false;
	branch->face.crossings = left;
	branch->known = NULL;
	return true;
}

static enum matching_status solve_branch(struct inside *inside, const struct branch *before)
{
	struct branch *branch = caa_branch_copy(inside->terms, before);
	bool *member = find_members(inside, before);
	enum matching_status status;
	struct face part;
	struct wanted wanted = {0};
	int *mate, crossings;
	int32_t extent = 0;

	if (!branch || !member || !face_part(&part, &before->face, member, &inside->terms->memory))
		return MATCHING_NO_MEMORY;
	inside->branch = branch;
	inside->line = before->solution->line[inside->level - inside->terms->field->level];
	inside->face = part;
	status = face_minimize(
		&part, &inside->terms->memory, 1, extent_of, inside, &inside->face, &mate);
	if (status != MATCHING_OK)
		return status;
	crossings = face_crossings(&part, mate);
	for (int v = 0; v < part.count; v++) {
		const int across = mate[v] > v ? crosser(inside, v, mate[v]) : -1;

		wanted.above += across >= 0 && is_above(inside, across);
		wanted.below += across >= 0 && !is_above(inside, across);
		if (mate[v] > v)
			extent_of(inside, v, mate[v], &extent);
	}
	inside->extent = wanted.extent = extent;
	inside->across = arena_alloc(inside->terms->memory.keep, (size_t)part.count, sizeof(bool));
	inside->open = arena_alloc(inside->terms->memory.keep, (size_t)part.count, sizeof(int));
	if (!inside->across || !inside->open || !leave(inside, branch, member, crossings))
		return MATCHING_NO_MEMORY;
	find_open(inside, &wanted);
	return try_sets(inside, 0, wanted);
}

enum matching_status caa_inside(const struct caa_terms *terms, int level, struct branch **branches)
{
	struct branch *ties = NULL;
	struct inside inside = {
		.terms = terms, .level = &terms->field->level[level], .ties = &ties};

	for (const struct branch *branch = *branches; branch; branch = branch->next) {
		const enum matching_status status = solve_branch(&inside, branch);

		if (status != MATCHING_OK)
			return status;
	}
	*branches = ties;
	return ties ? MATCHING_OK : MATCHING_NONE;
}
