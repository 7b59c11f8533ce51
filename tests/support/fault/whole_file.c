/* A file as it is, in memory. */
#include "config.h"

#include "support/fault/whole_file.h"

#include <check.h>
#include <stdio.h>

char *whole_file(const char *path, size_t *size)
{
	static char bytes[1 << 20];
	FILE *file = fopen(path, "rb");
	size_t length;

	ck_assert_msg(file, "%s", path);
	length = fread(bytes, 1, sizeof(bytes), file);
	fclose(file);
	ck_assert_msg(length < sizeof(bytes), "%s", path);
	bytes[length] = '\0';
	if (size)
		*size = length;
	return bytes;
}
