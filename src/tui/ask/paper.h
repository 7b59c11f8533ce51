/* Lists on paper. */
#ifndef TUI_ASK_PAPER_H
#define TUI_ASK_PAPER_H

struct tui;

/* What w was answered before; 0: nothing yet. */
struct paper_habits {
	char last_list, last_where;
};

void paper_ask(struct tui *tui);
/* The boards of the round on the board that have changed since it was published. */
void paper_changes(struct tui *tui);
/* The sheet that answers a protest of this player. */
void paper_protest(struct tui *tui, int pin);

#endif
