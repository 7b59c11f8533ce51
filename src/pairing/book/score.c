/*
 * Scores: releasing and comparing them, the same for every rule book.
 */
#include "book/score.h"

#include <limits.h>
#include <stdlib.h>

void pairing_score_done(struct pairing_score *score)
{
	free(score->terms);
	free(score->values);
	free(score->violations);
	free(score->groups);
	*score = (struct pairing_score){0};
}

static int compare_term(const struct pairing_score *a, const struct pairing_score *b, int i)
{
	const struct pairing_term *x = &a->terms[i], *y = &b->terms[i];
	const int64_t *v = a->values + x->first, *w = b->values + y->first;
	const int length = x->length < y->length ? x->length : y->length;

	for (int k = 0; k < length; k++)
		if (v[k] != w[k])
			return v[k] < w[k] ? -1 : 1;
	return (x->length > y->length) - (x->length < y->length);
}

int score_compare_to_level(
	const struct pairing_score *a, const struct pairing_score *b, int level, int *term)
{
	const int nterms = a->nterms < b->nterms ? a->nterms : b->nterms;

	for (int i = 0; i < nterms; i++) {
		const int order = a->terms[i].level > level ? 0 : compare_term(a, b, i);

		if (order == 0)
			continue;
		if (term)
			*term = i;
		return order;
	}
	if (term)
		*term = -1;
	return 0;
}

int pairing_score_compare(const struct pairing_score *a, const struct pairing_score *b, int *term)
{
	return score_compare_to_level(a, b, INT_MAX, term);
}

bool pairing_book_settles(const struct pairing_book *book, const struct pairing_score *best,
	const struct pairing_score *other)
{
	const struct pairing_term *term = pairing_score_term(best, book->settled);
	const int i = term ? (int)(term - best->terms) : -1;

	return i >= 0 && i < other->nterms && compare_term(best, other, i) != 0;
}
