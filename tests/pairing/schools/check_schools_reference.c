/*
 * The Schools' engine and score against a slow reference that makes every draw of a small field.
 *
 * 5,000 seeded fields; LONG=1 in the environment: 200,000; a number as the first argument or in
 * FIELDS: that many, a second argument or SEED: the first seed. A failure names its seed.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "support/event/schools_field.h"
#include "support/reference/reference_check.h"
#include "support/reference/schools_reference.h"
#include "support/suite_run.h"

enum { CARDS_LEAST = 4, CARDS_MOST = 11, SLICES = 20, START_PART = 4 };

/* Every fourth field is one of an event's start. */
static const struct random_field *make_field(uint64_t seed)
{
	static struct schools_field field;

	if (seed % START_PART == 0)
		schools_field_start(&field, seed, CARDS_LEAST, CARDS_MOST);
	else
		schools_field_make(&field, seed, CARDS_LEAST, CARDS_MOST);
	return &field.field;
}

static struct reference_check check = {.rules = &schools_reference, .field = make_field};
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

int main(int argc, char **argv)
{
	TCase *random = tcase_create("random fields");

	check.book = pairing_book_find("schools");
	if (!check.book || !seeds_read(&fields, argc, argv, 5000, 200000))
		return EXIT_FAILURE;
	tcase_add_loop_test(random, engine_finds_the_best_of_all_draws, 0, SLICES);
	tcase_add_loop_test(random, score_agrees_term_by_term, 0, SLICES);
	tcase_set_timeout(random, 3600);
	return suite_run("schools_reference", random, NULL);
}
