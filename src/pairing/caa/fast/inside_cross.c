/*
 * The inside of a plain level: who acts across the mid-line when the counts of the floaters depend
 * on the boards.
 *
 * The counts come before the extent, so the nearest card need not be the one. One matching over all
 * cards of the inside, of boards across the line and of those that bring one card across, finds the
 * least counts and, with them, the nearest card.
 */
#include "caa/fast/inside_job.h"

#include "match/face.h"

struct crossing {
	const struct inside_job *job;
	const struct face *face;
	const struct caa_count *counts;
	int ncounts;
};

static int place_of(const struct inside_job *job, int card)
{
	return card - job->level->first;
}

static bool is_above(const struct inside_job *job, int card)
{
	return place_of(job, card) < job->line;
}

/* Of a board between two cards of one side the one that acts on the other, or CAA_NOBODY. */
static int crosser_of(const struct inside_job *job, int a, int b)
{
	if (is_above(job, a) != is_above(job, b))
		return CAA_NOBODY;
	return is_above(job, a) == (a > b) ? a : b;
}

int inside_job_count(const struct inside_job *job, const struct caa_count *count, int a, int b)
{
	const struct caa_terms *terms = job->chain->terms;

	return (count->before[place_of(job, a)] && caa_given(terms, a, b) == count->colour) +
		(count->before[place_of(job, b)] && caa_given(terms, b, a) == count->colour);
}

static int distance(const struct inside_job *job, int card)
{
	const int place = place_of(job, card);

	return place < job->line ? job->line - 1 - place : place - job->line;
}

/* The counts, then the extent. */
static void count_board(const void *data, int u, int v, int32_t *columns)
{
	const struct crossing *c = data;
	const int a = c->face->card[u], b = c->face->card[v];
	const int across = crosser_of(c->job, a, b);

	for (int i = 0; i < c->ncounts; i++)
		columns[i] += inside_job_count(c->job, &c->counts[i], a, b);
	if (across >= 0)
		columns[c->ncounts] += distance(c->job, across);
}

static void fill_face(const struct inside_job *job, struct face *face)
{
	const int n = face->count;

	for (int i = 0; i < n; i++)
		face->card[i] = i < job->nabove ? job->above[i] : job->below[i - job->nabove];
	for (int u = 0; u < n; u++) {
		for (int v = u + 1; v < n; v++) {
			const bool same = (u < job->nabove) == (v < job->nabove);
			const bool side = (u < job->nabove) == (job->rule.exchanges > 0);

			face->edge[u * n + v] = face->edge[v * n + u] = (!same || side) &&
				caa_rule_allows(
					job->chain, &job->rule, face->card[u], face->card[v]);
		}
	}
}

/* The i by which inside_job_cross lets the card act across. */
static int way_of(const struct inside_job *job, int card)
{
	int i = 0;

	while (card != (job->rule.exchanges > 0 ? job->above[job->nabove - 1 - i] : job->below[i]))
		i++;
	return i;
}

/* From the least boards: their counts, and who acts across. */
static void read_boards(const struct crossing *c, const int *mate, int *least, int *way)
{
	for (int i = 0; i < c->ncounts; i++)
		least[i] = 0;
	for (int u = 0; u < c->face->count; u++) {
		const int a = c->face->card[u], b = c->face->card[mate[u]];

		if (mate[u] < u)
			continue;
		for (int i = 0; i < c->ncounts; i++)
			least[i] += inside_job_count(c->job, &c->counts[i], a, b);
		if (crosser_of(c->job, a, b) >= 0)
			*way = way_of(c->job, crosser_of(c->job, a, b));
	}
}

static enum matching_status find_way(const struct inside_job *job, const struct caa_count *counts,
	int ncounts, int *least, int *way)
{
	const struct caa_terms *terms = job->chain->terms;
	struct face face;
	const struct crossing crossing = {job, &face, counts, ncounts};
	enum matching_status status;
	int *mate;

	if (!face_init(&face, &terms->memory, job->nabove + job->nbelow))
		return MATCHING_NO_MEMORY;
	fill_face(job, &face);
	status = face_minimize(
		&face, &terms->memory, ncounts + 1, count_board, &crossing, NULL, &mate);
	if (status == MATCHING_OK)
		read_boards(&crossing, mate, least, way);
	return status;
}

enum matching_status caa_inside_way(struct caa_chain *chain, int level, struct caa_absent absent,
	const struct caa_count *counts, int ncounts, int *least, int *way)
{
	const struct arena_mark keep = arena_mark(chain->terms->memory.keep);
	const struct arena_mark scratch = arena_mark(chain->terms->memory.scratch);
	enum matching_status status = MATCHING_NO_MEMORY;
	struct inside_job job;

	*way = CAA_ANY_WAY;
	if (inside_job_init(&job, chain, level, absent))
		status = ncounts > 0 && job.rule.exchanges != 0 && caa_rule_is_open(&job.rule)
			? find_way(&job, counts, ncounts, least, way)
			: MATCHING_OK;
	arena_release(chain->terms->memory.scratch, scratch);
	arena_release(chain->terms->memory.keep, keep);
	return status;
}
