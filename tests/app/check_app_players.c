/* Players: numbers before round 1, late entries after it, byes, withdrawals. */
#include <string.h>

#include "app/players/players.h"
#include "app/round/result.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"

START_TEST(before_round_1_players_are_numbered_in_rank_order)
{
	struct player titled = {.name = "Young, Y", .title = "im", .grade = 2000};
	int pin;

	ck_assert_int_eq(app_add("Brown, B", 1800), 1);
	ck_assert_int_eq(app_add("Adams, A", 2000), 1);
	ck_assert_int_eq(app_add("Cairns, C", 1900), 2);
	app_check_player(3, "Brown, B", "", 1);
	/* CAA 4: equal grade, the title first, then the name. */
	APP_OK(desk_add_player(app_test()->app, &titled, &pin, &app_test()->error));
	ck_assert_int_eq(pin, 1);
	ck_assert_int_eq(app_add("Abel, A", 2000), 2);
	app_check_player(1, "Young, Y", "", 1);
	app_check_player(2, "Abel, A", "", 1);
	app_check_player(3, "Adams, A", "", 1);
	app_check_player(4, "Cairns, C", "", 1);
	app_check_player(5, "Brown, B", "", 1);
	app_reopen();
}
END_TEST

START_TEST(names_with_accents_stand_where_a_reader_looks_for_them)
{
	static const char *const names[] = {"Łukasz, Ø", "Low, L", "Zoll, Z", "Évora, É",
		"Evans, E", "adams, a", "Findley, F", "Mill, M", "Öst, Ö", "Norman, N"};
	static const char *const order[] = {"adams, a", "Evans, E", "Évora, É", "Findley, F",
		"Low, L", "Łukasz, Ø", "Mill, M", "Norman, N", "Öst, Ö", "Zoll, Z"};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		app_add(names[i], 1500);
	for (int i = 0; i < (int)(sizeof(order) / sizeof(order[0])); i++)
		app_check_player(i + 1, order[i], "", 1);
	app_reopen();
}
END_TEST

START_TEST(bookings_and_hands_follow_their_player)
{
	struct app_test *test = app_test();

	app_add_players(4);
	APP_OK(app_player_book(test->app, 4, 2, BOOKING_HALF, &test->error));
	APP_OK(app_hand(test->app, 4, HAND_COLOUR, COLOUR_BLACK, &test->error));
	APP_OK(app_hand(test->app, 3, HAND_APART, 4, &test->error));
	ck_assert_int_eq(app_add("First, F", 2400), 1);
	ck_assert_ptr_null(event_booking(app_event(test->app), 1, 4, 2));
	ck_assert_ptr_nonnull(event_booking(app_event(test->app), 1, 5, 2));
	ck_assert_ptr_nonnull(event_find(
		app_event(test->app), (struct record_key){RECORD_HAND, {1, 1, 5, HAND_COLOUR}}));
	ck_assert_int_eq(event_find(app_event(test->app),
				 (struct record_key){RECORD_HAND, {1, 1, 4, HAND_APART}})
				 ->as.hand.value,
		5);
	app_reopen();
}
END_TEST

START_TEST(a_proposal_is_renumbered_and_the_new_card_is_in_the_tray)
{
	struct app_test *test = app_test();

	app_add_players(4);
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(app_add("First, F", 2400), 1);
	ck_assert_int_eq(app_board(1, 1)->white, 2);
	ck_assert_ptr_null(app_board_of(1, 1));
	APP_REFUSED(app_publish(test->app, NULL, &test->error), STATUS_REFUSED,
		"1 First is still in the tray");
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_int_eq(app_board(1, 1)->white, 1);
	app_reopen();
}
END_TEST

START_TEST(an_edit_before_round_1_renumbers_and_one_after_does_not)
{
	struct app_test *test = app_test();
	struct player player;

	app_add_players(4);
	player = *app_player(4);
	player.grade = 2300;
	APP_OK(app_player_edit(test->app, &player, &test->error));
	app_check_player(1, "Player04, A", "", 1);
	app_check_player(4, "Player03, A", "", 1);
	app_draw_round();
	player = *app_player(4);
	player.grade = 2500;
	player.enters = 3;
	player.leaves = 2;
	APP_OK(app_player_edit(test->app, &player, &test->error));
	app_check_player(4, "Player03, A", "", 1);
	ck_assert_int_eq(app_player(4)->grade, 2500);
	ck_assert_int_eq(app_player(4)->leaves, 0);
	app_reopen();
}
END_TEST

static bool moves_to(int pin, int grade, char place[PLACE_SIZE])
{
	struct player player = *app_player(pin);
	bool moves;

	player.grade = grade;
	APP_OK(app_amended_place(
		app_test()->app, &player, false, place, &moves, &app_test()->error));
	return moves;
}

/* CAA 3: nobody is renumbered, and the arbiter may let him move as a late entry stands. */
START_TEST(an_amended_grade_may_move_a_player)
{
	struct app_test *test = app_test();
	struct player player;
	char place[PLACE_SIZE];

	app_add_players(6);
	ck_assert(!moves_to(6, 1995, place)); /* the list is numbered anew */
	app_draw_round();
	ck_assert(!moves_to(6, 1940, place));
	ck_assert(!moves_to(6, 1950, place));
	ck_assert(moves_to(6, 1995, place));
	ck_assert_str_eq(place, "1b");
	ck_assert(moves_to(1, 1000, place));
	ck_assert_str_eq(place, "6b");
	player = *app_player(6);
	player.grade = 1995;
	memcpy(player.place, "1b", 3);
	APP_OK(app_player_edit(test->app, &player, &test->error));
	ck_assert(!moves_to(6, 1991, place));
	/* back */
	ck_assert(moves_to(6, 1950, place));
	ck_assert_str_eq(place, "");
	app_reopen();
}
END_TEST

START_TEST(numbers_given_on_purpose_stay)
{
	struct app_test *test = app_test();
	struct player player = {.name = "Seven, S", .grade = 1500, .pin = 7};
	int pin;

	app_add_players(2);
	APP_OK(desk_add_player(test->app, &player, &pin, &test->error));
	ck_assert_int_eq(pin, 7);
	ck_assert_int_eq(app_add("Best, B", 2500), 8);
	app_check_player(1, "Player01, A", "", 1);
	app_check_player(7, "Seven, S", "7", 1);
	app_check_player(8, "Best, B", "0b", 1); /* he ranks first all the same */
	player = (struct player){.name = "Other, O", .pin = 7};
	APP_REFUSED(desk_add_player(test->app, &player, &pin, &test->error), STATUS_BAD_INPUT,
		"PIN 7 of Other, O belongs");
	app_reopen();
}
END_TEST

START_TEST(a_late_entry_has_the_next_pin_and_a_place_by_grade)
{
	app_add_players(6);
	app_play_round();
	ck_assert_int_eq(app_add("Late, L", 1975), 7);
	app_check_player(7, "Late, L", "3b", 2);
	ck_assert_int_eq(app_add("Later, L", 1974), 8);
	app_check_player(8, "Later, L", "3c", 2);
	ck_assert_int_eq(app_add("Top, T", 2500), 9);
	app_check_player(9, "Top, T", "0b", 2);
	ck_assert_int_eq(app_add("Last, L", 1000), 10);
	app_check_player(10, "Last, L", "", 2);
	ck_assert_int_eq(app_add("Between, B", 1977), 11);
	app_check_player(11, "Between, B", "3a", 2);
	app_check_player(4, "Player04, A", "", 1);
	app_draw_round();
	ck_assert_int_eq(app_add("Third, T", 1500), 12);
	app_check_player(12, "Third, T", "6b", 3);
	app_reopen();
}
END_TEST

/* 2 has a grade now that his place does not show: the others are the measure of who comes late. */
START_TEST(one_card_out_of_its_order_moves_no_late_entry)
{
	struct player player;

	app_add_players(8);
	app_play_round();
	player = *app_player(2);
	player.grade = 1000;
	APP_OK(app_player_edit(app_test()->app, &player, &app_test()->error));
	app_check_player(2, "Player02, A", "", 1);
	ck_assert_int_eq(app_add("Late, L", 1955), 9);
	app_check_player(9, "Late, L", "5b", 2);
	ck_assert_int_eq(app_add("Last, L", 900), 10);
	app_check_player(10, "Last, L", "", 2);
	ck_assert_int_eq(app_add("Top, T", 2500), 11);
	app_check_player(11, "Top, T", "0b", 2);
	app_reopen();
}
END_TEST

START_TEST(a_late_entry_may_have_half_points_for_missed_rounds)
{
	struct app_test *test = app_test();
	const struct event *event;

	app_add_players(6);
	for (int round = 1; round <= 3; round++)
		app_play_round();
	ck_assert_int_eq(app_add("Late, L", 1975), 7);
	app_check_player(7, "Late, L", "3b", 4);
	APP_OK(app_player_book(test->app, 7, 2, BOOKING_HALF, &test->error));
	event = app_event(test->app);
	ck_assert_int_eq(app_player(7)->enters, 2);
	ck_assert_int_eq(event_booking(event, 1, 7, 2)->kind, BOOKING_HALF);
	ck_assert_int_eq(event_booking(event, 1, 7, 3)->kind, BOOKING_ZERO);
	ck_assert_int_eq(event_points2(event, 1, 7, 3), 1);
	ck_assert(event_rollcall(event, 1, 2).balances);
	app_draw_round();
	app_reopen();
}
END_TEST

START_TEST(half_points_for_missed_rounds_are_part_of_the_entry)
{
	struct app_test *test = app_test();
	const struct player player = {.name = "Late, L", .grade = 1700, .enters = 4};
	const int halves[] = {1, 3};
	int pin = 0;

	app_add_players(4);
	app_play_round();
	app_play_round();
	ck_assert_int_eq(app_first_entry(test->app), 3);
	APP_OK(app_player_enter(test->app,
		&(struct app_entry){.player = &player, .halves = halves, .nhalves = 2}, &pin,
		&test->error));
	app_check_player(pin, "Late, L", "", 1);
	ck_assert_int_eq(event_points2(app_event(test->app), app_section(test->app), pin, 3), 1);
	ck_assert_int_eq(event_booking(app_event(test->app), app_section(test->app), pin, 2)->kind,
		BOOKING_ZERO);
	ck_assert_int_eq(event_booking(app_event(test->app), app_section(test->app), pin, 3)->kind,
		BOOKING_HALF);
	/* all of it is one action */
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert_ptr_null(app_player(pin));
	ck_assert_ptr_null(event_booking(app_event(test->app), app_section(test->app), pin, 1));
}
END_TEST

START_TEST(nobody_enters_after_the_last_round_is_published)
{
	struct app_test *test = app_test();
	struct player player = {.name = "Too, Late"};
	int pin;

	app_add_players(8);
	for (int round = 1; round <= 5; round++)
		app_play_round();
	APP_REFUSED(desk_add_player(test->app, &player, &pin, &test->error), STATUS_REFUSED,
		"last round");
	APP_REFUSED(app_propose(test->app, &test->error), STATUS_REFUSED, "All 5 rounds");
}
END_TEST

START_TEST(the_same_person_is_not_added_twice)
{
	struct app_test *test = app_test();
	struct player player = {.name = "Adams, A", .grade = 2000};
	int pin;

	app_add("Adams, A", 2000);
	APP_REFUSED(desk_add_player(test->app, &player, &pin, &test->error), STATUS_DOUBLE,
		"1 Adams, A is in the event already, with the same grade.");
	strcpy(player.name, "adams, \u00e0");
	APP_REFUSED(desk_add_player(test->app, &player, &pin, &test->error), STATUS_DOUBLE,
		"1 Adams, A is in the event already, with the same grade.");
	strcpy(player.name, "Adams, A");
	strcpy(player.club, "XY");
	APP_REFUSED(desk_add_player(test->app, &player, &pin, &test->error), STATUS_DOUBLE,
		"with the same grade");
	APP_OK(app_player_enter(test->app, &(struct app_entry){.player = &player, .namesake = true},
		&pin, &test->error));
	player.grade = 1500;
	APP_REFUSED(desk_add_player(test->app, &player, &pin, &test->error), STATUS_DOUBLE,
		"with the same club");
	strcpy(player.club, "YZ");
	APP_OK(desk_add_player(test->app, &player, &pin, &test->error));
}
END_TEST

START_TEST(names_must_be_clean)
{
	struct app_test *test = app_test();
	static const char *const bad[] = {
		"", "   ", " , ", "Bell\a", "Escape \033[2J", "Half \xc3", "Turn \xe2\x80\xae"};

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		struct player player = {.grade = 1};
		int pin;

		strcpy(player.name, bad[i]);
		APP_REFUSED(desk_add_player(test->app, &player, &pin, &test->error),
			STATUS_BAD_INPUT, "");
	}
}
END_TEST

START_TEST(one_who_books_a_bye_leaves_his_board)
{
	struct app_test *test = app_test();

	app_add_players(4);
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_player_book(test->app, 1, 1, BOOKING_HALF, &test->error));
	ck_assert_ptr_null(app_board_of(1, 1));
	ck_assert_ptr_null(app_board_of(1, 3));
	ck_assert_int_eq(app_state(1), ROUND_ADJUSTED);
	ck_assert_int_eq(event_rollcall(app_event(test->app), 1, 1).tray, 1);
	APP_OK(app_player_unbook(test->app, 1, 1, &test->error));
	APP_REFUSED(app_player_unbook(test->app, 1, 1, &test->error), STATUS_NOT_FOUND, "no bye");
	app_draw_round();
	APP_REFUSED(app_player_book(test->app, 1, 1, BOOKING_HALF, &test->error), STATUS_REFUSED,
		"published");
	APP_REFUSED(app_player_book(test->app, 1, 6, BOOKING_HALF, &test->error), STATUS_BAD_INPUT,
		"1 to 5");
	APP_REFUSED(app_player_book(test->app, 9, 2, BOOKING_HALF, &test->error), STATUS_NOT_FOUND,
		"player 9");
	app_reopen();
}
END_TEST

START_TEST(nobody_withdraws_from_a_published_round_by_withdrawing_again)
{
	struct app_test *test = app_test();

	app_add_players(6);
	app_play_round();
	APP_OK(app_player_withdraw(test->app, 6, 2, &test->error));
	APP_REFUSED(app_player_withdraw(test->app, 6, 2, &test->error), STATUS_REFUSED,
		"withdrawn already, from round 2 on");
	APP_OK(app_player_withdraw(test->app, 6, 3, &test->error));
	APP_OK(app_player_withdraw(test->app, 6, 2, &test->error));
	app_play_round();
	APP_REFUSED(app_player_withdraw(test->app, 6, 3, &test->error), STATUS_REFUSED,
		"withdrawn already, from round 2 on");
	ck_assert_int_eq(event_rollcall(app_event(test->app), 1, 2).withdrawn, 1);
	app_reopen();
	/* back he may come, with an absence in the round that he missed */
	APP_OK(app_player_withdraw(test->app, 6, 0, &test->error));
	ck_assert_int_eq(event_rollcall(app_event(test->app), 1, 2).absent, 1);
	APP_REFUSED(app_player_unbook(test->app, 6, 2, &test->error), STATUS_REFUSED, "published");
	APP_REFUSED(app_player_book(test->app, 6, 2, BOOKING_HALF, &test->error), STATUS_REFUSED,
		"published");
	app_reopen();
}
END_TEST

START_TEST(nobody_withdraws_when_the_last_round_is_published)
{
	struct app_test *test = app_test();

	app_add_players(10);
	for (int round = 1; round <= 5; round++)
		app_play_round();
	APP_REFUSED(app_player_withdraw(test->app, 6, 6, &test->error), STATUS_REFUSED,
		"Round 5, the last, is published: nothing can change for 6 Player06 any more.");
	APP_REFUSED(
		app_player_withdraw(test->app, 6, 5, &test->error), STATUS_REFUSED, "published");
}
END_TEST

START_TEST(one_who_withdraws_leaves_his_board_and_may_come_back)
{
	struct app_test *test = app_test();

	app_add_players(6);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	APP_REFUSED(app_player_withdraw(test->app, 2, 1, &test->error), STATUS_REFUSED,
		"Round 1 is published");
	APP_REFUSED(app_player_withdraw(test->app, 2, 0, &test->error), STATUS_REFUSED,
		"not withdrawn");
	APP_OK(app_player_withdraw(test->app, 2, 2, &test->error));
	ck_assert_ptr_null(app_board_of(2, 2));
	ck_assert(!event_takes_part(app_event(test->app), 1, 2, 2));
	app_play_round();
	APP_OK(app_player_withdraw(test->app, 2, 0, &test->error));
	ck_assert_int_eq(app_player(2)->leaves, 0);
	ck_assert_int_eq(event_booking(app_event(test->app), 1, 2, 2)->kind, BOOKING_ZERO);
	ck_assert(event_takes_part(app_event(test->app), 1, 2, 3));
	app_play_round();
	ck_assert_ptr_nonnull(app_board_of(3, 2));
	app_reopen();
}
END_TEST

START_TEST(a_number_far_above_the_others_is_not_counted_on_from)
{
	struct app_test *test = app_test();
	struct player player = {.name = "Last, L", .grade = 1500, .pin = 9999};
	int pin;

	app_add_players(2);
	APP_OK(desk_add_player(test->app, &player, &pin, &test->error));
	ck_assert_int_eq(app_add("Next, N", 1400), 3);
	player = (struct player){.name = "Hundred, H", .pin = 101};
	APP_OK(desk_add_player(test->app, &player, &pin, &test->error));
	ck_assert_int_eq(app_add("After, A", 1300), 102);
	app_reopen();
}
END_TEST

START_TEST(one_entered_by_mistake_is_removed_before_round_1)
{
	struct app_test *test = app_test();

	app_add_players(5);
	APP_OK(app_player_book(test->app, 2, 3, BOOKING_HALF, &test->error));
	APP_OK(app_player_book(test->app, 5, 4, BOOKING_ZERO, &test->error));
	APP_OK(app_hand(test->app, 4, HAND_APART, 2, &test->error));
	APP_OK(app_hand(test->app, 4, HAND_APART, 3, &test->error));
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_player_remove(test->app, 2, &test->error));
	app_check_player(2, "Player03, A", "", 1);
	app_check_player(4, "Player05, A", "", 1);
	ck_assert_ptr_null(app_player(5));
	ck_assert_ptr_null(event_booking(app_event(test->app), 1, 2, 3));
	ck_assert_ptr_nonnull(event_booking(app_event(test->app), 1, 4, 4));
	app_reopen();
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	app_check_player(2, "Player02, A", "", 1);
	ck_assert_ptr_nonnull(event_booking(app_event(test->app), 1, 2, 3));
	app_draw_round();
	APP_REFUSED(app_player_remove(test->app, 2, &test->error), STATUS_REFUSED,
		"2 Player02, A has a game in round 1: withdraw him");
	APP_REFUSED(app_player_remove(test->app, 9, &test->error), STATUS_NOT_FOUND, "no player 9");
}
END_TEST

START_TEST(a_double_entry_without_a_game_is_removed_at_any_time)
{
	struct app_test *test = app_test();
	struct player player = {.name = "Player03, A.", .grade = 1111};
	int pin, late;

	app_add_players(6);
	app_draw_round();
	APP_OK(desk_add_player(test->app, &player, &pin, &test->error));
	ck_assert_int_eq(pin, 7);
	strcpy(player.name, "Late, L");
	APP_OK(desk_add_player(test->app, &player, &late, &test->error));
	ck_assert_int_eq(late, 8);
	/* while the round is played, and on the board of the next one */
	APP_OK(app_player_remove(test->app, pin, &test->error));
	ck_assert_ptr_null(app_player(7));
	app_check_player(8, "Late, L", app_player(8)->place, 2);
	app_check_player(3, "Player03, A", "", 1);
	APP_OK(app_undo(test->app, NULL, NULL, &test->error));
	ck_assert_ptr_nonnull(app_player(7));
	for (int number = 1; number <= 3; number++)
		APP_OK(desk_enter_result(
			test->app, 1, number, RESULT_WHITE, false, NULL, &test->error));
	APP_OK(app_propose(test->app, &test->error));
	ck_assert_ptr_nonnull(app_board_of(2, 7));
	APP_OK(app_player_remove(test->app, 7, &test->error));
	ck_assert_ptr_null(app_player(7));
	ck_assert_ptr_null(app_board_of(2, 7));
	ck_assert_ptr_nonnull(app_board_of(1, 6));
	ck_assert_int_eq(app_state(2), ROUND_ADJUSTED);
	app_reopen();
}
END_TEST

START_TEST(one_with_a_given_number_is_removed_and_the_others_keep_theirs)
{
	struct app_test *test = app_test();
	struct player player = {.name = "Seven, S", .grade = 1500, .pin = 7};
	int pin;

	app_add_players(3);
	APP_OK(desk_add_player(test->app, &player, &pin, &test->error));
	APP_OK(app_player_book(test->app, 2, 3, BOOKING_HALF, &test->error));
	APP_OK(app_hand(test->app, 7, HAND_APART, 2, &test->error));
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(app_player_remove(test->app, 2, &test->error));
	ck_assert_ptr_null(app_player(2));
	app_check_player(3, "Player03, A", "", 1);
	app_check_player(7, "Seven, S", "7", 1);
	ck_assert_ptr_null(app_board_of(1, 2));
	ck_assert_int_eq(app_state(1), ROUND_ADJUSTED);
	app_reopen();
}
END_TEST

static const struct {
	const char *text;
	int round; /* 0: it is no bye */
	enum booking_kind kind;
	bool none;
} typed_byes[] = {
	{"3", 3, BOOKING_HALF, false},
	{"3:half", 3, BOOKING_HALF, false},
	{" 3 h ", 3, BOOKING_HALF, false},
	{"12:Full", 12, BOOKING_FULL, false},
	{"12 f", 12, BOOKING_FULL, false},
	{"1:zero", 1, BOOKING_ZERO, false},
	{"1 z", 1, BOOKING_ZERO, false},
	{"4:none", 4, BOOKING_ZERO, true},
	{"4 x", 4, BOOKING_ZERO, true},
	{"", 0, BOOKING_HALF, false},
	{"half", 0, BOOKING_HALF, false},
	{"0:half", 0, BOOKING_HALF, false},
	{"61", 0, BOOKING_HALF, false},
	{"123456789:half", 0, BOOKING_HALF, false},
	{"3:third", 0, BOOKING_HALF, false},
	{"3 half more", 0, BOOKING_HALF, false},
	{"3:-", 0, BOOKING_HALF, false},
};

/* The same for a command and on the screen. */
START_TEST(a_bye_is_typed_as_round_and_kind)
{
	struct bye_order bye = {.round = 0};

	ck_assert_int_eq(bye_order_parse(typed_byes[_i].text, &bye), typed_byes[_i].round > 0);
	if (typed_byes[_i].round == 0)
		return;
	ck_assert_int_eq(bye.round, typed_byes[_i].round);
	ck_assert_int_eq(bye.kind, typed_byes[_i].kind);
	ck_assert_int_eq(bye.none, typed_byes[_i].none);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("players");

	tcase_add_test(tcase, before_round_1_players_are_numbered_in_rank_order);
	tcase_add_test(tcase, names_with_accents_stand_where_a_reader_looks_for_them);
	tcase_add_test(tcase, bookings_and_hands_follow_their_player);
	tcase_add_test(tcase, a_proposal_is_renumbered_and_the_new_card_is_in_the_tray);
	tcase_add_test(tcase, an_edit_before_round_1_renumbers_and_one_after_does_not);
	tcase_add_test(tcase, an_amended_grade_may_move_a_player);
	tcase_add_test(tcase, numbers_given_on_purpose_stay);
	tcase_add_test(tcase, a_late_entry_has_the_next_pin_and_a_place_by_grade);
	tcase_add_test(tcase, one_card_out_of_its_order_moves_no_late_entry);
	tcase_add_test(tcase, a_late_entry_may_have_half_points_for_missed_rounds);
	tcase_add_test(tcase, half_points_for_missed_rounds_are_part_of_the_entry);
	tcase_add_test(tcase, nobody_enters_after_the_last_round_is_published);
	tcase_add_test(tcase, the_same_person_is_not_added_twice);
	tcase_add_test(tcase, names_must_be_clean);
	tcase_add_loop_test(tcase, a_bye_is_typed_as_round_and_kind, 0,
		sizeof(typed_byes) / sizeof(typed_byes[0]));
	tcase_add_test(tcase, one_who_books_a_bye_leaves_his_board);
	tcase_add_test(tcase, nobody_withdraws_from_a_published_round_by_withdrawing_again);
	tcase_add_test(tcase, nobody_withdraws_when_the_last_round_is_published);
	tcase_add_test(tcase, one_who_withdraws_leaves_his_board_and_may_come_back);
	tcase_add_test(tcase, a_number_far_above_the_others_is_not_counted_on_from);
	tcase_add_test(tcase, one_entered_by_mistake_is_removed_before_round_1);
	tcase_add_test(tcase, a_double_entry_without_a_game_is_removed_at_any_time);
	tcase_add_test(tcase, one_with_a_given_number_is_removed_and_the_others_keep_theirs);
	return app_run_suite("app_players", tcase);
}
