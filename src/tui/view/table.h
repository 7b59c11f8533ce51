/*
 * What the standings and the table of a club season share: all players by rank after any round, a
 * row each, with the frame round them.
 */
#ifndef TUI_VIEW_TABLE_H
#define TUI_VIEW_TABLE_H

#include "board/strip.h"
#include "tui/state/list.h"
#include "tui/state/state.h"

enum { TABLE_FIRST_ROW = 3 };

/* Cells of a table of all players; of the standings also those of rounds, from `first` on. */
struct table_cells {
	int name, club;
	int round; /* of each round; wide: room for opponent and colour */
	int first, shown;
	int ties; /* tie-breaks that are shown, of the standings */
	bool wide;
};

/* What a view of this kind alone knows. */
struct table_state {
	struct list list;
	int round; /* after which it stands */
	struct table_cells cells;
};

/* Of the view that is shown. */
struct table_state *table_state(const struct tui *tui);

/*
 * Cells of the longest name as table_put_name has it, and of the longest club; 0: nobody has one.
 */
int table_names_width(const struct tui *tui);
int table_clubs_width(const struct tui *tui);
/*
 * The name in so many cells, with "gone" or another mark behind it if he has left by the round
 * shown.
 */
void table_put_name(
	const struct tui *tui, const struct player *player, int cells, struct strip *strip);
/* A rank between those of its neighbours, 0 for none: "4", or "4=" if one of them shares it. */
const char *table_rank(int before, int rank, int after, char text[24]);

/* After this round, 0: after the last one that is published. */
void table_enter(struct tui *tui, enum view_id from, int round);
int table_round(const struct tui *tui);
/*
 * Frame, headings and rows. title: "in" or "after" a round comes behind it, and then the legend.
 * signs: what the signs in the rows mean, in the lower edge; NULL: they speak for themselves.
 */
void table_draw(struct tui *tui, const char *title, const char *legend,
	const struct strip *headings, const char *signs);
void table_draw_row(const struct strip *strip, int row, bool here);
/* Instead of rows. */
const char *table_empty_words(const struct tui *tui);
/* The action of the keys that go to an earlier or later round. */
void table_go_round(struct tui *tui);
/* Their word on the key line, and that of any other row; NULL: there is no other round. */
const char *table_word(const struct tui *tui, const struct key_row *row);

#endif
