/* A use case when memory runs out, call by call. */
#include "config.h"

#include "support/fault/nomem_action.h"

#include "support/event/app_event.h"
#include "support/fault/failing_malloc.h"

enum { TRIES_MOST = 20000 };

void nomem_action(enum status (*action)(void), const int *draws)
{
	struct app *app = app_test()->app;
	struct error *error = &app_test()->error;
	struct event before;
	int tries, lenient = 0;

	event_init(&before);
	ck_assert_int_eq(event_copy(app_event(app), &before), STATUS_OK);
	for (tries = 1; tries < TRIES_MOST; tries++) {
		enum status status;
		bool failed;

		/* What was found out before the failure is forgotten: each try starts alike. */
		ck_assert_int_eq(app_undo(app, "again", NULL, error), STATUS_OK);
		ck_assert_int_eq(app_redo(app, NULL, error), STATUS_OK);
		failing_malloc_start(tries, false);
		status = action();
		failed = failing_malloc_stop();
		if (!failed) {
			ck_assert_msg(status == STATUS_OK, "%s", error->text);
			break;
		}
		if (status == STATUS_OK && !event_equal(app_event(app), &before, NULL))
			ck_assert_int_eq(app_undo(app, "again", NULL, error), STATUS_OK);
		ck_assert_msg(
			status == STATUS_NO_MEMORY || (status == STATUS_OK && lenient++ < *draws),
			"call %d: status %d, %s", tries, status, error->text);
		ck_assert_msg(
			event_equal(app_event(app), &before, NULL), "call %d: changed", tries);
	}
	ck_assert_int_lt(tries, TRIES_MOST);
	ck_assert_int_gt(tries, 3);
	event_done(&before);
}
