/* From section to section of an event, and the table of all. */
#ifndef TUI_ASK_SECTIONS_H
#define TUI_ASK_SECTIONS_H

#include <stddef.h>

#include "tui/state/key_rows.h"

/*
 * The keys for it; none where the event has one section. typed: those alone that begin no name.
 */
const struct key_table *sections_keys(const struct tui *tui, bool typed);

/*
 * The sections, the one on the screen in brackets, and how far the others are, in so many cells:
 * with names, with letters, or how many there are. Of an event with one section "".
 */
void sections_tabs(const struct tui *tui, int cells, char *text, size_t size);

/* After the model is that of another section: the view that shows the same of it. */
void sections_settle(struct tui *tui);

/*
 * The section on the screen has gone and another one is shown: what was asked or typed was meant
 * for the one that has gone, and is put aside.
 */
void sections_gone(struct tui *tui);

#endif
