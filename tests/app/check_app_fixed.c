/*
 * What is said around what is fixed by hand, in random events with fixes of every kind: the draw
 * that the engine has just made is never bettered by its own engine, nothing is told of a fix that
 * is not so, and only what is to blame is blamed.
 */
#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/audit/compare.h"
#include "app/event/state.h"
#include "app/position/translate.h"
#include "app/protest/protest.h"
#include "app/whynot/whynot.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/seeds.h"

enum { EVENTS = 40, FIXES = 3, BEHIND = 3, PAPER = 80 };

static int drawn, impossible, behind, left, undrawn;

static void fix_one(struct app *app, int players, uint64_t *state)
{
	const enum hand_kind kind = (enum hand_kind)random_below(state, HAND_APART + 1);
	const int pin = 1 + random_below(state, players), other = 1 + random_below(state, players);
	const int colour = random_below(state, 2) ? COLOUR_WHITE : COLOUR_BLACK;
	struct error error;

	(void)app_hand(app, pin, kind,
		kind == HAND_COLOUR                                ? colour
			: kind == HAND_BOARD || kind == HAND_APART ? other
								   : 0,
		&error);
}

/* No sentence speaks of what is only asked as of something fixed, nor of a fault of the engine. */
static void is_honest(const char *text)
{
	static const char *const never[] = {"engine has missed", "pinned to", "not as fixed"};

	for (size_t i = 0; i < sizeof(never) / sizeof(*never); i++)
		ck_assert_msg(!strstr(text, never[i]), "\"%s\" is in: %s", never[i], text);
}

/* Is there a draw in which the wish is so when nothing is fixed but who sits out? */
static bool is_possible(struct app *app, const struct wish *wish)
{
	struct translation cards;
	struct pairing_draw draw = {0};
	struct pairing_input input;
	struct pairing_pin *pins;
	struct error error;
	bool possible;

	ck_assert_int_eq(
		translate_round(app_event(app), 1, app_round(app), &cards, &error), STATUS_OK);
	input = translate_plain(&cards);
	input.napart = 0;
	pins = calloc((size_t)input.npins + 1, sizeof(*pins));
	ck_assert_ptr_nonnull(pins);
	for (int i = 0; i < input.npins; i++)
		pins[i] = input.pins[i];
	pins[input.npins++] = (struct pairing_pin){wish->kind == WISH_MEET ? PAIRING_PIN_BOARD
			: wish->kind == WISH_BYE                           ? PAIRING_PIN_BYE
									   : PAIRING_PIN_COLOUR,
		translate_index(&cards, wish->pin),
		wish->kind == WISH_MEET ? translate_index(&cards, wish->other) : PAIRING_NOBODY,
		wish->kind == WISH_WHITE           ? PAIRING_WHITE
			: wish->kind == WISH_BLACK ? PAIRING_BLACK
						   : PAIRING_NEUTRAL};
	input.pins = pins;
	possible = pairing_best(cards.book, &input, &draw, NULL) == PAIRING_OK;
	pairing_draw_done(&draw);
	free(pins);
	translation_done(&cards);
	return possible;
}

/* Who is set out behind the draw has taken his board along: a hand has changed it. */
static bool is_adjusted(const struct app *app)
{
	return app_round_state(app_event(app), 1, app_round(app)) == ROUND_ADJUSTED;
}

/* best: the draw on the board is the engine's around all that is fixed. */
static void ask(struct app *app, const struct wish *wish, bool best)
{
	struct whynot answer;
	struct error error;

	if (app_whynot(app, app_round(app), wish, &answer, &error) != STATUS_OK) {
		ck_assert_msg(strstr(error.text, "takes no board") ||
				strstr(error.text, "Cards are in the tray"),
			"%s", error.text);
		return;
	}
	is_honest(answer.verdict);
	ck_assert_int_ne(answer.answer, WHYNOT_BETTER);
	ck_assert_msg(answer.answer != WHYNOT_BETTER_THAN_HAND ||
			(!best &&
				strstr(answer.verdict,
					is_adjusted(app) ? "is not the rules' draw: board"
							 : "was made before the last changes")),
		"%s", answer.verdict);
	if (strstr(answer.verdict, "Impossible with what is fixed by hand")) {
		ck_assert(is_possible(app, wish));
		impossible++;
	} else if (strstr(answer.verdict, "all be paired") ||
		strstr(answer.verdict, "left without an opponent")) {
		ck_assert_msg(!is_possible(app, wish), "%s", answer.verdict);
	}
	whynot_done(&answer);
}

static void ask_all(struct app *app, int players, bool best)
{
	for (int a = 1; a <= players; a++) {
		for (int b = a + 1; b <= players; b++)
			ask(app, &(struct wish){WISH_MEET, a, b}, best);
		ask(app, &(struct wish){WISH_BYE, a, 0}, best);
		ask(app, &(struct wish){WISH_WHITE, a, 0}, best);
		ask(app, &(struct wish){WISH_BLACK, a, 0}, best);
	}
}

/* The reasons of all boards, and of each; returns how many say that something fixed is not so. */
static int read_reasons(struct app *app)
{
	int count, unkept = 0;

	event_range(app_event(app), RECORD_BOARD, 1, app_round(app), &count);
	for (int board = 0; board <= count; board++) {
		struct reasons reasons;
		struct error error;

		ck_assert_msg(
			app_why(app, app_round(app), board, NULL, &reasons, &error) == STATUS_OK,
			"%s", error.text);
		for (int i = 0; i < reasons.count; i++) {
			is_honest(reasons.lines[i]);
			unkept += board == 0 && strstr(reasons.lines[i], "but not so in this draw");
		}
		reasons_done(&reasons);
	}
	return unkept;
}

static void read_sheets(struct app *app, int players)
{
	for (int pin = 1; pin <= players; pin += 3) {
		struct error error;
		size_t size;
		char *text;

		if (app_protest(app, app_round(app), pin, PAPER, &text, &size, &error) != STATUS_OK)
			continue;
		is_honest(text);
		free(text);
	}
}

static void read_check(struct app *app)
{
	struct comparison found;
	struct error error;

	if (app_compare(app, app_round(app), &found, &error) != STATUS_OK)
		return;
	ck_assert_int_ne(found.answer, COMPARE_BETTER);
	is_honest(found.verdict);
	comparison_done(&found);
}

static const char *unkept_of(struct app *app)
{
	static char text[512];
	struct error error;

	ck_assert_int_eq(app_unkept(app, text, sizeof(text), &error), STATUS_OK);
	return text;
}

/* Does the draw on the board keep all that is fixed, by the rule book's own verdict? */
static bool keeps_all(struct app *app)
{
	struct pairing_board boards[32];
	struct pairing_draw now = {boards, 0};
	struct pairing_score score = {0};
	struct translation cards;
	struct error error;
	bool keeps = true;
	const struct record *rows;

	ck_assert_int_eq(
		translate_round(app_event(app), 1, app_round(app), &cards, &error), STATUS_OK);
	rows = event_range(app_event(app), RECORD_BOARD, 1, app_round(app), &now.count);
	for (int i = 0; i < now.count; i++)
		ck_assert_int_eq(
			translate_draw(&cards, &rows[i].as.board, 1, &boards[i]), STATUS_OK);
	ck_assert_int_eq(pairing_score(cards.book, &cards.input, &now, &score), PAIRING_OK);
	for (int i = 0; i < score.nviolations; i++)
		keeps = keeps && score.violations[i].kind != PAIRING_BROKEN_PIN &&
			score.violations[i].kind != PAIRING_BROKEN_FORBIDDEN;
	pairing_score_done(&score);
	translation_done(&cards);
	return keeps;
}

/* Is there a draw with nothing fixed but who sits out (or without that, too)? */
static bool has_free_draw(const struct translation *cards, bool out)
{
	struct pairing_input input = translate_plain(cards);
	struct pairing_draw draw = {0};
	bool has;

	input.npins = out ? cards->sitting : 0;
	has = pairing_best(cards->book, &input, &draw, NULL) == PAIRING_OK;
	pairing_draw_done(&draw);
	return has;
}

/* What is fixed is blamed if there is a draw without it, and only then. */
static void blames_truly(struct app *app, const char *text)
{
	const bool fixed = strncmp(text, "Fixed by hand: ", strlen("Fixed by hand: ")) == 0;
	struct translation cards;
	struct error error;
	bool free;

	is_honest(text);
	ck_assert_int_eq(
		translate_round(app_event(app), 1, app_round(app), &cards, &error), STATUS_OK);
	free = has_free_draw(&cards, true) || has_free_draw(&cards, false);
	ck_assert_msg(fixed == free, "%s", text);
	translation_done(&cards);
	undrawn += fixed;
}

/* That no draw keeps what is fixed is told with the fixes, whenever it is so by them. */
static void warns_truly(struct app *app)
{
	const bool told = strstr(unkept_of(app), "there is no draw") != NULL;
	struct pairing_draw draw = {0};
	struct translation cards;
	struct error error;
	bool none;

	ck_assert_int_eq(
		translate_round(app_event(app), 1, app_round(app), &cards, &error), STATUS_OK);
	none = pairing_best(cards.book, &cards.input, &draw, NULL) != PAIRING_OK &&
		has_free_draw(&cards, true);
	pairing_draw_done(&draw);
	translation_done(&cards);
	ck_assert_msg(told == none, "%s", unkept_of(app));
	undrawn += none;
}

/* Something more is fixed when the draw is made already. */
static void fix_behind(struct app *app, int players, uint64_t *state)
{
	fix_one(app, players, state);
	warns_truly(app);
	if (strstr(unkept_of(app), "no seat"))
		return;
	ck_assert_int_eq(!strstr(unkept_of(app), "but not so in the draw"), keeps_all(app));
	ck_assert_int_eq(read_reasons(app) == 0, keeps_all(app));
	left += !keeps_all(app);
	ask_all(app, players, false);
	read_sheets(app, players);
	read_check(app);
	behind++;
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = seed + 4242;
	const int players = 6 + random_below(&state, 5), rounds = 5;
	const struct course course = {.system = system,
		.players = players,
		.rounds = rounds,
		.seed = seed,
		.lively = random_below(&state, 2)};
	struct app *app = course_play(&course, 1 + random_below(&state, rounds - 1));
	struct error error;

	if (!app)
		return;
	ck_assert_int_eq(app_lay_out(app, &error), STATUS_OK);
	for (int i = 1 + random_below(&state, FIXES); i > 0; i--)
		fix_one(app, players, &state);
	if (app_propose(app, &error) == STATUS_OK) {
		drawn++;
		ck_assert_msg(
			!strstr(unkept_of(app), "but not so") && !strstr(unkept_of(app), "no seat"),
			"%s", unkept_of(app));
		ck_assert_int_eq(read_reasons(app), 0);
		ask_all(app, players, true);
		read_sheets(app, players);
		read_check(app);
		for (int i = 0; i < BEHIND; i++)
			fix_behind(app, players, &state);
	} else {
		blames_truly(app, error.text);
	}
	app_close(app);
}

static const char *const systems[] = {"caa", "dutch", "schools", "uscf"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

START_TEST(no_false_sentence_around_what_is_fixed)
{
	const int events = (int)seeds_count(EVENTS, 20 * EVENTS);

	drawn = impossible = behind = left = undrawn = 0;
	for (int i = 0; i < events; i++)
		check_event(systems[_i], (uint64_t)i + 1);
	printf("%s: %d draws, %d none by fixes, %d wishes that fixes bar, %d fixed behind, %d of them not kept\n",
		systems[_i], drawn, undrawn, impossible, behind, left);
	ck_assert_int_gt(drawn, events / 3);
	ck_assert_int_gt(impossible, events);
	ck_assert_int_gt(left, events / 10);
	ck_assert_int_gt(undrawn, events / 10);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("fixed");

	tcase_set_timeout(tcase, 600);
	tcase_add_loop_test(tcase, no_false_sentence_around_what_is_fixed, 0, SYSTEMS);
	return app_run_suite("app_fixed", tcase);
}
