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

#include "support/event/trf_case.h"
#include "support/reference/caa_reference.h"
#include "support/reference/reference_check.h"
#include "support/suite_run.h"

enum { CARDS_LEAST = 4, CARDS_MOST = 11, SLICES = 20 };

static const struct random_field *make_field(uint64_t seed)
{
	static struct random_field field;

	random_field_make(&field, seed, CARDS_LEAST, CARDS_MOST);
	return &field;
}

static struct reference_check check = {.rules = &caa_reference, .field = make_field};
static struct seeds fields;

START_TEST(engine_finds_the_best_of_all_draws)
{
	reference_check_best(&check, seeds_slice(&fields, _i, SLICES));
}
END_TEST

START_TEST(score_agrees_term_by_term)
{
	reference_check_terms(&check, seeds_slice(&fields, _i, SLICES));
}
END_TEST

/* The reference itself, against answers found by another program and against the guide. */
static void reference_finds(const struct case_draw *draw)
{
	struct reference reference;
	struct reference_draw best;
	struct pairing_board boards[REFERENCE_CARDS];
	struct pairing_draw found = {boards, 0};

	reference_init(&reference, &caa_reference, &draw->input);
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

int main(int argc, char **argv)
{
	TCase *random = tcase_create("random fields");

	check.book = pairing_book_find("caa");
	if (!check.book || !seeds_read(&fields, argc, argv, 5000, 500000))
		return EXIT_FAILURE;
	tcase_add_test(random, reference_finds_random_events);
	tcase_add_test(random, reference_finds_worked_draws);
	tcase_add_loop_test(random, engine_finds_the_best_of_all_draws, 0, SLICES);
	tcase_add_loop_test(random, score_agrees_term_by_term, 0, SLICES);
	tcase_set_timeout(random, 3600);
	return suite_run("caa_reference", random, NULL);
}
