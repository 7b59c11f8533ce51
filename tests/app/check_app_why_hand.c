/*
 * Boards to which no rule led, and boards that break one: what stands first in the answer, checked
 * against the engine's own draw and against all draws that there are.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/players/players.h"
#include "app/position/translate.h"
#include "app/words/words.h"
#include "core/game.h"
#include "core/history.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"

enum { EVENTS = 10, SEATS = 16 };

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "berger"};

static int hand_seen, rules_seen, repeats_seen, needless_seen;

static bool has_line(const struct reasons *reasons, const char *start)
{
	for (int i = 0; i < reasons->count; i++)
		if (strncmp(reasons->lines[i], start, strlen(start)) == 0)
			return true;
	return false;
}

/* Whom the engine gives him, by PIN; 0: the bye, -1: no board. */
static int engines_opponent(
	const struct translation *cards, const struct pairing_draw *best, int pin)
{
	const int player = translate_index(cards, pin);

	for (int i = 0; i < best->count; i++) {
		const int white = best->boards[i].white, black = best->boards[i].black;

		if (white == player)
			return black == PAIRING_NOBODY ? 0 : cards->pin_of[black];
		if (black == player)
			return cards->pin_of[white];
	}
	return -1;
}

static bool is_of(
	const struct pairing_step *step, const enum pairing_step_kind *kinds, size_t count)
{
	for (size_t k = 0; k < count; k++)
		if (step->kind == kinds[k])
			return true;
	return false;
}

/* What the rule book would say led to the board is not said; what became of the colours is. */
static void no_step_claims(const struct translation *cards, const struct app *app, int board,
	const struct pairing_draw *draw, const struct reasons *reasons)
{
	const struct cast cast = {.event = app_event(app),
		.section = 1,
		.pins = cards->pin_of,
		.count = cards->input.count,
		.draw = draw};
	static const enum pairing_step_kind claims[] = {PAIRING_STEP_PLACE, PAIRING_STEP_SEEKERS,
		PAIRING_STEP_NATURAL, PAIRING_STEP_NEXT, PAIRING_STEP_FLOAT_DOWN,
		PAIRING_STEP_FLOAT_UP, PAIRING_STEP_ODD_PLAYER, PAIRING_STEP_ODD_OPPONENT,
		PAIRING_STEP_TRANSPOSITION, PAIRING_STEP_BYE, PAIRING_STEP_SITS_OUT};
	static const enum pairing_step_kind colours[] = {PAIRING_STEP_DUE, PAIRING_STEP_TRANSFER,
		PAIRING_STEP_EQUAL_CLAIMS, PAIRING_STEP_CONFLICT, PAIRING_STEP_PREFERENCE};
	struct pairing_steps steps;
	char text[SENTENCE_SIZE];

	ck_assert_int_eq(
		pairing_steps_of(cards->book, &cards->input, draw, board, &steps), PAIRING_OK);
	for (int i = 0; i < steps.count; i++) {
		const struct pairing_step *step = &steps.steps[i];

		words_step(&cast, step, text, sizeof(text));
		ck_assert_msg(!is_of(step, claims, sizeof(claims) / sizeof(claims[0])) ||
				!has_line(reasons, text),
			"%s", text);
		ck_assert_msg(!is_of(step, colours, sizeof(colours) / sizeof(colours[0])) ||
				has_line(reasons, text),
			"%s", text);
	}
	pairing_steps_done(&steps);
}

/* The first sentence says who seated them, and whom the engine would. */
static void check_hand(const struct app *app, const struct translation *cards,
	const struct pairing_draw *best, const struct board *board, const struct reasons *reasons)
{
	const int other = engines_opponent(cards, best, board->white);
	char white[WHO_SIZE], black[WHO_SIZE], part[3 * WHO_SIZE];

	ck_assert_msg(strncmp(reasons->lines[0], "The arbiter ", 12) == 0, "%s", reasons->lines[0]);
	words_who(app_event(app), 1, board->white, white);
	if (other > 0)
		snprintf(part, sizeof(part), "by the rules %s would meet %s on board ", white,
			words_who(app_event(app), 1, other, black));
	else
		snprintf(part, sizeof(part), "by the rules %s would ", white);
	ck_assert_msg(strstr(reasons->lines[0], part) != NULL, "%s: %s", part, reasons->lines[0]);
	ck_assert(has_line(reasons, "The draw on the board ") || has_line(reasons, "By board"));
	hand_seen++;
}

/* What a hand has done elsewhere is no reason of a board: nothing about it would be better. */
static void nothing_would_be_better(const struct reasons *reasons)
{
	for (int i = 0; i < reasons->count; i++)
		ck_assert_msg(!strstr(reasons->lines[i], "would be better") &&
				!strstr(reasons->lines[i], ": better by "),
			"%s", reasons->lines[i]);
}

static void check_round(struct app *app, int round)
{
	struct translation cards;
	struct pairing_draw best, draw;
	struct error error;
	int count;
	const struct record *rows = event_range(app_event(app), RECORD_BOARD, 1, round, &count);
	struct board boards[SEATS];
	struct pairing_input plain;

	for (int i = 0; i < count; i++)
		boards[i] = rows[i].as.board;
	ck_assert_int_eq(translate_round(app_event(app), 1, round, &cards, &error), STATUS_OK);
	plain = translate_plain(&cards);
	ck_assert_int_eq(pairing_best(cards.book, &plain, &best, NULL), PAIRING_OK);
	draw = (struct pairing_draw){calloc((size_t)count + 1, sizeof(*draw.boards)), count};
	ck_assert_int_eq(translate_draw(&cards, boards, count, draw.boards), STATUS_OK);
	for (int i = 0; i < count; i++) {
		struct reasons reasons;

		ck_assert_int_eq(app_why(app, round, i + 1, NULL, &reasons, &error), STATUS_OK);
		if (engines_opponent(&cards, &best, boards[i].white) != boards[i].black) {
			check_hand(app, &cards, &best, &boards[i], &reasons);
			no_step_claims(&cards, app, i, &draw, &reasons);
		} else {
			ck_assert(!has_line(&reasons, "The arbiter seated") ||
				strstr(reasons.lines[0], "with these colours"));
			rules_seen++;
		}
		nothing_would_be_better(&reasons);
		reasons_done(&reasons);
	}
	pairing_draw_done(&draw);
	pairing_draw_done(&best);
	translation_done(&cards);
}

/* Two cards of different boards change seats. */
static void change_by_hand(struct app *app, int round, uint64_t *state)
{
	struct error error;
	int count;
	const struct record *rows = event_range(app_event(app), RECORD_BOARD, 1, round, &count);
	const int a = random_below(state, count),
		  b = (a + 1 + random_below(state, count - 1)) % count;
	const struct move swap = {MOVE_SWAP, rows[a].as.board.white, rows[b].as.board.white};

	ck_assert_msg(app_move(app, &swap, &error) == STATUS_OK, "%s", error.text);
}

START_TEST(a_board_by_hand_begins_with_the_arbiter_and_claims_no_rule)
{
	hand_seen = rules_seen = 0;
	for (uint64_t seed = 1; seed <= EVENTS; seed++) {
		uint64_t state = seed;
		const struct course course = {.system = systems[_i],
			.players = 9 + random_below(&state, 6),
			.rounds = 5,
			.seed = seed};
		const int round = 2 + random_below(&state, 3);
		struct app *app = course_play(&course, round);
		int before;

		if (!app)
			continue;
		before = hand_seen;
		check_round(app, round);
		ck_assert_int_eq(hand_seen, before);
		change_by_hand(app, round, &state);
		check_round(app, round);
		app_close(app);
	}
	ck_assert_int_gt(hand_seen, EVENTS);
	ck_assert_int_gt(rules_seen, EVENTS);
}
END_TEST

/* US 27A1: a game that was not played is no meeting. */
static bool met_in(const struct event *event, int round, int one, int other)
{
	const struct history past = history_of(event, 1, one, round);

	return past.opponent == other && past.kind == HISTORY_PLAYED;
}

/* Can the players from `from` on be paired without a repeat, one of them left out if odd? */
static bool can_pair(
	const struct event *event, int round, const int *pin, bool *seated, int count, int byes)
{
	int first = 0;

	while (first < count && seated[first])
		first++;
	if (first == count)
		return true;
	seated[first] = true;
	for (int i = first + 1; i < count; i++) {
		bool met = false, done;

		for (int r = 1; r < round; r++)
			met = met || met_in(event, r, pin[first], pin[i]);
		if (seated[i] || met)
			continue;
		seated[i] = true;
		done = can_pair(event, round, pin, seated, count, byes);
		seated[i] = false;
		if (done) {
			seated[first] = false;
			return true;
		}
	}
	if (byes > 0 && can_pair(event, round, pin, seated, count, byes - 1)) {
		seated[first] = false;
		return true;
	}
	seated[first] = false;
	return false;
}

/* Is there any draw of those on the boards without a repeat? */
static bool some_draw_has_no_repeat(const struct event *event, int round)
{
	int count, pin[2 * SEATS], players = 0;
	const struct record *rows = event_range(event, RECORD_BOARD, 1, round, &count);
	bool seated[2 * SEATS] = {false};

	for (int i = 0; i < count; i++) {
		pin[players++] = rows[i].as.board.white;
		if (rows[i].as.board.black)
			pin[players++] = rows[i].as.board.black;
	}
	return can_pair(event, round, pin, seated, players, players % 2);
}

/* Asked of the whole draw, before any of its boards. */
static void check_repeats_of_all(struct app *app, int round, bool none_needed)
{
	struct reasons reasons;
	struct error error;

	ck_assert_int_eq(app_why(app, round, 0, NULL, &reasons, &error), STATUS_OK);
	for (int i = 0; i < reasons.count; i++) {
		const char *line = reasons.lines[i];
		const bool excused = strstr(line, "no draw without a repeat is left") != NULL;
		const bool broken = strncmp(line, "Broken: ", 8) == 0 &&
			strstr(line, " have met in round") != NULL;

		ck_assert_msg(none_needed ? !excused : !broken, "%s", line);
	}
	reasons_done(&reasons);
}

static void check_repeats(struct app *app, int round)
{
	const bool none_needed = some_draw_has_no_repeat(app_event(app), round);
	int count;

	check_repeats_of_all(app, round, none_needed);
	event_range(app_event(app), RECORD_BOARD, 1, round, &count);
	for (int number = 1; number <= count; number++) {
		const struct record *rows =
			event_range(app_event(app), RECORD_BOARD, 1, round, &count);
		const struct board board = rows[number - 1].as.board;
		struct reasons reasons;
		struct error error;
		int last = 0;
		char met[40];

		for (int r = 1; r < round && board.black; r++)
			if (met_in(app_event(app), r, board.white, board.black))
				last = r;
		if (last == 0)
			continue;
		ck_assert_int_eq(app_why(app, round, number, NULL, &reasons, &error), STATUS_OK);
		for (int i = 0; i < reasons.count && i < 2; i++) {
			/* behind the arbiter's doing, else at once */
			if (i == 0 && strncmp(reasons.lines[0], "The arbiter", 11) == 0)
				continue;
			snprintf(met, sizeof(met), "%d", last);
			ck_assert_msg(strstr(reasons.lines[i], " have met in round") != NULL, "%s",
				reasons.lines[i]);
			ck_assert(strstr(reasons.lines[i], met) != NULL);
			ck_assert_int_eq(strstr(reasons.lines[i],
						 "no draw without a repeat is left") != NULL,
				!none_needed);
			break;
		}
		repeats_seen += !none_needed;
		needless_seen += none_needed;
		reasons_done(&reasons);
	}
}

/* US 27A1: a draw may have to repeat, and then it is no fault of the arbiter's. */
START_TEST(a_repeat_comes_first_and_is_excused_only_where_no_draw_is_without)
{
	repeats_seen = needless_seen = 0;
	for (uint64_t seed = 1; seed <= 6 * EVENTS; seed++) {
		uint64_t state = seed;
		const struct course course = {.system = "uscf",
			.players = 4 + random_below(&state, 4),
			.rounds = 7,
			.seed = seed};
		const int round = 3 + random_below(&state, 4);
		struct app *app = course_play(&course, round);

		if (!app)
			continue;
		check_repeats(app, round);
		change_by_hand(app, round, &state);
		check_repeats(app, round);
		app_close(app);
	}
	ck_assert_int_gt(repeats_seen, EVENTS);
	ck_assert_int_gt(needless_seen, EVENTS);
}
END_TEST

static void name_at_length(struct app *app, int pin)
{
	struct player player = *event_player(app_event(app), 1, pin);
	struct error error;

	memset(player.name, 0, sizeof(player.name));
	memset(player.name, 'a' + pin, sizeof(player.name) - 1);
	ck_assert_msg(app_player_edit(app, &player, &error) == STATUS_OK, "%s", error.text);
}

/* Nobody is asked to better the engine's own draw; what is kept says why it is as it is. */
START_TEST(the_engines_own_draw_with_a_repeat_asks_for_no_more_than_a_word)
{
	const struct course course = {.system = "uscf", .players = 4, .rounds = 5, .seed = 1};
	const struct move turn = {MOVE_TURN, 1, 0};
	struct app *app = course_play(&course, 4);
	struct error error;

	ck_assert_ptr_nonnull(app);
	ck_assert(!some_draw_has_no_repeat(app_event(app), 4));
	ck_assert_int_eq(app_publish(app, NULL, &error), STATUS_REFUSED);
	for (int pin = 1; pin <= 4; pin++)
		name_at_length(app, pin);
	ck_assert_int_eq(app_publish(app, NULL, &error), STATUS_REFUSED);
	ck_assert_msg(strstr(error.text, ". Publish it with a reason, which may be empty.") != NULL,
		"%s", error.text);
	ck_assert_msg(strncmp(error.text, "This is the rules' draw, but ", 29) == 0 &&
			strstr(error.text, " have met (27A1): no draw without a repeat is left. "),
		"%s", error.text);
	ck_assert_msg(app_publish(app, "", &error) == STATUS_OK, "%s", error.text);
	ck_assert_str_eq(
		event_round(app_event(app), 1, 4)->reason, "no draw without a repeat is left");
	/* taken back it is not called one by hand */
	ck_assert_int_eq(app_unpublish(app, "a slip", false, &error), STATUS_OK);
	ck_assert_int_eq(event_round(app_event(app), 1, 4)->state, ROUND_PROPOSED);
	ck_assert_int_eq(app_move(app, &turn, &error), STATUS_OK);
	ck_assert_int_eq(app_publish(app, "they asked", &error), STATUS_OK);
	ck_assert_int_eq(app_unpublish(app, "a slip", false, &error), STATUS_OK);
	ck_assert_int_eq(event_round(app_event(app), 1, 4)->state, ROUND_ADJUSTED);
	app_close(app);
}
END_TEST

/* Is the lot said to give colours on the board of this player? */
static bool blames_the_lot(struct app *app, int pin)
{
	struct reasons reasons;
	struct error error;
	struct game game;
	bool lot = false;

	ck_assert(game_of(app_event(app), 1, 1, pin, &game));
	ck_assert_msg(app_why(app, 1, game.number, NULL, &reasons, &error) == STATUS_OK, "%s",
		error.text);
	for (int i = 0; i < reasons.count; i++)
		lot = lot || strstr(reasons.lines[i], "the lot");
	reasons_done(&reasons);
	return lot;
}

/* Colours that a hand has given are not those of the lot: turned, and fixed before the draw. */
START_TEST(the_lot_gives_no_colours_that_a_hand_gave)
{
	const struct course course = {.system = systems[_i], .players = 6, .rounds = 5, .seed = 2};
	const struct move turn = {MOVE_TURN, 1, 0};
	struct app *app = course_play(&course, 1);
	struct error error;
	struct game game;
	bool white;

	ck_assert_ptr_nonnull(app);
	ck_assert(game_of(app_event(app), 1, 1, 1, &game));
	white = game.white == 1;
	if (!strcmp(course.system, "caa") || !strcmp(course.system, "uscf"))
		ck_assert(blames_the_lot(app, 1));
	ck_assert_int_eq(app_move(app, &turn, &error), STATUS_OK);
	ck_assert(!blames_the_lot(app, 1));
	ck_assert_int_eq(app_lay_out(app, &error), STATUS_OK);
	ck_assert_msg(app_hand(app, 1, HAND_COLOUR, white ? COLOUR_BLACK : COLOUR_WHITE, &error) ==
			STATUS_OK,
		"%s", error.text);
	ck_assert_int_eq(app_propose(app, &error), STATUS_OK);
	ck_assert(!blames_the_lot(app, 1));
	app_close(app);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("hand");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(
		tcase, a_board_by_hand_begins_with_the_arbiter_and_claims_no_rule, 0, 5);
	tcase_add_test(tcase, a_repeat_comes_first_and_is_excused_only_where_no_draw_is_without);
	tcase_add_test(tcase, the_engines_own_draw_with_a_repeat_asks_for_no_more_than_a_word);
	tcase_add_loop_test(tcase, the_lot_gives_no_colours_that_a_hand_gave, 0, 5);
	return app_run_suite("app_why_hand", tcase);
}
