/* One run of lp or lpstat. */
#include "config.h"

#include "print/spool/spool_lp.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { TICK = 20, SECONDS = 30 };

/*
 * Its three connections, our ends and its ends. Text goes through a socket, not a pipe, so that an
 * lp that stops reading does not kill us by SIGPIPE. `trouble` carries errno if exec fails, and
 * closes when it succeeds.
 */
enum { FEED, FEED_CHILD, SAYS, SAYS_CHILD, TROUBLE, TROUBLE_CHILD, ENDS };

struct run {
	int ends[ENDS];
	pid_t child;
	int stop; /* 0: none */
	const char *text;
	size_t left;
	char *said;
	size_t used, room;
};

static void close_end(struct run *run, int end)
{
	if (run->ends[end] >= 0)
		close(run->ends[end]);
	run->ends[end] = -1;
}

static void close_all(struct run *run)
{
	for (int end = 0; end < ENDS; end++)
		close_end(run, end);
}

static bool open_all(struct run *run)
{
	for (int end = 0; end < ENDS; end++)
		run->ends[end] = -1;
	if (socketpair(AF_UNIX, SOCK_STREAM, 0, run->ends + FEED) != 0 ||
		pipe(run->ends + SAYS) != 0 || pipe(run->ends + TROUBLE) != 0)
		return false;
	for (int end = 0; end < ENDS; end++)
		if (fcntl(run->ends[end], F_SETFD, FD_CLOEXEC) != 0)
			return false;
	return fcntl(run->ends[FEED], F_SETFL, O_NONBLOCK) == 0 &&
		fcntl(run->ends[SAYS], F_SETFL, O_NONBLOCK) == 0;
}

/*
 * In the child: become the program, which answers in English. An end that already is the wanted
 * descriptor would keep its close-on-exec flag: the caller's 0, 1 and 2 are open, so it never is.
 */
_Noreturn static void become_program(const struct run *run, char **arguments)
{
	sigset_t none;
	int code;

	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	signal(SIGPIPE, SIG_DFL);
	setenv("LC_ALL", "C.UTF-8", 1);
	if (dup2(run->ends[FEED_CHILD], 0) >= 0 && dup2(run->ends[SAYS_CHILD], 1) >= 0 &&
		dup2(run->ends[SAYS_CHILD], 2) >= 0)
		execvp(arguments[0], arguments);
	code = errno;
	while (write(run->ends[TROUBLE_CHILD], &code, sizeof(code)) < 0 && errno == EINTR)
		;
	_exit(127);
}

static bool start(struct run *run, char **arguments)
{
	run->child = fork();
	if (run->child == 0)
		become_program(run, arguments);
	if (run->child < 0)
		return false;
	close_end(run, FEED_CHILD);
	close_end(run, SAYS_CHILD);
	close_end(run, TROUBLE_CHILD);
	return true;
}

/* errno of a failed exec, 0 once the program runs. */
static int exec_trouble(struct run *run)
{
	int code = 0;
	ssize_t size;

	do
		size = read(run->ends[TROUBLE], &code, sizeof(code));
	while (size < 0 && errno == EINTR);
	return size == (ssize_t)sizeof(code) ? code : 0;
}

static void feed(struct run *run)
{
	ssize_t sent = send(run->ends[FEED], run->text, run->left, MSG_NOSIGNAL);

	if (sent > 0) {
		run->text += sent;
		run->left -= (size_t)sent;
	} else if (sent < 0 && errno != EAGAIN && errno != EINTR) {
		run->left = 0; /* it does not want the rest: its exit status tells why */
	}
	if (run->left == 0)
		close_end(run, FEED);
}

static void listen_to(struct run *run)
{
	char bytes[512];
	ssize_t size;

	while ((size = read(run->ends[SAYS], bytes, sizeof(bytes))) > 0) {
		size_t take =
			(size_t)size < run->room - run->used ? (size_t)size : run->room - run->used;

		memcpy(run->said + run->used, bytes, take);
		run->used += take;
	}
	if (size == 0)
		close_end(run, SAYS);
}

static long long now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static bool is_to_stop(const struct run *run)
{
	struct pollfd polled = {run->stop > 0 ? run->stop : -1, POLLIN, 0};

	return poll(&polled, 1, 0) > 0;
}

/* Serve it for one tick at most. */
static void serve(struct run *run)
{
	struct pollfd polled[2] = {{run->ends[FEED], POLLOUT, 0}, {run->ends[SAYS], POLLIN, 0}};

	poll(polled, 2, TICK);
	if (polled[0].revents)
		feed(run);
	if (polled[1].revents)
		listen_to(run);
}

static struct lp_end attend(struct run *run, int seconds)
{
	const long long deadline = now() + seconds * 1000LL;
	int status = 0;
	pid_t ended;

	if (run->left == 0)
		close_end(run, FEED);
	while ((ended = waitpid(run->child, &status, WNOHANG)) == 0 ||
		(ended < 0 && errno == EINTR)) {
		const bool stops = is_to_stop(run);

		if (stops || now() >= deadline) {
			kill(run->child, SIGKILL);
			waitpid(run->child, &status, 0);
			return (struct lp_end){stops ? LP_STOPPED : LP_LATE, 0};
		}
		serve(run);
	}
	if (run->ends[SAYS] >= 0)
		listen_to(run);
	if (ended < 0)
		return (struct lp_end){LP_FAILED, errno};
	return (struct lp_end){
		LP_ANSWERED, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}

static struct lp_end run_program(struct run *run, char **arguments, int seconds)
{
	struct lp_end end = {LP_FAILED, 0};

	if (is_to_stop(run))
		return (struct lp_end){LP_STOPPED, 0};
	if (!open_all(run) || !start(run, arguments)) {
		end.code = errno;
		close_all(run);
		return end;
	}
	end.code = exec_trouble(run);
	if (end.code == 0) {
		end = attend(run, seconds);
	} else {
		waitpid(run->child, NULL, 0);
		if (end.code == ENOENT || end.code == ENOTDIR)
			end.how = LP_MISSING;
	}
	close_all(run);
	return end;
}

struct lp_end lp_run(const struct spool_job *job, char *said, size_t size)
{
	struct run run = {.stop = job->stop,
		.text = job->text,
		.left = job->size,
		.said = said,
		.room = size - 1};
	char lp[] = "lp", to[] = "-d", title[] = "-t";
	char *arguments[6] = {lp, title, (char *)(job->title ? job->title : "drawboard")};

	if (job->printer && *job->printer) {
		arguments[3] = to;
		arguments[4] = (char *)job->printer;
	}
	memset(said, 0, size);
	return run_program(&run, arguments, job->seconds ? job->seconds : SECONDS);
}

struct lp_end lp_default(int seconds, char *said, size_t size)
{
	struct run run = {.text = "", .said = said, .room = size - 1};
	char lpstat[] = "lpstat", which[] = "-d";
	char *arguments[3] = {lpstat, which};

	memset(said, 0, size);
	return run_program(&run, arguments, seconds);
}
