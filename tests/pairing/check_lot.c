/*
 * The recorded lot for the order of cards (CAA 30, Schools 26): the draw is that of a list which
 * stands in the order of the lot and has no ratings.
 */
#include "config.h"

#include <check.h>
#include <string.h>

#include "cards/lot.h"
#include "pairing.h"
#include "support/event/schools_field.h"
#include "support/suite_run.h"

enum { FIELDS = 1500, NUMBERS = 200 };

/* The input with its players in the order of a lot; index[old] is the new index. */
struct mixed {
	struct pairing_input input;
	struct pairing_player player[FIELD_PLAYERS_MOST];
	struct pairing_game game[FIELD_PLAYERS_MOST][FIELD_ROUNDS_MOST];
	struct pairing_pin pin[FIELD_PINS_MOST];
	struct pairing_apart apart[FIELD_APART_MOST];
	int index[FIELD_PLAYERS_MOST], old[FIELD_PLAYERS_MOST];
};

static void find_order(struct mixed *mixed, const struct pairing_input *input, int lot)
{
	for (int i = 0; i < input->count; i++) {
		const uint64_t place = lot_place(lot, input->players[i].number);
		int at = i;

		for (; at > 0 && lot_place(lot, input->players[mixed->old[at - 1]].number) > place;
			at--)
			mixed->old[at] = mixed->old[at - 1];
		mixed->old[at] = i;
	}
	for (int i = 0; i < input->count; i++)
		mixed->index[mixed->old[i]] = i;
}

static void mix(struct mixed *mixed, const struct pairing_input *input, int lot)
{
	memset(mixed, 0, sizeof(*mixed));
	find_order(mixed, input, lot);
	mixed->input = *input;
	mixed->input.players = mixed->player;
	mixed->input.pins = mixed->pin;
	mixed->input.apart = mixed->apart;
	for (int i = 0; i < input->count; i++) {
		mixed->player[i] = input->players[mixed->old[i]];
		mixed->player[i].games = mixed->game[i];
		mixed->player[i].rating = 0;
		for (int r = 0; r < input->round - 1; r++) {
			mixed->game[i][r] = input->players[mixed->old[i]].games[r];
			if (mixed->game[i][r].opponent >= 0)
				mixed->game[i][r].opponent =
					mixed->index[mixed->game[i][r].opponent];
		}
	}
	for (int i = 0; i < input->npins; i++) {
		mixed->pin[i] = input->pins[i];
		mixed->pin[i].player = mixed->index[input->pins[i].player];
		mixed->pin[i].other = mixed->index[input->pins[i].other];
	}
	for (int i = 0; i < input->napart; i++) {
		mixed->apart[i] = input->apart[i];
		mixed->apart[i].player = mixed->index[input->apart[i].player];
		mixed->apart[i].other = mixed->index[input->apart[i].other];
	}
}

static void draws_agree(
	const struct pairing_book *book, const struct pairing_input *input, int *options, int lot)
{
	const int setting = pairing_book_option(book, "random");
	struct pairing_input with = *input;
	struct pairing_draw by_lot = {0}, of_list = {0};
	struct mixed mixed;
	enum pairing_status status;

	with.options = options;
	mix(&mixed, &with, lot);
	options[setting] = 0;
	status = pairing_best(book, &mixed.input, &of_list, NULL);
	options[setting] = lot;
	ck_assert_int_eq(pairing_best(book, &with, &by_lot, NULL), status);
	ck_assert_int_eq(by_lot.count, of_list.count);
	for (int i = 0; i < by_lot.count; i++) {
		const struct pairing_board *a = &by_lot.boards[i], *b = &of_list.boards[i];

		ck_assert_int_eq(mixed.index[a->white], b->white);
		if (b->black >= 0)
			ck_assert_int_eq(mixed.index[a->black], b->black);
		else
			ck_assert_int_eq(a->black, b->black);
	}
	pairing_draw_done(&by_lot);
	pairing_draw_done(&of_list);
}

START_TEST(draw_is_that_of_a_list_in_the_order_of_the_lot)
{
	const struct pairing_book *book = pairing_book_find(_i == 0 ? "caa" : "schools");

	ck_assert_ptr_nonnull(book);
	for (uint64_t seed = 1; seed <= FIELDS; seed++) {
		struct schools_field field;
		int options[FIELD_OPTIONS];

		schools_field_make(&field, seed, 4, 12);
		for (int i = 0; i < book->noptions; i++)
			options[i] = book->options[i].value;
		draws_agree(book, &field.field.input, options, 1 + (int)(seed * 7919 % LOT_MOST));
	}
}
END_TEST

START_TEST(score_of_the_best_draw_breaks_no_rule_of_order)
{
	const struct pairing_book *book = pairing_book_find(_i == 0 ? "caa" : "schools");

	for (uint64_t seed = 1; seed <= FIELDS; seed++) {
		struct schools_field field;
		struct pairing_draw draw = {0};
		struct pairing_score score = {0};
		int options[FIELD_OPTIONS];

		schools_field_make(&field, seed, 4, 12);
		for (int i = 0; i < book->noptions; i++)
			options[i] = book->options[i].value;
		options[pairing_book_option(book, "random")] = (int)seed;
		field.field.input.options = options;
		if (pairing_best(book, &field.field.input, &draw, NULL) != PAIRING_OK)
			continue;
		ck_assert_int_eq(
			pairing_score(book, &field.field.input, &draw, &score), PAIRING_OK);
		for (int t = 0; t < score.nterms; t++)
			if (!strncmp(score.terms[t].name, "colours by", strlen("colours by")))
				ck_assert_int_eq(score.values[score.terms[t].first], 0);
		pairing_score_done(&score);
		pairing_draw_done(&draw);
	}
}
END_TEST

START_TEST(lots_are_fair)
{
	int first[3] = {0}, favours = 0;
	struct pairing_player players[2] = {{.number = 1}, {.number = 2}};
	const struct pairing_input input = {.players = players, .count = 2, .round = 2};

	for (int lot = 1; lot <= 3 * NUMBERS; lot++) {
		const uint64_t a = lot_place(lot, 1), b = lot_place(lot, 2), c = lot_place(lot, 3);

		ck_assert(a != b && b != c && a != c);
		first[a < b && a < c ? 0 : b < c ? 1 : 2]++;
		players[1].number = 1 + lot;
		favours += lot_favours(&input, 0, 1);
		ck_assert(lot_favours(&input, 0, 1) != lot_favours(&input, 1, 0));
	}
	for (int i = 0; i < 3; i++)
		ck_assert(first[i] > NUMBERS * 3 / 4 && first[i] < NUMBERS * 5 / 4);
	ck_assert(favours > NUMBERS * 5 / 4 && favours < NUMBERS * 7 / 4);
}
END_TEST

int main(void)
{
	TCase *lots = tcase_create("lots");

	tcase_add_loop_test(lots, draw_is_that_of_a_list_in_the_order_of_the_lot, 0, 2);
	tcase_add_loop_test(lots, score_of_the_best_draw_breaks_no_rule_of_order, 0, 2);
	tcase_add_test(lots, lots_are_fair);
	tcase_set_timeout(lots, 120);
	return suite_run("lot", lots, NULL);
}
