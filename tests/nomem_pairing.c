/*
 * The rule book when memory runs out at any call: PAIRING_NO_MEMORY, nothing made, nothing leaked.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/nomem_book.h"
#include "support/random_field.h"
#include "support/suite_run.h"

enum { FIELDS = 12 };

static const struct pairing_book *caa;

/* Fields with clubs, floats, byes, kept-apart pairs; without pins, so that there is a draw. */
static void make_field(int i, struct random_field *field)
{
	struct pairing_draw draw = {0};
	uint64_t seed = 9000 + (uint64_t)i;

	for (;; seed += FIELDS) {
		random_field_make(field, seed, 6, 12);
		if (field->input.npins == 0 && caa->best(&field->input, &draw, NULL) == PAIRING_OK)
			break;
	}
	pairing_draw_done(&draw);
}

START_TEST(best_is_found_or_not_there)
{
	struct random_field field;

	make_field(_i, &field);
	nomem_book_best(caa, &field.input);
}
END_TEST

START_TEST(score_and_steps_are_whole_or_not_there)
{
	struct random_field field;
	struct pairing_board boards[FIELD_PLAYERS_MOST];
	struct pairing_draw draw = {boards, 0};
	uint64_t state = (uint64_t)_i;

	make_field(_i, &field);
	random_field_draw(&field, &state, &draw);
	nomem_book_score(caa, &field.input, &draw);
	nomem_book_steps(caa, &field.input, &draw);
}
END_TEST

int main(void)
{
	TCase *nomem = tcase_create("no memory");

	caa = pairing_book_find("caa");
	if (!caa)
		return EXIT_FAILURE;
	tcase_add_loop_test(nomem, best_is_found_or_not_there, 0, FIELDS);
	tcase_add_loop_test(nomem, score_and_steps_are_whole_or_not_there, 0, FIELDS);
	tcase_set_timeout(nomem, 60);
	return suite_run("nomem_pairing", nomem, NULL);
}
