/* A list to where it was asked for: standard output, a file, a printer. */
#ifndef CLI_DELIVER_H
#define CLI_DELIVER_H

#include "cli/cli.h"
#include "print/print.h"

/* A table may become CSV, HTML or PDF; a report may have endings of its own. */
enum deliver_kind { DELIVER_TEXT, DELIVER_TABLE, DELIVER_REPORT };

/*
 * Nothing is written that its ending (-o x.pdf) promises to be something else, and no list under an
 * ending that is not known: EXIT_USAGE after a message that says what is written.
 */
int deliver_check_ending(const struct args *args, const char *what, enum deliver_kind kind);

/*
 * Do --output, --printer, --width and --length agree? EXIT_USAGE after a message. What is not given
 * stays as it is.
 */
int deliver_style(const struct args *args, struct print_style *style, bool table);

/* In place of a round: of the rounds of all sections. */
enum { DELIVER_ALL_SECTIONS = -1 };

/*
 * Write the text as the options say; `name` is the list and `round` its round, for the printer's
 * title (paper/list_file.h).
 */
int deliver(const struct args *args, const struct app *app, const char *name, int round,
	const struct print_memory *text);
/* The same to a file, beside the event that it is of. */
int deliver_to_file(const char *path, const char *event, const struct print_memory *text);
/* In plain lines nothing stays unsaid. */
void deliver_say_written(const char *path);

#endif
