/*
 * A rating list taken into the local file: which file and day, the sign that it works, what came.
 */
#ifndef TUI_ASK_LISTS_LOAD_H
#define TUI_ASK_LISTS_LOAD_H

struct tui;

void lists_load_ask(struct tui *tui);
/* Take in what the loader has reported; at its end what came in is said. */
void lists_load_take(struct tui *tui);
/* The descriptor to poll, -1: nothing is to come. */
int lists_load_socket(const struct tui *tui);

#endif
