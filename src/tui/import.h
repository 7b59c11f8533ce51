/* Players from a file. */
#ifndef TUI_IMPORT_H
#define TUI_IMPORT_H

struct tui;

/* The file is asked for. */
void import_ask(struct tui *tui);

#endif
