/*
 * Draws too large to enumerate: no exchange of two cards, and no turn of three, makes the engine's
 * draw better.
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "pairing.h"
#include "support/event/draws.h"
#include "support/event/played_event.h"
#include "support/event/random_field.h"
#include "support/reference/brute_draws.h"
#include "support/suite_run.h"

enum { EVENTS = 12, PLAYERS_LEAST = 12, PLAYERS_MOST = 60, TURNS = 1500 };

static const struct pairing_book *caa;

struct seating {
	const struct pairing_input *input;
	const struct pairing_draw *draw;
	struct pairing_score score;
	struct pairing_board board[PLAYERS_MOST]; /* the draw with some cards moved */
};

/* The seat of the k-th card of a draw, boards in order, White first; NULL for nobody at the bye. */
static int *seat(struct pairing_board *boards, int k)
{
	int *player = k % 2 == 0 ? &boards[k / 2].white : &boards[k / 2].black;

	return *player == PAIRING_NOBODY ? NULL : player;
}

static void colour_boards(const struct pairing_input *input, struct pairing_draw *draw)
{
	for (int i = 0; i < draw->count; i++) {
		struct pairing_board *board = &draw->boards[i];
		const int white = board->white;

		if (board->black == PAIRING_NOBODY ||
			pairing_colour_on_board(input, white, board->black) != PAIRING_BLACK)
			continue;
		board->white = board->black;
		board->black = white;
	}
	pairing_draw_order(input, draw);
}

/* The cards of `n` seats move on to the next of them. */
static void turn_is_no_better(struct seating *seating, const int *seats, int n)
{
	struct pairing_draw moved = {seating->board, seating->draw->count};
	struct pairing_score score = {0};
	int *first, last;

	memcpy(seating->board, seating->draw->boards, (size_t)moved.count * sizeof(*moved.boards));
	for (int i = 0; i < n; i++)
		if (!seat(seating->board, seats[i]))
			return;
	first = seat(seating->board, seats[0]);
	last = *first;
	for (int i = 0; i + 1 < n; i++)
		*seat(seating->board, seats[i]) = *seat(seating->board, seats[i + 1]);
	*seat(seating->board, seats[n - 1]) = last;
	colour_boards(seating->input, &moved);
	ck_assert_int_eq(pairing_score(caa, seating->input, &moved, &score), PAIRING_OK);
	if (pairing_score_compare(&score, &seating->score, NULL) < 0)
		draw_print(seating->input, &moved);
	ck_assert_msg(pairing_score_compare(&score, &seating->score, NULL) >= 0,
		"round %d of %d players: a better draw exists", seating->input->round,
		seating->input->count);
	pairing_score_done(&score);
}

static void no_turn_is_better(
	const struct pairing_input *input, const struct pairing_draw *draw, uint64_t *state)
{
	struct seating seating = {.input = input, .draw = draw};

	ck_assert_int_eq(pairing_score(caa, input, draw, &seating.score), PAIRING_OK);
	for (int i = 0; i < 2 * draw->count; i++)
		for (int j = i + 1; j < 2 * draw->count; j++)
			turn_is_no_better(&seating, (const int[]){i, j}, 2);
	for (int k = 0; k < TURNS; k++) {
		const int i = random_below(state, 2 * draw->count),
			  j = random_below(state, 2 * draw->count);
		const int l = random_below(state, 2 * draw->count);

		if (i != j && j != l && i != l)
			turn_is_no_better(&seating, (const int[]){i, j, l}, 3);
	}
	pairing_score_done(&seating.score);
}

START_TEST(no_exchange_is_better)
{
	const int players = PLAYERS_LEAST + _i * (PLAYERS_MOST - PLAYERS_LEAST) / (EVENTS - 1);
	struct played_event event;
	uint64_t state = (uint64_t)_i;

	ck_assert(played_event_init(&event, players, 500 + (uint64_t)_i));
	for (int round = 1; round <= PLAYED_ROUNDS; round++) {
		struct pairing_draw draw = {0};

		ck_assert_int_eq(pairing_best(caa, &event.input, &draw, NULL), PAIRING_OK);
		no_turn_is_better(&event.input, &draw, &state);
		if (round < PLAYED_ROUNDS)
			played_event_play(&event, &draw);
		pairing_draw_done(&draw);
	}
	played_event_done(&event);
}
END_TEST

int main(void)
{
	TCase *exchange = tcase_create("exchange");

	caa = pairing_book_find("caa");
	if (!caa)
		return EXIT_FAILURE;
	tcase_add_loop_test(exchange, no_exchange_is_better, 0, EVENTS);
	tcase_set_timeout(exchange, 120);
	return suite_run("caa_exchange", exchange, NULL);
}
