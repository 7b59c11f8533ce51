/* The rows of the list of players. */
#ifndef TUI_VIEW_PLAYERS_ROWS_H
#define TUI_VIEW_PLAYERS_ROWS_H

#include "core/particulars/grade_mark.h"
#include "tui/state/state.h"

/* Cells of the columns; colours 0: there is no room for them. */
struct players_cells {
	int name, club, notes, colours;
	struct grade_marks marks; /* behind the grades, in as many cells as they have letters */
};

/* As the window and the longest texts have it. */
struct players_cells players_share_cells(const struct tui *tui);
void players_draw_headings(const struct tui *tui, const struct players_cells *cells, int row);
void players_draw_row(const struct tui *tui, const struct player *player,
	const struct players_cells *cells, int row, bool here);
/* "bye 1:½ 3:0, from round 2, gone from round 4": byes, and who comes late, goes or is gone. */
void players_put_notes(const struct tui *tui, const struct player *player, struct strip *strip);

#endif
