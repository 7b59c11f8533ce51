/* The folder of the paper fall-back, asked for. */
#ifndef TUI_ASK_PAPER_FOLDER_H
#define TUI_ASK_PAPER_FOLDER_H

struct tui;

/* The key of the question which list. */
enum { PAPER_FOLDER = 'h' };

/* Another folder is set, which writes to it; the same one is written to now. */
void paper_folder_ask(struct tui *tui);

#endif
