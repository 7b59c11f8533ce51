/* The path that is proposed for a list: of the event, its section, round and name. */
#ifndef TUI_ASK_PAPER_PATH_H
#define TUI_ASK_PAPER_PATH_H

#include <stdbool.h>
#include <stddef.h>

struct paper;
struct tui;

/* The event's path, cut where it is long, section, round, list. */
enum { PAPER_PATH_SIZE = 176 };

/* As a text; another ending may be typed. */
void paper_path(const struct tui *tui, const struct paper *paper, char *text, size_t size);
/*
 * Is there a file of this path that is not the list's own? The path proposed for the list, with any
 * ending, is its own and written again.
 */
bool paper_is_other_file(const struct tui *tui, const struct paper *paper, const char *path);

#endif
