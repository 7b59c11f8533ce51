/* How long ago something began, by a clock that nobody sets. */
#ifndef TUI_STATE_ELAPSED_H
#define TUI_STATE_ELAPSED_H

#include <time.h>

/* `then` is a time of CLOCK_MONOTONIC. */
long long milliseconds_since(const struct timespec *then);

#endif
