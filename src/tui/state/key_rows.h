/* A key as a row: when it means something, what it does, its word on the key line, its help. */
#ifndef TUI_STATE_KEY_ROWS_H
#define TUI_STATE_KEY_ROWS_H

#include <stdbool.h>

#include "tui/term/reader.h"

struct tui;

/* When a key has a meaning; several may be joined. */
enum key_when {
	WHEN_LAID_OUT = 1,
	WHEN_PROPOSED = 2,
	WHEN_PUBLISHED = 4,
	WHEN_CARRYING = 8,
	WHEN_SEASON = 16,   /* with one of the others: in club seasons alone */
	WHEN_ADJUSTED = 32, /* by hand */
	WHEN_TWO_GAMES =
		131072,      /* with one of the others: in all-play-alls with two games a round */
	WHEN_ROUNDS = 64,    /* with one of the others: never in club seasons */
	WHEN_EMPTY = 2048,   /* with one of the others: nobody is entered yet */
	WHEN_PEOPLED = 8192, /* with one of the others: somebody is */
	WHEN_ALSO_EMPTY = 4096, /* of those under a heading: also while nobody is entered yet */
	/*
	 * Of the sections: with others; with another that is not drawn either; no round of this one
	 * is drawn, or none is published; an all-play-all; LOT parts those on one place
	 */
	WHEN_SEVERAL = 262144,
	WHEN_OTHER_UNDRAWN = 524288,
	WHEN_UNDRAWN = 1048576,
	WHEN_UNPUBLISHED = 2097152,
	WHEN_ALL_PLAY_ALL = 4194304,
	WHEN_LOTS = 8388608,
	/* Not when, but what it is about: cards on the board, the card under the cursor. */
	NEEDS_CARDS = 16384,
	NEEDS_CARD = 32768,
	/* Not when, but what it does: an event that can only be read does not offer it. */
	CHANGES = 65536,
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

/* Which of the row's keys was pressed is tui->key. */
typedef void (*key_act)(struct tui *tui);

/*
 * Keys that do the same, and what that is. One that is off in the present state of the round is
 * done all the same if no other row has the key: its action says what is missing.
 */
struct key_row {
	/* As the screen and the help name them: "Enter", "←→", "PgUp PgDn", "1-9". */
	const char *key;
	const char *name; /* its word on the key line; NULL: it is not there */
	const char *help; /* its line of the help; NULL: another row of the key has it */
	unsigned when;
	key_act act;      /* NULL: no key, but a text that is typed, or a mark on the screen */
	const char *also; /* keys that do the same and are not named on the screen; NULL: none */
};

struct key_table {
	const struct key_row *rows;
	int count;
};

/* The i-th row of tables that end with NULL; NULL: there are no more. */
const struct key_row *key_row_at(const struct key_table *const *tables, int i);

/* The i-th row of a view or form; NULL: there are no more. */
typedef const struct key_row *(*key_rows)(int i);

/* Is the typed key one of the row's? Nothing that is pasted is. */
bool key_row_has(const struct key_row *row, const struct term_event *event);

/* The n-th key of the row as an event; false: it has no more. */
bool key_row_key(const struct key_row *row, int n, struct term_event *event);

/* Do what the row does, for this key of it. */
void key_row_do(struct tui *tui, const struct key_row *row, const struct term_event *event);

/* Does the row mean something in the present state of the round? */
bool key_row_is_on(const struct tui *tui, const struct key_row *row);

/* The row that a typed key means now; NULL: it means nothing. */
const struct key_row *key_row_of(
	const struct tui *tui, key_rows rows, const struct term_event *event);

#endif
