/* The two halves of pty.h: the program (pty.c) and its screen (pty_screen.c). */
#ifndef SUPPORT_PTY_PTY_INSIDE_H
#define SUPPORT_PTY_PTY_INSIDE_H

#include <sys/types.h>

#include "support/pty/pty.h"

enum { PTY_ROW_SIZE = 2048 };

struct pty {
	int master;
	pid_t pid;
	bool ended;
	int status;
	int rows, cols;
	VTerm *vterm;
	VTermScreen *screen;
	bool alternate, cursor_hidden;
	int mouse;
	size_t bytes;
	char row[PTY_ROW_SIZE];
};

/* Milliseconds of a clock that only goes forward; when a wait that begins now is over. */
long long pty_now(void);
long long pty_deadline(void);

/* The screen, on standard error. */
void pty_print(struct pty *pty);

#endif
