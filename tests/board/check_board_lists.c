/* What lists show of a round, and how they share out the cells of a line. */
#include "config.h"

#include <check.h>
#include <string.h>

#include "board/card.h"
#include "board/columns.h"
#include "board/round_ink.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

START_TEST(columns_get_the_least_first_and_then_what_they_wish)
{
	static const struct {
		int room, first, second, left;
	} rows[] = {{-1, 0, 0, 0}, {5, 5, 0, 0}, {12, 10, 2, 0}, {14, 10, 4, 0}, {20, 16, 4, 0},
		{25, 20, 5, 0}, {30, 20, 8, 2}};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct column columns[] = {{.least = 10, .wish = 20}, {.least = 4, .wish = 8}};

		ck_assert_int_eq(columns_share(columns, 2, rows[i].room), rows[i].left);
		ck_assert_int_eq(columns[0].cells, rows[i].first);
		ck_assert_int_eq(columns[1].cells, rows[i].second);
	}
}
END_TEST

START_TEST(what_nobody_wishes_is_left_to_others)
{
	struct column columns[] = {{.least = 10, .wish = 3}, {.least = 4, .wish = 0}};

	ck_assert_int_eq(columns_share(columns, 2, 20), 17);
	ck_assert_int_eq(columns[0].cells, 3);
	ck_assert_int_eq(columns[1].cells, 0);
}
END_TEST

static void check_cell(
	const struct event *event, int pin, const char *sign, const char *words, enum role ink)
{
	const struct round_cell cell = round_cell_of(event, 1, pin, 1);
	char text[ROUND_CELL_SIZE];

	ck_assert_str_eq(round_cell_sign(&cell), sign);
	ck_assert_str_eq(round_cell_words(&cell, text), words);
	ck_assert_int_eq(round_ink(&cell), ink);
}

static void put_filled(struct event *event, int pin, enum colour colour, enum result result)
{
	struct record row = {.kind = RECORD_FILLED};

	row.as.filled.section = 1;
	row.as.filled.round = 1;
	row.as.filled.pin = pin;
	row.as.filled.colour = colour;
	row.as.filled.result = result;
	row.as.filled.beside = pin; /* any order of them */
	strcpy(row.as.filled.name, "Filler");
	rows_put(event, row);
}

START_TEST(a_game_a_default_and_a_bye_are_told_apart)
{
	static const struct {
		enum result result;
		const char *white, *white_words, *black, *black_words;
		bool played;
	} rows[] = {
		{RESULT_WHITE, "1", "w12+", "0", "b1-", true},
		{RESULT_DRAW, "½", "w12=", "½", "b1=", true},
		{RESULT_BLACK, "0", "w12-", "1", "b1+", true},
		{RESULT_LOST_BOTH, "0", "w12-", "0", "b1-", true},
		{RESULT_HALF_WHITE, "½", "w12=", "0", "b1-", true},
		{RESULT_HALF_BLACK, "0", "w12-", "½", "b1=", true},
		{RESULT_NONE, "?", "w12?", "?", "b1?", true},
		{RESULT_DEFAULT_BLACK, "d+", "d12+", "d-", "d1-", false},
		{RESULT_DEFAULT_WHITE, "d-", "d12-", "d+", "d1+", false},
		{RESULT_DEFAULT_BOTH, "d-", "d12-", "d-", "d1-", false},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		const enum role white = rows[i].played ? ROLE_WHITE : ROLE_NEUTRAL;
		const enum role black = rows[i].played ? ROLE_BLACK : ROLE_NEUTRAL;
		struct event event;

		rows_small_event(&event, 3, 12);
		rows_put(&event, row_round(1, 1, ROUND_PROPOSED));
		rows_put(&event, row_board(1, 1, 1, 1, 12, rows[i].result));
		check_cell(&event, 1, "·", "-", ROLE_NEUTRAL); /* only proposed */
		rows_publish(&event, 1, 1);
		check_cell(&event, 1, rows[i].white, rows[i].white_words, white);
		check_cell(&event, 12, rows[i].black, rows[i].black_words, black);
		event_done(&event);
	}
}
END_TEST

START_TEST(byes_and_games_with_others_have_their_signs)
{
	struct event event;

	rows_small_event(&event, 3, 7);
	rows_put(&event, row_booking(1, 2, 1, BOOKING_HALF));
	rows_put(&event, row_booking(1, 3, 1, BOOKING_FULL));
	rows_put(&event, row_booking(1, 4, 1, BOOKING_ZERO));
	rows_put(&event, row_round(1, 1, ROUND_PROPOSED));
	rows_put(&event, row_board(1, 1, 1, 1, 0, RESULT_BYE));
	put_filled(&event, 5, COLOUR_BLACK, RESULT_BLACK);
	put_filled(&event, 6, COLOUR_WHITE, RESULT_DEFAULT_BLACK);
	rows_publish(&event, 1, 1);
	check_cell(&event, 1, "b", "bye", ROLE_BYE);
	check_cell(&event, 2, "h", "half", ROLE_BYE);
	check_cell(&event, 3, "b", "bye", ROLE_BYE);
	check_cell(&event, 4, "·", "-", ROLE_NEUTRAL);
	check_cell(&event, 5, "1", "b*+", ROLE_BLACK);
	check_cell(&event, 6, "d+", "d*+", ROLE_NEUTRAL);
	check_cell(&event, 7, "·", "-", ROLE_NEUTRAL);
	event_done(&event);
}
END_TEST

/* The card names what happened, whatever it is worth: a win of three points is no lost game. */
START_TEST(the_card_has_results_and_not_points)
{
	static const enum result results[] = {RESULT_WHITE, RESULT_DRAW, RESULT_DEFAULT_BLACK};
	static const char *const shown[] = {"│ 1 │", "│ ½ │", "│d+ │"};

	for (int i = 0; i < 3; i++) {
		const struct model model = {.section = 1, .round = 1};
		struct strip lines[CARD_FULL_LINES];
		struct event event;
		struct record section;

		rows_small_event(&event, 1, 2);
		section = *event_find(&event, (struct record_key){RECORD_SECTION, {1}});
		strcpy(section.as.section.points, "W=3 D=1 A=0.5");
		rows_put(&event, section);
		rows_put(&event, row_round(1, 1, ROUND_PROPOSED));
		rows_put(&event, row_board(1, 1, 1, 1, 2, results[i]));
		rows_publish(&event, 1, 1);
		card_full(&event, &model, 1, 0, lines);
		ck_assert_ptr_nonnull(strstr(lines[6].text, "Result"));
		ck_assert_msg(strstr(lines[6].text, shown[i]) != NULL, "%s", lines[6].text);
		event_done(&event);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("lists");

	tcase_add_test(tcase, columns_get_the_least_first_and_then_what_they_wish);
	tcase_add_test(tcase, what_nobody_wishes_is_left_to_others);
	tcase_add_test(tcase, a_game_a_default_and_a_bye_are_told_apart);
	tcase_add_test(tcase, byes_and_games_with_others_have_their_signs);
	tcase_add_test(tcase, the_card_has_results_and_not_points);
	return suite_run("board lists", tcase, NULL);
}
