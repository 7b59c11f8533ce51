/* The keys of what keys go to now. */
#ifndef TUI_ASK_HELP_H
#define TUI_ASK_HELP_H

#include <stddef.h>

#include "tui/state/view.h"

struct tui;

/* In a panel. */
void help_open(struct tui *tui);
/* Their table; NULL: they are a text of choices (tui/term/click.h), help_choices. */
const struct key_help *help_keys(const struct tui *tui, int *count);
/* As a text of choices, without those of a view. */
void help_choices(const struct tui *tui, char *text, size_t size);
enum { CHOICES_SIZE = 240 };

#endif
