/* The cards dealt as they lie: half against half, column against column, what is fixed first. */
#include "config.h"

#include <check.h>

#include "board/deal.h"
#include "support/guide_event.h"
#include "support/suite_run.h"
#include "support/view_of.h"

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
	count = deal_cards(&view.model, boards);
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
	ck_assert_int_eq(times_dealt(7), 0);
	ck_assert_int_eq(times_dealt(16), 0);
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
	tcase_add_test(tcase, a_transfer_changes_the_column);
	return suite_run("board_deal", tcase, NULL);
}
