/* A club season of its own for each test of the use cases. */
#include "support/event/season_event.h"

#include <stdio.h>

#include "support/suite_run.h"

static void setup(void)
{
	struct app_test *test = app_test();
	struct app_new what = {test->path, "Club", "gsrp", 60, COLOUR_WHITE, NULL, false};

	app_setup();
	app_close(test->app);
	snprintf(test->path, sizeof(test->path), "%s/season.drw", test->folder);
	APP_OK(app_create(&what, &test->app, &test->error));
}

enum status season_attend_one(struct app *app, int pin, int kind)
{
	return app_attend(app, &pin, &kind, 1, &app_test()->error);
}

void season_attend(struct app *app, int count, enum attends kind)
{
	int pins[64], kinds[64];

	ck_assert_int_le(count, 64);
	for (int i = 0; i < count; i++) {
		pins[i] = i + 1;
		kinds[i] = (int)kind;
	}
	APP_OK(app_attend(app, pins, kinds, count, &app_test()->error));
}

int season_run_suite(const char *name, TCase *tcase)
{
	tcase_add_checked_fixture(tcase, setup, app_teardown);
	return suite_run(name, tcase, NULL);
}
