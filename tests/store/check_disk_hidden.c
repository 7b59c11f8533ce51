/*
 * Files made under a hidden name: what is put in place, what is left of killed makers, and whose
 * leavings are touched.
 */
#include "config.h"

#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "disk/hidden.h"
#include "support/fault/temp_folder.h"
#include "support/suite_run.h"

enum { PATH_SIZE = 300, OLD = 120, YOUNG = 30, STRANGER = 12345 };

static char folder[PATH_SIZE / 2], place[PATH_SIZE];

static void set_up(void)
{
	temp_folder_make(folder, sizeof(folder));
	snprintf(place, sizeof(place), "%s/event.drawboard", folder);
}

static void tear_down(void)
{
	unlink(place);
	ck_assert_int_eq(rmdir(folder), 0);
}

static int count_hidden(void)
{
	char pattern[PATH_SIZE + 20];
	glob_t found;
	int count = 0;

	snprintf(pattern, sizeof(pattern), "%s/.drawboard-*", folder);
	if (glob(pattern, 0, NULL, &found) == 0) {
		count = (int)found.gl_pathc;
		globfree(&found);
	}
	return count;
}

static void write_word(const char *path, const char *word)
{
	FILE *file = fopen(path, "w");

	ck_assert_ptr_nonnull(file);
	ck_assert_int_ge(fputs(word, file), 0);
	ck_assert_int_eq(fclose(file), 0);
}

static void assert_holds(const char *path, const char *word)
{
	char read[20] = "";
	FILE *file = fopen(path, "r");

	ck_assert_ptr_nonnull(file);
	ck_assert_ptr_nonnull(fgets(read, sizeof(read), file));
	fclose(file);
	ck_assert_str_eq(read, word);
}

/* A file that nobody has written for so many seconds. */
static void set_age(const char *path, int seconds)
{
	const struct timespec then = {.tv_sec = time(NULL) - seconds};

	ck_assert_int_eq(utimensat(AT_FDCWD, path, (struct timespec[]){then, then}, 0), 0);
}

/* Another process makes a hidden file; killed, or alive with its lock. Its path is the answer. */
static pid_t make_elsewhere(char path[PATH_SIZE], bool killed)
{
	int pipe_ends[2];
	pid_t child;

	ck_assert_int_eq(pipe(pipe_ends), 0);
	child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0) {
		struct hidden hidden;
		char told[PATH_SIZE] = "";

		if (hidden_make(place, &hidden) == 0)
			snprintf(told, sizeof(told), "%s", hidden.path);
		if (write(pipe_ends[1], told, sizeof(told)) != (ssize_t)sizeof(told))
			_exit(1);
		for (;;)
			pause();
	}
	ck_assert_int_eq(read(pipe_ends[0], path, PATH_SIZE), PATH_SIZE);
	close(pipe_ends[0]);
	close(pipe_ends[1]);
	ck_assert_str_ne(path, "");
	if (killed) {
		kill(child, SIGKILL);
		ck_assert_int_eq(waitpid(child, NULL, 0), child);
	}
	return child;
}

/* The next that makes a file looks around. */
static void make_and_drop(void)
{
	struct hidden hidden;

	ck_assert_int_eq(hidden_make(place, &hidden), 0);
	hidden_drop(&hidden);
	ck_assert_ptr_null(hidden.path);
}

START_TEST(a_whole_file_is_put_in_place)
{
	struct hidden hidden;

	ck_assert_int_eq(hidden_make(place, &hidden), 0);
	ck_assert_int_ne(access(place, F_OK), 0);
	write_word(hidden.path, "new");
	ck_assert_int_eq(hidden_put(&hidden, false), 0);
	ck_assert_ptr_null(hidden.path);
	assert_holds(place, "new");
	ck_assert_int_eq(count_hidden(), 0);
}
END_TEST

START_TEST(what_stands_there_is_replaced_only_if_asked)
{
	struct hidden hidden;

	write_word(place, "old");
	ck_assert_int_eq(hidden_make(place, &hidden), 0);
	write_word(hidden.path, "new");
	ck_assert_int_eq(hidden_put(&hidden, false), EEXIST);
	assert_holds(place, "old");
	ck_assert_ptr_nonnull(hidden.path);
	ck_assert_int_eq(hidden_put(&hidden, true), 0);
	assert_holds(place, "new");
	ck_assert_int_eq(count_hidden(), 0);
}
END_TEST

START_TEST(a_file_given_up_takes_what_lies_beside_it_along)
{
	struct hidden hidden;
	char beside[PATH_SIZE + 10];

	ck_assert_int_eq(hidden_make(place, &hidden), 0);
	snprintf(beside, sizeof(beside), "%s-wal", hidden.path);
	write_word(beside, "pages");
	hidden_drop(&hidden);
	ck_assert_int_eq(count_hidden(), 0);
	ck_assert_int_ne(access(place, F_OK), 0);
}
END_TEST

START_TEST(what_a_killed_maker_left_is_removed_when_it_is_old)
{
	char left[PATH_SIZE], beside[PATH_SIZE + 10];

	make_elsewhere(left, true);
	snprintf(beside, sizeof(beside), "%s-journal", left);
	write_word(beside, "pages");
	set_age(left, YOUNG);
	make_and_drop();
	ck_assert_int_eq(access(left, F_OK), 0);
	set_age(left, OLD);
	make_and_drop();
	ck_assert_int_eq(count_hidden(), 0);
}
END_TEST

START_TEST(a_file_under_lock_is_left_alone)
{
	char held[PATH_SIZE];
	const pid_t child = make_elsewhere(held, false);

	set_age(held, OLD);
	make_and_drop();
	ck_assert_int_eq(access(held, F_OK), 0);
	kill(child, SIGKILL);
	ck_assert_int_eq(waitpid(child, NULL, 0), child);
	make_and_drop();
	ck_assert_int_eq(count_hidden(), 0);
}
END_TEST

START_TEST(files_of_another_machine_are_left_alone)
{
	char other[PATH_SIZE];

	snprintf(other, sizeof(other), "%s/.drawboard-elsewhere%d-7-abcdef", folder, (int)getpid());
	write_word(other, "theirs");
	set_age(other, OLD);
	make_and_drop();
	assert_holds(other, "theirs");
	unlink(other);
}
END_TEST

/* Only root can give a file to somebody else. */
START_TEST(files_of_another_user_are_left_alone)
{
	char left[PATH_SIZE];

	if (geteuid() != 0)
		return;
	make_elsewhere(left, true);
	set_age(left, OLD);
	ck_assert_int_eq(chown(left, STRANGER, STRANGER), 0);
	set_age(left, OLD);
	make_and_drop();
	ck_assert_int_eq(access(left, F_OK), 0);
	unlink(left);
}
END_TEST

/* Nor is a link followed, or a folder of such a name looked at. */
START_TEST(what_is_no_file_is_left_alone)
{
	char left[PATH_SIZE], target[PATH_SIZE + 10];

	make_elsewhere(left, true);
	snprintf(target, sizeof(target), "%s.target", place);
	write_word(target, "kept");
	set_age(target, OLD);
	ck_assert_int_eq(unlink(left), 0);
	ck_assert_int_eq(symlink(target, left), 0);
	make_and_drop();
	assert_holds(target, "kept");
	ck_assert_int_eq(unlink(left), 0);
	ck_assert_int_eq(mkdir(left, 0700), 0);
	make_and_drop();
	ck_assert_int_eq(rmdir(left), 0);
	unlink(target);
}
END_TEST

START_TEST(a_failure_leaves_nothing)
{
	struct rlimit all, none;
	struct hidden hidden;
	char nowhere[PATH_SIZE + 20];

	snprintf(nowhere, sizeof(nowhere), "%s-no-folder/event", place);
	ck_assert_int_eq(hidden_make(nowhere, &hidden), ENOENT);
	ck_assert_ptr_null(hidden.path);

	/* no file can be opened: neither the folder nor the file */
	ck_assert_int_eq(getrlimit(RLIMIT_NOFILE, &all), 0);
	none = (struct rlimit){3, all.rlim_max};
	ck_assert_int_eq(setrlimit(RLIMIT_NOFILE, &none), 0);
	ck_assert_int_eq(hidden_make(place, &hidden), EMFILE);
	ck_assert_int_eq(setrlimit(RLIMIT_NOFILE, &all), 0);
	ck_assert_ptr_null(hidden.path);
	ck_assert_int_eq(count_hidden(), 0);
}
END_TEST

int main(void)
{
	TCase *files = tcase_create("hidden files");

	tcase_add_checked_fixture(files, set_up, tear_down);
	tcase_add_test(files, a_whole_file_is_put_in_place);
	tcase_add_test(files, what_stands_there_is_replaced_only_if_asked);
	tcase_add_test(files, a_file_given_up_takes_what_lies_beside_it_along);
	tcase_add_test(files, what_a_killed_maker_left_is_removed_when_it_is_old);
	tcase_add_test(files, a_file_under_lock_is_left_alone);
	tcase_add_test(files, files_of_another_machine_are_left_alone);
	tcase_add_test(files, files_of_another_user_are_left_alone);
	tcase_add_test(files, what_is_no_file_is_left_alone);
	tcase_add_test(files, a_failure_leaves_nothing);
	return suite_run("disk: hidden files", files, NULL);
}
