/*
 * A rule book of the library against its reference, on seeded random fields.
 */
#include "config.h"
#include "support/reference/reference_check.h"

#include <check.h>
#include <stdio.h>

#include "cards/field.h"
#include "support/event/draws.h"

enum { DRAWS_OF_FIELD = 6 };

/* Why is one draw worse than the other? */
static void report_terms(const struct reference_check *check, const struct pairing_input *input,
	const struct pairing_draw *reference, const struct pairing_draw *engine)
{
	struct pairing_score a = {0}, b = {0};
	int term = -1, order;

	if (pairing_score(check->book, input, reference, &a) != PAIRING_OK ||
		pairing_score(check->book, input, engine, &b) != PAIRING_OK)
		return;
	order = pairing_score_compare(&a, &b, &term);
	if (term >= 0)
		fprintf(stderr, "the %s's draw is better by %s (%s) at %d\n",
			order < 0 ? "reference" : "engine", a.terms[term].name, a.terms[term].rule,
			a.terms[term].level);
	pairing_score_done(&a);
	pairing_score_done(&b);
}

static void report(const struct random_field *field, uint64_t seed,
	const struct pairing_draw *reference, const struct pairing_draw *engine)
{
	fprintf(stderr, "seed %llu\n", (unsigned long long)seed);
	random_field_print(field);
	fprintf(stderr, "by number\nreference:");
	draw_print(&field->input, reference);
	fprintf(stderr, "engine:   ");
	draw_print(&field->input, engine);
}

static void engine_agrees(
	const struct reference_check *check, const struct random_field *field, uint64_t seed)
{
	struct reference reference;
	struct reference_draw draw;
	struct pairing_board boards[REFERENCE_CARDS];
	struct pairing_draw expected = {boards, 0}, found = {0};
	enum pairing_status status;
	bool exists;

	reference_init(&reference, check->rules, &field->input);
	exists = reference_best(&reference, &draw);
	if (exists)
		reference_boards(&reference, &draw, &expected);
	status = pairing_best(check->book, &field->input, &found, NULL);
	if (exists ? status != PAIRING_OK || !draws_same(&expected, &found)
		   : status != PAIRING_NO_DRAW &&
				(status != PAIRING_BAD_INPUT || field->input.npins < 1)) {
		report(field, seed, &expected, &found);
		if (exists && status == PAIRING_OK)
			report_terms(check, &field->input, &expected, &found);
		ck_abort_msg("seed %llu: a draw %s, status %d", (unsigned long long)seed,
			exists ? "exists" : "does not exist", (int)status);
	}
	pairing_draw_done(&found);
}

void reference_check_best(const struct reference_check *check, struct seeds seeds)
{
	for (long k = 0; k < seeds.count; k++)
		engine_agrees(
			check, check->field(seeds.first + (uint64_t)k), seeds.first + (uint64_t)k);
}

/* Pins that exclude each other have no one reading. */
static bool pins_agree(const struct pairing_input *input)
{
	struct field field;
	bool agree;

	ck_assert_int_eq(field_init(&field, input, NULL), PAIRING_OK);
	agree = field_pins_agree(&field, false, NULL) == PAIRING_OK;
	field_done(&field);
	return agree;
}

static bool same_term(
	const struct pairing_score *score, int term, const int64_t *values, int length)
{
	if (term >= score->nterms || score->terms[term].length != length)
		return false;
	for (int i = 0; i < length; i++)
		if (score->values[score->terms[term].first + i] != values[i])
			return false;
	return true;
}

static void terms_agree(const struct reference_check *check, const struct reference *reference,
	const struct pairing_draw *draw, uint64_t seed)
{
	struct reference_draw seated;
	struct pairing_score score = {0};
	int64_t values[REFERENCE_VALUES];
	int term = 0, length;

	reference_seat(reference, draw, &seated);
	ck_assert_int_eq(pairing_score(check->book, reference->input, draw, &score), PAIRING_OK);
	for (; (length = check->rules->term(reference, &seated, term, values)) >= 0; term++) {
		if (same_term(&score, term, values, length))
			continue;
		draw_print(reference->input, draw);
		ck_abort_msg("seed %llu: term %d, %s", (unsigned long long)seed, term,
			term < score.nterms ? score.terms[term].name : "(none)");
	}
	ck_assert_int_eq(term, score.nterms);
	pairing_score_done(&score);
}

void reference_check_terms(const struct reference_check *check, struct seeds seeds)
{
	for (long k = 0; k < seeds.count; k++) {
		const uint64_t seed = seeds.first + (uint64_t)k;
		const struct random_field *field = check->field(seed);
		uint64_t state = seed;
		struct reference reference;

		reference_init(&reference, check->rules, &field->input);
		if (!pins_agree(&field->input))
			continue;
		for (int i = 0; i < DRAWS_OF_FIELD; i++) {
			struct pairing_board boards[FIELD_PLAYERS_MOST];
			struct pairing_draw draw = {boards, 0};

			random_field_draw(field, &state, &draw);
			terms_agree(check, &reference, &draw, seed);
		}
	}
}
