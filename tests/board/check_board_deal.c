/* The cards dealt as they lie: half against half, column against column, what is fixed first. */
#include "config.h"

#include <check.h>

#include "board/deal.h"
#include "support/event/guide_event.h"
#include "support/suite_run.h"
#include "support/told/view_of.h"

enum { CARDS_MOST = 64 };

static struct view_of view;
static struct deal_board boards[CARDS_MOST];
static int count;

static void hand(int pin, enum hand_kind kind, int value)
{
	struct error error = {.text = ""};

	ck_assert_msg(app_hand(view.app, pin, kind, value, &error) == STATUS_OK, "%s", error.text);
	view_rebuild(&view);
}

static void deal(void)
{
	ck_assert_int_lt(view.model.ncards, CARDS_MOST);
	count = deal_cards(&view.model, NULL, 0, boards);
}

static bool is_dealt(int white, int black)
{
	for (int i = 0; i < count; i++)
		if (boards[i].white == white && boards[i].black == black)
			return true;
	return false;
}

static int times_dealt(int pin)
{
	int times = 0;

	for (int i = 0; i < count; i++)
		times += (boards[i].white == pin) + (boards[i].black == pin);
	return times;
}

static const struct card *card_of(int pin)
{
	return &view.model.cards[view_card(&view, pin)];
}

START_TEST(nobody_sits_twice_and_halves_meet)
{
	view_open(&view, guide_event("deal.drawboard", _i));
	deal();
	ck_assert_int_gt(count, 0);
	for (int i = 0; i < view.model.ncards; i++)
		ck_assert_int_le(times_dealt(view.model.cards[i].pin), 1);
	for (int i = 0; i < count; i++) {
		const struct card *white = card_of(boards[i].white);
		const struct card *black = card_of(boards[i].black);

		ck_assert_int_eq(white->level, black->level);
		ck_assert(card_half(white) != card_half(black));
		ck_assert_int_ne(card_side(white), COLOUR_BLACK);
		ck_assert_int_ne(card_side(black), COLOUR_WHITE);
	}
	view_done(&view);
}
END_TEST

START_TEST(neutral_cards_are_dealt_in_round_1)
{
	view_open(&view, guide_event("deal-1.drawboard", 0));
	deal();
	/* 17 cards, 8 above the line: one is left over for the bye. */
	ck_assert_int_eq(count, 8);
	view_done(&view);
}
END_TEST

START_TEST(what_is_fixed_by_hand_is_dealt_first)
{
	view_open(&view, guide_event("deal-hand.drawboard", 3));
	hand(2, HAND_BOARD, 18);
	hand(7, HAND_FLOAT_DOWN, 0);
	hand(20, HAND_BYE, 0);
	hand(16, HAND_OUT, 0);
	deal();
	ck_assert(is_dealt(2, 18));
	ck_assert(is_dealt(20, 0));
	ck_assert_int_eq(times_dealt(2), 1);
	ck_assert_int_eq(times_dealt(18), 1);
	ck_assert(is_dealt(7, 8)); /* the first Black seeker of 1½ */
	ck_assert_int_eq(times_dealt(16), 0);
	view_done(&view);
}
END_TEST

/*
 * Round 4 of the guide: 6 goes down from 2, due Black; of 1½ there are 8 (Black), 14 (White), 20.
 */
START_TEST(a_float_meets_the_first_of_the_other_colour)
{
	view_open(&view, guide_event("deal-down.drawboard", 3));
	deal();
	ck_assert_int_eq(times_dealt(1), 1);
	hand(6, HAND_FLOAT_DOWN, 0);
	deal();
	ck_assert(is_dealt(14, 6));
	view_done(&view);
}
END_TEST

START_TEST(a_float_meets_who_comes_up_by_hand)
{
	view_open(&view, guide_event("deal-up.drawboard", 3));
	hand(6, HAND_FLOAT_DOWN, 0);
	hand(8, HAND_FLOAT_UP, 0);
	deal();
	/* Both due Black with equal claims: the card of the lower score changes (16). */
	ck_assert(is_dealt(8, 6));
	ck_assert_int_eq(times_dealt(8), 1);
	/* The rest of 1½ is pushed together without him. */
	ck_assert(is_dealt(14, 20));
	view_done(&view);
}
END_TEST

/* Three White seekers go down from 2: one more than 1½ has Black seekers for. */
START_TEST(a_float_that_meets_nobody_passes_through)
{
	view_open(&view, guide_event("deal-through.drawboard", 3));
	hand(2, HAND_FLOAT_DOWN, 0); /* White, as 4 and 7 */
	hand(4, HAND_FLOAT_DOWN, 0);
	hand(7, HAND_FLOAT_DOWN, 0);
	deal();
	/* 1½ has the Black seekers 8 and 20; 7 finds the first of 1 point */
	ck_assert(is_dealt(2, 8));
	ck_assert(is_dealt(4, 20));
	ck_assert_int_eq(times_dealt(7), 1);
	for (int i = 0; i < count; i++)
		if (boards[i].white == 7)
			ck_assert_int_eq(card_of(boards[i].black)->points2, 2);
	/* Who comes up alone, and the lowest that goes down, have nobody. */
	hand(17, HAND_FLOAT_DOWN, 0);
	hand(3, HAND_FLOAT_UP, 0);
	deal();
	ck_assert_int_eq(times_dealt(17), 0);
	ck_assert_int_eq(times_dealt(3), 0);
	view_done(&view);
}
END_TEST

START_TEST(a_transfer_changes_the_column)
{
	view_open(&view, guide_event("deal-transfer.drawboard", 3));
	deal();
	/* 16 and 17 stand alone on half a point and are both due White. */
	ck_assert_int_eq(times_dealt(16), 0);
	ck_assert_int_eq(times_dealt(17), 0);
	hand(17, HAND_COLOUR, COLOUR_BLACK);
	deal();
	ck_assert(is_dealt(16, 17));
	view_done(&view);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("deal");

	tcase_add_loop_test(tcase, nobody_sits_twice_and_halves_meet, 0, 4);
	tcase_add_test(tcase, neutral_cards_are_dealt_in_round_1);
	tcase_add_test(tcase, what_is_fixed_by_hand_is_dealt_first);
	tcase_add_test(tcase, a_float_meets_the_first_of_the_other_colour);
	tcase_add_test(tcase, a_float_meets_who_comes_up_by_hand);
	tcase_add_test(tcase, a_float_that_meets_nobody_passes_through);
	tcase_add_test(tcase, a_transfer_changes_the_column);
	return suite_run("board_deal", tcase, NULL);
}
