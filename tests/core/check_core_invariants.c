/* The invariants of an event: each one broken alone is found, with a sentence that says where. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "core/text/text.h"
#include "support/event/rows.h"
#include "support/suite_run.h"

static struct event event;

/*
 * Round 1 complete (1-0, draw, bye for 5, half-point bye for 6), round 2 complete, round 3
 * proposed.
 */
static void event_in_its_third_round(void)
{
	rows_small_event(&event, 5, 6);
	rows_put(&event, row_booking(1, 6, 1, BOOKING_HALF));
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_NONE));
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_NONE));
	rows_put(&event, row_board(1, 1, 3, 5, 0, RESULT_BYE));
	rows_publish(&event, 1, 1);
	rows_put(&event, row_board(1, 1, 1, 1, 2, RESULT_WHITE));
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_DRAW));
	rows_put(&event, row_round(1, 1, ROUND_COMPLETE));
	rows_put(&event, row_board(1, 2, 1, 5, 1, RESULT_NONE));
	rows_put(&event, row_board(1, 2, 2, 4, 6, RESULT_NONE));
	rows_put(&event, row_board(1, 2, 3, 2, 3, RESULT_NONE));
	rows_publish(&event, 1, 2);
	for (int number = 1; number <= 3; number++) {
		struct record board = {.kind = RECORD_BOARD};

		board.as.board = *event_board(&event, 1, 2, number);
		board.as.board.result = RESULT_DRAW;
		rows_put(&event, board);
	}
	rows_put(&event, row_round(1, 2, ROUND_COMPLETE));
	rows_put(&event, row_round(1, 3, ROUND_PROPOSED));
	rows_put(&event, row_board(1, 3, 2, 1, 6, RESULT_NONE));
	rows_put(&event, row_hand(1, 3, 1, HAND_COLOUR, COLOUR_WHITE));
	rows_put(&event, row_hand(1, 3, 2, HAND_APART, 3));
	rows_put(&event, row_hand(1, 3, 3, HAND_OUT, 0));
}

static void done(void)
{
	event_done(&event);
}

START_TEST(an_event_in_order_has_no_trouble)
{
	struct error error = {.text = "as it was"};
	struct event empty;

	ck_assert_int_eq(event_check(&event, &error), STATUS_OK);
	ck_assert_str_eq(error.text, "as it was");
	event_init(&empty);
	ck_assert_int_eq(event_check(&empty, NULL), STATUS_OK);
}
END_TEST

static struct record with_place(const char *place)
{
	struct record row = row_player(1, 1, "Adams, Alan");

	strcpy(row.as.player.place, place);
	return row;
}

static struct record with_name(const char *name, size_t size)
{
	struct record row = row_player(1, 1, "");

	memcpy(row.as.player.name, name, size);
	return row;
}

static struct record unending(void)
{
	char name[NAME_SIZE];

	memset(name, 'x', sizeof(name));
	return with_name(name, sizeof(name));
}

static struct record leaving(int pin, int enters, int leaves)
{
	struct record row = row_player(1, pin, "Somebody");

	row.as.player.enters = enters;
	row.as.player.leaves = leaves;
	return row;
}

static struct record pinned(int pinned)
{
	struct record row = row_board(1, 3, 2, 1, 6, RESULT_NONE);

	row.as.board.pinned = pinned;
	return row;
}

static struct record with_points(const char *points)
{
	struct record row = row_section(1, 5);

	strcpy(row.as.section.points, points);
	return row;
}

/* The check after the action that leads from the event to this one comes to the same. */
static void is_found_after(const struct event *broken, enum status expected)
{
	struct action action;
	struct error error = {STATUS_OK, ""};

	action_init(&action);
	for (int kind = 0; kind < RECORD_KINDS; kind++) {
		for (int i = 0; i < event.table[kind].count; i++) {
			const struct record_key key = record_key_of(&event.table[kind].rows[i]);

			if (event_find(broken, key) == NULL)
				action_remove(&action, &event, key);
		}
		for (int i = 0; i < broken->table[kind].count; i++)
			action_put(&action, &event, &broken->table[kind].rows[i]);
	}
	ck_assert_int_ge(action.count, 1);
	ck_assert_int_eq(event_check_after(broken, &action, &error), expected);
	ck_assert_msg((error.text[0] != '\0') == (expected != STATUS_OK), "%s", error.text);
	action_done(&action);
}

static void breaks(struct record row, const char *sentence)
{
	struct event broken;
	struct error error = {STATUS_OK, ""};

	ck_assert_int_eq(event_copy(&event, &broken), STATUS_OK);
	rows_put(&broken, row);
	ck_assert_int_eq(event_check(&broken, NULL), STATUS_BAD_INPUT);
	ck_assert_int_eq(event_check(&broken, &error), STATUS_BAD_INPUT);
	ck_assert_int_eq(error.code, STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text, sentence);
	ck_assert(text_is_clean(error.text));
	is_found_after(&broken, STATUS_BAD_INPUT);
	event_done(&broken);
}

static void breaks_without(struct record_key key, const char *sentence)
{
	struct event broken;
	struct error error = {STATUS_OK, ""};

	ck_assert_int_eq(event_copy(&event, &broken), STATUS_OK);
	rows_remove(&broken, key);
	ck_assert_int_eq(event_check(&broken, &error), STATUS_BAD_INPUT);
	ck_assert_str_eq(error.text, sentence);
	is_found_after(&broken, STATUS_BAD_INPUT);
	event_done(&broken);
}

static void holds(struct record row)
{
	struct event other;
	struct error error = {STATUS_OK, ""};

	ck_assert_int_eq(event_copy(&event, &other), STATUS_OK);
	rows_put(&other, row);
	ck_assert_msg(event_check(&other, &error) == STATUS_OK, "%s", error.text);
	is_found_after(&other, STATUS_OK);
	event_done(&other);
}

START_TEST(numbers_are_in_range)
{
	struct record row = row_event("x");

	row.as.event.id = 2;
	breaks(row, "Event 2: id is 2, not in 1 to 1.");
	breaks(row_section(0, 5), "Section 0: id is 0, not in 1 to 999.");
	breaks(row_section(2, 61), "Section 2: rounds is 61, not in 1 to 60.");
	breaks(row_player(1, 10000, "x"),
		"Section 1, player 10000 x: number is 10000, not in 1 to 9999.");
	breaks(leaving(1, 0, 0), "Section 1, player 1 Somebody: first round is 0, not in 1 to 60.");
	breaks(leaving(1, 1, -1),
		"Section 1, player 1 Somebody: first round out is -1, not in 0 to 61.");
	breaks(row_booking(1, 1, 4, (enum booking_kind)3),
		"Section 1, player 1 Player, No 1, bye booked for round 4: kind is 3, not in 0 to 2.");
	breaks(row_round(1, 4, (enum round_state)5),
		"Section 1, round 4: state is 5, not in 0 to 4.");
	breaks(row_board(1, 3, 0, 4, 5, RESULT_NONE),
		"Section 1, round 3, board 0: number is 0, not in 1 to 9999.");
	breaks(row_board(1, 3, 1, 4, 5, (enum result)11),
		"Section 1, round 3, board 1: result is 11, not in 0 to 10.");
	breaks(pinned(2), "Section 1, round 3, board 2: pin is 2, not in 0 to 1.");
	breaks(row_mark(1, 1, 1, (enum colour)7, FLOATED_NOT),
		"Section 1, round 1, colour and float of player 1 Player, No 1: colour is 7, not in 0 to 2.");
	breaks(row_hand(1, 3, 4, (enum hand_kind)9, 0),
		"Section 1, round 3, by hand for player 4 Player, No 4, kind 9: kind is 9, not in 0 to 8.");
}
END_TEST

START_TEST(texts_are_clean_and_end)
{
	breaks(with_name("a\x1b[2J", 6), "Section 1, player 1: name is not a clean text.");
	breaks(unending(), "Section 1, player 1: name is not a clean text.");
	breaks(with_place("b3"),
		"Section 1, player 1 Adams, Alan: the place is not a number with perhaps a letter.");
	holds(with_place("3b"));
	breaks(with_points("W=x"), "Section 1: the points are not such as W=3 D=1.");
	holds(with_points("W=3 D=1"));
	breaks(row_kept(1, 1, "\t"), "Section 1, kept line 1, part 1: text is not a clean text.");
}
END_TEST

START_TEST(rows_refer_to_rows_that_are_there)
{
	breaks_without((struct record_key){RECORD_EVENT, {1}},
		"Section 1: the row of the event is missing.");
	breaks_without((struct record_key){RECORD_SECTION, {1}},
		"Section 1, player 1 Player, No 1: there is no section 1.");
	breaks_without((struct record_key){RECORD_PLAYER, {1, 6}},
		"Section 1, player 6, bye booked for round 1: there is no player 6.");
	breaks_without((struct record_key){RECORD_PLAYER, {1, 3}},
		"Section 1, round 1, board 2: there is no player 3.");
	breaks_without((struct record_key){RECORD_PLAYER, {1, 4}},
		"Section 1, round 1, board 2: there is no player 4.");
	breaks_without((struct record_key){RECORD_ROUND, {1, 3}},
		"Section 1, round 3, board 2: there is no round 3.");
	breaks(row_player(2, 1, "x"), "Section 2, player 1 x: there is no section 2.");
	breaks(row_booking(1, 1, 6, BOOKING_HALF),
		"Section 1, player 1 Player, No 1, bye booked for round 6: the section has 5 rounds only.");
	breaks(row_round(1, 6, ROUND_LAID_OUT),
		"Section 1, round 6: the section has 5 rounds only.");
	breaks(row_mark(1, 1, 9, COLOUR_WHITE, FLOATED_NOT),
		"Section 1, round 1, colour and float of player 9: there is no player 9.");
	breaks(row_hand(1, 3, 9, HAND_OUT, 0),
		"Section 1, round 3, by hand for player 9, kind 6: there is no player 9.");
	breaks(row_virtual(1, 1, 9, 2),
		"Section 1, round 1, virtual points of player 9: there is no player 9.");
	breaks(row_virtual(1, 1, 2, 0),
		"Section 1, round 1, virtual points of player 2 Player, No 2: number of virtual points is 0, not in 1 to 199.");
	breaks(row_apart(1, 1, 9, 1, 2),
		"Section 1, player 1 Player, No 1, apart from player 9, from round 1: there is no player 9.");
	breaks(row_apart(1, 2, 2, 1, 2),
		"Section 1, player 2 Player, No 2, apart from player 2 Player, No 2, from round 1: the lower number comes first.");
	breaks(row_apart(1, 2, 3, 2, 1),
		"Section 1, player 2 Player, No 2, apart from player 3 Player, No 3, from round 2: it ends with round 1 already.");
	breaks(row_apart(1, 2, 3, 2, 6),
		"Section 1, player 2 Player, No 2, apart from player 3 Player, No 3, from round 2: the section has 5 rounds only.");
	holds(row_apart(1, 2, 3, 2, 5));
	breaks(row_kept(2, 1, "x"), "Section 2, kept line 1, part 1: there is no section 2.");
	holds(row_virtual(1, 1, 2, 2));
	holds(row_kept(1, 1, "x"));
}
END_TEST

START_TEST(rounds_are_published_in_turn)
{
	breaks(row_round(1, 1, ROUND_ADJUSTED), "Section 1, round 2: published before round 1.");
	breaks(row_round(1, 4, ROUND_PUBLISHED), "Section 1, round 4: published before round 3.");
	holds(row_round(1, 4, ROUND_LAID_OUT));
}
END_TEST

/* A file that has one is opened all the same: the rows are in order. */
START_TEST(no_draft_stands_behind_the_current_round)
{
	const struct record row = row_round(1, 2, ROUND_PUBLISHED);

	breaks(row, "Section 1: round 3 has a draft before the rounds ahead of it are complete.");
	breaks(row_round(1, 4, ROUND_PROPOSED),
		"Section 1: round 4 has a draft before the rounds ahead of it are complete.");
	rows_put(&event, row);
	ck_assert_int_eq(event_check_rows(&event, NULL), STATUS_OK);
	/* boards of cards that are laid out are a draft, what is fixed by hand is none */
	breaks(row_round(1, 3, ROUND_LAID_OUT),
		"Section 1: round 3 has a draft before the rounds ahead of it are complete.");
	rows_remove(&event, (struct record_key){RECORD_BOARD, {1, 3, 2}});
	holds(row_round(1, 3, ROUND_LAID_OUT));
}
END_TEST

START_TEST(published_boards_are_numbered_without_a_gap)
{
	breaks_without((struct record_key){RECORD_BOARD, {1, 1, 1}},
		"Section 1, round 1: there is no board 1.");
	breaks(row_board(1, 2, 1, 5, 1, RESULT_NONE),
		"Section 1, round 2: complete without the result of board 1.");
}
END_TEST

START_TEST(nobody_is_seated_twice)
{
	breaks(row_board(1, 3, 3, 1, 2, RESULT_NONE),
		"Section 1, round 3, board 3: player 1 Player, No 1 is seated twice.");
	breaks(row_board(1, 3, 1, 2, 6, RESULT_NONE),
		"Section 1, round 3, board 2: player 6 Player, No 6 is seated twice.");
	breaks(row_board(1, 3, 1, 2, 2, RESULT_NONE),
		"Section 1, round 3, board 1: player 2 Player, No 2 plays himself.");
	holds(row_board(1, 3, 1, 2, 4, RESULT_NONE));
}
END_TEST

START_TEST(only_who_takes_part_is_seated)
{
	breaks(leaving(6, 1, 3),
		"Section 1, round 3, board 2: player 6 Somebody does not take part in the round.");
	breaks(leaving(5, 2, 0),
		"Section 1, round 1, board 3: player 5 Somebody does not take part in the round.");
	breaks(row_booking(1, 6, 3, BOOKING_ZERO),
		"Section 1, round 3, board 2: player 6 Player, No 6 is seated and has a booking.");
	holds(leaving(6, 1, 4));
	holds(row_booking(1, 6, 4, BOOKING_ZERO));
}
END_TEST

START_TEST(results_belong_to_published_rounds)
{
	breaks(row_board(1, 3, 2, 1, 6, RESULT_DRAW),
		"Section 1, round 3, board 2: a result before the round is published.");
	breaks(row_board(1, 3, 1, 2, 0, RESULT_NONE),
		"Section 1, round 3, board 1: the bye has another result.");
	breaks(row_board(1, 3, 1, 2, 4, RESULT_BYE),
		"Section 1, round 3, board 1: the result of a bye with two players.");
	holds(row_board(1, 3, 1, 2, 0, RESULT_BYE));
	holds(row_board(1, 2, 1, 5, 1, RESULT_DEFAULT_BOTH));
}
END_TEST

START_TEST(marks_agree_with_boards)
{
	breaks_without((struct record_key){RECORD_MARK, {1, 1, 2}},
		"Section 1, round 1, board 1: player 2 Player, No 2 has neither colour nor float on record.");
	breaks(row_mark(1, 1, 2, COLOUR_WHITE, FLOATED_NOT),
		"Section 1, round 1, colour and float of player 2 Player, No 2: not the colour he has on board 1.");
	breaks(row_mark(1, 1, 6, COLOUR_NONE, FLOATED_NOT),
		"Section 1, round 1, colour and float of player 6 Player, No 6: the player has no board.");
	breaks(row_mark(1, 1, 5, COLOUR_WHITE, FLOATED_NOT),
		"Section 1, round 1, colour and float of player 5 Player, No 5: the bye has neither colour nor float.");
	breaks(row_mark(1, 1, 5, COLOUR_NONE, FLOATED_DOWN),
		"Section 1, round 1, colour and float of player 5 Player, No 5: the bye has neither colour nor float.");
	breaks(row_mark(1, 3, 1, COLOUR_WHITE, FLOATED_NOT),
		"Section 1, round 3, colour and float of player 1 Player, No 1: colour and float are on record before the round is published.");
	holds(row_mark(1, 1, 5, COLOUR_NONE, FLOATED_NOT));
	holds(row_mark(1, 1, 2, COLOUR_BLACK, FLOATED_UP));
}
END_TEST

START_TEST(what_is_fixed_by_hand_makes_sense)
{
	breaks(row_hand(1, 3, 4, HAND_COLOUR, COLOUR_NONE),
		"Section 1, round 3, by hand for player 4 Player, No 4, kind 0: 0 is no colour.");
	breaks(row_hand(1, 3, 4, HAND_COLOUR, 3),
		"Section 1, round 3, by hand for player 4 Player, No 4, kind 0: 3 is no colour.");
	breaks(row_hand(1, 3, 4, HAND_BYE, 2),
		"Section 1, round 3, by hand for player 4 Player, No 4, kind 5: a value, 2, that means nothing.");
	breaks(row_hand(1, 3, 4, HAND_BOARD, 4),
		"Section 1, round 3, by hand for player 4 Player, No 4, kind 7: no opponent is named.");
	breaks(row_hand(1, 3, 4, HAND_APART, 0),
		"Section 1, round 3, by hand for player 4 Player, No 4, kind 8: no opponent is named.");
	breaks(row_hand(1, 3, 4, HAND_APART, 9),
		"Section 1, round 3, by hand for player 4 Player, No 4, kind 8: there is no player 9.");
	holds(row_hand(1, 3, 4, HAND_BOARD, 5));
}
END_TEST

START_TEST(particulars_are_of_somebody_and_say_something)
{
	holds(row_particular(0, 0, 1, "Anytown"));
	holds(row_particular(1, 0, 1001, "M"));
	holds(row_particular(1, 5, 2001, "123456A"));
	breaks(row_particular(0, 3, 1, "x"),
		"Event, particulars of player 3, field 1: a player of no section.");
	breaks(row_particular(2, 0, 1, "x"), "Section 2, field 1: there is no section 2.");
	breaks(row_particular(1, 9, 1, "x"),
		"Section 1, particulars of player 9, field 1: there is no player 9.");
	breaks(row_particular(1, 5, 1, ""),
		"Section 1, particulars of player 5 Player, No 5, field 1: nothing is said.");
}
END_TEST

static struct record begins(int round, int number)
{
	return (struct record){.kind = RECORD_STARTED, .as.started = {1, round, number}};
}

START_TEST(boards_begin_that_are_published)
{
	holds(begins(2, 3));
	breaks(begins(2, 4), "Section 1, round 2, start of board 4: there is no such board.");
	breaks(begins(3, 2),
		"Section 1, round 3, start of board 2: it starts before the round is published.");
}
END_TEST

static struct record open_at(int round, int number)
{
	return (struct record){.kind = RECORD_OPEN, .as.open = {1, round, number}};
}

static struct record rates(int round, int number, enum result result)
{
	return (struct record){.kind = RECORD_RATED, .as.rated = {1, round, number, (int)result}};
}

START_TEST(what_holds_for_a_result_has_one)
{
	holds(open_at(1, 2));
	breaks(open_at(1, 3), "Section 1, round 1, open game at board 3: there is no such game.");
	breaks(open_at(3, 2), "Section 1, round 3, open game at board 2: the board has no result.");
	holds(rates(1, 1, RESULT_BLACK));
	breaks(rates(1, 3, RESULT_BLACK),
		"Section 1, round 1, rated result of board 3: there is no such game.");
	rows_put(&event, row_board(1, 1, 2, 3, 4, RESULT_DEFAULT_BLACK));
	breaks(open_at(1, 2),
		"Section 1, round 1, open game at board 2: it counts for neither win, draw nor loss.");
}
END_TEST

static struct record meets(int round, int pin, const char *name, enum result result, int beside)
{
	struct record row;

	memset(&row, 0, sizeof(row));
	row.kind = RECORD_FILLED;
	row.as.filled.section = 1;
	row.as.filled.round = round;
	row.as.filled.pin = pin;
	row.as.filled.colour = COLOUR_WHITE;
	row.as.filled.result = result;
	row.as.filled.beside = beside;
	strcpy(row.as.filled.name, name);
	return row;
}

/* CAA 36 */
START_TEST(who_meets_one_from_outside_has_the_bye_or_sits_out)
{
	holds(meets(1, 5, "Smith, J", RESULT_DRAW, 0));
	breaks(meets(1, 5, "Smith, J", RESULT_NONE, 0),
		"Section 1, round 1, game from outside of player 5 Player, No 5: complete without its result.");
	breaks(meets(1, 5, "", RESULT_DRAW, 0),
		"Section 1, round 1, game from outside of player 5 Player, No 5: no opponent is named.");
	breaks(meets(1, 1, "Smith, J", RESULT_DRAW, 0),
		"Section 1, round 1, game from outside of player 1 Player, No 1: he does not have the bye.");
	breaks(meets(1, 9, "Smith, J", RESULT_DRAW, 0),
		"Section 1, round 1, game from outside of player 9: there is no player 9.");
	breaks(meets(1, 5, "Smith, J", RESULT_DRAW, 1),
		"Section 1, round 1, game from outside of player 5 Player, No 5: he does not sit out by hand.");
	/* beside the draw of round 3, which is not published */
	holds(meets(3, 3, "Smith, J", RESULT_NONE, 1));
	breaks(meets(3, 3, "Smith, J", RESULT_DRAW, 1),
		"Section 1, round 3, game from outside of player 3 Player, No 3: a result before the round is published.");
	breaks(meets(3, 4, "Smith, J", RESULT_NONE, 1),
		"Section 1, round 3, game from outside of player 4 Player, No 4: he does not sit out by hand.");
	rows_put(&event, meets(3, 3, "Smith, J", RESULT_NONE, 2));
	rows_put(&event, row_hand(1, 3, 4, HAND_OUT, 0));
	breaks(meets(3, 4, "Jones, K", RESULT_NONE, 2),
		"Section 1, round 3, game from outside of player 4 Player, No 4: another one stands at 2, too.");
	holds(meets(3, 4, "Jones, K", RESULT_NONE, 1));
	rows_put(&event, row_board(1, 3, 1, 2, 0, RESULT_BYE));
	breaks(meets(3, 2, "Brown, L", RESULT_NONE, 0),
		"Section 1, round 3, game from outside of player 2 Player, No 2: filled before the round is published.");
}
END_TEST

int main(void)
{
	TCase *checks = tcase_create("event_check");

	tcase_add_checked_fixture(checks, event_in_its_third_round, done);
	tcase_add_test(checks, an_event_in_order_has_no_trouble);
	tcase_add_test(checks, numbers_are_in_range);
	tcase_add_test(checks, texts_are_clean_and_end);
	tcase_add_test(checks, rows_refer_to_rows_that_are_there);
	tcase_add_test(checks, rounds_are_published_in_turn);
	tcase_add_test(checks, no_draft_stands_behind_the_current_round);
	tcase_add_test(checks, published_boards_are_numbered_without_a_gap);
	tcase_add_test(checks, nobody_is_seated_twice);
	tcase_add_test(checks, only_who_takes_part_is_seated);
	tcase_add_test(checks, results_belong_to_published_rounds);
	tcase_add_test(checks, marks_agree_with_boards);
	tcase_add_test(checks, what_is_fixed_by_hand_makes_sense);
	tcase_add_test(checks, particulars_are_of_somebody_and_say_something);
	tcase_add_test(checks, boards_begin_that_are_published);
	tcase_add_test(checks, what_holds_for_a_result_has_one);
	tcase_add_test(checks, who_meets_one_from_outside_has_the_bye_or_sits_out);
	return suite_run("core: invariants", checks, NULL);
}
