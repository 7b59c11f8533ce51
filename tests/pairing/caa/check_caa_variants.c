/*
 * The variants of the British rules: the orders in which floaters are sought (CAA 6, 20, 21, 28,
 * 29), and rule 9 relaxed in the last rounds (40).
 */
#include "config.h"

#include <check.h>

#include "caa/caa.h"
#include "support/suite_run.h"

enum { MOST = 12 };

START_TEST(place_and_card_are_inverse)
{
	for (int order = CAA_LINE_DOWN; order <= CAA_BOTTOM_UP; order++)
		for (int n = 1; n <= MOST; n++)
			for (int line = 0; line <= n; line++)
				for (int i = 0; i < n; i++) {
					const int at =
						caa_card_at((enum caa_order)order, n, line, i);

					ck_assert(at >= 0 && at < n);
					ck_assert_int_eq(
						caa_place((enum caa_order)order, n, line, at), i);
				}
}
END_TEST

static void order_is(enum caa_order order, const int cards[7])
{
	for (int i = 0; i < 7; i++)
		ck_assert_int_eq(caa_card_at(order, 7, 3, i), cards[i]);
}

START_TEST(settings_choose_the_orders)
{
	struct caa_options options = {0};

	order_is(caa_down_order(&options), (const int[]){3, 4, 5, 6, 2, 1, 0});
	order_is(caa_up_order(&options), (const int[]){0, 1, 2, 3, 4, 5, 6});
	options.long_event = true;
	order_is(caa_up_order(&options), (const int[]){2, 1, 0, 3, 4, 5, 6});
	options.large = true;
	order_is(caa_down_order(&options), (const int[]){6, 5, 4, 3, 2, 1, 0});
	/* the bye by rule 6 whatever is set */
	order_is(caa_bye_order(), (const int[]){3, 4, 5, 6, 2, 1, 0});
}
END_TEST

enum { LEADER, HIGH, HIGH_TOO, LOW, LOW_TOO, PLAYERS, ROUNDS = 5, SETTINGS = 10 };

/*
 * Before the last round: two on 2 who have had one Black more than Whites, two on 1 who have had
 * two Whites more than Blacks, a leader on 4 who is not there.
 */
static bool low_ones_meet(const int *options)
{
	static const char *const colours[PLAYERS] = {"WBWB", "BWBB", "BWBB", "WWBW", "WWBW"};
	static const int scores[PLAYERS] = {8, 4, 4, 2, 2};
	const struct pairing_book *caa = pairing_book_find("caa");
	struct pairing_game game[PLAYERS][ROUNDS - 1];
	struct pairing_player player[PLAYERS] = {{0}};
	struct pairing_input input = {.players = player,
		.count = PLAYERS,
		.round = ROUNDS,
		.rounds = ROUNDS,
		.options = options};
	struct pairing_draw draw = {0};
	bool meet = false;

	for (int i = 0; i < PLAYERS; i++) {
		player[i] = (struct pairing_player){.number = i + 1,
			.score = scores[i],
			.games = game[i],
			.absent = i == LEADER};
		for (int r = 0; r < ROUNDS - 1; r++)
			game[i][r] = (struct pairing_game){PAIRING_OUTSIDE,
				colours[i][r] == 'W' ? PAIRING_WHITE : PAIRING_BLACK,
				PAIRING_PLAYED, PAIRING_LEVEL, scores[i] / 4};
	}
	ck_assert_int_eq(pairing_best(caa, &input, &draw, NULL), PAIRING_OK);
	for (int i = 0; i < draw.count; i++)
		meet = meet || draw.boards[i].white + draw.boards[i].black == LOW + LOW_TOO;
	pairing_draw_done(&draw);
	return meet;
}

START_TEST(rule_40_floats_spare_a_difference_of_3)
{
	int options[SETTINGS] = {1, 1, 1, 0, 0, 0, 0, 0, 0, 0};

	ck_assert_int_eq(pairing_book_find("caa")->noptions, SETTINGS);
	ck_assert(low_ones_meet(options));
	options[SETTINGS - 3] = 1;
	ck_assert(!low_ones_meet(options));
	/* three points behind the leader they are, not three and a half */
	options[SETTINGS - 2] = 6;
	ck_assert(!low_ones_meet(options));
	options[SETTINGS - 2] = 7;
	ck_assert(low_ones_meet(options));
}
END_TEST

int main(void)
{
	TCase *orders = tcase_create("orders");

	tcase_add_test(orders, place_and_card_are_inverse);
	tcase_add_test(orders, settings_choose_the_orders);
	tcase_add_test(orders, rule_40_floats_spare_a_difference_of_3);
	return suite_run("caa_variants", orders, NULL);
}
