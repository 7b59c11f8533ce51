/*
 * A report that an event of ours was exported to is drawn as the event is: with its settings,
 * places, clubs, top players, attendance; and the check finds nothing in its draws.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "app/report/check.h"
#include "app/trf/event.h"
#include "app/trf/fide_numbers.h"
#include "core/season.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/seeds.h"

enum { ROUNDS = 5, SEEDS = 12 };

static const char *const systems[] = {"caa", "dutch", "uscf", "schools", "gsrp", "berger"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

/* "=" and a value, by its name if it has one. */
static size_t put_value(const struct pairing_book *book, const struct pairing_option *option,
	int value, char *text, size_t size)
{
	for (int i = 0; i < book->nvalues; i++)
		if (!strcmp(book->values[i].option, option->name) && book->values[i].value == value)
			return (size_t)snprintf(text, size, "=%s", book->values[i].name);
	return (size_t)snprintf(text, size, "=%d", value);
}

static bool has_names(const struct pairing_book *book, const char *option)
{
	for (int i = 0; i < book->nvalues; i++)
		if (!strcmp(book->values[i].option, option))
			return true;
	return false;
}

/*
 * Any settings that the rule book takes, small ones as they matter in small events. The usual value
 * is not among the named ones: it goes without saying.
 */
static void choose_options(const struct pairing_book *book, uint64_t *state, char text[256])
{
	size_t length = 0;

	text[0] = '\0';
	for (int i = 0; i < book->noptions; i++) {
		const struct pairing_option *option = &book->options[i];
		const int room = option->most - option->least;
		int value;

		if (!random_below(state, 2))
			continue;
		value = option->least + random_below(state, (room < 4 ? room : 4) + 1);
		if (has_names(book, option->name) && value == option->value)
			continue;
		length += (size_t)snprintf(
			text + length, 256 - length, "%s%s", length ? " " : "", option->name);
		length += put_value(book, option, value, text + length, 256 - length);
	}
}

static char *exported(struct app *app)
{
	struct error error;
	char *text;
	size_t size;

	ck_assert_msg(app_export_trf(app, false, &text, &size, &error, NULL, NULL) == STATUS_OK,
		"%s", error.text);
	return text;
}

static bool has_fide_numbers(const char *text)
{
	return strstr(text, "### drawboard: pins ") != NULL;
}

/* His number in the report. */
static int number_in(const struct app *app, const char *text, int pin)
{
	int number = pin;

	if (has_fide_numbers(text) && pin)
		ck_assert_int_eq(fide_number(app_event(app), 1, pin, &number), STATUS_OK);
	return number;
}

/* The draw of the report is that on the board. */
static void same_draw(const struct app *app, const struct course *course, const char *text)
{
	const struct app_trf what = {.text = text, .system = course->system};
	struct plain_board *boards;
	struct error error;
	int count, here;
	const struct record *rows =
		event_range(app_event(app), RECORD_BOARD, 1, app_round(app), &here);

	ck_assert_msg(app_pair_trf(&what, &boards, &count, NULL, &error, NULL, NULL) == STATUS_OK,
		"%s\n%s", error.text, text);
	ck_assert_int_eq(count, here);
	for (int i = 0; i < count; i++) {
		const int white = number_in(app, text, rows[i].as.board.white),
			  black = number_in(app, text, rows[i].as.board.black);

		ck_assert_msg(boards[i].white == white && boards[i].black == black,
			"board %d: %d-%d, the event has %d-%d, %s %s\n%s", i + 1, boards[i].white,
			boards[i].black, white, black, course->system, course->options, text);
	}
	free(boards);
}

static void tell(void *context, const struct check_round *round)
{
	ck_assert_msg(round->verdict == CHECK_ALIKE, "round %d: %s %s\n%s", round->round,
		round->rule, round->why, (const char *)context);
}

static void nothing_found(const char *text)
{
	const struct check_order order = {.report = {.text = text}};
	struct check_sum sum;
	struct error error;
	union {
		const char *text;
		void *context;
	} report = {.text = text};

	ck_assert_msg(check_trf(&order, tell, NULL, report.context, &sum, &error) == STATUS_OK,
		"%s", error.text);
	ck_assert_int_gt(sum.rounds, 0);
}

START_TEST(a_report_is_drawn_as_its_event)
{
	uint64_t state = 4711 + (uint64_t)_i;
	char options[256];
	struct course course = {.system = systems[_i % SYSTEMS],
		.players = 7 + random_below(&state, 12),
		.rounds = ROUNDS,
		.seed = (uint64_t)_i,
		.options = options,
		.lively = true};

	choose_options(pairing_book_find(course.system), &state, options);
	for (int round = 1; round <= ROUNDS; round++) {
		struct app *app = course_play(&course, round);
		char *text;

		if (!app)
			continue;
		text = exported(app);
		same_draw(app, &course, text);
		free(text);
		APP_OK(app_publish(app, NULL, &app_test()->error));
		course_results(app, round, &state);
		text = exported(app);
		nothing_found(text);
		free(text);
		app_close(app);
	}
}
END_TEST

/* As it was in the event when each round was published: the marks are those of then. */
static void same_marks(const struct event *event, const struct event *back)
{
	int count;
	const struct record *rows = event_range(event, RECORD_MARK, 1, 0, &count);

	for (int i = 0; i < count; i++) {
		const struct record *other = event_find(back, record_key_of(&rows[i]));

		ck_assert_msg(other && record_equal(&rows[i], other), "round %d: mark of %d",
			rows[i].as.mark.round, rows[i].as.mark.pin);
	}
}

/* Later rounds have seen other results than the entries tell: comments tell of those. */
START_TEST(a_report_with_corrected_results_is_drawn_as_its_event)
{
	uint64_t state = 815 + (uint64_t)_i;
	char path[128];
	struct course course = {.system = systems[_i % SYSTEMS],
		.players = 7 + random_below(&state, 12),
		.rounds = ROUNDS,
		.seed = 900 + (uint64_t)_i,
		.lively = true,
		.corrects = true};
	struct app *app = course_play(&course, ROUNDS), *back;
	char *text;

	if (!app)
		return;
	APP_OK(app_publish(app, NULL, &app_test()->error));
	course_results(app, ROUNDS, &state);
	course_correct(app, ROUNDS, &state);
	text = exported(app);
	nothing_found(text);
	snprintf(path, sizeof(path), "%s/back.drw", app_test()->folder);
	APP_OK(app_create_from_trf(path, &(struct app_trf){.text = text}, &back, NULL,
		&app_test()->error, NULL, NULL));
	same_marks(app_event(app), app_event(back));
	free(text);
	course_correct(back, ROUNDS, &state);
	text = exported(back);
	nothing_found(text);
	free(text);
	app_close(back);
	app_close(app);
}
END_TEST

/* Games outside the competition: one known, one not, of the last evening. */
static void play_outside(struct app *app, int evening)
{
	const struct app_outside games[] = {{evening, 1, 2, RESULT_DRAW, true},
		{evening, 3, 4, RESULT_NONE, false}, {evening, 5, 6, RESULT_DEFAULT_BLACK, false}};
	int number;

	for (int i = 0; i < 3; i++)
		(void)app_outside_put(app, &games[i], &number, &app_test()->error);
}

/* Names longer than a report has room for, and titles that FIDE does not give. */
static void adorn(struct app *app)
{
	struct player player = *event_player(app_event(app), 1, 1);

	strcpy(player.name, "Featherstonehaugh-Cholmondeley, Marjoribanks A");
	strcpy(player.title, "Mr");
	APP_OK(app_player_edit(app, &player, &app_test()->error));
}

/* The same two, in the same seats, with the same result; boards are numbered by score again. */
static bool same_board(const struct event *back, const struct board *board)
{
	const struct board *other = event_board_of(back, 1, board->round, board->white);

	return other && other->white == board->white && other->black == board->black &&
		other->result == board->result;
}

static void same_rows(const struct event *event, const struct event *back, const char *text)
{
	for (int kind = 0; kind < RECORD_KINDS; kind++) {
		const struct record *rows = event->table[kind].rows;

		for (int i = 0; i < event->table[kind].count; i++) {
			const struct record_key key = record_key_of(&rows[i]);
			const struct record *other = event_find(back, key);
			const bool same = kind == RECORD_BOARD
				? same_board(back, &rows[i].as.board)
				: other && record_equal(&rows[i], other);

			ck_assert_msg(same, "%s %d %d %d %d %s\n%s", record_kind_name(key.kind),
				key.part[0], key.part[1], key.part[2], key.part[3],
				other ? "differs" : "is missing", text);
		}
		ck_assert_msg(back->table[kind].count == event->table[kind].count,
			"%d more of %s\n%s", back->table[kind].count - event->table[kind].count,
			record_kind_name((enum record_kind)kind), text);
	}
}

/* 1, 2, 3, ... in rank order, whatever the numbers of the event are. */
static void ranked(const struct app *app)
{
	int *pins, count;

	ck_assert_int_eq(event_rank_order(app_event(app), 1, &pins, &count), STATUS_OK);
	for (int i = 0; i < count; i++) {
		int number;

		ck_assert_int_eq(fide_number(app_event(app), 1, pins[i], &number), STATUS_OK);
		ck_assert_int_eq(number, i + 1);
	}
	free(pins);
}

/*
 * Who came late has the number of his rating in the report; taken in again, he has that of the
 * event, and so has everybody else, in every line.
 */
START_TEST(the_numbers_of_the_event_come_back)
{
	int renumbered = 0;

	for (int seed = 1; seed <= 12; seed++) {
		const struct course course = {.system = "dutch",
			.players = 8 + seed,
			.rounds = ROUNDS,
			.seed = 70 + (uint64_t)seed,
			.lively = true};
		uint64_t state = (uint64_t)seed;
		struct app *app = course_play(&course, ROUNDS), *back;
		char path[128], *text, *again;

		if (!app)
			continue;
		APP_OK(app_publish(app, "by hand", &app_test()->error));
		course_results(app, ROUNDS, &state);
		text = exported(app);
		renumbered += has_fide_numbers(text);
		ranked(app);
		snprintf(path, sizeof(path), "%s/back-%d.drw", app_test()->folder, seed);
		APP_OK(app_create_from_trf(path, &(struct app_trf){.text = text}, &back, NULL,
			&app_test()->error, NULL, NULL));
		same_rows(app_event(app), app_event(back), text);
		again = exported(back);
		ck_assert_str_eq(text, again);
		free(again);
		free(text);
		app_close(back);
		app_close(app);
	}
	ck_assert_int_gt(renumbered, 6);
}
END_TEST

START_TEST(an_event_comes_back_row_by_row)
{
	uint64_t state = 99 + (uint64_t)_i;
	char options[256], path[128];
	struct course course = {.system = systems[_i % SYSTEMS],
		.players = 7 + random_below(&state, 12),
		.rounds = ROUNDS,
		.seed = 500 + (uint64_t)_i,
		.options = options,
		.lively = true,
		.by_hand = true};
	const int round = 1 + random_below(&state, ROUNDS);
	struct app *app, *back;
	char *text;

	choose_options(pairing_book_find(course.system), &state, options);
	app = course_play(&course, round);
	if (!app)
		return;
	APP_OK(app_publish(app, NULL, &app_test()->error));
	course_results(app, round, &state);
	adorn(app);
	if (event_is_season(app_event(app), 1))
		play_outside(app, round);
	text = exported(app);
	snprintf(path, sizeof(path), "%s/back.drw", app_test()->folder);
	APP_OK(app_create_from_trf(path, &(struct app_trf){.text = text}, &back, NULL,
		&app_test()->error, NULL, NULL));
	same_rows(app_event(app), app_event(back), text);
	free(text);
	app_close(back);
	app_close(app);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("draws of reports");

	tcase_add_test(tcase, the_numbers_of_the_event_come_back);
	tcase_add_loop_test(tcase, a_report_is_drawn_as_its_event, 0,
		SYSTEMS * (int)seeds_count(SEEDS, 20 * SEEDS));
	tcase_add_loop_test(tcase, an_event_comes_back_row_by_row, 0,
		SYSTEMS * (int)seeds_count(SEEDS, 20 * SEEDS));
	tcase_add_loop_test(tcase, a_report_with_corrected_results_is_drawn_as_its_event, 0,
		SYSTEMS * (int)seeds_count(SEEDS, 20 * SEEDS));
	return app_run_suite("draws of reports", tcase);
}
