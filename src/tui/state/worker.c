/* Start, sending and end of the processes that work for the screen. */
#include "config.h"

#include "tui/state/worker.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NICENESS = 5 };

void worker_begin(void)
{
	sigset_t none;

	for (int number = 1; number < SIGRTMIN; number++)
		signal(number, SIG_DFL);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	if (nice(NICENESS) < 0)
		errno = 0; /* as urgent as the screen, then */
}

bool worker_send(int pipe, const void *from, size_t size)
{
	const char *bytes = from;

	while (size > 0) {
		const ssize_t sent = write(pipe, bytes, size);

		if (sent < 0 && errno != EINTR)
			return false;
		if (sent > 0) {
			bytes += sent;
			size -= (size_t)sent;
		}
	}
	return true;
}

void worker_end(pid_t pid)
{
	kill(pid, SIGKILL);
	while (waitpid(pid, NULL, 0) < 0 && errno == EINTR)
		;
}
