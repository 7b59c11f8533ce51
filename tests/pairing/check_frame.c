/*
 * What all rule books share: a finished draw that the rules bar is not handed out, whoever made it.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "support/event/field_digest.h"
#include "support/event/six_cards.h"
#include "support/suite_run.h"

/* What the solver makes: six cards, 0 and 1 have met. */
static const struct pairing_board *boards;
static int nboards;

static enum pairing_status solve(struct frame_search *search, struct pairing_draw *draw)
{
	(void)search;
	draw->boards = malloc(((size_t)nboards + 1) * sizeof(*draw->boards));
	if (!draw->boards)
		return PAIRING_NO_MEMORY;
	for (draw->count = 0; draw->count < nboards; draw->count++)
		draw->boards[draw->count] = boards[draw->count];
	return PAIRING_OK;
}

static const struct pairing_rules rules = {
	.digest_size = sizeof(struct field),
	.bye_rule = "1",
	.digest = field_digest,
	.solve = solve,
	.colour = field_colour,
};

static const struct pairing_book book = {.id = "none", .rules = &rules};

static enum pairing_status best(const struct pairing_board *made, int count)
{
	struct six_cards table;
	struct pairing_draw draw = {0};
	enum pairing_status status;

	six_cards_make(&table);
	table.game[0][0].opponent = 1;
	table.game[1][0].opponent = 0;
	boards = made;
	nboards = count;
	status = pairing_best(&book, &table.input, &draw, NULL);
	ck_assert((status == PAIRING_OK) == (draw.boards != NULL));
	pairing_draw_done(&draw);
	return status;
}

START_TEST(boards_of_a_solvers_own_are_looked_at_again)
{
	static const struct pairing_board good[] = {{0, 2}, {3, 1}, {4, 5}};
	static const struct pairing_board met[] = {{0, 1}, {2, 3}, {4, 5}};
	static const struct pairing_board twice[] = {{0, 2}, {3, 1}, {4, 2}};
	static const struct pairing_board byes[] = {
		{0, 2}, {3, 1}, {4, PAIRING_NOBODY}, {5, PAIRING_NOBODY}};

	ck_assert_int_eq(best(good, 3), PAIRING_OK);
	ck_assert_int_eq(best(met, 3), PAIRING_NO_DRAW);
	ck_assert_int_eq(best(twice, 3), PAIRING_NO_DRAW);
	ck_assert_int_eq(best(good, 2), PAIRING_NO_DRAW);
	ck_assert_int_eq(best(byes, 4), PAIRING_NO_DRAW);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("frame");

	tcase_add_test(tcase, boards_of_a_solvers_own_are_looked_at_again);
	return suite_run("frame", tcase, NULL);
}
