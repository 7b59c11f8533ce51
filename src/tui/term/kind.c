/* What kind of terminal this is, without taking it. */
#include "config.h"

#include "tui/term/kind.h"

#include <curses.h>
#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>

#include "tui/term/entry.h"

static bool has(const char *capability)
{
	const char *text = tigetstr(capability);

	return text && text != (const char *)-1;
}

void terminal_look(struct terminal *terminal)
{
	const char *name = getenv("TERM");
	struct winsize size;
	int reason;

	*terminal = (struct terminal){.name = name ? name : ""};
	terminal->here = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
	terminal->utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) {
		terminal->width = size.ws_col;
		terminal->height = size.ws_row;
	}
	if (!*terminal->name)
		return;
	if (setupterm(terminal->name, STDOUT_FILENO, &reason) != OK &&
		(!entry_use(terminal->name) ||
			setupterm(terminal->name, STDOUT_FILENO, &reason) != OK))
		return;
	terminal->known = has("cup");
	terminal->has_mouse = has("kmous");
	terminal->colours = tigetnum("colors");
	if (terminal->colours < 0)
		terminal->colours = 0;
	del_curterm(cur_term);
}
