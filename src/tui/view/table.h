/*
 * A view of all players by rank after any round, a row each: its frame, keys and cursor. The
 * standings and the table of a club season differ in what stands in the rows.
 */
#ifndef TUI_VIEW_TABLE_H
#define TUI_VIEW_TABLE_H

#include "board/strip.h"
#include "tui/state/list.h"
#include "tui/state/state.h"

/* Cells of a table of all players; of the standings also those of rounds, from `first` on. */
struct table_cells {
	int name, club;
	int round; /* of each round; wide: room for opponent and colour */
	int first, shown;
	bool wide;
};

/* What a view of this kind alone knows. */
struct table_state {
	struct list list;
	struct table_cells cells;
};

/* Of the view that is shown. */
struct table_state *table_state(const struct tui *tui);

/* Who stands in a row. */
struct table_place {
	int pin, rank;
};

struct table {
	const char *title; /* "in" or "after" a round comes behind it */

	/* The rows after a round, for the caller to free; NULL, and *count 0, without memory. */
	void *(*read)(const struct tui *tui, int *count);
	struct table_place (*place)(const void *rows, int i);

	/* What a mark in the rows means, behind the title; "": there is none. NULL: never any. */
	const char *(*legend)(const struct tui *tui);
	/* What the signs in the rows mean, in the lower edge; NULL: they speak for themselves. */
	const char *(*signs)(const struct tui *tui);
	void (*headings)(const struct tui *tui, struct strip *strip);
	/* rank: with "=" if others share it */
	void (*row)(const struct tui *tui, const void *rows, int i, const char *rank,
		struct strip *strip);
	/* One line on the chosen row. */
	void (*facts)(const struct tui *tui, const void *rows, int i, char *text, size_t size);
};

/* Cells of the longest name as table_put_name has it, and of the longest club; 0: nobody has one. */
int table_names_width(const struct tui *tui);
int table_clubs_width(const struct tui *tui);
/* The name in so many cells, with "gone" behind it if he has withdrawn by the round shown. */
void table_put_name(
	const struct tui *tui, const struct player *player, int cells, struct strip *strip);

/* After the last round that is published. */
void table_enter(struct tui *tui);
void table_draw(struct tui *tui, const struct table *table);
/* Up and down, rounds, the full card, the paper, back to the board. */
bool table_key(struct tui *tui, const struct table *table, const struct term_event *event);
void table_mouse(struct tui *tui, const struct mouse_event *mouse);
void table_facts(const struct tui *tui, const struct table *table, char *text, size_t size);

/* The player under the cursor, 0: none. */
int table_pin(const struct tui *tui, const struct table *table);
/* Put the cursor on a player. */
void table_show(struct tui *tui, const struct table *table, int pin);

#endif
