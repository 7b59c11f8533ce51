/*
 * Every way to seat a small field.
 */
#include "config.h"
#include "support/reference/all_draws.h"

#include <stddef.h>

enum { OPEN = -2, LEFT_OVER = -1 };

struct walk {
	int n;
	bool odd, many;
	int partner[ALL_DRAWS_MOST];
	all_draws_allow allow;
	all_draws_visit visit;
	void *context;
};

static bool allowed(const struct walk *walk, int i, int j)
{
	return !walk->allow || walk->allow(i, j, walk->context);
}

static bool go_on(struct walk *walk, int i, bool left_over)
{
	while (i < walk->n && walk->partner[i] != OPEN)
		i++;
	if (i == walk->n)
		return walk->visit(walk->partner, walk->context);
	for (int j = i + 1; j < walk->n; j++) {
		bool more;

		if (walk->partner[j] != OPEN || !allowed(walk, i, j))
			continue;
		walk->partner[i] = j;
		walk->partner[j] = i;
		more = go_on(walk, i + 1, left_over);
		walk->partner[i] = walk->partner[j] = OPEN;
		if (!more)
			return false;
	}
	if ((walk->many || (walk->odd && !left_over)) && allowed(walk, i, LEFT_OVER)) {
		bool more;

		walk->partner[i] = LEFT_OVER;
		more = go_on(walk, i + 1, true);
		walk->partner[i] = OPEN;
		return more;
	}
	return true;
}

static bool walk_all(struct walk *walk)
{
	for (int i = 0; i < walk->n; i++)
		walk->partner[i] = OPEN;
	return go_on(walk, 0, false);
}

bool all_evenings(int n, all_draws_visit visit, void *context)
{
	struct walk walk = {.n = n, .many = true, .visit = visit, .context = context};

	return walk_all(&walk);
}

bool all_draws(int n, all_draws_allow allow, all_draws_visit visit, void *context)
{
	struct walk walk = {
		.n = n, .odd = n % 2 == 1, .allow = allow, .visit = visit, .context = context};

	return walk_all(&walk);
}
