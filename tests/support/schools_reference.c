/*
 * The Schools' terms a second time: the colours, all draws, and the least of them. The terms are in
 * schools_reference_terms.c.
 */
#include "config.h"
#include "support/schools_reference.h"

#include "lot.h"
#include "support/all_draws.h"

void schools_reference_init(struct schools_reference *reference, const struct pairing_input *input)
{
	static const int defaults[] = {3, 2, 1, 1};
	const int *option = input->options ? input->options : defaults;

	struct pairing_input plain = *input;

	plain.options = NULL;
	reference_init(&reference->cards, &plain);
	reference->cards.input = input;
	reference->rounds = option[0];
	reference->tops = option[1];
	reference->half_byes = option[2];
	reference->defaults = option[3];
}

static enum reference_colour other_colour(enum reference_colour colour)
{
	return colour == REFERENCE_OPEN     ? REFERENCE_OPEN
		: colour == REFERENCE_WHITE ? REFERENCE_BLACK
					    : REFERENCE_WHITE;
}

/* Whom rule 12, then rule 24 favour: true for card i. */
static bool is_favoured(const struct schools_reference *reference, int i, int j)
{
	const struct reference_card *a = &reference->cards.card[i], *b = &reference->cards.card[j];
	const struct pairing_input *input = reference->cards.input;

	for (int k = 0; k < 3; k++)
		if (a->claim[k] != b->claim[k])
			return a->claim[k] > b->claim[k];
	if (a->score != b->score)
		return a->score > b->score;
	if (input->players[a->player].top != input->players[b->player].top)
		return input->players[a->player].top;
	return lot_favours(input, a->player, b->player);
}

enum reference_colour schools_reference_colour(
	const struct schools_reference *reference, int i, int j)
{
	const struct reference_card *a = &reference->cards.card[i], *b = &reference->cards.card[j];

	if (a->pinned != REFERENCE_OPEN)
		return a->pinned;
	if (b->pinned != REFERENCE_OPEN)
		return other_colour(b->pinned);
	if (a->due != b->due)
		return a->due == REFERENCE_OPEN ? other_colour(b->due) : a->due;
	return is_favoured(reference, i, j) ? a->due : other_colour(a->due);
}

static void seat_partners(
	const struct schools_reference *reference, const int *partner, struct reference_draw *draw)
{
	int board = 0;

	for (int i = 0; i < reference->cards.n; i++) {
		const int j = partner[i];

		draw->opponent[i] = j;
		if (j < 0)
			draw->given[i] = reference->cards.card[i].due;
		if (j < i)
			continue;
		draw->given[i] = schools_reference_colour(reference, i, j);
		draw->given[j] = other_colour(draw->given[i]);
		draw->white[i] = draw->given[i] == REFERENCE_WHITE;
		if (draw->given[i] == REFERENCE_OPEN)
			draw->white[i] =
				(board % 2 == 0) == (reference->cards.input->lot != PAIRING_BLACK);
		draw->white[j] = !draw->white[i];
		board++;
	}
}

void schools_reference_seat(const struct schools_reference *reference,
	const struct pairing_draw *boards, struct reference_draw *draw)
{
	reference_seat(&reference->cards, boards, draw);
}

struct search {
	const struct schools_reference *reference;
	bool found;
	struct reference_draw best;
	int64_t value[64][REFERENCE_VALUES];
	int length[64];
};

static int compare_lists(const int64_t *a, int na, const int64_t *b, int nb)
{
	for (int i = 0; i < na && i < nb; i++)
		if (a[i] != b[i])
			return a[i] < b[i] ? -1 : 1;
	return (na > nb) - (na < nb);
}

static bool is_better(const struct search *search, const struct reference_draw *draw)
{
	int64_t values[REFERENCE_VALUES];

	for (int term = 0; search->found; term++) {
		const int length = schools_reference_term(search->reference, draw, term, values);
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
static bool is_legal(const struct schools_reference *reference, const struct reference_draw *draw)
{
	int64_t values[REFERENCE_VALUES];

	for (int term = 1; term <= 4; term++) {
		schools_reference_term(reference, draw, term, values);
		if (values[0] != 0)
			return false;
	}
	return true;
}

static bool visit(const int *partner, void *context)
{
	struct search *search = context;
	struct reference_draw draw;

	seat_partners(search->reference, partner, &draw);
	if (!is_legal(search->reference, &draw) || !is_better(search, &draw))
		return true;
	search->found = true;
	search->best = draw;
	for (int term = 0;; term++) {
		search->length[term] =
			schools_reference_term(search->reference, &draw, term, search->value[term]);
		if (search->length[term] < 0)
			break;
	}
	return true;
}

bool schools_reference_best(const struct schools_reference *reference, struct reference_draw *draw)
{
	static struct search search;

	search.reference = reference;
	search.found = false;
	all_draws(reference->cards.n, NULL, visit, &search);
	if (search.found)
		*draw = search.best;
	return search.found;
}
