/* How long something took. */
#include "config.h"

#include "support/stopwatch.h"

#include <time.h>

static double milliseconds(clockid_t clock)
{
	struct timespec now;

	clock_gettime(clock, &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

double stopwatch_cpu(void)
{
	return milliseconds(CLOCK_PROCESS_CPUTIME_ID);
}

double stopwatch_wall(void)
{
	return milliseconds(CLOCK_MONOTONIC);
}

int stopwatch_compare(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}
