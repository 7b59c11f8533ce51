/*
 * A program at work on an event file is killed (SIGKILL) at random moments. Each time the file must
 * hold every action that was acknowledged, at most one more, and be sound; and the work goes on
 * from there. KILLS=n kills n times, SEED=n elsewhere.
 */
#include <check.h>
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "support/fault/killed_child.h"
#include "support/fault/store_folder.h"
#include "support/suite_run.h"

enum { KILLS = 210, STEPS = 30, STEPS_AFTER = 3 };

static struct event states[STEPS + 1];
static unsigned long long seed;

static unsigned long long number_below(unsigned long long limit)
{
	seed = seed * 6364136223846793005ull + 1442695040888963407ull;
	return (seed >> 33) % limit;
}

static long long nanoseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000000000ll + now.tv_nsec;
}

/* The work: make the file, do every step, a byte on the pipe for each one acknowledged. */
static void work(const char *path, int acknowledge)
{
	struct store *store = NULL;
	int step;

	if (script_create(path, &store, NULL) != STATUS_OK)
		_exit(1);
	for (step = 0; step <= STEPS; step++) {
		if (step > 0 && script_step(store, step, NULL) != STATUS_OK)
			_exit(2);
		if (write(acknowledge, "a", 1) != 1)
			_exit(3);
	}
	store_close(store);
	_exit(0);
}

/* All of the folder, also what a file was being made under. */
static void remove_files(void)
{
	DIR *folder = opendir(store_test()->folder);
	const struct dirent *entry;

	ck_assert_ptr_nonnull(folder);
	while ((entry = readdir(folder)) != NULL)
		if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, ".."))
			ck_assert_int_eq(unlinkat(dirfd(folder), entry->d_name, 0), 0);
	closedir(folder);
}

/* Open what a kill has left, with `count` steps acknowledged, and go on with the work a little. */
static void look(int turn, int count)
{
	struct store_test *test = store_test();
	struct store *store = NULL;
	struct event *state;
	int step, last;

	if (store_open(test->path, false, &store, &test->error) != STATUS_OK) {
		/* killed while making it: nothing was promised, and that is what opening says */
		ck_assert_msg(
			count == 0, "kill %d after step %d: %s", turn, count - 1, test->error.text);
		ck_assert_msg(test->error.code == STATUS_NOT_FOUND ||
				test->error.code == STATUS_NOT_EVENT,
			"%s", test->error.text);
		return;
	}
	state = &states[count ? count - 1 : 0];
	step = count ? count : 1;
	if (!event_equal(store_event(store), state, NULL)) {
		ck_assert_msg(count <= STEPS && event_equal(store_event(store), state + 1, NULL),
			"kill %d after step %d: an action is lost", turn, count - 1);
		step++;
	}
	store_verified(store);
	last = step + STEPS_AFTER <= STEPS ? step + STEPS_AFTER : STEPS;
	for (; step <= last; step++)
		ck_assert_msg(script_step(store, step, &test->error) == STATUS_OK, "%s",
			test->error.text);
	ck_assert(event_equal(store_event(store), &states[last], NULL));
	store_verified(store);
	store_close(store);
	ck_assert_int_eq(store_files_in_folder(), 1);
}

static int from_environment(const char *name, int otherwise)
{
	const char *text = getenv(name);

	return text ? atoi(text) : otherwise;
}

START_TEST(acknowledged_actions_survive_sigkill)
{
	struct store_test *test = store_test();
	int kills = from_environment("KILLS", KILLS), done = 0, turn, early = 0, inside = 0;
	long long length;
	bool killed;

	seed = (unsigned long long)from_environment("SEED", 20);
	ck_assert(script_states(states, STEPS));
	length = nanoseconds();
	ck_assert_int_eq(killed_child(work, test->path, -1, 0, &killed), STEPS + 1);
	length = nanoseconds() - length;
	remove_files();
	for (turn = 0; done < kills; turn++) {
		const int wait_for = (int)number_below(STEPS);
		const int count = killed_child(work, test->path, wait_for,
			(long long)number_below((unsigned long long)length / STEPS * 2), &killed);

		ck_assert_msg(turn < 10 * kills, "only %d kills in time", done);
		done += killed;
		early += killed && count == 0;
		inside += killed && count > 0 && count <= STEPS;
		look(turn, count);
		remove_files();
	}
	ck_assert_msg(inside > kills / 2, "%d kills: %d before the first step, %d amid the steps",
		done, early, inside);
	for (turn = 0; turn <= STEPS; turn++)
		event_done(&states[turn]);
}
END_TEST

int main(void)
{
	TCase *tcase = tcase_create("kill");

	tcase_add_checked_fixture(tcase, store_setup, store_teardown);
	tcase_set_timeout(tcase, 280);
	tcase_add_test(tcase, acknowledged_actions_survive_sigkill);
	return suite_run("kill", tcase, NULL);
}
