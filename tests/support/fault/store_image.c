/* Event files as bytes, put in each other's place. */
#include "support/fault/store_image.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/fault/store_folder.h"

const char *store_beside(const char *suffix)
{
	static char name[200];

	snprintf(name, sizeof(name), "%s%s", store_test()->path, suffix);
	return name;
}

long long store_file_size(const char *name)
{
	struct stat info;

	return stat(name, &info) == 0 ? (long long)info.st_size : -1;
}

struct image image_of(const char *name)
{
	struct image image;

	image.bytes = store_read_file(name, &image.size);
	return image;
}

bool image_is(const struct image *image, const char *name)
{
	struct image now = image_of(name);
	bool is = now.size == image->size && memcmp(now.bytes, image->bytes, now.size) == 0;

	free(now.bytes);
	return is;
}

struct image image_of_another_event(int steps)
{
	struct store_test *test = store_test();
	char path[sizeof(test->path)];
	struct image image;

	strcpy(path, test->path);
	snprintf(test->path, sizeof(test->path), "%s/other", test->folder);
	store_made(steps);
	image = image_of(test->path);
	ck_assert_int_eq(unlink(test->path), 0);
	strcpy(test->path, path);
	return image;
}

void store_crashed(int from, int to)
{
	struct store_test *test = store_test();
	pid_t child = fork();
	int status, step;

	ck_assert_int_ge(child, 0);
	if (child == 0) {
		struct store *store = NULL;

		if (store_open(test->path, false, &store, NULL) != STATUS_OK)
			_exit(2);
		store_reader();
		for (step = from; step <= to; step++)
			if (script_step(store, step, NULL) != STATUS_OK)
				_exit(3);
		raise(SIGKILL);
	}
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert(WIFSIGNALED(status));
	ck_assert_int_gt(store_file_size(store_beside("-wal")), 32);
}

void store_in_state(int state)
{
	struct store *store = store_opened(false);

	ck_assert(event_equal(store_event(store), &store_test()->states[state], NULL));
	store_verified(store);
	store_close(store);
	ck_assert_int_eq(store_files_in_folder(), 1);
}

void image_kept_from_the_log(const struct image *file, int state)
{
	struct store_test *test = store_test();
	struct image log = image_of(store_beside("-wal"));

	store_write_file(test->path, file->bytes, file->size);
	store_refused(false, STATUS_IO);
	ck_assert_ptr_nonnull(strstr(test->error.text, "an event?.drw-wal"));
	store_refused(true, STATUS_IO);
	ck_assert(image_is(file, test->path));
	ck_assert(image_is(&log, store_beside("-wal")));
	ck_assert_int_eq(unlink(store_beside("-wal")), 0);
	unlink(store_beside("-shm"));
	store_in_state(state);
	free(log.bytes);
}
