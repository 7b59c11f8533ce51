/*
 * The general way to pair a bracket: one matching of all players still to be paired, or two when
 * there are MDPs, whose weights hold the criteria and the order of generation.
 */
#include "dutch_bracket.h"

#include <stddef.h>

#include "dutch_weight.h"
#include "matching_stages.h"

static void put_edge(const void *context, int i, int j, int64_t *weight)
{
	dutch_weights_put(context, i, j, weight);
}

static bool find_edges(
	const struct dutch_weights *weights, struct arena *arena, struct matching_edges *edges)
{
	const int n = weights->bracket->count + weights->bracket->spare;
	bool *edge = arena_alloc(arena, (size_t)n * (size_t)n, sizeof(*edge));

	if (!edge)
		return false;
	for (int i = 0; i < n; i++)
		for (int j = i + 1; j < n; j++)
			edge[i * n + j] = edge[j * n + i] = dutch_weights_edge(weights, i, j);
	*edges = (struct matching_edges){n, weights->layout.words, edge, put_edge, weights};
	return true;
}

struct job {
	const struct dutch_bracket *bracket;
	struct arena *arena;
	struct dutch_aim aim;
	int *mate;
	int *out; /* scores of who meets a spare vertex, or NULL */
	int outs;
};

/* The best matching for an aim: the partners inside the bracket, -1 for who goes down. */
static enum matching_status solve(struct job *job)
{
	const struct dutch_bracket *bracket = job->bracket;
	struct arena *arena = job->arena;
	const struct arena_mark mark = arena_mark(arena);
	enum matching_status status = MATCHING_NO_MEMORY;
	struct dutch_weights weights;
	struct matching_edges edges;
	int *mate = arena_alloc(arena, (size_t)(bracket->count + bracket->spare), sizeof(*mate));

	if (mate && dutch_weights_init(&weights, bracket, &job->aim, arena) &&
		find_edges(&weights, arena, &edges))
		status = matching_solve_stages(&edges, arena, mate);
	for (int i = 0; status == MATCHING_OK && i < bracket->residents_end; i++)
		job->mate[i] = mate[i] < bracket->residents_end ? mate[i] : -1;
	if (status == MATCHING_OK && job->out) {
		job->outs = 0;
		for (int i = 0; i < bracket->count; i++)
			if (mate[i] >= bracket->count)
				job->out[job->outs++] =
					bracket->dutch->field.card[bracket->card[i]].score;
	}
	arena_release(arena, mark);
	return status;
}

static int count_down(const struct dutch_bracket *bracket, const int *mate)
{
	int down = 0;

	for (int i = 0; i < bracket->residents_end; i++)
		down += mate[i] < 0;
	return down;
}

/* C9 counts when a single player goes down and nobody below can have the bye. */
static bool is_lone_bye(const struct dutch_bracket *bracket, int down)
{
	const struct field_card *card = bracket->dutch->field.card;

	return bracket->odd && down == 1 && bracket->residents_end > bracket->mdps &&
		bracket->bye_score >= card[bracket->card[bracket->mdps]].score;
}

/* Settle which MDPs are paired, and with whom. */
static enum matching_status solve_mdps(struct job *job)
{
	const struct dutch_bracket *bracket = job->bracket;
	enum matching_status status;

	job->aim.order_mdps = true;
	job->aim.lone_bye = is_lone_bye(bracket, bracket->residents_end % 2);
	status = solve(job);
	if (status == MATCHING_OK &&
		is_lone_bye(bracket, count_down(bracket, job->mate)) != job->aim.lone_bye) {
		job->aim.lone_bye = !job->aim.lone_bye;
		status = solve(job);
	}
	job->aim.order_mdps = false;
	return status;
}

/* Number the residents without an MDP; returns how many pairs they make in mate. */
static int find_remainder(
	const struct dutch_bracket *bracket, struct dutch_aim *aim, const int *mate, int *place)
{
	int pairs = 0;

	aim->remainder = 0;
	aim->place = place;
	for (int i = 0; i < bracket->residents_end; i++) {
		place[i] = -1;
		if (i < bracket->mdps || (mate[i] >= 0 && mate[i] < bracket->mdps))
			continue;
		place[i] = aim->remainder++;
		pairs += mate[i] > i;
	}
	return pairs;
}

static bool is_exchanged(
	const struct dutch_bracket *bracket, const struct dutch_aim *aim, const int *mate)
{
	for (int i = bracket->mdps; i < bracket->residents_end; i++)
		if (aim->place[i] >= aim->pairs && mate[i] > i)
			return true;
	return false;
}

/*
 * Settle the remainder: S1 is as large as the pairs that can be made, exchanges are only ordered
 * when there are any.
 */
static enum matching_status solve_remainder(struct job *job)
{
	const struct dutch_bracket *bracket = job->bracket;
	struct dutch_aim *aim = &job->aim;

	for (;;) {
		enum matching_status status = solve(job);
		bool lone_bye;
		int pairs = 0;

		if (status != MATCHING_OK)
			return status;
		for (int i = bracket->mdps; i < bracket->residents_end; i++)
			pairs += job->mate[i] > i;
		lone_bye = is_lone_bye(bracket, count_down(bracket, job->mate));
		if (pairs != aim->pairs || lone_bye != aim->lone_bye) {
			aim->pairs = pairs;
			aim->lone_bye = lone_bye;
			aim->exchange = false;
		} else if (!aim->exchange && is_exchanged(bracket, aim, job->mate)) {
			aim->exchange = true;
		} else {
			return status;
		}
	}
}

static enum matching_status solve_all(struct job *job)
{
	const struct dutch_bracket *bracket = job->bracket;
	const size_t n = (size_t)bracket->residents_end;
	int *fixed = arena_alloc(job->arena, n, sizeof(int)),
	    *place = arena_alloc(job->arena, n, sizeof(int));
	struct dutch_aim *aim = &job->aim;
	enum matching_status status = MATCHING_OK;

	if (!fixed || !place)
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < bracket->residents_end; i++)
		job->mate[i] = -1;
	if (bracket->mdps > 0)
		status = solve_mdps(job);
	if (status != MATCHING_OK)
		return status;
	aim->pairs = find_remainder(bracket, aim, job->mate, place);
	if (bracket->mdps > 0) {
		for (int i = 0; i < bracket->residents_end; i++)
			fixed[i] = place[i] < 0 ? job->mate[i] : -1;
		aim->fixed = fixed;
	} else {
		aim->pairs = aim->remainder / 2;
		aim->lone_bye = is_lone_bye(bracket, bracket->residents_end % 2);
	}
	if (bracket->mdps > 0 && aim->pairs == 0)
		return status;
	return solve_remainder(job);
}

enum matching_status dutch_bracket_solve(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate)
{
	struct job job = {.bracket = bracket, .arena = arena};

	job.mate = mate;
	return solve_all(&job);
}

enum matching_status dutch_bracket_solve_part(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate, int *out, int *outs)
{
	struct job job = {.bracket = bracket, .arena = arena};
	enum matching_status status;

	job.mate = mate;
	job.out = out;
	status = solve_all(&job);

	if (status == MATCHING_OK)
		*outs = job.outs;
	return status;
}

enum matching_status dutch_bracket_floats(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate)
{
	struct job job = {.bracket = bracket, .arena = arena};

	job.mate = mate;
	return solve(&job);
}

/*
 * A matching of these cards, no criterion asked; score NULL: the bye has the least score it can
 * have.
 */
static enum matching_status complete(const struct dutch *dutch, const int *card, int count,
	const int *score, struct arena *arena, int *bye)
{
	const int n = count + count % 2;
	bool *edge = arena_alloc(arena, (size_t)n * (size_t)n, sizeof(*edge));
	int64_t *weight = arena_alloc(arena, (size_t)n * (size_t)n, sizeof(*weight));
	enum matching_status status = MATCHING_NO_MEMORY;
	struct matching matching;

	for (int i = 0; edge && weight && i < n; i++) {
		for (int j = i + 1; j < n; j++) {
			const size_t at = (size_t)i * (size_t)n + (size_t)j,
				     back = (size_t)j * (size_t)n + (size_t)i;

			if (j < count) {
				edge[at] = edge[back] = dutch_may_meet(dutch, card[i], card[j]);
				continue;
			}
			edge[at] = edge[back] = field_may_bye(&dutch->field, card[i]) &&
				(!score || dutch->field.card[card[i]].score == *score);
			weight[at] = weight[back] = score ? 0 : dutch->field.card[card[i]].score;
		}
	}
	if (edge && weight)
		status = matching_solve(
			&(struct matching_graph){n, 1, edge, weight}, arena, &matching);
	if (status == MATCHING_OK)
		*bye = n > count ? card[matching.mate[count]] : -1;
	return status;
}

enum matching_status dutch_bracket_completable(
	const struct dutch *dutch, const int *card, int count, int bye_score, struct arena *arena)
{
	const struct arena_mark mark = arena_mark(arena);
	int bye;
	const enum matching_status status = complete(dutch, card, count, &bye_score, arena, &bye);

	arena_release(arena, mark);
	return status;
}

enum matching_status dutch_bye_score(const struct dutch *dutch, struct arena *arena, int *score)
{
	const struct arena_mark mark = arena_mark(arena);
	const int count = dutch->field.count;
	int *card = arena_alloc(arena, (size_t)count, sizeof(*card)), bye = -1;
	enum matching_status status = MATCHING_NO_MEMORY;

	for (int i = 0; card && i < count; i++)
		card[i] = i;
	if (card)
		status = complete(dutch, card, count, NULL, arena, &bye);
	if (status == MATCHING_OK)
		*score = bye < 0 ? 0 : dutch->field.card[bye].score;
	arena_release(arena, mark);
	return status;
}
