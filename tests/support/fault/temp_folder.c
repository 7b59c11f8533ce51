#include "support/fault/temp_folder.h"

#include <check.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void temp_folder_make(char *folder, size_t size)
{
	const char *under = getenv("TMPDIR");
	const int length =
		snprintf(folder, size, "%s/test.XXXXXX", under && under[0] ? under : "/tmp");

	ck_assert_int_lt(length, (int)size);
	ck_assert_ptr_nonnull(mkdtemp(folder));
}

/* By hand: `rm -rf` by the shell takes as long as many a test. */
static void remove_in(int folder, const char *name)
{
	const struct dirent *entry;
	DIR *inner;
	int fd;

	if (unlinkat(folder, name, 0) == 0)
		return;
	ck_assert_msg(fchmodat(folder, name, 0700, 0) == 0, "%s", name);
	fd = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	ck_assert_msg(fd >= 0, "%s", name);
	inner = fdopendir(fd);
	ck_assert_ptr_nonnull(inner);
	while ((entry = readdir(inner)) != NULL)
		if (strcmp(entry->d_name, ".") && strcmp(entry->d_name, ".."))
			remove_in(fd, entry->d_name);
	closedir(inner);
	ck_assert_msg(unlinkat(folder, name, AT_REMOVEDIR) == 0, "%s", name);
}

void temp_folder_remove(const char *folder)
{
	remove_in(AT_FDCWD, folder);
}
