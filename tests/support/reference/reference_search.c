/*
 * The best of all draws of a small field by a reference.
 */
#include "config.h"
#include "support/reference/reference.h"

#include "support/reference/all_draws.h"

struct search {
	const struct reference *reference;
	bool found;
	struct reference_draw best;
	int64_t value[128][REFERENCE_VALUES]; /* of the best, by term */
	int length[128];
};

static int compare_lists(const int64_t *a, int na, const int64_t *b, int nb)
{
	for (int i = 0; i < na && i < nb; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return (na > nb) - (na < nb);
}

/* Is it better than the best so far? Stops at the first term that differs. */
static bool is_better(const struct search *search, const struct reference_draw *draw)
{
	int64_t values[REFERENCE_VALUES];

	for (int term = 0; search->found; term++) {
		const int length =
			search->reference->rules->term(search->reference, draw, term, values);
		int order;

		if (length < 0)
			return false;
		order = compare_lists(values, length, search->value[term], search->length[term]);
		if (order != 0)
			return order < 0;
	}
	return true;
}

/* Repeats, forbidden pairs, barred bye, broken pins. */
static bool is_legal(const struct reference *reference, const struct reference_draw *draw)
{
	int64_t values[REFERENCE_VALUES];

	for (int term = 1; term <= 4; term++) {
		reference->rules->term(reference, draw, term, values);
		if (values[0] != 0)
			return false;
	}
	return true;
}

static bool visit(const int *partner, void *context)
{
	struct search *search = context;
	struct reference_draw draw;

	reference_seat_partners(search->reference, partner, &draw);
	if (!is_legal(search->reference, &draw) || !is_better(search, &draw))
		return true;
	search->found = true;
	search->best = draw;
	for (int term = 0;; term++) {
		search->length[term] = search->reference->rules->term(
			search->reference, &draw, term, search->value[term]);
		if (search->length[term] < 0)
			break;
	}
	return true;
}

static bool unmet(int i, int j, void *context)
{
	const struct search *search = context;
	const struct pairing_input *input = search->reference->input;
	const int a = search->reference->card[i].player,
		  b = j < 0 ? -1 : search->reference->card[j].player;

	for (int r = 0; j >= 0 && r < input->round - 1; r++) {
		const struct pairing_game *x = &input->players[a].games[r],
					  *y = &input->players[b].games[r];

		if ((x->kind == PAIRING_PLAYED && x->opponent == b) ||
			(y->kind == PAIRING_PLAYED && y->opponent == a))
			return false;
	}
	return true;
}

bool reference_best(const struct reference *reference, struct reference_draw *draw)
{
	static struct search search;

	search.reference = reference;
	search.found = false;
	all_draws(reference->n, unmet, visit, &search);
	if (search.found)
		*draw = search.best;
	return search.found;
}
