/* The keys of what keys go to now. */
#ifndef TUI_ASK_HELP_H
#define TUI_ASK_HELP_H

#include <stddef.h>

#include "tui/state/view.h"

struct tui;

/* Leave the mouse to the terminal, or take it back. */
void help_switch_mouse(struct tui *tui);
/* The keys that mean the same whatever is open, unless the view has its own meaning for one. */
const struct key_table *help_everywhere(void);
/* Undo and redo, which a view has everywhere. */
const struct key_table *help_undo(void);
/* The i-th row of what has the keys; NULL: there are no more, or they are a text of choices. */
const struct key_row *help_row(const struct tui *tui, int i);
/* Its word on the key line now; NULL: it is not there. */
const char *help_word(const struct tui *tui, const struct key_row *row);
/* As a text of choices (tui/term/click.h), without those of a view. */
void help_choices(const struct tui *tui, char *text, size_t size);
enum { CHOICES_SIZE = 520 };

#endif
