/* A malloc whose n-th call fails. */
#include "support/fault/failing_malloc.h"

#include <stddef.h>

/*
 * What the linker's --wrap calls and defines; weak, because tests without it are linked with this
 * file as well.
 */
void *__real_malloc(size_t size) __attribute__((weak));
void *__real_calloc(size_t count, size_t size) __attribute__((weak));
void *__real_realloc(void *memory, size_t size) __attribute__((weak));
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

static int calls, failing;
static bool failing_on, fired;

void failing_malloc_start(int n, bool lasting)
{
	calls = 0;
	failing = n;
	failing_on = lasting;
	fired = false;
}

bool failing_malloc_stop(void)
{
	failing = 0;
	return fired;
}

bool failing_malloc_fails(void)
{
	calls++;
	if (!failing || calls < failing || (calls > failing && !failing_on))
		return false;
	fired = true;
	return true;
}

void *__wrap_malloc(size_t size)
{
	return failing_malloc_fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
	return failing_malloc_fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
	return failing_malloc_fails() ? NULL : __real_realloc(memory, size);
}
