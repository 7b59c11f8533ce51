/* Work of another process that is killed amid it. */
#include "config.h"

#include "support/fault/killed_child.h"

#include <check.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int killed_child(void (*work)(const char *path, int acknowledge), const char *path, int wait_for,
	long long after, bool *killed)
{
	int ends[2], status, count = 0;
	struct timespec pause = {after / 1000000000, after % 1000000000};
	char byte;
	pid_t child;

	ck_assert_int_eq(pipe(ends), 0);
	child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0)
		work(path, ends[1]);
	close(ends[1]);
	while (count < wait_for && read(ends[0], &byte, 1) == 1)
		count++;
	if (wait_for >= 0) {
		nanosleep(&pause, NULL);
		kill(child, SIGKILL);
	}
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	while (read(ends[0], &byte, 1) == 1)
		count++;
	close(ends[0]);
	ck_assert_msg(
		WIFSIGNALED(status) || WEXITSTATUS(status) == 0, "exit %d", WEXITSTATUS(status));
	if (killed)
		*killed = WIFSIGNALED(status);
	return count;
}
