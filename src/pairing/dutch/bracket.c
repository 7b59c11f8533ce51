/*
 * The general way to pair a bracket: a matching of all players still to be paired whose weights are
 * the criteria, and among the best ones one whose weights are the order of generation.
 */
#include "dutch/bracket.h"

#include <stddef.h>

#include "dutch/weight.h"
#include "match/matching_stages.h"

static void put_edge(const void *context, int i, int j, int64_t *weight)
{
	dutch_weights_put(context, i, j, weight);
}

struct job {
	const struct dutch_bracket *bracket;
	struct arena *arena;
	struct dutch_aim aim;
	struct matching_open open; /* what the aims so far leave */
	int *mate;
	int *out; /* scores of who meets a spare vertex, or NULL */
	int outs;
};

/* Nothing is decided. */
static bool open_all(struct job *job)
{
	const size_t n = (size_t)(job->bracket->count + job->bracket->spare);

	job->open = (struct matching_open){.count = (int)n,
		.edge = arena_alloc(job->arena, n * n, sizeof(bool)),
		.crossing = arena_alloc(job->arena, n * n, sizeof(int32_t)),
		.mate = arena_alloc(job->arena, n, sizeof(int))};
	for (size_t i = 0; job->open.edge && i < n * n; i++)
		job->open.edge[i] = true;
	return job->open.edge && job->open.crossing && job->open.mate;
}

/* Take away the edges that the aim forbids. */
static void cut_edges(const struct dutch_weights *weights, const struct matching_open *open)
{
	const int n = open->count;

	for (int i = 0; i < n; i++) {
		open->edge[i * n + i] = false;
		for (int j = i + 1; j < n; j++)
			open->edge[i * n + j] = open->edge[j * n + i] =
				open->edge[i * n + j] && dutch_weights_edge(weights, i, j);
	}
}

/* The best by the aim of what is open: the partners inside the bracket, -1 for who goes down. */
static enum matching_status decide(struct job *job)
{
	const struct dutch_bracket *bracket = job->bracket;
	const struct arena_mark mark = arena_mark(job->arena);
	const struct field_card *card = bracket->dutch->field.card;
	const int *mate = job->open.mate;
	enum matching_status status = MATCHING_NO_MEMORY;
	struct dutch_weights weights;

	if (dutch_weights_init(&weights, bracket, &job->aim, job->arena)) {
		const struct matching_words words = {weights.layout.words, put_edge, &weights};

		cut_edges(&weights, &job->open);
		status = matching_decide(&job->open, &words, job->arena);
	}
	arena_release(job->arena, mark);
	for (int i = 0; status == MATCHING_OK && i < bracket->residents_end; i++)
		job->mate[i] = mate[i] < bracket->residents_end ? mate[i] : -1;
	job->outs = 0;
	for (int i = 0; status == MATCHING_OK && job->out && i < bracket->count; i++)
		if (mate[i] >= bracket->count)
			job->out[job->outs++] = card[bracket->card[i]].score;
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

	return bracket->bye_open && down == 1 && bracket->residents_end > bracket->mdps &&
		bracket->bye_score >= card[bracket->card[bracket->mdps]].score;
}

/* Settle the criteria, which MDPs are paired, and with whom. */
static enum matching_status decide_criteria(struct job *job)
{
	const struct dutch_bracket *bracket = job->bracket;
	enum matching_status status;

	job->aim.order_mdps = true;
	job->aim.lone_bye = is_lone_bye(bracket, bracket->residents_end % 2);
	if (!open_all(job))
		return MATCHING_NO_MEMORY;
	status = decide(job);
	if (status != MATCHING_OK ||
		is_lone_bye(bracket, count_down(bracket, job->mate)) == job->aim.lone_bye)
		return status;
	job->aim.lone_bye = !job->aim.lone_bye;
	return open_all(job) ? decide(job) : MATCHING_NO_MEMORY;
}

/* Number the residents without an MDP, and count the pairs that they make. */
static void find_remainder(
	const struct dutch_bracket *bracket, struct dutch_aim *aim, const int *mate, int *place)
{
	aim->place = place;
	for (int i = 0; i < bracket->residents_end; i++) {
		place[i] = -1;
		if (i < bracket->mdps || (mate[i] >= 0 && mate[i] < bracket->mdps))
			continue;
		place[i] = aim->remainder++;
		aim->pairs += mate[i] > i;
	}
}

/* The criteria first; how many pairs the remainder makes, so S1, is known then. */
static enum matching_status decide_all(struct job *job)
{
	const struct dutch_bracket *bracket = job->bracket;
	const size_t n = (size_t)bracket->residents_end;
	int *fixed = arena_alloc(job->arena, n, sizeof(int)),
	    *place = arena_alloc(job->arena, n, sizeof(int));
	enum matching_status status;

	if (!fixed || !place)
		return MATCHING_NO_MEMORY;
	status = decide_criteria(job);
	if (status != MATCHING_OK)
		return status;
	find_remainder(bracket, &job->aim, job->mate, place);
	for (int i = 0; i < bracket->residents_end; i++)
		fixed[i] = place[i] < 0 ? job->mate[i] : -1;
	job->aim.fixed = fixed;
	return job->aim.pairs > 0 ? decide(job) : status;
}

enum matching_status dutch_bracket_solve(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate)
{
	struct job job = {.bracket = bracket, .arena = arena};

	job.mate = mate;
	return decide_all(&job);
}

enum matching_status dutch_bracket_solve_part(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate, int *out, int *outs)
{
	struct job job = {.bracket = bracket, .arena = arena};
	enum matching_status status;

	job.mate = mate;
	job.out = out;
	status = decide_all(&job);
	if (status == MATCHING_OK)
		*outs = job.outs;
	return status;
}

enum matching_status dutch_bracket_floats(
	const struct dutch_bracket *bracket, struct arena *arena, int *mate)
{
	struct job job = {.bracket = bracket, .arena = arena};

	job.mate = mate;
	return open_all(&job) ? decide(&job) : MATCHING_NO_MEMORY;
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
