/* The attendance of a club evening and the roll of a round: its state, and how its rows look. */
#ifndef TUI_VIEW_ATTENDANCE_H
#define TUI_VIEW_ATTENDANCE_H

#include "board/editor.h"
#include "tui/state/list.h"
#include "tui/state/state.h"
#include "tui/view/list_view.h"

/* What this view alone knows. */
struct attendance_state {
	struct list list;
	struct editor called; /* the part of a name that has been typed */
	bool by_list;         /* in the order of tonight's list */
	int names;            /* cells of the names, for this frame */
	/* By an arrow or a click; who is taken is so no longer, but arrows go on from him. */
	enum { PICKED_NOBODY, PICKED_ONE, PICKED_TAKEN } picked;
};

bool attendance_is_chosen(const struct tui *tui);

/* His mark; ATTENDS_AWAY: none. */
int attendance_kind(const struct tui *tui, int pin);

/* attendance_rows.c */
void attendance_draw_title(const struct tui *tui);
void attendance_draw_row(
	const struct tui *tui, const struct listed *shown, int i, int row, bool at);

#endif
