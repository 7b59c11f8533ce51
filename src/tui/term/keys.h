/* Keys by their names on the screen: "Enter", "Ctrl-S", "n", "←". */
#ifndef TUI_TERM_KEYS_H
#define TUI_TERM_KEYS_H

#include <stdbool.h>
#include <stddef.h>

#include "tui/term/reader.h"

enum { KEY_NAME_SIZE = 16 };

/* The event of the key that is called so; false if no single key is. */
bool key_named(const char *name, size_t length, struct term_event *event);
/* Returns buffer; "That key" where it has no name. */
const char *key_called(const struct term_event *event, char buffer[KEY_NAME_SIZE]);

#endif
