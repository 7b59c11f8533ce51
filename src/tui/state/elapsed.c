/* How long ago something began, by a clock that nobody sets. */
#include "config.h"

#include "tui/state/elapsed.h"

long long milliseconds_since(const struct timespec *then)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (now.tv_sec - then->tv_sec) * 1000LL + (now.tv_nsec - then->tv_nsec) / 1000000;
}
