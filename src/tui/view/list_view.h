/*
 * A view of rows under each other: cursor, scrolling, finding a player, clicks and the full card,
 * for players, standings, results, attendance and the games outside the competition alike. The
 * view's own state begins with its struct list.
 */
#ifndef TUI_VIEW_LIST_VIEW_H
#define TUI_VIEW_LIST_VIEW_H

#include "tui/state/key_rows.h"
#include "tui/state/list.h"
#include "tui/term/mouse.h"

struct tui;
struct term_event;

/* What a view lists now. */
struct listed {
	const void *rows;
	void *owned; /* to be freed once the rows have been read; NULL: they are somebody else's */
	int count;
};

struct list_rows {
	int first_row; /* of the screen */
	int below;     /* lines of the view's own between the rows and its lower edge */
	int inset;     /* cells between the left edge and the mark of the chosen row */
	/* Is there a note on one more such line, as things stand? NULL: never. */
	bool (*has_note)(const struct tui *tui);
	struct listed (*read)(const struct tui *tui);
	/* Who stands in a row; NULL: there are no players to find. */
	int (*pin)(const void *rows, int i);
	void (*draw)(const struct tui *tui, const struct listed *listed, int i, int row, bool here);
	/* What stands there instead of no rows. */
	const char *(*empty)(const struct tui *tui);
};

/* Of the view that is shown. */
struct list *list_view_list(const struct tui *tui);
/* Rows of the screen for the list. */
int list_view_page(const struct tui *tui);
int list_view_count(const struct tui *tui);
/* The player under the cursor, 0: none. */
int list_view_pin(const struct tui *tui);
/* Put the cursor on a player, who may not be there. */
void list_view_show(struct tui *tui, int pin);
void list_view_draw(struct tui *tui);
/* True if it was a click on a row, which is chosen now. */
bool list_view_click(struct tui *tui, const struct mouse_event *mouse);
/* The same as the mouse of a view. */
void list_view_mouse(struct tui *tui, const struct mouse_event *mouse);

/*
 * For views of fields, as in the form of a player: typing asks, by `change`, for a new value of the
 * row under the cursor, which begins with the letter; false: the key is no letter.
 */
bool list_view_type(
	struct tui *tui, const struct term_event *event, void (*change)(struct tui *tui));

/* Actions of keys: the cursor keys, Esc back to the draw board. */
void list_view_choose(struct tui *tui);
void list_view_leave(struct tui *tui);
/*
 * The row's name if somebody or something stands under the cursor, else NULL: a word of the key
 * line.
 */
const char *list_view_word(const struct tui *tui, const struct key_row *row);
/* Rows of a list of players: the full card, finding one, up and down. */
const struct key_table *list_view_keys(void);

#endif
