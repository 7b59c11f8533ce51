/* A program on a pseudo terminal: its start and end, what it is sent. */
#include "config.h"

#include "support/pty/pty_inside.h"

#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { DEADLINE = 15000, ESCAPE_LEAST = 70, ESCAPE_MOST = 250, ENVIRONMENT_MOST = 24 };

static void on_output(const char *bytes, size_t size, void *user)
{
	const struct pty *pty = user;

	while (size > 0) {
		ssize_t written = write(pty->master, bytes, size);

		if (written < 0 && errno != EINTR)
			return;
		if (written > 0) {
			bytes += written;
			size -= (size_t)written;
		}
	}
}

static int on_property(VTermProp property, VTermValue *value, void *user)
{
	struct pty *pty = user;

	if (property == VTERM_PROP_ALTSCREEN)
		pty->alternate = value->boolean;
	else if (property == VTERM_PROP_CURSORVISIBLE)
		pty->cursor_hidden = !value->boolean;
	else if (property == VTERM_PROP_MOUSE)
		pty->mouse = value->number;
	return 1;
}

static const VTermScreenCallbacks callbacks = {.settermprop = on_property};

static void make_screen(struct pty *pty)
{
	pty->vterm = vterm_new(pty->rows, pty->cols);
	vterm_set_utf8(pty->vterm, 1);
	vterm_output_set_callback(pty->vterm, on_output, pty);
	pty->screen = vterm_obtain_screen(pty->vterm);
	vterm_screen_set_callbacks(pty->screen, &callbacks, pty);
	vterm_screen_enable_altscreen(pty->screen, 1);
	vterm_screen_reset(pty->screen, 1);
}

/* Nothing is inherited but what sanitizers and coverage need. */
static void fill_environment(const char **environment, const char *const *settings)
{
	static const char *const kept[] = {
		"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "GCOV_PREFIX"};
	static const char *const fresh[] = {"TERM=xterm-256color", "LC_ALL=C.UTF-8",
		"HOME=/nonexistent", "DRAWBOARD_DESK=", "TZ=UTC", "PATH=/usr/bin:/bin", "PS1=$ "};
	static char copies[sizeof(kept) / sizeof(kept[0])][512];
	int count = 0;

	for (size_t i = 0; settings && settings[i]; i++) {
		if (strchr(settings[i], '=') && settings[i][0] != '-' &&
			count < ENVIRONMENT_MOST - 12)
			environment[count++] = settings[i];
	}
	for (size_t i = 0; i < sizeof(fresh) / sizeof(fresh[0]); i++)
		environment[count++] = fresh[i];
	for (size_t i = 0; i < sizeof(kept) / sizeof(kept[0]); i++) {
		const char *value = getenv(kept[i]);

		if (!value)
			continue;
		snprintf(copies[i], sizeof(copies[i]), "%s=%s", kept[i], value);
		environment[count++] = copies[i];
	}
	environment[count] = NULL;
}

struct pty *pty_start_program(
	const char *const *argv, int rows, int cols, const char *const *settings)
{
	struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)cols};
	struct pty *pty = calloc(1, sizeof(*pty));
	const char *environment[ENVIRONMENT_MOST];

	ck_assert_ptr_nonnull(pty);
	fill_environment(environment, settings);
	pty->rows = rows;
	pty->cols = cols;
	pty->pid = forkpty(&pty->master, NULL, NULL, &size);
	ck_assert_msg(pty->pid >= 0, "no pseudo terminal here: %s", strerror(errno));
	if (pty->pid == 0) {
		union {
			const char *const *from;
			char *const *to;
		} words = {argv}, settings_of = {environment};

		execve(argv[0], words.to, settings_of.to);
		_exit(127);
	}
	make_screen(pty);
	return pty;
}

struct pty *pty_start(const char *event, int rows, int cols, const char *const *words)
{
	const char *argv[12] = {DRAWBOARD_PROGRAM, event};
	int count = 2;

	for (size_t i = 0; words && words[i] && count < 11; i++) {
		if (words[i][0] == '-')
			argv[count++] = words[i];
	}
	return pty_start_program(argv, rows, cols, words);
}

void pty_run(const char *const *argv)
{
	struct pty *pty = pty_start_program(argv, 24, 80, NULL);
	const int status = pty_wait(pty);

	ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == 0, "%s %s: status %x", argv[0],
		argv[1], status);
	pty_free(pty);
}

void pty_free(struct pty *pty)
{
	if (!pty->ended) {
		kill(pty->pid, SIGKILL);
		waitpid(pty->pid, NULL, 0);
	}
	if (pty->master >= 0)
		close(pty->master);
	vterm_free(pty->vterm);
	free(pty);
}

bool pty_pump(struct pty *pty, int milliseconds)
{
	struct pollfd poll_of = {.fd = pty->master, .events = POLLIN};
	char bytes[8192];
	ssize_t size;

	if (pty->master < 0 || poll(&poll_of, 1, milliseconds) <= 0)
		return false;
	size = read(pty->master, bytes, sizeof(bytes));
	if (size <= 0)
		return false;
	pty->bytes += (size_t)size;
	vterm_input_write(pty->vterm, bytes, (size_t)size);
	return true;
}

long long pty_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

long long pty_deadline(void)
{
	const char *multiplier = getenv("CK_TIMEOUT_MULTIPLIER");
	int times = multiplier ? atoi(multiplier) : 1;

	return pty_now() + (long long)DEADLINE * (times > 0 ? times : 1);
}

void pty_send_bytes(struct pty *pty, const char *bytes, size_t size)
{
	on_output(bytes, size, pty);
}

void pty_send(struct pty *pty, const char *bytes)
{
	pty_send_bytes(pty, bytes, strlen(bytes));
}

void pty_key(struct pty *pty, VTermKey key)
{
	vterm_keyboard_key(pty->vterm, key, VTERM_MOD_NONE);
}

void pty_enter(struct pty *pty)
{
	pty_send(pty, "\r");
}

/* Until the program has read all that was sent. */
static void await_read(struct pty *pty)
{
	const int slave = open(ptsname(pty->master), O_RDWR | O_NOCTTY);
	const long long until = pty_deadline();
	int unread = 0;

	while (slave >= 0 && ioctl(slave, FIONREAD, &unread) == 0 && unread > 0 &&
		pty_now() < until)
		pty_pump(pty, 5);
	if (slave >= 0)
		close(slave);
}

/*
 * What the program reads together with the Esc is no key of its own, so a busy one is waited for.
 */
void pty_escape(struct pty *pty)
{
	long long sent;
	bool answered = false;

	pty_send(pty, "\033");
	await_read(pty);
	sent = pty_now();
	while (pty_now() < sent + ESCAPE_LEAST || (!answered && pty_now() < sent + ESCAPE_MOST))
		answered |= pty_pump(pty, 10);
}

void pty_paste(struct pty *pty, const char *text)
{
	vterm_keyboard_start_paste(pty->vterm);
	pty_send(pty, text);
	vterm_keyboard_end_paste(pty->vterm);
}

/* libvterm writes the marks itself, where they are on. */
static bool marks_pastes(struct pty *pty)
{
	char bytes[8];

	vterm_output_set_callback(pty->vterm, NULL, NULL);
	vterm_keyboard_start_paste(pty->vterm);
	vterm_output_set_callback(pty->vterm, on_output, pty);
	return vterm_output_read(pty->vterm, bytes, sizeof(bytes)) > 0;
}

void pty_mouse_move(struct pty *pty, int row, int col)
{
	vterm_mouse_move(pty->vterm, row, col, VTERM_MOD_NONE);
}

void pty_mouse_button(struct pty *pty, int button, bool pressed)
{
	vterm_mouse_button(pty->vterm, button, pressed, VTERM_MOD_NONE);
}

void pty_drag(struct pty *pty, int row, int col, int to_row, int to_col)
{
	pty_mouse_move(pty, row, col);
	pty_mouse_button(pty, 1, true);
	for (int i = 1; i <= 4; i++)
		pty_mouse_move(pty, row + (to_row - row) * i / 4, col + (to_col - col) * i / 4);
	pty_mouse_button(pty, 1, false);
}

void pty_resize(struct pty *pty, int rows, int cols)
{
	struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)cols};

	pty->rows = rows;
	pty->cols = cols;
	vterm_set_size(pty->vterm, rows, cols);
	ck_assert_int_eq(ioctl(pty->master, TIOCSWINSZ, &size), 0);
}

void pty_signal(struct pty *pty, int number)
{
	ck_assert_int_eq(kill(pty->pid, number), 0);
}

void pty_hold_output(struct pty *pty)
{
	const int slave = open(ptsname(pty->master), O_RDWR | O_NOCTTY);

	ck_assert_int_ge(slave, 0);
	ck_assert_int_eq(tcflow(slave, TCOOFF), 0);
	close(slave);
}

int pty_terminal(const struct pty *pty)
{
	return pty->master;
}

pid_t pty_pid(const struct pty *pty)
{
	return pty->pid;
}

int pty_wait(struct pty *pty)
{
	long long until = pty_deadline();

	while (!pty->ended) {
		if (waitpid(pty->pid, &pty->status, WNOHANG) == pty->pid) {
			pty->ended = true;
			break;
		}
		if (pty_now() > until) {
			pty_print(pty);
			ck_abort_msg("the program does not end");
		}
		if (!pty_pump(pty, 10) && pty->master < 0)
			poll(NULL, 0, 5);
	}
	while (pty_pump(pty, 50))
		;
	return pty->status;
}

void pty_check_restored(struct pty *pty)
{
	struct termios mode;

	ck_assert_int_eq(tcgetattr(pty->master, &mode), 0);
	ck_assert_msg(mode.c_lflag & ECHO, "echo is still off");
	ck_assert_msg(mode.c_lflag & ICANON, "line mode is still off");
	ck_assert_msg(!pty->alternate, "the alternate screen was not left");
	ck_assert_msg(pty->mouse == VTERM_PROP_MOUSE_NONE, "the mouse is still on");
	ck_assert_msg(!pty->cursor_hidden, "the cursor is still hidden");
	ck_assert_msg(!marks_pastes(pty), "pasted text is still marked");
}

void pty_end(struct pty *pty)
{
	const int status = pty_wait(pty);

	ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	pty_check_restored(pty);
	pty_free(pty);
}

bool pty_mouse_on(const struct pty *pty)
{
	return pty->mouse == VTERM_PROP_MOUSE_DRAG;
}

size_t pty_bytes(const struct pty *pty)
{
	return pty->bytes;
}

void pty_hang_up(struct pty *pty)
{
	close(pty->master);
	pty->master = -1;
}
