/*
 * Crash restore: endwin may not be called from a handler, so what brings the terminal back is put
 * together beforehand and written in one go; then the signal takes its course, core dump and exit
 * status as ever.
 */
#include "config.h"

#include "tui/term/crash.h"

#include <curses.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

enum { RESTORE_SIZE = 512, STACK_SIZE = 65536 };

static char restore[RESTORE_SIZE];
static size_t restore_length;
static struct termios saved;
static bool have_saved;
static void *handler_stack;

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};

/* A terminal that takes no output would hold the process for ever: it is not waited for. */
static void bring_back(void)
{
	const int flags = fcntl(STDOUT_FILENO, F_GETFL);
	ssize_t written;

	fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK);
	written = write(STDOUT_FILENO, restore, restore_length);
	(void)written;
	fcntl(STDOUT_FILENO, F_SETFL, flags);
	if (have_saved)
		tcsetattr(STDIN_FILENO, TCSANOW, &saved);
}

static void on_crash(int number)
{
	bring_back();
	raise(number);
}

void crash_end(int number)
{
	bring_back();
	signal(number, SIG_DFL);
	raise(number);
}

static void append(const char *text)
{
	size_t length;

	if (!text || text == (const char *)-1 || strstr(text, "$<"))
		return;
	length = strlen(text);
	if (restore_length + length >= sizeof(restore))
		return;
	memcpy(restore + restore_length, text, length);
	restore_length += length;
}

void crash_save(void)
{
	have_saved = tcgetattr(STDIN_FILENO, &saved) == 0;
}

void crash_arm(void)
{
	static const char *const capabilities[] = {"sgr0", "op", "cnorm", "rmkx", "rmcup"};
	struct sigaction action = {
		.sa_handler = on_crash, .sa_flags = SA_RESETHAND | SA_NODEFER | SA_ONSTACK};
	stack_t stack = {.ss_size = STACK_SIZE};

	restore_length = 0;
	append("\033[?2004l\033[?1006l\033[?1002l\033[?1000l");
	for (size_t i = 0; i < sizeof(capabilities) / sizeof(capabilities[0]); i++)
		append(tigetstr(capabilities[i]));
	if (!handler_stack)
		handler_stack = malloc(STACK_SIZE);
	if (handler_stack) {
		stack.ss_sp = handler_stack;
		sigaltstack(&stack, NULL);
	}
	sigemptyset(&action.sa_mask);
	for (size_t i = 0; i < sizeof(crashes) / sizeof(crashes[0]); i++)
		sigaction(crashes[i], &action, NULL);
}

void crash_disarm(void)
{
	stack_t none = {.ss_flags = SS_DISABLE, .ss_size = STACK_SIZE};

	for (size_t i = 0; i < sizeof(crashes) / sizeof(crashes[0]); i++)
		signal(crashes[i], SIG_DFL);
	if (handler_stack) {
		sigaltstack(&none, NULL);
		free(handler_stack);
		handler_stack = NULL;
	}
}
