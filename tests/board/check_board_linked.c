/*
 * Score groups that count together (CAA 17, Schools 17): which they are, what they come to, and
 * that they stand on one board with both mid-lines, as the guide lays out its round 3.
 */
#include "config.h"

#include <check.h>
#include <string.h>

#include "board/drop.h"
#include "board/layout.h"
#include "board/levels.h"
#include "support/event/guide_event.h"
#include "support/suite_run.h"
#include "support/told/view_of.h"

static struct view_of view;
static struct layout layout;

static void compute(int rows, int cols, enum density density, int level)
{
	const struct layout_wish wish = {.density = density, .level = level};

	layout_done(&layout);
	ck_assert_int_eq(layout_compute(rows, cols, &view.model, &wish, &layout), STATUS_OK);
}

static void check_linked(int first, int last, int white, int black)
{
	for (int k = first; k <= last; k++) {
		const struct level *level = &view.model.levels[k];
		const struct level sum = level_together(&view.model, level);

		ck_assert_int_eq(level->first_linked, first);
		ck_assert_int_eq(level->last_linked, last);
		ck_assert_int_eq(level_is_linked(level), first < last);
		ck_assert_int_eq(sum.white, white);
		ck_assert_int_eq(sum.black, black);
	}
}

/* "We will need a downfloat ... also the top two groups have more Black seekers than White." */
START_TEST(a_float_between_two_with_the_same_excess_links_them)
{
	view_open(&view, guide_event("three.drawboard", 2));
	ck_assert_int_eq(view.model.nlevels, 5);
	check_linked(0, 1, 2, 4);
	check_linked(2, 2, 5, 3);
	check_linked(3, 3, 2, 1);
	check_linked(4, 4, 1, 1);
	view_done(&view);
	/* "Both groups have a colour imbalance in favour of Black" */
	view_open(&view, guide_event("four.drawboard", 3));
	ck_assert_int_eq(view.model.nlevels, 6);
	check_linked(0, 0, 1, 0);
	check_linked(1, 1, 0, 1);
	check_linked(2, 3, 4, 6);
	check_linked(4, 4, 3, 3);
	check_linked(5, 5, 2, 0);
	view_done(&view);
}
END_TEST

START_TEST(a_drawn_round_links_by_its_boards)
{
	struct error error = {.text = ""};

	view_open(&view, guide_event("drawn.drawboard", 3));
	ck_assert_int_eq(app_propose(view.app, &error), STATUS_OK);
	view_rebuild(&view);
	check_linked(2, 3, 4, 6);
	/* without the floaters' board nothing joins the two */
	ck_assert_int_eq(app_move(view.app, &(struct move){.kind = MOVE_TRAY, .card = 6}, &error),
		STATUS_OK);
	view_rebuild(&view);
	check_linked(2, 2, 3, 4);
	view_done(&view);
}
END_TEST

START_TEST(rule_books_without_the_rule_link_nothing)
{
	view_open(&view, dutch_guide_event("dutch.drawboard", 3));
	for (int k = 0; k < view.model.nlevels; k++)
		ck_assert(!level_is_linked(&view.model.levels[k]));
	view_done(&view);
}
END_TEST

/*
 * Round 5 of the guide: 12 is to play 5 and 1 to play 18. Then 2 | 3 8 and 4 6 7 9 | 10 14 15 20
 * are left: both have too many Black seekers, and one floats from the one to the other.
 */
START_TEST(who_meets_another_score_by_hand_is_out_of_it)
{
	static const int rows[] = {2, 3, 8, 12, 4, 6, 7, 9, 10, 14, 15, 20};
	struct error error = {.text = ""};
	const struct level *level;

	view_open(&view, guide_event("five.drawboard", 4));
	ck_assert_int_eq(view.model.nlevels, 5);
	for (int k = 0; k < 5; k++)
		ck_assert(!level_is_linked(&view.model.levels[k]));
	ck_assert_int_eq(app_hand(view.app, 12, HAND_BOARD, 5, &error), STATUS_OK);
	ck_assert_int_eq(app_hand(view.app, 1, HAND_BOARD, 18, &error), STATUS_OK);
	view_rebuild(&view);
	level = view.model.levels;
	ck_assert_int_eq(level[0].down, 1);
	ck_assert_int_eq(level[1].up, 0);
	ck_assert_int_eq(level[1].down, 0);
	ck_assert_int_eq(level[0].held_down, 1);
	ck_assert_int_eq(level[2].held_up, 1);
	ck_assert_int_eq(level[2].held_down, 0);
	ck_assert_int_eq(level[2].up, 1);
	ck_assert_int_eq(level[2].down, 1);
	ck_assert_int_eq(level[2].above, 1);
	ck_assert_int_eq(level[3].up, 1);
	ck_assert_int_eq(level[3].down, 1);
	ck_assert_int_eq(level[3].above, 4);
	check_linked(0, 0, 0, 1);
	check_linked(1, 1, 2, 0);
	check_linked(2, 3, 5, 7);
	check_linked(4, 4, 3, 2);
	for (int i = 0; i < 12; i++)
		ck_assert_int_eq(
			view.model.cards[view.model.rows[level[2].first + i]].pin, rows[i]);
	view_done(&view);
}
END_TEST

static int count_spots(enum spot_kind kind, int level)
{
	int count = 0;

	for (int i = 0; i < layout.nspots; i++)
		count += layout.spots[i].pane == PANE_BOARD && layout.spots[i].kind == kind &&
			layout.spots[i].level == level;
	return count;
}

static const struct spot *card_spot(int pin)
{
	return &layout.spots[layout_card(&layout, view_card(&view, pin))];
}

static const struct spot *line_of(int level)
{
	for (int i = 0; i < layout.nspots; i++)
		if (layout.spots[i].kind == SPOT_LINE && layout.spots[i].level == level)
			return &layout.spots[i];
	return NULL;
}

/* 1 | mid-line | 2 5 | 3 4 | mid-line | 12, as the guide prints it. */
START_TEST(both_stand_on_one_board_with_both_mid_lines)
{
	view_open(&view, guide_event("board.drawboard", 2));
	for (int shown = 0; shown < 2; shown++) {
		compute(24, 80, DENSITY_SLIM, shown);
		ck_assert_int_eq(count_spots(SPOT_CARD, 0), 3);
		ck_assert_int_eq(count_spots(SPOT_CARD, 1), 3);
		ck_assert_int_eq(count_spots(SPOT_CARD, 2), 0);
		ck_assert_int_eq(count_spots(SPOT_LINE, 0), 1);
		ck_assert_int_eq(count_spots(SPOT_LINE, 1), 1);
		ck_assert_int_eq(layout_heading(&layout, &view.model, 0), -1);
		ck_assert_int_eq(layout_heading(&layout, &view.model, 1), 4);
		ck_assert_int_lt(card_spot(1)->y, line_of(0)->y);
		ck_assert_int_lt(line_of(0)->y, card_spot(2)->y);
		ck_assert_int_lt(card_spot(5)->y, 4);
		ck_assert_int_gt(card_spot(3)->y, 4);
		ck_assert_int_lt(card_spot(4)->y, line_of(1)->y);
		ck_assert_int_lt(line_of(1)->y, card_spot(12)->y);
		ck_assert_int_eq(card_spot(3)->side, COLOUR_WHITE);
		ck_assert_int_eq(card_spot(12)->side, COLOUR_BLACK);
	}
	/* one that stands alone is as it was: no heading, its cards from the first row */
	compute(24, 80, DENSITY_SLIM, 2);
	ck_assert_int_eq(count_spots(SPOT_CARD, 1), 0);
	ck_assert_int_eq(layout_heading(&layout, &view.model, 2), -1);
	ck_assert_int_eq(card_spot(6)->y, 0);
	view_done(&view);
}
END_TEST

START_TEST(side_by_side_they_share_a_column)
{
	int above, below, column;

	view_open(&view, guide_event("wide.drawboard", 2));
	for (int cols = 120; cols <= 240; cols += 40) {
		compute(50, cols, DENSITY_SHORT, 0);
		column = layout_column(&layout, &view.model, 0, &above);
		ck_assert_int_eq(layout_column(&layout, &view.model, 1, &below), column);
		ck_assert_int_gt(below, above);
	}
	view_done(&view);
}
END_TEST

/* Up and down go from the cards of one to those of the other; what is dropped there floats. */
START_TEST(cards_go_from_one_to_the_other)
{
	const struct spot *gap = NULL;
	struct drop drop;
	int at;

	view_open(&view, guide_event("ways.drawboard", 2));
	compute(24, 80, DENSITY_SLIM, 0);
	at = layout_card(&layout, view_card(&view, 5));
	at = layout_step(&layout, at, GO_DOWN, false);
	ck_assert_int_eq(layout.spots[at].card, view_card(&view, 3));
	at = layout_step(&layout, at, GO_UP, false);
	ck_assert_int_eq(layout.spots[at].card, view_card(&view, 5));
	for (int i = 0; i < layout.nspots; i++)
		if (layout.spots[i].kind == SPOT_GAP && layout.spots[i].level == 1)
			gap = &layout.spots[i];
	ck_assert_ptr_nonnull(gap);
	drop_at(&view.model, view_card(&view, 2), gap, &drop);
	ck_assert_int_eq(drop.kind, DROP_HANDS);
	ck_assert_int_eq(drop.changes[0].kind, HAND_FLOAT_DOWN);
	drop_at(&view.model, view_card(&view, 4), card_spot(2), &drop);
	ck_assert_int_eq(drop.changes[drop.nchanges - 1].kind, HAND_BOARD);
	view_done(&view);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("linked");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, a_float_between_two_with_the_same_excess_links_them);
	tcase_add_test(tcase, a_drawn_round_links_by_its_boards);
	tcase_add_test(tcase, rule_books_without_the_rule_link_nothing);
	tcase_add_test(tcase, who_meets_another_score_by_hand_is_out_of_it);
	tcase_add_test(tcase, both_stand_on_one_board_with_both_mid_lines);
	tcase_add_test(tcase, side_by_side_they_share_a_column);
	tcase_add_test(tcase, cards_go_from_one_to_the_other);
	return suite_run("board linked", tcase, NULL);
}
