/* Lists written to files: where, and what has become of them. */
#ifndef TUI_ASK_PAPER_WRITE_H
#define TUI_ASK_PAPER_WRITE_H

struct paper;
struct tui;

/* Ask for the file of a list or set of lists, which go there; kept as a habit. */
void paper_to_file(struct tui *tui, const struct paper *paper);

#endif
