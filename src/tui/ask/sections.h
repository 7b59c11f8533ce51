/* From section to section of an event, and the table of all. */
#ifndef TUI_ASK_SECTIONS_H
#define TUI_ASK_SECTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "core/event.h"
#include "tui/state/key_rows.h"

/*
 * The keys for it; none where the event has one section. typed: those alone that begin no name.
 */
const struct key_table *sections_keys(const struct tui *tui, bool typed);

/*
 * How much is said of the sections on the top line: "Open R1 0/19 | [Major] | Minor R2 done"; short
 * names; and no round where it is that of the section on the screen, "Open 0/19 [Major] Min R2
 * done".
 */
enum tabs_detail { TABS_NAMES, TABS_SHORT, TABS_BRIEF };

struct tabs {
	enum tabs_detail detail;
	bool own;   /* how far the one on the screen is, too, once it is drawn: "[Major 3/20]" */
	bool laid;  /* with that, and before it is drawn: "[Major to draw]" */
	int others; /* at most so many, those beside it; how many there are more is said */
};

/* The sections, the one on the screen in brackets. Of an event with one section "". */
void sections_tabs(const struct tui *tui, const struct tabs *tabs, char *text, size_t size);
/* Is the desk bound to one section (drawboard EVENT --section NAME)? */
bool sections_is_bound(const struct tui *tui);
/* Before the model is made: a desk that is bound to sections goes to no other. */
void sections_stay(struct tui *tui);
/* The next section of the desk from this place on, or one before it (step -1); -1: none. */
int sections_next(const struct tui *tui, int place, int step);
/* That the desk goes to no other section. */
void sections_refuse(struct tui *tui);

/* How many others there are to be named; at a desk that is bound to some the others of these. */
int sections_other_tabs(const struct tui *tui);

/* After the model is that of another section: the view that shows the same of it. */
void sections_settle(struct tui *tui);

/*
 * The section on the screen has gone and another one is shown: what was asked or typed was meant
 * for the one that has gone, and is put aside. here: it went at this desk, where nothing is asked.
 */
void sections_gone(struct tui *tui, bool here);

/* Is there anywhere to go over to? False after a message. */
bool sections_has_others(struct tui *tui);
/*
 * The other sections, "Major, Minor"; and where there is one other its name, else "". Return text.
 */
const char *sections_others(const struct tui *tui, char *text, size_t size);
const char *sections_only_other(const struct tui *tui, char name[NAME_SIZE]);

/* The section that is typed, by name, letter or beginning; false after a message. */
bool sections_read(struct tui *tui, const char *text, int *section);

#endif
