/* The terms of a rule book as the library's own score has them. */
#include "support/reference/library_terms.h"

#include <check.h>
#include <string.h>

/* Of the draws that are compared, the scores that were made last. */
enum { SCORES = 3 };

static struct scored {
	const struct reference *reference;
	struct reference_draw draw;
	struct pairing_score score;
} scored[SCORES];

static const struct pairing_score *score_anew(const char *book, const struct reference *reference,
	const struct reference_draw *draw, library_terms_check *check)
{
	static int next;
	struct scored *made = &scored[next++ % SCORES];
	struct pairing_board boards[REFERENCE_CARDS];
	struct pairing_draw whole = {boards, 0};

	pairing_score_done(&made->score);
	made->reference = reference;
	made->draw = *draw;
	reference_boards(reference, draw, &whole);
	ck_assert_int_eq(
		pairing_score(pairing_book_find(book), reference->input, &whole, &made->score),
		PAIRING_OK);
	for (int i = 0; i < made->score.nterms; i++)
		check(reference, draw, &whole, &made->score.terms[i],
			made->score.values + made->score.terms[i].first);
	return &made->score;
}

static bool is_same(const struct scored *one, const struct reference *reference,
	const struct reference_draw *draw)
{
	const size_t count = (size_t)reference->n;

	return one->score.terms && one->reference == reference &&
		memcmp(one->draw.opponent, draw->opponent, count * sizeof(draw->opponent[0])) ==
		0 &&
		memcmp(one->draw.white, draw->white, count * sizeof(draw->white[0])) == 0;
}

int library_terms_one(const char *book, const struct reference *reference,
	const struct reference_draw *draw, int term, int64_t *values, library_terms_check *check)
{
	const struct pairing_score *score =
		term == 0 ? score_anew(book, reference, draw, check) : NULL;
	const struct pairing_term *one;

	for (int i = 0; i < SCORES && !score; i++)
		if (is_same(&scored[i], reference, draw))
			score = &scored[i].score;
	ck_assert_ptr_nonnull(score);
	if (term >= score->nterms)
		return -1;
	one = &score->terms[term];
	ck_assert_int_le(one->length, REFERENCE_VALUES);
	memcpy(values, score->values + one->first, (size_t)one->length * sizeof(*values));
	return one->length;
}
