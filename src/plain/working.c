/* A line that says that an answer takes longer than a second, written from the alarm. */
#include "config.h"

#include "plain/working.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

enum { PATIENCE_SECONDS = 1 };

static void on_alarm(int number)
{
	static const char words[] = "working ...\n";
	const int before = errno;
	const ssize_t written = write(STDOUT_FILENO, words, sizeof(words) - 1);

	(void)number;
	(void)written;
	errno = before;
}

static void set_timer(long seconds)
{
	const struct itimerval timer = {.it_value = {.tv_sec = seconds}};

	setitimer(ITIMER_REAL, &timer, NULL);
}

void working_begin(void)
{
	struct sigaction action = {.sa_handler = on_alarm, .sa_flags = SA_RESTART};

	sigemptyset(&action.sa_mask);
	sigaction(SIGALRM, &action, NULL);
	set_timer(PATIENCE_SECONDS);
}

void working_end(void)
{
	set_timer(0);
}
