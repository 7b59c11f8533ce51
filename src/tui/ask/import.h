/* Players from a file. */
#ifndef TUI_ASK_IMPORT_H
#define TUI_ASK_IMPORT_H

struct tui;

/* The file is asked for. */
void import_ask(struct tui *tui);

#endif
