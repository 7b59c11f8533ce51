/* The width of who reads, where it is known. */
#include "config.h"

#include "plain/terminal.h"

#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "core/text/fold.h"

enum { CELLS_LEAST = 20, CELLS_USUAL = 80 };

/* 0: unknown. */
static int window_cells(int descriptor)
{
	struct winsize size;

	return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col >= CELLS_LEAST ? size.ws_col
										       : 0;
}

int terminal_cells(void)
{
	return isatty(STDOUT_FILENO) ? window_cells(STDOUT_FILENO) : 0;
}

int terminal_width(FILE *file)
{
	const int descriptor = fileno(file);
	int cells;

	if (!isatty(descriptor))
		return 0;
	cells = window_cells(descriptor);
	return cells > 0 ? cells : CELLS_USUAL;
}

void terminal_fold(char *text)
{
	text_fold(text, strlen(text), terminal_cells());
}
