/*
 * The inside of a plain level: its tops and bottoms, and whether they can all be matched.
 */
#include "caa/fast/inside_job.h"

bool inside_job_init(
	struct inside_job *job, const struct caa_chain *chain, int level, struct caa_absent absent)
{
	const struct field_level *record = &chain->terms->field->level[level];
	const size_t n = (size_t)record->count + 1;
	struct arena *arena = chain->terms->memory.scratch;
	const int up = absent.up >= 0 ? chain->type_of[absent.up] : -1;
	const int down = absent.down >= 0 ? chain->type_of[absent.down] : -1;

	*job = (struct inside_job){.chain = chain, .level = record};
	job->line = chain->link[chain->link_of[level]].line;
	caa_least_inside(chain, level, up, down, &job->rule, NULL);
	job->above = arena_alloc(arena, n, sizeof(int));
	job->below = arena_alloc(arena, n, sizeof(int));
	job->top = arena_alloc(arena, n, sizeof(int));
	job->bottom = arena_alloc(arena, n, sizeof(int));
	if (!job->above || !job->below || !job->top || !job->bottom)
		return false;
	for (int c = record->first; c < record->first + record->count; c++) {
		if (c == absent.up || c == absent.down || caa_fixed_across(chain->terms->field, c))
			continue;
		if (c - record->first < job->line)
			job->above[job->nabove++] = c;
		else
			job->below[job->nbelow++] = c;
	}
	return true;
}

bool inside_job_cross(struct inside_job *job, int i)
{
	const int across = job->rule.exchanges;
	int tops = 0, bottoms = 0, crosser = -1;

	if (across < -1 || across > 1)
		return false;
	if (across == 0 ? i > 0 : i >= (across > 0 ? job->nabove : job->nbelow))
		return false;
	if (across > 0)
		crosser = job->above[job->nabove - 1 - i];
	else if (across < 0)
		crosser = job->below[i];
	if (crosser >= 0) {
		const int place = crosser - job->level->first;

		job->extent = place < job->line ? job->line - 1 - place : place - job->line;
	}
	if (across > 0)
		job->bottom[bottoms++] = crosser;
	for (int k = 0; k < job->nabove; k++)
		if (job->above[k] != crosser)
			job->top[tops++] = job->above[k];
	if (across < 0)
		job->top[tops++] = crosser;
	for (int k = 0; k < job->nbelow; k++)
		if (job->below[k] != crosser)
			job->bottom[bottoms++] = job->below[k];
	job->n = tops;
	return tops == bottoms;
}

bool inside_job_allows(const struct inside_job *job, int x, int y)
{
	return job->top[x] < job->bottom[y] &&
		caa_rule_allows(job->chain, &job->rule, job->top[x], job->bottom[y]);
}

struct tops {
	const struct inside_job *job;
	int *top_of, *bottom_of;
	int *queue, *from; /* from: by bottom, the top that reached it, or -1 */
};

/* Let each top take the nearest free bottom it is allowed. */
static int take_nearest(struct tops *tops)
{
	const int n = tops->job->n;
	int matched = 0;

	for (int x = 0; x < n; x++) {
		for (int d = 0; d < n && tops->bottom_of[x] < 0; d++) {
			for (int side = 0; side < 2; side++) {
				const int y = side ? x - d : x + d;

				if (y < 0 || y >= n || tops->top_of[y] >= 0 ||
					!inside_job_allows(tops->job, x, y))
					continue;
				tops->bottom_of[x] = y;
				tops->top_of[y] = x;
				matched++;
				break;
			}
		}
	}
	return matched;
}

static bool augment(struct tops *tops, int root)
{
	const int n = tops->job->n;
	int head = 0, tail = 0;

	for (int y = 0; y < n; y++)
		tops->from[y] = -1;
	tops->queue[tail++] = root;
	while (head < tail) {
		const int x = tops->queue[head++];

		for (int y = 0; y < n; y++) {
			if (tops->from[y] >= 0 || !inside_job_allows(tops->job, x, y))
				continue;
			tops->from[y] = x;
			if (tops->top_of[y] >= 0) {
				tops->queue[tail++] = tops->top_of[y];
				continue;
			}
			for (int end = y; end >= 0;) {
				const int at = tops->from[end], next = tops->bottom_of[at];

				tops->bottom_of[at] = end;
				tops->top_of[end] = at;
				end = at == root ? -1 : next;
			}
			return true;
		}
	}
	return false;
}

static enum matching_status match_tops(const struct inside_job *job, bool *reached)
{
	const size_t n = (size_t)job->n + 1;
	struct arena *arena = job->chain->terms->memory.scratch;
	struct tops tops = {.job = job};

	tops.top_of = arena_alloc(arena, n, sizeof(int));
	tops.bottom_of = arena_alloc(arena, n, sizeof(int));
	tops.queue = arena_alloc(arena, n, sizeof(int));
	tops.from = arena_alloc(arena, n, sizeof(int));
	if (!tops.top_of || !tops.bottom_of || !tops.queue || !tops.from)
		return MATCHING_NO_MEMORY;
	for (int i = 0; i < job->n; i++)
		tops.top_of[i] = tops.bottom_of[i] = -1;
	*reached = true;
	if (take_nearest(&tops) == job->n)
		return MATCHING_OK;
	for (int x = 0; x < job->n && *reached; x++)
		*reached = tops.bottom_of[x] >= 0 || augment(&tops, x);
	return MATCHING_OK;
}

enum { TRIED_REACHED = 1, TRIED_NOT = 2 };

/* Where the answer for this pair of floaters is remembered; NULL when out of memory. */
static signed char *memory_of(struct caa_chain *chain, int level, struct caa_absent absent)
{
	const struct field_level *record = &chain->terms->field->level[level];
	const size_t side = (size_t)record->count + 1;
	const size_t up = absent.up >= 0 ? (size_t)(absent.up - record->first) : side - 1;
	const size_t down = absent.down >= 0 ? (size_t)(absent.down - record->first) : side - 1;

	if (!chain->reached[level])
		chain->reached[level] = arena_alloc(chain->terms->memory.keep, side * side, 1);
	return chain->reached[level] ? chain->reached[level] + up * side + down : NULL;
}

enum matching_status caa_inside_reached(
	struct caa_chain *chain, int level, struct caa_absent absent, bool *reached)
{
	signed char *memory = memory_of(chain, level, absent);
	const struct arena_mark mark = arena_mark(chain->terms->memory.scratch);
	enum matching_status status = MATCHING_OK;
	struct inside_job job;

	if (!memory)
		return MATCHING_NO_MEMORY;
	if (*memory == 0) {
		*reached = false;
		if (!inside_job_init(&job, chain, level, absent))
			status = MATCHING_NO_MEMORY;
		for (int i = 0; status == MATCHING_OK && !*reached && inside_job_cross(&job, i);
			i++)
			status = match_tops(&job, reached);
		*memory = *reached ? TRIED_REACHED : TRIED_NOT;
	}
	arena_release(chain->terms->memory.scratch, mark);
	*reached = *memory == TRIED_REACHED;
	return status;
}
