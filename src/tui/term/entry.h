/* Descriptions of the commonest terminals, for machines that have none. */
#ifndef TUI_TERM_ENTRY_H
#define TUI_TERM_ENTRY_H

#include <stdbool.h>

/*
 * As infocmp -Q1 prints it and TERMINFO may hold it: "hex:..." of the compiled entry. The Makefile
 * makes the rows, up to one without a name; both texts are constant.
 */
struct term_entry {
	const char *name, *hex;
};

extern const struct term_entry term_entries[];

/* What is asked of terminfo next is answered by the entry of that name; false: there is none. */
bool entry_use(const char *name);

#endif
