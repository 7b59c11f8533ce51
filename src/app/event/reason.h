/* Why something is done, as an arbiter types it and the journal keeps it. */
#ifndef APP_EVENT_REASON_H
#define APP_EVENT_REASON_H

#include <stdbool.h>

#include "core/status.h"

/* Bytes of a reason that the journal keeps whole behind what was done. */
enum { REASON_MOST = 96 };

/* Is anything said? NULL and blanks are no reason. */
bool reason_is_given(const char *reason);

/* STATUS_BAD_INPUT: it cannot be kept, or is longer than `most` bytes. NULL: there is none. */
enum status reason_check(const char *reason, int most, struct error *error);

#endif
