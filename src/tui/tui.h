/* The draw board on the screen. */
#ifndef TUI_TUI_H
#define TUI_TUI_H

#include <stdbool.h>

#include "app/section/section.h"

struct practice;

struct tui_options {
	bool no_mouse; /* leave the mouse to the terminal (text selection) */
	bool ascii;    /* for terminals that do not show UTF-8 */
	bool no_color; /* as NO_COLOR in the environment does */
	/* of the event file, for names of printed files; may be NULL, but not for a new event */
	const char *path;
	const char *near;          /* a new event: one that was perhaps meant; NULL: none */
	const char *kept;          /* the copy that a migration has just made; NULL: none */
	struct desk_sections desk; /* to which it is bound */
	struct practice
		*practice; /* the event is an exercise (app/practice/practice.h); NULL: none */
};

/*
 * Run until the user quits; the event stays open. *app NULL: there is no event at options->path
 * yet, and a form offers to make one first; it is left in *app, or NULL if that was put aside.
 * Returns the exit status: 0, or 4 if there is no usable terminal (a message is on standard error).
 * After SIGTERM, SIGHUP, SIGINT or SIGQUIT it restores the terminal and ends the process by that
 * signal: every action is in the file already.
 */
int tui_run(struct app **app, const struct tui_options *options);

#endif
