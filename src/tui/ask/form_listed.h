/*
 * In the form of a player: whom of the rating lists the name that is typed may mean, below its
 * field, and what is taken over of one of them. Nothing of it where there are no lists.
 */
#ifndef TUI_ASK_FORM_LISTED_H
#define TUI_ASK_FORM_LISTED_H

#include <stdbool.h>

#include "app/lists/complete.h"

struct tui;

struct form_listed {
	struct completed completed;
	int marked;
	char trouble[ERROR_TEXT]; /* why nobody is looked up */
	bool taken;
	struct listed_entry entry; /* who was taken */
};

/* The lists as they are by now, for a form that is opened. */
void form_listed_open(struct tui *tui);
/* The name has changed. */
void form_listed_look(struct tui *tui);

/* Rows below the name that are kept for them; 0: there are no lists. */
int form_listed_rows(const struct tui *tui);
void form_listed_draw(const struct tui *tui, int row, int col, int cells);

/* Is somebody shown, so that one is marked? */
bool form_listed_any(const struct tui *tui);
void form_listed_mark(struct tui *tui, int by);
/* The one who is marked into the fields. */
void form_listed_take(struct tui *tui);

/* Who was taken, if his name still stands there; else NULL. */
const struct listed_entry *form_listed_entry(const struct tui *tui);

#endif
