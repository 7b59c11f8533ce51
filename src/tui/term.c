/*
 * The terminal, by recipes that were tried: own mouse modes and decoder, self-pipe for signals,
 * resizeterm.
 */
#include "config.h"

#include "tui/term.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

#include "tui/term_crash.h"

enum {
	KEY_SGR = KEY_MAX + 1,
	KEY_X10,
	KEY_PASTE,
	KEY_PASTED,
	SEQUENCE_WAIT = 250,
	ESCAPE_LOCAL = 50,
	ESCAPE_REMOTE = 100
};

static const int watched[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGWINCH};

static int self_pipe[2] = {-1, -1};
static bool mouse_on, hung_up, pasting;
static SCREEN *screen;

static void on_signal(int number)
{
	int before = errno;
	unsigned char byte = (unsigned char)number;

	if (write(self_pipe[1], &byte, 1) < 0)
		byte = 0;
	errno = before;
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
	pasting = false;
}

/*
 * LC_CTYPE alone: a decimal comma in numbers would spoil files. A UTF-8 locale is always there as
 * C.UTF-8.
 */
static void set_locale(void)
{
	if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
		setlocale(LC_CTYPE, "C.UTF-8");
}

static void set_escape_delay(void)
{
	const char *wish = getenv("ESCDELAY"), *remote = getenv("SSH_CONNECTION");
	int delay = wish ? atoi(wish) : 0;

	set_escdelay(delay > 0 ? delay : remote && *remote ? ESCAPE_REMOTE : ESCAPE_LOCAL);
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

/* Keys at once, no echo, Ctrl-S without meaning. */
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
	keypad(stdscr, TRUE);
	nodelay(stdscr, TRUE);
	curs_set(0);
	define_key("\033[<", KEY_SGR);
	define_key("\033[M", KEY_X10);
	define_key("\033[200~", KEY_PASTE);
	define_key("\033[201~", KEY_PASTED);
}

bool term_start(const struct term_options *options, char *why, size_t size)
{
	const char *name = getenv("TERM");

	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
		snprintf(why, size,
			"the draw board needs a terminal; see drawboard help for the commands");
		return false;
	}
	set_locale();
	crash_save();
	set_escape_delay();
	screen = newterm(name && *name ? name : "xterm-256color", stdout, stdin);
	if (!screen)
		screen = newterm("xterm-256color", stdout, stdin);
	if (!screen || !tigetstr("cup") || tigetstr("cup") == (char *)-1) {
		if (screen) {
			endwin();
			delscreen(screen);
			screen = NULL;
		}
		snprintf(why, size, "a terminal of type \"%.60s\" cannot move its cursor; set TERM",
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

/*
 * Ctrl-Z: the mouse off as well, stop the whole job, and on return see whether the window has
 * changed.
 */
static void suspend(void)
{
	set_reports(false);
	endwin();
	watch_signals(false);
	kill(0, SIGTSTP);
	watch_signals(true);
	clearok(curscr, TRUE);
	refresh();
	set_reports(true);
	on_signal(SIGWINCH);
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
		default:
			event->kind = TERM_SIGNAL;
			event->signal = number;
			return true;
		}
	}
	return false;
}

/* The rest of a mouse report; false if it said nothing. */
static bool read_mouse(int key, struct mouse_event *event)
{
	struct mouse_decoder decoder;
	enum mouse_fed fed = MOUSE_MORE;

	mouse_begin(&decoder, key == KEY_SGR ? MOUSE_SGR : MOUSE_X10);
	timeout(SEQUENCE_WAIT);
	while (fed == MOUSE_MORE && (key = getch()) != ERR) {
		if (key == KEY_SGR || key == KEY_X10)
			mouse_begin(&decoder, key == KEY_SGR ? MOUSE_SGR : MOUSE_X10);
		else if (key == KEY_RESIZE)
			continue;
		else
			fed = mouse_feed(&decoder, key, event);
	}
	nodelay(stdscr, TRUE);
	return fed == MOUSE_DONE;
}

/* The rest of a UTF-8 character that begins with this byte; false if it is none. */
static bool read_character(int first, char text[8])
{
	int length = first < 0x80               ? 1
		: first >= 0xc2 && first < 0xe0 ? 2
		: first >= 0xe0 && first < 0xf0 ? 3
						: 4;
	int have = 1;

	text[0] = (char)first;
	if (first >= 0x80 && (first < 0xc2 || first >= 0xf5))
		return false;
	if (length > 1)
		timeout(SEQUENCE_WAIT);
	while (have < length) {
		int byte = getch();

		if (byte < 0x80 || byte > 0xbf) {
			if (byte != ERR)
				ungetch(byte);
			break;
		}
		text[have++] = (char)byte;
	}
	text[have] = '\0';
	nodelay(stdscr, TRUE);
	return have == length;
}

/*
 * Escape, and a bracket right behind it: a control sequence that came in pieces. Its rest is
 * awaited and understood as far as mouse and arrows go, so that no letter of it is taken for a
 * command.
 */
static bool read_torn(struct term_event *event)
{
	static const int arrows[] = {KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT};
	int key, first = ERR, number = 0;

	timeout(SEQUENCE_WAIT);
	for (int taken = 0; taken < 32 && (key = getch()) != ERR; taken++) {
		if (taken == 0)
			first = key;
		if (taken == 0 && (key == '<' || key == 'M')) {
			event->kind = TERM_MOUSE;
			return read_mouse(key == '<' ? KEY_SGR : KEY_X10, &event->mouse);
		}
		if (key >= '0' && key <= '9' && number < 1000)
			number = 10 * number + key - '0';
		if (key >= 0x40 && key <= 0x7e)
			break;
	}
	nodelay(stdscr, TRUE);
	if (key == '~' && (number == 200 || number == 201)) {
		pasting = number == 200;
		return false;
	}
	event->kind = TERM_KEY;
	event->key = key >= 'A' && key <= 'D' ? arrows[key - 'A'] : KEY_ESCAPE;
	return first == ERR || first == key;
}

static bool read_escape(struct term_event *event)
{
	int next = getch();

	event->kind = TERM_KEY;
	event->key = KEY_ESCAPE;
	if (next == '[')
		return read_torn(event);
	if (next != ERR)
		ungetch(next);
	return true;
}

static bool read_key(int key, struct term_event *event)
{
	if (key == KEY_SGR || key == KEY_X10) {
		event->kind = TERM_MOUSE;
		return read_mouse(key, &event->mouse);
	}
	if (key == KEY_PASTE || key == KEY_PASTED)
		pasting = key == KEY_PASTE;
	if (key == KEY_RESIZE || key == KEY_PASTE || key == KEY_PASTED)
		return false;
	event->pasted = pasting;
	if (key == KEY_ESCAPE)
		return read_escape(event);
	if (key > 0xff || key < ' ' || key == 0x7f) {
		event->kind = TERM_KEY;
		event->key = key == '\n' || key == KEY_ENTER ? KEY_RETURN
			: key == 0x7f || key == '\b'         ? KEY_BACKSPACE
							     : key;
		return true;
	}
	event->kind = TERM_CHARACTER;
	event->key = key;
	return read_character(key, event->text);
}

static bool next_key(struct term_event *event)
{
	int key;

	while ((key = getch()) != ERR) {
		if (read_key(key, event))
			return true;
	}
	return false;
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

void term_wait(int milliseconds, int other)
{
	/* A descriptor below 0 is passed over. */
	struct pollfd fds[3] = {{.fd = STDIN_FILENO, .events = POLLIN},
		{.fd = self_pipe[0], .events = POLLIN}, {.fd = other, .events = POLLIN}};

	if (poll(fds, 3, milliseconds) > 0 && (fds[0].revents & (POLLHUP | POLLERR | POLLNVAL)))
		hung_up = true;
}
