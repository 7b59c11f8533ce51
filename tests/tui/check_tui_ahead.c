/*
 * Draws worked out ahead by a process of its own: they come, are kept, and nothing is left running.
 */
#include "config.h"

#include <check.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "support/event/guide_event.h"
#include "support/suite_run.h"
#include "tui/board/ahead.h"

enum { DROPS = 20, WAIT = 5000 };

static struct app *app;
static struct ahead ahead;

static void setup(void)
{
	struct error error = {.text = ""};

	ck_assert_msg(app_open(guide_event("ahead.drawboard", 3), &app, &error) == STATUS_OK, "%s",
		error.text);
}

static void teardown(void)
{
	ahead_forget(&ahead);
	app_close(app);
}

/* Card i takes White: drop 0 is the draw as it is. */
static struct ahead_drop drop_of(int i)
{
	struct ahead_drop drop = {.count = i > 0};

	drop.changes[0] = (struct hand_change){true, i, HAND_COLOUR, COLOUR_WHITE};
	return drop;
}

static void ask(int from, int count)
{
	struct ahead_drop *drops = calloc((size_t)count, sizeof(*drops));

	ck_assert_ptr_nonnull(drops);
	for (int i = 0; i < count; i++)
		drops[i] = drop_of(from + i);
	ahead_ask(&ahead, app, drops, count, 1);
}

/* Until the worker has said all it will. */
static void take_all(void)
{
	while (ahead_pipe(&ahead) >= 0)
		ahead_take(&ahead, WAIT);
}

static void no_child_is_left(void)
{
	ck_assert_int_eq(waitpid(-1, NULL, WNOHANG), -1);
	ck_assert_int_eq(errno, ECHILD);
}

START_TEST(draws_come_as_they_would_be_proposed)
{
	ask(0, DROPS);
	take_all();
	no_child_is_left();
	for (int i = 0; i < DROPS; i++) {
		struct ahead_drop drop = drop_of(i);
		const struct foreseen *got = ahead_find(&ahead, &drop);
		struct foreseen want;
		struct error error;

		/* Those that are not needed are worked on for a part of a second only. */
		ck_assert(got || i > 0);
		if (!got)
			continue;
		ck_assert_int_eq(
			app_foresee(app, drop.changes, drop.count, &want, &error), STATUS_OK);
		ck_assert_int_eq(got->drawn, want.drawn);
		ck_assert_int_eq(got->count, want.count);
		ck_assert_str_eq(got->why, want.why);
		ck_assert_int_eq(
			memcmp(got->boards, want.boards, (size_t)want.count * sizeof(*want.boards)),
			0);
		foreseen_done(&want);
	}
}
END_TEST

START_TEST(asking_anew_drops_the_old_worker_and_keeps_its_draws)
{
	struct ahead_drop first = drop_of(1), second = drop_of(2);

	ask(1, 1);
	ck_assert(ahead_awaits(&ahead, &first));
	ck_assert(!ahead_awaits(&ahead, &second));
	take_all();
	ck_assert(!ahead_awaits(&ahead, &first));
	for (int i = 0; i < 50; i++)
		ask(2, DROPS);
	ck_assert(ahead_awaits(&ahead, &second));
	take_all();
	ck_assert_ptr_nonnull(ahead_find(&ahead, &first));
	ck_assert_ptr_nonnull(ahead_find(&ahead, &second));
	no_child_is_left();
}
END_TEST

START_TEST(forgetting_leaves_nothing)
{
	struct ahead_drop nothing = drop_of(0);

	ask(0, DROPS);
	ahead_forget(&ahead);
	ck_assert_int_eq(ahead_pipe(&ahead), -1);
	ck_assert(!ahead_take(&ahead, 0));
	ck_assert_ptr_null(ahead_find(&ahead, &nothing));
	no_child_is_left();
}
END_TEST

/* The event is the parent's: the worker's trials change nothing. */
START_TEST(the_event_is_as_it_was)
{
	struct event before;

	ck_assert_int_eq(event_copy(app_event(app), &before), STATUS_OK);
	ask(0, DROPS);
	take_all();
	ck_assert(event_equal(&before, app_event(app), NULL));
	event_done(&before);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("ahead");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, draws_come_as_they_would_be_proposed);
	tcase_add_test(tcase, asking_anew_drops_the_old_worker_and_keeps_its_draws);
	tcase_add_test(tcase, forgetting_leaves_nothing);
	tcase_add_test(tcase, the_event_is_as_it_was);
	return suite_run("tui ahead", tcase, NULL);
}
