/*
 * The Dutch rule book when memory runs out at any call: PAIRING_NO_MEMORY, nothing made, nothing
 * leaked.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/dutch_tournament.h"
#include "support/nomem_book.h"
#include "support/suite_run.h"

enum { FIELDS = 12 };

static const struct pairing_book *dutch;

/* The last round of a tournament that has a draw in every round. */
static void make_field(int i, struct dutch_tournament *field, struct pairing_draw *draw)
{
	for (uint64_t seed = 9000 + (uint64_t)i;; seed += FIELDS) {
		bool drawn;

		dutch_tournament_start(field, seed, 6, 12);
		for (;;) {
			*draw = (struct pairing_draw){0};
			drawn = dutch->best(&field->input, draw, NULL) == PAIRING_OK;
			if (!drawn || !dutch_tournament_play(field, draw))
				break;
			pairing_draw_done(draw);
		}
		if (drawn && draw->count > 1)
			return;
		pairing_draw_done(draw);
	}
}

START_TEST(best_is_found_or_not_there)
{
	struct dutch_tournament field;
	struct pairing_draw draw;

	make_field(_i, &field, &draw);
	pairing_draw_done(&draw);
	nomem_book_best(dutch, &field.input);
}
END_TEST

START_TEST(score_and_steps_are_whole_or_not_there)
{
	struct dutch_tournament field;
	struct pairing_draw draw;

	make_field(_i, &field, &draw);
	nomem_book_score(dutch, &field.input, &draw);
	nomem_book_steps(dutch, &field.input, &draw);
	pairing_draw_done(&draw);
}
END_TEST

int main(void)
{
	TCase *nomem = tcase_create("no memory");

	dutch = pairing_book_find("dutch");
	if (!dutch)
		return EXIT_FAILURE;
	tcase_add_loop_test(nomem, best_is_found_or_not_there, 0, FIELDS);
	tcase_add_loop_test(nomem, score_and_steps_are_whole_or_not_there, 0, FIELDS);
	tcase_set_timeout(nomem, 60);
	return suite_run("nomem_dutch", nomem, NULL);
}
