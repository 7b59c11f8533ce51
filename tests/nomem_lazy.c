/*
 * The lazy draw when memory runs out at any call: PAIRING_NO_MEMORY, nothing made, nothing leaked.
 */
#include "config.h"

#include <check.h>

#include "pairing.h"
#include "support/nomem_book.h"
#include "support/random_field.h"
#include "support/suite_run.h"

enum { FIELDS = 6 };

START_TEST(answers_are_whole_or_not_there)
{
	const struct pairing_book *lazy = pairing_book_find("lazy");
	int left = FIELDS;

	ck_assert_ptr_nonnull(lazy);
	for (uint64_t seed = 1; left > 0; seed++) {
		struct random_field field;
		struct pairing_draw draw = {0};

		random_field_make(&field, seed, 6, 10);
		field.input.options = NULL;
		if (field.input.npins > 0 || lazy->best(&field.input, &draw, NULL) != PAIRING_OK)
			continue;
		nomem_book_best(lazy, &field.input);
		nomem_book_score(lazy, &field.input, &draw);
		nomem_book_steps(lazy, &field.input, &draw);
		pairing_draw_done(&draw);
		left--;
	}
}
END_TEST

int main(void)
{
	TCase *fields = tcase_create("fields");

	tcase_add_test(fields, answers_are_whole_or_not_there);
	tcase_set_timeout(fields, 60);
	return suite_run("nomem_lazy", fields, NULL);
}
