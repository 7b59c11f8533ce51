/*
 * What is told of every board beside the steps, checked against the event: whom the two have met,
 * whether the score group sits as by place, and what it would cost if another card went down.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/translate.h"
#include "core/history.h"
#include "support/app_event.h"
#include "support/course.h"
#include "support/random_field.h"

enum { EVENTS = 12, SEATS = 64 };

static int met_told, natural_told, changed_told, passed_told;

/* The line that begins so, or NULL. */
static const char *find_line(const struct reasons *reasons, const char *start)
{
	for (int i = 0; i < reasons->count; i++)
		if (strncmp(reasons->lines[i], start, strlen(start)) == 0)
			return reasons->lines[i];
	return NULL;
}

/* "5 Player05 has met 12, 3 and 7", from the rows of the event. */
static void met_words(const struct event *event, int pin, int round, char *text, size_t size)
{
	const char *name = event_player(event, 1, pin)->name;
	int met[SEATS], count = 0;

	for (int r = 1; r < round; r++) {
		const struct history past = history_of(event, 1, pin, r);

		if (past.kind == HISTORY_PLAYED && past.opponent)
			met[count++] = past.opponent;
	}
	snprintf(text, size, "%d %.*s has met%s", pin, (int)strcspn(name, ","), name,
		count ? "" : " nobody");
	for (int i = 0; i < count; i++)
		snprintf(text + strlen(text), size - strlen(text), "%s %d",
			i == 0                   ? ""
				: i == count - 1 ? " and"
						 : ",",
			met[i]);
}

static void check_met(const struct event *event, const struct board *board,
	const struct reasons *reasons, int round)
{
	char text[400];
	const char *line;

	if (round == 1)
		return;
	met_words(event, board->white, round, text, sizeof(text));
	line = find_line(reasons, text);
	ck_assert_msg(line != NULL, "%s", text);
	if (board->black) {
		met_words(event, board->black, round, text, sizeof(text));
		ck_assert_msg(strstr(line, text) != NULL, "%s: %s", text, line);
	}
	ck_assert_str_eq(line + strlen(line) - 2, ").");
	met_told++;
}

/* PINs of a score group in rank order, floaters and the bye aside, and their opponents. */
static int find_group(const struct event *event, int round, int points2, int *pin, int *opponent)
{
	int *rank, players, count = 0;

	ck_assert_int_eq(event_rank_order(event, 1, &rank, &players), STATUS_OK);
	for (int i = 0; i < players; i++) {
		const struct board *board = event_board_of(event, 1, round, rank[i]);
		const int other = !board          ? 0
			: board->white == rank[i] ? board->black
						  : board->white;

		if (!other || event_points2(event, 1, rank[i], round - 1) != points2 ||
			event_points2(event, 1, other, round - 1) != points2)
			continue;
		pin[count] = rank[i];
		opponent[count++] = other;
	}
	free(rank);
	return count;
}

static void check_natural(const struct event *event, const struct board *board,
	const struct reasons *reasons, int round)
{
	const int points2 = event_points2(event, 1, board->white, round - 1);
	int pin[SEATS], opponent[SEATS], count;
	const char *as_by_place, *line;
	char start[80], points[16];
	bool natural = true;

	points_text(points2, points);
	snprintf(start, sizeof(start), "Level %s sits as by place", points);
	as_by_place = find_line(reasons, start);
	snprintf(start, sizeof(start), "Level %s by place", points);
	line = find_line(reasons, start);
	if (!as_by_place && !line)
		return;
	count = find_group(event, round, points2, pin, opponent);
	for (int i = 0; i < count / 2; i++) {
		char pair[32];

		snprintf(pair, sizeof(pair), " %d-%d", pin[i], pin[count / 2 + i]);
		if (opponent[i] == pin[count / 2 + i])
			continue;
		natural = false;
		ck_assert_msg(line && (strstr(line, pair) || strstr(line, "…")), "%s", pair);
	}
	ck_assert_int_eq(natural, as_by_place != NULL);
	natural_told++;
	changed_told += !natural;
}

/* "9 Player09 stands lower than 4 Player04, but if he went down, ... (C12)." drawn once more. */
static void check_passed(const struct translation *cards, const struct pairing_score *now, int pin,
	bool bye, const char *line)
{
	struct pairing_pin pins[SEATS];
	struct pairing_input input = cards->input;
	struct pairing_draw draw = {0};
	struct pairing_score then = {0};
	char rule[40];
	int term;

	for (int i = 0; i < input.npins; i++)
		pins[i] = input.pins[i];
	pins[input.npins++] = (struct pairing_pin){bye ? PAIRING_PIN_BYE : PAIRING_PIN_FLOAT_DOWN,
		translate_index(cards, pin), PAIRING_NOBODY, PAIRING_NEUTRAL};
	input.pins = pins;
	passed_told++;
	if (cards->book->best(&input, &draw, NULL) != PAIRING_OK) {
		ck_assert_ptr_nonnull(strstr(line, "no legal draw would be left"));
		return;
	}
	ck_assert_int_eq(cards->book->score(&cards->input, &draw, &then), PAIRING_OK);
	ck_assert_int_lt(pairing_score_compare(now, &then, &term), 0);
	snprintf(rule, sizeof(rule), "(%s).", now->terms[term].rule);
	if (now->terms[term].rule[0])
		ck_assert_msg(strstr(line, rule) != NULL, "%s: %s", rule, line);
	pairing_score_done(&then);
	pairing_draw_done(&draw);
}

static void check_floats(struct app *app, int round, const struct reasons *reasons)
{
	struct translation cards;
	struct pairing_board boards[SEATS];
	struct pairing_draw draw = {boards, 0};
	struct pairing_score now = {0};
	struct error error;
	const struct record *rows;

	ck_assert_int_eq(translate_round(app_event(app), 1, round, &cards, &error), STATUS_OK);
	rows = event_range(app_event(app), RECORD_BOARD, 1, round, &draw.count);
	for (int i = 0; i < draw.count; i++)
		ck_assert_int_eq(
			translate_draw(&cards, &rows[i].as.board, 1, &boards[i]), STATUS_OK);
	ck_assert_int_eq(cards.book->score(&cards.input, &draw, &now), PAIRING_OK);
	for (int i = 0; i < reasons->count; i++)
		if (strstr(reasons->lines[i], " stands lower than "))
			check_passed(&cards, &now, atoi(reasons->lines[i]),
				strstr(reasons->lines[i], "had the bye") != NULL,
				reasons->lines[i]);
	pairing_score_done(&now);
	translation_done(&cards);
}

static void check_board(struct app *app, int round, int number)
{
	struct reasons reasons;
	struct error error;

	ck_assert_msg(app_why(app, round, number, &reasons, &error) == STATUS_OK, "%s", error.text);
	check_met(app_event(app), event_board(app_event(app), 1, round, number), &reasons, round);
	check_natural(
		app_event(app), event_board(app_event(app), 1, round, number), &reasons, round);
	check_floats(app, round, &reasons);
	reasons_done(&reasons);
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = seed;
	const struct course course = {.system = system,
		.players = 8 + random_below(&state, 16),
		.rounds = 5,
		.seed = seed,
		.by_hand = true};
	const int last = 2 + random_below(&state, 3);
	struct app *app = course_play(&course, last);

	for (int round = 1; app && round <= last; round++) {
		int count;

		event_range(app_event(app), RECORD_BOARD, 1, round, &count);
		for (int number = 1; number <= count; number++)
			check_board(app, round, number);
	}
	if (app)
		app_close(app);
}

START_TEST(facts_beside_the_steps_are_those_of_the_event)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf"};

	met_told = natural_told = changed_told = passed_told = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++)
		check_event(systems[_i], seed);
	ck_assert_int_gt(met_told, 5 * EVENTS);
	if (strcmp(systems[_i], "dutch") == 0)
		ck_assert_int_gt(passed_told, EVENTS);
	if (_i < 2) {
		ck_assert_int_gt(natural_told, 3 * EVENTS);
		ck_assert_int_gt(changed_told, EVENTS);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("facts");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, facts_beside_the_steps_are_those_of_the_event, 0, 5);
	return app_run_suite("app_why_facts", tcase);
}
