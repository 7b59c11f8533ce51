/*
 * The engine and the score against a slow reference that makes every draw of a small field.
 *
 * 5,000 seeded fields; LONG=1 in the environment: 500,000; a number as the first argument or in
 * FIELDS: that many, a second argument or SEED: the first seed. A failure names its seed.
 */
#include "config.h"

#include <check.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "field.h"
#include "pairing.h"
#include "support/brute_draws.h"
#include "support/caa_reference.h"
#include "support/random_field.h"
#include "support/suite_run.h"
#include "support/trf_case.h"

enum { CARDS_LEAST = 4, CARDS_MOST = 11, DRAWS_OF_FIELD = 6, SLICES = 20 };

static const struct pairing_book *caa;
static long fields = 5000;
static uint64_t first_seed = 1;

static bool same_boards(const struct pairing_draw *a, const struct pairing_draw *b)
{
	if (a->count != b->count)
		return false;
	for (int i = 0; i < a->count; i++)
		if (a->boards[i].white != b->boards[i].white ||
			a->boards[i].black != b->boards[i].black)
			return false;
	return true;
}

static void report(const struct random_field *field, uint64_t seed,
	const struct pairing_draw *reference, const struct pairing_draw *engine)
{
	fprintf(stderr, "seed %llu\n", (unsigned long long)seed);
	random_field_print(field);
	fprintf(stderr, "by number\nreference:");
	brute_draw_print(&field->input, reference);
	fprintf(stderr, "engine:   ");
	brute_draw_print(&field->input, engine);
}

/* Why is one draw worse than the other? */
static void report_terms(const struct random_field *field, const struct pairing_draw *reference,
	const struct pairing_draw *engine)
{
	struct pairing_score a = {0}, b = {0};
	int term = -1, order;

	if (caa->score(&field->input, reference, &a) != PAIRING_OK ||
		caa->score(&field->input, engine, &b) != PAIRING_OK)
		return;
	order = pairing_score_compare(&a, &b, &term);
	if (term >= 0)
		fprintf(stderr, "the %s's draw is better by %s (%s) at %d\n",
			order < 0 ? "reference" : "engine", a.terms[term].name, a.terms[term].rule,
			a.terms[term].level);
	pairing_score_done(&a);
	pairing_score_done(&b);
}

static void engine_agrees(const struct random_field *field, uint64_t seed)
{
	struct reference reference;
	struct reference_draw draw;
	struct pairing_board boards[REFERENCE_CARDS];
	struct pairing_draw expected = {boards, 0}, found = {0};
	enum pairing_status status;
	bool exists;

	reference_init(&reference, &field->input);
	exists = reference_best(&reference, &draw);
	if (exists)
		reference_boards(&reference, &draw, &expected);
	status = caa->best(&field->input, &found, NULL);
	if (exists ? status != PAIRING_OK || !same_boards(&expected, &found)
		   : status != PAIRING_NO_DRAW &&
				(status != PAIRING_BAD_INPUT || field->input.npins < 1)) {
		report(field, seed, &expected, &found);
		if (exists && status == PAIRING_OK)
			report_terms(field, &expected, &found);
		ck_abort_msg("seed %llu: a draw %s, status %d", (unsigned long long)seed,
			exists ? "exists" : "does not exist", (int)status);
	}
	pairing_draw_done(&found);
}

START_TEST(engine_finds_the_best_of_all_draws)
{
	for (long k = fields * _i / SLICES; k < fields * (_i + 1) / SLICES; k++) {
		struct random_field field;

		random_field_make(&field, first_seed + (uint64_t)k, CARDS_LEAST, CARDS_MOST);
		engine_agrees(&field, first_seed + (uint64_t)k);
	}
}
END_TEST

/* Pins that exclude each other have no one reading. */
static bool pins_agree(const struct pairing_input *input)
{
	struct field field;
	bool agree;

	ck_assert_int_eq(field_init(&field, input, NULL), PAIRING_OK);
	agree = field_pins_agree(&field, NULL) == PAIRING_OK;
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

static void terms_agree(
	const struct reference *reference, const struct pairing_draw *draw, uint64_t seed)
{
	struct reference_draw seated;
	struct pairing_score score = {0};
	int64_t values[REFERENCE_VALUES];
	int term = 0, length;

	reference_seat(reference, draw, &seated);
	ck_assert_int_eq(caa->score(reference->input, draw, &score), PAIRING_OK);
	for (; (length = reference_term(reference, &seated, term, values)) >= 0; term++) {
		if (same_term(&score, term, values, length))
			continue;
		brute_draw_print(reference->input, draw);
		ck_abort_msg("seed %llu: term %d, %s", (unsigned long long)seed, term,
			term < score.nterms ? score.terms[term].name : "(none)");
	}
	ck_assert_int_eq(term, score.nterms);
	pairing_score_done(&score);
}

START_TEST(score_agrees_term_by_term)
{
	for (long k = fields * _i / SLICES; k < fields * (_i + 1) / SLICES; k++) {
		const uint64_t seed = first_seed + (uint64_t)k;
		uint64_t state = seed;
		struct random_field field;
		struct reference reference;

		random_field_make(&field, seed, CARDS_LEAST, CARDS_MOST);
		reference_init(&reference, &field.input);
		if (!pins_agree(&field.input))
			continue;
		for (int i = 0; i < DRAWS_OF_FIELD; i++) {
			struct pairing_board boards[FIELD_PLAYERS_MOST];
			struct pairing_draw draw = {boards, 0};

			random_field_draw(&field, &state, &draw);
			terms_agree(&reference, &draw, seed);
		}
	}
}
END_TEST

/* The reference itself, against answers found by another program and against the guide. */
static void reference_finds(const struct case_draw *draw)
{
	struct reference reference;
	struct reference_draw best;
	struct pairing_board boards[REFERENCE_CARDS];
	struct pairing_draw found = {boards, 0};

	reference_init(&reference, &draw->input);
	ck_assert(reference_best(&reference, &best));
	reference_boards(&reference, &best, &found);
	ck_assert_msg(case_same(&draw->input, &found, &draw->answer[0], false), "%s", draw->id);
}

START_TEST(reference_finds_random_events)
{
	static struct case_draw draw;
	glob_t files;

	ck_assert_int_eq(glob(TESTS_DIR "/cases/caa-random/*.trf", 0, NULL, &files), 0);
	for (size_t i = 0; i < files.gl_pathc; i++) {
		*strrchr(files.gl_pathv[i], '.') = '\0';
		ck_assert(trf_case_read(files.gl_pathv[i], &draw));
		snprintf(draw.id, sizeof(draw.id), "%s", strrchr(files.gl_pathv[i], '/') + 1);
		reference_finds(&draw);
	}
	globfree(&files);
}
END_TEST

START_TEST(reference_finds_worked_draws)
{
	struct case_file *file = case_file_read(TESTS_DIR "/cases/caa-guide.txt");

	ck_assert_ptr_nonnull(file);
	for (int i = 0; i < file->ndraws; i++)
		reference_finds(&file->draw[i]);
	free(file);
}
END_TEST

static void read_counts(int argc, char **argv)
{
	const char *count = argc > 1 ? argv[1] : getenv("FIELDS");
	const char *seed = argc > 2 ? argv[2] : getenv("SEED");

	if (getenv("LONG"))
		fields = 500000;
	if (count)
		fields = atol(count);
	if (seed)
		first_seed = strtoull(seed, NULL, 10);
}

int main(int argc, char **argv)
{
	TCase *random = tcase_create("random fields");

	read_counts(argc, argv);
	caa = pairing_book_find("caa");
	if (!caa || fields < 1)
		return EXIT_FAILURE;
	tcase_add_test(random, reference_finds_random_events);
	tcase_add_test(random, reference_finds_worked_draws);
	tcase_add_loop_test(random, engine_finds_the_best_of_all_draws, 0, SLICES);
	tcase_add_loop_test(random, score_agrees_term_by_term, 0, SLICES);
	tcase_set_timeout(random, 3600);
	return suite_run("caa_reference", random, NULL);
}
