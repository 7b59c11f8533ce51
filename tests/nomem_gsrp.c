/*
 * The rule book of club evenings when memory runs out at any call: PAIRING_NO_MEMORY, nothing made, nothing
 * leaked.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "pairing.h"
#include "support/club_season.h"
#include "support/nomem_book.h"
#include "support/suite_run.h"

enum { FIELDS = 12 };

static const struct pairing_book *gsrp;

/* An evening of the seed's season on which the walk leaves people over, or a usual one. */
static void make_field(int i, struct club_season *season, struct pairing_draw *draw)
{
	club_season_start(season, 70 + (uint64_t)i, 8, 90, false);
	for (int evening = 1;; evening++) {
		*draw = (struct pairing_draw){0};
		ck_assert_int_eq(gsrp->best(&season->input, draw, NULL), PAIRING_OK);
		if (evening == 1 + i)
			return;
		club_season_play(season, draw);
		pairing_draw_done(draw);
	}
}

START_TEST(best_is_found_or_not_there)
{
	static struct club_season field;
	struct pairing_draw draw;

	make_field(_i, &field, &draw);
	pairing_draw_done(&draw);
	nomem_book_best(gsrp, &field.input);
}
END_TEST

START_TEST(score_and_steps_are_whole_or_not_there)
{
	static struct club_season field;
	struct pairing_draw draw;

	make_field(_i, &field, &draw);
	nomem_book_score(gsrp, &field.input, &draw);
	nomem_book_steps(gsrp, &field.input, &draw);
	pairing_draw_done(&draw);
}
END_TEST

int main(void)
{
	TCase *nomem = tcase_create("no memory");

	gsrp = pairing_book_find("gsrp");
	if (!gsrp)
		return EXIT_FAILURE;
	tcase_add_loop_test(nomem, best_is_found_or_not_there, 0, FIELDS);
	tcase_add_loop_test(nomem, score_and_steps_are_whole_or_not_there, 0, FIELDS);
	tcase_set_timeout(nomem, 60);
	return suite_run("nomem_gsrp", nomem, NULL);
}
