/* A view, and its keys as rows: of the last line, of the help. */
#ifndef TUI_STATE_VIEW_H
#define TUI_STATE_VIEW_H

#include <stdbool.h>
#include <stddef.h>

#include "tui/term/reader.h"

struct tui;

struct app_touched;

/* When a key has a meaning; several may be joined. */
enum key_when {
	WHEN_LAID_OUT = 1,
	WHEN_PROPOSED = 2,
	WHEN_PUBLISHED = 4,
	WHEN_CARRYING = 8,
	WHEN_SEASON = 16,       /* with one of the others: in club seasons alone */
	WHEN_ADJUSTED = 32,     /* by hand */
	WHEN_ROUNDS = 64,       /* with one of the others: never in club seasons */
	WHEN_EMPTY = 2048,      /* with one of the others: nobody is entered yet */
	WHEN_PEOPLED = 8192,    /* with one of the others: somebody is */
	WHEN_ALSO_EMPTY = 4096, /* of those under a heading: also while nobody is entered yet */
	/* Not when, but under which heading of the help; none: before the headings. */
	IN_ROUND = 128,
	IN_CARD = 256,
	IN_LOOK = 512,
	IN_LISTS = 1024,
	IN_GROUPS = IN_ROUND | IN_CARD | IN_LOOK | IN_LISTS,
	WHEN_PAIRED = WHEN_PROPOSED | WHEN_ADJUSTED,
	WHEN_RESTING = WHEN_LAID_OUT | WHEN_PAIRED | WHEN_PUBLISHED,
	WHEN_ANY = WHEN_RESTING | WHEN_CARRYING
};

/* One line of the help, and one word of the key line if it has a name. */
struct key_help {
	const char *key;
	const char *name; /* NULL: not on the key line */
	const char *help;
	unsigned when;
};

enum view_id {
	VIEW_BOARD,
	VIEW_PRACTICE,
	VIEW_RESULTS,
	VIEW_PLAYERS,
	VIEW_STANDINGS,
	VIEW_SEASON, /* of a club season, as the two behind it */
	VIEW_ATTENDANCE,
	VIEW_OUTSIDE,
	VIEW_COUNT
};

struct view {
	enum view_id id;
	const char *name;
	/* In the order in which the key line has them as far as there is room. */
	const struct key_help *keys;
	int nkeys;
	/* What the marks mean that are seen in it: rows of the help behind those of the keys. */
	const struct key_help *marks;
	int nmarks;
	size_t own_size; /* bytes of what it alone knows, which start zeroed; 0: none */
	void (*draw)(struct tui *tui);
	/* False if the key means nothing here. */
	bool (*key)(struct tui *tui, const struct term_event *event);
	void (*mouse)(struct tui *tui, const struct mouse_event *event);
	void (*enter)(struct tui *tui); /* NULL: nothing to prepare */
	/* Another view or a question comes: what is in the air goes back. NULL: nothing ever is. */
	void (*put_back)(struct tui *tui);
	bool types; /* it has a line to type in */
	/* Something true about what is chosen; NULL: nothing to say. */
	void (*facts)(const struct tui *tui, char *text, size_t size);
	/* An undo or redo has touched this: put the cursor on it. NULL: it stays. */
	void (*touched)(struct tui *tui, const struct app_touched *touched);
	/* The next sensible step; NULL: that of the round. */
	const char *(*next)(const struct tui *tui);
};

#endif
