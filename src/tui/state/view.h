/* A view of the screen: what it shows, its keys, what it says. */
#ifndef TUI_STATE_VIEW_H
#define TUI_STATE_VIEW_H

#include <stdbool.h>
#include <stddef.h>

#include "tui/state/key_rows.h"
#include "tui/term/reader.h"

struct tui;

struct app_touched;
struct list_rows;

enum view_id {
	VIEW_BOARD,
	VIEW_PRACTICE,
	VIEW_DEAL,
	VIEW_STEPS,
	VIEW_RESULTS,
	VIEW_PLAYERS,
	VIEW_STANDINGS,
	VIEW_FIELDS,
	VIEW_JOURNAL,
	VIEW_SECTIONS,
	VIEW_SECTION, /* a new one */
	VIEW_PRIZES,
	VIEW_PRIZE,
	VIEW_SEASON, /* of a club season, as the two behind it */
	VIEW_ATTENDANCE,
	VIEW_OUTSIDE,
	VIEW_COUNT
};

struct view {
	enum view_id id;
	const char *name;
	/* In the order in which the key line has them as far as there is room. */
	key_rows keys;
	bool keys_first; /* before that of the sections: all the room of a narrow line is theirs */
	/* What the marks mean that are seen in it: rows of the help behind those of the keys. */
	struct key_table marks;
	const struct list_rows *list; /* its rows (view/list_view.h); NULL: it is no list */
	size_t own_size; /* bytes of what it alone knows, which start zeroed; 0: none */
	void (*draw)(struct tui *tui);
	/* A key comes: true if it is dealt with before its row is looked up. NULL: none ever is. */
	bool (*before)(struct tui *tui, const struct term_event *event);
	/*
	 * There is nothing that the row could be about: true after a message. NULL: there always
	 * is.
	 */
	bool (*refuse)(struct tui *tui, const struct key_row *row);
	/*
	 * A key that no row has goes into the line that is typed; false if it means nothing. NULL:
	 * there is no such line.
	 */
	bool (*type)(struct tui *tui, const struct term_event *event);
	/* Is something typed in that line? NULL: never. */
	bool (*typing)(const struct tui *tui);
	void (*mouse)(struct tui *tui, const struct mouse_event *event);
	/*
	 * It comes from this view, perhaps for a round, 0: for any. NULL: nothing to prepare.
	 */
	void (*enter)(struct tui *tui, enum view_id from, int round);
	/* The round that it shows; NULL: the one on the board. */
	int (*round)(const struct tui *tui);
	/* Another view or a question comes: what is in the air goes back. NULL: nothing ever is. */
	void (*put_back)(struct tui *tui);
	/* Something true about what is chosen; NULL: nothing to say. */
	void (*facts)(const struct tui *tui, char *text, size_t size);
	/* An undo or redo has touched this: put the cursor on it. NULL: it stays. */
	void (*touched)(struct tui *tui, const struct app_touched *touched);
	/* Is what is chosen of the event, not of the section? Undo is of that then. NULL: never. */
	bool (*of_event)(const struct tui *tui);
	/* nothing of the event changes while it is open: undo and redo mean nothing */
	bool no_undo;
	bool of_sections; /* undo is of the section or of the event, whichever was changed last */
	/* The next sensible step; NULL: that of the round. */
	const char *(*next)(const struct tui *tui);
	/*
	 * What the key line calls a row as things stand; NULL: its key would do nothing now, and
	 * the line is without it. NULL: every row keeps its name.
	 */
	const char *(*word)(const struct tui *tui, const struct key_row *row);
};

#endif
