/*
 * Accelerated pairings: virtual points by the rule of Baku, and in the event that a report becomes.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/round/acceleration.h"
#include "app/trf/event.h"
#include "core/event.h"
#include "support/event/app_event.h"
#include "support/event/trf_text.h"

static struct app *made;

static void setup(void)
{
	made = NULL;
	memset(trf_text()->file, 0, sizeof(trf_text()->file));
}

static void teardown(void)
{
	app_close(made);
	trf_text_done();
}

static void players(int count)
{
	for (int i = 1; i <= count; i++)
		trf_text_player(i, "0.0", "");
}

/*
 * Of a report with so many players, by their starting numbers: "2222 0" half points in each round.
 */
static void is(int count, int rounds, int number, const char *expected)
{
	char found[32] = "", text[32];

	memset(trf_text()->file, 0, sizeof(trf_text()->file));
	sprintf(text, "142 %d", rounds);
	trf_text_line(text);
	/* a bye in the last round, so that the report speaks of all */
	sprintf(text, "240 H %03d %4d", rounds, count);
	trf_text_line(text);
	trf_text_line("192 FIDE_DUTCH_2026_BAKU");
	players(count);
	trf_text_read_well();
	ck_assert(acceleration_is_on(&trf_text()->trf, rounds));
	ck_assert_int_eq(acceleration_by_baku(&trf_text()->trf), STATUS_OK);
	for (int round = 1; round <= rounds; round++)
		found[round - 1] = (char)('0' + trf_virtual2(&trf_text()->trf, number - 1, round));
	ck_assert_msg(!strcmp(found, expected), "%d players, %d rounds, number %d: %s, expected %s",
		count, rounds, number, found, expected);
}

START_TEST(half_of_the_rounds_are_accelerated_and_half_of_those_whole)
{
	is(8, 9, 1, "222110000");
	is(8, 5, 1, "22100");
	is(8, 4, 1, "2100");
	is(8, 1, 1, "2");
	is(8, 9, 5, "000000000");
}
END_TEST

START_TEST(the_upper_group_has_an_even_number)
{
	is(161, 9, 82, "222110000");
	is(161, 9, 83, "000000000");
	is(9, 3, 6, "210");
	is(9, 3, 7, "000");
}
END_TEST

START_TEST(an_event_counts_with_the_rounds_that_were_given)
{
	struct app_trf order = {.rounds = 1};
	struct app_trf_counts counts;
	char path[128];

	trf_text_line("192 FIDE_DUTCH_2026_BAKU");
	players(2);
	trf_text_read_well();
	ck_assert(!acceleration_is_on(&trf_text()->trf, 0));
	snprintf(path, sizeof(path), "%s/new.drw", app_test()->folder);
	order.path = app_write_file("in.trf", trf_text()->file);
	APP_OK(app_create_from_trf(path, &order, &made, &counts, &app_test()->error, NULL, NULL));
	ck_assert_int_eq(event_section(app_event(made), 1)->rounds, 1);
	ck_assert_str_eq(event_section(app_event(made), 1)->options, "acceleration=baku");
}
END_TEST

/* Its own lines speak of rounds that the event does not have. */
START_TEST(a_report_without_virtual_points_is_not_accelerated)
{
	struct app_trf order = {.path = NULL};
	struct app_trf_counts counts;
	char path[128], *text;
	size_t size;

	trf_text_line("XXR 1");
	trf_text_line("192 FIDE_DUTCH_BAKU");
	trf_text_line("250       1.0 002 003    1    2");
	players(2);
	snprintf(path, sizeof(path), "%s/new.drw", app_test()->folder);
	order.path = app_write_file("in.trf", trf_text()->file);
	APP_OK(app_create_from_trf(path, &order, &made, &counts, &app_test()->error, NULL, NULL));
	APP_OK(app_export_trf(made, false, &text, &size, &app_test()->error, NULL, NULL));
	ck_assert_ptr_nonnull(strstr(text, "192 FIDE_DUTCH\r"));
	free(text);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("baku");

	tcase_add_checked_fixture(tests, setup, teardown);
	tcase_add_test(tests, half_of_the_rounds_are_accelerated_and_half_of_those_whole);
	tcase_add_test(tests, the_upper_group_has_an_even_number);
	tcase_add_test(tests, an_event_counts_with_the_rounds_that_were_given);
	tcase_add_test(tests, a_report_without_virtual_points_is_not_accelerated);
	return app_run_suite("acceleration", tests);
}
