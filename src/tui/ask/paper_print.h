/* Lists sent to a printer. */
#ifndef TUI_ASK_PAPER_PRINT_H
#define TUI_ASK_PAPER_PRINT_H

struct paper;
struct tui;

/*
 * Ask for the printer of a list or set of lists, which go there; kept as a habit. A process of its
 * own hands them over, and Esc ends it.
 */
void paper_to_printer(struct tui *tui, const struct paper *paper);

#endif
