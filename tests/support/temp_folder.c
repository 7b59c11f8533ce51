#include "support/temp_folder.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

void temp_folder_make(char *folder, size_t size)
{
	const char *under = getenv("TMPDIR");
	const int length =
		snprintf(folder, size, "%s/test.XXXXXX", under && under[0] ? under : "/tmp");

	ck_assert_int_lt(length, (int)size);
	ck_assert_ptr_nonnull(mkdtemp(folder));
}
