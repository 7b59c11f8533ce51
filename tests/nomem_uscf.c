/*
 * The US Chess rule book when memory runs out at any call: PAIRING_NO_MEMORY, nothing made, nothing
 * leaked.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/nomem_book.h"
#include "support/random_field.h"
#include "support/suite_run.h"

enum { FIELDS = 12 };

static const struct pairing_book *uscf;

/* A field that has a draw. */
static void make_field(int i, struct random_field *field, struct pairing_draw *draw)
{
	for (uint64_t seed = 5000 + (uint64_t)i;; seed += FIELDS) {
		random_field_make(field, seed, 6, 12);
		field->input.options = NULL;
		*draw = (struct pairing_draw){0};
		if (uscf->best(&field->input, draw, NULL) == PAIRING_OK && draw->count > 1)
			return;
		pairing_draw_done(draw);
	}
}

START_TEST(best_is_found_or_not_there)
{
	struct random_field field;
	struct pairing_draw draw;

	make_field(_i, &field, &draw);
	pairing_draw_done(&draw);
	nomem_book_best(uscf, &field.input);
}
END_TEST

START_TEST(score_and_steps_are_whole_or_not_there)
{
	struct random_field field;
	struct pairing_draw draw;

	make_field(_i, &field, &draw);
	nomem_book_score(uscf, &field.input, &draw);
	nomem_book_steps(uscf, &field.input, &draw);
	pairing_draw_done(&draw);
}
END_TEST

int main(void)
{
	TCase *nomem = tcase_create("no memory");

	uscf = pairing_book_find("uscf");
	if (!uscf)
		return EXIT_FAILURE;
	tcase_add_loop_test(nomem, best_is_found_or_not_there, 0, FIELDS);
	tcase_add_loop_test(nomem, score_and_steps_are_whole_or_not_there, 0, FIELDS);
	tcase_set_timeout(nomem, 60);
	return suite_run("nomem_uscf", nomem, NULL);
}
