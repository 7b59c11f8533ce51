/*
 * The reasons of a board fit a screen and a protest sheet half a page, whatever the event; what is
 * left out is whole sentences, and a sentence on several cards says of each what its own would.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/event/writing.h"
#include "app/position/position.h"
#include "app/protest/protest.h"
#include "app/words/words.h"
#include "core/text/fit.h"
#include "core/sha256.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/seeds.h"

enum { EVENTS = 10, ROWS = 18, CELLS = 70, SHEET_ROWS = 33, SHEETS = 3 };

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf"};

static int boards_seen, merged_seen, folded_seen, sheets_seen;

/* Rows of all sentences, wrapped as the panel does; halves as --ascii writes them. */
static int count_rows(const struct reasons *reasons, bool ascii)
{
	struct writing text = {.bytes = NULL};
	int rows = 0;

	for (int i = 0; i < reasons->count; i++) {
		char line[2000];
		size_t used = 0;

		for (const char *at = reasons->lines[i]; *at; at++) {
			const bool half = ascii && strncmp(at, "½", 2) == 0;

			used += (size_t)snprintf(
				line + used, sizeof(line) - used, half ? ".5" : "%c", *at);
			at += half;
		}
		writing_wrap(&text, CELLS, 0, WHY_HANG, line);
	}
	for (size_t i = 0; i < text.size; i++)
		rows += text.bytes[i] == '\n';
	free(text.bytes);
	return rows;
}

static const char *find_sentence(const struct reasons *reasons, const char *sentence)
{
	for (int i = 0; i < reasons->count; i++)
		if (strcmp(reasons->lines[i], sentence) == 0)
			return reasons->lines[i];
	return NULL;
}

/* "... comes before 7 Fox": what is said of those who were passed over for him; NULL: nothing. */
static const char *comes_before(const char *sentence)
{
	const char *one = strstr(sentence, " comes before "),
		   *many = strstr(sentence, " come before ");

	return one ? one + strlen(" comes before ") : many ? many + strlen(" come before ") : NULL;
}

static bool is_count(const char *sentence)
{
	return comes_before(sentence) &&
		(strstr(sentence, "more card") ||
			strspn(sentence, "0123456789") + 1 ==
				(size_t)(strstr(sentence, "card")
						? strstr(sentence, "card") - sentence
						: 0));
}

/* Each sentence of the short answer is one of the long one, or counts what the long one tells. */
static void check_chosen(const struct reasons *some, const struct reasons *all)
{
	int missing = 0, counts = 0;

	for (int i = 0; i < some->count; i++)
		if (!find_sentence(all, some->lines[i])) {
			ck_assert_msg(is_count(some->lines[i]), "%s", some->lines[i]);
			counts++;
		}
	for (int i = 0; i < all->count; i++)
		missing += !find_sentence(some, all->lines[i]);
	ck_assert_int_ge(some->left_out, missing - counts);
	ck_assert_int_le(some->left_out, missing);
	folded_seen += counts;
	if (missing == 0)
		ck_assert_int_eq(some->left_out, 0);
}

/*
 * The answer comes first: a sentence that begins with a player of the board, or says who fixed it,
 * or what is wrong with it.
 */
static void check_first(const struct board *board, const struct reasons *reasons)
{
	const int pin = atoi(reasons->lines[0]);

	ck_assert_msg(pin == board->white || (board->black != 0 && pin == board->black) ||
			strncmp(reasons->lines[0], "Down the list", 13) == 0 ||
			strncmp(reasons->lines[0], "The arbiter ", 12) == 0 ||
			strncmp(reasons->lines[0], "Note", 4) == 0 ||
			strncmp(reasons->lines[0], "Broken", 6) == 0,
		"%d-%d: %s", board->white, board->black, reasons->lines[0]);
	for (int i = 0; i < reasons->count; i++) {
		const char *line = reasons->lines[i];

		ck_assert_msg(strcmp(line + strlen(line) - 2, ").") == 0 ||
				strncmp(line, "The arbiter ", 12) == 0 ||
				strstr(line, "fixed by") || strstr(line, "fixed by hand") ||
				strncmp(line, "Broken", 6) == 0 || strncmp(line, "Note", 4) == 0,
			"%s", line);
	}
}

/*
 * What is said of one who was passed over, behind "but with him", "either" or "any of them": NULL
 * if the sentence is another.
 */
static const char *proof_of(const char *sentence)
{
	static const char *const before[] = {
		" with him ", " with either of them ", " with any of them "};

	for (int i = 0; i < 3; i++) {
		const char *at = strstr(sentence, before[i]);

		if (at)
			return at + strlen(before[i]);
	}
	return NULL;
}

/* "not him on 2½" of him alone, among others "not 42 Player42 on 2½". */
static bool is_him_there(const char *own, const char *line)
{
	const char *proof = proof_of(own), *there = proof_of(line);
	const char *him = proof ? strstr(proof, ", not him") : NULL;
	const size_t length = him ? (size_t)(him - proof) : 0;

	return him && there && strncmp(proof, there, length) == 0 &&
		strncmp(there + length, ", not ", strlen(", not ")) == 0;
}

/*
 * "he would float again", "he, 9 Hall and 4 Lee would" of him alone, among others "with either of
 * them 5 Player05 would float again".
 */
static bool is_named_there(const char *own, const char *line)
{
	const char *would = strstr(own, " would "), *there = strstr(line, " would ");

	return (strstr(own, ", but he ") || strstr(own, ", but he, ")) && proof_of(line) && would &&
		there && strcmp(would, there) == 0;
}

/* Has the arbiter chosen the one before whom he stood? */
static bool is_by_hand(const struct pairing_input *input, const struct pairing_step *step)
{
	const enum pairing_pin_kind kind = step->as.float_passed.way == PAIRING_LEVEL
		? PAIRING_PIN_BYE
		: step->as.float_passed.way == PAIRING_FLOAT_UP ? PAIRING_PIN_FLOAT_UP
								: PAIRING_PIN_FLOAT_DOWN;

	for (int i = 0; i < input->npins; i++) {
		const struct pairing_pin *pin = &input->pins[i];

		if ((pin->kind == kind && pin->player == step->other) ||
			(pin->kind == PAIRING_PIN_BOARD &&
				(pin->player == step->other || pin->other == step->other)))
			return true;
	}
	return false;
}

/*
 * Of each who was passed over there is a sentence that names him, and it says what his own would.
 */
static void check_passed(
	const struct cast *cast, const struct pairing_step *step, const struct reasons *all)
{
	char own[SENTENCE_SIZE * 2], who[WHO_SIZE + 1], front[2 * WHO_SIZE];
	int found = 0;

	if (step->kind != PAIRING_STEP_FLOAT_PASSED || step->proof.passed == PAIRING_PASSED_MORE)
		return;
	words_step(cast, step, own, sizeof(own));
	words_who(cast->event, cast->section, cast->pins[step->player], who);
	words_who(cast->event, cast->section, cast->pins[step->other], front);
	for (int i = 0; i < all->count; i++) {
		const char *line = all->lines[i], *chosen = comes_before(line),
			   *name = strstr(line, who);

		if (chosen && strstr(line, " more come before ") &&
			(step->proof.passed == PAIRING_PASSED_BARRED ||
				step->proof.passed == PAIRING_PASSED_SPARED ||
				step->proof.passed == PAIRING_PASSED_GOES) &&
			strncmp(chosen, front, strlen(front)) == 0)
			found++; /* among those whose names are left out */
		if (!chosen || !name || name > chosen || strncmp(chosen, front, strlen(front)) != 0)
			continue;
		if (strcmp(line, own) == 0)
			found++;
		else if (proof_of(own) && proof_of(line))
			found += strcmp(proof_of(own), proof_of(line)) == 0 ||
				is_him_there(own, line);
		else
			found += is_named_there(own, line) || strstr(line, "(round ") ||
				strstr(line, " may have it") || strstr(line, "but are spared") ||
				strstr(line, " as well (") || strstr(line, "and each could");
		merged_seen += strcmp(line, own) != 0;
	}
	if (is_by_hand(cast->input, step))
		ck_assert_msg(found == 0, "%s", own);
	else
		ck_assert_msg(found >= 1 || all->count == 0, "%s", own);
}

static void check_board(struct app *app, int round, int number)
{
	static const struct why_room room = {ROWS, CELLS};
	struct reasons some, all;
	struct position *position;
	const struct pairing_steps *steps;
	struct cast cast = {.section = 1};
	struct error error;

	ck_assert_msg(
		app_why(app, round, number, &room, &some, &error) == STATUS_OK, "%s", error.text);
	ck_assert_int_eq(app_why(app, round, number, NULL, &all, &error), STATUS_OK);
	ck_assert_int_eq(all.left_out, 0);
	if (count_rows(&some, false) > ROWS || count_rows(&some, true) > ROWS)
		for (int i = 0; i < some.count; i++)
			fprintf(stderr, "\t%s\n", some.lines[i]);
	ck_assert_int_le(count_rows(&some, false), ROWS);
	ck_assert_int_le(count_rows(&some, true), ROWS);
	check_chosen(&some, &all);
	check_first(event_board(app_event(app), 1, round, number), &some);
	ck_assert_int_eq(position_at(app, round, &position, &error), STATUS_OK);
	ck_assert_int_eq(position_need_steps(position, number, &steps), STATUS_OK);
	cast.event = position->event;
	cast.pins = position->cards.pin_of;
	cast.count = position->cards.input.count;
	cast.draw = &position->draw;
	cast.score = &position->score;
	cast.input = &position->cards.input;
	cast.round = position->round;
	for (int i = 0; i < steps->count; i++)
		check_passed(&cast, &steps->steps[i], &all);
	boards_seen++;
	reasons_done(&some);
	reasons_done(&all);
}

/* A line of the sheet that begins so. */
static bool has_line(const char *sheet, const char *start)
{
	for (const char *line = sheet; *line; line += strcspn(line, "\n") + 1)
		if (strncmp(line, start, strlen(start)) == 0)
			return true;
	return false;
}

/* The sheet of one player of the board: half a page with all its parts. */
static void check_sheet(struct app *app, int round, int pin)
{
	char *sheet, *data, digest[SHA256_TEXT], who[WHO_SIZE];
	size_t size, length;
	struct error error;
	int lines = 0;

	ck_assert_msg(app_protest(app, round, pin, 80, &sheet, &size, &error) == STATUS_OK, "%s",
		error.text);
	for (const char *line = sheet; *line; line += strcspn(line, "\n") + 1) {
		char text[400];

		snprintf(text, sizeof(text), "%.*s", (int)strcspn(line, "\n"), line);
		ck_assert_msg(text_width(text) <= 80, "%s", text);
		lines++;
	}
	ck_assert_msg(lines <= SHEET_ROWS, "%d lines:\n%s", lines, sheet);
	ck_assert_int_eq(app_draw_data(app, round, &data, &length, &error), STATUS_OK);
	sha256_text(data, length, digest);
	ck_assert_ptr_nonnull(strstr(sheet, digest));
	words_who(app_event(app), 1, pin, who);
	ck_assert(has_line(sheet, who) && has_line(sheet, "Card:") && has_line(sheet, "The ") &&
		has_line(sheet, "The steps that led") && has_line(sheet, "Other opponents") &&
		has_line(sheet, "SHA-256"));
	free(sheet);
	free(data);
	sheets_seen++;
}

/* Some cards and boards fixed by hand, and the rest drawn around them; false: it cannot be. */
static bool fix_some(struct app *app, const struct course *course, int round, uint64_t *state)
{
	static const enum hand_kind kinds[] = {
		HAND_FLOAT_DOWN, HAND_FLOAT_UP, HAND_TOP, HAND_COLOUR};
	struct error error;
	int count;

	event_range(app_event(app), RECORD_BOARD, 1, round, &count);
	for (int i = 0; i < 2; i++)
		(void)app_pin_board(app, 1 + random_below(state, count), true, &error);
	for (int i = 0; i < 2; i++)
		(void)app_hand(app, 1 + random_below(state, course->players),
			kinds[random_below(state, 4)], COLOUR_WHITE, &error);
	return app_propose(app, &error) == STATUS_OK;
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = 31 * seed;
	const struct course course = {.system = system,
		.players = 20 + random_below(&state, 41),
		.rounds = 9,
		.seed = seed,
		.lively = seed % 2 == 1,
		.by_hand = true};
	const int last = 2 + random_below(&state, 8);
	struct app *app = course_play(&course, last);
	int count;

	if (!app)
		return;
	if (seed % 3 == 0 && !fix_some(app, &course, last, &state)) {
		app_close(app);
		return;
	}
	event_range(app_event(app), RECORD_BOARD, 1, last, &count);
	for (int number = 1; number <= count; number++)
		check_board(app, last, number);
	for (int number = 1; number <= count; number += 1 + count / SHEETS)
		check_sheet(app, last, event_board(app_event(app), 1, last, number)->white);
	app_close(app);
}

START_TEST(the_reasons_fit_a_screen_and_the_sheet_half_a_page)
{
	const int events = (int)seeds_count(EVENTS, 10 * EVENTS);

	boards_seen = merged_seen = folded_seen = sheets_seen = 0;
	for (int seed = 1; seed <= events; seed++)
		check_event(systems[_i], (uint64_t)seed);
	ck_assert_int_gt(boards_seen, 10 * events);
	ck_assert_int_gt(sheets_seen, 2 * events);
	if (_i == 0) {
		ck_assert_int_gt(merged_seen, events);
		ck_assert_int_gt(folded_seen, 0);
	}
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("screen");

	tcase_set_timeout(tcase, 300);
	tcase_add_loop_test(tcase, the_reasons_fit_a_screen_and_the_sheet_half_a_page, 0,
		(int)(sizeof(systems) / sizeof(systems[0])));
	return app_run_suite("app_why_screen", tcase);
}
