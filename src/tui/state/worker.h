/*
 * A process of its own that works out an answer for the screen from a copy of everything: what all
 * of them do at their start and end, and how they send.
 */
#ifndef TUI_STATE_WORKER_H
#define TUI_STATE_WORKER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* The child: the screen's signals are not its own, and it is less urgent. */
void worker_begin(void);
/* All of it, however long that takes; false if nobody reads any more. */
bool worker_send(int pipe, const void *from, size_t size);
/* End the process `pid` and wait for its end. */
void worker_end(pid_t pid);

#endif
