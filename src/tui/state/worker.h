/*
 * A process of its own that works out an answer for the screen from a copy of everything, while the
 * screen goes on: its start and end, and what it has sent. Terminal and file are not its own.
 */
#ifndef TUI_STATE_WORKER_H
#define TUI_STATE_WORKER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Starts zeroed. */
struct worker {
	pid_t pid;   /* 0: there is none */
	int socket;  /* to it and from it; never waits */
	char *bytes; /* come and not yet dropped */
	size_t used, size;
};

/*
 * Begin; one that there was is stopped. False: there is no process to be had. In the child, where
 * pid is 0, *socket is its end, the signals of the screen are not its own and it is less urgent.
 */
bool worker_start(struct worker *worker, int *socket);

/* The child: send all of it, however long that takes; false if nobody reads any more. */
bool worker_send(int socket, const void *from, size_t size);

/* The descriptor to poll for more, -1: there is no worker. */
int worker_socket(const struct worker *worker);

/* Take in all that there is to read now; false when nothing will come any more. */
bool worker_read(struct worker *worker);

/* The first bytes have been used. */
void worker_drop(struct worker *worker, size_t size);

/* Ask the process to end by itself: it reads the end of its socket. */
void worker_give_up(const struct worker *worker);

/* End the process, and forget what it has sent. */
void worker_stop(struct worker *worker);

/* Let it go on alone to its end, which is not waited for, and forget what it has sent. */
void worker_leave(struct worker *worker);

#endif
