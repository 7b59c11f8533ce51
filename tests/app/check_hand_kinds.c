/* The kinds of things fixed by hand: what goes with what, and which seats are against them. */
#include <check.h>

#include "app/hand/kinds.h"
#include "support/suite_run.h"

enum { KINDS = HAND_APART + 1 };

static bool replaces(int kind, int old)
{
	return hand_row_of((enum hand_kind)kind)->replaces & 1U << old;
}

START_TEST(what_excludes_goes_whichever_was_fixed_first)
{
	for (int kind = 0; kind < KINDS; kind++) {
		ck_assert(!replaces(HAND_APART, kind) && !replaces(kind, HAND_APART));
		for (int old = 0; old < KINDS; old++)
			ck_assert_msg(kind == old || replaces(kind, old) == replaces(old, kind),
				"%d and %d", kind, old);
	}
	/* a colour and an opponent, a colour and a float or a half go together */
	ck_assert(!replaces(HAND_COLOUR, HAND_BOARD) && !replaces(HAND_COLOUR, HAND_TOP));
	ck_assert(!replaces(HAND_COLOUR, HAND_FLOAT_UP) && replaces(HAND_FLOAT_UP, HAND_TOP));
}
END_TEST

START_TEST(each_kind_has_its_words_and_its_pin)
{
	for (int kind = 0; kind < KINDS; kind++) {
		const struct hand_row *row = hand_row_of((enum hand_kind)kind);

		ck_assert(row->label && row->label[0]);
		ck_assert(!row->does ==
			(kind == HAND_COLOUR || kind == HAND_BOARD || kind == HAND_APART));
		ck_assert(row->apart == (kind == HAND_APART));
		if (!row->apart)
			ck_assert_ptr_eq(hand_row_of_pin(row->pin), row);
	}
	ck_assert_ptr_null(hand_row_of_pin(PAIRING_PIN_LEVEL));
}
END_TEST

static const struct {
	struct hand hand;
	int white, black;
	bool excluded;
} boards[] = {
	{{.pin = 1, .kind = HAND_BYE}, 1, 2, true},
	{{.pin = 1, .kind = HAND_BYE}, 3, 2, false},
	{{.pin = 2, .kind = HAND_OUT}, 1, 2, true},
	{{.pin = 1, .kind = HAND_BOARD, .value = 3}, 2, 3, true},
	{{.pin = 1, .kind = HAND_BOARD, .value = 3}, 2, 4, false},
	{{.pin = 1, .kind = HAND_APART, .value = 2}, 2, 1, true},
	{{.pin = 1, .kind = HAND_APART, .value = 2}, 2, 3, false},
	{{.pin = 1, .kind = HAND_COLOUR, .value = COLOUR_WHITE}, 2, 1, true},
	{{.pin = 1, .kind = HAND_COLOUR, .value = COLOUR_WHITE}, 1, 2, false},
	{{.pin = 1, .kind = HAND_COLOUR, .value = COLOUR_BLACK}, 1, 2, true},
	{{.pin = 1, .kind = HAND_COLOUR, .value = COLOUR_BLACK}, 3, 2, false},
};

START_TEST(a_board_is_excluded)
{
	const struct hand *hand = &boards[_i].hand;

	ck_assert(hand_row_of((enum hand_kind)hand->kind)
			  ->excludes_board(hand, boards[_i].white, boards[_i].black) ==
		boards[_i].excluded);
}
END_TEST

static const struct {
	struct hand hand;
	struct board board;
	int above;
	bool against;
} seats[] = {
	{{.pin = 1, .kind = HAND_COLOUR, .value = COLOUR_BLACK}, {.white = 1, .black = 2}, 0, true},
	{{.pin = 1, .kind = HAND_COLOUR, .value = COLOUR_BLACK}, {.white = 2, .black = 1}, 0,
		false},
	{{.pin = 1, .kind = HAND_COLOUR, .value = COLOUR_WHITE}, {.white = 1}, 0, true},
	{{.pin = 1, .kind = HAND_FLOAT_DOWN}, {.white = 1, .black = 2}, -1, false},
	{{.pin = 1, .kind = HAND_FLOAT_DOWN}, {.white = 1, .black = 2}, 0, true},
	{{.pin = 1, .kind = HAND_FLOAT_UP}, {.white = 1, .black = 2}, 1, false},
	{{.pin = 1, .kind = HAND_FLOAT_UP}, {.white = 1, .black = 2}, 0, true},
	{{.pin = 1, .kind = HAND_FLOAT_UP}, {.white = 1}, 0, true},
	{{.pin = 1, .kind = HAND_TOP}, {.white = 1, .black = 2}, 0, false},
	{{.pin = 1, .kind = HAND_BOTTOM}, {.white = 1, .black = 2}, 1, true},
	{{.pin = 1, .kind = HAND_BYE}, {.white = 1}, 0, false},
	{{.pin = 1, .kind = HAND_BYE}, {.white = 1, .black = 2}, 0, true},
	{{.pin = 1, .kind = HAND_OUT}, {.white = 1}, 0, true},
	{{.pin = 1, .kind = HAND_BOARD, .value = 2}, {.white = 1, .black = 2}, 0, false},
	{{.pin = 1, .kind = HAND_BOARD, .value = 2}, {.white = 2, .black = 1}, 0, true},
	{{.pin = 1, .kind = HAND_BOARD, .value = 2}, {.white = 1, .black = 3}, 0, true},
};

START_TEST(a_seat_is_against_it)
{
	const struct hand *hand = &seats[_i].hand;

	ck_assert(
		hand_row_of((enum hand_kind)hand->kind)
			->is_against(hand, &seats[_i].board, seats[_i].above) == seats[_i].against);
}
END_TEST

int main(void)
{
	TCase *kinds = tcase_create("kinds");

	tcase_add_test(kinds, what_excludes_goes_whichever_was_fixed_first);
	tcase_add_test(kinds, each_kind_has_its_words_and_its_pin);
	tcase_add_loop_test(kinds, a_board_is_excluded, 0, sizeof(boards) / sizeof(boards[0]));
	tcase_add_loop_test(kinds, a_seat_is_against_it, 0, sizeof(seats) / sizeof(seats[0]));
	return suite_run("hand_kinds", kinds, NULL);
}
