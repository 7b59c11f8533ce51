/* Esc in a view with a line to type in: it empties the line, and on an empty one leaves. */
#include "config.h"

#include "tui/ask/typing.h"

#include "tui/state/state.h"

void typing_emptied(struct tui *tui)
{
	tui_say(tui, ROLE_PLAIN, "The line is empty again. Esc leaves.");
}
