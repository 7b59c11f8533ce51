/* A process that works for the screen: its start and end, and what it has sent. */
#include "config.h"

#include "tui/state/worker.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NICENESS = 5, READ_SIZE = 65536 };

/* The child lets go of the screen's signals. */
static void begin(void)
{
	sigset_t none;

	for (int number = 1; number < SIGRTMIN; number++)
		signal(number, SIG_DFL);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	if (nice(NICENESS) < 0)
		errno = 0; /* as urgent as the screen, then */
}

bool worker_start(struct worker *worker, int *socket)
{
	sigset_t all, before;
	int ends[2];

	worker_stop(worker);
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
		return false;
	/* none of the screen's signal handlers may run in the child */
	sigfillset(&all);
	sigprocmask(SIG_SETMASK, &all, &before);
	worker->pid = fork();
	if (worker->pid == 0) {
		close(ends[0]);
		begin();
		*socket = ends[1];
		return true;
	}
	sigprocmask(SIG_SETMASK, &before, NULL);
	close(ends[1]);
	if (worker->pid < 0) {
		close(ends[0]);
		worker->pid = 0;
		return false;
	}
	fcntl(ends[0], F_SETFL, O_NONBLOCK);
	worker->socket = ends[0];
	return true;
}

bool worker_send(int socket, const void *from, size_t size)
{
	const char *bytes = from;

	while (size > 0) {
		const ssize_t sent = write(socket, bytes, size);

		if (sent < 0 && errno != EINTR)
			return false;
		if (sent > 0) {
			bytes += sent;
			size -= (size_t)sent;
		}
	}
	return true;
}

int worker_socket(const struct worker *worker)
{
	return worker->pid > 0 ? worker->socket : -1;
}

bool worker_read(struct worker *worker)
{
	for (;;) {
		ssize_t got;

		if (worker->size - worker->used < READ_SIZE) {
			const size_t size = 2 * worker->size + READ_SIZE;
			char *bytes = realloc(worker->bytes, size);

			if (!bytes)
				return false;
			worker->bytes = bytes;
			worker->size = size;
		}
		got = read(worker->socket, worker->bytes + worker->used, READ_SIZE);
		if (got <= 0)
			return got < 0 && (errno == EAGAIN || errno == EINTR);
		worker->used += (size_t)got;
	}
}

void worker_drop(struct worker *worker, size_t size)
{
	if (size == 0)
		return;
	worker->used -= size;
	memmove(worker->bytes, worker->bytes + size, worker->used);
}

void worker_give_up(const struct worker *worker)
{
	shutdown(worker_socket(worker), SHUT_WR);
}

void worker_stop(struct worker *worker)
{
	if (worker->pid > 0) {
		kill(worker->pid, SIGKILL);
		while (waitpid(worker->pid, NULL, 0) < 0 && errno == EINTR)
			;
		close(worker->socket);
	}
	free(worker->bytes);
	*worker = (struct worker){.pid = 0};
}

void worker_leave(struct worker *worker)
{
	if (worker->pid > 0)
		close(worker->socket);
	free(worker->bytes);
	*worker = (struct worker){.pid = 0};
}
