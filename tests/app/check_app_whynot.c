/*
 * Why not: what is answered is the best of all draws in which it is so, that with the fewest boards
 * changed; or there is none.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/position/draw_order.h"
#include "app/trial/engine_draw.h"
#include "support/event/app_event.h"
#include "support/event/random_field.h"
#include "support/pty/course.h"
#include "support/reference/wish_search.h"
#include "support/seeds.h"
#include "support/told/sentence.h"

enum { EVENTS = 24, PINS = 32 };

static int answers[WHYNOT_SETTLED + 1];

/* The draw on the board with the boards of the answer put in. */
static void put_in(const struct translation *cards, const struct pairing_draw *now,
	const struct whynot *answer, struct pairing_draw *draw)
{
	draw->count = 0;
	for (int i = 0; i < now->count; i++) {
		bool goes = false;

		for (int k = 0; k < answer->nnow; k++)
			goes = goes ||
				translate_index(cards, answer->now[k].white) ==
					now->boards[i].white;
		if (!goes)
			draw->boards[draw->count++] = now->boards[i];
	}
	for (int k = 0; k < answer->nthen; k++)
		draw->boards[draw->count++] = (struct pairing_board){
			translate_index(cards, answer->then[k].white),
			answer->then[k].black ? translate_index(cards, answer->then[k].black)
					      : PAIRING_NOBODY};
	ck_assert_int_eq(draw_sort(cards->book, cards->scores, draw), STATUS_OK);
}

/* The verdict names the first term that differs, and its rule. */
static void check_verdict(const struct whynot *answer, const struct pairing_score *now,
	const struct pairing_score *then)
{
	int term;
	const int order = pairing_score_compare(now, then, &term);

	if (order == 0) {
		ck_assert_int_eq(answer->answer, WHYNOT_EQUAL);
		return;
	}
	ck_assert_int_eq(order < 0, answer->answer == WHYNOT_WORSE);
	ck_assert_str_eq(answer->rule, now->terms[term].rule);
	if (now->terms[term].rule[0])
		ck_assert_msg(sentence_cites(answer->change, now->terms[term].rule), "%s: %s",
			now->terms[term].rule, answer->change);
}

/* `elsewhere`: boards are by hand, but none that the wish is about. */
static void check_answer(
	const struct wish_search *search, const struct whynot *answer, bool elsewhere)
{
	struct pairing_board boards[2 * WISH_BOARDS];
	struct pairing_draw draw = {boards, 0};
	struct pairing_score now = {0}, then = {0};
	/* without the wish: boards that stay are as fixed, their colours are no difference */
	struct pairing_input kept = *search->input;
	int order;

	answers[answer->answer]++;
	if (answer->answer == WHYNOT_IMPOSSIBLE) {
		ck_assert_msg(!search->found ||
				(!search->cards->book->yields &&
					wish_search_breaks_a_rule(&search->best)),
			"%s", answer->verdict);
		return;
	}
	ck_assert_msg(search->found, "%s", answer->verdict);
	put_in(search->cards, search->now, answer, &draw);
	ck_assert(wish_search_is_so(search, &draw));
	wish_search_score(search, search->input, &draw, &then);
	order = pairing_score_compare(&then, &search->best, NULL);
	ck_assert_msg(order == 0 ||
			(order > 0 &&
				pairing_book_settles(search->cards->book, &then, &search->best)),
		"not the best: %s", answer->verdict);
	if (order == 0)
		ck_assert_int_eq(answer->nthen, search->changes);
	pairing_score_done(&then);
	kept.pins++;
	kept.npins--;
	wish_search_score(search, &kept, search->now, &now);
	wish_search_score(search, &kept, &draw, &then);
	if (elsewhere)
		/*
		 * of a board that is not by hand: what is elsewhere makes nothing better, but a
		 * draw may score better that the rules settle otherwise around it
		 */
		ck_assert_msg(answer->answer == WHYNOT_WORSE || answer->answer == WHYNOT_EQUAL ||
				(answer->answer == WHYNOT_SETTLED &&
					pairing_book_settles(search->cards->book, &now, &then)),
			"%s", answer->verdict);
	else
		check_verdict(answer, &now, &then);
	pairing_score_done(&now);
	pairing_score_done(&then);
}

/* The position with the wish fixed by hand, in front of what is fixed. */
static struct pairing_input fix(
	const struct translation *cards, const struct wish *wish, struct pairing_pin *pins)
{
	struct pairing_input input = cards->input;
	struct pairing_pin *pin = &pins[0];

	for (int i = 0; i < input.npins; i++)
		pins[1 + i] = input.pins[i];
	*pin = (struct pairing_pin){PAIRING_PIN_COLOUR, translate_index(cards, wish->pin),
		translate_index(cards, wish->other), PAIRING_NEUTRAL};
	if (wish->kind == WISH_MEET)
		pin->kind = PAIRING_PIN_BOARD;
	else if (wish->kind == WISH_BYE)
		pin->kind = PAIRING_PIN_BYE;
	else
		pin->colour = wish->kind == WISH_WHITE ? PAIRING_WHITE : PAIRING_BLACK;
	input.pins = pins;
	input.npins++;
	return input;
}

/*
 * Boards by hand stay, but those of the wish, and the bye that another one would get. Returns
 * whether there are boards by hand, and none of those.
 */
static bool find_held(struct app *app, struct wish_search *search)
{
	const int player = translate_index(search->cards, search->wish->pin);
	const int other = translate_index(search->cards, search->wish->other);
	struct position *position;
	struct error error;
	bool any = false, freed = false;

	ck_assert_int_eq(position_of(app, &position, &error), STATUS_OK);
	for (int i = 0; i < search->now->count; i++) {
		const struct pairing_board *board = &search->now->boards[i];
		const bool mine = board->white == player || board->black == player ||
			(other >= 0 && (board->white == other || board->black == other)) ||
			(search->wish->kind == WISH_BYE && board->black == PAIRING_NOBODY);
		bool by_hand;

		ck_assert_int_eq(best_is_by_hand(position, i + 1, &by_hand), STATUS_OK);
		any = any || by_hand;
		freed = freed || (by_hand && mine);
		search->held[i] = by_hand && !mine && !search->cards->book->season;
	}
	return any && !freed;
}

static void ask(struct app *app, const struct translation *cards, const struct pairing_draw *now,
	const struct wish *wish)
{
	struct pairing_pin pins[PINS];
	struct pairing_input input = fix(cards, wish, pins);
	const int fixed = input.npins;
	struct wish_search search = {.cards = cards, .input = &input, .wish = wish, .now = now};
	struct whynot answer;
	struct error error;
	enum status status = app_whynot(app, app_round(app), wish, &answer, &error);

	if (status != STATUS_OK) {
		ck_assert_msg(status == STATUS_REFUSED && strstr(error.text, "takes no board"),
			"%s", error.text);
		return;
	}
	if (answer.answer == WHYNOT_SO) {
		answers[WHYNOT_SO]++;
		ck_assert_int_eq(answer.nthen, 0);
	} else {
		const bool elsewhere = find_held(app, &search);

		for (int i = 0; i < now->count; i++)
			if (search.held[i])
				pins[input.npins++] = (struct pairing_pin){now->boards[i].black < 0
						? PAIRING_PIN_BYE
						: PAIRING_PIN_BOARD,
					now->boards[i].white, now->boards[i].black,
					now->boards[i].black < 0 ? PAIRING_NEUTRAL : PAIRING_WHITE};
		wish_search_run(&search);
		if (!search.found) {
			memset(search.held, 0, sizeof(search.held));
			input.npins = fixed;
			wish_search_run(&search);
		}
		check_answer(&search, &answer, elsewhere);
		wish_search_done(&search);
	}
	whynot_done(&answer);
}

static void ask_all(struct app *app, const struct translation *cards,
	const struct pairing_draw *now, int players)
{
	for (int a = 1; a <= players; a++) {
		for (int b = a + 1; b <= players; b++)
			ask(app, cards, now, &(struct wish){WISH_MEET, a, b});
		ask(app, cards, now, &(struct wish){WISH_BYE, a, 0});
		ask(app, cards, now, &(struct wish){WISH_WHITE, a, 0});
		ask(app, cards, now, &(struct wish){WISH_BLACK, a, 0});
	}
}

/* Sometimes something is fixed by hand, and the draw is changed. */
static void meddle(struct app *app, int players, uint64_t *state)
{
	struct error error;
	int count;

	event_range(app_event(app), RECORD_BOARD, 1, app_round(app), &count);
	if (random_below(state, 3) == 0)
		(void)app_pin_board(app, 1 + random_below(state, count), true, &error);
	if (random_below(state, 3) == 0) {
		struct move move = {MOVE_SWAP, 1 + random_below(state, players),
			1 + random_below(state, players)};

		(void)app_move(app, &move, &error);
	}
	if (random_below(state, 3) == 0) {
		struct move move = {MOVE_TURN, 1 + random_below(state, players), 0};

		(void)app_move(app, &move, &error);
	}
}

static void check_event(const char *system, uint64_t seed)
{
	uint64_t state = seed + 1000;
	const int players = 6 + random_below(&state, 3), rounds = 5;
	const struct course course = {.system = system,
		.players = players,
		.rounds = rounds,
		.seed = seed,
		.by_hand = true};
	struct app *app = course_play(&course, 1 + random_below(&state, rounds - 1));
	struct pairing_board boards[WISH_BOARDS];
	struct pairing_draw now = {boards, 0};
	struct translation cards;
	struct error error;
	const struct record *rows;

	if (!app)
		return;
	meddle(app, players, &state);
	ck_assert_int_eq(
		translate_round(app_event(app), 1, app_round(app), &cards, &error), STATUS_OK);
	rows = event_range(app_event(app), RECORD_BOARD, 1, app_round(app), &now.count);
	for (int i = 0; i < now.count; i++)
		ck_assert_int_eq(
			translate_draw(&cards, &rows[i].as.board, 1, &boards[i]), STATUS_OK);
	ask_all(app, &cards, &now, players);
	translation_done(&cards);
	app_close(app);
}

static const char *const systems[] = {"caa", "dutch", "schools", "gsrp", "uscf", "berger"};

enum { SYSTEMS = sizeof(systems) / sizeof(systems[0]) };

START_TEST(the_answer_is_the_best_of_all_draws_in_which_it_is_so)
{
	const char *system = systems[_i];
	const char *asked = getenv("EVENTS"), *first = getenv("SEED");
	const int events = asked ? atoi(asked) : (int)seeds_count(EVENTS, 20 * EVENTS);

	memset(answers, 0, sizeof(answers));
	for (int i = 0; i < events; i++)
		check_event(system, (first ? strtoull(first, NULL, 10) : 1) + (uint64_t)i);
	if (asked)
		return;
	for (int i = WHYNOT_SO; i <= WHYNOT_SETTLED; i++)
		printf("%s %s: %d\n", system, whynot_answer_name((enum whynot_answer)i),
			answers[i]);
	ck_assert_int_gt(answers[WHYNOT_WORSE], 5 * events);
	ck_assert_int_gt(answers[WHYNOT_IMPOSSIBLE], events);
	ck_assert_int_eq(answers[WHYNOT_BETTER], 0);
	ck_assert_int_gt(answers[WHYNOT_BETTER_THAN_HAND], 0);
}
END_TEST

/* Events that a long run has found. */
static const struct {
	const char *system;
	uint64_t seed;
} kept[] = {
	/* the number of a board by hand, and with it its due colour, changes with the wish */
	{"schools", 27},
	{"schools", 57},
	{"caa", 86},
	{"schools", 86},
	{"schools", 127},
	/* a board by hand of two with the same absolute preference */
	{"dutch", 35},
	/* another one is fixed to be free */
	{"berger", 124},
	{"berger", 168},
	{"berger", 172},
	{"berger", 193},
	/* a board by hand stays, and the rules settle other odd players around it */
	{"uscf", 253},
};

START_TEST(the_answer_is_the_best_in_events_that_are_kept)
{
	check_event(kept[_i].system, kept[_i].seed);
}
END_TEST

/* Events of US Chess in which other odd players would score better for the whole draw. */
static const uint64_t settled[] = {12, 105, 129};

START_TEST(us_odd_players_are_settled_before_the_score_counts)
{
	const int rounds = 5, players = 6 + (int)(settled[_i] % 5);
	const struct course course = {.system = "uscf",
		.players = players,
		.rounds = rounds,
		.seed = settled[_i],
		.by_hand = true};
	int found = 0;

	for (int round = 2; round < rounds; round++) {
		struct app *app = course_play(&course, round);

		for (int pair = 0; app && pair < players * players; pair++) {
			const struct wish wish = {
				WISH_MEET, 1 + pair / players, 1 + pair % players};
			struct whynot answer;
			struct error error;

			if (app_whynot(app, app_round(app), &wish, &answer, &error) != STATUS_OK)
				continue;
			ck_assert_int_ne(answer.answer, WHYNOT_BETTER);
			if (answer.answer == WHYNOT_SETTLED) {
				found++;
				ck_assert_ptr_nonnull(strstr(answer.verdict, "first (29D)."));
				ck_assert_int_gt(answer.nthen, 0);
			}
			whynot_done(&answer);
		}
		if (app)
			app_close(app);
	}
	ck_assert_int_gt(found, 0);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("why not");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(
		tcase, the_answer_is_the_best_of_all_draws_in_which_it_is_so, 0, SYSTEMS);
	tcase_add_loop_test(tcase, the_answer_is_the_best_in_events_that_are_kept, 0,
		(int)(sizeof(kept) / sizeof(kept[0])));
	tcase_add_loop_test(tcase, us_odd_players_are_settled_before_the_score_counts, 0,
		(int)(sizeof(settled) / sizeof(settled[0])));
	return app_run_suite("app_whynot", tcase);
}
