/*
 * Esc in a view with a line to type in: it empties the line, and on an empty one leaves. Who has
 * just emptied one may not have seen it, and go on typing where letters are commands: he is asked.
 */
#include "config.h"

#include "tui/ask/typing.h"

#include "tui/ask/ask.h"
#include "tui/state/state.h"
#include "tui/state/view.h"

void typing_emptied(struct tui *tui)
{
	tui->emptied = true;
	tui_say(tui, ROLE_PLAIN, "The line is empty again. Esc leaves.");
}

static void on_leave(struct tui *tui, char answer, const char *text)
{
	const enum view_id to = *(const enum view_id *)ask_kept(tui);

	(void)text;
	if (answer == '\r')
		tui_show(tui, to);
}

void typing_leave(struct tui *tui, enum view_id to)
{
	if (!tui->was_emptied) {
		tui_show(tui, to);
		return;
	}
	ask_enter(tui, on_leave,
		"Leave this list? What is typed then are commands.\nEnter leaves  any other key stays");
	ask_keep(tui, &to, sizeof(to));
}
