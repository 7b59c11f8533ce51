/* What is asked before the section on the screen is split, merged, removed or drawn lots for. */
#ifndef TUI_ASK_SECTION_CHANGE_H
#define TUI_ASK_SECTION_CHANGE_H

struct tui;

/* Each asks what it needs to know, and says what was done, or why it is not. */
void section_ask_split(struct tui *tui);
void section_ask_merge(struct tui *tui);
void section_ask_remove(struct tui *tui);
void section_ask_quads(struct tui *tui);
void section_ask_numbers(struct tui *tui);
void section_ask_lots(struct tui *tui);

#endif
