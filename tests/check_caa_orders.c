/*
 * The orders in which floaters are sought (CAA 6, 20, 21, 28, 29).
 */
#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "caa.h"

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

int main(void)
{
	Suite *suite = suite_create("caa_orders");
	TCase *orders = tcase_create("orders");
	SRunner *runner;
	int failed;

	tcase_add_test(orders, place_and_card_are_inverse);
	tcase_add_test(orders, settings_choose_the_orders);
	suite_add_tcase(suite, orders);
	runner = srunner_create(suite);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
