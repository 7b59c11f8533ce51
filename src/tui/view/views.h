/* The views by name: for the table of them, and for what one takes from another. */
#ifndef TUI_VIEW_VIEWS_H
#define TUI_VIEW_VIEWS_H

#include "tui/state/state.h"

const struct view *view_board(void);
const struct view *view_practice(void);
const struct view *view_deal(void);
const struct view *view_steps(void);
const struct view *view_results(void);
const struct view *view_players(void);
const struct view *view_standings(void);
const struct view *view_fields(void);
const struct view *view_prizes(void);
const struct view *view_prize(void);
const struct view *view_season(void);
const struct view *view_attendance(void);
const struct view *view_outside(void);
const struct view *view_journal(void);
const struct view *view_sections(void);
const struct view *view_section(void);

#endif
