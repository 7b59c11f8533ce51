/* Undo and redo. */
#ifndef TUI_ASK_UNDO_H
#define TUI_ASK_UNDO_H

struct tui;

void action_undo(struct tui *tui);
void action_redo(struct tui *tui);

#endif
