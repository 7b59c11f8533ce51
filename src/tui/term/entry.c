/* Descriptions of the commonest terminals, for machines that have none. */
#include "config.h"

#include "tui/term/entry.h"

#include <stdlib.h>
#include <string.h>

bool entry_use(const char *name)
{
	for (const struct term_entry *entry = term_entries; entry->name; entry++) {
		if (!strcmp(entry->name, name))
			return setenv("TERMINFO", entry->hex, 1) == 0;
	}
	return false;
}
