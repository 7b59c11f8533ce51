/*
 * Where a board joins players more than one score group apart it is said of each level between whom
 * each of the two has met there, by the event, or what it would cost if he met another, by a draw.
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

enum { EVENTS = 20, SEATS = 64, NAMED = 4 };

static int met_told, tried_told, counted_told;

/* A board, and one of its two players who is asked about. */
struct asked {
	struct position *position;
	const struct reasons *reasons;
	const struct board *board;
	int pin;
	char who[100];
};

static int score_of(const struct asked *asked, int pin)
{
	return event_points2(asked->position->event, 1, pin, asked->position->round - 1);
}

static void name_of(const struct asked *asked, int pin, char who[100])
{
	const char *name = event_player(asked->position->event, 1, pin)->name;

	snprintf(who, 100, "%d %.*s", pin, (int)strcspn(name, ","), name);
}

/* The last round in which the two met; 0: they have not. */
static int round_met(const struct asked *asked, int pin, int other)
{
	for (int r = asked->position->round - 1; r > 0; r--) {
		const struct history past = history_of(asked->position->event, 1, pin, r);

		if (past.kind == HISTORY_PLAYED && past.opponent == other)
			return r;
	}
	return 0;
}

/* The others of a score who take part in the round; returns how many. */
static int find_level(const struct asked *asked, int score, int pins[SEATS])
{
	int count, n = 0;
	const struct record *rows = event_range(
		asked->position->event, RECORD_BOARD, 1, asked->position->round, &count);

	for (int i = 0; i < count; i++) {
		const int two[] = {rows[i].as.board.white, rows[i].as.board.black};

		for (int k = 0; k < 2; k++)
			if (two[k] && two[k] != asked->pin && score_of(asked, two[k]) == score)
				pins[n++] = two[k];
	}
	return n;
}

/* The line that begins so, or NULL. */
static const char *find_line(const struct asked *asked, const char *start)
{
	for (int i = 0; i < asked->reasons->count; i++)
		if (strncmp(asked->reasons->lines[i], start, strlen(start)) == 0)
			return asked->reasons->lines[i];
	return NULL;
}

/* He has met all of the level. */
static void check_met(const struct asked *asked, int score, const int *pins, int count)
{
	char start[140], text[140], points[16];
	const char *line = NULL;

	snprintf(start, sizeof(start), "%s has met ", asked->who);
	points_text(score, points);
	for (int i = 0; i < asked->reasons->count && !line; i++)
		if (strncmp(asked->reasons->lines[i], start, strlen(start)) == 0 &&
			(strstr(asked->reasons->lines[i], ", the only ") ||
				strstr(asked->reasons->lines[i], " has met all ") ||
				strstr(asked->reasons->lines[i], "; all ")))
			line = asked->reasons->lines[i];
	ck_assert_msg(line != NULL, "%s of %s", start, points);
	snprintf(text, sizeof(text), " on %s", points);
	ck_assert_msg(strstr(line, text) != NULL, "%s: %s", text, line);
	for (int i = 0; i < count && count <= NAMED; i++) {
		char other[100];

		name_of(asked, pins[i], other);
		snprintf(text, sizeof(text), "%s (round %d)", other,
			round_met(asked, asked->pin, pins[i]));
		ck_assert_msg(strstr(line, text) != NULL, "%s: %s", text, line);
	}
	met_told++;
}

/* What a line says of a board with this one is what the best draw with it costs. */
static void check_tried(const struct asked *asked, int other, const char *line)
{
	const struct translation *cards = &asked->position->cards;
	const struct pairing_score *now = &asked->position->score;
	struct pairing_pin pins[2 * SEATS];
	struct pairing_input input = cards->input;
	struct pairing_draw draw = {0};
	struct pairing_score then = {0};
	int term, order;

	for (int i = 0; i < input.npins; i++)
		pins[i] = input.pins[i];
	pins[input.npins++] = (struct pairing_pin){PAIRING_PIN_BOARD,
		translate_index(cards, asked->pin), translate_index(cards, other), PAIRING_NEUTRAL};
	input.pins = pins;
	tried_told++;
	if (pairing_best(cards->book, &input, &draw, NULL) != PAIRING_OK) {
		ck_assert_msg(!strstr(line, " met him, ") || strstr(line, "draw would be left"),
			"%s", line);
		return;
	}
	ck_assert_msg(strstr(line, " met him, ") != NULL, "%s", line);
	ck_assert_int_eq(pairing_score(cards->book, &cards->input, &draw, &then), PAIRING_OK);
	order = pairing_score_compare(now, &then, &term);
	ck_assert_msg((order > 0) ==
			(strstr(line, "would be better") || strstr(line, "the draw scores better")),
		"%s", line);
	ck_assert_int_eq(order == 0, strstr(line, "see no difference") != NULL);
	if (order < 0 && now->terms[term].rule[0])
		ck_assert_msg(sentence_cites_of(line, now->terms[term].rule), "%s: %s",
			now->terms[term].rule, line);
	pairing_score_done(&then);
	pairing_draw_done(&draw);
}

/* Some of the level he has not met. */
static void check_open(const struct asked *asked, int score, const int *pins, int count)
{
	char start[140], points[16], other[100];
	char wished[140];
	int told = 0, open = 0;

	points_text(score, points);
	snprintf(wished, sizeof(wished), "but if %s met him, ", asked->who);
	for (int i = 0; i < count; i++) {
		const char *line;

		if (round_met(asked, asked->pin, pins[i]) > 0)
			continue;
		open++;
		name_of(asked, pins[i], other);
		snprintf(start, sizeof(start), "%s stands on %s, but ", other, points);
		for (int k = 0; k < asked->reasons->count; k++) {
			line = asked->reasons->lines[k];
			if (strncmp(line, start, strlen(start)) != 0 ||
				!strstr(line, strstr(line, " met him, ") ? wished : asked->who))
				continue;
			check_tried(asked, pins[i], line);
			told++;
			break;
		}
	}
	if (told == open)
		return;
	snprintf(start, sizeof(start), "%d %son %s ", open - told, told ? "more " : "", points);
	ck_assert_msg(find_line(asked, start) != NULL, "%s", start);
	counted_told++;
}

/* Nobody else stands on his level: no place in an order says why it is he. */
static void check_only(const struct asked *asked)
{
	char start[140];
	const char *line;

	snprintf(start, sizeof(start), "%s goes down from ", asked->who);
	line = find_line(asked, start);
	ck_assert_msg(line && strstr(line, ": the only one of his score, "), "%s", start);
}

static void check_level(const struct asked *asked, int score, bool own)
{
	int pins[SEATS], met = 0;
	const int count = find_level(asked, score, pins);

	for (int i = 0; i < count; i++)
		met += round_met(asked, asked->pin, pins[i]) > 0;
	if (own && count == 0 && strcmp(asked->position->cards.book->id, "schools") != 0)
		check_only(asked);
	if (count > 0 && met == count)
		check_met(asked, score, pins, count);
	else if (!own)
		check_open(asked, score, pins, count);
}

static void check_board(struct app *app, struct position *position, const struct board *board)
{
	struct reasons reasons;
	struct error error;
	struct asked asked = {.position = position, .reasons = &reasons, .board = board};
	const bool us = strcmp(position->cards.book->id, "uscf") == 0;
	int high, low;

	if (!board->black)
		return;
	ck_assert_int_eq(
		app_why(app, position->round, board->number, NULL, &reasons, &error), STATUS_OK);
	high = score_of(&asked, board->white);
	low = score_of(&asked, board->black);
	for (int i = 0; i < 2; i++) {
		const int mine = i ? low : high, his = i ? high : low;

		asked.pin = i ? board->black : board->white;
		name_of(&asked, asked.pin, asked.who);
		if (mine > his && !us)
			check_level(&asked, mine, true);
		for (int score = (mine > his ? mine : his) - 1; score > (mine < his ? mine : his);
			score--)
			check_level(&asked, score, false);
	}
	reasons_done(&reasons);
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = seed;
	const struct course course = {.system = system,
		.players = 8 + random_below(&state, 10),
		.rounds = 7,
		.seed = seed};
	const int last = 4 + random_below(&state, 4);
	struct app *app = course_play(&course, last);

	for (int number = 2; app && number <= last; number++) {
		struct position *position;
		struct error error;
		int count;

		ck_assert_int_eq(position_at(app, number, &position, &error), STATUS_OK);
		ck_assert_int_eq(position_need_score(position), STATUS_OK);
		event_range(app_event(app), RECORD_BOARD, 1, number, &count);
		for (int i = 1; i <= count; i++)
			check_board(app, position, event_board(app_event(app), 1, number, i));
	}
	if (app)
		app_close(app);
}

START_TEST(of_each_level_passed_over_it_is_said_why)
{
	static const char *const systems[] = {"caa", "dutch", "schools", "uscf"};

	met_told = tried_told = counted_told = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++)
		check_event(systems[_i], seed);
	ck_assert_int_gt(met_told, EVENTS / 4);
	ck_assert_int_gt(tried_told, EVENTS / 4);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("levels");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, of_each_level_passed_over_it_is_said_why, 0, 4);
	return app_run_suite("app_why_levels", tcase);
}
