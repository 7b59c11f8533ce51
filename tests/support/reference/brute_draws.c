/*
 * All draws of a small field against one draw.
 */
#include "config.h"
#include "support/reference/brute_draws.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "support/event/draws.h"
#include "support/reference/all_draws.h"

struct search {
	const struct pairing_book *book;
	const struct pairing_input *input;
	int card[ALL_DRAWS_MOST];
	int n;
	struct pairing_score score; /* of the draw that all others are compared with */
	int better;
};

void brute_draw_make(const struct pairing_input *input, const int *card, const int *partner, int n,
	struct pairing_draw *draw)
{
	draw->count = 0;
	for (int i = 0; i < n; i++) {
		struct pairing_board *board = &draw->boards[draw->count];

		if (partner[i] >= 0 && partner[i] < i)
			continue;
		board->white = card[i];
		board->black = partner[i] < 0 ? PAIRING_NOBODY : card[partner[i]];
		if (partner[i] >= 0 &&
			pairing_colour_on_board(input, card[i], card[partner[i]]) ==
				PAIRING_BLACK) {
			board->white = card[partner[i]];
			board->black = card[i];
		}
		draw->count++;
	}
	pairing_draw_order(input, draw);
}

static bool unmet(int i, int j, void *context)
{
	const struct search *search = context;

	return j < 0 || !pairing_have_met(search->input, search->card[i], search->card[j]);
}

static bool visit(const int *partner, void *context)
{
	struct search *search = context;
	struct pairing_board boards[ALL_DRAWS_MOST];
	struct pairing_draw draw = {boards, 0};
	struct pairing_score score = {0};

	brute_draw_make(search->input, search->card, partner, search->n, &draw);
	ck_assert_int_eq(pairing_score(search->book, search->input, &draw, &score), PAIRING_OK);
	if (pairing_score_compare(&score, &search->score, NULL) < 0 && search->better++ == 0) {
		fprintf(stderr, "better:");
		draw_print(search->input, &draw);
	}
	pairing_score_done(&score);
	return true;
}

int brute_draws_better(const struct pairing_book *book, const struct pairing_input *input,
	const struct pairing_draw *draw)
{
	struct search search = {.book = book, .input = input};

	for (int i = 0; i < input->count; i++) {
		if (input->players[i].absent)
			continue;
		ck_assert_int_lt(search.n, ALL_DRAWS_MOST);
		search.card[search.n++] = i;
	}
	ck_assert_int_eq(pairing_score(book, input, draw, &search.score), PAIRING_OK);
	all_draws(search.n, unmet, visit, &search);
	pairing_score_done(&search.score);
	return search.better;
}
