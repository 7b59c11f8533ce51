/*
 * Earlier rounds are looked at as they were drawn: whatever is changed afterwards, their data,
 * reasons and verdicts stay.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/audit/compare.h"
#include "app/event/state.h"
#include "app/players/players.h"
#include "app/position/position.h"
#include "app/protest/protest.h"
#include "app/round/result.h"
#include "app/trf/event.h"
#include "support/event/app_event.h"
#include "support/event/desk.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"

enum { ROUNDS = 6, PLAYED = 4, COURSES = 12, EDITS = 40, TEXT = 1 << 16 };

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "berger"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

/* What is said of a round: its data, the verdict, what is broken, and the reasons of all boards. */
struct said {
	char *text;
	size_t used;
};

static void say(struct said *said, const char *line)
{
	const size_t length = strlen(line);

	ck_assert_uint_lt(said->used + length + 1, TEXT);
	memcpy(said->text + said->used, line, length + 1);
	said->used += length;
}

/* Not what is said of data that are not today's, or of a later publication. */
static void say_lines(struct said *said, const struct reasons *lines)
{
	for (int i = 0; i < lines->count; i++)
		if (strncmp(lines->lines[i], "A score was corrected", 21) != 0 &&
			!strstr(lines->lines[i], "was published with the reason"))
			say(said, lines->lines[i]);
}

static struct said said_of(struct app *app, int round)
{
	struct said said = {malloc(TEXT), 0};
	struct comparison found;
	struct reasons reasons;
	struct error error;
	size_t size;
	char *data;

	ck_assert_ptr_nonnull(said.text);
	ck_assert_msg(
		app_draw_data(app, round, &data, &size, &error) == STATUS_OK, "%s", error.text);
	say(&said, data);
	free(data);
	ck_assert_msg(app_compare(app, round, &found, &error) == STATUS_OK, "%s", error.text);
	say(&said, found.verdict);
	say_lines(&said, &found.broken);
	comparison_done(&found);
	ck_assert_msg(
		app_why(app, round, 0, NULL, &reasons, &error) == STATUS_OK, "%s", error.text);
	say_lines(&said, &reasons);
	reasons_done(&reasons);
	return said;
}

static void edit(struct app *app, uint64_t *state, int pin)
{
	struct player player = *event_player(app_event(app), 1, pin);
	struct error error;

	switch (random_below(state, 4)) {
	case 0:
		player.grade = 1000 + random_below(state, 1500);
		break;
	case 1:
		snprintf(player.club, sizeof(player.club), "Club%d", random_below(state, 5));
		break;
	case 2:
		player.top = !player.top;
		break;
	default:
		player.place[0] = (char)('1' + random_below(state, 9));
		player.place[1] = (char)('a' + random_below(state, 26));
		player.place[2] = '\0';
		break;
	}
	(void)app_player_edit(app, &player, &error);
}

static void correct(struct app *app, uint64_t *state, int rounds)
{
	static const enum result results[] = {RESULT_WHITE, RESULT_DRAW, RESULT_BLACK,
		RESULT_DEFAULT_BLACK, RESULT_DEFAULT_WHITE, RESULT_DEFAULT_BOTH};
	const int round = 1 + random_below(state, rounds);
	struct error error;
	int count;

	event_range(app_event(app), RECORD_BOARD, 1, round, &count);
	(void)desk_enter_result(app, round, 1 + random_below(state, count),
		results[random_below(state, 6)], true, NULL, &error);
}

static void late(struct app *app, uint64_t *state)
{
	struct player player = {.grade = 1000 + random_below(state, 1500), .club = "Club1"};
	struct error error;
	int pin;

	snprintf(player.name, sizeof(player.name), "Late%d, L", random_below(state, 100000));
	(void)desk_add_player(app, &player, &pin, &error);
}

/* Something that an arbiter may do between rounds; what is refused is as good. */
static void do_something(struct app *app, uint64_t *state, int published)
{
	int count;
	const int round = 1 + random_below(state, ROUNDS);
	struct error error;
	int pin;

	event_range(app_event(app), RECORD_PLAYER, 1, 0, &count);
	pin = 1 + random_below(state, count);
	switch (random_below(state, 10)) {
	case 0:
		late(app, state);
		break;
	case 1:
		(void)app_player_withdraw(app, pin, published + 1, &error);
		break;
	case 2:
		(void)app_player_withdraw(app, pin, 0, &error);
		break;
	case 3:
		(void)app_player_book(
			app, pin, round, (enum booking_kind)random_below(state, 3), &error);
		break;
	case 4:
		(void)app_player_unbook(app, pin, round, &error);
		break;
	case 5:
	case 6:
		correct(app, state, published);
		break;
	case 7:
		(void)app_hand(app, pin, HAND_COLOUR, COLOUR_WHITE, &error);
		break;
	default:
		edit(app, state, pin);
		break;
	}
}

static void compare_said(struct app *app, const struct said *said, int rounds, const char *when)
{
	for (int r = 1; r <= rounds; r++) {
		struct said now = said_of(app, r);

		ck_assert_msg(strcmp(now.text, said[r].text) == 0, "round %d %s:\n%s\nwas:\n%s", r,
			when, now.text, said[r].text);
		free(now.text);
	}
}

/* Edits, some of them undone and done again, and a draft of the next round on top. */
static void check_course(const char *system, uint64_t seed)
{
	uint64_t state = seed + 991;
	const struct course course = {.system = system,
		.players = 8 + random_below(&state, 8),
		.rounds = ROUNDS,
		.seed = seed,
		.by_hand = seed % 2 == 1};
	struct app *app = course_play(&course, PLAYED + 1);
	struct said said[PLAYED + 1] = {{NULL, 0}};
	struct error error;

	if (!app)
		return;
	for (int r = 1; r <= PLAYED; r++)
		said[r] = said_of(app, r);
	for (int i = 1; i <= EDITS; i++) {
		do_something(app, &state, PLAYED);
		if (random_below(&state, 4) == 0)
			(void)app_undo(app, NULL, NULL, &error);
		else if (random_below(&state, 4) == 0)
			(void)app_redo(app, NULL, &error);
		if (i == EDITS / 2)
			(void)app_propose(app, &error);
		if (i % 10 == 0)
			compare_said(app, said, PLAYED, "after edits");
	}
	for (int r = 1; r <= PLAYED; r++)
		free(said[r].text);
	app_close(app);
}

START_TEST(later_edits_leave_earlier_rounds_as_they_were_drawn)
{
	for (uint64_t seed = 1; seed <= COURSES; seed++)
		check_course(systems[_i], seed);
}
END_TEST

/* The round as it is said of when it has been published, before anything else is done. */
static struct said published(int round)
{
	struct app_test *test = app_test();

	APP_OK(app_publish(test->app, "so", &test->error));
	return said_of(test->app, round);
}

static void stays(struct said *said, int round)
{
	struct said now = said_of(app_test()->app, round);

	ck_assert_str_eq(now.text, said->text);
	free(now.text);
	free(said->text);
	app_reopen();
}

START_TEST(a_bye_booked_after_the_bye_was_given_does_not_bar_it)
{
	struct app_test *test = app_test();
	struct comparison found;
	struct said said;

	app_add_players(7);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	said = published(2);
	const int bye = app_board(2, 4)->white;

	app_all_results(2);
	APP_OK(app_player_book(test->app, bye, 5, BOOKING_HALF, &test->error));
	APP_OK(app_compare(test->app, 2, &found, &test->error));
	ck_assert_int_eq(found.answer, COMPARE_SAME);
	ck_assert_int_eq(found.broken.count, 0);
	comparison_done(&found);
	stays(&said, 2);
}
END_TEST

START_TEST(the_last_publication_counts)
{
	struct app_test *test = app_test();
	const struct move swap = {MOVE_SWAP, 1, 3};
	struct player player;
	struct said first, second;

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	first = published(2);
	player = *app_player(8);
	player.grade = 1234;
	APP_OK(app_player_edit(test->app, &player, &test->error));
	/* the same draw, published again: it was made before the edit */
	APP_OK(app_unpublish(test->app, "a slip", false, &test->error));
	APP_OK(app_publish(test->app, "so", &test->error));
	stays(&first, 2);
	/* another draw: made after it */
	APP_OK(app_unpublish(test->app, "a slip", false, &test->error));
	APP_OK(app_move(test->app, &swap, &test->error));
	second = published(2);
	ck_assert_ptr_nonnull(strstr(second.text, "rating 1234"));
	player.grade = 1300;
	APP_OK(app_player_edit(test->app, &player, &test->error));
	stays(&second, 2);
}
END_TEST

START_TEST(a_correction_between_draw_and_publication_is_told)
{
	struct app_test *test = app_test();
	struct comparison found;

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	APP_OK(desk_enter_result(test->app, 1, 1, RESULT_BLACK, true, NULL, &test->error));
	APP_OK(app_publish(test->app, "no time", &test->error));
	APP_OK(app_compare(test->app, 2, &found, &test->error));
	ck_assert_int_eq(found.answer, COMPARE_SAME);
	ck_assert_str_eq(found.grounds,
		"A score was corrected after this draw: it is looked at with the scores that it was made from. "
		"Round 2 was published with the reason \"no time\".");
	comparison_done(&found);
	APP_OK(desk_enter_result(test->app, 1, 1, RESULT_WHITE, true, NULL, &test->error));
	APP_OK(app_compare(test->app, 2, &found, &test->error));
	ck_assert_str_eq(found.grounds, "Round 2 was published with the reason \"no time\".");
	comparison_done(&found);
}
END_TEST

/* "board 3 would be", by the numbers that boards have now, who sits there, and who sat there. */
static void says_board(
	const char *today, const struct board *was, const struct board *is, int others)
{
	char start[80], part[80];

	snprintf(start, sizeof(start),
		"By today's data the rules' draw would differ: board %d would be ", is->number);
	ck_assert_msg(strncmp(today, start, strlen(start)) == 0, "%s\nnot: %s", today, start);
	snprintf(part, sizeof(part), is->black ? "%d " : "the bye of %d ", is->white);
	ck_assert_msg(strncmp(today + strlen(start), part, strlen(part)) == 0, "%s", today);
	snprintf(part, sizeof(part), " v %d ", is->black);
	ck_assert_msg(!is->black || strstr(today, part), "%s", today);
	snprintf(part, sizeof(part), was->black ? ", not %d " : ", not the bye of %d ", was->white);
	ck_assert_msg(strstr(today, part) != NULL, "%s\nnot: %s", today, part);
	snprintf(part, sizeof(part), "; %d more board%s would change, too.", others,
		others == 1 ? "" : "s");
	ck_assert_msg((others > 0) == (strstr(today, "would change, too") != NULL), "%s", today);
	ck_assert_msg(others == 0 || strstr(today, part), "%s\nnot: %s", today, part);
}

/* The last round taken back and proposed again is what the sentence says. */
static void is_drawn_as_said(struct app *app, const char *today)
{
	struct board was[32];
	int count, others = 0, first = -1;
	const struct record *rows = event_range(app_event(app), RECORD_BOARD, 1, PLAYED, &count);
	struct error error;

	ck_assert_int_lt(count, 32);
	for (int i = 0; i < count; i++)
		was[i] = rows[i].as.board;
	ck_assert_int_eq(app_unpublish(app, "try", true, &error), STATUS_OK);
	if (app_propose(app, &error) != STATUS_OK) {
		ck_assert_str_eq(today, "By today's data the rules would allow no draw.");
		return;
	}
	rows = event_range(app_event(app), RECORD_BOARD, 1, PLAYED, &count);
	for (int i = 0; i < count; i++) {
		const struct board *is = &rows[i].as.board;
		bool stays = false;

		for (int k = 0; k < count; k++)
			stays = stays || (was[k].white == is->white && was[k].black == is->black);
		if (stays)
			continue;
		others += first >= 0;
		first = first >= 0 ? first : i;
	}
	if (first >= 0)
		says_board(today, &was[first], &rows[first].as.board, others);
	else if (today[0])
		ck_assert_str_eq(today, "By today's data the rules' draw would be the same.");
}

/* Results corrected and players re-rated after the last draw. */
START_TEST(what_todays_data_would_draw_is_what_a_new_proposal_draws)
{
	int differ = 0, same = 0;

	for (uint64_t seed = 1; seed <= COURSES; seed++) {
		uint64_t state = seed;
		const struct course course = {.system = systems[_i],
			.players = 8 + random_below(&state, 8),
			.rounds = ROUNDS,
			.seed = seed};
		struct app *app = course_play(&course, PLAYED);
		struct comparison found;
		struct error error;
		int players;

		if (!app)
			continue;
		ck_assert_int_eq(app_publish(app, NULL, &error), STATUS_OK);
		ck_assert_int_eq(app_compare(app, PLAYED, &found, &error), STATUS_OK);
		ck_assert_str_eq(found.today, "");
		comparison_done(&found);
		event_range(app_event(app), RECORD_PLAYER, 1, 0, &players);
		for (uint64_t i = 0; i < 1 + seed % 3; i++) {
			correct(app, &state, PLAYED - 1);
			edit(app, &state, 1 + random_below(&state, players));
		}
		ck_assert_int_eq(app_compare(app, PLAYED, &found, &error), STATUS_OK);
		ck_assert_int_eq(found.answer, COMPARE_SAME);
		differ += strstr(found.today, "would differ") != NULL;
		same += strstr(found.today, "would be the same") != NULL;
		is_drawn_as_said(app, found.today);
		comparison_done(&found);
		app_close(app);
	}
	printf("%s by today's data: %d differ, %d the same\n", systems[_i], differ, same);
	ck_assert_int_gt(differ, 0);
}
END_TEST

START_TEST(edits_of_another_desk_are_not_seen_before_they_are_read)
{
	struct app_test *test = app_test();
	struct app *other;
	struct said said;
	bool changed;

	app_add_players(8);
	app_play_round();
	APP_OK(app_propose(test->app, &test->error));
	said = published(2);
	other = app_second_desk();
	APP_OK(desk_enter_result(other, 1, 1, RESULT_DRAW, true, NULL, &test->error));
	APP_OK(app_unpublish(other, "late", true, &test->error));
	/* this desk still sees the round as published */
	app_forget(test->app);
	struct said now = said_of(test->app, 2);

	ck_assert_str_eq(now.text, said.text);
	free(now.text);
	APP_OK(app_refresh(test->app, &changed, &test->error));
	ck_assert(changed);
	APP_OK(app_publish(test->app, "so", &test->error));
	app_close(other);
	stays(&said, 2);
}
END_TEST

START_TEST(an_imported_draw_is_looked_at_as_it_came_in)
{
	struct app_test *test = app_test();
	const char *path;
	struct app_trf_counts counts;
	struct comparison found;
	struct app_trf what;
	struct said said;
	char *text, made[sizeof(test->path)];
	size_t size;

	app_add_players(7);
	for (int r = 1; r <= 3; r++) {
		if (r == 3)
			APP_OK(app_player_book(
				test->app, app_board(2, 4)->white, 3, BOOKING_ZERO, &test->error));
		app_play_round();
	}
	APP_OK(app_export_trf(test->app, false, &text, &size, &test->error, NULL, NULL));
	path = app_write_file("event.trf", text);
	free(text);
	app_close(test->app);
	snprintf(made, sizeof(made), "%s/imported.drw", test->folder);
	what = (struct app_trf){.path = path, .system = "caa"};
	APP_OK(app_create_from_trf(made, &what, &test->app, &counts, &test->error, NULL, NULL));
	strcpy(test->path, made);
	APP_OK(app_compare(test->app, 2, &found, &test->error));
	ck_assert_int_eq(found.answer, COMPARE_SAME);
	ck_assert_int_eq(found.broken.count, 0);
	ck_assert_ptr_nonnull(strstr(found.grounds, "Round 2 was imported with its draw"));
	comparison_done(&found);
	said = said_of(test->app, 2);
	APP_OK(app_player_book(test->app, 1, 5, BOOKING_HALF, &test->error));
	stays(&said, 2);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("drawn");

	tcase_set_timeout(tcase, 240);
	tcase_add_loop_test(tcase, later_edits_leave_earlier_rounds_as_they_were_drawn, 0, SYSTEMS);
	tcase_add_test(tcase, a_bye_booked_after_the_bye_was_given_does_not_bar_it);
	tcase_add_test(tcase, the_last_publication_counts);
	tcase_add_test(tcase, a_correction_between_draw_and_publication_is_told);
	tcase_add_loop_test(
		tcase, what_todays_data_would_draw_is_what_a_new_proposal_draws, 0, SYSTEMS);
	tcase_add_test(tcase, edits_of_another_desk_are_not_seen_before_they_are_read);
	tcase_add_test(tcase, an_imported_draw_is_looked_at_as_it_came_in);
	return app_run_suite("app_drawn", tcase);
}
