/*
 * The Schools' rule book when memory runs out at any call: PAIRING_NO_MEMORY, nothing made, nothing
 * leaked.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/nomem_book.h"
#include "support/schools_field.h"
#include "support/suite_run.h"

enum { FIELDS = 10 };

static const struct pairing_book *schools;

/* The i-th field without pins that has a draw. */
static void make_field(int i, struct schools_field *field, struct pairing_draw *draw)
{
	for (uint64_t seed = 1;; seed++) {
		*draw = (struct pairing_draw){0};
		schools_field_make(field, seed, 6, 12);
		if (field->field.input.npins == 0 &&
			schools->best(&field->field.input, draw, NULL) == PAIRING_OK && i-- == 0)
			return;
		pairing_draw_done(draw);
	}
}

START_TEST(best_is_found_or_not_there)
{
	struct schools_field field;
	struct pairing_draw draw;

	make_field(_i, &field, &draw);
	pairing_draw_done(&draw);
	nomem_book_best(schools, &field.field.input);
}
END_TEST

START_TEST(score_and_steps_are_whole_or_not_there)
{
	struct schools_field field;
	struct pairing_draw draw;

	make_field(_i, &field, &draw);
	nomem_book_score(schools, &field.field.input, &draw);
	nomem_book_steps(schools, &field.field.input, &draw);
	pairing_draw_done(&draw);
}
END_TEST

int main(void)
{
	TCase *fields = tcase_create("fields");

	schools = pairing_book_find("schools");
	if (!schools)
		return EXIT_FAILURE;
	tcase_add_loop_test(fields, best_is_found_or_not_there, 0, FIELDS);
	tcase_add_loop_test(fields, score_and_steps_are_whole_or_not_there, 0, FIELDS);
	return suite_run("nomem_schools", fields, NULL);
}
