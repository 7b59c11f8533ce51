/* The top line of every view: event or sections, round, and the roll call, as the width allows. */
#ifndef TUI_VIEW_HEAD_TITLE_H
#define TUI_VIEW_HEAD_TITLE_H

struct tui;

void head_title_draw(struct tui *tui);

#endif
