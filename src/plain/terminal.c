/* The width of who reads, where it is known. */
#include "config.h"

#include "plain/terminal.h"

#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "core/text/fold.h"

enum { CELLS_LEAST = 20 };

int terminal_cells(void)
{
	struct winsize size;

	if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 ||
		size.ws_col < CELLS_LEAST)
		return 0;
	return size.ws_col;
}

void terminal_fold(char *text)
{
	text_fold(text, strlen(text), terminal_cells());
}
