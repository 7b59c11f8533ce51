/*
 * The terminal, by recipes that were tried: own mouse modes and reader, self-pipe for signals,
 * resizeterm.
 */
#include "config.h"

#include "tui/term/term.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "tui/term/crash.h"
#include "tui/term/entry.h"
#include "tui/term/letters.h"
#include "tui/term/reader.h"

enum { ESCAPE_LOCAL = 50, ESCAPE_REMOTE = 100, LAST_MILLISECONDS = 500 };

static const int watched[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};

static int self_pipe[2] = {-1, -1};
static bool mouse_on, hung_up;
static SCREEN *screen;

/* What was read and is still to be fed to the reader. */
static struct {
	unsigned char bytes[256];
	size_t at, length;
	long long when;
} input;
static struct reader reader;

/* The signal that is to end the program, and the time it has for that. */
static volatile sig_atomic_t last_signal;
static timer_t last_timer;
static bool have_timer;

static void on_signal(int number)
{
	static const struct itimerspec soon = {.it_value.tv_nsec = LAST_MILLISECONDS * 1000000L};
	int before = errno;
	unsigned char byte = (unsigned char)number;

	if (number != SIGTSTP && number != SIGCONT && number != SIGWINCH && !last_signal) {
		last_signal = number;
		if (have_timer)
			timer_settime(last_timer, 0, &soon, NULL);
	}
	if (write(self_pipe[1], &byte, 1) < 0)
		byte = 0;
	errno = before;
}

/*
 * The program has not ended in its time: it works, or it writes to a terminal that takes nothing.
 * Every action is in the file, so it may end here.
 */
static void on_timer(int number)
{
	(void)number;
	if (last_signal)
		crash_end(last_signal);
}

static void start_timer(void)
{
	struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGALRM};
	struct sigaction action = {.sa_flags = SA_RESTART};

	action.sa_handler = on_timer;
	sigemptyset(&action.sa_mask);
	sigaction(SIGALRM, &action, NULL);
	have_timer = timer_create(CLOCK_MONOTONIC, &event, &last_timer) == 0;
}

static void watch_signals(bool on)
{
	struct sigaction action = {.sa_flags = SA_RESTART};

	action.sa_handler = on ? on_signal : SIG_DFL;
	sigemptyset(&action.sa_mask);
	for (size_t i = 0; i < sizeof(watched) / sizeof(watched[0]); i++)
		sigaction(watched[i], &action, NULL);
}

static void write_all(const char *text)
{
	size_t length = strlen(text);

	while (length > 0) {
		ssize_t written = write(STDOUT_FILENO, text, length);

		if (written < 0 && errno != EINTR)
			return;
		if (written > 0) {
			text += written;
			length -= (size_t)written;
		}
	}
}

/* Mouse reports, and marks around pasted text so that no letter of it is taken for a command. */
static void set_reports(bool on)
{
	write_all(on ? "\033[?2004h" : "\033[?2004l");
	if (mouse_on)
		write_all(on ? "\033[?1000h\033[?1002h\033[?1006h"
			     : "\033[?1006l\033[?1002l\033[?1000l");
}

void term_set_mouse(bool on)
{
	if (on == mouse_on)
		return;
	set_reports(false);
	mouse_on = on;
	set_reports(true);
}

bool term_has_mouse(void)
{
	return mouse_on;
}

static void start_reader(void)
{
	const char *wish = getenv("ESCDELAY"), *remote = getenv("SSH_CONNECTION");
	int delay = wish ? atoi(wish) : 0;

	reader_begin(&reader, delay > 0 ? delay : remote && *remote ? ESCAPE_REMOTE : ESCAPE_LOCAL);
	input.at = input.length = 0;
}

static bool open_pipe(void)
{
	if (pipe(self_pipe) < 0)
		return false;
	for (int i = 0; i < 2; i++) {
		fcntl(self_pipe[i], F_SETFL, O_NONBLOCK);
		fcntl(self_pipe[i], F_SETFD, FD_CLOEXEC);
	}
	return true;
}

/*
 * Keys at once, no echo, Ctrl-S without meaning. The keypad is not asked for other codes than its
 * characters, and curses is not to look for input while it paints: the reader has it.
 */
static void set_modes(void)
{
	struct termios mode;

	cbreak();
	noecho();
	nonl();
	if (tcgetattr(STDIN_FILENO, &mode) == 0) {
		mode.c_iflag &= ~(tcflag_t)IXON;
		tcsetattr(STDIN_FILENO, TCSANOW, &mode);
	}
	def_prog_mode();
	typeahead(-1);
	curs_set(0);
}

/* By the machine's terminfo, or by what the program has of it. */
static void open_screen(const char *name)
{
	screen = newterm(name, stdout, stdin);
	if (!screen && entry_use(name))
		screen = newterm(name, stdout, stdin);
}

bool term_start(const struct term_options *options, char *why, size_t size)
{
	const char *name = getenv("TERM");

	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
		snprintf(why, size, "%s", options->without);
		return false;
	}
	letters_set();
	crash_save();
	start_reader();
	open_screen(name && *name ? name : "xterm-256color");
	if (!screen)
		open_screen("xterm-256color");
	if (!screen || !tigetstr("cup") || tigetstr("cup") == (char *)-1) {
		if (screen) {
			endwin();
			delscreen(screen);
			screen = NULL;
		}
		snprintf(why, size,
			"a terminal of type \"%.60s\" cannot move its cursor; set TERM, or say: drawboard --plain EVENT",
			name ? name : "");
		return false;
	}
	set_term(screen);
	if (!open_pipe()) {
		term_stop();
		snprintf(why, size, "%s", strerror(errno));
		return false;
	}
	set_modes();
	start_timer();
	watch_signals(true);
	signal(SIGPIPE, SIG_IGN);
	crash_arm();
	refresh();
	mouse_on = options->mouse;
	set_reports(true);
	return true;
}

void term_stop(void)
{
	if (!screen)
		return;
	set_reports(false);
	curs_set(1);
	endwin();
	watch_signals(false);
	if (have_timer)
		timer_delete(last_timer);
	have_timer = false;
	crash_disarm();
	for (int i = 0; i < 2; i++) {
		if (self_pipe[i] >= 0)
			close(self_pipe[i]);
		self_pipe[i] = -1;
	}
	delscreen(screen);
	screen = NULL;
}

void term_redraw(void)
{
	clearok(curscr, TRUE);
}

void term_die(int number)
{
	signal(number, SIG_DFL);
	raise(number);
}

/* The terminal may be in any state: all of it anew, and whether the window has changed. */
static void resume(void)
{
	if (!isendwin())
		endwin();
	refresh();
	clearok(curscr, TRUE);
	set_reports(true);
	on_signal(SIGWINCH);
}

/* Ctrl-Z: the mouse off as well, and stop the whole job. */
static void suspend(void)
{
	set_reports(false);
	endwin();
	watch_signals(false);
	kill(0, SIGTSTP);
	watch_signals(true);
	resume();
}

static void take_size(void)
{
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
		resizeterm(size.ws_row, size.ws_col);
}

static bool next_signal(struct term_event *event)
{
	unsigned char number;

	while (read(self_pipe[0], &number, 1) == 1) {
		switch (number) {
		case SIGWINCH:
			take_size();
			event->kind = TERM_RESIZE;
			return true;
		case SIGTSTP:
			suspend();
			break;
		case SIGCONT: /* stopped by a signal that nobody can catch */
			resume();
			break;
		default:
			event->kind = TERM_SIGNAL;
			event->signal = number;
			return true;
		}
	}
	return false;
}

static long long now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/*
 * What has come; behind an ESC, what comes as long as it may be the first byte of a sequence. False
 * if that is nothing.
 */
static bool take_input(void)
{
	struct pollfd fd = {.fd = STDIN_FILENO, .events = POLLIN};
	const long long before = now();
	const int wait = reader_wait(&reader, before);
	ssize_t length = 0;

	if (poll(&fd, 1, wait > 0 ? wait : 0) > 0 && fd.revents & (POLLIN | POLLHUP | POLLERR)) {
		length = read(STDIN_FILENO, input.bytes, sizeof(input.bytes));
		if (length <= 0)
			hung_up = length == 0 || (errno != EINTR && errno != EAGAIN);
	}
	input.at = 0;
	input.length = length > 0 ? (size_t)length : 0;
	input.when = now();
	if (length <= 0) {
		reader_pass(&reader, input.when);
		return wait >= 0;
	}
	/* It was there in time, however late this process was woken. */
	if (wait > 0 && input.when >= before + wait)
		input.when = before + wait - 1;
	return true;
}

static bool next_key(struct term_event *event)
{
	while (!reader_take(&reader, event)) {
		if (input.at < input.length)
			reader_feed(&reader, input.bytes[input.at++], input.when);
		else if (!take_input())
			return false;
	}
	return true;
}

bool term_next(struct term_event *event)
{
	memset(event, 0, sizeof(*event));
	if (next_signal(event) || next_key(event))
		return true;
	if (hung_up) {
		hung_up = false;
		event->kind = TERM_HANGUP;
		return true;
	}
	return false;
}

void term_wait(int milliseconds, const int others[TERM_OTHERS])
{
	enum { OWN = 2 };
	struct pollfd fds[OWN + TERM_OTHERS] = {
		{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = self_pipe[0], .events = POLLIN}};

	/* A descriptor below 0 is passed over. */
	for (int i = 0; i < TERM_OTHERS; i++)
		fds[OWN + i] = (struct pollfd){.fd = others ? others[i] : -1, .events = POLLIN};
	if (poll(fds, OWN + TERM_OTHERS, milliseconds) > 0 &&
		(fds[0].revents & (POLLHUP | POLLERR | POLLNVAL)))
		hung_up = true;
}
