/*
 * The screen of the games outside the competition: what stands below the line that is typed, and
 * its painting. What its keys do is in outside.c.
 */
#ifndef TUI_VIEW_OUTSIDE_H
#define TUI_VIEW_OUTSIDE_H

#include "board/editor.h"
#include "tui/state/list.h"
#include "tui/state/state.h"

/* A game outside the competition as far as it has been typed, and the list below it. */
struct outside_entry {
	struct list list; /* the games of the evening, or those who are called as is typed */
	int evening;
	enum view_id from; /* where they were opened */
	int white, black;  /* PINs; 0: to be typed */
	bool rated;
	struct editor line;
	bool picked; /* the row by an arrow or a click; else it is whom the line means */
};

/* What this view alone knows. */
struct outside_entry *outside_of(const struct tui *tui);

struct list_rows;

/* The games of the evening that is shown. */
const struct record *outside_games(const struct tui *tui, int *count);

/* Is a name to be typed, not the result? */
bool outside_wants_name(const struct outside_entry *entry);
/* Do those stand below who are called as is typed? Else the games. */
bool outside_shows_names(const struct outside_entry *entry);

/* Whom the typed name or number means; 0: nobody, or several who have to be asked about. */
int outside_meant(const struct tui *tui);

/* What stands below the line. */
const struct list_rows *outside_list(void);

/* The player's name; "" if there is none. */
const char *outside_name(const struct tui *tui, int pin);

void outside_draw(struct tui *tui);

#endif
