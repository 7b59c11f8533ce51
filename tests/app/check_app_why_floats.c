/*
 * Why a card goes down or has the bye and nobody lower: by the Dutch rules it is said of each lower
 * one, and what is said is so by the event, or by another draw in which he does.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/position/position.h"
#include "core/history.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/told/sentence.h"

enum { EVENTS = 40, SEATS = 64 };

static int told, tried, asides, barred, too, met_all;

/* One round of an event, as it stood when the round was drawn. */
struct drawn_round {
	const struct event *event;
	int number;
	const struct translation *cards;
	const struct pairing_score *now;
	int *rank, players;
};

static void open_round(struct drawn_round *round, struct app *app, int number)
{
	struct position *position;
	struct error error;

	ck_assert_int_eq(position_at(app, number, &position, &error), STATUS_OK);
	ck_assert_int_eq(position_need_score(position), STATUS_OK);
	*round = (struct drawn_round){.event = position->event,
		.number = number,
		.cards = &position->cards,
		.now = &position->score};
	ck_assert_int_eq(
		event_rank_order(round->event, 1, &round->rank, &round->players), STATUS_OK);
}

/* The score before the round. */
static int score_of(const struct drawn_round *round, int pin)
{
	return event_points2(round->event, 1, pin, round->number - 1);
}

static const struct board *board_of(const struct drawn_round *round, int pin)
{
	int count;
	const struct record *rows =
		event_range(round->event, RECORD_BOARD, 1, round->number, &count);

	for (int i = 0; i < count; i++)
		if (rows[i].as.board.white == pin || rows[i].as.board.black == pin)
			return &rows[i].as.board;
	return NULL;
}

static int opponent_of(const struct drawn_round *round, int pin)
{
	const struct board *board = board_of(round, pin);

	return board->white == pin ? board->black : board->white;
}

/* Does the list of names before `end` have this card? */
static bool names(const struct drawn_round *round, const char *line, const char *end, int pin)
{
	const char *name = event_player(round->event, 1, pin)->name, *at = line;
	char who[100];

	snprintf(who, sizeof(who), "%d %.*s", pin, (int)strcspn(name, ","), name);
	while ((at = strstr(at, who)) && at < end) {
		const char after = at[strlen(who)];

		if ((at == line || at[-1] == ' ') && (after == ' ' || after == ','))
			return true;
		at++;
	}
	return false;
}

/* The round told of behind "in round " where this card is barred: he had as much as a win there. */
static void check_barred(const struct drawn_round *round, const char *line, int pin)
{
	const char *name = event_player(round->event, 1, pin)->name;
	char who[100];
	const char *at;
	struct history past;

	snprintf(who, sizeof(who), "%d %.*s", pin, (int)strcspn(name, ","), name);
	at = strstr(strstr(line, who), "in round ");
	ck_assert_ptr_nonnull(at);
	past = history_of(round->event, 1, pin, atoi(at + strlen("in round ")));
	ck_assert_int_ge(past.points2, 2);
	ck_assert_int_ne(past.kind, HISTORY_PLAYED);
	ck_assert_int_eq(past.kind == HISTORY_DEFAULT_WIN,
		strncmp(at - strlen("by default "), "by default ", strlen("by default ")) == 0);
	barred++;
}

/* Everybody lower who takes part has met him, and he may not have the bye, if there is one. */
static void check_met_all(const struct drawn_round *round, int pin)
{
	int here = 0;
	bool had = false;

	for (int r = 1; r < round->number; r++) {
		const struct history past = history_of(round->event, 1, pin, r);

		had = had || (past.kind != HISTORY_PLAYED && past.points2 >= 2);
	}
	for (int i = 0; i < round->players; i++) {
		const int other = round->rank[i];
		bool met = false;

		if (!board_of(round, other))
			continue;
		here++;
		for (int r = 1; r < round->number; r++) {
			const struct history past = history_of(round->event, 1, pin, r);

			met = met || (past.kind == HISTORY_PLAYED && past.opponent == other);
		}
		ck_assert(met || score_of(round, other) >= score_of(round, pin));
	}
	ck_assert(here % 2 == 0 || had);
	met_all++;
}

/*
 * The rule of a term; CAA 6: the bye is no float, though it stands in the list of floats of his
 * level.
 */
static const char *rule_of(const struct drawn_round *round, int term, int pin, bool bye)
{
	const struct pairing_term *what = &round->now->terms[term];

	return bye && !strcmp(what->name, "downfloats") && what->length <= 4 &&
			what->level == score_of(round, pin)
		? "6"
		: what->rule;
}

/* The best draw in which he does it is as the line says. */
static void check_tried(const struct drawn_round *round, const char *line, int pin, bool bye)
{
	struct pairing_pin pins[SEATS];
	struct pairing_input input = round->cards->input;
	struct pairing_draw draw = {0};
	struct pairing_score then = {0};
	const char *rule;
	int term, order;

	for (int i = 0; i < input.npins; i++)
		pins[i] = input.pins[i];
	pins[input.npins++] = (struct pairing_pin){bye ? PAIRING_PIN_BYE : PAIRING_PIN_FLOAT_DOWN,
		translate_index(round->cards, pin), PAIRING_NOBODY, PAIRING_NEUTRAL};
	input.pins = pins;
	tried++;
	if (pairing_best(round->cards->book, &input, &draw, NULL) != PAIRING_OK) {
		ck_assert_msg(strstr(line, "no legal draw would be left (") ||
				strstr(line, "no draw would be left that keeps"),
			"%s", line);
		return;
	}
	ck_assert_int_eq(
		pairing_score(round->cards->book, &round->cards->input, &draw, &then), PAIRING_OK);
	order = pairing_score_compare(round->now, &then, &term);
	ck_assert_msg(
		(order > 0) == (strstr(line, "would be better") != NULL), "%d: %s", pin, line);
	ck_assert_int_eq(order == 0, strstr(line, "see no difference") != NULL);
	rule = order == 0 ? "" : rule_of(round, term, pin, bye);
	ck_assert_msg(!rule[0] || sentence_cites_of(line, rule), "%s: %s", rule, line);
	pairing_score_done(&then);
	pairing_draw_done(&draw);
}

/* Is it told of a draw around, or without, boards that are not the engine's? */
static bool is_aside(const struct reasons *reasons)
{
	for (int i = 0; i < reasons->count; i++)
		if (strncmp(reasons->lines[i], "Some boards are not in the rules' draw", 38) == 0)
			return true;
	return false;
}

static void check_line(const struct drawn_round *round, const struct reasons *reasons,
	const char *line, int pin, bool bye)
{
	told++;
	if (strstr(line, "(C2).")) {
		check_barred(round, line, pin);
	} else if (strstr(line, " down as well ")) {
		const int other = opponent_of(round, pin);

		ck_assert(!other || score_of(round, other) < score_of(round, pin));
		too++;
	} else if (strstr(line, " met everybody below (C1).")) {
		check_met_all(round, pin);
	} else if (is_aside(reasons)) {
		ck_assert_msg(!strstr(line, "would be better"), "%s", line);
		asides++;
	} else {
		check_tried(round, line, pin, bye);
	}
}

/* Nobody asks why of what the arbiter has fixed, and no rule led to a board that he seated. */
static bool is_fixed(const struct reasons *reasons)
{
	if (strncmp(reasons->lines[0], "The arbiter ", 12) == 0 &&
		!strstr(reasons->lines[0], "with these colours"))
		return true;
	for (int i = 0; i < reasons->count; i++)
		if (strstr(reasons->lines[i], "fixed by "))
			return true;
	return false;
}

/* What is said of one who stands lower: one line names him, or there is one that counts cards. */
static void check_lower(
	const struct drawn_round *round, const struct reasons *reasons, int pin, bool bye)
{
	bool counted = false;

	for (int i = 0; i < reasons->count; i++) {
		const char *line = reasons->lines[i];
		const char *end = strstr(line, " lower than ");

		if (!end)
			continue;
		if (names(round, line, end, pin)) {
			check_line(round, reasons, line, pin, bye);
			return;
		}
		counted = counted || strstr(line, " more ");
	}
	ck_assert_msg(counted || strcmp(round->cards->book->id, "dutch") != 0 || is_fixed(reasons),
		"nothing of %d", pin);
}

/* The card that goes down, or has the bye, and all that stand lower. */
static void check_board(struct app *app, struct drawn_round *round, const struct board *board)
{
	const bool bye = !board->black;
	struct reasons reasons;
	struct error error;
	int down = board->white, place = 0;

	if (!bye && score_of(round, board->white) == score_of(round, board->black))
		return;
	if (!bye && score_of(round, board->white) < score_of(round, board->black))
		down = board->black;
	ck_assert_int_eq(
		app_why(app, round->number, board->number, NULL, &reasons, &error), STATUS_OK);
	while (round->rank[place] != down)
		place++;
	for (int i = 0; i < round->players; i++) {
		const int pin = round->rank[i];
		const bool same = score_of(round, pin) == score_of(round, down);

		if (!board_of(round, pin) || board_of(round, pin) == board)
			continue;
		if ((same && i > place) || (bye && score_of(round, pin) < score_of(round, down)))
			check_lower(round, &reasons, pin, bye);
	}
	reasons_done(&reasons);
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = seed;
	const struct course course = {.system = system,
		.players = 8 + random_below(&state, 16),
		.rounds = 7,
		.seed = seed,
		.lively = seed % 2 == 0,
		.by_hand = seed % 4 == 1};
	const int last = 3 + random_below(&state, 4);
	struct app *app = course_play(&course, last);

	for (int number = 1; app && number <= last; number++) {
		struct drawn_round round;
		int count;

		open_round(&round, app, number);
		event_range(app_event(app), RECORD_BOARD, 1, number, &count);
		for (int i = 1; i <= count; i++)
			check_board(app, &round, event_board(app_event(app), 1, number, i));
		free(round.rank);
	}
	if (app)
		app_close(app);
}

START_TEST(of_each_lower_card_it_is_said_why_he_does_not_go_down)
{
	told = tried = asides = barred = too = met_all = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++)
		check_event(_i == 0 ? "dutch" : "caa", seed);
	ck_assert_int_gt(tried, EVENTS);
	ck_assert_int_gt(asides, 0);
	if (_i > 0)
		return;
	ck_assert_int_gt(told, 4 * EVENTS);
	ck_assert_int_gt(tried, 2 * EVENTS);
	ck_assert_int_gt(barred, 0);
	ck_assert_int_gt(too, 0);
	ck_assert_int_gt(met_all, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("floats");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, of_each_lower_card_it_is_said_why_he_does_not_go_down, 0, 2);
	return app_run_suite("app_why_floats", tcase);
}
