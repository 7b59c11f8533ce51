/* Lists on paper. */
#ifndef TUI_ASK_PAPER_H
#define TUI_ASK_PAPER_H

struct tui;

void paper_ask(struct tui *tui);
/*
 * The boards of a round that have changed since it was published, whatever round is on the screen.
 */
void paper_changes(struct tui *tui, int round);
/* Slips of the boards of the next round that are certain. */
void paper_certain(struct tui *tui);
/* The sheet that answers a protest of this player. */
void paper_protest(struct tui *tui, int pin);

#endif
