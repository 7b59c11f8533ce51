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
	for (int i = 0; i < count; i++)
		ck_assert_msg(boards[i].white == rows[i].as.board.white &&
				boards[i].black == rows[i].as.board.black,
			"board %d: %d-%d, the event has %d-%d, %s %s\n%s", i + 1, boards[i].white,
			boards[i].black, rows[i].as.board.white, rows[i].as.board.black,
			course->system, course->options, text);
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

	tcase_add_loop_test(tcase, a_report_is_drawn_as_its_event, 0,
		SYSTEMS * (int)seeds_count(SEEDS, 20 * SEEDS));
	tcase_add_loop_test(tcase, an_event_comes_back_row_by_row, 0,
		SYSTEMS * (int)seeds_count(SEEDS, 20 * SEEDS));
	return app_run_suite("draws of reports", tcase);
}
